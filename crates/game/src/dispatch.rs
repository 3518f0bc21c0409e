//! Which handler hears which act, and what comes before and after it.

use board::Side;
use law::question::Word;

use crate::act::{Act, Entry};
use crate::acts::adjournment::adjourn::adjourns;
use crate::acts::adjournment::adopt::adopts;
use crate::acts::adjournment::open::opens_envelope;
use crate::acts::adjournment::resume::resumes;
use crate::acts::adjournment::seal::seals;
use crate::acts::claims::claims;
use crate::acts::claims::draw::claims_intending;
use crate::acts::clock::arrive::arrives;
use crate::acts::clock::press::presses;
use crate::acts::clock::stop::{starts_clock, stops_clocks};
use crate::acts::hand::hand;
use crate::acts::hand::two_hands::uses_two_hands;
use crate::acts::officials::declare::declares_draw;
use crate::acts::officials::find::finds;
use crate::acts::officials::observe::observes;
use crate::acts::officials::penalise::penalises;
use crate::acts::officials::report::reports;
use crate::acts::penalties::admit::admits;
use crate::acts::penalties::exact::exacts;
use crate::acts::penalties::refuse::refuses;
use crate::acts::penalties::require::requires;
use crate::acts::penalties::waive::waives;
use crate::acts::scores::sign::signs;
use crate::acts::scores::write::{strikes, writes};
use crate::acts::words::adjust::gives_notice;
use crate::acts::words::check::says_check;
use crate::acts::words::consent::consents;
use crate::acts::words::draw::agrees;
use crate::acts::words::notice::gives_notice_of_count;
use crate::acts::words::resign::resigns;
use crate::after::clock::clock_follows;
use crate::after::close::time_has_told;
use crate::after::demand::looks_at_demand;
use crate::after::flag::calls_flag;
use crate::judging::end_on_board::settle;
use crate::judging::hand::plays;
use crate::ruling::{Judgement, Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::status::hears::stopped;
use crate::words::silence::{interferes, silent};

pub(crate) fn rule(state: &mut State, entry: &Entry) -> Judgement {
    if state.waiting.is_over() {
        if let (Act::Signs(result), Some(side)) = (&entry.act, entry.who.side()) {
            return Ok(signs(state, side, *result));
        }
        return Ok(vec![refused(&[], "The game is over.")]);
    }
    if let Some(rulings) = time_has_told(state, entry) {
        return Ok(rulings);
    }
    if let Some(refusal) = stopped(state, entry) {
        return Ok(vec![refusal]);
    }
    if let Some(fallen) = calls_flag(state) {
        return Ok(fallen);
    }
    if let Some(side) = entry.who.side().filter(|_| entry.act != Act::Arrives) {
        state.persons.arrived[side.index()] = true;
    }
    let mut rulings = dispatch(state, entry)?;
    rulings.extend(looks_at_demand(state));
    if !state.waiting.is_over() {
        rulings.extend(settle(state));
    }
    rulings.extend(clock_follows(state));
    Ok(rulings)
}

pub(crate) fn dispatch(state: &mut State, entry: &Entry) -> Judgement {
    match (&entry.act, entry.who.side()) {
        (Act::Finds(fact), _) => Ok(finds(state, entry.who, fact)),
        (Act::Reports { side, what }, _) => Ok(reports(state, *side, *what)),
        (Act::Starts(side), _) => starts_clock(state, *side),
        (Act::StopsClocks(why), _) => stops_clocks(state, entry.who, why.as_deref()),
        (Act::Observes, None) => Ok(observes(state)),
        (Act::DeclaresDraw, None) => Ok(declares_draw(state)),
        (Act::Penalises { side, punishment, article }, None) => {
            Ok(penalises(state, *side, punishment, article.as_deref()))
        }
        (_, None) => Ok(vec![interferes(state, entry.who)]),
        (Act::Presses, Some(side)) => presses(state, side),
        (Act::Plays(motion), Some(side)) => plays(state, side, *motion),
        (Act::TwoHanded { motion, presses }, Some(side)) => uses_two_hands(state, side, *motion, *presses),
        (Act::Resumes(setup), Some(side)) => resumes(state, side, setup.as_deref()),
        (Act::OpensEnvelope, Some(side)) => opens_envelope(state, side),
        (Act::Adopts(motion), Some(side)) => adopts(state, side, *motion),
        (act, Some(side)) if act.is_of_the_hand() => hand(state, side, act),
        (act, Some(side)) => Ok(says(state, side, act)),
    }
}

pub(crate) fn says(state: &mut State, who: Side, act: &Act) -> Vec<Ruling> {
    match act {
        Act::SaysAdjust(squares) => gives_notice(state, who, squares),
        Act::Consents => consents(state, who),
        Act::SaysCheck => says_check(state, who),
        Act::GivesNotice => gives_notice_of_count(state, who),
        Act::OffersDraw => agrees(state, who, Word::Offers),
        Act::AcceptsDraw => agrees(state, who, Word::Accepts),
        Act::DeclinesDraw => agrees(state, who, Word::Declines),
        Act::Resigns(_) => vec![resigns(state, who)],
        Act::Claims(claim) => claims(state, who, *claim),
        Act::ClaimsIntending { claim, motion } => claims_intending(state, who, *claim, *motion),
        Act::Exacts(exaction) => exacts(state, who, *exaction),
        Act::Waives => waives(state, who),
        Act::Requires(what) => requires(state, who, *what),
        Act::Refuses => refuses(state, who),
        Act::Admits => admits(state, who),
        Act::Adjourns => adjourns(state, who),
        Act::Seals(sealed) => seals(state, who, sealed),
        Act::Writes(record) => writes(state, who, record),
        Act::Strikes => strikes(state, who),
        Act::Signs(result) => signs(state, who, *result),
        Act::Arrives => arrives(state, who),
        Act::Leaves => vec![ruling(&[], RulingKind::Note, format!("{} has left the board.", who.name()))],
        _ => vec![silent(state, "that")],
    }
}
