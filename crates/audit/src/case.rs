//! One record before the laws: what is asked of it by several kinds of findings.

use std::cell::{OnceCell, RefCell};
use std::cmp::Ordering;

use board::{Kind, Position, Side, Track};
use law::Truth;
use proof::{
    Answer, Bound, Deadness, MateEvidence, MateMemory, MatingLines, NoMate, Verdict, can_win,
    mates_after_random_moves, mates_by_a_plan, mates_plainly,
};
use records::pgn::Outcome;
use records::san::{self, Marks};

use crate::again::Again;
use crate::chosen::{Basis, Chosen};
use crate::record::Record;
use crate::seen::Seen;

/// A record with the code under which it is read, and what is known of it so far.
pub(crate) struct Case<'a> {
    pub record: &'a Record,
    pub chosen: &'a Chosen,
    bound: Bound,
    /// From where a side was seen to mate in games before this one.
    seen: &'a Seen,
    known: Option<[bool; 2]>,
    standstill: bool,
    /// Whether it shows without a plan that a side can mate at the end, whether it does after random moves, and whether there is a
    /// plan, by side; none where it was not tried.
    plainly: [Option<bool>; 2],
    later: [Option<bool>; 2],
    by_a_plan: [Option<bool>; 2],
    /// Where a position may stand for the least number of times that the law asks about, or more often.
    again: OnceCell<Vec<Again>>,
    /// What was found about mate, since several kinds of findings ask the same.
    verdicts: RefCell<Vec<(Position, Side, Verdict<MateEvidence>)>>,
    dead: RefCell<Vec<(u32, bool)>>,
}

impl<'a> Case<'a> {
    pub fn new(record: &'a Record, chosen: &'a Chosen, bound: Bound, seen: &'a Seen) -> Self {
        let standstill = record.line().has_legal_move() == Some(false);
        Case {
            record,
            chosen,
            bound,
            seen,
            known: None,
            standstill,
            plainly: [None; 2],
            later: [None; 2],
            by_a_plan: [None; 2],
            again: OnceCell::new(),
            verdicts: RefCell::default(),
            dead: RefCell::default(),
        }
    }

    pub fn is_by_correspondence(&self) -> bool {
        self.chosen.basis == Basis::Correspondence
    }

    /// Whether there is no legal move in the last position that was reached.
    pub fn standstill(&self) -> bool {
        self.standstill
    }

    /// Whether a mate on the board at the end is the end of the game. Where check must be said, the record shows that it was only if
    /// it marks the mate, and nothing follows.
    pub fn mate_ends(&self) -> bool {
        let marked = || self.record.stop().is_none() && self.record.last_marks() == Marks::Mate;
        !self.chosen.book.check_is_said || marked()
    }

    /// Whether a side can be seen to mate in the last position that was reached.
    pub fn surely_mates(&mut self, side: Side) -> bool {
        self.plainly_mates(side) || self.mates_later(side) || self.mates_by_a_plan(side)
    }

    /// Who is known to mate there after random moves, from games that ended alike.
    fn known(&mut self) -> [bool; 2] {
        let (record, seen) = (self.record, self.seen);
        *self.known.get_or_insert_with(|| record.line().track().map_or([false; 2], |track| seen.mates(track)))
    }

    fn plainly_mates(&mut self, side: Side) -> bool {
        let record = self.record;
        *self.plainly[side.index()]
            .get_or_insert_with(|| record.line().track().is_some_and(|track| mates_plainly(track, side)))
    }

    /// Whether a side mates after random moves. Walks cost so much that it is kept where they led to a mate.
    fn mates_later(&mut self, side: Side) -> bool {
        if let Some(known) = self.later[side.index()] {
            return known;
        }
        let Some(track) = self.record.line().track() else { return false };
        let mates = self.known()[side.index()] || {
            let mates = mates_after_random_moves(track, side);
            if mates {
                self.seen.keep(track, side);
            }
            mates
        };
        self.later[side.index()] = Some(mates);
        mates
    }

    fn mates_by_a_plan(&mut self, side: Side) -> bool {
        let record = self.record;
        *self.by_a_plan[side.index()]
            .get_or_insert_with(|| record.line().track().is_some_and(|track| mates_by_a_plan(track, side)))
    }

    /// Whether either side can be seen to mate there without a plan, the likelier one tried first; the winner is asked about
    /// anyway. A plan is made where it is asked whether the position is dead.
    pub fn is_surely_alive(&mut self) -> bool {
        let Some(track) = self.record.line().track() else { return false };
        if let Some(Outcome::Won(winner)) = self.record.result() {
            return self.surely_mates(winner) || self.plainly_mates(!winner) || self.mates_later(!winner);
        }
        let sides = likely_first(track);
        sides.into_iter().any(|side| self.plainly_mates(side))
            || sides.into_iter().any(|side| self.mates_later(side))
    }

    /// Every place where a position may stand for so many times. They are looked for once: there are fewer for more times.
    pub fn again(&self, times: u32) -> impl Iterator<Item = u32> {
        let book = &self.chosen.book;
        let asked = [book.times.as_ref().map(|it| it.0), book.many_times.as_ref().map(|it| it.0)];
        let least = asked.into_iter().flatten().filter(|&it| it > 1).min().unwrap_or(times).min(times);
        let again = self.again.get_or_init(|| self.record.line().again(least));
        again.iter().filter(move |again| again.times >= times).map(|again| again.ply)
    }

    fn verdict(&self, position: &Position, side: Side) -> Verdict<MateEvidence> {
        let mut verdicts = self.verdicts.borrow_mut();
        let known = verdicts.iter().find(|(before, of, _)| of == &side && before == position);
        if let Some((_, _, verdict)) = known {
            return verdict.clone();
        }
        let verdict = can_win(position, side, self.bound);
        verdicts.push((*position, side, verdict.clone()));
        verdict
    }

    /// Whether a side can mate from here by any series of legal moves.
    pub fn mate_truth(&self, position: &Position, side: Side) -> Truth {
        match self.verdict(position, side).answer {
            Answer::Yes => Truth::Yes,
            Answer::No => Truth::No,
            Answer::Undetermined => Truth::Undetermined,
        }
    }

    /// Whether it is proved that neither side can mate from the position after so many moves.
    pub fn is_dead(&self, ply: u32) -> bool {
        let mut known = self.dead.borrow_mut();
        if let Some((_, dead)) = known.iter().find(|(at, _)| *at == ply) {
            return *dead;
        }
        // Most games of which it is asked are alive at the end, and need no other position.
        let last = self.record.reached().filter(|_| ply == self.record.plies());
        let position = last.unwrap_or_else(|| &self.record.positions()[ply as usize]);
        let alive = match self.record.result() {
            // Whether the winner can mate is asked in full anyway.
            Some(Outcome::Won(winner)) if last.is_some() && self.record.stop().is_none() => {
                self.mate_truth(position, winner) == Truth::Yes
            }
            // Before the end of a game a mate shows without a plan more often than not.
            _ => last.is_none() && either_surely_mates(position),
        };
        let dead = !alive && self.dead(position).answer == Answer::Yes;
        known.push((ply, dead));
        dead
    }

    /// Whether neither side can mate, asked only of a side of which it was not proved before.
    fn dead(&self, position: &Position) -> Verdict<Deadness> {
        let verdicts = self.verdicts.borrow();
        let proved = Side::ALL.map(|side| {
            let no = |(before, of, verdict): &&(Position, Side, Verdict<MateEvidence>)| {
                *of == side && verdict.answer == Answer::No && before == position
            };
            let (.., verdict) = verdicts.iter().find(no)?;
            verdict.evidence.clone().map(MateMemory::Shown)
        });
        let mut lines = MatingLines::new(position);
        lines.remembers(proved);
        lines.dead(self.bound)
    }

    /// Why neither side can mate there, in words.
    pub fn why_dead(&self, ply: u32) -> String {
        let position = &self.record.positions()[ply as usize];
        let [white, black] = Side::ALL.map(|side| self.why_no_mate(position, side));
        if white == black { white } else { format!("White: {white}; Black: {black}") }
    }

    /// Why a side cannot mate, in words.
    pub fn why_no_mate(&self, position: &Position, side: Side) -> String {
        let Some(MateEvidence::NoMate { forced, because }) = self.verdict(position, side).evidence else {
            return String::new();
        };
        let why = match because {
            NoMate::Ended => "the game is over without a mate",
            NoMate::Material => "too little is left to mate with",
            NoMate::Obstacles => "what can never move stands in the way of every mate",
            NoMate::Confined => "the squares that the pieces can reach allow no mate",
            NoMate::Exhausted => "every position that can be reached was looked at",
        };
        match forced.len() {
            0 => why.to_owned(),
            1 => format!("after the only legal move {why}"),
            more => format!("after {more} forced moves {why}"),
        }
    }

    /// Moves that lead to mate by a side, if some are found.
    pub fn mating_line(&self, position: &Position, side: Side) -> Option<String> {
        let Some(MateEvidence::Line(line)) = self.verdict(position, side).evidence else {
            return None;
        };
        let (mut now, mut moves) = (*position, Vec::new());
        for &m in &line {
            moves.push(san::write(&now, m));
            now = now.play(m);
        }
        let (shown, rest) = moves.split_at(moves.len().min(LONGEST_LINE));
        let more = if rest.is_empty() { String::new() } else { format!(" and {} more", rest.len()) };
        Some(format!("{}{more}", shown.join(" ")))
    }
}

fn either_surely_mates(position: &Position) -> bool {
    Track::of(position).is_some_and(|track| {
        let sides = likely_first(&track);
        sides.into_iter().any(|side| mates_plainly(&track, side))
            || sides.into_iter().any(|side| mates_after_random_moves(&track, side))
    })
}

/// The sides, the one first that mates more easily; of two alike the one that is not to move, which has been found to mate sooner.
fn likely_first(track: &Track) -> [Side; 2] {
    let first = match strength(track, Side::White).cmp(&strength(track, Side::Black)) {
        Ordering::Greater => Side::White,
        Ordering::Less => Side::Black,
        Ordering::Equal => !track.turn(),
    };
    [first, !first]
}

/// How easily a side mates if both help: with a heavy piece, with a Pawn, with anything, with nothing.
fn strength(track: &Track, side: Side) -> u32 {
    let [pawns, knights, bishops, rooks, queens, _] = Kind::ALL.map(|kind| track.men(side, kind).count());
    8 * (queens + rooks) + 2 * pawns + knights + bishops
}

/// The moves of a line to mate that are shown.
const LONGEST_LINE: usize = 40;
