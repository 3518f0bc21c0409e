//! Sentences about moves.

use board::{Move, Side};
use law::question::{Made, Nature, Standstill, State as BoardState};
use law::{Cites, Effect};

use crate::facts::completion::completes_at_an_end;
use crate::facts::end::board_state;
use crate::facts::odds::one_turn_articles;
use crate::facts::officials::is_watched;
use crate::facts::touching::bound;
use crate::phrases::man_on;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::attempt::MenMoved;
use crate::state::turn::Turn;

/// A legal move in words: "White moved the Knight from g1 to f3".
pub(crate) fn move_in_words(state: &State, m: Move) -> String {
    let turn = state.turn();
    let by = turn.by.name();
    let mover = turn.position.kind_at(m.from()).map_or("man", |kind| kind.name());
    if let Some(wing) = m.castling_wing() {
        return format!("{by} castled on the {wing}");
    }
    let way = match turn.position.captured(m) {
        Some((square, man)) if square == m.to() => {
            format!("{by} took the {} on {square} with the {mover} from {}", man.kind.name(), m.from())
        }
        Some((square, _)) => {
            format!("{by} took the Pawn on {square} in passing with the Pawn from {}", m.from())
        }
        None => format!("{by} moved the {mover} from {} to {}", m.from(), m.to()),
    };
    match m.promotion_kind() {
        Some(kind) => format!("{way}, and promoted it to a {}", kind.name()),
        None => way,
    }
}

/// An offence of a legal move: what he had to do, and what the other may do about it.
pub(crate) fn offence_in_words(
    state: &State,
    articles: Cites,
    made: Made,
    men: &MenMoved,
    recalled: bool,
) -> Ruling {
    let turn = state.turn();
    let (by, moved) = (turn.by, men.mover.map(|square| man_on(turn, square)).unwrap_or_default());
    let duty = match made {
        Made::AgainstRequirement => turn.required.as_ref().map(|required| required.duty.clone()),
        _ => bound(state, turn, &men.all).or(turn.attempt().released.clone()).map(|bound| bound.duty),
    };
    let ordered = completes_at_an_end(state).then(|| duty.clone().map(|duty| duty.articles)).flatten();
    let articles = articles.and(ordered.unwrap_or_default());
    let duty = duty.map(|duty| duty.says).unwrap_or_default();
    let remedy = match made {
        _ if completes_at_an_end(state) && is_watched(state) => "the arbiter has it taken back".to_string(),
        Made::AgainstRequirement if completes_at_an_end(state) => {
            format!("{} may have it taken back", (!by).name())
        }
        Made::AgainstRequirement if !recalled => {
            format!("it stands, since it is legal in itself, and {} may claim the game", (!by).name())
        }
        Made::AgainstRequirement => format!("{} may have it taken back, or claim the game", (!by).name()),
        _ => format!("{} may claim it before touching a man, and the move goes back", (!by).name()),
    };
    let says = format!("{} had to {duty}, and moved {moved}: {remedy}.", by.name());
    Ruling { about: Some(by), ..ruling(articles, RulingKind::Offence, says) }
}

pub(crate) fn tell_another_move(state: &State, by: Side) -> Ruling {
    let given = [law::Provision::PawnGiven, law::Provision::GiverBegins];
    let provided = || given.into_iter().find_map(|given| law::provided(state.law.code, given));
    let in_one_turn = one_turn_articles(state);
    let articles = if in_one_turn.is_empty() { provided().into_iter().collect() } else { in_one_turn };
    ruling(articles, RulingKind::Note, format!("{} has another move to make together with it.", by.name()))
}

pub(crate) fn did_in_words(turn: &Turn, men: &MenMoved, nature: Nature) -> String {
    let Some((from, to)) = men.mover.zip(men.to) else { return "changed the board".to_string() };
    let mover = man_on(turn, from);
    match (nature, men.taken.or(men.own_taken)) {
        (Nature::Castling, _) => "castled".to_string(),
        (_, Some(taken)) if taken == to => format!("took {} with {mover}", man_on(turn, taken)),
        _ => format!("moved {mover} to {to}"),
    }
}

pub(crate) fn missing(nature: Nature) -> &'static str {
    match nature {
        Nature::Castling => "in castling the Rook is still to be moved and quitted",
        Nature::Promotion | Nature::CapturePromotion => {
            "the Pawn is still to be named, or exchanged for a piece"
        }
        _ => "the man captured is still to be taken off, or one's own to be moved and quitted",
    }
}

pub(crate) fn promotion_in_words(_state: &State, moves: &[Move]) -> String {
    let kinds: Vec<_> = moves.iter().filter_map(|m| m.promotion_kind()).collect();
    match (&kinds[..], moves.first()) {
        ([kind], Some(m)) => format!("promote to a {} on {}", kind.name(), m.to()),
        (_, Some(m)) => format!("promote the Pawn on {}", m.to()),
        _ => "promote the Pawn".to_string(),
    }
}

/// What the code says of the position at the beginning of a turn.
pub(crate) fn begin_turn(state: &State) -> Vec<Ruling> {
    if board_state(&state.turn().position) != Some(BoardState::OnlyPassing) {
        return Vec::new();
    }
    let mut answers = state.law.hear(Standstill { state: BoardState::OnlyPassing, lawful: true });
    let articles = answers.articles(|effect| matches!(effect, Effect::Binds(_)));
    answers.all_heard();
    let says = format!("{} has no legal move but to take in passing, and must.", state.turn().by.name());
    match articles.is_empty() {
        true => Vec::new(),
        false => vec![ruling(articles, RulingKind::Obligation, says)],
    }
}
