//! What each choice installs, whichever code has it: the point that it settles, and the rules that come of it.

use super::terms::*;
use crate::choice::Choice::*;
use crate::effect::{Effect::*, Figure, Outcome, Provision};
use crate::question::Clause::{self, *};
use crate::rule::rule;

/// Names for what several choices install alike.
macro_rules! clauses {
    ($($name:ident = [$($clause:expr),* $(,)?];)*) => {
        $(pub(in crate::codes::older_sets) const $name: &[Clause] = &[$($clause),*];)*
    };
}

/// A choice on how a man moves: an article that forbids what its men cannot do.
macro_rules! ways {
    ($($name:ident = $choice:ident, $($broken:ident),*;)*) => {
        $(pub(super) const $name: &[Clause] =
            &[Plays($choice), $(Movement(rule(&[$broken], &[Forbids]))),*];)*
    };
}

/// So many occurrences, claimed by the player whose turn it is.
macro_rules! repetition {
    ($($name:ident = $choice:ident, $times:literal;)*) => {
        $(pub(super) const $name: &[Clause] = &[
            Plays($choice),
            Sets(Figure::Occurrences, $times),
            DrawClaim(rule(&[RECURRENCE, BY_THE_PLAYER, SO], &[Ends(Outcome::DrawnByRepetition)])),
            DrawClaim(rule(&[RECURRENCE, BY_THE_PLAYER, NOT_PROVED], &[Refuses])),
            DrawClaim(rule(&[RECURRENCE, BY_THE_OPPONENT], &[Refuses])),
        ];)*
    };
}

/// So many times running the same series of moves, claimed by the player whose turn it is.
macro_rules! series {
    ($($name:ident = $choice:ident, $times:literal;)*) => {
        $(pub(super) const $name: &[Clause] = &[
            Plays($choice),
            Sets(Figure::Occurrences, $times),
            Provides(Provision::OccurrencesOfASeries),
            DrawClaim(rule(&[RECURRENCE, BY_THE_PLAYER, SO], &[Ends(Outcome::DrawnByRepetition)])),
            DrawClaim(rule(&[RECURRENCE, BY_THE_PLAYER, NOT_PROVED], &[Refuses])),
            DrawClaim(rule(&[RECURRENCE, BY_THE_OPPONENT], &[Refuses])),
        ];)*
    };
}

/// So many moves on each side since the last capture or Pawn move, claimed by the player whose turn it is.
macro_rules! limit {
    ($($name:ident = $choice:ident, $moves:literal;)*) => {
        $(pub(super) const $name: &[Clause] = &[
            Plays($choice),
            Plays(LimitEverywhere),
            Plays(ResetByPawnOrCapture),
            Sets(Figure::MovesWithoutProgress, $moves),
            DrawClaim(rule(&[TOO_MANY_MOVES, BY_THE_PLAYER, SO], &[Ends(Outcome::DrawnByFiftyMoves)])),
            DrawClaim(rule(&[TOO_MANY_MOVES, BY_THE_PLAYER, NOT_PROVED], &[Refuses])),
            DrawClaim(rule(&[TOO_MANY_MOVES, BY_THE_OPPONENT], &[Refuses])),
        ];)*
    };
}

/// So many moves on each side since a notice, for what stands on the board, and begun anew by what is said.
macro_rules! limit_from_claim {
    ($($name:ident = $choice:ident, $moves:literal, $where_:ident, $reset:ident;)*) => {
        $(pub(in crate::codes::older_sets) const $name: &[Clause] = &[
            Plays($choice),
            Plays($where_),
            Plays($reset),
            Sets(Figure::MovesAfterNotice, $moves),
            MoveCount(rule(&[NOTICE, HOLDS_HERE], &[CountsMoves])),
            MoveCount(rule(&[NOTICE, HOLDS_NOT_HERE], &[Refuses])),
            MoveCount(rule(&[OUT], &[Ends(Outcome::DrawnByCount)])),
        ];)*
    };
}

/// What the named endings are, in what Queens, Rooks and minor pieces are worth.
macro_rules! named_endings {
    ($($name:ident = [$($first:expr),* $(,)?];)*) => {
        $(pub(super) const $name: &[Clause] = &[
            $($first,)*
            Sets(Figure::WorthOfQueen, 9),
            Sets(Figure::WorthOfRook, 5),
            Sets(Figure::WorthOfMinorPiece, 3),
            Sets(Figure::ForceAgainstRook, 8),
            Sets(Figure::ForceAgainstNothing, 6),
        ];)*
    };
}

pub(super) use clauses;
pub(super) use limit_from_claim;

clauses! {
    PLAIN_BOARD = [Plays(PlainBoard), Provides(Provision::ToldAtTheStart)];
    CHEQUERED_BOARD = [Plays(ChequeredBoard), Provides(Provision::TheBoard)];
    KING_ON_D = [Plays(KingOnD), Provides(Provision::UsualArray)];
    KING_ON_E = [Plays(KingOnE), Provides(Provision::UsualArray)];
    EITHER_FIRST = [Plays(EitherFirst), Provides(Provision::ToldAtTheStart)];
    WHITE_FIRST = [Plays(WhiteFirst), Provides(Provision::WhiteBegins)];
}

ways! {
    PLAIN_KING = PlainKing, WAY_OF_KING;
    KING_LEAPS = KingLeaps, WAY_OF_KING;
    KING_LEAPS_THREE = KingLeapsThree, WAY_OF_KING;
    KING_LEAPS_CAPTURING = KingLeapsCapturing, WAY_OF_KING;
    KING_LEAPS_THREE_CAPTURING = KingLeapsThreeCapturing, WAY_OF_KING;
    KING_LEAPS_THROUGH_ATTACK = KingLeapsThroughAttack, WAY_OF_KING;
    KING_LEAPS_THREE_THROUGH_ATTACK = KingLeapsThreeThroughAttack, WAY_OF_KING;
    KING_LEAPS_FREELY = KingLeapsFreely, WAY_OF_KING;
    KING_LEAPS_THREE_FREELY = KingLeapsThreeFreely, WAY_OF_KING;
    FERS = Fers, WAY_OF_QUEEN;
    FERS_LEAPS = FersLeaps, WAY_OF_QUEEN;
    FERS_LEAPS_PROMOTED = FersLeapsPromoted, WAY_OF_QUEEN;
    MODERN_QUEEN = ModernQueen, WAY_OF_QUEEN;
    MODERN_QUEEN_SPARING_QUEENS = ModernQueenSparingQueens, WAY_OF_QUEEN;
    FIL = Fil, WAY_OF_BISHOP;
    MODERN_BISHOP = ModernBishop, WAY_OF_BISHOP;
    NO_DOUBLE_STEP = NoDoubleStep, WAY_OF_PAWN;
    SOME_DOUBLE_STEPS = SomeDoubleSteps, WAY_OF_PAWN;
    SOME_DOUBLE_STEPS_AT_FIRST = SomeDoubleStepsAtFirst, WAY_OF_PAWN;
    EVERY_DOUBLE_STEP = EveryDoubleStep, WAY_OF_PAWN;
    PASSES_THE_BATTLE = PassesTheBattle, PASSING_OVER;
    TAKEN_IN_PASSING = TakenInPassing, PASSING_OVER;
    NO_CASTLING = NoCastling, CASTLING_BARRED;
    TWO_MOVE_CASTLING = TwoMoveCastling, CASTLING_BARRED;
    MODERN_CASTLING = ModernCastling, CASTLING_BARRED;
    FREE_CASTLING = FreeCastling, CASTLING_BARRED;
}

/// A Pawn becomes a piece: what it becomes is named or set, and nothing else may be.
macro_rules! becomes {
    ($($name:ident = $choice:ident;)*) => {
        $(pub(super) const $name: &[Clause] = &[
            Plays($choice),
            Movement(rule(&[PROMOTED_AMISS], &[Forbids])),
            Movement(rule(&[NOT_NAMED], &[Forbids])),
            Naming(rule(&[A_PIECE, PAWN_WAITS], &[Names])),
            Naming(rule(&[A_PIECE, NO_PAWN_WAITS], &[Refuses])),
            Naming(rule(&[NO_PIECE], &[Refuses])),
        ];)*
    };
}

/// The same, and the Pawn may stay one, or has to.
macro_rules! becomes_or_stays {
    ($($name:ident = $choice:ident;)*) => {
        $(pub(super) const $name: &[Clause] = &[
            Plays($choice),
            Provides(Provision::PawnMayStay),
            Movement(rule(&[PROMOTED_AMISS], &[Forbids])),
            Movement(rule(&[NAMING_GIVES_CHECK], &[Forbids])),
            Naming(rule(&[A_PIECE, PAWN_WAITS], &[Names])),
            Naming(rule(&[A_PAWN, PAWN_WAITS], &[Names])),
            Naming(rule(&[A_PIECE, NO_PAWN_WAITS], &[Refuses])),
            Naming(rule(&[A_PAWN, NO_PAWN_WAITS], &[Refuses])),
            Naming(rule(&[A_KING], &[Refuses])),
        ];)*
    };
}

becomes! {
    PROMOTES_TO_QUEEN = PromotesToQueen;
    PROMOTES_IF_QUEEN_LOST = PromotesIfQueenLost;
    PROMOTES_TO_CAPTURED = PromotesToCaptured;
    PROMOTES_FREELY = PromotesFreely;
}

becomes_or_stays! {
    PROMOTES_TO_CAPTURED_SUSPENDED = PromotesToCapturedSuspended;
    PROMOTES_FREELY_OR_STAYS = PromotesFreelyOrStays;
}

clauses! {
    STALEMATE_DRAWS = [
        Plays(StalemateDraws),
        Standstill(rule(&[STALEMATED, UNOBJECTED], &[Ends(Outcome::DrawnByStalemate)])),
    ];
    STALEMATE_WINS = [
        Plays(StalemateWins),
        Standstill(rule(&[STALEMATED, UNOBJECTED], &[Ends(Outcome::LostByStalemate)])),
    ];
    STALEMATE_HALF_WINS = [
        Plays(StalemateHalfWins),
        Standstill(rule(&[STALEMATED, UNOBJECTED], &[Ends(Outcome::HalfLostByStalemate)])),
    ];
    STALEMATE_LOSES = [
        Plays(StalemateLoses),
        Standstill(rule(&[STALEMATED, UNOBJECTED], &[Ends(Outcome::WonByStalemate)])),
    ];
    STALEMATE_FORBIDDEN = [
        Plays(StalemateForbidden),
        Provides(Provision::ToldAtTheStart),
        Movement(rule(&[STALEMATES], &[Forbids])),
        Standstill(rule(&[STALEMATED, UNOBJECTED], &[Ends(Outcome::DrawnByStalemate)])),
    ];
    STALEMATE_PASSES = [
        Plays(StalematePasses),
        Provides(Provision::ToldAtTheStart),
        Standstill(rule(&[STALEMATED, UNOBJECTED], &[Ends(Outcome::DrawnByStalemate)])),
    ];

    CHECK_SILENT = [Plays(CheckSilent), Provides(Provision::ToldAtTheStart)];
    CHECK_ANNOUNCED = [Plays(CheckAnnounced), Provides(Provision::ToldAtTheStart)];

    BARE_KING_PLAYS = [Plays(BareKingPlays), Provides(Provision::ToldAtTheStart)];
    BARE_KING_LOSES = [
        Plays(BareKingLoses),
        Standstill(rule(&[BARED, UNOBJECTED], &[Ends(Outcome::LostByBareKing)])),
        Standstill(rule(&[OTHER_BARED, UNOBJECTED], &[Ends(Outcome::WonByBareKing)])),
        Standstill(rule(&[BOTH_BARED, UNOBJECTED], &[Ends(Outcome::DrawnByBareKing)])),
    ];
    BARE_KING_LOSES_UNLESS_BACK = [
        Plays(BareKingLosesUnlessBack),
        Standstill(rule(&[OTHER_BARED, UNOBJECTED], &[Ends(Outcome::WonByBareKing)])),
        Standstill(rule(&[BOTH_BARED, UNOBJECTED], &[Ends(Outcome::DrawnByBareKing)])),
    ];
    BARE_KING_HALF_LOSES = [
        Plays(BareKingHalfLoses),
        Standstill(rule(&[BARED, UNOBJECTED], &[Ends(Outcome::HalfLostByBareKing)])),
        Standstill(rule(&[OTHER_BARED, UNOBJECTED], &[Ends(Outcome::HalfWonByBareKing)])),
        Standstill(rule(&[BOTH_BARED, UNOBJECTED], &[Ends(Outcome::DrawnByBareKing)])),
    ];
    BARE_KING_DRAWS = [
        Plays(BareKingDraws),
        Standstill(rule(&[ONE_OR_BOTH_BARED, UNOBJECTED], &[Ends(Outcome::DrawnByBareKing)])),
    ];

    NO_REPETITION = [Plays(NoRepetition), Provides(Provision::ToldAtTheStart)];
    NO_LIMIT = [
        Plays(NoLimit),
        Plays(LimitEverywhere),
        Plays(ResetByNothing),
        Provides(Provision::ToldAtTheStart),
    ];
    WHERE_ALL = [Plays(LimitEverywhere), Provides(Provision::ToldAtTheStart)];
    WHERE_ROOK_AND_BISHOP = [Plays(LimitInRookAndBishop), Provides(Provision::ToldAtTheStart)];
    WHERE_TWO_ENDINGS = [Plays(LimitInTwoEndings), Provides(Provision::ToldAtTheStart)];
    WHERE_SEVEN_ENDINGS = [Plays(LimitInSevenEndings), Provides(Provision::ToldAtTheStart)];
    RESET_BY_NOTHING = [Plays(ResetByNothing), Provides(Provision::ToldAtTheStart)];
    RESET_BY_PAWN_OR_CAPTURE = [Plays(ResetByPawnOrCapture), Provides(Provision::ToldAtTheStart)];
    RESET_BY_CAPTURE = [Plays(ResetByCapture), Provides(Provision::ToldAtTheStart)];
    NO_PERPETUAL = [Plays(NoPerpetual), Provides(Provision::ToldAtTheStart)];
    PERPETUAL_CLAIMED = [
        Plays(PerpetualClaimed),
        DrawClaim(rule(&[ENDLESS_CHECK, BY_THE_PLAYER, SO], &[Ends(Outcome::DrawnByPerpetualCheck)])),
        DrawClaim(rule(&[ENDLESS_CHECK, BY_THE_PLAYER, NOT_PROVED], &[Refuses])),
        DrawClaim(rule(&[ENDLESS_CHECK, BY_THE_OPPONENT], &[Refuses])),
    ];
}

named_endings! {
    LIMIT_50_IN_NAMED_ENDINGS = [
        Plays(Limit50InNamedEndings),
        Plays(LimitInNamedEndings),
        Plays(ResetByNothing),
        Sets(Figure::MovesAfterNotice, 50),
        MoveCount(rule(&[NOTICE, HOLDS_HERE], &[CountsMoves])),
        MoveCount(rule(&[NOTICE, HOLDS_NOT_HERE], &[Refuses])),
        MoveCount(rule(&[OUT], &[Ends(Outcome::DrawnByCount)])),
    ];
    WHERE_NAMED_ENDINGS = [Plays(LimitInNamedEndings), Provides(Provision::ToldAtTheStart)];
}

repetition! {
    THREE_TIMES = ThreeTimes, 3;
    FOUR_TIMES = FourTimes, 4;
    FIVE_TIMES = FiveTimes, 5;
    SIX_TIMES = SixTimes, 6;
}

series! {
    SERIES_THREE_TIMES = SeriesThreeTimes, 3;
    SERIES_FOUR_TIMES = SeriesFourTimes, 4;
    SERIES_FIVE_TIMES = SeriesFiveTimes, 5;
    SERIES_SIX_TIMES = SeriesSixTimes, 6;
}

limit! {
    LIMIT_24 = Limit24, 24;
    LIMIT_50 = Limit50, 50;
    LIMIT_60 = Limit60, 60;
    LIMIT_70 = Limit70, 70;
    LIMIT_75 = Limit75, 75;
    LIMIT_100 = Limit100, 100;
}

limit_from_claim! {
    LIMIT_24_FROM_CLAIM = Limit24FromClaim, 24, LimitEverywhere, ResetByNothing;
    LIMIT_50_FROM_CLAIM = Limit50FromClaim, 50, LimitEverywhere, ResetByNothing;
    LIMIT_60_FROM_CLAIM = Limit60FromClaim, 60, LimitEverywhere, ResetByNothing;
    LIMIT_70_FROM_CLAIM = Limit70FromClaim, 70, LimitEverywhere, ResetByNothing;
    LIMIT_75_FROM_CLAIM = Limit75FromClaim, 75, LimitEverywhere, ResetByNothing;
    LIMIT_100_FROM_CLAIM = Limit100FromClaim, 100, LimitEverywhere, ResetByNothing;
}
