//! What a player and his assistant may say and do where each player has a board of his own, under some article.

use board::Side;
use law::Effect;
use law::question::{Assistance, Help, TwoBoards};

use crate::act::person::Person;
use crate::facts::boards::{awaits_announcement, mover_in_question};
use crate::facts::options::choosing;
use crate::judging::announced::knows_announcements;
use crate::judging::assistance::helped;
use crate::standing::telling::{Telling, Told};
use crate::state::State;
use crate::state::waiting::Waiting;

/// What this side may say and do, in a fixed order: the player first, then his assistant.
pub(crate) fn tellings(state: &State, side: Side) -> Vec<Telling> {
    let plays = matches!(state.waiting(), Waiting::Play) && choosing(state).is_none();
    if !plays || !state.settings().visually_disabled.contains(&true) {
        return Vec::new();
    }
    let player = of_the_player(state, side).map(|what| Telling { who: Person::Player(side), what });
    let assistant = of_his_assistant(state, side).map(|what| Telling { who: Person::Assistant(side), what });
    player.chain(assistant).collect()
}

fn of_the_player(state: &State, side: Side) -> impl Iterator<Item = Told> {
    let speaks = knows_announcements(state);
    let repeats = speaks && state.boards.last_announced().is_some_and(|announced| announced.by != side);
    let two = TwoBoards { disabled: true };
    let boards =
        state.line.number_made() == 0 && state.law().gives(two, |effect| effect == Effect::MustBeDone);
    chosen([
        (speaks && has_a_move_to_announce(state, side), Told::Announces),
        (repeats, Told::Repeats),
        (speaks && may_copy(state, side), Told::Copies),
        (helps(state, side, Help::Counts), Told::AsksForCount),
        (boards, Told::AsksForBoards),
    ])
}

fn of_his_assistant(state: &State, side: Side) -> impl Iterator<Item = Told> {
    let speaks = knows_announcements(state);
    let announces = has_a_move_to_announce(state, mover_in_question(state));
    let presses = state.time.has_clock() && state.time.has_to_press(side);
    chosen([
        (speaks && announces && helps(state, side, Help::Announces), Told::Announces),
        (speaks && may_copy(state, side) && helps(state, side, Help::Copies), Told::Copies),
        (presses && helps(state, side, Help::Presses), Told::Presses),
    ])
}

/// Whether an assistant of this side may do it.
fn helps(state: &State, side: Side, help: Help) -> bool {
    let assistance = Assistance { of: helped(state, side), help };
    state.law().gives(assistance, |effect| effect == Effect::MustBeDone)
}

fn has_a_move_to_announce(state: &State, mover: Side) -> bool {
    state.turn().by() == mover || awaits_announcement(state, mover).is_some()
}

/// Whether the other side has made a move that can be made on this one's board.
fn may_copy(state: &State, side: Side) -> bool {
    state.line.last_made().is_some_and(|last| state.line[last].by() != side)
}

fn chosen<const N: usize>(listed: [(bool, Told); N]) -> impl Iterator<Item = Told> {
    listed.into_iter().filter_map(|(may, what)| may.then_some(what))
}
