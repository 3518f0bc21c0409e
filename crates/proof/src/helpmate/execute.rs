//! Executes a plan without search: each side's next step is looked up, and only moves that are played are examined.
//!
//! A failure ends the execution and costs a line, never the truth: a line is returned only if its last move mates.

use board::{Bitboard, Kind, Move, Position, Side, Square, Transfer};

use crate::attacks;
use crate::helpmate::pawn_ways::pushes;
use crate::helpmate::plan::{CHECKER, KING, MOST_ROLES, Plan};
use crate::helpmate::plan_state::PlanState;
use crate::helpmate::waiting_move::waiting_move;

/// How far a plan led.
pub(crate) enum Progress {
    Mate,
    /// What was to be achieved before the mate is achieved: other plans are made from here.
    Advanced,
    /// No step is left.
    Stuck,
}

/// How often a parried check may be answered by sending the parrying pieces away.
const MOST_REPAIRS: u32 = 3;

/// The most waiting moves in succession that bring nothing nearer.
const MOST_IDLE: u32 = 3;

/// A way through positions, one move after the other, with nothing to go back to.
pub(crate) struct Execution<'a> {
    state: PlanState<'a>,
    line: &'a mut Vec<Move>,
    /// The last waiting move of each side.
    waited: [Option<Transfer>; 2],
    idle: u32,
    /// The fewest moves that all pieces together ever needed.
    fewest: u32,
    repairs: u32,
    /// How many positions were visited.
    pub(crate) visited: u64,
}

impl<'a> Execution<'a> {
    pub(crate) fn new(
        position: &Position,
        winner: Side,
        plan: &'a mut Plan,
        line: &'a mut Vec<Move>,
    ) -> Self {
        let state = PlanState::new(position, winner, plan);
        let fewest = state.all_moves();
        Self { state, line, waited: [None; 2], idle: 0, fewest, repairs: 0, visited: 0 }
    }

    /// The position to which the moves have led.
    pub(crate) fn position(&self) -> &Position {
        &self.state.position
    }

    /// Goes on until the plan has come to its end, or nothing leads on, or so many positions were visited.
    pub(crate) fn run(&mut self, most: u64) -> Progress {
        let winner = self.state.winner;
        while self.visited < most {
            if self.position().turn() == winner
                && self.is_all_but_done()
                && let Some(progress) = self.finish()
            {
                return progress;
            }
            if self.visited == most {
                break;
            }
            let Some(m) = self.step().or_else(|| self.wait()) else { break };
            let promotes = self.state.is_promotion(m);
            self.play(m);
            let position = self.position();
            if position.turn() != winner && position.in_check(!winner) && !position.has_legal_move() {
                return Progress::Mate;
            }
            if promotes {
                return Progress::Advanced;
            }
            if self.idle > MOST_IDLE || self.state.is_lost() {
                break;
            }
        }
        Progress::Stuck
    }

    /// Whether only the mating move is left; a piece that should go away and cannot is waited for only once.
    fn is_all_but_done(&self) -> bool {
        let state = &self.state;
        let matters = |i: &usize| *i == KING || state.role(*i).winning || self.idle < 1;
        let others = state.all().filter(|&i| i != CHECKER).filter(matters);
        !state.plan.promotes && state.moves(CHECKER) == 1 && others.map(|i| state.moves(i)).sum::<u32>() == 0
    }

    /// Makes the move that is to mate; where it is parried, the parrying pieces are to go away first.
    fn finish(&mut self) -> Option<Progress> {
        let m = self.step_of(CHECKER)?;
        let state = &mut self.state;
        let loser = !state.winner;
        let after = state.position.play(m);
        if after.is_checkmate() {
            self.play(m);
            return Some(Progress::Mate);
        }
        self.visited += 1;
        let mut parrying = Bitboard::EMPTY;
        after.for_each_legal(|m| parrying = parrying.with(m.from()));
        let escapes = parrying.contains(state.at(KING)) && state.all_moves() == 1;
        let parrying = parrying - state.engaged(loser, |_| true);
        let hopeless = escapes
            || state.plan.stay.meets(parrying)
            || self.repairs > MOST_REPAIRS
            || !after.in_check(loser)
            || state.plan.count + parrying.count() as usize > MOST_ROLES;
        if hopeless {
            return Some(Progress::Stuck);
        }
        self.repairs += u32::from(!parrying.is_empty());
        for square in parrying {
            let Some(kind) = after.kind_at(square) else { continue };
            state.send_away(square, kind);
        }
        self.fewest = state.all_moves();
        None
    }

    /// The next step of the first piece that has one; the checking piece comes last.
    fn step(&self) -> Option<Move> {
        let state = &self.state;
        let winning = state.position.turn() == state.winner;
        let last = u32::from(winning && !state.plan.promotes);
        let others = state.all().filter(|&i| i != CHECKER && state.moves(i) > 0);
        let others = others.filter(|&i| state.role(i).winning == winning);
        let turn = winning == state.role(CHECKER).winning;
        let checker = (turn && state.moves(CHECKER) > last).then_some(CHECKER);
        others.chain(checker).find_map(|i| self.step_of(i))
    }

    /// A step that brings this piece nearer to what it has to do.
    fn step_of(&self, i: usize) -> Option<Move> {
        let (state, position) = (&self.state, &self.state.position);
        let (role, from, moves) = (state.role(i), state.at(i), state.moves(i));
        let kind = position.kind_at(from)?;
        let turn = position.turn();
        let occupied = position.occupied();
        let mut to = attacks::attacks(kind, turn, from, occupied) - position.side(turn);
        if kind == Kind::Pawn {
            to = to & position.side(!turn) | pushes(turn, from, occupied);
        } else {
            to &= role.nearer(moves);
        }
        let is_kept =
            |i: usize| state.moves(i) == 0 && !state.plan.promotes || i <= CHECKER || state.plan.needs_losers;
        let kept = state.engaged(!turn, is_kept);
        let mut second = None;
        for to in to - kept - position.kind(Kind::King) {
            if kind == Kind::Pawn && role.moves_from(to, !is_last(to), turn) >= moves {
                continue;
            }
            let promotion = (kind == Kind::Pawn && is_last(to)).then(|| role.becomes()).flatten();
            let Some(m) = position.find(Transfer { from, to, promotion }) else { continue };
            let is_pawn = kind == Kind::Pawn && promotion.is_none();
            let done = i != CHECKER && role.moves_from(to, is_pawn, turn) == 0;
            let in_the_way = i != CHECKER && !done && state.plan.clear.contains(to);
            if in_the_way || role.winning && self.bars_king(promotion.unwrap_or(kind), to) {
                second = Some(m);
                continue;
            }
            return Some(m);
        }
        // The King goes first, as long as he can.
        second.filter(|_| !role.winning || self.idle > 1)
    }

    /// Whether a piece there would keep the King from where he is to go next.
    fn bars_king(&self, kind: Kind, to: Square) -> bool {
        let state = &self.state;
        let king = state.at(KING);
        if state.moves(KING) == 0 || state.plan.promotes {
            return false;
        }
        let next = attacks::king(king) & state.role(KING).nearer(state.moves(KING));
        let attacked = attacks::attacks(kind, state.winner, to, state.position.occupied().without(king));
        (next - attacked).is_empty() || attacked.contains(king)
    }

    fn wait(&mut self) -> Option<Move> {
        self.idle += 1;
        let turn = self.position().turn().index();
        let m = waiting_move(&self.state, self.waited[turn], self.idle > 1)?;
        self.waited[turn] = Some(m.transfer());
        Some(m)
    }

    fn play(&mut self, m: Move) {
        self.state.play(m);
        self.line.push(m);
        self.visited += 1;
        let moves = self.state.all_moves();
        if moves < self.fewest {
            self.fewest = moves;
            self.idle = 0;
        }
    }
}

fn is_last(square: Square) -> bool {
    (Bitboard::rank(0) | Bitboard::rank(7)).contains(square)
}
