//! What follows from an end: the next game, the undertaking, and whether anybody may still object.

use board::{Kind, Move, MoveKind, Position, Side, Square, Transfer};
use law::question::{Came, Fulfilled, Made, State as BoardState, Undertaken as Facts, Upshot};
use law::{Cites, Effect, Outcome, Provision, provided, providing};

use crate::facts::attention::attention;
use crate::facts::displaced::men_where_they_belong;
use crate::facts::illegal_move::illegal_turn_claimed;
use crate::facts::menus::expand;
use crate::facts::options::{options, restores_turn};
use crate::facts::second_move::second;
use crate::facts::start::entitled_to_begin;
use crate::facts::touching::{bound, touch_menus};
use crate::result::{EndReason, Ending, GameResult};
use crate::settings::undertaking::Undertaken;
use crate::state::State;
use crate::state::making::Making;
use crate::state::men::Men;
use crate::state::turn::Turn;

/// Whether the move that led to this turn may still be taken back.
pub(crate) fn may_be_objected_to(state: &State) -> bool {
    may_be_no_legal_move(state) || may_break_a_duty(state)
}

/// Whether what led to this turn was no legal move, or may be found to have been none, and may still be taken back.
pub(crate) fn may_be_no_legal_move(state: &State) -> bool {
    // What was moved out of turn is no legal move, and cannot end the game unless the player consented to it.
    let intrusion = state.turn().intrusion();
    if intrusion.is_some_and(|it| it.is_open() || !it.is_lawful() && !it.has_consent()) {
        return true;
    }
    if ends_only_by_accident(state) {
        return true;
    }
    // The second of two moves in succession goes back, whoever has touched a man since, until both are to stand.
    if second(state).is_some() {
        return true;
    }
    let Some(before) = state.line.turn_before() else {
        return false;
    };
    if before.intrusion().is_some_and(|intrusion| intrusion.is_removal()) {
        return true;
    }
    before.attempt().making().is_some_and(|making| match making.made() {
        Made::Illegal => {
            is_open(before, making) || state.law().knows.takes_back_later || is_claimable_after_a_touch(state)
        }
        _ => !making.removed().is_empty(),
    })
}

/// Whether the move that led to this turn may still be taken back for what its player had touched, or was required to do.
fn may_break_a_duty(state: &State) -> bool {
    let Some(before) = state.line.turn_before() else {
        return false;
    };
    let breaks = |making: &Making| !matches!(making.made(), Made::Legal | Made::Illegal);
    let objectionable =
        before.attempt().making().is_some_and(|making| breaks(making) && is_open(before, making));
    objectionable || may_still_choose(state, before) || restores_turn(&options(state, !before.by()))
}

fn is_open(turn: &Turn, making: &Making) -> bool {
    !making.is_lapsed() && turn.attempt().is_open()
}

/// Whether the player may still claim the illegal move by which his turn began, though he has touched a man.
fn is_claimable_after_a_touch(state: &State) -> bool {
    let who = state.turn().by();
    let illegal = illegal_turn_claimed(state, who, None).filter(|&index| state.line.is_last_made(index));
    illegal.is_some_and(|index| {
        let asked = attention(state, who, Some(index), false, false);
        state.law().gives(asked, |effect| matches!(effect, Effect::Restores(_)))
    })
}

/// Whether men that an accident of an earlier turn left where they stand may still be put right, and the position would then be
/// no such end as it is now.
fn ends_only_by_accident(state: &State) -> bool {
    let displaced = state.tabletop.displaced();
    if displaced.unnoticed().is_empty() {
        return false;
    }
    let (turn, men) = (state.turn(), men_where_they_belong(state, state.turn().men()));
    if men.stand_like(turn.men()) {
        return false;
    }
    let ends = board_state(turn.position());
    ends.is_none() || board_state(&stands_so(turn, &men)) != ends || was_legal_only_as_it_lay(state)
}

/// Whether the move that led to this turn is none among the men where they belong.
fn was_legal_only_as_it_lay(state: &State) -> bool {
    let Some(before) = state.line.turn_before() else { return false };
    let Some(m) = before.attempt().making().and_then(|making| making.legal()) else { return false };
    let home = men_where_they_belong(state, before.men());
    let way = Transfer { from: m.from(), to: m.to(), promotion: m.promotion_kind() };
    !home.stand_like(before.men()) && stands_so(before, &home).find(way).is_none()
}

/// The position of this turn, had it begun with these men.
pub(crate) fn stands_so(turn: &Turn, men: &Men) -> Position {
    let mut setup = men.setup(turn.position(), turn.by());
    setup.halfmoves = turn.position().halfmoves();
    // A Pawn that may be taken in passing may be taken so still, where it stands as it did.
    setup.en_passant = turn.position().setup().en_passant;
    setup.as_it_stands(turn.position().movement())
}

/// Whether the other may still choose among the men that were touched in the turn of the move.
fn may_still_choose(state: &State, before: &Turn) -> bool {
    let attempt = before.attempt();
    let lapsed = attempt.making().is_none_or(|making| making.is_lapsed());
    let menus = if lapsed || !attempt.is_open() { Vec::new() } else { touch_menus(state, before, attempt) };
    let now = state.line.now_at();
    menus
        .iter()
        .any(|(offered, touched)| expand(before, offered, touched, (now, 0)).iter().any(|it| it.possible))
}

pub(crate) fn board_state(position: &Position) -> Option<BoardState> {
    let legal = position.legal_moves();
    match legal.is_empty() {
        // A check that need not be noticed mates nobody.
        true if position.movement().unannounced_check => None,
        // Of a King that was taken nothing is said: there is only the illegal move that took it.
        true if position.king(position.turn()).is_none() => None,
        true if position.in_check(position.turn()) => Some(BoardState::Checkmated),
        true => Some(BoardState::Stalemated),
        false if legal.iter().all(|m| m.kind() == MoveKind::EnPassant) => Some(BoardState::OnlyPassing),
        false => None,
    }
}

/// Which side has nothing but its King, seen from the player; none where each has more.
pub(crate) fn bared(position: &Position) -> Option<BoardState> {
    let alone = |side: Side| position.side(side) == position.men(side, Kind::King);
    match (alone(position.turn()), alone(!position.turn())) {
        (true, true) => Some(BoardState::BothBared),
        (true, false) => Some(BoardState::Bared),
        (false, true) => Some(BoardState::OtherBared),
        (false, false) => None,
    }
}

/// The articles that say what an annulled game is to a series, and who begins the next.
pub(crate) fn after_annulment(state: &State) -> Vec<&'static str> {
    let both = [Provision::AnnulledGameIsNone, Provision::FirstMoveAfterAnnulment];
    both.into_iter().flat_map(|provision| providing(state.law().code, provision)).collect()
}

/// Who begins the game played instead of one that is annulled, where the code says so.
pub(crate) fn first_next(state: &State) -> Option<Side> {
    let result = state.waiting().ending()?.result;
    if provided(state.law().code, Provision::DrawnGameIsNone).is_some() && state.settings().odds.is_empty() {
        return first_in_turn(state, result);
    }
    let annulled = result == GameResult::Annulled;
    begins_instead(state).filter(|_| annulled)
}

/// Who would begin the game played instead, were this one annulled, where the code says so.
pub(crate) fn begins_instead(state: &State) -> Option<Side> {
    provided(state.law().code, Provision::FirstMoveAfterAnnulment)?;
    Some(state.settings().right.unwrap_or(entitled_to_begin(state)))
}

/// Where the first move goes in turn and a drawn game is none: who has it next.
pub(crate) fn first_in_turn(state: &State, result: GameResult) -> Option<Side> {
    let began = state.line.first().by();
    match result {
        GameResult::Won(_) | GameResult::BothLost | GameResult::HalfPoint(_) => Some(!began),
        GameResult::Drawn | GameResult::Annulled | GameResult::Recommenced => Some(began),
    }
}

/// How the game ends for this side; none where it is as if never played.
pub(crate) fn came(state: &State, ending: &Ending, side: Side) -> Option<Came> {
    let mate = ending.reason == Some(EndReason::Checkmate);
    let stalemate = [EndReason::Stalemate, EndReason::HalfWinByStalemate];
    let by_stalemate = ending.reason.is_some_and(|reason| stalemate.contains(&reason));
    let stalemated = by_stalemate && state.turn().by() == side;
    match ending.result {
        GameResult::Won(winner) if winner == side => Some(if mate { Came::Mates } else { Came::Wins }),
        GameResult::Won(_) => Some(if mate { Came::IsMated } else { Came::Loses }),
        GameResult::Drawn => Some(if stalemated { Came::IsStalemated } else { Came::Drawn }),
        GameResult::BothLost => Some(Came::Loses),
        GameResult::HalfPoint(half) if half == side => Some(Came::Drawn),
        GameResult::HalfPoint(_) => Some(Came::Loses),
        GameResult::Annulled | GameResult::Recommenced => None,
    }
}

pub(crate) fn undertaken(state: &State) -> Facts {
    match state.settings().undertaking.as_ref().map(|undertaking| &undertaking.what) {
        None => Facts::Nothing,
        Some(Undertaken::Win) => Facts::Win,
        Some(Undertaken::MateWithPawn(_)) => Facts::MateWithPawn,
        Some(Undertaken::MateWith(square)) if was_pawn(state, *square) => Facts::MateWithPawn,
        Some(Undertaken::MateWith(_)) => Facts::MateWithMan,
        Some(Undertaken::MateOn(_)) => Facts::MateOnSquare,
        Some(Undertaken::BeMated) => Facts::BeMated,
        Some(Undertaken::BeStalemated) => Facts::BeStalemated,
        Some(Undertaken::Condition(_)) => Facts::Condition,
    }
}

/// Whether a Pawn began on this square: who undertakes to mate with it undertakes to mate with a Pawn.
pub(crate) fn was_pawn(state: &State, square: Square) -> bool {
    state.line.first().men().man_at(square).is_some_and(|man| man.kind == Kind::Pawn)
}

/// Whether this side undertook to mate in a certain way, or to be mated or stalemated.
pub(crate) fn undertook_a_certain_way(state: &State, side: Side) -> bool {
    let by = state.settings().undertaking.as_ref().map(|undertaking| undertaking.by);
    by == Some(side) && undertaken(state).is_certain_way()
}

pub(crate) fn is_met(state: &State, came: Came) -> bool {
    let Some(undertaking) = &state.settings().undertaking else { return false };
    let (turn, first) = (state.turn(), state.line.first().men());
    let mated_by = |is: &dyn Fn(crate::state::men::ManId) -> bool| {
        came == Came::Mates && turn.checkers().into_iter().any(is)
    };
    match &undertaking.what {
        Undertaken::Win => matches!(came, Came::Mates | Came::Wins),
        Undertaken::MateWithPawn(from) => mated_by(&|id| {
            turn.men().man(id).kind == Kind::Pawn && from.is_none_or(|square| first.at(square) == Some(id))
        }),
        Undertaken::MateWith(square) => mated_by(&|id| {
            let stays_pawn = !was_pawn(state, *square) || turn.men().man(id).kind == Kind::Pawn;
            first.at(*square) == Some(id) && stays_pawn
        }),
        Undertaken::MateOn(square) => came == Came::Mates && turn.position().king(turn.by()) == Some(*square),
        Undertaken::BeMated => came == Came::IsMated,
        Undertaken::BeStalemated => came == Came::IsStalemated,
        Undertaken::Condition(_) => state.beginning.condition() == Some(true),
    }
}

/// The articles by which a side that undertook to mate in a certain way loses, if it draws or mates otherwise; none where it
/// undertook no such thing.
pub(crate) fn undertaking_fails_by(state: &State, side: Side) -> Cites {
    if !undertook_a_certain_way(state, side) {
        return Cites::none();
    }
    let fails = |came| {
        let facts = Upshot {
            undertaken: undertaken(state),
            met: false,
            found: Fulfilled::Open,
            left_on: false,
            came,
        };
        state.law().cites(facts, |effect| matches!(effect, Effect::Ends(Outcome::UndertakingFailed)))
    };
    fails(Came::Mates).and(fails(Came::Drawn))
}

/// What the end would mean for this side; none where it undertook nothing and left no man on that it was to give, or
/// where the game is as if never played.
pub(crate) fn upshot_facts(state: &State, ending: &Ending, side: Side) -> Option<Upshot> {
    let left_on = state.settings().odds.iter().any(|odds| odds.left_on && odds.giver == side);
    let undertook = state.settings().undertaking.as_ref().is_some_and(|undertaking| undertaking.by == side);
    let came = came(state, ending, side).filter(|_| left_on || undertook)?;
    let undertaken = if undertook { undertaken(state) } else { Facts::Nothing };
    let met = undertaken != Facts::Nothing && is_met(state, came);
    let asked = undertaken == Facts::Condition || undertaken.is_certain_way() && came == Came::Mates;
    let found = match state.beginning.condition().filter(|_| asked) {
        None => Fulfilled::Open,
        Some(true) => Fulfilled::So,
        Some(false) => Fulfilled::NotSo,
    };
    Some(Upshot { undertaken, met, found, left_on, came })
}

/// What was undertaken in words.
pub(crate) fn condition_in_words(state: &State) -> &str {
    match state.settings().undertaking.as_ref().map(|undertaking| &undertaking.what) {
        Some(Undertaken::Condition(words)) => words,
        _ => "",
    }
}

/// What a result comes to by the rule of the event: a draw counts as won by the side that has draw odds.
pub(crate) fn as_it_counts(state: &State, result: GameResult) -> GameResult {
    match state.settings().draw_odds {
        Some(side) if result == GameResult::Drawn => GameResult::Won(side),
        _ => result,
    }
}

/// The sides by whose time the game has ended, lost or drawn; none where it has not ended so.
pub(crate) fn ended_out_of_time(state: &State) -> Vec<Side> {
    let Some(ending) = state.ending() else { return Vec::new() };
    let reason = match ending.reason {
        Some(EndReason::DrawOdds) => state.decisions.ended_by(),
        reason => reason,
    };
    let down = |side: &Side| state.time.clock().is_some_and(|clock| clock.has_fallen(*side));
    match (ending.result, reason) {
        (GameResult::Won(winner), Some(EndReason::Time)) if ending.reason == reason => vec![!winner],
        (_, Some(EndReason::Time)) => Side::ALL.into_iter().filter(down).collect(),
        _ => Vec::new(),
    }
}

/// Whether this side has mated, or can with the move that was not entered any more: with one that its touches and what is
/// required of it allow, for no other ends the game.
pub(crate) fn may_have_mated(state: &State, side: Side) -> bool {
    let (position, mated) =
        (state.position(), |it: &Position| board_state(it) == Some(BoardState::Checkmated));
    match position.turn() == side {
        true => {
            let turn = state.turn();
            let due = turn.required().map(|required| required.moves);
            let due = due.or_else(|| bound(state, turn, &[]).map(|bound| bound.moves));
            let may_be_made = |m: Move| due.as_ref().is_none_or(|moves| moves.contains(&m));
            let mut mates = false;
            position.for_each_successor(|m, after| mates |= mated(after) && may_be_made(m));
            mates
        }
        false => mated(position),
    }
}
