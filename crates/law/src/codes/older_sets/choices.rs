//! The choices that can be announced in a game under a code of the older game: each an annex, whose article stands in the
//! place of the code's own on that point.

use super::clauses::*;
use crate::choice::Choice;
use crate::code::{Annex, Article};
use crate::regulations::When;

/// An annex for each choice, under the name of the choice: its number, the number of the article that it replaces, the
/// heading, what it says, and what it installs.
macro_rules! each_annex {
    ($($choice:ident $no:literal instead of $own:literal, $heading:literal, $installs:ident: $says:literal;)*) => {$(
        #[allow(non_upper_case_globals)]
        pub(in crate::codes::older_sets) const $choice: Annex = Annex {
            title: concat!($heading, " as announced"),
            when: &[When::Chosen(Choice::$choice)],
            instead_of: &[$own],
            articles: &[Article { no: $no, heading: $heading, says: $says, doubts: &[], installs: $installs }],
        };
    )*};
}

pub(super) use each_annex;

/// The same of choices on a point that no article settles alone: what is announced of it stands beside the code's article.
macro_rules! each_annex_beside {
    ($($choice:ident $no:literal, $heading:literal, $installs:ident: $says:literal;)*) => {$(
        #[allow(non_upper_case_globals)]
        pub(in crate::codes::older_sets) const $choice: Annex = Annex {
            title: concat!($heading, " as announced"),
            when: &[When::Chosen(Choice::$choice)],
            instead_of: &[],
            articles: &[Article { no: $no, heading: $heading, says: $says, doubts: &[], installs: $installs }],
        };
    )*};
}

each_annex_beside! {
    LimitEverywhere "17:where-all", "Where the number of moves holds", WHERE_ALL:
        "The number of moves holds for whatever stands on the board.";
    LimitInNamedEndings "17:where-named-endings", "Where the number of moves holds", WHERE_NAMED_ENDINGS:
        "The number of moves holds for the weaker side alone, with Rook and Bishop against a Rook, with two Bishops or \
         Bishop and Knight against the King, or with any greater force.";
    LimitInRookAndBishop "17:where-rook-and-bishop-against-rook", "Where the number of moves holds",
        WHERE_ROOK_AND_BISHOP:
        "The number of moves holds with Rook and Bishop against a Rook alone.";
    LimitInTwoEndings "17:where-two-endings", "Where the number of moves holds", WHERE_TWO_ENDINGS:
        "The number of moves holds with two Knights against a Pawn, and with Rook and Pawn on a2 against Bishop and Pawn on \
         a3, and nowhere else.";
    LimitInSevenEndings "17:where-seven-endings", "Where the number of moves holds", WHERE_SEVEN_ENDINGS:
        "The number of moves holds in the seven endings of FIDE's edition of 1988 alone.";
    ResetByNothing "17:reset-no", "What begins the count anew", RESET_BY_NOTHING:
        "Nothing begins the count of moves anew, neither a capture nor a Pawn move: it goes from the notice, or where none is \
         given from the first move of the game.";
    ResetByPawnOrCapture "17:reset-pawn-or-capture", "What begins the count anew", RESET_BY_PAWN_OR_CAPTURE:
        "A capture or a Pawn move begins the count of moves anew.";
    ResetByCapture "17:reset-capture", "What begins the count anew", RESET_BY_CAPTURE:
        "A capture begins the count of moves anew, and a Pawn move does not.";
}

/// The same, and all of them in their order.
macro_rules! annexes {
    ($($choice:ident $no:literal instead of $own:literal, $heading:literal, $installs:ident: $says:literal;)*) => {
        each_annex! { $($choice $no instead of $own, $heading, $installs: $says;)* }

        /// The choices, in the order of the articles.
        pub(in crate::codes::older_sets) static ANNEXES: &[Annex] = &[
            $($choice,)*
            LimitEverywhere,
            LimitInNamedEndings,
            LimitInRookAndBishop,
            LimitInTwoEndings,
            LimitInSevenEndings,
            ResetByNothing,
            ResetByPawnOrCapture,
            ResetByCapture,
        ];
    };
}

annexes! {
    PlainBoard "1:plain" instead of "1", "The board", PLAIN_BOARD:
        "The squares of the board are all of one colour.";
    ChequeredBoard "1:chequered" instead of "1", "The board", CHEQUERED_BOARD:
        "The squares of the board alternate in colour.";
    KingOnD "2:king-d" instead of "2", "The array", KING_ON_D:
        "The Kings begin on the d file, and the men beside them on the e file.";
    KingOnE "2:king-e" instead of "2", "The array", KING_ON_E:
        "The Kings begin on the e file, and the men beside them on the d file.";
    EitherFirst "3:either" instead of "3", "The first move", EITHER_FIRST:
        "Either side may have the first move, as the players agree; White has it where they say nothing.";
    WhiteFirst "3:white" instead of "3", "The first move", WHITE_FIRST:
        "White has the first move.";
    PlainKing "4:plain" instead of "4", "The King", PLAIN_KING:
        "The King goes to a neighbouring square.";
    KingLeaps "4:leap" instead of "4", "The King", KING_LEAPS:
        "The King goes to a neighbouring square. As his first move he may leap to an empty square two off, \
         a Knight's square too and over men; not out of check, into it, or along a line across an attacked \
         square.";
    KingLeapsThree "4:leap-three" instead of "4", "The King", KING_LEAPS_THREE:
        "The King goes to a neighbouring square. As his first move he may leap to an empty square two or \
         three off, over men; not out of check, into it, or along a line across an attacked square.";
    KingLeapsCapturing "4:leap-capturing" instead of "4", "The King", KING_LEAPS_CAPTURING:
        "The King goes to a neighbouring square. As his first move he may leap two squares off, over men, \
         and take there; not out of check, into it, or along a line across an attacked square. \
         He gives no check by a leap.";
    KingLeapsThreeCapturing "4:leap-three-capturing" instead of "4", "The King", KING_LEAPS_THREE_CAPTURING:
        "The King goes to a neighbouring square. As his first move he may leap two or three squares off, \
         over men, and take there; not out of check, into it, or along a line across an attacked square. \
         He gives no check by a leap.";
    KingLeapsThroughAttack "4:leap-through-attack" instead of "4", "The King", KING_LEAPS_THROUGH_ATTACK:
        "The King goes to a neighbouring square. As his first move he may leap to an empty square two off, \
         over men and across attacked squares; not out of check or into it.";
    KingLeapsThreeThroughAttack "4:leap-three-through-attack" instead of "4", "The King", KING_LEAPS_THREE_THROUGH_ATTACK:
        "The King goes to a neighbouring square. As his first move he may leap to an empty square two or \
         three off, over men and across attacked squares; not out of check or into it.";
    KingLeapsFreely "4:leap-capturing-through-attack" instead of "4", "The King", KING_LEAPS_FREELY:
        "The King goes to a neighbouring square. As his first move he may leap two squares off, over men \
         and across attacked squares, and take there; not out of check or into it. \
         He gives no check by a leap.";
    KingLeapsThreeFreely "4:leap-three-capturing-through-attack" instead of "4", "The King", KING_LEAPS_THREE_FREELY:
        "The King goes to a neighbouring square. As his first move he may leap two or three squares off, \
         over men and across attacked squares, and take there; not out of check or into it. \
         He gives no check by a leap.";
    Fers "5:fers" instead of "5", "Fers and Queen", FERS:
        "The fers goes one square diagonally.";
    FersLeaps "5:fers-leap" instead of "5", "Fers and Queen", FERS_LEAPS:
        "The fers goes one square diagonally. As its first move it may leap to an empty square two off \
         along a rank, file or diagonal, over a man; a newly promoted one may not.";
    FersLeapsPromoted "5:fers-leap-promoted" instead of "5", "Fers and Queen", FERS_LEAPS_PROMOTED:
        "The fers goes one square diagonally. As its first move it may leap to an empty square two off \
         along a rank, file or diagonal, over a man; so may a newly promoted one.";
    ModernQueen "5:modern" instead of "5", "Fers and Queen", MODERN_QUEEN:
        "The Queen goes along ranks, files and diagonals, as today.";
    ModernQueenSparingQueens "5:modern-sparing-queens" instead of "5", "Fers and Queen", MODERN_QUEEN_SPARING_QUEENS:
        "The Queen goes along ranks, files and diagonals, as today, but takes no Queen.";
    Fil "6:fil" instead of "6", "Fil and Bishop", FIL:
        "The fil goes to the second square diagonally, over a man.";
    ModernBishop "6:modern" instead of "6", "Fil and Bishop", MODERN_BISHOP:
        "The Bishop goes along diagonals, as today.";
    NoDoubleStep "9:no" instead of "9", "The double step", NO_DOUBLE_STEP:
        "No Pawn advances two squares.";
    SomeDoubleSteps "9:rook-king-queen-pawns" instead of "9", "The double step", SOME_DOUBLE_STEPS:
        "The Pawns on the files where Rooks, King and Queen begin may advance two squares from where they \
         stand at first.";
    SomeDoubleStepsAtFirst "9:rook-king-queen-pawns-until-first-capture" instead of "9", "The double step",
        SOME_DOUBLE_STEPS_AT_FIRST:
        "The Pawns on the files where Rooks, King and Queen begin may advance two squares from where they \
         stand at first; those of King and Queen only until a man has been captured.";
    EveryDoubleStep "9:yes" instead of "9", "The double step", EVERY_DOUBLE_STEP:
        "A Pawn may advance two squares from where it stands at first.";
    PassesTheBattle "10:no" instead of "10", "Taking in passing", PASSES_THE_BATTLE:
        "A Pawn that advances two squares is not taken in passing: it passes the battle.";
    TakenInPassing "10:yes" instead of "10", "Taking in passing", TAKEN_IN_PASSING:
        "A Pawn that has just advanced two squares may be taken in passing by a Pawn.";
    PromotesToQueen "11:queen" instead of "11", "Promotion", PROMOTES_TO_QUEEN:
        "A Pawn on its last rank becomes what stands beside the King at first, a fers or a Queen, and \
         nothing else.";
    PromotesIfQueenLost "11:queen-if-lost" instead of "11", "Promotion", PROMOTES_IF_QUEEN_LOST:
        "A Pawn becomes a Queen on its last rank, and may go there only if its side has none.";
    PromotesToCaptured "11:captured" instead of "11", "Promotion", PROMOTES_TO_CAPTURED:
        "A Pawn on its last rank becomes a man of its side that is off the board. If none is, it may not \
         go there.";
    PromotesToCapturedSuspended "11:captured-suspended" instead of "11", "Promotion", PROMOTES_TO_CAPTURED_SUSPENDED:
        "A Pawn on its last rank becomes a man of its side that is off the board, but no second Bishop on \
         squares of one colour. If there is none, it waits there without power, and takes the name of the \
         first man that is lost: that is no move. It is named a Pawn until then.";
    PromotesFreely "11:free" instead of "11", "Promotion", PROMOTES_FREELY:
        "A Pawn on its last rank becomes a Knight, Bishop, Rook or Queen, whatever is on the board.";
    PromotesFreelyOrStays "11:free-or-pawn" instead of "11", "Promotion", PROMOTES_FREELY_OR_STAYS:
        "A Pawn on its last rank becomes a Knight, Bishop, Rook or Queen, whatever is on the board, or \
         stays a Pawn there.";
    NoCastling "12:none" instead of "12", "Castling", NO_CASTLING:
        "There is no castling.";
    TwoMoveCastling "12:two-moves" instead of "12", "Castling", TWO_MOVE_CASTLING:
        "There is castling in two moves: the Rook goes beside the King, and in a later move the King, who \
         has not moved, leaps over it to the next square. He may not be in check, nor cross or reach an \
         attacked square.";
    ModernCastling "12:modern" instead of "12", "Castling", MODERN_CASTLING:
        "There is castling as today: neither King nor Rook has moved, nothing stands between them, and the \
         King is not in check and neither crosses nor reaches an attacked square. The King goes to the c or \
         the g file, and the Rook to the d or the f file, wherever the King began.";
    FreeCastling "12:free-italian" instead of "12", "Castling", FREE_CASTLING:
        "There is free castling: King and Rook, of which neither has moved, go to any two squares from the \
         one's to the other's, both included, the King beyond the Rook. Nothing stands between them; the \
         King is not in check, and crosses and reaches no attacked square; neither attacks an adverse man \
         by it.";
    StalemateDraws "14:draw" instead of "14", "Stalemate", STALEMATE_DRAWS:
        "A player who is not in check and has no legal move is stalemated: the game is drawn.";
    StalemateWins "14:win" instead of "14", "Stalemate", STALEMATE_WINS:
        "A player who is not in check and has no legal move is stalemated, and has lost.";
    StalemateHalfWins "14:half-win" instead of "14", "Stalemate", STALEMATE_HALF_WINS:
        "A player who is not in check and has no legal move is stalemated: the other has won half of what \
         is at stake.";
    StalemateLoses "14:loss" instead of "14", "Stalemate", STALEMATE_LOSES:
        "A player who is not in check and has no legal move is stalemated, and has won.";
    StalemateForbidden "14:forbidden" instead of "14", "Stalemate", STALEMATE_FORBIDDEN:
        "A move is illegal that leaves the other player out of check and without a legal move. If a player who is not \
         in check has no legal move all the same, the game is drawn.";
    StalematePasses "14:pass" instead of "14", "Stalemate", STALEMATE_PASSES:
        "A player who is not in check and has no legal move is stalemated, and misses his turn: the other \
         moves again. If the other has no legal move either, the game is drawn.";
    BareKingPlays "15:none" instead of "15", "The bare King", BARE_KING_PLAYS:
        "A player who has nothing but his King plays on.";
    BareKingLoses "15:win" instead of "15", "The bare King", BARE_KING_LOSES:
        "A player who has nothing but his King has lost; if neither has more, the game is drawn.";
    BareKingLosesUnlessBack "15:win-unless-bared-back" instead of "15", "The bare King", BARE_KING_LOSES_UNLESS_BACK:
        "A player who has nothing but his King has lost, unless he bares the other with his next move: \
         then the game is drawn.";
    BareKingHalfLoses "15:half-win" instead of "15", "The bare King", BARE_KING_HALF_LOSES:
        "If a player has nothing but his King, the other has won half of what is at stake; if neither has \
         more, the game is drawn.";
    BareKingDraws "15:draw" instead of "15", "The bare King", BARE_KING_DRAWS:
        "If a player has nothing but his King, the game is drawn.";
    NoRepetition "16:none" instead of "16", "Repetition", NO_REPETITION:
        "No number of repetitions draws the game.";
    ThreeTimes "16:3" instead of "16", "Repetition", THREE_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the position has stood \
         three times with him to move, whatever leap or castling is still open.";
    FourTimes "16:4" instead of "16", "Repetition", FOUR_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the position has stood \
         four times with him to move, whatever leap or castling is still open.";
    FiveTimes "16:5" instead of "16", "Repetition", FIVE_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the position has stood \
         five times with him to move, whatever leap or castling is still open.";
    SixTimes "16:6" instead of "16", "Repetition", SIX_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the position has stood \
         six times with him to move, whatever leap or castling is still open.";
    SeriesThreeTimes "16:3-of-a-series" instead of "16", "Repetition", SERIES_THREE_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the same series of moves \
         was made three times running.";
    SeriesFourTimes "16:4-of-a-series" instead of "16", "Repetition", SERIES_FOUR_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the same series of moves \
         was made four times running.";
    SeriesFiveTimes "16:5-of-a-series" instead of "16", "Repetition", SERIES_FIVE_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the same series of moves \
         was made five times running.";
    SeriesSixTimes "16:6-of-a-series" instead of "16", "Repetition", SERIES_SIX_TIMES:
        "The game is drawn if the player whose turn it is claims, and shows, that the same series of moves \
         was made six times running.";
    NoLimit "17:none" instead of "17", "The number of moves", NO_LIMIT:
        "No number of moves draws the game.";
    Limit24 "17:24" instead of "17", "The number of moves", LIMIT_24:
        "The game is drawn if the player whose turn it is claims, and shows, that 24 moves were made on \
         each side without a capture or a Pawn move.";
    Limit50 "17:50" instead of "17", "The number of moves", LIMIT_50:
        "The game is drawn if the player whose turn it is claims, and shows, that 50 moves were made on \
         each side without a capture or a Pawn move.";
    Limit60 "17:60" instead of "17", "The number of moves", LIMIT_60:
        "The game is drawn if the player whose turn it is claims, and shows, that 60 moves were made on \
         each side without a capture or a Pawn move.";
    Limit70 "17:70" instead of "17", "The number of moves", LIMIT_70:
        "The game is drawn if the player whose turn it is claims, and shows, that 70 moves were made on \
         each side without a capture or a Pawn move.";
    Limit75 "17:75" instead of "17", "The number of moves", LIMIT_75:
        "The game is drawn if the player whose turn it is claims, and shows, that 75 moves were made on \
         each side without a capture or a Pawn move.";
    Limit100 "17:100" instead of "17", "The number of moves", LIMIT_100:
        "The game is drawn if the player whose turn it is claims, and shows, that 100 moves were made on \
         each side without a capture or a Pawn move.";
    Limit24FromClaim "17:24-from-claim" instead of "17", "The number of moves", LIMIT_24_FROM_CLAIM:
        "A player may give notice that moves are counted. The game is drawn once 24 more have been made on \
         each side, whatever was taken or moved meanwhile.";
    Limit50FromClaim "17:50-from-claim" instead of "17", "The number of moves", LIMIT_50_FROM_CLAIM:
        "A player may give notice that moves are counted. The game is drawn once 50 more have been made on \
         each side, whatever was taken or moved meanwhile.";
    Limit60FromClaim "17:60-from-claim" instead of "17", "The number of moves", LIMIT_60_FROM_CLAIM:
        "A player may give notice that moves are counted. The game is drawn once 60 more have been made on \
         each side, whatever was taken or moved meanwhile.";
    Limit70FromClaim "17:70-from-claim" instead of "17", "The number of moves", LIMIT_70_FROM_CLAIM:
        "A player may give notice that moves are counted. The game is drawn once 70 more have been made on \
         each side, whatever was taken or moved meanwhile.";
    Limit75FromClaim "17:75-from-claim" instead of "17", "The number of moves", LIMIT_75_FROM_CLAIM:
        "A player may give notice that moves are counted. The game is drawn once 75 more have been made on \
         each side, whatever was taken or moved meanwhile.";
    Limit100FromClaim "17:100-from-claim" instead of "17", "The number of moves", LIMIT_100_FROM_CLAIM:
        "A player may give notice that moves are counted. The game is drawn once 100 more have been made \
         on each side, whatever was taken or moved meanwhile.";
    Limit50InNamedEndings "17:50-in-named-endings" instead of "17", "The number of moves", LIMIT_50_IN_NAMED_ENDINGS:
        "With Rook and Bishop against a Rook, with two Bishops or Bishop and Knight against the King, or \
         with any greater force, the weaker side may give notice that moves are counted. The game is drawn \
         once fifty more have been made on each side.";
    NoPerpetual "18:no" instead of "18", "Perpetual check", NO_PERPETUAL:
        "Checks without end do not draw the game.";
    PerpetualClaimed "18:claim" instead of "18", "Perpetual check", PERPETUAL_CLAIMED:
        "The game is drawn if the player whose turn it is claims, and proves, that he can give check \
         without end.";
    CheckSilent "22:silent" instead of "22", "Saying check", CHECK_SILENT:
        "Nobody need say that he gives check.";
    CheckAnnounced "22:announced" instead of "22", "Saying check", CHECK_ANNOUNCED:
        "A player who gives check says so. If he does not it is only noted: the check is parried as any other.";
}
