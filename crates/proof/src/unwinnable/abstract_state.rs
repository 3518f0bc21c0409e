//! A state of the [`abstraction`](super::abstraction): where the tracked pieces stand, and what is known between them.

use board::{Bitboard, Kind, Man, Position, Side, Square};

use crate::search::key::PositionKey;

/// Where the tracked pieces stand, and whose turn it is.
#[derive(Clone, Copy)]
pub(crate) struct AbstractState {
    /// The tracked pieces, by side and kind.
    pub(crate) pieces: [[Bitboard; 6]; 2],
    pub(crate) turn: Side,
    /// The square just vacated, if the side to move is in check over it.
    pub(crate) vacated: Bitboard,
    /// The square over which a Pawn has just passed, if a Pawn may capture it there en passant.
    pub(crate) passed_over: Bitboard,
}

/// What is known of the move that led to a state.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    /// A tracked piece of this kind moved from one square to another.
    Tracked(Kind, Square, Square),
    /// A Pawn moved from a square to the last rank.
    Promotion(Square, Square),
    /// A Pawn captured en passant: two squares were vacated.
    EnPassant,
    /// A roaming piece moved, or captured on this square.
    Roaming(Bitboard),
}

impl AbstractState {
    /// The state of a position in which the pieces that `is_tracked` accepts are tracked.
    pub(crate) fn new(position: &Position, is_tracked: impl Fn(Man, Square) -> bool) -> Self {
        let mut state = Self {
            pieces: [[Bitboard::EMPTY; 6]; 2],
            turn: position.turn(),
            vacated: Bitboard::EMPTY,
            passed_over: position.en_passant().map_or(Bitboard::EMPTY, Bitboard::of),
        };
        for square in position.occupied() {
            if let Some(man) = position.man_at(square)
                && is_tracked(man, square)
            {
                let set = &mut state.pieces[man.side.index()][man.kind.index()];
                *set = set.with(square);
            }
        }
        state
    }

    pub(crate) fn side(&self, side: Side) -> Bitboard {
        self.pieces[side.index()].iter().fold(Bitboard::EMPTY, |set, &pieces| set | pieces)
    }

    pub(crate) fn occupied(&self) -> Bitboard {
        self.side(Side::White) | self.side(Side::Black)
    }

    pub(crate) fn kings(&self) -> Bitboard {
        self.pieces[0][Kind::King.index()] | self.pieces[1][Kind::King.index()]
    }

    /// The King of a side: the abstraction is asked only of boards on which each side has one.
    pub(crate) fn king(&self, side: Side) -> Square {
        self.pieces[side.index()][Kind::King.index()].first().unwrap_or(Square::A1)
    }

    /// The same state with the other side to move.
    pub(crate) fn with_turn_passed(mut self) -> Self {
        self.turn = !self.turn;
        (self.vacated, self.passed_over) = (Bitboard::EMPTY, Bitboard::EMPTY);
        self
    }

    pub(crate) fn without(mut self, square: Square) -> Self {
        for pieces in self.pieces.iter_mut().flatten() {
            *pieces = pieces.without(square);
        }
        self
    }

    /// The state after a tracked piece of the side to move went from one square to another.
    pub(crate) fn after(&self, kind: Kind, from: Square, to: Square) -> Self {
        let mut next = self.without(to).with_turn_passed();
        let pieces = &mut next.pieces[self.turn.index()][kind.index()];
        *pieces = pieces.without(from).with(to);
        next
    }

    /// An exact key of the state.
    pub(crate) fn pack(&self) -> PositionKey {
        let plane = |bit: usize| {
            let in_plane = |kind: &Kind| (kind.index() + 1) >> bit & 1 != 0;
            let kinds = Kind::ALL.into_iter().filter(in_plane);
            kinds.fold(0, |set, kind| set | self.pieces[0][kind.index()].0 | self.pieces[1][kind.index()].0)
        };
        PositionKey::of([plane(0), plane(1), plane(2), self.side(Side::White).0, self.rest()])
    }

    /// The turn in one bit, then the squares vacated and passed over in seven bits each, counted from 1.
    fn rest(&self) -> u64 {
        let number = |set: Bitboard| set.first().map_or(0, |square| square.index() as u64 + 1);
        self.turn.index() as u64 | number(self.vacated) << 1 | number(self.passed_over) << 8
    }

    /// The state of a key.
    pub(crate) fn unpack(key: &PositionKey) -> Self {
        let [a, b, c, white, rest] = key.words();
        let mut pieces = [[Bitboard::EMPTY; 6]; 2];
        for kind in Kind::ALL {
            let bits = kind.index() + 1;
            let has = |plane: u64, bit: usize| if bits >> bit & 1 != 0 { plane } else { !plane };
            let set = has(a, 0) & has(b, 1) & has(c, 2);
            pieces[0][kind.index()] = Bitboard(set & white);
            pieces[1][kind.index()] = Bitboard(set & !white);
        }
        let square =
            |bits: u64| (bits & 127).checked_sub(1).and_then(|index| Square::from_index(index as u8));
        let set = |bits| square(bits).map_or(Bitboard::EMPTY, Bitboard::of);
        let (vacated, passed_over) = (set(rest >> 1), set(rest >> 8));
        Self { pieces, turn: if rest & 1 == 0 { Side::White } else { Side::Black }, vacated, passed_over }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Movement, Setup};

    #[test]
    fn a_key_gives_its_state_back() {
        let setup: Setup = "r3k3/8/8/3pP3/8/8/8/R3K2R w - d6 0 1".parse().unwrap();
        let position = setup.as_it_stands(&Movement::ORDINARY);
        let state = AbstractState::new(&position, |man, _| man.kind != Kind::Rook);
        let vacated = AbstractState { vacated: Bitboard::of(Square::A1), ..state };
        let keys = [state, state.with_turn_passed(), vacated].map(|state| {
            let back = AbstractState::unpack(&state.pack());
            assert_eq!(back.pieces, state.pieces);
            assert_eq!(
                (back.turn, back.vacated, back.passed_over),
                (state.turn, state.vacated, state.passed_over)
            );
            state.pack()
        });
        assert!(keys[0] != keys[1] && keys[0] != keys[2] && keys[1] != keys[2]);
        assert_eq!(state.passed_over, Bitboard::of(Square::D6));
    }
}
