//! A part of a legal move binds the player to finish it.

use board::{Kind, Move};
use law::question::{BoundBy, Made, Nature, Transfer};
use law::{Cites, Effect};

use crate::facts::begun::moves_begun;
use crate::facts::touching::bound;
use crate::phrases::with_names_now;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::moves::promotion_in_words;
use crate::standing::duty::{Duty, DutyKind};
use crate::state::State;
use crate::state::bound::Bound;

/// What the code says of a part of a legal move.
pub(crate) struct Begun {
    /// By which articles the move is not complete.
    pub open: Option<Cites>,
    /// By which articles it must be finished.
    pub commits: Option<Cites>,
}

/// Asks what the code says of a part of a legal move.
pub(crate) fn says_of_begun(state: &State, nature: Nature) -> Begun {
    says_of(state, Transfer::lawful(Made::Begun, nature, BoundBy::Nothing))
}

/// The same of a promotion whose new piece stands on its square with the hand still on it.
pub(crate) fn says_of_piece_in_hand(state: &State) -> Begun {
    let begun = Transfer::lawful(Made::Begun, Nature::Promotion, BoundBy::Nothing);
    says_of(state, Transfer { in_hand: true, ..begun })
}

fn says_of(state: &State, transfer: Transfer) -> Begun {
    let unsighted = state.settings().visually_disabled[state.turn().by().index()];
    let mut answers = state.law().hear(Transfer { unsighted, ..transfer });
    let begun = Begun { open: answers.take(Effect::StaysOpen), commits: answers.take(Effect::Commits) };
    answers.all_heard();
    begun
}

/// A legal move was begun with this part of it: where the code says so, it must be finished.
pub(crate) fn commits(state: &mut State, nature: Nature, begun: Begun) -> Vec<Ruling> {
    let (Some(articles), Some((from, moves))) = (begun.commits, moves_begun(state)) else {
        return Vec::new();
    };
    let by = state.turn().by();
    let earlier = state.turn().attempt().released().cloned();
    if earlier.as_ref().is_some_and(|bound| bound.moves == moves) {
        return Vec::new();
    }
    if let Some(earlier) = earlier.filter(|bound| !moves.iter().all(|m| bound.moves.contains(m))) {
        // What was quitted first binds.
        let says = format!("{} must {}.", by.name(), with_names_now(state, &earlier.duty.says));
        let told = ruling(&earlier.duty.articles, RulingKind::Obligation, says);
        return vec![Ruling { about: Some(by), ..told }];
    }
    let touched = bound(state, state.turn(), &[]);
    if touched.is_some_and(|bound| !moves.iter().any(|m| bound.moves.contains(m))) {
        // What was touched first binds.
        return Vec::new();
    }
    let says = match nature {
        Nature::Castling => "castle with the Rook on that side".to_string(),
        Nature::Promotion | Nature::CapturePromotion => promotion_in_words(state, &moves),
        _ => format!("finish the move of the man from {from}"),
    };
    let kind = if nature == Nature::Castling { DutyKind::Castle } else { DutyKind::Move };
    let duty = Duty { kind, squares: vec![from], articles: articles.to_vec(), says: says.clone() };
    let bound = Bound { duty, moves, by: BoundBy::Release, ordered: true };
    state.turn_mut().attempt_mut().releases(bound);
    let says = format!("{} must {says}.", by.name());
    vec![Ruling { about: Some(by), ..ruling(articles, RulingKind::Obligation, says) }]
}

/// The move was made: where the code says so, what was quitted in it may not go elsewhere before it is completed. Several moves
/// are those of a Pawn whose piece is still to be named.
pub(crate) fn binds_to_move_made(state: &mut State, moves: &[Move], articles: Option<Cites>) {
    let Some((articles, &m)) = articles.zip(moves.first()) else { return };
    let called = |kind: Kind| state.turn().position().name_of(kind);
    let mover = state.turn().position().kind_at(m.from()).map_or("man", called);
    let says = match m.promotion_kind() {
        Some(_) => promotion_in_words(state, moves),
        None if m.castling_wing().is_some() => "castle with the Rook on that side".to_string(),
        None => format!("move the {} from {} to {}", mover, m.from(), m.to()),
    };
    let kind = if m.castling_wing().is_some() { DutyKind::Castle } else { DutyKind::Move };
    let earlier = state.turn().attempt().released().map(|bound| bound.duty.articles.clone());
    let articles = Cites::from(earlier.unwrap_or_default()).and(articles).into_vec();
    let duty = Duty { kind, squares: vec![m.from()], articles, says };
    let bound = Bound { duty, moves: moves.to_vec(), by: BoundBy::Release, ordered: true };
    state.turn_mut().attempt_mut().releases(bound);
}
