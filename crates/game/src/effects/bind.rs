//! Only certain moves complete the turn from now on.

use board::{Move, Side};
use law::{Cites, Duty as LawDuty};

use crate::facts::draws::Declared;
use crate::facts::menus::OpenOption;
use crate::phrases::{with_names, with_names_now};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::penalty::required;
use crate::standing::duty::{Duty, DutyKind};
use crate::state::State;
use crate::state::bound::Required;

pub(crate) fn bind(
    state: &mut State,
    who: Side,
    option: &OpenOption,
    penalty: Cites,
    no_castling: Cites,
) -> Vec<Ruling> {
    let turn = &state.line[option.turn];
    let by = turn.by();
    let (kind, squares, says) = required(turn, option.attempt, option.exaction);
    let mut articles = Cites::from(&option.articles).and(penalty);
    if option.castling_left_out {
        articles.extend(no_castling);
    }
    let says_ruling = format!("{} exacts it: {} must {}.", who.name(), by.name(), with_names(turn, &says));
    let duty = Duty { kind, squares, articles: articles.to_vec(), says };
    let turn = state.turn_mut();
    let exacted = Some((option.exaction, option.attempt));
    turn.requires(Required { exacted, moves: option.moves.clone(), free_touches: None, duty });
    turn.attempt_mut().discharges();
    state.dues.requires_move(by);
    vec![ruling(articles, RulingKind::Penalty, says_ruling)]
}

/// The moves that a declared move leaves, and in words.
pub(crate) fn duty_declared(state: &State, law: LawDuty, declared: &Declared) -> (Vec<Move>, String) {
    let position = state.turn().position();
    match (law, declared.legal) {
        (LawDuty::DeclaredMove, Some(m)) => (vec![m], format!("make the declared move {}", position.uci(m))),
        _ => {
            let of_man = |m: &Move| Some(m.from()) == declared.from;
            let moves = position.legal_moves().iter().copied().filter(of_man).collect();
            let from = declared.from.map(|square| format!(" on {square}")).unwrap_or_default();
            (moves, format!("move the man{from}, whose illegal move was declared"))
        }
    }
}

pub(crate) fn binds_to_declared(
    state: &mut State,
    who: Side,
    moves: Vec<Move>,
    says: String,
    articles: impl Into<Cites>,
) -> Option<Ruling> {
    let articles = articles.into();
    let squares = vec![moves.first()?.from()];
    let told = format!("{} must {}.", who.name(), with_names_now(state, &says));
    let duty = Duty { kind: DutyKind::Move, squares, articles: articles.to_vec(), says };
    state.turn_mut().requires(Required { exacted: None, moves, free_touches: None, duty });
    state.decisions.requires_declared(state.line.now_at());
    Some(Ruling { about: Some(who), ..ruling(articles, RulingKind::Obligation, told) })
}
