//! The choices that can be announced under these codes: what was disputed in their time.

use super::clauses::*;
use crate::choice::Choice;
use crate::code::{Annex, Article};
use crate::codes::older_sets::choices::annexes;
use crate::codes::older_sets::clauses::*;
use crate::regulations::When;

annexes! {
    EitherFirst "3:either" instead of "3", "The first move", EITHER_FIRST:
        "Either side may have the first move, as the players agree; White has it where they say nothing.";
    WhiteFirst "3:white" instead of "3", "The first move", WHITE_FIRST:
        "White has the first move.";
    PromotesFreely "11:free" instead of "11", "Promotion", PROMOTES_FREELY:
        "A Pawn on its last rank becomes a Knight, Bishop, Rook or Queen, whatever is on the board.";
    PromotesFreelyOrStays "11:free-or-pawn" instead of "11", "Promotion", PROMOTES_FREELY_OR_STAYS:
        "A Pawn on its last rank becomes a Knight, Bishop, Rook or Queen, whatever is on the board, or \
         stays a Pawn there.";
    ModernCastling "12:modern" instead of "12", "Castling", MODERN_CASTLING:
        "There is castling as today: neither King nor Rook has moved, nothing stands between them, and the \
         King is not in check and neither crosses nor reaches an attacked square.";
    AnyLineCastling "12:any-line" instead of "12", "Castling", ANY_LINE_CASTLING:
        "There is castling as today, and also up the King's file with a Rook that was promoted there: the \
         King goes two squares up, and the Rook to the square that he crossed.";
    NoRepetition "16:none" instead of "16", "Repetition", NO_REPETITION:
        "No number of repetitions draws the game.";
    ThreeTimes "16:3" instead of "16", "Repetition", THREE_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the position has stood \
         three times with him to move, whatever castling is still open.";
    SixTimes "16:6" instead of "16", "Repetition", SIX_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the position has stood \
         six times with him to move, whatever castling is still open.";
    Limit50 "17:50" instead of "17", "The number of moves", LIMIT_50:
        "The game is drawn if the player whose turn it is claims, and shows, that 50 moves were made on \
         each side without a capture or a Pawn move.";
    Limit75 "17:75" instead of "17", "The number of moves", LIMIT_75:
        "The game is drawn if the player whose turn it is claims, and shows, that 75 moves were made on \
         each side without a capture or a Pawn move.";
    Limit100 "17:100" instead of "17", "The number of moves", LIMIT_100:
        "The game is drawn if the player whose turn it is claims, and shows, that 100 moves were made on \
         each side without a capture or a Pawn move.";
    Limit50FromClaim "17:50-from-claim" instead of "17", "The number of moves", LIMIT_50_FROM_CLAIM:
        "A player may give notice that moves are counted. The game is drawn once 50 more have been made on \
         each side, whatever was taken or moved meanwhile.";
    Limit50InNamedEndings "17:50-in-named-endings" instead of "17", "The number of moves", LIMIT_50_IN_NAMED_ENDINGS:
        "With Rook and Bishop against a Rook, with two Bishops or Bishop and Knight against the King, or \
         with any greater force, the weaker side may give notice that moves are counted. The game is drawn \
         once fifty more have been made on each side.";
    Limit50FromClaimAnew "17:50-from-claim-anew" instead of "17", "The number of moves", LIMIT_50_FROM_CLAIM_ANEW:
        "A player may give notice that moves are counted. The game is drawn once 50 more have been made on \
         each side; a capture or a Pawn move begins the count anew.";
    Limit50Or132 "17:50-or-132" instead of "17", "The number of moves", LIMIT_50_OR_132:
        "The game is drawn if the player whose turn it is claims, and shows, that 50 moves were made on \
         each side without a capture or a Pawn move; 132 with Rook and Bishop against a Rook.";
    Limit50Or100 "17:50-or-100" instead of "17", "The number of moves", LIMIT_50_OR_100:
        "The game is drawn if the player whose turn it is claims, and shows, that 50 moves were made on \
         each side without a capture or a Pawn move; 100 with two Knights against a Pawn, or with Rook and \
         Pawn on a2 against Bishop and Pawn on a3.";
    Limit50Or75 "17:50-or-75" instead of "17", "The number of moves", LIMIT_50_OR_75:
        "The game is drawn if the player whose turn it is claims, and shows, that 50 moves were made on \
         each side without a capture or a Pawn move; 75 in the seven endings of FIDE's edition of 1988.";
    NoPerpetual "18:no" instead of "18", "Perpetual check", NO_PERPETUAL:
        "Checks without end do not draw the game.";
    PerpetualClaimed "18:claim" instead of "18", "Perpetual check", PERPETUAL_CLAIMED:
        "The game is drawn if the player whose turn it is claims, and proves, that he can give check \
         without end.";
}
