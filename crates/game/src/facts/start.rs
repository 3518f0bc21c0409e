//! Whether the game began correctly, and how men that stood wrongly are put right.

use std::sync::Arc;

use board::{Kind, Man, Setup, Side, Square};
use law::question::{StartClaim, StartGround};
use law::{Cites, Effect, Figure, Provision, figure, provided};

use crate::act::claim::Claim;
use crate::array::{first_by_odds, is_array, is_mistaken};
use crate::facts::sealed::has_completed_by_sealing;
use crate::settings::{BoardPlacing, Colours, Start};
use crate::state::State;
use crate::state::clock::Clock;
use crate::state::men::{ManId, Men};
use crate::state::turn::Turn;

/// Whether the clock was set to less time than was agreed, there would be time left by what was agreed, and the code has it
/// put right still: the arbiter knows the time that was agreed.
pub(crate) fn is_down_by_a_wrong_setting(state: &State) -> bool {
    let time_left =
        state.time.clock().is_some_and(|clock| clock.is_set_wrongly() && clock.has_time_left_as_agreed());
    time_left
        && state.law().gives(start_claim(state, StartGround::Clock), |effect| effect == Effect::SetsTheClock)
}

/// Whether moves are still to be completed on each side before the code lets a mistake at the start pass; always, where
/// the code sets no number of moves.
pub(crate) fn is_early(state: &State, ground: StartGround) -> bool {
    let Some((moves, _)) = figure(state.law().code, Figure::MovesToMendTheStart) else { return true };
    let needed = moves as usize;
    let until_completed = match ground {
        StartGround::Colours => Provision::ColoursMendedUntilCompleted,
        _ => Provision::StartMendedUntilCompleted,
    };
    let completed = provided(state.law().code, until_completed).is_some();
    let turns = || {
        let counts = |turn: &&Arc<Turn>| turn.counts() && (turn.is_complete() || !completed);
        state.line.made().iter().filter(counts)
    };
    // A long game need not be counted to its end.
    let sealed = has_completed_by_sealing(state);
    // A move made out of turn, by which the wrong player began and which stands, is his first.
    let entitled = has_first_move(state);
    let began = state.line.first().intrusion().filter(|it| it.began_the_game(entitled)).map(|_| !entitled);
    let made = |side: Side| {
        let besides = [sealed, began].into_iter().filter(|by| *by == Some(side)).count();
        turns().filter(|turn| turn.by() == side).take(needed).count() + besides
    };
    let late = |odds: &crate::settings::odds::Odds| odds.left_on && made(odds.giver) >= needed;
    match ground {
        StartGround::MenLeftOn => !state.settings().odds.iter().any(late),
        _ => Side::ALL.into_iter().any(|side| made(side) < needed),
    }
}

pub(crate) fn start_is_wrong(state: &State, ground: StartGround) -> bool {
    match ground {
        StartGround::Board => state.beginning.board() == BoardPlacing::Misplaced,
        StartGround::MenLeftOn => state.settings().odds.iter().any(|odds| odds.left_on),
        StartGround::Men if state.beginning.was_rectified() => false,
        StartGround::Men
            if provided(state.law().code, Provision::MenLeftOnAreMisplaced).is_some()
                && state.settings().odds.iter().any(|odds| odds.left_on) =>
        {
            true
        }
        StartGround::Men => match &state.settings().start {
            Start::Setup(setup) => is_mistaken(state.law().code, setup, &state.settings().odds),
            Start::Usual | Start::Chess960(_) => false,
        },
        StartGround::Clock => state.time.clock().is_some_and(Clock::is_set_wrongly),
        StartGround::Colours => state.settings().colours == Colours::Reversed,
        StartGround::FirstMove => {
            let entitled = has_first_move(state);
            let began = state.line.first().intrusion().filter(|it| it.began_the_game(entitled));
            state.beginning.was_out_of_turn()
                || began.is_some()
                || state.settings().first.is_some_and(|first| first != entitled)
                    && !state.beginning.was_right_after_all()
        }
    }
}

/// The facts of a mistake at the start.
pub(crate) fn start_claim(state: &State, ground: StartGround) -> StartClaim {
    StartClaim { ground, wrong: start_is_wrong(state, ground), early: is_early(state, ground) }
}

/// Who has the first move, as was settled or by the code.
pub(crate) fn has_first_move(state: &State) -> Side {
    state.settings().right.unwrap_or(entitled_to_begin(state))
}

/// Who begins by the code, or in an agreed position by the set-up.
pub(crate) fn entitled_to_begin(state: &State) -> Side {
    match &state.settings().start {
        Start::Setup(setup) if !is_array(setup) => setup.turn,
        _ => first_by_odds(state.law().code, state.settings()).unwrap_or(Side::White),
    }
}

pub(crate) fn rectifying_articles(state: &State) -> Cites {
    let facts = StartClaim { ground: StartGround::Men, wrong: true, early: true };
    state.law().cites(facts, |effect| effect == Effect::Rectifies)
}

/// Whether a man has made no move: it always stood where it began, or is only now set where it belongs.
pub(crate) fn is_unmoved(state: &State, id: ManId, now: Square) -> bool {
    let first = state.line.first().men().square_of(id);
    let stayed = |turn: &Arc<Turn>| !turn.men().knows(id) || turn.men().square_of(id) == first;
    state.line.turns().iter().all(stayed)
        && (first.is_none() || first == Some(now) || stood_wrongly(state, id))
}

pub(crate) fn stood_wrongly(state: &State, id: ManId) -> bool {
    let first = state.line.first().men();
    first.square_of(id).is_some_and(|square| Setup::usual_array().man_at(square) != Some(first.man(id)))
}

pub(crate) fn put_right_at_start(state: &State) -> Option<Men> {
    let (first, usual) = (state.line.first().men(), Setup::usual_array());
    let mut men = state.turn().men().clone();
    let wrong: Vec<(Square, ManId)> = Square::ALL
        .into_iter()
        .filter_map(|square| Some((square, first.at(square)?)))
        .filter(|&(_, id)| stood_wrongly(state, id))
        .collect();
    if wrong.iter().any(|&(square, id)| men.at(square) != Some(id)) {
        return None;
    }
    let given: Vec<Square> = crate::array::squares_given(state.law().code, state.settings());
    let mut free: Vec<Square> = Square::ALL
        .into_iter()
        .filter(|&square| usual.man_at(square).is_some() && usual.man_at(square) != first.man_at(square))
        .filter(|square| !given.contains(square))
        .collect();
    for &(square, _) in &wrong {
        men.lift(square);
    }
    for &(_, id) in &wrong {
        let own = free.iter().position(|&square| usual.man_at(square) == Some(first.man(id)))?;
        let square = free.remove(own);
        if men.at(square).is_some() {
            return None;
        }
        men.place(id, square);
    }
    for square in free {
        let man: Man = usual.man_at(square)?;
        if men.at(square).is_some() {
            return None;
        }
        // A man that was added before is the same man.
        let added = men.known_and_nowhere(man).find(|&id| !state.tabletop.hands().have(id));
        let id = added.unwrap_or_else(|| men.take_from_box(man));
        men.place(id, square);
    }
    Some(men)
}

pub(crate) fn stands(men: &Men, square: Square, side: Side, kind: Kind) -> bool {
    men.man_at(square) == Some(Man { side, kind })
}

/// Whether it is claimed that something was wrong at the start for which the code annuls the game.
pub(crate) fn annuls_for_the_start(state: &State, claim: Claim) -> bool {
    let annuls = |ground: StartGround| {
        state.law().gives(start_claim(state, ground), |effect| matches!(effect, Effect::Ends(_)))
    };
    ground_of(claim).is_some_and(annuls)
}

/// Whether it is claimed that something was wrong at the start, and a move that lies sealed may be what made it too late.
pub(crate) fn is_late_by_sealing(state: &State, claim: Claim) -> bool {
    let late = |ground: StartGround| start_is_wrong(state, ground) && !is_early(state, ground);
    has_completed_by_sealing(state).is_some() && ground_of(claim).is_some_and(late)
}

fn ground_of(claim: Claim) -> Option<StartGround> {
    match claim {
        Claim::BoardMisplaced => Some(StartGround::Board),
        Claim::MenMisplaced => Some(StartGround::Men),
        Claim::WrongFirstMove => Some(StartGround::FirstMove),
        _ => None,
    }
}
