//! A game in the words of Xfcc.

use board::Side;
use view::{MoveText, Seat, Standing};
use xfcc::{Game, GameResult, TimeLeft};

use super::sitting::{number_of, side_of};
use crate::wire::snapshot::Snapshot;

/// A game as Xfcc tells it to a seat. The times are those that the last act left.
pub(super) fn game(seen: &Snapshot, seat: Seat) -> Game {
    let standing = &seen.standing;
    let side = side_of(seat, &standing.turn);
    let left = |side: Side| {
        let clock = standing.clock.as_ref();
        let ms = clock.and_then(|clock| if side == Side::White { clock.white_ms } else { clock.black_ms });
        ms.map(TimeLeft::of_ms).unwrap_or_default()
    };
    let header = |key: &str| seen.header.get(key).cloned().flatten();
    let line = standing.line.as_deref().unwrap_or_default();
    let start = line.first().map_or(&standing.fen, |first| &first.fen);
    Game {
        id: number_of(&seen.game),
        white: "White".to_owned(),
        black: "Black".to_owned(),
        event: format!("Game {}", seen.game),
        site: "Jadoube".to_owned(),
        event_date: String::new(),
        my_turn: result(standing) == GameResult::Ongoing && standing.turn == side.to_string(),
        has_white: side == Side::White,
        player: left(side),
        opponent: left(!side),
        moves: moves(standing),
        draw_offered: standing.offer.as_deref() == Some(if side == Side::White { "black" } else { "white" }),
        result: result(standing),
        message: seen
            .chat
            .iter()
            .rfind(|said| said.by != Seat::of(side))
            .map(|said| said.text.clone())
            .unwrap_or_default(),
        server_info: info(standing),
        game_link: String::new(),
        time_control: header("time").unwrap_or_default(),
        fen: header("start").map(|_| start.clone()),
    }
}

pub(super) fn goes_on(standing: &Standing) -> bool {
    standing.result == "*"
}

/// The moves as in PGN, with the result behind them. What no notation writes is a comment.
fn moves(standing: &Standing) -> String {
    let mut text = String::new();
    for (index, played) in standing.line.iter().flatten().enumerate() {
        match played.by.as_str() {
            "white" => text += &format!("{}. ", played.number),
            _ if index == 0 => text += &format!("{}... ", played.number),
            _ => {}
        }
        text += &match &played.written {
            MoveText::San(san) => format!("{san} "),
            MoveText::Words(words) => format!("{{{words}}} "),
        };
    }
    let in_figures = matches!(&*standing.result, "1-0" | "0-1" | "1/2-1/2");
    text + if in_figures { &standing.result } else { "*" }
}

fn result(standing: &Standing) -> GameResult {
    match (&*standing.result, standing.phase) {
        ("*", "stopped") => GameResult::AdjudicationPending,
        ("*", _) => GameResult::Ongoing,
        ("1-0", _) => GameResult::WhiteWins,
        ("0-1", _) => GameResult::BlackWins,
        ("1/2-1/2", _) => GameResult::Draw,
        ("0-0", _) => GameResult::BothDefaulted,
        ("annulled" | "recommenced", _) => GameResult::Cancelled,
        (other, _) => GameResult::Other(other.to_owned()),
    }
}

/// The code, and where it reckons with silence, who has been silent for how long and what is to come.
fn info(standing: &Standing) -> String {
    let code = format!("Code: {}.", standing.code);
    let Some(silence) = &standing.silence else { return code };
    let sent = silence.reminders.iter().filter(|reminder| reminder.sent).count();
    let by = match silence.by.as_str() {
        "white" => "White",
        _ => "Black",
    };
    let days = if silence.days == 1 { "1 day".to_owned() } else { format!("{} days", silence.days) };
    format!("{code} {by} has not moved for {days}; reminders: {sent}.")
}
