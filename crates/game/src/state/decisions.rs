//! What officials decided about the result and points, and whether somebody appeals.

use board::{Move, Side};

use crate::act::Person;
use crate::act::official::Conduct;
use crate::result::{EndReason, GameResult};
use crate::standing::Penalised;
use crate::state::line::Ply;
use crate::state::men::ManId;
use crate::state::results::{Falls, Results, Stood};
use crate::state::waiting::{Disputed, Resigned};

/// A touch of this man in this turn that was decided to count, or to be an accident.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HeldTouch {
    pub by: Side,
    pub turn: Ply,
    pub man: ManId,
    pub counts: bool,
}

/// A man of this side's that slipped was found released in this turn; whether no other man had been quitted in it before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HeldSlip {
    pub by: Side,
    pub turn: Ply,
    pub was_free: bool,
}

/// How a claim or request of this side's about its last minutes was decided, in which turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Requested {
    pub by: Side,
    pub turn: Ply,
    pub what: Disputed,
    pub verdict: Verdict,
}

/// How such a claim or request was decided, where the game went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Both are given so many milliseconds with each move.
    Granted(u64),
    Rejected,
    PutOff,
    /// It was put off, and a clock with a delay was set, on which the claimant has so many milliseconds less.
    PutOffOnDelay {
        halved_ms: u64,
    },
}

/// What a decision gave and took: penalties in time, time given without a fault, illegal moves that count, points beside the
/// result, and offences reported; a move that was declared and is due; touches that count; men that were quitted before they were
/// moved on, or slipped and were found quitted; claims about the last minutes; offers of a draw; scores to be brought up to date; sealed records read as moves;
/// legal moves that went back because men were displaced; and that a player may not claim on time again in this period of his.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Given {
    pub penalties: Vec<Penalised>,
    pub presents: Vec<(Side, u64)>,
    pub infringements: [u32; 2],
    pub points: [i32; 2],
    pub reported: Vec<(Side, Conduct)>,
    pub declared: Vec<Ply>,
    pub touches: Vec<HeldTouch>,
    pub releases: Vec<(Side, Ply)>,
    pub slips: Vec<HeldSlip>,
    pub requests: Vec<Requested>,
    pub offers: Vec<Side>,
    pub scores: Vec<Side>,
    pub read: Vec<(Side, Ply)>,
    pub went_back: Vec<(Ply, Move)>,
    pub barred: [Option<usize>; 2],
}

impl Given {
    /// Whether it was to this side's loss, or to its opponent's gain.
    fn hits(&self, side: Side) -> bool {
        let (own, other) = (side.index(), (!side).index());
        self.penalties.iter().any(|it| it.side == side)
            || self.presents.iter().any(|&(to, _)| to != side)
            || self.infringements[own] > 0
            || self.points[own] < 0
            || self.points[other] > 0
            || self.barred[own].is_some()
            || self.touches.iter().any(|it| (it.by == side) == it.counts)
            || self.releases.iter().any(|&(by, _)| by == side)
            || self.slips.iter().any(|slip| slip.by == side)
            || self.requests.iter().any(|it| (it.by == side) != matches!(it.verdict, Verdict::Granted(_)))
            || self.offers.contains(&side)
            || self.scores.contains(&side)
            || self.read.iter().any(|&(by, _)| by != side)
            || self.reported.iter().any(|&(of, _)| of == side)
    }
}

/// Something that was decided.
#[derive(Clone, Debug)]
struct Decision {
    given: Given,
    by: Person,
    /// Somebody has appealed against it.
    appealed: bool,
    /// The result that it brought.
    result: Option<GameResult>,
    /// The result in whose place that came; none where the game went on.
    before: Option<GameResult>,
}

impl Decision {
    /// Whether it was to this side's loss: by what it gave and took, or by a result that is worse for it than what stood before.
    fn hits(&self, side: Side) -> bool {
        self.given.hits(side) || self.result.is_some_and(|result| result.is_worse_for(side, self.before))
    }

    /// Whether it was to the opponent's loss alone.
    fn favours(&self, side: Side) -> bool {
        self.hits(!side) && !self.hits(side)
    }
}

/// Who gave the result, where an official did.
#[derive(Clone, Copy, Debug)]
struct ResultGiven {
    by: Person,
    /// Another than he and the chief arbiter changes it no more.
    is_final: bool,
}

/// The first of several arbiters.
const CHIEF: Person = Person::OtherArbiter(1);

/// An appeal that is not decided yet.
#[derive(Clone, Copy, Debug)]
struct Appeal {
    who: Side,
    /// The number of the decision that it is against; none where nothing was noted of it.
    against: Option<usize>,
}

/// What an appeal is against, as it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Appealed {
    /// Against something that was decided.
    Decision,
    /// Nothing was decided to the player's loss.
    Nothing,
    /// It belongs to an appeal of his that is not decided yet.
    Already,
    /// Nothing was decided since an appeal was, and that is final.
    InVain,
}

/// Appeals, corrections and points. What was decided stays as it is where moves are taken back.
#[derive(Clone, Debug, Default)]
pub(crate) struct Decisions {
    /// The appeals that are not decided yet, in the order in which they were made.
    appeals: Vec<Appeal>,
    /// Something has been decided that a player can appeal against.
    decided: bool,
    /// What was decided, in order.
    given: Vec<Decision>,
    /// The arbiters who have acted.
    arbiters: Vec<Person>,
    /// Who gave the result, where an official did.
    result_given: Option<ResultGiven>,
    /// Time that the arbiter gave though nobody was at fault.
    presents: Vec<(Side, u64)>,
    /// The result is the one that an official gave.
    corrected: bool,
    /// Points beside the result that White and Black are given or lose, in halves.
    points: [i32; 2],
    /// After how many decisions the dials were set by hand last.
    clock_set_after: usize,
    /// After how many decisions an appeal was decided last.
    settled_after: Option<usize>,
    /// An appeal against a loss on time was granted: the arbiter still has to set the clock.
    clock_to_be_set: bool,
    /// Whose claim the arbiter is still to decide, and has put off while play goes on.
    put_off: [bool; 2],
    /// What was reported of whom, as often as it was.
    reported: Vec<(Side, Conduct)>,
    /// Touches that were decided to count, or to be accidents, in order.
    touches: Vec<HeldTouch>,
    /// The turns in which a man was decided to have been quitted before it was moved on, in order.
    releases: Vec<(Side, Ply)>,
    /// The turns in which a man that slipped was found to have been quitted, in order.
    slips: Vec<HeldSlip>,
    /// How claims and requests about the last minutes were decided, in order.
    requests: Vec<Requested>,
    /// Who was found to have offered a draw, in order.
    offers: Vec<Side>,
    /// Of whom the arbiter has required the score, in order.
    scores: Vec<Side>,
    /// The turns in which he has read a sealed record as a move, in order.
    read: Vec<(Side, Ply)>,
    /// The legal moves that went back because men were found displaced, and the turns in which they had been made.
    went_back: Vec<(Ply, Move)>,
    /// Those of them that are made again, since that decision fell.
    made_again: Vec<(Ply, Move)>,
    /// The turns in which a declared move was decided to be due, in order.
    declared: Vec<Ply>,
    /// How the game came by its result.
    results: Results,
    /// The event that ended it, be its result that of a drawn game which one side wins.
    ended_by: Option<EndReason>,
    /// A player has resigned while something waits for a finding, or both have.
    resigned: Option<Resigned>,
}

impl Decisions {
    /// An official has decided something, or a claim was decided.
    pub(crate) fn decides(&mut self) {
        self.decided = true;
    }

    /// Whether something has been decided so, or given or taken by what the arbiter saw.
    pub(crate) fn has_decided(&self) -> bool {
        self.decided || !self.given.is_empty()
    }

    /// The arbiter gives a side time though nobody is at fault.
    pub(crate) fn presents(&mut self, to: Side, ms: u64) {
        self.presents.push((to, ms));
    }

    /// The time that he gave so.
    pub(crate) fn presented(&self) -> &[(Side, u64)] {
        &self.presents
    }

    /// What this arbiter decided last gave and took this.
    pub(crate) fn gave(&mut self, given: Given, by: Person) {
        self.given.push(Decision { given, by, appealed: false, result: None, before: None });
    }

    /// The decision of this number has led to these penalties too.
    pub(crate) fn gave_more(&mut self, number: usize, penalties: Vec<Penalised>) {
        if let Some(decision) = self.given.get_mut(number) {
            decision.given.penalties.extend(penalties);
        }
    }

    /// A player has resigned, or both have, and what waits for a finding is decided first; or that is over.
    pub(crate) fn resigns_then(&mut self, resigned: Option<Resigned>) {
        self.resigned = resigned;
    }

    /// Who has resigned while something waits for a finding.
    pub(crate) fn resigned(&self) -> Option<Resigned> {
        self.resigned
    }

    /// The game is given this result: by what was decided last, or by play and the players' own will.
    pub(crate) fn brings_result(
        &mut self,
        result: GameResult,
        decided: bool,
        before: Stood,
        corrected: bool,
    ) {
        let last = self.last().filter(|_| decided);
        if let Some(decision) = last.and_then(|number| self.given.get_mut(number)) {
            (decision.result, decision.before) = (Some(result), before.result());
        }
        self.results.steps(last, before, corrected);
    }

    /// The game goes on, and has no result.
    pub(crate) fn brings_no_result(&mut self) {
        self.results.clear();
    }

    /// The number of the decision that was made last.
    pub(crate) fn last(&self) -> Option<usize> {
        self.given.len().checked_sub(1)
    }

    /// What the decision gave and took that brought the result as it is now, if one did.
    pub(crate) fn brought_result(&self) -> Option<(usize, &Given)> {
        let number = self.results.brought_by()?;
        Some((number, &self.given.get(number)?.given))
    }

    /// What follows for the result from the fall of the decision of this number.
    pub(crate) fn falls(&mut self, decision: usize) -> Falls {
        let falls = self.results.falls(decision);
        for (number, before) in self.results.before() {
            if let Some(decision) = self.given.get_mut(number) {
                decision.before = before;
            }
        }
        falls
    }

    /// The result that the decision of this number brought, if it brought one.
    pub(crate) fn result_of(&self, decision: usize) -> Option<GameResult> {
        self.given.get(decision)?.result
    }

    /// The game ends by this event, whatever the rule of the event on drawn games makes of it.
    pub(crate) fn ends_by(&mut self, reason: Option<EndReason>) {
        self.ended_by = reason;
    }

    /// The event by which the game ended, as [`Decisions::ends_by`] has it.
    pub(crate) fn ended_by(&self) -> Option<EndReason> {
        self.ended_by
    }

    /// An arbiter acts.
    pub(crate) fn notes_arbiter(&mut self, who: Person) {
        if !self.arbiters.contains(&who) {
            self.arbiters.push(who);
        }
    }

    /// Who made the decision that the first appeal is against.
    fn appealed_of(&self) -> Option<Person> {
        let against = self.appeals.first()?.against?;
        self.given.get(against).map(|decision| decision.by)
    }

    /// Whether somebody else than this arbiter decides the first appeal: it is against himself, and there is another, who was
    /// named before the game or has acted, or it is against the chief arbiter.
    pub(crate) fn is_for_another(&self, who: Person, several_named: bool) -> bool {
        match self.appealed_of() {
            Some(CHIEF) => who != CHIEF,
            // One of several arbiters has the chief arbiter above him, though he has not acted here.
            Some(by @ Person::OtherArbiter(_)) => by == who,
            Some(by) => by == who && (several_named || self.arbiters.iter().any(|&other| other != who)),
            None => false,
        }
    }

    /// The result is the one that this official gave, on an appeal or otherwise; or nobody's, where play has brought it.
    pub(crate) fn notes_result(&mut self, by: Option<Person>, on_appeal: bool) {
        self.result_given = by.map(|by| ResultGiven { by, is_final: on_appeal || by == CHIEF });
    }

    /// Whether the result was given by another, and this arbiter does not change it.
    pub(crate) fn result_is_final_for(&self, who: Person) -> bool {
        self.result_given.is_some_and(|given| given.is_final && who != given.by && who != CHIEF)
    }

    /// A player appeals against what was decided last to his loss, and else against what was decided last, where it is his
    /// first appeal or the game is over; never against what was decided for him alone. What he says more, with nothing left
    /// to his loss, belongs to the same appeal.
    pub(crate) fn appeals(&mut self, who: Side, is_over: bool) -> Appealed {
        let before = self.appeals.iter().rev().find(|appeal| appeal.who == who);
        let since = before.map_or(0, |appeal| appeal.against.map_or(self.given.len(), |against| against + 1));
        let is_first = before.is_none();
        let to_his_loss = self.given.iter().rposition(|it| it.hits(who) && !it.appealed);
        let open = |it: &Decision| !it.favours(who) && !it.appealed;
        let last = self.given.iter().rposition(open).filter(|&number| number >= since);
        let against = match to_his_loss {
            None if is_first || is_over => last,
            found => found,
        };
        if let Some(decision) = against.and_then(|number| self.given.get_mut(number)) {
            decision.appealed = true;
        }
        let settled = self.settled_after == Some(self.given.len());
        match against {
            None if !is_first => return Appealed::Already,
            None if settled => return Appealed::InVain,
            _ => self.appeals.push(Appeal { who, against }),
        }
        if against.is_some() { Appealed::Decision } else { Appealed::Nothing }
    }

    /// Whether somebody appeals.
    pub(crate) fn has_appeal(&self) -> bool {
        !self.appeals.is_empty()
    }

    /// Whether the first appeal is against something that was decided.
    pub(crate) fn is_against_a_decision(&self) -> bool {
        self.appeals.first().is_some_and(|appeal| appeal.against.is_some())
    }

    /// The first appeal is decided: whose it was, and the number of the decision that it was against, with what that gave and
    /// took.
    pub(crate) fn take_appeal(&mut self) -> Option<(Side, Option<(usize, Given)>)> {
        let Appeal { who, against } = (!self.appeals.is_empty()).then(|| self.appeals.remove(0))?;
        self.settled_after = Some(self.given.len());
        let given = against.and_then(|number| Some((number, self.given.get(number)?.given.clone())));
        Some((who, given))
    }

    /// An official gives the result.
    pub(crate) fn correct(&mut self) {
        self.corrected = true;
    }

    /// The result is one that an official gave, or not.
    pub(crate) fn is_corrected(&mut self, corrected: bool) {
        self.corrected = corrected;
    }

    /// Whether an official gave the result.
    pub(crate) fn has_corrected(&self) -> bool {
        self.corrected
    }

    /// An offence of a player's conduct is reported.
    pub(crate) fn reports(&mut self, of: Side, what: Conduct) {
        self.reported.push((of, what));
    }

    /// A decision falls that such a report was.
    pub(crate) fn reports_not(&mut self, of: Side, what: Conduct) {
        if let Some(at) = self.reported.iter().rposition(|&it| it == (of, what)) {
            self.reported.remove(at);
        }
    }

    /// How often such an offence of his was reported.
    pub(crate) fn times_reported(&self, of: Side, what: Conduct) -> usize {
        self.reported.iter().filter(|&&it| it == (of, what)).count()
    }

    /// What was reported, in order.
    pub(crate) fn reported(&self) -> &[(Side, Conduct)] {
        &self.reported
    }

    /// Whether such an offence of his was reported before.
    pub(crate) fn was_reported(&self, of: Side, what: Conduct) -> bool {
        self.reported.contains(&(of, what))
    }

    /// The arbiter puts off his decision on this side's claim.
    pub(crate) fn puts_off(&mut self, by: Side) {
        self.put_off[by.index()] = true;
    }

    /// Whose claim is still to be decided; of both, White's first.
    pub(crate) fn put_off(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.put_off[side.index()])
    }

    /// What was put off of this side's is decided.
    pub(crate) fn settles_claim_of(&mut self, by: Side) {
        self.put_off[by.index()] = false;
    }

    /// Nothing that was put off need be decided any more.
    pub(crate) fn settles_what_was_put_off(&mut self) {
        self.put_off = [false; 2];
    }

    /// It is decided that the move which was declared in this turn is due.
    pub(crate) fn requires_declared(&mut self, turn: Ply) {
        self.declared.push(turn);
    }

    /// The turns in which a declared move was decided to be due, as often as it was.
    pub(crate) fn declared(&self) -> &[Ply] {
        &self.declared
    }

    /// The decision of this number falls: the turns of the declared moves that are due by no other.
    pub(crate) fn frees_declared(&mut self, number: usize) -> Vec<Ply> {
        let fallen = self.given.get_mut(number).map(|it| std::mem::take(&mut it.given.declared));
        let by_another = |turn: &Ply| self.given.iter().any(|it| it.given.declared.contains(turn));
        fallen.into_iter().flatten().filter(|turn| !by_another(turn)).collect()
    }

    /// It is decided whether this touch counts.
    pub(crate) fn holds_to_touch(&mut self, touch: HeldTouch) {
        self.touches.push(touch);
    }

    /// The touches of which it was decided, as often as it was.
    pub(crate) fn held_touches(&self) -> &[HeldTouch] {
        &self.touches
    }

    /// It is decided that a man was quitted in this turn before it was moved on.
    pub(crate) fn holds_to_release(&mut self, by: Side, turn: Ply) {
        self.releases.push((by, turn));
    }

    /// The turns of which that was decided, as often as it was.
    pub(crate) fn held_releases(&self) -> &[(Side, Ply)] {
        &self.releases
    }

    /// A man that slipped is found to have been quitted.
    pub(crate) fn finds_slip(&mut self, slip: HeldSlip) {
        self.slips.push(slip);
    }

    /// Those that were found so, as often as they were.
    pub(crate) fn slips_found(&self) -> &[HeldSlip] {
        &self.slips
    }

    /// A claim or request about the last minutes is decided.
    pub(crate) fn decides_request(&mut self, requested: Requested) {
        self.requests.push(requested);
    }

    /// How they were decided, as often as they were.
    pub(crate) fn requests_decided(&self) -> &[Requested] {
        &self.requests
    }

    /// It is decided that this side has offered a draw.
    pub(crate) fn finds_offer(&mut self, of: Side) {
        self.offers.push(of);
    }

    /// Of whom that was decided, as often as it was.
    pub(crate) fn offers_found(&self) -> &[Side] {
        &self.offers
    }

    /// The arbiter requires this side's score.
    pub(crate) fn requires_score(&mut self, of: Side) {
        self.scores.push(of);
    }

    /// Whose he has required, as often as he has.
    pub(crate) fn scores_required(&self) -> &[Side] {
        &self.scores
    }

    /// The arbiter reads the sealed record of this side as the move of this turn.
    pub(crate) fn reads_record(&mut self, of: Side, turn: Ply) {
        self.read.push((of, turn));
    }

    /// The turns in which he has, as often as he has.
    pub(crate) fn records_read(&self) -> &[(Side, Ply)] {
        &self.read
    }

    /// Legal moves go back because men are found displaced.
    pub(crate) fn go_back(&mut self, moves: impl IntoIterator<Item = (Ply, Move)>) {
        self.went_back.extend(moves);
    }

    /// Those that did, and in which turns they had been made, as often as they did.
    pub(crate) fn moves_gone_back(&self) -> &[(Ply, Move)] {
        &self.went_back
    }

    /// These are made again, each in its turn; with none, no longer.
    pub(crate) fn make_again(&mut self, moves: Vec<(Ply, Move)>) {
        self.made_again = moves;
    }

    /// Those that are made again.
    pub(crate) fn moves_made_again(&self) -> &[(Ply, Move)] {
        &self.made_again
    }

    /// Whether an appeal against a loss on time was granted, and the clock was not set since.
    pub(crate) fn clock_is_to_be_set(&self) -> bool {
        self.clock_to_be_set
    }

    /// The dials are set by hand.
    pub(crate) fn clock_is_set(&mut self) {
        self.clock_set_after = self.given.len();
    }

    /// After how many decisions they were set so last.
    pub(crate) fn clock_set_after(&self) -> usize {
        self.clock_set_after
    }

    /// They were set so last after this many decisions.
    pub(crate) fn clock_was_set_after(&mut self, decisions: usize) {
        self.clock_set_after = decisions;
    }

    /// The clock is to be set before a flag counts again, or has been.
    pub(crate) fn clock_waits_to_be_set(&mut self, waits: bool) {
        self.clock_to_be_set = waits;
    }

    /// A side is given points, or loses them, in halves.
    pub(crate) fn changes_points(&mut self, of: Side, halves: i32) {
        let points = &mut self.points[of.index()];
        *points = points.saturating_add(halves);
    }

    /// The points beside the result of White and of Black, in halves.
    pub(crate) fn points(&self) -> [i32; 2] {
        self.points
    }
}
