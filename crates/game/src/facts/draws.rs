//! The truth of a claimed draw, and whether a draw may be agreed.

use board::{Move, Position, Side, Square};
use law::question::{
    Agreement, Bar, ClaimForm, Claimant, DrawClaim, DrawGround, Nature, ShownBy, Truth, Unlike, Word,
};
use law::{Cites, Effect, Figure, Provision, figure, provided, providing};

use crate::act::claim::Claim;
use crate::act::motion::Motion;
use crate::facts::adjournment::is_sealed;
use crate::facts::begun::begun_and_quitted;
use crate::facts::completion::completes_by_press;
use crate::facts::limit::{
    counts_captures_alone, counts_every_move, fewer_moves, limit_holds, moves_since_the_beginning,
};
use crate::facts::long_endings::moves_to_claim;
use crate::facts::touching::{player_has_touched, player_has_touched_any};
use crate::facts::whole_turn::began_with;
use crate::state::State;
use crate::state::line::Ply;

/// A move declared with a claim.
pub(crate) struct Declared {
    /// Where its man stands.
    pub from: Option<Square>,
    pub legal: Option<Move>,
}

/// The truth of a claim of a draw as the position stands; none where only a search can tell.
pub(crate) fn draw_truth(state: &State, ground: DrawGround) -> Option<Truth> {
    draw_truth_of(state, ground, state.turn().position(), 0)
}

/// The truth of such a claim, of a position that has appeared so many times more than the line shows.
pub(crate) fn draw_truth_of(
    state: &State,
    ground: DrawGround,
    position: &Position,
    more: usize,
) -> Option<Truth> {
    let wanted = |which: Figure| figure(state.law().code, which).map(|(number, _)| number);
    let times = |which: Figure| Some(occurrences(state, position) + more >= wanted(which)? as usize);
    let enough = match ground {
        DrawGround::Repetition if is_of_a_series(state) => {
            series_running(state) >= wanted(Figure::Occurrences)? as usize
        }
        DrawGround::Repetition => times(Figure::Occurrences)?,
        DrawGround::ManyRepetitions => {
            let often = wanted(Figure::OccurrencesByThemselves)? as usize;
            match provided(state.law().code, Provision::OccurrencesOnAlternateMoves) {
                Some(_) => occurrences_on_alternate_moves(state, position, more) >= often,
                None => occurrences(state, position) + more >= often,
            }
        }
        DrawGround::FiftyMoves if !limit_holds(state, state.turn().by()) => false,
        DrawGround::FiftyMoves => {
            let (wanted, went_by) = moves_without_progress(state, position)?;
            went_by >= 2 * wanted && fewer_moves(state, went_by).is_none_or(|(_, moves)| moves >= wanted)
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
    if let Some((moves, _)) = figure(state.law().code, Figure::MovesWithoutCapture) {
        return Some((moves, moves_without_capture(state)));
    }
    let went_by = match counts_captures_alone(state) {
        _ if counts_every_move(state) => moves_since_the_beginning(state),
        true => moves_without_capture(state),
        false => position.halfmoves(),
    };
    Some((limit_without_progress(state, position)?, went_by))
}

/// The moves of each player without progress after which a draw can be claimed: those that were announced, or the code's.
fn limit_without_progress(state: &State, position: &Position) -> Option<u32> {
    let moves = moves_to_claim(state.law().code, position)?;
    Some(state.settings().draw_after_moves.unwrap_or(moves))
}

/// The articles by which another number of moves was announced for this claim.
pub(crate) fn announced_limit(state: &State, ground: DrawGround) -> Cites {
    let counts = matches!(ground, DrawGround::FiftyMoves | DrawGround::ManyMoves);
    match state.settings().draw_after_moves {
        Some(_) if counts => providing(state.law().code, Provision::OtherLimitAnnounced).into(),
        _ => Cites::none(),
    }
}

/// Whether a man that the player has quitted in a move not yet complete has ended what he would claim: the position that
/// stood when his turn began, or the moves without progress.
pub(crate) fn ended_by_move_begun(state: &State, ground: DrawGround) -> bool {
    let Some(nature) = begun_and_quitted(state) else { return false };
    let captures = matches!(nature, Nature::Capture | Nature::CapturePromotion);
    let pawns_count = !counts_captures_alone(state);
    match ground {
        DrawGround::Repetition | DrawGround::ManyRepetitions => true,
        DrawGround::FiftyMoves if counts_every_move(state) => false,
        DrawGround::FiftyMoves | DrawGround::ManyMoves => {
            captures || pawns_count && nature == Nature::Promotion
        }
        DrawGround::PerpetualCheck => false,
    }
}

/// Single moves since the last capture; before the first move, as the start counts them.
pub(crate) fn moves_without_capture(state: &State) -> u32 {
    let men = |turn: &crate::state::turn::Turn| turn.men().number_on_board();
    let now = men(state.turn());
    let since = state.line.turns().iter().rev().skip(1).take_while(|turn| men(turn) == now).count();
    let before =
        if since == state.line.number_made() { state.line.first().position().halfmoves() } else { 0 };
    u32::try_from(since).unwrap_or(u32::MAX).saturating_add(before)
}

/// How often a position has stood at the beginning of this player's turn, now included.
pub(crate) fn occurrences(state: &State, now: &Position) -> usize {
    stood(state, now).count()
}

/// The positions at the beginning of turns that are the same as this one, in the order in which they stood.
pub(crate) fn stood<'s>(state: &'s State, now: &'s Position) -> impl Iterator<Item = &'s Position> {
    let same = sameness(state);
    let begins = state.line.plies().filter(|ply| begins_a_turn(state, *ply));
    begins.map(|ply| state.line[ply].position()).filter(move |position| same(position, now))
}

/// Whether a series of moves must come again, and not a position.
pub(crate) fn is_of_a_series(state: &State) -> bool {
    provided(state.law().code, Provision::OccurrencesOfASeries).is_some()
}

/// How often running the same series of moves was made, the last time just now; the most of all series. A series is some moves
/// of each player that lead back to where it began, so the positions tell it.
pub(crate) fn series_running(state: &State) -> usize {
    let stood: Vec<_> = state.line.turns().iter().map(|turn| turn.position()).collect();
    let made = stood.len() - 1;
    (2..=made / 2).step_by(2).map(|length| times_running(&stood, length)).max().unwrap_or(1)
}

/// How often running the last so many moves were made.
fn times_running(stood: &[&Position], length: usize) -> usize {
    let again = stood.iter().rev().zip(stood.iter().rev().skip(length));
    let back = again.take_while(|(now, before)| now.same_men_and_turn(before)).count();
    1 + back.saturating_sub(1) / length
}

/// How often running a position has come back after two moves of each player, the last time now, or by a move that is
/// declared.
fn occurrences_on_alternate_moves(state: &State, now: &Position, declared: usize) -> usize {
    let each_second = 4;
    let since = if declared > 0 { each_second - 1 } else { 0 };
    let back = state.line.plies().rev().filter(|ply| begins_a_turn(state, *ply)).skip(since);
    let same = sameness(state);
    declared + back.step_by(each_second).take_while(|ply| same(state.line[*ply].position(), now)).count()
}

fn begins_a_turn(state: &State, ply: Ply) -> bool {
    began_with(state, ply) == ply
}

/// Whether two positions are the same, as the code compares them.
fn sameness(state: &State) -> fn(&Position, &Position) -> bool {
    match provided(state.law().code, Provision::SamePossibleMoves) {
        Some(_) => Position::same_for_repetition,
        None => Position::same_men_and_turn,
    }
}

/// In what alone the positions are different that have the same men and the same player to move, if they are enough
/// for a claim.
pub(crate) fn unlike(state: &State, now: &Position, more: usize) -> Unlike {
    let wanted =
        figure(state.law().code, Figure::Occurrences).map_or(usize::MAX, |(number, _)| number as usize);
    let alike =
        || state.line.turns().iter().map(|turn| turn.position()).filter(|it| it.same_men_and_turn(now));
    let differs = alike().any(|it| !it.same_for_repetition(now));
    match alike().any(|it| it.castling() != now.castling()) {
        _ if alike().count() + more < wanted || !differs => Unlike::Nothing,
        true => Unlike::Castling,
        false => Unlike::Passing,
    }
}

/// Whether this side may claim as the player whose turn it is: the other still may until he has pressed the clock, where
/// the code says so.
pub(crate) fn claims_as_player(state: &State, who: Side) -> bool {
    let by = state.turn().by();
    let until_press = provided(state.law().code, Provision::ClaimsUntilPress).is_some();
    match until_press && state.time.has_to_press(!by) {
        true => who != by,
        false => who == by,
    }
}

/// Whether he has touched a man: with intent, where a claim may go with a declared move; else in any way.
pub(crate) fn touched_before_claiming(state: &State) -> bool {
    match provided(state.law().code, Provision::DeclaredMoves) {
        Some(_) => player_has_touched(state),
        None => player_has_touched_any(state),
    }
}

pub(crate) fn declared_move(state: &State, motion: Motion) -> Declared {
    let position = state.turn().position();
    match motion {
        Motion::Transfer { from, to, promotion } => {
            Declared { from: Some(from), legal: position.find(board::Transfer { from, to, promotion }) }
        }
        Motion::Castling(_) | Motion::FreeCastling { .. } => Declared {
            from: position.king(state.turn().by()),
            legal: position.legal_moves().iter().copied().find(|m| motion.castles_as(*m)),
        },
    }
}

/// The ground of a claim, and whether it is so, if that is known without a search. What has come about so often, or
/// lasted so long, that the code needs no claim, is another ground.
pub(crate) fn ground_and_truth(
    state: &State,
    ground: DrawGround,
    position: &Position,
    more: usize,
) -> (DrawGround, Option<Truth>) {
    let truth = draw_truth_of(state, ground, position, more);
    let by_itself = match ground {
        _ if truth == Some(Truth::No) => None,
        DrawGround::Repetition => Some(DrawGround::ManyRepetitions),
        DrawGround::FiftyMoves => Some(DrawGround::ManyMoves),
        _ => None,
    };
    let so = |&ground: &DrawGround| draw_truth_of(state, ground, position, more) == Some(Truth::Yes);
    by_itself.filter(so).map_or((ground, truth), |ground| (ground, Some(Truth::Yes)))
}

/// Whether he has made a move and not pressed his clock yet; without a clock, whether the other has the move.
pub(crate) fn offers_properly(state: &State, who: Side) -> bool {
    let outlasts = provided(state.law().code, Provision::OfferOutlastsTheSealedMove).is_some();
    match completes_by_press(state) {
        // With a sealed move it is offered as with one that was made.
        _ if outlasts && is_sealed(state) => true,
        true => state.time.has_to_press(who),
        false => state.line.number_made() > 0 && state.turn().by() != who,
    }
}

pub(crate) fn bar_to_agreeing(state: &State) -> Bar {
    let first = state.line.first();
    let before = |side: Side| first.number() > 1 || side == Side::White && first.by() == Side::Black;
    // A sealed move is complete, whatever it is.
    let sealed = state.waiting().adjourned().filter(|it| it.sealed.is_some()).map(|it| it.by);
    let moved = |side: Side| state.line.made().iter().any(|turn| turn.by() == side);
    let made = |side: Side| before(side) || moved(side) || sealed == Some(side);
    let settled = state.settings().no_draw_before;
    let settled = settled.filter(|_| !state.draws.has_consent());
    match settled.is_some_and(|number| state.turn().number() < number) || is_too_early(state) {
        true => Bar::Settled,
        false if Side::ALL.into_iter().all(made) => Bar::None,
        false => Bar::TooEarly,
    }
}

/// Whether the code asks for more moves of each player before a draw is agreed or a game resigned.
pub(crate) fn is_too_early(state: &State) -> bool {
    let asked = figure(state.law().code, Figure::MovesBeforeAgreement);
    asked.is_some_and(|(moves, _)| state.turn().number() <= moves)
}

/// What bars an offer of a draw now, and by which articles; none where one may be made.
pub(crate) fn bar_to_offering(state: &State) -> Option<(Bar, Cites)> {
    let bar = bar_to_agreeing(state);
    let facts = Agreement { word: Word::Offers, open: false, proper: true, bar };
    let articles = state.law().cites(facts, |effect| effect == Effect::Refuses);
    (bar != Bar::None && !articles.is_empty()).then_some((bar, articles))
}

/// Whether this side may accept the offer that stands.
pub(crate) fn may_accept(state: &State, who: Side) -> bool {
    let (proper, bar) = (offers_properly(state, who), bar_to_agreeing(state));
    let facts = Agreement { word: Word::Accepts, open: true, proper, bar };
    !state.law().gives(facts, |effect| effect == Effect::Refuses)
}

/// Whether the two may agree to a draw now, whoever offers it.
pub(crate) fn may_agree(state: &State) -> bool {
    let (by, bar) = (state.turn().by(), bar_to_agreeing(state));
    let facts =
        |word, who| Agreement { word, open: word == Word::Accepts, proper: offers_properly(state, who), bar };
    let asked = [facts(Word::Offers, !by), facts(Word::Accepts, by)];
    asked.into_iter().all(|facts| !state.law().gives(facts, |effect| effect == Effect::Refuses))
}

/// The articles by which an offer of the other side is gone when this side does something; none where it stands. Where
/// the code rules on no agreement, it is gone without an article.
pub(crate) fn ends_offer(state: &State, by: Side, word: Word) -> Option<Cites> {
    if !state.draws.offered_by(!by) {
        return None;
    }
    let mut answers = state.law().hear(Agreement { word, open: true, proper: true, bar: Bar::None });
    let articles = answers.take(Effect::ClosesOffer);
    answers.all_heard();
    // Where the code is silent about offers, one stands until a move is made.
    articles.or_else(|| (!state.law().knows.agreement && word == Word::PlaysOn).then(Cites::none))
}

/// The articles by which both clocks stand while a draw is claimed, and the claim cannot be withdrawn.
pub(crate) fn pauses(state: &State, claim: Claim) -> Cites {
    cited_for_draw(state, claim, Truth::Yes, |effect| effect == Effect::Pauses)
}

/// The articles that answer a claim of a draw by the player who has the move, if it is true or not; none for another claim.
pub(crate) fn cited_for_draw(
    state: &State,
    claim: Claim,
    truth: Truth,
    wanted: impl Fn(Effect) -> bool,
) -> Cites {
    let ground = match claim {
        Claim::Repetition => DrawGround::Repetition,
        Claim::FiftyMoves => DrawGround::FiftyMoves,
        _ => return Cites::none(),
    };
    let (by, form) = (Claimant::Player, ClaimForm::Now);
    let (touched, unlike) = (false, Unlike::Nothing);
    let facts = DrawClaim { ground, by, form, touched, unlike, truth, shown: ShownBy::Score };
    state.law().cites(facts, wanted)
}
