//! The truth of a claimed draw, and whether a draw may be agreed.

use board::{Move, Position, Side, Square};
use law::question::{Agreement, Bar, Claimant, DrawGround, Truth, Word};
use law::{Effect, Figure, Provision, figure, provided};

use crate::act::motion::Motion;
use crate::facts::completion::completes_by_press;
use crate::facts::touching::{player_has_touched, player_has_touched_any};
use crate::state::State;

/// A move declared with a claim.
pub(crate) struct Declared {
    /// Where its man stands.
    pub from: Option<Square>,
    pub legal: Option<Move>,
}

/// The truth of a claim of a draw as the position stands; none where only a search can tell.
pub(crate) fn draw_truth(state: &State, ground: DrawGround) -> Option<Truth> {
    draw_truth_of(state, ground, &state.turn().position, 0)
}

/// The truth of such a claim, of a position that has appeared so many times more than the line shows.
pub(crate) fn draw_truth_of(
    state: &State,
    ground: DrawGround,
    position: &Position,
    more: usize,
) -> Option<Truth> {
    let wanted = |which: Figure| figure(state.law.code, which).map(|(number, _)| number);
    let times = |which: Figure| Some(occurrences(state, position) + more >= wanted(which)? as usize);
    let enough = match ground {
        DrawGround::Repetition => times(Figure::Occurrences)?,
        DrawGround::ManyRepetitions => times(Figure::OccurrencesByThemselves)?,
        DrawGround::FiftyMoves => {
            let (wanted, went_by) = moves_without_progress(state, position)?;
            went_by >= 2 * wanted
        }
        DrawGround::ManyMoves => {
            position.halfmoves() >= 2 * wanted(Figure::MovesWithoutProgressByThemselves)?
        }
        DrawGround::PerpetualCheck => return None,
    };
    Some(if enough { Truth::Yes } else { Truth::No })
}

/// The moves on each side that the code asks for, and the single moves that went by: without a capture, and where
/// the code says so without a move of a Pawn.
pub(crate) fn moves_without_progress(state: &State, position: &Position) -> Option<(u32, u32)> {
    match figure(state.law.code, Figure::MovesWithoutCapture) {
        Some((moves, _)) => Some((moves, moves_without_capture(state))),
        None => {
            let (moves, _) = figure(state.law.code, Figure::MovesWithoutProgress)?;
            Some((moves, position.halfmoves()))
        }
    }
}

/// Single moves since the last capture; before the first move, as the start counts them.
pub(crate) fn moves_without_capture(state: &State) -> u32 {
    let men = |turn: &crate::state::turn::Turn| turn.men.board().iter().flatten().count();
    let now = men(state.turn());
    let since = state.line.iter().rev().skip(1).take_while(|turn| men(turn) == now).count();
    let before = if since + 1 == state.line.len() { state.line[0].position.halfmoves() } else { 0 };
    u32::try_from(since).unwrap_or(u32::MAX).saturating_add(before)
}

/// How often a position has stood at the beginning of this player's turn, now included.
pub(crate) fn occurrences(state: &State, now: &Position) -> usize {
    let with_moves = provided(state.law.code, Provision::SamePossibleMoves).is_some();
    let same = |position: &Position| match with_moves {
        true => position.same_for_repetition(now),
        false => position.same_men_and_turn(now),
    };
    state.line.iter().filter(|turn| same(&turn.position)).count()
}

/// Whether he has touched a man: with intent, where a claim may go with a declared move; else in any way.
pub(crate) fn touched_before_claiming(state: &State) -> bool {
    match provided(state.law.code, Provision::DeclaredMoves) {
        Some(_) => player_has_touched(state),
        None => player_has_touched_any(state),
    }
}

pub(crate) fn declared_move(state: &State, motion: Motion) -> Declared {
    let position = &state.turn().position;
    match motion {
        Motion::Transfer { from, to, promotion } => {
            Declared { from: Some(from), legal: position.find(board::Transfer { from, to, promotion }) }
        }
        Motion::Castling(wing) => Declared {
            from: position.king(state.turn().by),
            legal: position.legal_moves().iter().copied().find(|m| m.castling_wing() == Some(wing)),
        },
    }
}

/// What is claimed has come about so often, or lasted so long, that the code needs no claim.
pub(crate) fn ground_by_itself(
    state: &State,
    ground: DrawGround,
    position: &Position,
    more: usize,
) -> Option<DrawGround> {
    let by_itself = match ground {
        DrawGround::Repetition => DrawGround::ManyRepetitions,
        DrawGround::FiftyMoves => DrawGround::ManyMoves,
        _ => return None,
    };
    let so = draw_truth_of(state, by_itself, position, more) == Some(Truth::Yes);
    so.then_some(by_itself)
}

/// Whether a touch of the player's leaves him this claim.
pub(crate) fn knows_claim_after_touch(state: &State, ground: DrawGround) -> bool {
    let by = Claimant::Player;
    let form = law::question::ClaimForm::Now;
    let facts = law::question::DrawClaim { ground, by, form, touched: true, truth: Truth::Yes };
    state.law.ask(&facts).iter().any(|answer| matches!(answer.effect, Effect::Ends(_)))
}

pub(crate) fn knows_draw(state: &State, ground: DrawGround) -> bool {
    let by = Claimant::Player;
    let form = law::question::ClaimForm::Now;
    !state
        .law
        .ask(&law::question::DrawClaim { ground, by, form, touched: false, truth: Truth::Yes })
        .is_empty()
}

/// Whether the code says anything of draws by agreement.
pub(crate) fn rules_agreement(state: &State) -> bool {
    !state.law.ask(&Agreement { word: Word::Offers, open: false, proper: true, bar: Bar::None }).is_empty()
}

/// Whether he has made a move and not pressed his clock yet; without a clock, whether the other has the move.
pub(crate) fn offers_properly(state: &State, who: Side) -> bool {
    match completes_by_press(state) {
        true => state.time.due[who.index()],
        false => state.line.len() > 1 && state.turn().by != who,
    }
}

pub(crate) fn bar_to_agreeing(state: &State) -> Bar {
    let made = |side: Side| state.line[..state.line.len() - 1].iter().any(|turn| turn.by == side);
    let settled = state.settings.no_draw_before;
    match settled.is_some_and(|number| state.turn().number() < number) {
        true => Bar::Settled,
        false if Side::ALL.into_iter().all(made) => Bar::None,
        false => Bar::TooEarly,
    }
}
