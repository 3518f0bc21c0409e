//! Moves of ordinary form, read from bytes and found without a list of moves: kind, origin and destination narrow the
//! pieces down to one. What is not found here is read again in full.

use board::{Bitboard, Kind, Move, Position, Square, Wing};

/// The move, if the text has an ordinary form that exactly one legal move fits.
#[inline]
pub(super) fn read(position: &Position, text: &[u8]) -> Option<Move> {
    let marks = text.iter().rev().take_while(|byte| matches!(byte, b'+' | b'#')).count();
    let text = &text[..text.len() - marks];
    match text {
        b"O-O" => position.castling_to(Wing::King),
        b"O-O-O" => position.castling_to(Wing::Queen),
        [letter @ (b'N' | b'B' | b'R' | b'Q' | b'K'), rest @ ..] => man(position, kind(*letter), rest, None),
        [rest @ .., b'=', letter] => man(position, Kind::Pawn, rest, Some(promoted(*letter)?)),
        rest => man(position, Kind::Pawn, rest, None),
    }
}

fn kind(letter: u8) -> Kind {
    match letter {
        b'N' => Kind::Knight,
        b'B' => Kind::Bishop,
        b'R' => Kind::Rook,
        b'Q' => Kind::Queen,
        _ => Kind::King,
    }
}

fn promoted(letter: u8) -> Option<Kind> {
    matches!(letter, b'N' | b'B' | b'R' | b'Q').then(|| kind(letter))
}

/// A destination after as much of an origin as is given.
#[inline]
fn man(position: &Position, kind: Kind, text: &[u8], promotion: Option<Kind>) -> Option<Move> {
    let (origin, to) = text.split_last_chunk::<2>()?;
    let to = square(to[0], to[1])?;
    let (origin, takes) = match origin {
        [origin @ .., b'x'] => (origin, true),
        origin => (origin, false),
    };
    let origin = match *origin {
        [] if kind == Kind::Pawn => Bitboard::file(to.file()),
        [] => Bitboard::ALL,
        [file @ b'a'..=b'h'] => Bitboard::file(file - b'a'),
        [rank @ b'1'..=b'8'] if kind != Kind::Pawn => Bitboard::rank(rank - b'1'),
        [file, rank] if kind != Kind::Pawn => Bitboard::of(square(file, rank)?),
        _ => return None,
    };
    only(position, kind, origin, to, takes, promotion)
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    (file < 8 && rank < 8).then(|| Square::new(file, rank))
}

/// The one legal move of these pieces to that square; a cross must stand for a capture.
#[inline]
fn only(
    position: &Position,
    kind: Kind,
    among: Bitboard,
    to: Square,
    takes: bool,
    promotion: Option<Kind>,
) -> Option<Move> {
    let found = position.only_move(kind, among, to, promotion)?;
    (!takes || takes_something(position, found)).then_some(found)
}

fn takes_something(position: &Position, m: Move) -> bool {
    m.takes_on().is_some_and(|square| position.occupied().contains(square))
}
