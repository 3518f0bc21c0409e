//! A plan on its way: where its pieces are now, and how many moves they still need.

use board::{Bitboard, Kind, Move, Position, Side, Square};

use crate::helpmate::plan::{CHECKER, MOST_ROLES, Plan};
use crate::helpmate::role::Role;

/// A plan, and the position to which its moves have led.
pub(crate) struct PlanState<'a> {
    pub(crate) position: Position,
    pub(crate) winner: Side,
    pub(crate) plan: &'a mut Plan,
    /// Where the piece of each role is now.
    at: [Square; MOST_ROLES],
    /// Which of them were captured, in bits.
    captured: u8,
    /// How many moves each still needs.
    moves: [u32; MOST_ROLES],
}

impl<'a> PlanState<'a> {
    pub(crate) fn new(position: &Position, winner: Side, plan: &'a mut Plan) -> Self {
        let at = plan.roles.map(|role| role.square);
        let mut state = Self { position: *position, winner, plan, at, captured: 0, moves: [0; MOST_ROLES] };
        state.all().for_each(|i| state.count_moves(i));
        state
    }

    /// The numbers of the roles.
    pub(crate) fn all(&self) -> std::ops::Range<usize> {
        0..self.plan.count
    }

    pub(crate) fn role(&self, i: usize) -> &Role {
        &self.plan.roles[i]
    }

    pub(crate) fn at(&self, i: usize) -> Square {
        self.at[i]
    }

    /// How many moves the piece of a role still needs.
    pub(crate) fn moves(&self, i: usize) -> u32 {
        self.moves[i]
    }

    /// How many moves all pieces still need.
    pub(crate) fn all_moves(&self) -> u32 {
        self.moves.iter().sum()
    }

    pub(crate) fn is_captured(&self, i: usize) -> bool {
        self.captured >> i & 1 != 0
    }

    /// Whether a piece was captured without which the plan fails.
    pub(crate) fn is_lost(&self) -> bool {
        self.all().any(|i| self.is_captured(i) && self.role(i).winning)
    }

    /// Whether the move is the promotion with which the plan ends.
    pub(crate) fn is_promotion(&self, m: Move) -> bool {
        self.plan.promotes
            && m.from() == self.at[CHECKER]
            && m.promotion_kind().is_some()
            && !self.is_captured(CHECKER)
    }

    /// The squares of the pieces of a side whose roles `which` accepts.
    pub(crate) fn engaged(&self, side: Side, which: impl Fn(usize) -> bool) -> Bitboard {
        let winning = side == self.winner;
        let of = |&i: &usize| !self.is_captured(i) && self.role(i).winning == winning && which(i);
        self.all().filter(of).map(|i| self.at[i]).collect()
    }

    /// Gives the piece on a square, which could parry the check, the role to go away; the plan must not be full.
    pub(crate) fn send_away(&mut self, square: Square, kind: Kind) {
        let i = self.plan.count;
        self.at[i] = square;
        self.plan.send_away(square, kind, self.winner, self.position.occupied().without(square));
        self.count_moves(i);
    }

    /// Makes a move, and counts again what it changes.
    pub(crate) fn play(&mut self, m: Move) {
        self.position = self.position.play(m);
        for i in self.all() {
            if self.is_captured(i) {
                continue;
            }
            if self.at[i] == m.from() {
                self.at[i] = m.to();
                self.count_moves(i);
            } else if self.at[i] == m.to() {
                self.captured |= 1 << i;
                self.moves[i] = 0;
            }
        }
    }

    fn count_moves(&mut self, i: usize) {
        let is_pawn = self.position.kind_at(self.at[i]) == Some(Kind::Pawn);
        let role = self.role(i);
        let side = if role.winning { self.winner } else { !self.winner };
        self.moves[i] = if self.is_captured(i) { 0 } else { role.moves_from(self.at[i], is_pawn, side) };
    }
}
