//! Playing a move on the boards, if the own King is safe then.

use super::attacked::king_is_attacked;
use crate::vocabulary::boards::{Boards, ROWS};
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
    /// The boards after a move; `None` where the own King is attacked then.
    #[inline(always)]
    pub(super) fn after<W: Whose>(&self, go: &Go) -> Option<Boards> {
        let row = &ROWS[W::SIDE.index()][go.becomes.index()];
        // One formula for all boards, so that the processor works on several at once.
        let mut boards = self.boards;
        for (board, mask) in boards.iter_mut().zip(row) {
            *board = (*board - go.cleared) | Bitboard(go.to.0 & mask);
        }
        (!king_is_attacked::<W>(&boards)).then_some(boards)
    }

    /// Plays a move, if the own King is safe then. `quiet`: it is neither a capture nor a Pawn's.
    #[inline(always)]
    pub(super) fn make<W: Whose>(&mut self, go: Go, of_king: bool, quiet: bool) -> Option<()> {
        self.boards = self.after::<W>(&go)?;
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
    }
}
