//! A player requires something that is not a penalty.

use board::{Kind, Man, Side, Square};
use law::question::{Demand, Made, Requirement as RequirementFacts};
use law::{Cites, Effect};

use crate::act::penalty::{Exaction, Requirement};
use crate::effects::intrude::puts_back_intrusion;
use crate::facts::change::{Change, change};
use crate::facts::displaced::{put_right_in_words, to_put_right_at_once};
use crate::facts::forfeiture::clause_of_refusal;
use crate::facts::menus::OpenOption;
use crate::facts::options::options;
use crate::facts::requirement::{castling_begun, demand, holds_away, is_as_required};
use crate::judging::annulment::annuls;
use crate::judging::lets_stand::lets_stand;
use crate::judging::own_turn::made;
use crate::judging::removed::removed_is_replaced;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::requirement::why_not_required;
use crate::standing::duty::{Duty, DutyKind};
use crate::state::State;
use crate::state::bound::Required;
use crate::state::dues::Demanded;
use crate::state::making::Making;

pub(crate) fn requires(state: &mut State, who: Side, what: Requirement) -> Vec<Ruling> {
    let (demand, square) = demand(state, who, what);
    let so = is_as_required(state, who, demand, square);
    if demand == Demand::Replace
        && !so
        && let Some(rulings) = removed_is_replaced(state, who)
    {
        return rulings;
    }
    // Where a second move must go back, to require it is to exact it.
    let second = |option: &OpenOption| demand == Demand::Replace && option.exaction == Exaction::Replace;
    if !so && let Some(option) = options(state, who).into_iter().find(second) {
        return lets_stand(state, who, &option);
    }
    let mut answers = state.law().hear(RequirementFacts { demand, so });
    let (required, refuses) = (answers.take(Effect::MustBeDone), answers.take(Effect::Refuses));
    answers.all_heard();
    let Some(articles) = required else {
        let (why, says) = match &refuses {
            None => {
                (Refusal::Unknown, format!("There is no such requirement under {}.", state.law().code.name()))
            }
            Some(_) => why_not_required(state, who, demand, square),
        };
        return vec![refused(refuses.unwrap_or_default(), why, says)];
    };
    match demand {
        Demand::Annulment => {
            let mut rulings = annuls(state, articles);
            rulings.extend(finishes_own_move(state, who));
            rulings
        }
        Demand::RookMove => takes_rook_move(state, who, articles),
        Demand::CompleteCastling => requires_castling(state, who, articles),
        _ => demands(state, who, demand, square, articles),
    }
}

/// What the other moved out of turn is undone, and the player has quitted all that his own move asks for: it is made.
fn finishes_own_move(state: &mut State, who: Side) -> Vec<Ruling> {
    let men = state.tabletop.men().clone();
    match change(state.turn(), &men) {
        Change::Whole(m) if state.turn().by() == who && state.tabletop.hands().of(who).is_none() => {
            made(state, m, men)
        }
        _ => Vec::new(),
    }
}

pub(crate) fn takes_rook_move(state: &mut State, who: Side, articles: Cites) -> Vec<Ruling> {
    let castling = last_made_as(state);
    let castled = state.turn_mut().undoes_intrusion();
    if let Some(intrusion) = &castled {
        puts_back_intrusion(state, intrusion);
    }
    let does_what_was_exacted =
        castling == Some(Made::AgainstRequirement) && last_made_as(state) == Some(Made::Legal);
    if does_what_was_exacted && let Some(clause) = clause_of_refusal(state) {
        state.offences.forgive(clause, !who);
    }
    let Some(index) = state.line.last_made() else { return Default::default() };
    state.line_mut(index).attempt_mut().holds_to_rook();
    let goes_back = forgets_king(state, !who);
    let name = (!who).name();
    let (kind, king) = match (castled.is_some(), goes_back) {
        (true, _) => (RulingKind::Restored, "the King stays where it was"),
        (false, true) => (RulingKind::Restored, "the King is back where it was"),
        (false, false) => (RulingKind::Obligation, "the King stays where it was"),
    };
    vec![ruling(articles, kind, format!("The Rook's move is {name}'s whole move, and {king}."))]
}

/// What the last move is before the law.
fn last_made_as(state: &State) -> Option<Made> {
    let making = state.line.last_made().and_then(|index| state.line[index].attempt().making());
    making.map(Making::made)
}

/// The King stands where it stood, and nothing follows from its touch. Whether it was in the hand.
fn forgets_king(state: &mut State, by: Side) -> bool {
    let king = Square::ALL.into_iter().find_map(|square| {
        let id = state.turn().men().at(square)?;
        (state.turn().men().man(id) == Man { side: by, kind: Kind::King }).then_some((id, square))
    });
    let Some((king, home)) = king else { return false };
    state.dues.keep_touches(by, |touch| !touch.men.contains(&king));
    let in_hand = state.tabletop.hands().of(by).is_some_and(|held| held.man == king);
    if in_hand {
        state.tabletop.hands_mut().let_go(by);
    }
    if state.tabletop.men().at(home).is_none_or(|other| other == king) {
        state.tabletop.stands_on(king, home);
    }
    state.tabletop.hands_mut().forget_undisturbed(by);
    in_hand
}

pub(crate) fn requires_castling(state: &mut State, who: Side, articles: Cites) -> Vec<Ruling> {
    let Some(m) = castling_begun(state, !who) else { return Vec::new() };
    let rook = m.rook().map(|(from, _)| from);
    let duty = Duty {
        kind: DutyKind::Castle,
        squares: [Some(m.from()), rook].into_iter().flatten().collect(),
        articles: articles.to_vec(),
        says: "complete the castling".to_string(),
    };
    state.dues.requires_move(!who);
    let free_touches = Some(state.turn().attempt().touches().len());
    state.turn_mut().requires(Required { exacted: None, moves: vec![m], free_touches, duty });
    let says = format!("{} must complete the castling.", (!who).name());
    vec![ruling(articles, RulingKind::Obligation, says)]
}

pub(crate) fn demands(
    state: &mut State,
    who: Side,
    demand: Demand,
    square: Option<Square>,
    articles: Cites,
) -> Vec<Ruling> {
    let of = !who;
    let square = square.or_else(|| holds_away(state, of));
    let displaced = match demand {
        Demand::Replace => to_put_right_at_once(state, of),
        _ => Vec::new(),
    };
    let at = square.map(|square| square.to_string()).unwrap_or_default();
    let says = match demand {
        Demand::Release => "take the hand off".to_string(),
        Demand::Replace if square.is_none() => put_right_in_words(&displaced),
        Demand::Replace => format!("put the man in hand back on {at}"),
        Demand::SubstituteForPawn => format!("replace the Pawn on {at} with a substitute"),
        Demand::PieceForSubstitute => format!("replace the substitute on {at} with the piece"),
        _ => format!("replace the Pawn on {at} with the piece, or with a substitute if there is none"),
    };
    let told = format!("{} must {says}.", of.name());
    let kind = DutyKind::Requirement;
    let squares = square.map_or(displaced, |square| vec![square]);
    let duty = Duty { kind, squares, articles: articles.to_vec(), says };
    let piece = square.and_then(|square| state.tabletop.men().man_at(square)).map(|man| man.kind);
    let turn = state.line.now_at();
    state.dues.demands(Demanded { of, demand, square, piece, duty, turn });
    vec![ruling(articles, RulingKind::Obligation, told)]
}
