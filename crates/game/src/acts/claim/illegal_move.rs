//! An illegal move was made; the claim may name it.

use board::Side;
use law::question::{Amiss, Attention, Claimant, Done, Made, Stands};
use law::{Cites, Effect};

use crate::act::claim::MoveNumber;
use crate::act::official::Fact;
use crate::effects::end::ends;
use crate::effects::offences::take_found;
use crate::effects::restore::{put_back, put_back_bound, take_back_later};
use crate::facts::attention::attention;
use crate::facts::change::unlawful_nature;
use crate::facts::completion::completes_by_press;
use crate::facts::end::after_annulment;
use crate::facts::forfeiture::clause_of_refusal;
use crate::facts::idle_press::stands_for_good;
use crate::facts::illegal_move::{
    illegal_move_stands, illegal_turn_agreed, illegal_turn_claimed, is_replied_to, offender, pawn_left_in,
    touches_bind_after_retraction, touches_bind_the_replacement, was_taken_back,
};
use crate::facts::options::choosing;
use crate::facts::whole_turn::began_with;
use crate::judging::claimable::Claimable;
use crate::judging::infringement::{counts, ends_by_illegal_move, ends_for_illegal_move};
use crate::judging::reinstated::goes_back_without_blame;
use crate::judging::retraction::{claims_idle_press, idle_press_counts, takes_back_with_touches};
use crate::refusal::{Awaited, Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::annulled::annulled;
use crate::sentences::moves::did_in_words;
use crate::sentences::not_claimed::illegal_move_not_claimed;
use crate::sentences::penalty::{tell_choice, tell_open_now};
use crate::sentences::restored::{restored, tell_moves_still_count};
use crate::sentences::touch::tell_bound;
use crate::settings::Notice;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::time::IdlePress;
use crate::state::waiting::Sought;

/// The move that is meant; none: the earliest that stands, where the code says so of the other side.
pub(crate) struct IllegalMove {
    pub named: Option<MoveNumber>,
    /// Both players call attention to it, and agree to correct it.
    pub agreed: bool,
}

/// A claim need not name a move.
pub(crate) fn no_number(_state: &State, _who: Side) -> [Option<MoveNumber>; 1] {
    [None]
}

/// What attention is called to.
pub(crate) struct Called {
    asked: Attention,
    /// The turn of the illegal move.
    turn: Option<Ply>,
    /// Who pressed the clock without a move, where that is meant.
    idle: Option<(Side, Ply)>,
}

/// Whether the code lets the players correct an illegal move together that one of them could not object to any more.
pub(crate) fn may_be_corrected_together(state: &State) -> bool {
    let asked = |agreed| Attention { agreed, ..Attention::to_illegal_move(Stands::Replied) };
    let restores = |effect| matches!(effect, Effect::Restores(_));
    state.law().gives(asked(true), restores) && !state.law().gives(asked(false), restores)
}

/// The articles by which the players correct together what is illegal.
fn articles_of_correcting_together(state: &State) -> Cites {
    let asked = Attention { agreed: true, ..Attention::to_illegal_move(Stands::Replied) };
    let mut answers = state.law().hear(asked);
    let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    answers.only_to_know();
    back
}

impl Claimable for IllegalMove {
    type Facts = Called;

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.illegal_moves
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        let turn = match self.agreed {
            true => illegal_turn_agreed(state, self.named),
            false => illegal_turn_claimed(state, who, self.named),
        };
        let others = turn.is_some_and(|index| offender(state, index) != who);
        let idle = self.idle_press_meant(state, who, others);
        let asked = attention(state, who, turn, self.named.is_some(), self.agreed);
        Called { asked, turn, idle }
    }

    fn is_upheld(&self, state: &State, facts: &Self::Facts) -> bool {
        let refuses = || state.law().gives(facts.asked, |effect| effect == Effect::Refuses);
        let idle = facts.idle.is_some_and(|meant| idle_press_counts(state, meant));
        idle || facts.turn.is_some() && !refuses()
    }

    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling> {
        let together = self.agreed.then(|| articles_of_correcting_together(state));
        if let Some(rulings) = facts.idle.and_then(|meant| claims_idle_press(state, Some(meant), together)) {
            return rulings;
        }
        if let Some(refusal) = self.idle_press_stands(state, who).filter(|_| facts.turn.is_none()) {
            return vec![refusal];
        }
        let lost = take_found(state, |fact| *fact == Fact::Unascertainable);
        let known = !lost || facts.asked.stands == Stands::None;
        let asked = Attention { known, ..facts.asked };
        let mut answers = state.law().hear(asked);
        if answers.is_silent() {
            return vec![illegal_move_not_claimed(state, who, facts.turn)];
        }
        let back = answers
            .take_first(|effect| matches!(effect, Effect::Restores(_)).then_some(()))
            .map(|((), cites)| cites);
        let counted = answers.take(Effect::Counts).filter(|_| !facts.asked.agreed);
        let (waits, open) = (answers.take(Effect::Waits), answers.take(Effect::StaysOpen));
        let (ended, refuses) = (answers.take_end(), answers.articles(|effect| effect == Effect::Refuses));
        answers.all_heard();
        let by_illegal_move = ended.as_ref().is_some_and(|&(outcome, _)| ends_by_illegal_move(outcome));
        if let Some(index) = facts.turn.filter(|_| back.is_some() || by_illegal_move) {
            let cites = back.clone().unwrap_or_default();
            if let Some(told) = goes_back_without_blame(state, index, cites) {
                return told;
            }
        }
        if let (Some(back), Some(index)) = (back, facts.turn) {
            return goes_back(state, who, index, asked, back, counted);
        }
        if let (Some(cites), Some(index)) = (waits, facts.turn) {
            state.waiting_mut().seeks(Sought { by: who, turn: index });
            let says = "The position before it cannot be determined. The last position that can be determined must be found.";
            return vec![ruling(cites, RulingKind::Note, says)];
        }
        if let Some((outcome, cites)) = ended {
            if ends_by_illegal_move(outcome) {
                return vec![ends_for_illegal_move(state, who, outcome, cites)];
            }
            let says =
                format!("The position before the illegal move cannot be ascertained: {}.", annulled(state));
            let cites = cites.and(after_annulment(state));
            return vec![ends(state, outcome, who, cites, says)];
        }
        if let Some(cites) = open {
            let (by, other) = (state.turn().by().name(), (!state.turn().by()).name());
            let what = match illegal_move_stands(state) {
                true => format!("{by}'s illegal move has not been corrected yet"),
                false => format!("{other}'s move out of turn has not been undone yet"),
            };
            let says = format!("{what}, and {by}'s turn is not over.");
            return vec![ruling(cites, RulingKind::Note, says)];
        }
        if self.named.is_none() && illegal_move_stands(state) && completes_by_press(state) {
            let by = state.turn().by().name();
            let says = format!("{by}'s illegal move is not complete: the clock has not been pressed yet.");
            return vec![refused(refuses, Refusal::NotYet(Awaited::Press), says)];
        }
        if asked.old {
            let says = "The illegal move was made too long ago to be taken back, and stands.";
            return vec![refused(refuses, Refusal::TooLate(Ended::Moved), says)];
        }
        if let Some(index) = facts.turn.filter(|&index| is_replied_to(state, index)) {
            let by = offender(state, index);
            let (by, other) = (by.name(), (!by).name());
            let says = match pawn_left_in(state, index) {
                Some(_) => format!(
                    "{other} has made the next move: that {by} left a Pawn on its last rank can no longer be claimed."
                ),
                None => format!("{other} has made the next move, so {by}'s illegal move stands."),
            };
            return vec![refused(refuses, Refusal::TooLate(Ended::Moved), says)];
        }
        let (why, says) = self.none_stands(state);
        vec![refused(refuses, why, says)]
    }
}

/// Whether the game has a move of this number and side.
fn was_made(state: &State, named: MoveNumber) -> bool {
    state.line.made().iter().any(|turn| turn.number() == named.number && turn.by() == named.side)
}

impl IllegalMove {
    /// The presses without a move in the turn that is named, or in any.
    fn idle_presses_named<'s>(&self, state: &'s State) -> impl Iterator<Item = &'s IdlePress> {
        let named = self.named;
        state.time.idle_presses().iter().filter(move |press| {
            let number = state.line[press.at].number();
            named.is_none_or(|named| (named.number, named.side) == (number, press.by))
        })
    }

    /// Of a press without a move nothing can be claimed any more; none where no such press is meant.
    fn idle_press_stands(&self, state: &State, who: Side) -> Option<Ruling> {
        let press = self.idle_presses_named(state).find(|press| press.by != who || self.named.is_some())?;
        let articles = stands_for_good(state, press, self.agreed);
        let (by, other) = (press.by.name(), (!press.by).name());
        let says = format!("{other} has made the next move, so {by}'s press without a move stands.");
        (!articles.is_empty()).then(|| refused(articles, Refusal::TooLate(Ended::Moved), says))
    }

    /// The press without a move that is claimed, in the turn that is named or in any: by whom, and in which turn. Of both sides'
    /// the claimant's own only where nothing of the other's can be meant, nor `an_illegal_move` of the other's.
    fn idle_press_meant(&self, state: &State, who: Side, an_illegal_move: bool) -> Option<(Side, Ply)> {
        let open = |press: &&IdlePress| stands_for_good(state, press, self.agreed).is_empty();
        let meant = || self.idle_presses_named(state).filter(open);
        let others = meant().find(|press| press.by != who || self.agreed);
        let own = || meant().next().filter(|_| !an_illegal_move || self.named.is_some());
        others.or_else(own).map(|press| (press.by, press.at))
    }

    fn none_stands(&self, state: &State) -> (Refusal, String) {
        let Some(named) = self.named else {
            return (Refusal::NotSo, "No illegal move stands in this game.".to_string());
        };
        let (number, side) = (named.number, named.side.name());
        match was_taken_back(state, named) {
            true => {
                let says = format!("{side}'s illegal move {number} has already been taken back.");
                (Refusal::TooLate(Ended::Done), says)
            }
            false if !was_made(state, named) => {
                (Refusal::NotSo, format!("{side} has not made a move {number} in this game."))
            }
            false => (Refusal::NotSo, format!("{side}'s move {number} was not illegal.")),
        }
    }
}

/// The move goes back, and counts where the code counts it.
fn goes_back(
    state: &mut State,
    who: Side,
    index: Ply,
    asked: Attention,
    back: Cites,
    counted: Option<Cites>,
) -> Vec<Ruling> {
    let (number, by) = (state.line[index].number(), state.line[index].by());
    state.offences.takes_back(number, by);
    if touches_bind_the_replacement(state) {
        return takes_back_with_touches(state, index, back, counted, asked.agreed);
    }
    let mover = state.line[index].by();
    if asked.amiss == Amiss::AgainstRequirement
        && let Some(clause) = clause_of_refusal(state)
    {
        // What was exacted is due again, and so it is not refused.
        state.offences.shows_forfeit_no_more(clause, mover);
    }
    let index = began_with(state, index);
    let mut rulings = takes_back(state, who, index, asked, &back);
    rulings.extend(counts(state, mover, Done::Illegal, counted));
    rulings
}

pub(crate) fn takes_back(
    state: &mut State,
    who: Side,
    index: Ply,
    Attention { stands, by, .. }: Attention,
    articles: &[&'static str],
) -> Vec<Ruling> {
    let told = unheard_of(state, index);
    match stands {
        Stands::Replied => {
            take_back_later(state, index);
            state.turn_mut().begin_anew();
        }
        _ if touches_bind_after_retraction(state) => put_back_bound(state, index),
        _ => put_back(state, index, false),
    }
    if by == Claimant::Opponent {
        state.turn_mut().calls_back();
    }
    let mut back = restored(state, articles);
    back.says = told.map_or(back.says.clone(), |told| format!("{told} {}", back.says));
    let mut rulings = vec![back];
    if stands == Stands::Replied {
        rulings.extend(tell_moves_still_count(state));
    }
    match choosing(state) {
        Some(_) => rulings.extend(tell_choice(state, who)),
        None => {
            rulings.extend(tell_bound(state));
            rulings.extend(tell_open_now(state));
        }
    }
    rulings
}

/// What was illegal in a turn, and why: at a silent table nobody was told of it when it was done.
fn unheard_of(state: &State, index: Ply) -> Option<String> {
    let turn = &state.line[index];
    let making = turn.attempt().making().filter(|making| making.made() == Made::Illegal)?;
    let why: Vec<&str> = making.broken().iter().map(|(_, words)| words.as_str()).collect();
    if state.settings().notice == Notice::All || why.is_empty() {
        return None;
    }
    let did = did_in_words(turn, making.men(), unlawful_nature(turn, making.men()), false);
    Some(format!("{} {did} illegally: {}.", turn.by().name(), why.join("; ")))
}
