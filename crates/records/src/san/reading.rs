//! A move as it was read, and whether its text is canonical.

use std::fmt;

use board::{Move, Position};

use super::write::write;

/// The marks of check behind a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marks {
    /// There is none.
    Nothing,
    /// `+`
    Check,
    /// `#`
    Mate,
    /// Several of them.
    Several,
}

/// A move as it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The legal move that the text means.
    pub played: Move,
    /// The text without its marks is canonical.
    pub bare_is_canonical: bool,
    /// The marks of check.
    pub marks: Marks,
}

/// Why the text of a move is not canonical, though only one legal move fits it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Loose {
    /// A check without `+`.
    CheckUnmarked,
    /// A mate without `#`.
    MateUnmarked,
    /// `+` or `#` where there is no check.
    NoCheck,
    /// `#` where it is check, and no mate.
    NoMate,
    /// Several marks of check, such as `++`.
    SeveralMarks,
    /// More of the origin than is needed, as in `e2-e4` or `Ng1f3`.
    LongOrigin,
    /// A capture without `x`, or with another sign.
    CaptureUnmarked,
    /// A promotion without `=`, as in `a8Q` and `a8(Q)`.
    Promotion,
    /// Castling other than `O-O` and `O-O-O`.
    Castling,
    /// `e.p.` after the move.
    InPassing,
    /// Figurines instead of letters.
    Figurine,
    /// Squares in numbers.
    Numbers,
    /// Anything else.
    Form,
}

impl Loose {
    /// Every way.
    pub const ALL: [Loose; 13] = [
        Loose::CheckUnmarked,
        Loose::MateUnmarked,
        Loose::NoCheck,
        Loose::NoMate,
        Loose::SeveralMarks,
        Loose::LongOrigin,
        Loose::CaptureUnmarked,
        Loose::Promotion,
        Loose::Castling,
        Loose::InPassing,
        Loose::Figurine,
        Loose::Numbers,
        Loose::Form,
    ];
}

impl fmt::Display for Loose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Loose::CheckUnmarked => "a check is not marked",
            Loose::MateUnmarked => "a mate is not marked",
            Loose::NoCheck => "a check is marked where there is none",
            Loose::NoMate => "a mate is marked where there is only a check",
            Loose::SeveralMarks => "a check is marked more than once",
            Loose::LongOrigin => "more of the origin is given than is needed",
            Loose::CaptureUnmarked => "a capture is not marked with x",
            Loose::Promotion => "a promotion is not marked with =",
            Loose::Castling => "castling is not written with the letter O",
            Loose::InPassing => "a capture en passant is marked",
            Loose::Figurine => "pieces are figurines",
            Loose::Numbers => "squares are numbers",
            Loose::Form => "the form is not the usual one",
        })
    }
}

impl Marks {
    /// The text without its marks, and the marks.
    #[inline]
    pub(super) fn split(text: &[u8]) -> (&[u8], Marks) {
        match text {
            [bare @ .., b'+'] if !matches!(bare.last(), Some(b'+' | b'#')) => (bare, Marks::Check),
            [bare @ .., b'#'] if !matches!(bare.last(), Some(b'+' | b'#')) => (bare, Marks::Mate),
            [.., b'+' | b'#'] => {
                let marks = text.iter().rev().take_while(|byte| matches!(byte, b'+' | b'#')).count();
                (&text[..text.len() - marks], Marks::Several)
            }
            _ => (text, Marks::Nothing),
        }
    }

    /// What is wrong with the marks of a move that gives `check` or not. Whether a check mates is asked only where a mate is
    /// marked: a mate without its mark is none of these.
    #[must_use]
    #[inline(always)]
    pub fn loose(self, check: bool, mates: impl FnOnce() -> bool) -> Option<Loose> {
        let plain = if check { Marks::Check } else { Marks::Nothing };
        if self == plain { None } else { self.odd(check, mates) }
    }

    #[inline(never)]
    fn odd(self, check: bool, mates: impl FnOnce() -> bool) -> Option<Loose> {
        match (self, check) {
            (Marks::Nothing, false) | (Marks::Check, true) => None,
            (Marks::Several, _) => Some(Loose::SeveralMarks),
            (Marks::Check | Marks::Mate, false) => Some(Loose::NoCheck),
            (Marks::Mate, true) => (!mates()).then_some(Loose::NoMate),
            (Marks::Nothing, true) => Some(Loose::CheckUnmarked),
        }
    }
}

/// The first way in which the text of a move departs from its canonical form, marks of check aside.
#[must_use]
pub fn loose(position: &Position, text: &str, played: Move) -> Option<Loose> {
    let strip = |text: &str| text.trim_end_matches(['+', '#', '!', '?']).trim_end().to_owned();
    let (canonical, text) = (strip(&write(position, played)), strip(text));
    if text == canonical {
        return None;
    }
    let bare = ["e.p.", "e.p", "ep"].iter().find_map(|mark| text.strip_suffix(mark));
    let has = |letter: char| text.contains(letter);
    let piece = canonical.chars().next().filter(char::is_ascii_uppercase).filter(|&letter| letter != 'O');
    Some(match () {
        () if text.bytes().all(|byte| byte.is_ascii_digit()) => Loose::Numbers,
        () if text.chars().next().is_some_and(|letter| ('♔'..='♟').contains(&letter)) => Loose::Figurine,
        () if played.castling_wing().is_some() => Loose::Castling,
        () if bare.is_some() => Loose::InPassing,
        () if canonical.contains('=') && !has('=') => Loose::Promotion,
        () if piece.is_some_and(|letter| !text.starts_with(letter)) => Loose::Form,
        () if canonical.contains('x') && !has('x') => Loose::CaptureUnmarked,
        () if text.len() > canonical.len()
            && text.ends_with(&canonical[canonical.len().saturating_sub(2)..]) =>
        {
            Loose::LongOrigin
        }
        () => Loose::Form,
    })
}
