//! Playing a move on the boards, if the own King is safe then.

use super::NOT_ASKED;
use super::attacked::{is_reached, looking};
use crate::vocabulary::boards::{ROWS, Standing};
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Kind, Square, Track};

/// What a move changes on the boards.
#[derive(Clone, Copy)]
pub(super) struct Go {
    /// What stands on the destination then.
    becomes: Kind,
    /// The squares that are emptied: the origin, the destination, and that of a Pawn captured in passing.
    cleared: Bitboard,
    to: Bitboard,
}

impl Go {
    #[inline(always)]
    pub fn plain(becomes: Kind, from: Square, to: Square) -> Self {
        let to = Bitboard::of(to);
        Go { becomes, cleared: Bitboard::of(from) | to, to }
    }

    #[inline(always)]
    pub fn clearing(self, also: Bitboard) -> Self {
        Go { cleared: self.cleared | also, ..self }
    }
}

impl Track {
    /// Whether the own King is safe after a move. It is asked of the boards before it, so that nothing needs to be undone.
    #[inline(always)]
    pub(super) fn is_safe<W: Whose>(&self, go: &Go) -> bool {
        let goes = go.becomes == Kind::King;
        let king = if goes { go.to } else { self.men(W::SIDE, Kind::King) };
        let king = Square::low(king.0.trailing_zeros());
        let known = self.looking != NOT_ASKED && !goes;
        let looking = if known { self.looking } else { looking::<W>(&self.boards, king) };
        let occupied = (self.occupied() - go.cleared) | go.to;
        !is_reached(looking - go.cleared, king, occupied)
    }

    /// Plays a move, if the own King is safe then. `quiet`: it is neither a capture nor a Pawn's.
    #[inline(always)]
    pub(super) fn make<W: Whose>(&mut self, go: Go, of_king: bool, quiet: bool) -> Option<()> {
        if !self.is_safe::<W>(&go) {
            return None;
        }
        // One formula for all boards, so that the processor works on several at once.
        let row = &ROWS[W::SIDE.index()][Standing::of(go.becomes).number()];
        for (board, mask) in self.boards.iter_mut().zip(&row.0) {
            *board = (*board - go.cleared) | Bitboard(go.to.0 & mask);
        }
        let home = Bitboard::rank(W::SIDE.first_rank()).only_if(of_king);
        self.rooks = self.rooks - go.cleared - home;
        self.end_turn::<W>(quiet);
        Some(())
    }

    #[inline(always)]
    pub(super) fn end_turn<W: Whose>(&mut self, quiet: bool) {
        self.halfmoves = if quiet { self.halfmoves.saturating_add(1) } else { 0 };
        self.fullmoves = self.fullmoves.saturating_add(W::SIDE.index() as u32);
        self.turn = <W::Other as Whose>::SIDE;
        self.looking = NOT_ASKED;
    }
}
