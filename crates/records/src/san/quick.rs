//! Moves of ordinary form, read from bytes and found without a list of moves: kind, origin and destination narrow the
//! pieces down to one. What is not found here is read again in full.

use board::{Bitboard, Kind, Move, Position, Square, Wing};

use super::reading::{Marks, Reading};

/// The move, if the text has an ordinary form that exactly one legal move fits.
#[inline]
pub(super) fn read(position: &Position, text: &[u8]) -> Option<Reading> {
    let (bare, marks) = Marks::split(text);
    let castling =
        |wing| Some(Reading { played: position.castling_to(wing)?, bare_is_canonical: true, marks });
    match bare {
        b"O-O" => castling(Wing::King),
        b"O-O-O" => castling(Wing::Queen),
        [letter @ (b'N' | b'B' | b'R' | b'Q' | b'K'), rest @ ..] => {
            man(position, kind(*letter), rest, None, marks)
        }
        [rest @ .., b'=', letter] => man(position, Kind::Pawn, rest, Some(promoted(*letter)?), marks),
        rest => man(position, Kind::Pawn, rest, None, marks),
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

/// A destination after as much of an origin as is given; a cross must stand for a capture.
#[inline]
fn man(
    position: &Position,
    kind: Kind,
    text: &[u8],
    promotion: Option<Kind>,
    marks: Marks,
) -> Option<Reading> {
    let (origin, to) = text.split_last_chunk::<2>()?;
    let to = square(to[0], to[1])?;
    let (origin, takes) = match origin {
        [origin @ .., b'x'] => (origin, true),
        origin => (origin, false),
    };
    let among = match *origin {
        [] if kind == Kind::Pawn => Bitboard::file(to.file()),
        [] => Bitboard::ALL,
        [file @ b'a'..=b'h'] => Bitboard::file(file - b'a'),
        [rank @ b'1'..=b'8'] if kind != Kind::Pawn => Bitboard::rank(rank - b'1'),
        [file, rank] if kind != Kind::Pawn => Bitboard::of(square(file, rank)?),
        _ => return None,
    };
    let played = position.only_move(kind, among, to, promotion)?;
    let captures = played.takes_on().is_some_and(|square| position.occupied().contains(square));
    let needed = origin.is_empty()
        || if kind == Kind::Pawn { captures } else { is_needed(position, kind, origin, played) };
    (!takes || captures).then_some(Reading { played, bare_is_canonical: needed && takes == captures, marks })
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    (file < 8 && rank < 8).then(|| Square::new(file, rank))
}

/// Whether exactly so much of the origin is needed to tell the piece from the others of its kind.
#[inline(never)]
fn is_needed(position: &Position, kind: Kind, origin: &[u8], played: Move) -> bool {
    let from = played.from();
    let others = position.movers(kind, played.to()).without(from);
    let (same_file, same_rank) =
        (others.meets(Bitboard::file(from.file())), others.meets(Bitboard::rank(from.rank())));
    match origin {
        [b'a'..=b'h'] => !others.is_empty() && !same_file,
        [_] => same_file && !same_rank,
        _ => same_file && same_rank,
    }
}
