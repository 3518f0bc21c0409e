//! Who has his first move left, where a position is set up under laws by which men leap.

use board::Square;
use law::{Choice, Point};

use crate::phrases::join;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::settings::Start;
use crate::state::State;

/// Which men may still leap, or castle in two moves: the board does not show it, and the start may have forgotten it.
pub(crate) fn first_moves_left(state: &State) -> Option<Ruling> {
    let by = |point, plain: &[Choice]| {
        let (choice, article) = state.law().code.settles(point)?;
        (!plain.contains(&choice)).then_some(article)
    };
    let king = by(Point::King, &[Choice::PlainKing]);
    let fers = by(Point::Queen, &[Choice::Fers, Choice::ModernQueen, Choice::ModernQueenSparingQueens]);
    let castling = state.law().code.settles(Point::Castling);
    let castles = castling.and_then(|(choice, no)| (choice == Choice::TwoMoveCastling).then_some(no));
    let articles: Vec<&'static str> = [king, fers, castles].into_iter().flatten().collect();
    if articles.is_empty() || !matches!(state.settings().start, Start::Setup(_)) {
        return None;
    }
    let position = state.turn().position();
    let name = |square: Square| {
        let man = position.man_at(square)?;
        Some(format!("{}'s {} on {square}", man.side.name(), position.name_of(man.kind)))
    };
    let unmoved: Vec<String> = position.unmoved().iter().filter_map(name).collect();
    let says = if unmoved.is_empty() {
        "The position names no man that has not moved yet: none may leap.".to_owned()
    } else {
        format!(
            "As the position has it, {} may leap as its first move, and no other man.",
            join(&unmoved, "or")
        )
    };
    Some(ruling(&articles, RulingKind::Note, says))
}
