//! What the choices install that only these codes know.

use crate::choice::Choice::*;
use crate::codes::older_sets::clauses::{clauses, limit_from_claim};
use crate::codes::older_sets::terms::*;
use crate::effect::{Effect::*, Figure, Outcome};
use crate::question::Clause::{self, *};
use crate::rule::rule;

/// So many moves on each side since the last capture or Pawn move, and more in some endings.
macro_rules! limit_and_more {
    ($($name:ident = $choice:ident, $more:literal;)*) => {
        clauses! { $($name = [
            Plays($choice),
            Plays(LimitEverywhere),
            Plays(ResetByPawnOrCapture),
            Sets(Figure::MovesWithoutProgress, 50),
            Sets(Figure::MovesInLongEndings, $more),
            DrawClaim(rule(&[TOO_MANY_MOVES, BY_THE_PLAYER, SO], &[Ends(Outcome::DrawnByFiftyMoves)])),
            DrawClaim(rule(&[TOO_MANY_MOVES, BY_THE_PLAYER, NOT_PROVED], &[Refuses])),
            DrawClaim(rule(&[TOO_MANY_MOVES, BY_THE_OPPONENT], &[Refuses])),
        ];)* }
    };
}

limit_and_more! {
    LIMIT_50_OR_132 = Limit50Or132, 132;
    LIMIT_50_OR_100 = Limit50Or100, 100;
    LIMIT_50_OR_75 = Limit50Or75, 75;
}

clauses! {
    ANY_LINE_CASTLING = [Plays(AnyLineCastling), Movement(rule(&[CASTLING_BARRED], &[Forbids]))];
}

limit_from_claim! {
    LIMIT_50_FROM_CLAIM_ANEW = Limit50FromClaimAnew, 50, LimitEverywhere, ResetByPawnOrCapture;
}
