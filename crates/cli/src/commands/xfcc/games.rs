//! The games that a server lists.

use std::io::Write;

use serde_json::{Value, json};
use xfcc::{Game, GameResult, TimeLeft};

use crate::terminal::out::{CommandError, Out, Paint};

pub fn print(games: &[Game], as_json: bool, out: &mut Out) -> Result<(), CommandError> {
    if as_json {
        for game in games {
            writeln!(out, "{}", to_json(game))?;
        }
        return Ok(());
    }
    if games.is_empty() {
        writeln!(out, "The server lists no game.")?;
    }
    for (number, game) in games.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        let title = out.paint(Paint::Bold, format!("{}  {} – {}", game.id, game.white, game.black));
        writeln!(out, "{title}  {}", game.event)?;
        writeln!(out, "{}", standing(game))?;
        if game.draw_offered {
            writeln!(out, "Your opponent offers a draw.")?;
        }
        for told in [&game.moves, &game.message, &game.server_info] {
            if !told.is_empty() {
                writeln!(out, "{told}")?;
            }
        }
    }
    Ok(())
}

fn standing(game: &Game) -> String {
    let side = if game.has_white { "White" } else { "Black" };
    let turn = match (&game.result, game.my_turn) {
        (GameResult::Ongoing, true) => "it is your move",
        (GameResult::Ongoing, false) => "it is your opponent's move",
        (GameResult::AdjudicationPending, _) => "the director has yet to decide",
        (over, _) => return format!("You had {side}. {}", over.word()),
    };
    let clock = !game.time_control.is_empty() || [game.player, game.opponent] != [TimeLeft::default(); 2];
    let times = format!(" {} left to you, {} to your opponent.", left(game.player), left(game.opponent));
    format!("You have {side}; {turn}.{}", if clock { &times } else { "" })
}

fn left(time: TimeLeft) -> String {
    format!("{}d {}h {}m", time.days, time.hours, time.minutes)
}

fn to_json(game: &Game) -> Value {
    let minutes =
        |time: TimeLeft| (u64::from(time.days) * 24 + u64::from(time.hours)) * 60 + u64::from(time.minutes);
    json!({
        "id": game.id, "white": game.white, "black": game.black, "event": game.event, "site": game.site,
        "has_white": game.has_white, "my_turn": game.my_turn, "moves": game.moves, "fen": game.fen,
        "draw_offered": game.draw_offered, "result": game.result.word(), "message": game.message,
        "server_info": game.server_info, "time_control": game.time_control,
        "minutes": minutes(game.player), "opponent_minutes": minutes(game.opponent),
    })
}

#[cfg(test)]
mod tests {
    use xfcc::{Game, TimeLeft};

    use super::standing;

    #[test]
    fn times_are_told_where_there_is_a_clock() {
        let game = Game { my_turn: true, has_white: true, ..Game::default() };
        assert_eq!(standing(&game), "You have White; it is your move.");
        let clock = Game { player: TimeLeft { days: 3, hours: 0, minutes: 5 }, ..game.clone() };
        let told = "You have White; it is your move. 3d 0h 5m left to you, 0d 0h 0m to your opponent.";
        assert_eq!(standing(&clock), told);
        let told = "You have White; it is your move. 0d 0h 0m left to you, 0d 0h 0m to your opponent.";
        assert_eq!(standing(&Game { time_control: "code".to_owned(), ..game }), told);
    }
}
