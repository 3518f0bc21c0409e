//! Facts that people find: each kind, and what it settles.

pub(crate) mod absent;
pub(crate) mod accident;
pub(crate) mod board;
pub(crate) mod envelope;
pub(crate) mod order;
pub(crate) mod slip;
pub(crate) mod time;
pub(crate) mod transmission;

use ::board::Side;
use law::question::{Decision, DrawGround, Finding, Known, Matters, Origin, Request, StartGround};
use law::{Cites, Effect, Outcome, Provision, provided, providing};

use crate::act::claim::Clause;
use crate::act::official::Fact;
use crate::act::person::Person;
use crate::acts::official::find::absent::{excuses_lateness, finds_absent};
use crate::acts::official::find::accident::finds_accident;
use crate::acts::official::find::board::{corrects_record, finds_sought, finds_start, goes_on_after_boards};
use crate::acts::official::find::envelope::finds_envelope_lost;
use crate::acts::official::find::order::{finds_drawn, finds_mate_first};
use crate::acts::official::find::slip::finds_square;
use crate::acts::official::find::time::{finds_flag, sets_clock, sets_move_counter};
use crate::acts::official::find::transmission::finds_transmission_error;
use crate::effects::end::{end, ends};
use crate::effects::offences::note_known;
use crate::effects::restore::put_back;
use crate::facts::accident::may_be_found;
use crate::facts::forfeiture::clause_of_refusal;
use crate::facts::officials::articles_where_both_resigned;
use crate::facts::overstep::articles_where_neither_is_first;
use crate::facts::start::start_claim;
use crate::judging::condition::finds_condition;
use crate::judging::extra_time::judge_extra_time;
use crate::judging::forfeiture::judge_forfeiture;
use crate::judging::in_check::judge_in_check;
use crate::judging::normal_means::{judge_normal_means, puts_off_on_delay};
use crate::judging::put_off::decides_after_the_flag;
use crate::judging::reason_to_stop::finds_reason_to_stop;
use crate::judging::recorded::cannot_be_read;
use crate::judging::rectify::{leaves_men_as_they_stand, rectifies_as_found};
use crate::judging::resignation::resigns;
use crate::judging::said::{agreed, articles_on, judges_said};
use crate::judging::table_claim::judge_table_as_found;
use crate::judging::unascertained::finds_lost;
use crate::judging::withdrawal::withdraws;
use crate::refusal::{Awaited, Refusal, Whose};
use crate::result::{EndReason, Ending, GameResult};
use crate::ruling::{Judgement, Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::waiting::{Dispute, Disputed, Waiting};

pub(crate) fn finds(state: &mut State, who: Person, fact: &Fact) -> Judgement {
    let Some(third_party) = third_party(who) else {
        let says = "A player cannot make a finding alone. The players together can, or a third party.";
        return Ok(vec![refused([], Refusal::NotYours(Whose::Both), says)]);
    };
    let about = match fact {
        Fact::Drawn => Matters::Draw,
        Fact::Decided(_) | Fact::Postponed | Fact::PostponedOnDelay(_) => Matters::Meaning,
        _ => Matters::Fact,
    };
    let mut answers = state.law().hear(Finding { third_party, about });
    let articles = answers.take(Effect::Settles).unwrap_or_default();
    answers.all_heard();
    let decided = decides_normal_means(state, third_party, fact)
        .or_else(|| decides_on_increment(state, third_party, fact))
        .or_else(|| decides_where_both_resigned(state, third_party, fact, &articles));
    if let Some(decided) = decided {
        return Ok(decided);
    }
    if let Some(told) = finds_reason_to_stop(state, who, fact, &articles) {
        return Ok(vec![told]);
    }
    Ok(match fact {
        // What was an accident was not done wilfully.
        Fact::Accident
            if state.waiting().dispute().is_some_and(|dispute| is_of_upsetting(state, dispute)) =>
        {
            finds_for_claim(state, who, &Fact::NotSo, articles)
        }
        Fact::Accident => finds_accident(state, articles, true),
        Fact::NotSo if state.waiting().upshot().is_some() => finds_condition(state, false, articles),
        Fact::So if state.waiting().upshot().is_some() => finds_condition(state, true, articles),
        Fact::NotSo if state.waiting().sought().is_some() => {
            state.waiting_mut().gets_answer();
            vec![ruling(articles, RulingKind::Note, "It is found not to be so, and the game goes on.")]
        }
        Fact::NotSo if state.waiting().dispute().is_none() => finds_accident(state, articles, false),
        Fact::Drawn if articles.is_empty() => vec![silent(state, "a draw by finding")],
        Fact::Drawn => vec![ends(
            state,
            Outcome::Decided,
            Side::White,
            articles,
            "It is decided: the game is drawn.".into(),
        )],
        Fact::Decided(text) => {
            if let Some(begun_again) = stops_reversed_game(state, who, text) {
                return Ok(vec![begun_again]);
            }
            if let Some(result) = result_decided(state, third_party, &articles, text) {
                return Ok(vec![decides_result(state, result, articles)]);
            }
            if let Some(refusal) = ends_by_no_finding(state, third_party, text) {
                return Ok(vec![refusal]);
            }
            let appeals = provided(state.law().code, Provision::AppealsAreHeard).is_some();
            let says = match third_party {
                true if appeals => format!("It is decided: {text}."),
                true => format!("It is decided, and final: {text}."),
                false => format!("The players settle it so: {text}."),
            };
            let told = ruling(articles, RulingKind::Note, says);
            std::iter::once(told).chain(third_party.then(|| excuses_lateness(state)).flatten()).collect()
        }
        Fact::Absent(side) => finds_absent(state, *side, articles),
        Fact::BoardMisplaced => finds_start(state, StartGround::Board),
        Fact::MenMisplaced => finds_start(state, StartGround::Men),
        Fact::ColoursReversed => finds_start(state, StartGround::Colours),
        Fact::MateFirst => vec![finds_mate_first(state, articles)],
        Fact::Resigned(side) => {
            state.waiting_mut().gets_answer();
            vec![found_by(articles, resigns(state, *side))]
        }
        Fact::DrawAgreed => {
            state.waiting_mut().gets_answer();
            agreed(state, if third_party { Known::Decided } else { Known::Agreed })
                .into_iter()
                .map(|ruling| found_by(articles.clone(), ruling))
                .collect()
        }
        Fact::Square(square) => return finds_square(state, *square, articles),
        Fact::Repetition => finds_drawn(state, DrawGround::ManyRepetitions, articles),
        Fact::SeventyFive => finds_drawn(state, DrawGround::ManyMoves, articles),
        Fact::Flag(side) => finds_flag(state, *side, false, articles),
        Fact::FlagFirst(side) => finds_flag(state, *side, true, articles),
        Fact::Clock(left_ms) => sets_clock(state, *left_ms, articles),
        Fact::MoveCounter(made) => sets_move_counter(state, *made, articles),
        Fact::Board(setup) if state.waiting().sought().is_some() => finds_sought(state, setup, articles),
        Fact::ConditionMet => finds_condition(state, true, articles),
        Fact::Board(setup)
            if state.waiting().dispute().is_some_and(|dispute| dispute.about == Disputed::MenMisplaced) =>
        {
            vec![rectifies_as_found(state, setup)]
        }
        Fact::Board(setup) => corrects_record(state, setup, articles),
        Fact::TransmissionError(whose) => finds_transmission_error(state, *whose, articles),
        Fact::Withdrawn { side, silently } => vec![withdraws(state, *side, *silently, articles)],
        Fact::EnvelopeLost => finds_envelope_lost(state, articles),
        Fact::Unascertainable => match finds_lost(state, &articles) {
            Some(annulled) => vec![annulled],
            None => finds_for_claim(state, who, fact, articles),
        },
        _ => finds_for_claim(state, who, fact, articles),
    })
}

/// The result that a third party decides, where the code lets him decide what it does not provide for, and knows no
/// arbiter who gives results otherwise.
fn result_decided(state: &State, third_party: bool, articles: &Cites, text: &str) -> Option<GameResult> {
    let settles = third_party && !articles.is_empty();
    let otherwise = provided(state.law().code, Provision::ArbiterPenalises).is_some();
    GameResult::of_figures(text).filter(|_| settles && !otherwise)
}

/// A result in figures that the arbiter does not give by such a finding, where he gives results otherwise.
fn ends_by_no_finding(state: &State, third_party: bool, text: &str) -> Option<Ruling> {
    let article = provided(state.law().code, Provision::ArbiterPenalises).filter(|_| third_party)?;
    GameResult::of_figures(text)?;
    let says = "No article ends a game by such a finding, and it goes on. The arbiter can declare it lost as a penalty, or \
                find what has ended it.";
    Some(refused([article], Refusal::Unknown, says))
}

/// The arbiter rules that a game begun with the colours reversed is begun again, where the code leaves that to him.
fn stops_reversed_game(state: &mut State, who: Person, text: &str) -> Option<Ruling> {
    let articles = provided(state.law().code, Provision::ArbiterStopsReversedGame)?;
    let reversed = start_claim(state, StartGround::Colours).wrong;
    if !(who.is_arbiter() && reversed && text == "recommenced") {
        return None;
    }
    let by = state.turn().by();
    let says = "The game began with the colours reversed, and the arbiter rules that it does not go on: it is begun again.";
    Some(ends(state, Outcome::Recommenced, by, articles, says.to_string()))
}

fn decides_result(state: &mut State, result: GameResult, articles: Cites) -> Ruling {
    let says = match result {
        GameResult::Won(side) => format!("It is decided, and final: {} has won.", side.name()),
        GameResult::Drawn => "It is decided: the game is drawn.".to_string(),
        _ => format!("It is decided, and final: {}.", result.in_figures().unwrap_or_default()),
    };
    let told = ruling(articles, RulingKind::Result, says);
    end(state, Ending { result, reason: Some(EndReason::Decision), ruling: told })
}

/// What follows from a finding cites the articles on findings too.
fn found_by(articles: Cites, ruling: Ruling) -> Ruling {
    Ruling { articles: articles.and(ruling.articles).into_vec(), ..ruling }
}

/// The arbiter decides a claim that the opponent cannot win by normal means; none where no such claim waits.
fn decides_normal_means(state: &mut State, third_party: bool, fact: &Fact) -> Option<Vec<Ruling>> {
    let hearing = match fact {
        Fact::Drawn | Fact::So => Decision::Drawn,
        Fact::Postponed => Decision::Postponed,
        Fact::PostponedOnDelay(_) => Decision::PostponedOnDelay,
        Fact::NotSo => Decision::Rejected,
        _ => return None,
    };
    let put_off = state.decisions.put_off().filter(|_| matches!(state.waiting(), Waiting::Play));
    match state.waiting().dispute().filter(|_| third_party) {
        Some(Dispute { by, about: Disputed::NormalMeans }) => match *fact {
            Fact::PostponedOnDelay(ms) => Some(puts_off_on_delay(state, by, ms)),
            _ => Some(judge_normal_means(state, by, hearing)),
        },
        Some(Dispute { by, about: Disputed::PutOff(loser) }) => {
            Some(decides_after_the_flag(state, by, loser, hearing))
        }
        None if put_off.is_some_and(|_| third_party && hearing.is_put_off()) => {
            Some(vec![refused([], Refusal::NotSo, "The decision is put off already.")])
        }
        // That an accident was none is found before it.
        None if third_party && !(hearing == Decision::Rejected && may_be_found(state, false)) => {
            put_off.map(|by| judge_normal_means(state, by, hearing))
        }
        _ => None,
    }
    .or_else(|| {
        matches!(fact, Fact::Postponed | Fact::PostponedOnDelay(_))
            .then(|| vec![refused([], Refusal::NotSo, "There is no claim whose decision could be put off.")])
    })
}

/// Both have resigned at the same moment, and neither was first: the arbiter decides what the game gives, other than a win. None
/// where they have not, or where the code lets nobody decide it.
fn decides_where_both_resigned(
    state: &mut State,
    third_party: bool,
    fact: &Fact,
    articles: &Cites,
) -> Option<Vec<Ruling>> {
    let both = state.waiting().dispute().is_some_and(|dispute| dispute.about == Disputed::BothResigned);
    let articles = articles_where_both_resigned(state, articles).filter(|_| both && third_party)?;
    let result = match fact {
        Fact::Drawn => GameResult::Drawn,
        Fact::Decided(text) => GameResult::of_figures(text)?,
        _ => return None,
    };
    let says = match result {
        GameResult::Won(_) => return None,
        GameResult::Drawn => {
            "Both resigned at the same moment. It is decided: the game is drawn.".to_string()
        }
        _ => {
            let figures = result.in_figures()?;
            format!("Both resigned at the same moment. It is decided: the result is {figures}.")
        }
    };
    let told = ruling(articles, RulingKind::Result, says);
    Some(vec![end(state, Ending { result, reason: Some(EndReason::Decision), ruling: told })])
}

/// The arbiter grants an increment that was asked for, or does not; none where nobody has asked.
fn decides_on_increment(state: &mut State, third_party: bool, fact: &Fact) -> Option<Vec<Ruling>> {
    let request = match fact {
        Fact::So => Request::Granted,
        Fact::NotSo => Request::Rejected,
        _ => return None,
    };
    let waits = |dispute: &Dispute| third_party && dispute.about == Disputed::Increment;
    let asked = state.waiting().dispute().filter(waits)?;
    Some(judge_extra_time(state, asked.by, request))
}

pub(crate) fn finds_for_claim(state: &mut State, who: Person, fact: &Fact, articles: Cites) -> Vec<Ruling> {
    let known = if who.is_arbiter() { Known::Decided } else { Known::Agreed };
    match (state.waiting().dispute(), fact) {
        (Some(Dispute { by, about: Disputed::Forfeiture(clause) }), Fact::NotSo) => {
            judge_forfeiture(state, by, clause, Known::NotSo)
        }
        (Some(Dispute { by, about: Disputed::Forfeiture(clause) }), Fact::So) => {
            judge_forfeiture(state, by, clause, known)
        }
        (Some(dispute), Fact::Offence(clause, side)) if answers_claim(dispute, *clause, *side) => {
            judge_forfeiture(state, dispute.by, *clause, known)
        }
        (Some(Dispute { by, about: Disputed::Forfeiture(clause) }), Fact::Refused(side))
            if by != *side && clause_of_refusal(state) == Some(clause) =>
        {
            judge_forfeiture(state, by, clause, known)
        }
        (Some(Dispute { by, about: Disputed::InCheck }), Fact::NotSo) => {
            judge_in_check(state, by, Origin::Known)
        }
        (Some(Dispute { by, about: Disputed::InCheck }), Fact::Unascertainable) => {
            judge_in_check(state, by, Origin::Unascertainable)
        }
        (Some(Dispute { by, about: Disputed::Said(said) }), Fact::So | Fact::NotSo) => {
            let articles = articles.and(articles_on(state, by, said));
            let known = if *fact == Fact::So { known } else { Known::NotSo };
            judges_said(state, by, said, known, articles)
        }
        (Some(Dispute { by, about: Disputed::Table(says) }), Fact::So | Fact::NotSo) if who.is_arbiter() => {
            judge_table_as_found(state, by, says, *fact == Fact::So)
        }
        (Some(Dispute { about: Disputed::Record, .. }), Fact::NotSo) if who.is_arbiter() => {
            cannot_be_read(state)
        }
        (Some(Dispute { about: Disputed::Record, .. }), Fact::So | Fact::NotSo) => {
            let articles = providing(state.law().code, Provision::ArbiterReadsTheRecord);
            let says = "The arbiter says as which move the record is read, or that it cannot be read so.";
            vec![refused(articles, Refusal::NotYet(Awaited::Finding), says)]
        }
        (Some(Dispute { about: Disputed::BothResigned, .. }), Fact::NotSo) => {
            state.waiting_mut().gets_answer();
            vec![ruling(
                articles,
                RulingKind::Note,
                "It is found that nobody has resigned: the game goes on.",
            )]
        }
        (Some(Dispute { about: Disputed::Boards, .. }), Fact::NotSo) => {
            goes_on_after_boards(state);
            vec![ruling(
                articles,
                RulingKind::Note,
                "It is found that the boards do not differ: the game goes on.",
            )]
        }
        (Some(Dispute { about: Disputed::MenMisplaced, .. }), Fact::NotSo) => {
            vec![leaves_men_as_they_stand(state, articles)]
        }
        (_, Fact::Refused(side)) if clause_of_refusal(state).is_none() => {
            let says = format!(
                "It is found that {} refuses. No claim rests on it: what follows is for the arbiter to decide.",
                side.name()
            );
            vec![ruling(articles, RulingKind::Note, says)]
        }
        _ => {
            if let Fact::Offence(clause, side) = fact {
                note_known(state, *clause, *side);
            }
            let of_flags = match fact {
                Fact::Unascertainable => articles_where_neither_is_first(state),
                _ => Cites::none(),
            };
            state.offences.finds(who, fact.clone());
            let still = state
                .waiting()
                .dispute()
                .map(|dispute| format!(" The game waits for a finding on {}.", dispute.about.in_words()));
            let found = match fact {
                _ if !of_flags.is_empty() => {
                    "It is found that nobody can tell which flag fell first. That counts for the next claim on time."
                }
                Fact::Unascertainable => {
                    "It is found that the position, or the number of moves, cannot be ascertained. That counts for the next claim \
                     that rests on it, and not for a claim of a touch."
                }
                _ => "It is found, and counts for the next claim that rests on such a finding.",
            };
            let says = format!("{found}{}", still.unwrap_or_default());
            vec![ruling(articles.and(of_flags), RulingKind::Note, says)]
        }
    }
}

/// Whether it is disputed that the men were upset otherwise than by accident.
fn is_of_upsetting(state: &State, dispute: Dispute) -> bool {
    let clause = state.law().knows.upset_clause.map(Clause);
    clause.is_some_and(|clause| dispute.about == Disputed::Forfeiture(clause))
}

pub(crate) fn third_party(who: Person) -> Option<bool> {
    match who {
        Person::Arbiter | Person::OtherArbiter(_) => Some(true),
        Person::Players => Some(false),
        Person::Player(_) | Person::Member(..) | Person::Assistant(_) | Person::Other => None,
    }
}

pub(crate) fn answers_claim(dispute: Dispute, clause: Clause, side: Side) -> bool {
    dispute.about == Disputed::Forfeiture(clause) && dispute.by != side
}

/// What comes of a fact that is found after the end of the game, where results are corrected.
pub(crate) enum Late {
    /// The game ended so already.
    AsItEnded,
    /// It is no end of the game, as these rulings say.
    NoEnd(Vec<Ruling>),
    /// The game ended otherwise.
    Otherwise(Box<State>, Vec<Ruling>),
}

/// How the game would have ended by this fact, in place of its result; none where that is nothing to find.
pub(crate) fn found_late(state: &State, who: Person, fact: &Fact) -> Option<Late> {
    let ended = state.ending()?;
    let mut after = state.clone();
    let undone = match fact {
        // A mate that came after the flag is as if it had not been given.
        Fact::FlagFirst(_) => ended.reason == Some(EndReason::Checkmate),
        // Who resigned before the game ended on the board did so before the move that ended it.
        Fact::Resigned(_) => ended.reason.is_some_and(|reason| EndReason::ON_THE_BOARD.contains(&reason)),
        _ => false,
    };
    after.waiting_mut().goes_on();
    if let Some(last) = after.line.last_made().filter(|_| undone) {
        put_back(&mut after, last, false);
    }
    // The clocks have stood since the game ended.
    after.time.runs_for(None);
    let rulings = finds(&mut after, who, fact).ok()?;
    let as_before = |now: &Ending| (now.result, now.reason) == (ended.result, ended.reason);
    if after.ending().is_some_and(as_before) {
        return Some(Late::AsItEnded);
    }
    if !after.waiting().is_over() {
        return Some(Late::NoEnd(rulings));
    }
    after.decisions.correct();
    Some(Late::Otherwise(Box::new(after), rulings))
}
