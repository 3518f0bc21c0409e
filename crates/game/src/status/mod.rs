//! Everything true of the game now, put together.

pub(crate) mod hears;
pub(crate) mod kept_open;
pub(crate) mod known_line;
pub(crate) mod legal;
pub(crate) mod may;
pub(crate) mod names;
pub(crate) mod phase;
pub(crate) mod post;
pub(crate) mod powers;
pub(crate) mod silent;
pub(crate) mod tellings;

use board::{Man, Side, Square};
use law::question::Made;

use crate::acts::word::take_back::may_propose_take_back;
use crate::facts::boards::differing_board;
use crate::facts::completion::completes_by_press;
use crate::facts::count::moves_counted;
use crate::facts::displaced::must_put_right;
use crate::facts::end::first_next;
use crate::facts::points::points;
use crate::facts::post::{leave_now, silence_now};
use crate::facts::records::{origins_in, reads};
use crate::facts::rook_first::rook_first;
use crate::standing::{Displaced, Duty, Hand, LineMove, Phase, Standing, Unlawful, WaitingHand};
use crate::state::State;
use crate::state::clock::Clock;
use crate::state::hands::Held;
use crate::state::making::Making;
use crate::state::men::ManId;
use crate::state::turn::Turn;
use crate::status::kept_open::seems_over;
use crate::status::legal::duty_and_legal;
use crate::status::may::may;
use crate::status::names::names;
use crate::status::phase::phase;
use crate::status::post::{assumed, reply_due};

/// The moves of the line, which grow with the game.
pub(crate) fn line(state: &State) -> Vec<LineMove> {
    let recorded = reads(state).is_descriptive();
    state.line.made().iter().map(|turn| line_move(state, turn, recorded)).collect()
}

/// Everything true of the game now, but for the line. What a seat may see of it is the business of the crate `view`.
pub(crate) fn standing_without_line(state: &State) -> Standing {
    let turn = state.turn();
    let phase = phase(state);
    let (duty, legal) = duty_and_legal(state, phase);
    Standing {
        code: state.law().code.id(),
        result: state.waiting().ending().cloned(),
        phase,
        turn: turn.by(),
        position: *turn.position(),
        board: state.tabletop.men().board(),
        stand_ins: state.tabletop.men().stand_ins(),
        captured: captured(state),
        hand: hand_in_view(state),
        opponents_hand: hand_of(state, !state.turn().by())
            .filter(|_| hand_of(state, state.turn().by()).is_some()),
        waiting_hands: Side::ALL.into_iter().flat_map(|side| waiting_hands(state, side)).collect(),
        displaced: displaced(state),
        boards: Side::ALL.map(|side| differing_board(state, side)),
        duty_now: stand_now(state, &duty),
        duty,
        legal,
        may: if phase == Phase::Over { Vec::new() } else { may(state) },
        offer: state.draws.offer().filter(|_| phase != Phase::Over),
        offers: if phase == Phase::Over { Vec::new() } else { state.draws.offers() },
        take_back: Side::ALL.map(|side| may_propose_take_back(state, side)),
        counts: moves_counted(state).filter(|_| phase != Phase::Over),
        clock: state.time.clock().map(Clock::dials),
        silence: silence_now(state),
        leave: leave_now(state),
        reply: reply_due(state),
        assumed: assumed(state),
        to_press: if phase == Phase::Over { Vec::new() } else { to_press(state) },
        follows: follows(state).filter(|_| phase != Phase::Over),
        unlawful: unlawful(state).filter(|_| phase != Phase::Over),
        completed: state.line.turns().iter().filter(|turn| turn.is_complete()).count(),
        offences: state.law().knows.offences_counted.then_some(state.offences.infringements()),
        penalties: state.offences.penalties().to_vec(),
        scored: points(state).map(|points| points.halves),
        points: state.decisions.points(),
        scores: state.scores.both().clone(),
        first_next: first_next(state),
        names: names(state),
        line: Vec::new(),
    }
}

/// Where the men of these duties stand now, by the square that the duty names; one in a hand, where that took it up.
fn stand_now(state: &State, duty: &[Duty]) -> Vec<(Square, Square)> {
    let (start, table, hands) = (state.turn().men(), state.tabletop.men(), state.tabletop.hands());
    let taken_up = |man: ManId| {
        let held = Side::ALL.into_iter().filter_map(|side| hands.of(side)).find(|held| held.man == man)?;
        held.on.or(held.from)
    };
    let now = |square: Square| {
        let man = start.at(square)?;
        table.square_of(man).or_else(|| taken_up(man))
    };
    let squares = duty.iter().flat_map(|duty| duty.squares.iter().copied());
    squares.map(|square| (square, now(square).unwrap_or(square))).collect()
}

/// The sides that have made a move and not pressed the clock since.
fn to_press(state: &State) -> Vec<Side> {
    let due = |side: &Side| completes_by_press(state) && state.time.has_to_press(*side);
    Side::ALL.into_iter().filter(due).collect()
}

/// The way of the King that may still follow its Rook: after what else the hand of its side has done, no more.
fn follows(state: &State) -> Option<(Square, Square)> {
    let castling = rook_first(state, !state.turn().by())?;
    let free =
        state.turn().intrusion().is_none() && state.tabletop.men().board()[castling.from().index()].is_some();
    free.then(|| (castling.from(), castling.to()))
}

/// The move that stands though the law does not allow it: an illegal one after which the turn is not over, or one made
/// otherwise than the player was bound, before it is complete.
fn unlawful(state: &State) -> Option<Unlawful> {
    let told = |turn: &Turn, making: &Making| {
        let way = making.men().mover.zip(making.men().to);
        Unlawful { by: turn.by(), made: making.made(), way, second: turn.interrupted().is_some() }
    };
    if let Some((making, _)) = seems_over(state) {
        return Some(told(state.turn(), &making));
    }
    let turn = state.line.turn_before().filter(|turn| !turn.is_complete())?;
    // What was let stand, or can no longer be objected to, is no fault any more.
    let attempt = Some(turn.attempt()).filter(|attempt| attempt.ended_by().is_none())?;
    let making = attempt.making().filter(|making| making.made() != Made::Legal)?;
    Some(told(turn, making))
}

pub(crate) fn hand_in_view(state: &State) -> Option<Hand> {
    hand_of(state, state.turn().by()).or_else(|| hand_of(state, !state.turn().by()))
}

fn hand_of(state: &State, side: Side) -> Option<Hand> {
    state.tabletop.hands().of(side).map(|held| hand(state, side, held))
}

/// What waits in the hands of the other members of this side, as long as it stands where it was taken up.
fn waiting_hands(state: &State, side: Side) -> Vec<WaitingHand> {
    let men = state.tabletop.men();
    let stands = |held: &Held| held.from.is_some_and(|from| men.at(from) == Some(held.man));
    let told = |(member, held)| WaitingHand { member, hand: hand(state, side, held) };
    state.tabletop.hands().waiting(side).filter(|(_, held)| stands(held)).map(told).collect()
}

fn hand(state: &State, side: Side, held: Held) -> Hand {
    Hand { by: side, man: state.tabletop.men().man(held.man), from: held.from, on: held.on }
}

/// Men off the board, but those that were knocked off it.
fn captured(state: &State) -> Vec<Man> {
    let knocked_off: Vec<ManId> = displaced_men(state).map(|(id, _)| id).collect();
    let men = state.tabletop.men();
    men.off().iter().filter(|&id| !knocked_off.contains(id)).map(|&id| men.man(id)).collect()
}

fn displaced(state: &State) -> Vec<Displaced> {
    let men = state.tabletop.men();
    let told = |(id, belongs)| Displaced {
        man: men.man(id),
        belongs,
        stands: men.square_of(id),
        to_replace: must_put_right(state, id),
    };
    displaced_men(state).map(told).collect()
}

/// Displaced men and where they belong, those of earlier turns among them, but for what is in a hand now.
fn displaced_men(state: &State) -> impl Iterator<Item = (ManId, Square)> {
    let (hands, displaced) = (state.tabletop.hands(), state.tabletop.displaced());
    let earlier =
        displaced.unnoticed().iter().filter(|it| state.tabletop.men().square_of(it.man) == it.stands);
    let all = displaced.men().iter().copied().chain(earlier.map(|it| (it.man, it.belongs)));
    all.filter(move |&(man, _)| !hands.have(man))
}

pub(crate) fn line_move(state: &State, turn: &Turn, recorded: bool) -> LineMove {
    let making = turn.attempt().making();
    let men = making.map(|making| making.men());
    let way = men.and_then(|men| men.mover.zip(men.to));
    LineMove {
        by: turn.by(),
        number: turn.number(),
        from: *turn.position(),
        origins: if recorded { origins_in(state, turn) } else { [None; 64] },
        legal: making.and_then(|making| making.legal()),
        way,
        act: turn.made_in(),
    }
}
