//! A state of [`abstraction`](crate::unwinnable::abstraction): some of the men, and what is known of the squares between them.

use board::{Bitboard, Kind, Man, Position, Side, Square};

use crate::search::key::PositionKey;

/// Where followed men stand, and whose turn it is.
#[derive(Clone, Copy)]
pub(crate) struct State {
    pub(crate) men: [[Bitboard; 6]; 2],
    pub(crate) turn: Side,
    /// The square that was just left, where the side to move is in check over it; or none.
    pub(crate) left: Bitboard,
    /// The square over which a Pawn has just passed, where a Pawn may take it there; or none.
    pub(crate) passed: Bitboard,
}

impl State {
    /// The men for which this holds, where they stand.
    pub(crate) fn new(position: &Position, follows: impl Fn(Man, Square) -> bool) -> Self {
        let nothing = Bitboard::EMPTY;
        let mut state =
            Self { men: [[nothing; 6]; 2], turn: position.turn(), left: nothing, passed: nothing };
        state.passed = position.en_passant().map_or(nothing, Bitboard::of);
        for square in position.occupied() {
            if let Some(man) = position.man_at(square)
                && follows(man, square)
            {
                let set = &mut state.men[man.side.index()][man.kind.index()];
                *set = set.with(square);
            }
        }
        state
    }

    pub(crate) fn side(&self, side: Side) -> Bitboard {
        self.men[side.index()].iter().fold(Bitboard::EMPTY, |set, &men| set | men)
    }

    pub(crate) fn occupied(&self) -> Bitboard {
        self.side(Side::White) | self.side(Side::Black)
    }

    pub(crate) fn kings(&self) -> Bitboard {
        self.men[0][Kind::King.index()] | self.men[1][Kind::King.index()]
    }

    /// Each side has its King: the fixpoint is asked of no other boards.
    pub(crate) fn king(&self, side: Side) -> Square {
        self.men[side.index()][Kind::King.index()].first().unwrap_or(Square::A1)
    }

    /// The same with the turn passed.
    pub(crate) fn passed(mut self) -> Self {
        self.turn = !self.turn;
        (self.left, self.passed) = (Bitboard::EMPTY, Bitboard::EMPTY);
        self
    }

    pub(crate) fn without(mut self, square: Square) -> Self {
        for men in self.men.iter_mut().flatten() {
            *men = men.without(square);
        }
        self
    }

    /// The state after a man of the side to move went from one square to another.
    pub(crate) fn after(&self, kind: Kind, from: Square, to: Square) -> Self {
        let mut next = self.without(to).passed();
        let men = &mut next.men[self.turn.index()][kind.index()];
        *men = men.without(from).with(to);
        next
    }

    /// The state as an exact key, and back.
    pub(crate) fn pack(&self) -> PositionKey {
        let plane = |bit: usize| {
            let in_plane = |kind: &Kind| (kind.index() + 1) >> bit & 1 != 0;
            let men = Kind::ALL.into_iter().filter(in_plane);
            men.fold(0, |set, kind| set | self.men[0][kind.index()].0 | self.men[1][kind.index()].0)
        };
        PositionKey::of([plane(0), plane(1), plane(2), self.side(Side::White).0, self.rest()])
    }

    /// The turn, and in seven bits each the numbers of the squares left and passed, counted from 1.
    fn rest(&self) -> u64 {
        let number = |set: Bitboard| set.first().map_or(0, |square| square.index() as u64 + 1);
        self.turn.index() as u64 | number(self.left) << 1 | number(self.passed) << 8
    }

    pub(crate) fn unpack(packed: &PositionKey) -> Self {
        let [a, b, c, white, rest] = packed.words();
        let mut men = [[Bitboard::EMPTY; 6]; 2];
        for kind in Kind::ALL {
            let bits = kind.index() + 1;
            let has = |plane: u64, bit: usize| if bits >> bit & 1 != 0 { plane } else { !plane };
            let set = has(a, 0) & has(b, 1) & has(c, 2);
            men[0][kind.index()] = Bitboard(set & white);
            men[1][kind.index()] = Bitboard(set & !white);
        }
        let square =
            |bits: u64| (bits & 127).checked_sub(1).and_then(|index| Square::from_index(index as u8));
        let set = |bits| square(bits).map_or(Bitboard::EMPTY, Bitboard::of);
        let (left, passed) = (set(rest >> 1), set(rest >> 8));
        Self { men, turn: if rest & 1 == 0 { Side::White } else { Side::Black }, left, passed }
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
        let state = State::new(&position, |man, _| man.kind != Kind::Rook);
        let keys = [state, state.passed(), State { left: Bitboard::of(Square::A1), ..state }].map(|state| {
            let back = State::unpack(&state.pack());
            assert_eq!(back.men, state.men);
            assert_eq!((back.turn, back.left, back.passed), (state.turn, state.left, state.passed));
            state.pack()
        });
        assert!(keys[0] != keys[1] && keys[0] != keys[2] && keys[1] != keys[2]);
        assert_eq!(state.passed, Bitboard::of(Square::D6));
    }
}
