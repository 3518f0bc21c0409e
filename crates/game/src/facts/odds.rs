//! What odds do to the course of a game: how far given moves go, and castling without a Rook.

use board::{Kind, Position, Square, Wing};
use law::question::{GivenMoves, Number};
use law::{Cites, Effect, Provision, provided};

use crate::settings::odds::Given;
use crate::state::State;
use crate::state::men::Men;
use crate::state::turn::Turn;

/// Whether the turn of this number, counted from 0, is one of moves given at odds that keep to the mover's half.
pub(crate) fn keeps_own_half(state: &State, turn: usize) -> bool {
    let given =
        state.settings.odds.iter().any(|odds| matches!(odds.given, Given::Moves(_) | Given::PawnAndTwo));
    given && turn < state.beginning.moves_together && !own_half_articles(state).is_empty()
}

/// The articles that keep given moves to the mover's own half.
pub(crate) fn own_half_articles(state: &State) -> Cites {
    let number = match state.beginning.moves_together {
        0 | 1 => Number::One,
        2 => Number::Two,
        _ => Number::ThreeOrMore,
    };
    let odds = &state.settings.odds;
    let with_pawn = odds.iter().any(|odds| matches!(odds.given, Given::Pawn | Given::PawnAndTwo));
    state.law.cites(GivenMoves { number, with_pawn }, |effect| effect == Effect::KeepsOwnHalf)
}

/// Whether the King of the player who gave a Rook has moved in a turn before this one.
pub(crate) fn king_has_moved(state: &State, turn: &Turn) -> bool {
    let king = Square::new(4, turn.by.first_rank());
    let first = state.line.first().men.at(king);
    state.line.turns().iter().any(|turn| turn.men.at(king) != first) || turn.men.at(king) != first
}

/// The position in which the giver of a Rook may castle on its side again, whatever stood there meanwhile, where the
/// code has it so.
pub(crate) fn with_rights_of_odds(state: &State, position: Position, men: &Men) -> Position {
    if provided(state.law.code, Provision::CastlingWithoutRookAlways).is_none() {
        return position;
    }
    let rooks = state.settings.odds.iter().filter(|odds| matches!(odds.given, Given::Piece(Kind::Rook, _)));
    let wings = rooks.flat_map(|odds| Wing::ALL.map(|wing| (odds.giver, wing)));
    let open = wings.filter(|&(side, wing)| {
        let king = Square::new(4, side.first_rank());
        position.movement().castles_without_rook(side, wing)
            && position.castling().rook(side, wing).is_none()
            && state.line.turns().iter().all(|turn| turn.men.at(king) == state.line.first().men.at(king))
            && men.at(king) == state.line.first().men.at(king)
            && men.man_at(king).is_some_and(|man| man.kind == Kind::King)
    });
    let open: Vec<_> = open.collect();
    if open.is_empty() {
        return position;
    }
    let mut setup = position.setup();
    for (side, wing) in open {
        setup.castling.set(side, wing, Some(wing.corner(side)));
    }
    setup.as_it_stands(position.movement())
}
