//! A player requires what is no penalty.

use board::{Side, Square};
use law::Effect;
use law::question::{Demand, Requirement as RequirementFacts};

use crate::act::penalty::Requirement;
use crate::effects::out_of_turn::puts_back_intrusion;
use crate::facts::requirement::{castling_begun, demand, holds_away, is_as_required};
use crate::judging::annulment::annuls;
use crate::law::articles_of;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::standing::duty::{Duty, DutyKind};
use crate::state::State;
use crate::state::attempt::Required;
use crate::state::dues::Demanded;

pub(crate) fn requires(state: &mut State, who: Side, what: Requirement) -> Vec<Ruling> {
    let (demand, square) = demand(state, who, what);
    let so = is_as_required(state, who, demand, square);
    let answers = state.law.ask(&RequirementFacts { demand, so });
    let refuses = articles_of(&answers, |effect| effect == Effect::Refuses);
    let articles = articles_of(&answers, |effect| effect == Effect::MustBeDone);
    if articles.is_empty() {
        let why = match refuses.is_empty() {
            true => format!("{} gives no such requirement.", state.law.code.id),
            false => "It is not as that requirement supposes.".to_string(),
        };
        return vec![refused(&refuses, why)];
    }
    match demand {
        Demand::Annulment => annuls(state, &articles),
        Demand::RookMove => takes_rook_move(state, who, &articles),
        Demand::CompleteCastling => requires_castling(state, who, articles),
        _ => demands(state, who, demand, square, articles),
    }
}

pub(crate) fn takes_rook_move(state: &mut State, who: Side, articles: &[&'static str]) -> Vec<Ruling> {
    let castled = state.turn_mut().intrusion.take();
    if let Some(intrusion) = &castled {
        puts_back_intrusion(state, intrusion);
    }
    let index = state.line.len() - 2;
    std::sync::Arc::make_mut(&mut state.line[index]).attempt_mut().rook_alone = true;
    let says = format!("The Rook's move is {}'s whole move; the King stands where it stood.", (!who).name());
    let kind = if castled.is_some() { RulingKind::Restored } else { RulingKind::Obligation };
    vec![ruling(articles, kind, says)]
}

pub(crate) fn requires_castling(state: &mut State, who: Side, articles: Vec<&'static str>) -> Vec<Ruling> {
    let Some(m) = castling_begun(state, !who) else { return Vec::new() };
    let rook = m.rook().map(|(from, _)| from);
    let duty = Duty {
        kind: DutyKind::Castle,
        squares: [Some(m.from()), rook].into_iter().flatten().collect(),
        articles: articles.clone(),
        says: "complete the castling".to_string(),
    };
    state.dues.requirement_open = Some(!who);
    state.turn_mut().required = Some(Required { moves: vec![m], duty });
    let says = format!("{} must complete the castling.", (!who).name());
    vec![ruling(&articles, RulingKind::Obligation, says)]
}

pub(crate) fn demands(
    state: &mut State,
    who: Side,
    demand: Demand,
    square: Option<Square>,
    articles: Vec<&'static str>,
) -> Vec<Ruling> {
    let of = !who;
    let square = square.or_else(|| holds_away(state, of));
    let at = square.map(|square| square.to_string()).unwrap_or_default();
    let says = match demand {
        Demand::Release => "take the hand off".to_string(),
        Demand::Replace => format!("put the man in hand back on {at}"),
        Demand::SubstituteForPawn => format!("replace the Pawn on {at} by a substitute"),
        Demand::PieceForSubstitute => format!("replace the substitute on {at} by the piece"),
        _ => format!("replace the Pawn on {at} by the piece, or by a substitute if there is none"),
    };
    let told = format!("{} must {says}.", of.name());
    let kind = DutyKind::Requirement;
    let duty = Duty { kind, squares: square.into_iter().collect(), articles: articles.clone(), says };
    state.dues.demanded = Some(Demanded { of, demand, square, duty, turn: state.line.len() });
    vec![ruling(&articles, RulingKind::Obligation, told)]
}
