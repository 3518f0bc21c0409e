//! What odds do to the course of a game: how far given moves go, and castling without a Rook.

use board::{Kind, Man, Move, Position, Side, Square, Wing};
use law::question::{GivenMoves, Number};
use law::{Choice, Cites, Effect, Point, Provision, provided, providing};

use crate::settings::odds::Given;
use crate::state::State;
use crate::state::men::Men;
use crate::state::turn::Turn;

/// Whether this side has another move to make with those that it has made together at the beginning, one more having
/// been made.
pub(crate) fn has_another_move(state: &State, by: Side) -> bool {
    // A reply to an illegal move has ended the turn.
    let making = state.turn().attempt().making();
    let answered = state.law().knows.illegal_move_keeps_turn && making.is_some_and(|it| it.legal().is_none());
    !answered && makes_more_moves(state, by)
}

/// Whether the move that this side makes now is one of those made together at the beginning, and not the last of them.
pub(crate) fn makes_more_moves(state: &State, by: Side) -> bool {
    let alone = state.line.made().iter().all(|turn| turn.by() == by);
    alone && state.line.number_made() + 1 < state.beginning.moves_together()
}

/// Whether a turn that this side begins now is one of moves given at odds that keep to the mover's half.
pub(crate) fn keeps_own_half(state: &State, by: Side) -> bool {
    let given =
        state.settings().odds.iter().any(|odds| matches!(odds.given, Given::Moves(_) | Given::PawnAndTwo));
    let alone = state.line.turns().iter().all(|turn| turn.by() == by);
    given && alone && !own_half_articles(state).is_empty()
}

/// The articles that keep given moves to the mover's own half.
pub(crate) fn own_half_articles(state: &State) -> Cites {
    state.law().cites(given_moves(state), |effect| effect == Effect::KeepsOwnHalf)
}

/// Whether what is touched in a turn of this side, with so many turns of the line before it, may still be moved by another of
/// the moves given at odds.
pub(crate) fn touches_wait(state: &State, by: Side, before: usize) -> bool {
    let alone = state.line.turns().iter().take(before).all(|turn| turn.by() == by);
    alone && before + 1 < state.beginning.moves_together() && !waiting_articles(state).is_empty()
}

/// The articles by which any of the given moves moves what was touched.
pub(crate) fn waiting_articles(state: &State) -> Cites {
    state.law().cites(given_moves(state), |effect| effect == Effect::AnyMovesTheTouched)
}

/// The articles by which given moves are made in one turn.
pub(crate) fn one_turn_articles(state: &State) -> Cites {
    state.law().cites(given_moves(state), |effect| effect == Effect::MakesOneTurn)
}

fn given_moves(state: &State) -> GivenMoves {
    let number = match state.beginning.moves_together() {
        0 | 1 => Number::One,
        2 => Number::Two,
        _ => Number::ThreeOrMore,
    };
    let odds = &state.settings().odds;
    let with_pawn = odds.iter().any(|odds| matches!(odds.given, Given::Pawn | Given::PawnAndTwo));
    GivenMoves { number, with_pawn }
}

/// Whether the King of the player who gave a Rook has moved in a turn before this one.
pub(crate) fn king_has_moved(state: &State, turn: &Turn) -> bool {
    let king = Square::new(4, turn.by().first_rank());
    let first = state.line.first().men().at(king);
    state.line.turns().iter().any(|turn| turn.men().at(king) != first) || turn.men().at(king) != first
}

/// The position in which the giver of a Rook may castle on its side again, once nothing stands there any more,
/// whatever did meanwhile, where the code has it so.
pub(crate) fn with_rights_of_odds(state: &State, position: Position, men: &Men) -> Position {
    if provided(state.law().code, Provision::CastlingWithoutRookAlways).is_none() {
        return position;
    }
    let rooks = state.settings().odds.iter().filter(|odds| matches!(odds.given, Given::Piece(Kind::Rook, _)));
    let wings = rooks.flat_map(|odds| Wing::ALL.map(|wing| (odds.giver, wing)));
    let open = wings.filter(|&(side, wing)| {
        let king = Square::new(4, side.first_rank());
        position.movement().castles_without_rook(side, wing)
            && position.castling().rook(side, wing).is_none()
            && men.at(wing.corner(side)).is_none()
            && state.line.turns().iter().all(|turn| turn.men().at(king) == state.line.first().men().at(king))
            && men.at(king) == state.line.first().men().at(king)
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

/// The articles that allow this castling without its Rook; none where it has one, or is no castling.
pub(crate) fn articles_without_rook(state: &State, m: Move) -> Cites {
    let without = m.castling_wing().is_some_and(|wing| {
        let turn = state.turn();
        turn.men().man_at(wing.corner(turn.by())).is_none() && !turn.position().is_chess960()
    });
    match without {
        true => without_rook_articles(state),
        false => Cites::none(),
    }
}

/// The article by which King and Rook castle, where a code of the older game has one: a move of theirs is cited with it.
pub(crate) fn article_of_castling(state: &State, m: Move) -> Cites {
    let Some((choice, article)) = state.law().code.settles(Point::Castling) else { return Cites::none() };
    let castles = m.rook().is_some() || choice == Choice::TwoMoveCastling && steps_over_rook(state, m);
    if castles { Cites::from(article) } else { Cites::none() }
}

/// Whether the King goes along his rank to the other side of the Rook beside him.
fn steps_over_rook(state: &State, m: Move) -> bool {
    let (position, side, from, to) = (state.turn().position(), state.turn().by(), m.from(), m.to());
    let is_king = position.king(side) == Some(from);
    let over = from.rank() == to.rank() && from.file().abs_diff(to.file()) == 2;
    let between = Square::new((from.file() + to.file()) / 2, from.rank());
    is_king && over && position.man_at(between) == Some(Man::new(side, Kind::Rook))
}

/// The articles by which the giver of a Rook may castle without it.
pub(crate) fn without_rook_articles(state: &State) -> Cites {
    let provisions = [Provision::CastlingWithoutRook, Provision::CastlingWithoutRookAlways];
    provisions.into_iter().flat_map(|provision| providing(state.law().code, provision)).collect()
}
