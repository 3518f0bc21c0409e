//! The rulings about odds.

use law::{Cites, Provision};

use crate::facts::odds::one_turn_articles;
use crate::facts::start::entitled_to_begin;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::settings::odds::Given;
use crate::state::State;

/// That the receiver of several moves begins, where an article has him make them in one turn.
pub(crate) fn begins_with_moves(state: &State) -> Option<Ruling> {
    let articles = moves_begin_articles(state);
    (!articles.is_empty()).then(|| ruling(articles, RulingKind::Note, begins_in_words(state)))
}

fn begins_in_words(state: &State) -> String {
    format!("{} has the right to the first move.", entitled_to_begin(state).name())
}

fn moves_begin_articles(state: &State) -> Cites {
    match state.beginning.moves_together() {
        0 | 1 => Cites::none(),
        _ => one_turn_articles(state),
    }
}

pub(crate) fn provisions_of_odds(state: &State, tell: &mut impl FnMut(Provision, &str)) {
    if !state.settings().odds.is_empty() {
        tell(Provision::GameAtOdds, "Something is given at odds.");
        // Who makes several moves in one turn begins with them, and not as the giver.
        if moves_begin_articles(state).is_empty() {
            tell(Provision::GiverBegins, &begins_in_words(state));
        }
    }
    for odds in &state.settings().odds {
        let (giver, receiver) = (odds.giver.name(), (!odds.giver).name());
        match odds.given {
            Given::Pawn | Given::PawnAndTwo => {
                tell(Provision::KingsBishopsPawn, &format!("{giver} gives the King's Bishop's Pawn."))
            }
            Given::Piece(kind @ (board::Kind::Knight | board::Kind::Rook), _) => {
                tell(
                    Provision::EitherRookOrKnight,
                    &format!("{giver} gives either Rook or Knight, as he likes."),
                );
                if kind == board::Kind::Rook {
                    let says = format!("{giver} may castle as if the Rook given stood on its square.");
                    tell(Provision::CastlingWithoutRookAlways, &says);
                }
            }
            _ => {}
        }
        match odds.given {
            Given::Pawn => {
                let says = format!("{giver} gives the King's Bishop's Pawn, and {receiver} moves first.");
                tell(Provision::PawnGiven, &says);
                tell(Provision::ManGiven, &format!("{giver} gives the King's Bishop's Pawn."));
            }
            Given::PawnAndTwo => {
                let says = format!(
                    "{giver} gives the King's Bishop's Pawn, and {receiver} begins with two moves together."
                );
                tell(Provision::PawnGiven, &says);
                tell(Provision::ManGiven, &format!("{giver} gives the King's Bishop's Pawn."));
            }
            Given::Piece(kind @ (board::Kind::Knight | board::Kind::Rook), _) => {
                let says =
                    format!("{giver} gives a {}, and moves first.", state.turn().position().name_of(kind));
                tell(Provision::PieceGiven, &says);
                tell(
                    Provision::ManGiven,
                    &format!("{giver} gives a {}.", state.turn().position().name_of(kind)),
                );
                if kind == board::Kind::Rook {
                    let says = format!("{giver} may castle as if the Rook given stood on its square.");
                    tell(Provision::CastlingWithoutRook, &says);
                }
            }
            Given::Piece(board::Kind::Bishop, _) => {
                tell(Provision::ManGiven, &format!("{giver} gives a Bishop."));
            }
            Given::Piece(..) | Given::Moves(_) => {}
        }
    }
}
