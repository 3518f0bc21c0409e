//! What one piece has to do in a plan, and how many moves that still takes.

use board::{Bitboard, Kind, Side, Square};

use crate::attacks::fill;
use crate::helpmate::pawn_ways::{steps, way};

/// One more than the most moves that are worked out for a piece.
const LAYERS: usize = 9;

/// More moves than any plan asks of one piece.
const FAR: u32 = 12;

/// What a piece has to do.
#[derive(Clone, Copy)]
pub(crate) struct Role {
    /// Where it stands at first.
    pub(crate) square: Square,
    /// Whether it is a piece of the winner.
    pub(crate) winning: bool,
    promotes: Option<Promoting>,
    /// From where it needs at most so many moves, by that number.
    layers: [Bitboard; LAYERS],
    /// How many layers are known.
    known: usize,
}

/// How a Pawn is promoted first.
#[derive(Clone, Copy)]
struct Promoting {
    kind: Kind,
    /// The moves that it needs once it is promoted.
    after: u32,
    /// From where its way is free: its own square, or one on which it is to capture.
    from: Square,
}

/// The role of no piece.
pub(crate) const NO_ROLE: Role = Role::of(Square::A1, false);

impl Role {
    /// The role of the piece on a square, with nothing to do yet.
    pub(crate) const fn of(square: Square, winning: bool) -> Self {
        Self { square, winning, promotes: None, layers: [Bitboard::EMPTY; LAYERS], known: 0 }
    }

    /// The role with its ways worked out from the goal back to where the piece stands.
    pub(crate) fn heading_for(
        mut self,
        kind: Kind,
        goal: Bitboard,
        allowed: Bitboard,
        free: Bitboard,
    ) -> Self {
        self.layers[0] = goal;
        self.known = 1;
        while self.known < LAYERS {
            let before = self.layers[self.known - 1];
            let back = fill::attacks(kind, Side::White, before & (free | goal), free) & allowed;
            let now = before | back;
            if now == before {
                break;
            }
            self.layers[self.known] = now;
            self.known += 1;
            if now.contains(self.square) {
                break;
            }
        }
        self
    }

    /// The role of a Pawn that goes on along the file of `from` and is promoted, with so many moves after that.
    pub(crate) fn promoting(mut self, kind: Kind, after: u32, from: Square) -> Self {
        self.promotes = Some(Promoting { kind, after, from });
        self
    }

    /// The role of a piece that is right wherever it is.
    pub(crate) fn anywhere(mut self) -> Self {
        self.layers[0] = Bitboard::ALL;
        self.known = 1;
        self
    }

    /// The role of a piece that is one move away.
    pub(crate) fn in_one(mut self, goal: Bitboard) -> Self {
        self.layers[0] = goal;
        self.layers[1] = goal.with(self.square);
        self.known = 2;
        self
    }

    /// How many moves a piece on a square needs.
    pub(crate) fn moves_as_piece(&self, square: Square) -> u32 {
        let layers = &self.layers[..self.known];
        layers.iter().position(|layer| layer.contains(square)).unwrap_or(self.known) as u32
    }

    /// How many moves the piece on a square needs; a Pawn's before and after it is promoted.
    pub(crate) fn moves_from(&self, square: Square, is_pawn: bool, side: Side) -> u32 {
        match self.promotes {
            Some(promoting) if is_pawn && square.file() == promoting.from.file() => {
                promoting.after + steps(side, square)
            }
            Some(promoting) if is_pawn && square == self.square => {
                promoting.after + way(side, promoting.from).count() + 1
            }
            Some(_) if is_pawn => FAR,
            _ => self.moves_as_piece(square),
        }
    }

    /// The squares from which it needs fewer moves than so many.
    pub(crate) fn nearer(&self, moves: u32) -> Bitboard {
        let before = (moves as usize).min(self.known).checked_sub(1);
        before.map_or(Bitboard::EMPTY, |before| self.layers[before])
    }

    /// What the Pawn is to become.
    pub(crate) fn becomes(&self) -> Option<Kind> {
        self.promotes.map(|promoting| promoting.kind)
    }
}
