//! A plan followed outright: each side's next step is looked up, and only what is to be played is looked at.
//!
//! What goes wrong ends the way, and costs a line, never the truth: a line is only given where its last move has mated.

use board::{Bitboard, Kind, Move, Position, Side, Square, Transfer};

use crate::attacks;
use crate::helpmate::features::pushes;
use crate::helpmate::plan::{CHECKER, KING, Plan, ROLES};
use crate::helpmate::role::Role;

/// Where a plan led to.
pub(crate) enum Progress {
    Mate,
    /// The Pawn is promoted, as it should be: from here other plans are to be made.
    Advanced,
    /// No step is left to take.
    Stuck,
}

/// So often a parried check is answered by sending away who parries it.
const MENDED: u32 = 3;

/// Moves in succession that bring nothing nearer.
const IDLE: u32 = 3;

/// A way through positions, one move after the other, with nothing to go back to.
pub(crate) struct Execution<'a> {
    pub(crate) position: Position,
    pub(crate) line: &'a mut Vec<Move>,
    winner: Side,
    plan: &'a mut Plan,
    /// Where the men with roles are now, and which of them are still on the board.
    at: [Square; ROLES],
    gone: u8,
    left: [u32; ROLES],
    /// The last move of each side that was only made to wait.
    waited: [Option<Transfer>; 2],
    idle: u32,
    /// The fewest moves that were ever left to all.
    fewest: u32,
    mended: u32,
    /// How many positions were met.
    pub(crate) met: u64,
}

impl<'a> Execution<'a> {
    pub(crate) fn new(
        position: &Position,
        winner: Side,
        plan: &'a mut Plan,
        line: &'a mut Vec<Move>,
    ) -> Self {
        let at = plan.roles.map(|role| role.square);
        let mut execution = Self {
            position: *position,
            line,
            winner,
            plan,
            at,
            gone: 0,
            left: [0; ROLES],
            waited: [None; 2],
            idle: 0,
            fewest: 0,
            mended: 0,
            met: 0,
        };
        (0..execution.plan.count).for_each(|i| execution.count_left(i));
        execution.fewest = execution.left.iter().sum();
        execution
    }

    /// Goes on until the plan has come to its end, or nothing leads on, or so many positions were met.
    pub(crate) fn run(&mut self, most: u64) -> Progress {
        while self.met < most {
            if self.position.turn() == self.winner
                && self.is_all_but_done()
                && let Some(followed) = self.finish()
            {
                return followed;
            }
            if self.met == most {
                break;
            }
            let Some(m) = self.step().or_else(|| self.wait()) else { break };
            let promotes = self.plan.promotes
                && m.from() == self.at[CHECKER]
                && m.promotion_kind().is_some()
                && self.gone >> CHECKER & 1 == 0;
            self.play(m);
            if self.position.turn() != self.winner
                && self.position.in_check(!self.winner)
                && !self.position.has_legal_move()
            {
                return Progress::Mate;
            }
            if promotes {
                return Progress::Advanced;
            }
            if self.idle > IDLE || self.is_lost() {
                break;
            }
        }
        Progress::Stuck
    }

    /// Whether a man is gone without whom the plan comes to nothing.
    fn is_lost(&self) -> bool {
        (0..self.plan.count).any(|i| self.gone >> i & 1 != 0 && self.plan.roles[i].winning)
    }

    /// Whether only the move that mates is left; who should go away and cannot is waited for only once.
    fn is_all_but_done(&self) -> bool {
        let matters = |i: &usize| *i == KING || self.plan.roles[*i].winning || self.idle < 1;
        let others = (0..self.plan.count).filter(|&i| i != CHECKER).filter(matters);
        !self.plan.promotes && self.left[CHECKER] == 1 && others.map(|i| self.left[i]).sum::<u32>() == 0
    }

    /// Makes the move that is to mate; where it is parried, those who parry it get their roles.
    fn finish(&mut self) -> Option<Progress> {
        let m = self.step_of(CHECKER)?;
        let after = self.position.play(m);
        if after.is_checkmate() {
            self.play(m);
            return Some(Progress::Mate);
        }
        self.met += 1;
        let mut parrying = Bitboard::EMPTY;
        after.for_each_legal(|m| parrying = parrying.with(m.from()));
        let escapes = parrying.contains(self.at[KING]) && self.left.iter().sum::<u32>() == 1;
        let parrying = parrying - self.engaged(!self.winner, |_| true);
        let hopeless = escapes
            || self.plan.stay.meets(parrying)
            || self.mended > MENDED
            || !after.in_check(!self.winner)
            || self.plan.count + parrying.count() as usize > ROLES;
        if hopeless {
            return Some(Progress::Stuck);
        }
        self.mended += u32::from(!parrying.is_empty());
        for square in parrying {
            let Some(kind) = after.kind_at(square) else { continue };
            let number = self.plan.count;
            self.at[number] = square;
            self.plan.add_defender(square, kind, self.winner, self.position.occupied().without(square));
            self.count_left(number);
        }
        self.fewest = self.left.iter().sum();
        None
    }

    fn count_left(&mut self, i: usize) {
        let pawn = self.position.kind_at(self.at[i]) == Some(Kind::Pawn);
        let gone = self.gone >> i & 1 != 0;
        let role = &self.plan.roles[i];
        self.left[i] = if gone { 0 } else { role.left(self.at[i], pawn, self.side_of(role)) };
    }

    fn side_of(&self, role: &Role) -> Side {
        if role.winning { self.winner } else { !self.winner }
    }

    /// The next step of the first man that has one.
    fn step(&self) -> Option<Move> {
        let winning = self.position.turn() == self.winner;
        let last = usize::from(winning && !self.plan.promotes);
        let others = (0..self.plan.count).filter(|&i| i != CHECKER && self.left[i] > 0);
        let others = others.filter(|&i| self.plan.roles[i].winning == winning);
        let turn = winning == self.plan.roles[CHECKER].winning;
        let checker = (turn && self.left[CHECKER] > last as u32).then_some(CHECKER);
        others.chain(checker).find_map(|i| self.step_of(i))
    }

    /// A step that brings this man nearer to what it has to do.
    fn step_of(&self, i: usize) -> Option<Move> {
        let (role, from, left) = (&self.plan.roles[i], self.at[i], self.left[i]);
        let kind = self.position.kind_at(from)?;
        let turn = self.position.turn();
        let occupied = self.position.occupied();
        let mut to = attacks::attacks(kind, turn, from, occupied) - self.position.side(turn);
        if kind == Kind::Pawn {
            to = to & self.position.side(!turn) | pushes(turn, from, occupied);
        } else {
            to &= role.nearer(left);
        }
        let kept = |i: usize| self.left[i] == 0 && !self.plan.promotes || i <= CHECKER || self.plan.bare;
        let taken = self.engaged(!turn, kept);
        let mut second = None;
        for to in to - taken - self.position.kind(Kind::King) {
            if kind == Kind::Pawn && role.left(to, !is_last(to), turn) >= left {
                continue;
            }
            let promotion = (kind == Kind::Pawn && is_last(to)).then(|| role.becomes()).flatten();
            let Some(m) = self.position.find(Transfer { from, to, promotion }) else { continue };
            let done = i != CHECKER && role.left(to, kind == Kind::Pawn && promotion.is_none(), turn) == 0;
            let in_the_way = i != CHECKER && !done && self.plan.clear.contains(to);
            if in_the_way || role.winning && self.bars_king(promotion.unwrap_or(kind), to) {
                second = Some(m);
                continue;
            }
            return Some(m);
        }
        // The King goes first, as long as he can.
        second.filter(|_| !role.winning || self.idle > 1)
    }

    /// Whether a man there would keep the King from where he is to go next.
    fn bars_king(&self, kind: Kind, to: Square) -> bool {
        if self.left[KING] == 0 || self.plan.promotes {
            return false;
        }
        let next = attacks::king(self.at[KING]) & self.plan.roles[KING].nearer(self.left[KING]);
        let seen = attacks::attacks(kind, self.winner, to, self.position.occupied().without(self.at[KING]));
        (next - seen).is_empty() || seen.contains(self.at[KING])
    }

    /// The squares of the men of a side with roles of which this holds.
    fn engaged(&self, side: Side, which: impl Fn(usize) -> bool) -> Bitboard {
        let winning = side == self.winner;
        let of = |&i: &usize| self.gone >> i & 1 == 0 && self.plan.roles[i].winning == winning && which(i);
        (0..self.plan.count).filter(of).map(|i| self.at[i]).collect()
    }

    /// A move that bears on nothing: the last such move taken back, or the one that seems to do the least harm.
    fn wait(&mut self) -> Option<Move> {
        let turn = self.position.turn();
        self.idle += 1;
        let needed = if self.idle < 2 { Bitboard::EMPTY } else { self.wanted() };
        if needed.is_empty()
            && let Some(last) = self.waited[turn.index()]
            && let Some(m) = self.position.find(Transfer::new(last.to, last.from))
        {
            self.waited[turn.index()] = Some(m.transfer());
            return Some(m);
        }
        let m = if needed.is_empty() { self.harmless() } else { None };
        let m = m.or_else(|| self.least_harmful(needed))?;
        self.waited[turn.index()] = Some(m.transfer());
        Some(m)
    }

    /// A move of a piece with no role that does no harm at all, or of a Pawn that does no other, the first that is found.
    fn harmless(&self) -> Option<Move> {
        let (plan, position, turn) = (&*self.plan, &self.position, self.position.turn());
        let (own, adverse) = (self.engaged(turn, |_| true), self.engaged(!turn, |_| true));
        let occupied = position.occupied();
        let shunned = occupied | plan.clear | plan.stay | adverse;
        let (avoided, king) = if turn == self.winner {
            (Bitboard::EMPTY, Some(self.at[KING]))
        } else {
            (plan.clear, position.king(self.winner))
        };
        let idle = position.side(turn) - own - plan.stay - plan.clear;
        let pawns = idle & position.kind(Kind::Pawn);
        for from in (idle - pawns).iter().chain(pawns) {
            let kind = position.kind_at(from)?;
            let ways = match kind {
                Kind::Pawn => pushes(turn, from, occupied) - LAST_RANKS,
                _ => attacks::attacks(kind, turn, from, occupied),
            };
            for to in ways - shunned {
                let seen = attacks::attacks(kind, turn, to, occupied);
                if seen.meets(avoided) || king.is_some_and(|king| seen.contains(king)) {
                    continue;
                }
                let m = position.find(Transfer::new(from, to));
                if m.is_some() {
                    return m;
                }
            }
        }
        None
    }

    /// The move that seems to do the least harm.
    fn least_harmful(&self, needed: Bitboard) -> Option<Move> {
        let turn = self.position.turn();
        let (plan, position) = (&*self.plan, &self.position);
        let own = self.engaged(turn, |_| true);
        let adverse = self.engaged(!turn, |_| true);
        let keep = plan.stay | adverse;
        let occupied = position.occupied();
        // Moves that do no harm were looked for before, if nothing is needed.
        let least = u32::from(needed.is_empty());
        let mut best: Option<(u32, Move)> = None;
        position.for_each_legal(|m| {
            if best.is_some_and(|(fee, _)| fee <= least) {
                return;
            }
            let Some(kind) = position.kind_at(m.from()) else { return };
            let mut fee = 6 * u32::from(plan.clear.contains(m.to()))
                + 8 * u32::from(keep.contains(m.to()))
                + 8 * u32::from(plan.stay.contains(m.from()))
                + 3 * u32::from(plan.clear.contains(m.from()))
                + 2 * u32::from(occupied.contains(m.to()))
                + u32::from(kind == Kind::Pawn)
                + 8 * u32::from(m.promotion_kind().is_some());
            if own.contains(m.from()) {
                fee += if self.keeps(m) { 2 } else { 10 };
            }
            let seen = attacks::attacks(kind, turn, m.to(), occupied);
            if turn != self.winner {
                let checks = position.king(self.winner).is_some_and(|king| seen.contains(king));
                fee += 4 * u32::from(seen.meets(plan.clear)) + 5 * u32::from(checks);
            } else {
                fee += 5 * u32::from(seen.contains(self.at[KING]));
            }
            if !needed.is_empty() {
                let before = attacks::attacks(kind, turn, m.from(), occupied).with(m.from());
                fee += 4 * (1 + (seen & needed).count()) - 4 * u32::from(before.meets(needed));
            }
            if best.is_none_or(|(before, _)| fee < before) {
                best = Some((fee, m));
            }
        });
        best.map(|(_, m)| m)
    }

    /// Whether the man that is to mate can do so from there as well as before: that is how a tempo is lost.
    fn keeps(&self, m: Move) -> bool {
        let role = &self.plan.roles[CHECKER];
        role.winning
            && m.from() == self.at[CHECKER]
            && self.left[CHECKER] == 1
            && role.left_as_piece(m.to()) == 1
    }

    /// Where the other side's men that cannot go on would like to go.
    fn wanted(&self) -> Bitboard {
        let winning = self.position.turn() != self.winner;
        let stopped =
            (0..self.plan.count).filter(|&i| self.plan.roles[i].winning == winning && self.left[i] > 0);
        let next = |i: usize| {
            let kind = self.position.kind_at(self.at[i]).unwrap_or(Kind::Pawn);
            let empty = attacks::attacks(kind, self.winner, self.at[i], Bitboard::EMPTY);
            empty & self.plan.roles[i].nearer(self.left[i])
        };
        stopped.filter(|&i| i != CHECKER).fold(Bitboard::EMPTY, |set, i| set | next(i))
    }

    fn play(&mut self, m: Move) {
        self.position = self.position.play(m);
        self.line.push(m);
        self.met += 1;
        for i in 0..self.plan.count {
            if self.gone >> i & 1 != 0 {
                continue;
            }
            if self.at[i] == m.from() {
                self.at[i] = m.to();
                self.count_left(i);
            } else if self.at[i] == m.to() {
                self.gone |= 1 << i;
                self.left[i] = 0;
            }
        }
        let left = self.left.iter().sum();
        if left < self.fewest {
            self.fewest = left;
            self.idle = 0;
        }
    }
}

const LAST_RANKS: Bitboard = Bitboard(0xFF00_0000_0000_00FF);

fn is_last(square: Square) -> bool {
    LAST_RANKS.contains(square)
}
