//! Offences and findings of fact that the log shows.

use std::sync::Arc;

use board::Side;
use law::question::Made;

use crate::act::{Clause, Fact, Person};
use crate::standing::Penalised;
use crate::state::men::ManId;
use crate::state::turn::Turn;

/// What the log shows of offences. It only grows, but that a finding is used once and that consent forgives.
#[derive(Clone, Debug, Default)]
pub(crate) struct Offences {
    /// Findings that stand for the next claim.
    found: Vec<(Person, Fact)>,
    /// Forfeitures that the log shows.
    forfeits: Vec<(Clause, Side)>,
    /// What was done with the other side's consent, and so is no offence.
    consented: Vec<(Clause, Side)>,
    /// What each side knows of such offences of the other, with the moves that it had completed then.
    known: Vec<(Clause, Side, usize)>,
    /// Moves that each side has completed, those since taken back included.
    completed_ever: [usize; 2],
    /// Illegal moves that each side has completed; the log counts, so nothing takes one back.
    infringements: [u32; 2],
    penalties: Vec<Penalised>,
    /// Illegal moves that were taken back, by their number and side, and by whose will.
    taken_back: Vec<(u32, Side, TakenBack)>,
    /// The moves that went back by agreement, lawful or not. One that was made out of turn stands with its maker's next turn.
    agreed_back: Vec<(u32, Side)>,
    /// The men that were touched in what went back so, each with the turn in which its touch counted.
    agreed_untouched: Vec<(u32, Side, ManId)>,
    /// After how many moves the clock was pressed when the arbiter saw a position that no legal move can have left, while he
    /// waits for the next to be completed.
    illegal_position: Option<usize>,
}

/// Why an illegal move was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TakenBack {
    /// It was found.
    Found,
    /// The players agreed.
    Agreed,
}

impl Offences {
    /// The arbiter sees a position that no legal move can have left, after so many moves.
    pub(crate) fn sees_illegal_position(&mut self, pressed: usize) {
        self.illegal_position = Some(pressed);
    }

    /// The arbiter waits no more for the next move: he has looked at the position after it.
    pub(crate) fn has_looked_again(&mut self) {
        self.illegal_position = None;
    }

    /// After how many moves he saw one last, as long as he waits for the next.
    pub(crate) fn saw_illegal_position(&self) -> Option<usize> {
        self.illegal_position
    }

    /// Somebody finds a fact, which stands for the next claim that it answers.
    pub(crate) fn finds(&mut self, who: Person, fact: Fact) {
        self.found.push((who, fact));
    }

    /// Whether such a fact was found and not used yet.
    pub(crate) fn has_finding(&self, wanted: impl Fn(&Fact) -> bool) -> bool {
        self.found.iter().any(|(_, fact)| wanted(fact))
    }

    /// Whether the first such finding that was not used yet is an arbiter's.
    pub(crate) fn is_found_by_arbiter(&self, wanted: &Fact) -> bool {
        let first = self.found.iter().find(|(_, fact)| fact == wanted);
        first.is_some_and(|(who, _)| who.is_arbiter())
    }

    /// Uses the first such finding up, and says whose it was.
    pub(crate) fn take_finding(&mut self, wanted: impl Fn(&Fact) -> bool) -> Option<Person> {
        let index = self.found.iter().position(|(_, fact)| wanted(fact))?;
        Some(self.found.remove(index).0)
    }

    /// The log shows what forfeits the game under a clause, and the other side knows it.
    pub(crate) fn shows_forfeit(&mut self, clause: Clause, offender: Side) {
        self.forfeits.push((clause, offender));
        self.consented.retain(|&forgiven| forgiven != (clause, offender));
        self.makes_known(clause, offender);
    }

    /// The other side knows of an offence from now on, shown or told.
    pub(crate) fn makes_known(&mut self, clause: Clause, offender: Side) {
        self.known.push((clause, offender, self.completed_ever[(!offender).index()]));
    }

    /// Whether the log shows it.
    pub(crate) fn has_forfeit(&self, clause: Clause, offender: Side) -> bool {
        self.forfeits.contains(&(clause, offender))
    }

    /// The newest offence of this side that the log shows, of those that are meant.
    pub(crate) fn newest_forfeit(&self, offender: Side, meant: impl Fn(Clause) -> bool) -> Option<Clause> {
        let newest = self.forfeits.iter().rev().find(|&&(clause, side)| side == offender && meant(clause));
        newest.map(|&(clause, _)| clause)
    }

    /// Whether the other side has completed a move since it last came to know of it.
    pub(crate) fn moved_since_known(&self, clause: Clause, offender: Side) -> bool {
        let last = self.known.iter().rev().find(|&&(known, side, _)| (known, side) == (clause, offender));
        last.is_some_and(|&(_, _, then)| self.completed_ever[(!offender).index()] > then)
    }

    /// The other side consents to the newest such offence: it is none.
    pub(crate) fn forgive(&mut self, clause: Clause, offender: Side) {
        self.shows_forfeit_no_more(clause, offender);
        self.consented.push((clause, offender));
    }

    /// The newest such offence has been put right.
    pub(crate) fn shows_forfeit_no_more(&mut self, clause: Clause, offender: Side) {
        if let Some(index) = self.forfeits.iter().rposition(|&shown| shown == (clause, offender)) {
            self.forfeits.remove(index);
        }
        self.known.retain(|&(known, side, _)| (known, side) != (clause, offender));
    }

    /// Whether the other side has consented to it.
    pub(crate) fn is_forgiven(&self, clause: Clause, offender: Side) -> bool {
        self.consented.contains(&(clause, offender))
    }

    /// How many moves this side has completed.
    pub(crate) fn moves_completed(&self, by: Side) -> usize {
        self.completed_ever[by.index()]
    }

    /// The move with which this side has completed more than so many was communicated before the reply that it answers: it is none
    /// that was completed since what the other did was known.
    pub(crate) fn knew_nothing_of_it(&mut self, by: Side, completed: usize) {
        let now = self.completed_ever[by.index()];
        let known = self.known.iter_mut().filter(|(_, offender, then)| *offender != by && *then == completed);
        known.for_each(|(_, _, then)| *then = now);
    }

    /// A side has completed a move.
    pub(crate) fn has_completed(&mut self, by: Side) {
        self.completed_ever[by.index()] += 1;
    }

    /// A move of this side, counted as completed, is not yet: it will be counted again when it is.
    pub(crate) fn has_not_completed(&mut self, by: Side) {
        let completed = &mut self.completed_ever[by.index()];
        *completed = completed.saturating_sub(1);
    }

    /// A side has completed an illegal move: whether it had completed one before.
    pub(crate) fn infringes(&mut self, by: Side) -> bool {
        self.infringements[by.index()] += 1;
        self.infringements[by.index()] > 1
    }

    /// The illegal move of this number is taken back.
    pub(crate) fn takes_back(&mut self, number: u32, by: Side) {
        self.taken_back.push((number, by, TakenBack::Found));
    }

    /// The line was cut, and these turns are undone: the illegal moves among them are taken back. After so many moves that
    /// are left, a position that the arbiter saw later stands no more.
    pub(crate) fn cuts_line(&mut self, undone: &[Arc<Turn>], left: usize) {
        self.illegal_position = self.illegal_position.filter(|&seen| seen <= left);
        for turn in undone {
            if turn.attempt().making().is_some_and(|making| making.made() == Made::Illegal) {
                self.takes_back(turn.number(), turn.by());
            }
        }
    }

    /// How many illegal moves were taken back.
    pub(crate) fn number_taken_back(&self) -> usize {
        self.taken_back.len()
    }

    /// All but the first so many of them the players took back by agreement.
    pub(crate) fn were_taken_back_by_agreement(&mut self, first: usize) {
        self.taken_back.iter_mut().skip(first).for_each(|(_, _, why)| *why = TakenBack::Agreed);
    }

    /// The players have taken these moves back by agreement.
    pub(crate) fn go_back_by_agreement(&mut self, moves: impl IntoIterator<Item = (u32, Side)>) {
        self.agreed_back.extend(moves);
    }

    /// Whether they took a move of this side's back so that is to be made anew: `now` is the turn under way.
    pub(crate) fn went_back_by_agreement(&self, by: Side, now: (u32, Side)) -> bool {
        let order = |(number, side): (u32, Side)| (number, side == Side::Black);
        self.agreed_back.iter().any(|&back| back.1 == by && order(back) >= order(now))
    }

    /// What was touched in those turns, or in the other side's for them, went with the moves.
    pub(crate) fn are_untouched_by_agreement(
        &mut self,
        touched: impl IntoIterator<Item = (u32, Side, ManId)>,
    ) {
        self.agreed_untouched.extend(touched);
    }

    /// Whether this side had touched the man in what went back by agreement, for its turn of this number or a later one.
    pub(crate) fn was_untouched_by_agreement(&self, by: Side, man: ManId, since: u32) -> bool {
        self.agreed_untouched
            .iter()
            .any(|&(number, side, touched)| (side, touched) == (by, man) && number >= since)
    }

    /// Whether an illegal move of this number was taken back.
    pub(crate) fn was_taken_back(&self, number: u32, by: Side) -> bool {
        self.taken_back.iter().any(|&(of, side, _)| (of, side) == (number, by))
    }

    /// Whether an illegal move of this number was taken back, and the last time by agreement.
    pub(crate) fn was_taken_back_by_agreement(&self, number: u32, by: Side) -> bool {
        let last = self.taken_back.iter().rfind(|&&(of, side, _)| (of, side) == (number, by));
        last.is_some_and(|&(_, _, why)| why == TakenBack::Agreed)
    }

    /// The illegal moves that White and Black have completed.
    pub(crate) fn infringements(&self) -> [u32; 2] {
        self.infringements
    }

    /// Time is given for what a side did.
    pub(crate) fn penalises(&mut self, penalty: Penalised) {
        self.penalties.push(penalty);
    }

    /// A decision was overturned that had found so many illegal moves.
    pub(crate) fn infringes_not(&mut self, by: Side, moves: u32) {
        let count = &mut self.infringements[by.index()];
        *count = count.saturating_sub(moves);
    }

    /// This penalty was overturned: whether it was there.
    pub(crate) fn penalises_not(&mut self, penalty: &Penalised) -> bool {
        let found = self.penalties.iter().rposition(|other| other == penalty);
        found.map(|index| self.penalties.remove(index)).is_some()
    }

    /// Time given for what a side did, in the order of the acts.
    pub(crate) fn penalties(&self) -> &[Penalised] {
        &self.penalties
    }
}
