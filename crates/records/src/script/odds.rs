//! The odds that are given, as a header writes them: `rook`, `rook h1`, `pawn-and-two`, `knight by white, pawn by black`.

use board::{Kind, Side, Square};
use game::settings::{Given, Odds};

use crate::text::fault::Fault;
use crate::text::square::read_square;
use crate::text::table::{look_up, word_for};
use crate::vocabulary::SIDES;

const EXPECTED: &str = "odds, separated by commas: pawn, pawn-and-two, knight, bishop, rook, queen or moves N; with a \
                        square where another piece of that kind is agreed, with `by SIDE` where both sides give odds, \
                        with `not-removed` where the piece was left on the board; or `none`";

const PIECES: &[(&str, Kind)] =
    &[("knight", Kind::Knight), ("bishop", Kind::Bishop), ("rook", Kind::Rook), ("queen", Kind::Queen)];

/// One of the odds as it is written: the giver only where another header does not name the same.
pub(super) struct One {
    given: Given,
    giver: Option<Side>,
    left_on: bool,
}

impl One {
    pub(super) fn by(self, giver: Side) -> Odds {
        Odds { giver: self.giver.unwrap_or(giver), given: self.given, left_on: self.left_on }
    }
}

/// Reads a header's value, which begins at `column` of its line.
pub(super) fn read(value: &str, column: usize) -> Result<Vec<One>, Vec<Fault>> {
    if value.eq_ignore_ascii_case("none") {
        return Ok(Vec::new());
    }
    let read: Vec<_> = value.to_ascii_lowercase().split(',').map(|text| one(text.trim())).collect();
    let fault = |why: &String| Fault::new(column, EXPECTED, value).because([why]);
    let faults: Vec<Fault> = read.iter().filter_map(|one| one.as_ref().err()).map(fault).collect();
    if faults.is_empty() { Ok(read.into_iter().flatten().collect()) } else { Err(faults) }
}

fn one(text: &str) -> Result<One, String> {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let not_removed = words.iter().position(|word| *word == "not-removed");
    if let Some(at) = not_removed {
        words.remove(at);
    }
    let giver = match words[..] {
        [.., "by", side] => {
            words.truncate(words.len() - 2);
            Some(look_up(SIDES, side).ok_or_else(|| format!("`{side}` is not a side"))?)
        }
        _ => None,
    };
    let (given, left_on) = (given(&words)?, not_removed.is_some());
    match given {
        Given::Moves(_) if left_on => Err("`not-removed` says nothing of moves".to_owned()),
        _ => Ok(One { given, giver, left_on }),
    }
}

fn given(words: &[&str]) -> Result<Given, String> {
    match words {
        ["pawn"] => Ok(Given::Pawn),
        ["pawn-and-two"] => Ok(Given::PawnAndTwo),
        ["moves", number] => {
            let number = number.parse().ok().filter(|number| (1..=8).contains(number));
            number.map(Given::Moves).ok_or_else(|| "1 to 8 moves can be given".to_owned())
        }
        [piece] => Ok(Given::Piece(kind(piece)?, None)),
        [piece, square] => Ok(Given::Piece(kind(piece)?, Some(read_square(square)?))),
        _ => Err(format!("`{}` cannot be given as odds", words.join(" "))),
    }
}

fn kind(word: &str) -> Result<Kind, String> {
    look_up(PIECES, word).ok_or_else(|| format!("`{word}` cannot be given as odds in this version"))
}

/// The odds as a header writes them, each with its giver.
pub(super) fn written(odds: &[Odds]) -> String {
    let left_on = |odds: &Odds| if odds.left_on { " not-removed" } else { "" };
    let one = |odds: &Odds| format!("{}{} by {}", in_words(odds.given), left_on(odds), odds.giver);
    odds.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn in_words(given: Given) -> String {
    let square = |square: Option<Square>| square.map(|square| format!(" {square}")).unwrap_or_default();
    match given {
        Given::Pawn => "pawn".to_owned(),
        Given::PawnAndTwo => "pawn-and-two".to_owned(),
        Given::Piece(kind, at) => format!("{}{}", word_for(PIECES, &kind), square(at)),
        Given::Moves(number) => format!("moves {number}"),
    }
}
