//! A few moves at random, from where a plain mate may be found that something stood in the way of before.
//!
//! The moves are the same on every machine: they depend only on the number of the walk.

use board::{Bitboard, Kind, Side, Square, Track};

use crate::attacks::{self, fill};
use crate::helpmate::pawn_ways::pushes;

/// Numbers without a plain pattern, each from the one before.
struct Random(u32);

impl Random {
    fn below(&mut self, count: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((self.0 >> 16) * count) >> 16
    }

    /// One of these squares.
    fn one_of(&mut self, squares: Bitboard) -> Option<Square> {
        let left_out = self.below(squares.count()) as usize;
        squares.iter().nth(left_out)
    }
}

/// How often a move is drawn before it is given up.
const DRAWS: u32 = 12;

/// How many ways out of a check are tried.
const MOST_EVASIONS: usize = 3;

/// A walk of random moves that goes on from where it is.
pub(super) struct Walk {
    winner: Side,
    now: Track,
    random: Random,
}

impl Walk {
    /// The walk with this number, before its first move.
    pub(super) fn new(start: &Track, winner: Side, number: u32) -> Self {
        Walk { winner, now: *start, random: Random(number.wrapping_mul(0x9e37_79b9)) }
    }

    /// Makes so many moves; `None` where none is found that can be made. The winner captures more often than not, the loser
    /// hardly ever.
    pub(super) fn goes_on(&mut self, plies: u32) -> Option<&Track> {
        for _ in 0..plies {
            let turn = self.now.turn();
            let captures = turn == self.winner && self.random.below(4) != 0;
            // What looks at the King is noticed once, and needs not be looked up for each move that is drawn.
            let made = !self.now.notices_check()
                && (captures && random_capture(&mut self.now, &mut self.random)
                    || (0..DRAWS).any(|_| random_move(&mut self.now, &mut self.random)));
            if !made {
                let out = ways_out(&self.now).next();
                self.now = out?;
            }
        }
        Some(&self.now)
    }
}

/// Captures a man that is drawn among those that can be captured, if it is legal.
fn random_capture(now: &mut Track, random: &mut Random) -> bool {
    let (turn, occupied) = (now.turn(), now.occupied());
    let men = |kind| now.men(turn, kind);
    let [straight, diagonal] = [Kind::Rook, Kind::Bishop].map(|kind| men(kind) | men(Kind::Queen));
    let sets = [
        (Kind::Pawn, men(Kind::Pawn)),
        (Kind::Knight, men(Kind::Knight)),
        (Kind::Bishop, diagonal),
        (Kind::Rook, straight),
        (Kind::King, men(Kind::King)),
    ];
    let attacked = sets.map(|(kind, from)| fill::attacks(kind, turn, from, !occupied));
    let taken = attacked.into_iter().fold(Bitboard::EMPTY, |all, some| all | some) & now.side(!turn);
    let Some(to) = random.one_of(taken) else { return false };
    Kind::ALL.into_iter().any(|kind| {
        let from = attacks::attacks(kind, !turn, to, occupied) & now.men(turn, kind);
        from.first().is_some_and(|from| goes(now, kind, from, to))
    })
}

/// Makes a move that is drawn, if it is legal; rather no capture.
fn random_move(now: &mut Track, random: &mut Random) -> bool {
    let turn = now.turn();
    let Some(from) = random.one_of(now.side(turn)) else { return false };
    let Some((kind, ways)) = ways(now, from) else { return false };
    let quiet = ways - now.side(!turn);
    let Some(to) = random.one_of(if quiet.is_empty() { ways } else { quiet }) else { return false };
    goes(now, kind, from, to)
}

/// Positions after a few ways out of a check.
pub(super) fn ways_out(start: &Track) -> impl Iterator<Item = Track> {
    let own = start.side(start.turn());
    let king = start.men(start.turn(), Kind::King);
    let from = king.iter().chain(own - king);
    let moves = from.flat_map(|from| {
        let (kind, ways) = ways(start, from).unwrap_or((Kind::King, Bitboard::EMPTY));
        ways.iter().map(move |to| (kind, from, to))
    });
    let made = moves.filter_map(|(kind, from, to)| {
        let mut after = *start;
        goes(&mut after, kind, from, to).then_some(after)
    });
    made.take(MOST_EVASIONS)
}

/// Which piece of the side to move stands there, and where it can go if nothing forbids it; castling and captures in passing
/// are left out.
fn ways(now: &Track, from: Square) -> Option<(Kind, Bitboard)> {
    let (turn, occupied) = (now.turn(), now.occupied());
    let kind = Kind::ALL.into_iter().find(|&kind| now.men(turn, kind).contains(from))?;
    let attacked = attacks::attacks(kind, turn, from, occupied) - now.side(turn);
    Some(match kind {
        Kind::Pawn => (kind, attacked & now.side(!turn) | pushes(turn, from, occupied)),
        _ => (kind, attacked),
    })
}

/// Makes a move, if it is legal; a Pawn becomes a Queen.
fn goes(now: &mut Track, kind: Kind, from: Square, to: Square) -> bool {
    let last = kind == Kind::Pawn && to.rank() == now.turn().nth_rank(7);
    let promotion = last.then_some(Kind::Queen);
    now.play_only(kind, Bitboard::of(from), to, promotion).is_some()
}
