//! Moves within a line: `e2e4`, `a7a8q`, `Nf3`, `castles short`.

use board::Kind;
use game::act::Motion;

use super::parsed::GivenMove;
use crate::san::San;
use crate::text::square::read_square;
use crate::text::table::word_for;
use crate::text::words::{Word, Words};
use crate::vocabulary::WINGS;

const A_MOVE: &str = "a move: from and to (e2e4, a7a8q), SAN (Nf3) or `castles short`";

/// How records mark a capture en passant.
const EN_PASSANT: [&str; 3] = ["e.p.", "ep", "e.p"];

pub(super) fn given_move(words: &mut Words) -> Option<GivenMove> {
    if words.skip("castles") {
        return castling(words);
    }
    let word = words.need(A_MOVE)?;
    if let Some(motion) = both_transfers(word.text) {
        return Some(GivenMove::Motion(motion));
    }
    match transfer(word.text) {
        Some(Ok(motion)) => Some(GivenMove::Motion(motion)),
        // `R8c5` and `N1c3` have the shape of two squares, and name a rank of the origin.
        Some(Err(_)) if word.text.parse::<San>().is_ok() => in_san(words, word),
        Some(Err(reasons)) => {
            words.fault(word.fault(A_MOVE).because(reasons));
            None
        }
        None => in_san(words, word),
    }
}

/// `short`, `long`, or where King and Rook go in free castling: `h1 e1`.
pub(super) fn castling(words: &mut Words) -> Option<GivenMove> {
    if words.peek().is_some_and(|word| read_square(word.text).is_ok()) {
        let (king, rook) = (words.square(), words.square());
        return Some(GivenMove::Motion(Motion::FreeCastling { king: king?, rook: rook? }));
    }
    words.one(WINGS, "a side").map(GivenMove::castling)
}

/// A free castling as it is listed among the legal moves, King and Rook: `e1h1,h1e1`.
fn both_transfers(text: &str) -> Option<Motion> {
    let (king, rook) = text.split_once(',')?;
    let [
        Motion::Transfer { from, to, promotion: None },
        Motion::Transfer { from: corner, to: rook, promotion: None },
    ] = [transfer(king)?.ok()?, transfer(rook)?.ok()?]
    else {
        return None;
    };
    let ranks = [from, to, corner, rook].map(board::Square::rank);
    let usual = [(6, 5), (2, 3)].contains(&(to.file(), rook.file()));
    let wing = if to.file() > from.file() { board::Wing::King } else { board::Wing::Queen };
    (ranks.iter().all(|rank| *rank == ranks[0])).then_some(match usual {
        true => Motion::Castling(wing),
        false => Motion::FreeCastling { king: to, rook },
    })
}

/// Words shaped like `e2e4` or `a7a8q`, whether or not there are such squares; none for any other shape.
fn transfer(text: &str) -> Option<Result<Motion, Vec<String>>> {
    let letters: Vec<char> = text.to_ascii_lowercase().chars().collect();
    let (['a'..='z', '0'..='9', 'a'..='z', '0'..='9', promotion @ ..], true) =
        (&letters[..], text.is_ascii())
    else {
        return None;
    };
    let promotion = match promotion {
        [] => Ok(None),
        [letter] => {
            Kind::from_letter(*letter).map(Some).ok_or_else(|| format!("no piece has the letter {letter}"))
        }
        _ => return None,
    };
    Some(both_squares(text, promotion))
}

fn both_squares(text: &str, promotion: Result<Option<Kind>, String>) -> Result<Motion, Vec<String>> {
    let squares = [&text[..2], &text[2..4]].map(read_square);
    match (squares, promotion) {
        ([Ok(from), Ok(to)], Ok(promotion)) => Ok(Motion::Transfer { from, to, promotion }),
        ([from, to], promotion) => {
            Err([from.err(), to.err(), promotion.err()].into_iter().flatten().collect())
        }
    }
}

fn in_san(words: &mut Words, word: Word) -> Option<GivenMove> {
    let mut text = word.text.to_owned();
    for mark in EN_PASSANT {
        if words.skip(mark) {
            text = format!("{text} {mark}");
        }
    }
    match text.parse::<San>() {
        Ok(san) => Some(GivenMove::San { san, column: word.column }),
        Err(error) => {
            words.fault(word.fault(A_MOVE).because([error]));
            None
        }
    }
}

/// A move as it is written: `e2e4`, `a7a8q`, `castles short`.
pub(super) fn motion_text(motion: Motion) -> String {
    match motion {
        Motion::Transfer { from, to, promotion } => {
            let letter = promotion.map(|kind| kind.letter().to_string()).unwrap_or_default();
            format!("{from}{to}{letter}")
        }
        Motion::Castling(wing) => format!("castles {}", word_for(WINGS, &wing)),
        Motion::FreeCastling { king, rook } => format!("castles {king} {rook}"),
    }
}
