//! The choices that can be announced under these codes: what was disputed in their time.

use super::clauses::*;
use crate::choice::Choice;
use crate::code::{Annex, Article};
use crate::codes::older_sets::choices::{self as older, each_annex};
use crate::codes::older_sets::clauses::*;
use crate::regulations::When;

/// The choices, in the order of the articles: those of the other sets, and those of these codes alone.
pub(super) static ANNEXES: &[Annex] = &[
    older::EitherFirst,
    older::WhiteFirst,
    older::PromotesFreely,
    older::PromotesFreelyOrStays,
    ModernCastling,
    AnyLineCastling,
    older::NoRepetition,
    ThreeTimes,
    FourTimes,
    FiveTimes,
    SixTimes,
    older::SeriesThreeTimes,
    older::SeriesFourTimes,
    older::SeriesFiveTimes,
    older::SeriesSixTimes,
    older::NoLimit,
    older::Limit24,
    older::Limit50,
    older::Limit60,
    older::Limit70,
    older::Limit75,
    older::Limit100,
    older::Limit24FromClaim,
    older::Limit50FromClaim,
    older::Limit60FromClaim,
    older::Limit70FromClaim,
    older::Limit75FromClaim,
    older::Limit100FromClaim,
    older::Limit50InNamedEndings,
    Limit50FromClaimAnew,
    Limit50Or132,
    Limit50Or100,
    Limit50Or75,
    older::NoPerpetual,
    older::PerpetualClaimed,
    older::CheckSilent,
    older::CheckAnnounced,
    older::LimitEverywhere,
    older::LimitInNamedEndings,
    older::LimitInRookAndBishop,
    older::LimitInTwoEndings,
    older::LimitInSevenEndings,
    older::ResetByNothing,
    older::ResetByPawnOrCapture,
    older::ResetByCapture,
];

each_annex! {
    ModernCastling "12:modern" instead of "12", "Castling", MODERN_CASTLING:
        "There is castling as today: neither King nor Rook has moved, nothing stands between them, and the \
         King is not in check and neither crosses nor reaches an attacked square.";
    AnyLineCastling "12:any-line" instead of "12", "Castling", ANY_LINE_CASTLING:
        "There is castling as today, and also up the King's file with a Rook that was promoted there: the \
         King goes two squares up, and the Rook to the square that he crossed.";
    ThreeTimes "16:3" instead of "16", "Repetition", THREE_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the position has stood \
         three times with him to move, whatever castling is still open.";
    FourTimes "16:4" instead of "16", "Repetition", FOUR_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the position has stood \
         four times with him to move, whatever castling is still open.";
    FiveTimes "16:5" instead of "16", "Repetition", FIVE_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the position has stood \
         five times with him to move, whatever castling is still open.";
    SixTimes "16:6" instead of "16", "Repetition", SIX_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the position has stood \
         six times with him to move, whatever castling is still open.";
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
}
