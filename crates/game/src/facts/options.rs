//! What may be exacted now, and who may choose.

use board::{Position, Side};
use law::question::{Attention, Made, Stands};
use law::{Cites, Effect, Penalty, Until};

use crate::act::claim::Claim;
use crate::act::penalty::Exaction;
use crate::facts::liability::record_menus;
use crate::facts::menus::{OpenOption, expand};
use crate::facts::start::annuls_for_the_start;
use crate::facts::touched::Touched;
use crate::facts::touching::touch_menus;
use crate::facts::whole_turn::{began_with, goes_on_after, whole_attempt};
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::line::Ply;
use crate::state::making::Offered;
use crate::state::touch::Touch;
use crate::state::turn::Turn;

/// What `holder` may exact now, fulfillable or not, each once.
pub(crate) fn options(state: &State, holder: Side) -> Vec<OpenOption> {
    let mut options: Vec<OpenOption> = Vec::new();
    for index in state.line.in_question() {
        let turn = &state.line[index];
        // Of several moves in one turn the record is that of them all, with the last.
        if turn.by() == holder || goes_on_after(state, index) {
            continue;
        }
        for (number, attempt) in turn.attempts().enumerate().filter(|(_, attempt)| attempt.is_open()) {
            let menus = menus_of(state, index, number, attempt).into_iter();
            let opened: Vec<OpenOption> = menus
                .flat_map(|(offered, touched)| expand(turn, &offered, &touched, (index, number)))
                .collect();
            // What cannot be done is no choice beside it.
            let done = |option: &OpenOption| !option.possible || is_done(attempt, option);
            if !(opened.iter().any(|option| option.possible) && opened.iter().all(done)) {
                opened.into_iter().for_each(|option| add(&mut options, option));
            }
        }
    }
    options.extend(exacted_again(state, holder));
    options
}

/// Whether the player has made the very move that this would exact, so that nothing is left to exact.
pub(crate) fn is_done(attempt: &Attempt, option: &OpenOption) -> bool {
    let a_man = matches!(option.exaction, Exaction::King | Exaction::Move(_) | Exaction::Capture(_));
    let lawful = attempt.making().filter(|making| making.made() != Made::AgainstRequirement);
    a_man && lawful.and_then(|making| making.legal()).is_some_and(|m| option.moves.contains(&m))
}

/// What was exacted and not done, where the code knows no claim about the move that was made instead: it can be exacted
/// again, and the move goes back.
fn exacted_again(state: &State, holder: Side) -> Option<OpenOption> {
    let mut made = state.line.in_question().rev().filter(|&index| !state.line.is_now(index));
    made.find_map(|index| exacted_again_in(state, index, holder))
}

fn exacted_again_in(state: &State, index: Ply, holder: Side) -> Option<OpenOption> {
    let (turn, attempt) = (&state.line[index], state.line[index].attempt());
    let making = attempt.making().filter(|making| making.made() == Made::AgainstRequirement)?;
    let (until, recall) = making.recall().filter(|_| !making.is_lapsed() && attempt.is_open())?;
    let required = turn.required().filter(|_| turn.by() != holder && !state.law().knows.illegal_moves)?;
    let (exaction, number) = required.exacted?;
    Some(OpenOption {
        exaction,
        moves: required.moves.clone(),
        possible: true,
        castling_left_out: false,
        articles: Cites::from(&required.duty.articles).and(recall.iter().copied()).into_vec(),
        until: *until,
        turn: index,
        attempt: number,
    })
}

pub(crate) fn menus_of(
    state: &State,
    index: Ply,
    number: usize,
    attempt: &Attempt,
) -> Vec<(Offered, Touched)> {
    let turn = &state.line[index];
    let last = turn.is_last_attempt(number);
    let mut menus = Vec::new();
    // What was touched beside an illegal move may be chosen also once that move has gone back.
    let went_back = attempt.making().is_some_and(|making| making.legal().is_none());
    if (went_back || last) && turn.required().is_none() {
        menus.extend(touch_menus(state, turn, attempt));
    }
    menus.extend(menus_of_move(state, index, number, attempt));
    menus
}

/// The same of what was moved in it and owed for it, and not of what was touched beside.
fn menus_of_move(state: &State, index: Ply, number: usize, attempt: &Attempt) -> Vec<(Offered, Touched)> {
    let (turn, mut menus) = (&state.line[index], Vec::new());
    let whole = whole_attempt(state, index).filter(|_| turn.is_last_attempt(number));
    menus.extend(record_menus(state, turn, whole.as_ref().unwrap_or(attempt)));
    let answered = attempt.making().is_some_and(|making| making.is_lapsed());
    if number == 0 && turn.required().is_none() && !answered && state.line.is_now(index) {
        menus.extend(turn.owed().iter().map(|owed| owed_menu(turn, owed)));
    }
    if let Some(making) = attempt.making() {
        // What is open until a move is completed does not lapse by a touch.
        let open = |offered: &&Offered| !(making.is_lapsed() && offered.until == Until::HolderTouches);
        menus.extend(making.menus().iter().filter(open).map(|offered| (offered.clone(), Touched::default())));
    }
    menus
}

/// What may be exacted after this: of penalties that come one after the other, the second ones.
pub(crate) fn what_may_follow(state: &State, option: &OpenOption) -> Vec<Exaction> {
    let possible = options_after(state, option).into_iter().filter(|option| !option.moves.is_empty());
    let mut then: Vec<Exaction> = Vec::new();
    for option in possible {
        if !then.contains(&option.exaction) {
            then.push(option.exaction);
        }
    }
    then
}

/// What the second of two penalties offers, fulfillable or not.
pub(crate) fn options_after(state: &State, option: &OpenOption) -> Vec<OpenOption> {
    if option.exaction != Exaction::A {
        return Vec::new();
    }
    let turn = &state.line[began_with(state, option.turn)].as_it_began(state.tabletop.men());
    let whole = whole_attempt(state, option.turn);
    let Some(attempt) = whole.as_ref().or_else(|| state.line[option.turn].attempt_at(option.attempt)) else {
        return Vec::new();
    };
    let attempt = attempt.after_its_first();
    let menus = record_menus(state, turn, &attempt).into_iter();
    menus
        .flat_map(|(offered, touched)| expand(turn, &offered, &touched, (option.turn, option.attempt)))
        .collect()
}

/// By which articles one of the men touched may be named as a penalty, now or after the penalty that comes first.
pub(crate) fn touched_man_articles(state: &State, holder: Side) -> Option<Cites> {
    let turns = state.line.in_question().filter(|&index| state.line[index].by() != holder);
    let mut menus = turns.flat_map(|index| {
        let turn = &state.line[index];
        let open = turn.attempts().enumerate().filter(|(_, attempt)| attempt.is_open());
        open.flat_map(move |(number, attempt)| {
            let then = record_menus(state, turn, &attempt.after_its_first());
            menus_of(state, index, number, attempt).into_iter().chain(then)
        })
    });
    let of_touched = menus.find(|(offered, _)| offered.menu.contains(&Penalty::TouchedMan));
    of_touched.map(|(offered, _)| Cites::from(&offered.articles))
}

/// The side that has called an illegal move back and may still choose the penalty for it. What was only touched beside it makes
/// nobody wait.
pub(crate) fn choosing(state: &State) -> Option<Side> {
    let (turn, now) = (state.turn(), state.line.now_at());
    let (called, attempt) = turn.attempts().enumerate().find(|(_, attempt)| attempt.is_called())?;
    let holder = !turn.by();
    let for_the_move = !menus_of_move(state, now, called, attempt).is_empty();
    let open = || options(state, holder).iter().any(|option| option.attempt == called && option.possible);
    (for_the_move && open()).then_some(holder)
}

/// The position that exacting this leads to.
pub(crate) fn position_after(state: &State, option: &OpenOption) -> Position {
    let turn = &state.line[option.turn];
    match option.exaction {
        // What was moved after it goes back first.
        Exaction::Leave => {
            let after = state.line.since(option.turn).get(1).and_then(|turn| turn.interrupted());
            after.map_or(*state.turn().position(), |turn| *turn.position())
        }
        Exaction::Both => *state.turn().position(),
        Exaction::A => {
            *state.line[began_with(state, option.turn)].as_it_began(state.tabletop.men()).position()
        }
        Exaction::Replace => turn.interrupted().map_or(*turn.position(), |turn| *turn.position()),
        _ => *turn.position(),
    }
}

/// The articles by which an illegal move is taken back before the reply: to exact is to call attention.
pub(crate) fn retraction_articles(state: &State) -> Cites {
    let facts = Attention::to_illegal_move(Stands::Unreplied);
    state.law().cites(facts, |effect| matches!(effect, Effect::Restores(_)))
}

/// Whether `holder` has something to waive.
pub(crate) fn has_open(state: &State, holder: Side) -> bool {
    options(state, holder).iter().any(|option| option.possible) || may_recall(state, holder)
}

/// Whether `holder` may have a move taken back that was made against a touch or a requirement.
pub(crate) fn may_recall(state: &State, holder: Side) -> bool {
    state.line.in_question().filter(|&index| !state.line.is_now(index)).any(|index| {
        let (turn, attempt) = (&state.line[index], state.line[index].attempt());
        turn.by() != holder
            && attempt.is_open()
            && attempt.making().as_ref().is_some_and(|making| {
                !making.is_lapsed() && matches!(making.recall(), Some((Until::HolderTouches, _)))
            })
    })
}

/// What is owed for an offence in the turn before, by the men touched in it that still stand.
pub(crate) fn owed_menu(turn: &Turn, owed: &crate::state::bound::Owed) -> (Offered, Touched) {
    let touch = Touch { men: owed.men.clone(), carried: true, ..Touch::default() };
    let offered = Offered { menu: owed.menu, until: Until::HolderTouches, articles: owed.articles.clone() };
    (offered, Touched::of(turn, std::iter::once(&touch)))
}

/// What `holder` may exact now for what the other did in the turn before, which was the holder's.
pub(crate) fn owed_in_holders_turn(state: &State, holder: Side) -> Vec<OpenOption> {
    let (now, turn) = (state.line.now_at(), state.turn());
    let mut options = Vec::new();
    for owed in turn.owed().iter().filter(|owed| owed.in_holders_turn && turn.by() != holder) {
        let (offered, touched) = owed_menu(turn, owed);
        expand(turn, &offered, &touched, (now, 0)).into_iter().for_each(|option| add(&mut options, option));
    }
    options
}

pub(crate) fn add(options: &mut Vec<OpenOption>, option: OpenOption) {
    match options.iter_mut().find(|other| other.exaction == option.exaction) {
        Some(same) => {
            for article in option.articles {
                if !same.articles.contains(&article) {
                    same.articles.push(article);
                }
            }
        }
        None => options.push(option),
    }
}

/// Whether any of these puts the position at the beginning of a turn back.
pub(crate) fn restores_turn(options: &[OpenOption]) -> bool {
    options.iter().any(|option| option.exaction == Exaction::A)
}

/// Whether a claim may be made while the other player chooses what to exact: what ends or voids the game, so that nobody
/// escapes it by pondering a penalty, and that a touch was none for which anything is due.
pub(crate) fn is_claimed_while_other_chooses(state: &State, claim: Claim) -> bool {
    let ends = matches!(
        claim,
        Claim::Time
            | Claim::Forfeiture(_)
            | Claim::Repetition
            | Claim::FiftyMoves
            | Claim::PerpetualCheck
            | Claim::Resigned
            | Claim::DrawAgreed
    );
    let excuses = matches!(claim, Claim::Adjusted(_));
    ends || excuses || annuls_for_the_start(state, claim)
}
