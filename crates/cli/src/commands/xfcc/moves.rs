//! The next move of a game: its number, and how the server wants it written.

use records::pgn::{PgnGame, Reader, Replay};
use records::san;
use xfcc::Game;

use crate::terminal::out::CommandError;

/// The number of the next move, and that move in algebraic notation, as it is legal in the position of the game.
pub fn next(game: &Game, played: &str) -> Result<(u32, String), CommandError> {
    let tags = game
        .fen
        .as_deref()
        .map(|fen| format!("[SetUp \"1\"]\n[FEN \"{}\"]\n\n", fen.replace(['"', '\\'], "")));
    let text = tags.unwrap_or_default() + &game.moves + "\n";
    let mut replay = Replay::default();
    let unread =
        |why: String| CommandError::message(format!("the moves of game {} cannot be played: {why}", game.id));
    let game_of_text = PgnGame::first(text.as_bytes()).map_err(|error| unread(error.to_string()))?;
    game_of_text.start().map_err(|reasons| unread(reasons.join("; ")))?;
    Reader::new(text.as_bytes()).read_game(&mut replay).map_err(|error| unread(error.to_string()))?;
    let moves = game
        .moves
        .split_whitespace()
        .filter(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()))
        .count();
    if let Some(wrong) = replay.findings().first().filter(|_| (replay.plies() as usize) < moves) {
        return Err(unread(wrong.to_string()));
    }
    let position = replay.position();
    let legal = san::read(&position, played).map_err(|why| CommandError::message(why.to_string()))?;
    Ok((position.setup().fullmoves, san::write(&position, legal)))
}

#[cfg(test)]
mod tests {
    use xfcc::Game;

    use super::next;

    fn game(moves: &str, fen: Option<&str>) -> Game {
        Game { id: 5, moves: moves.to_owned(), fen: fen.map(str::to_owned), ..Game::default() }
    }

    #[test]
    fn a_move_is_read_in_the_position_of_the_game() {
        let after = "1. e4 e5 2. Nf3 *";
        assert_eq!(next(&game(after, None), "2836").expect("legal"), (2, "Nc6".to_owned()));
        assert_eq!(next(&game("*", None), "e4").expect("legal"), (1, "e4".to_owned()));
        let endgame = Some("8/P6k/8/8/8/8/8/K7 w - - 0 40");
        assert_eq!(next(&game("*", endgame), "17181").expect("legal"), (40, "a8=Q".to_owned()));
    }

    #[test]
    fn what_is_no_move_is_not_sent() {
        assert!(next(&game("1. e4 *", None), "e4").is_err());
        assert!(next(&game("1. e4 Ke4 *", None), "Nf3").is_err());
        assert!(next(&game("*", Some("no position")), "e4").is_err());
    }
}
