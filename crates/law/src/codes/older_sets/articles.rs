//! The articles that several sets have in the same words. How certain each is in a set, its own list of sources says.

use super::clauses::*;
use crate::code::Article;
use crate::question::Clause;

/// An article without a doubt.
const fn article(
    no: &'static str,
    heading: &'static str,
    says: &'static str,
    installs: &'static [Clause],
) -> Article {
    Article { no, heading, says, doubts: &[], installs }
}

macro_rules! articles {
    ($($name:ident = $no:literal, $heading:literal, $installs:ident: $says:literal;)*) => {
        $(pub(super) const $name: Article = article($no, $heading, $says, $installs);)*
    };
}

articles! {
    CHEQUERED = "1", "The board", CHEQUERED_BOARD:
        "The squares of the board alternate in colour.";
    QUEENS_BESIDE_KINGS_ON_E = "2", "The array", KING_ON_E:
        "The Kings begin on the e file, and the Queen beside each on the d file.";
    EITHER_SIDE = "3", "The first move", EITHER_FIRST:
        "Either side may have the first move, as the players agree; White has it where they say nothing.";
    KING_STEPS = "4", "The King", PLAIN_KING:
        "The King goes to a neighbouring square.";
    KING_MAY_LEAP = "4", "The King", KING_LEAPS:
        "The King goes to a neighbouring square. As his first move he may leap to an empty square two off, a \
         Knight's square too and over men; not out of check, into it, or along a line across an attacked square.";
    QUEEN_OF_TODAY = "5", "The Queen", MODERN_QUEEN:
        "The Queen goes along ranks, files and diagonals, as today.";
    FIL_OVER_A_MAN = "6", "The fil", FIL:
        "The fil goes to the second square diagonally, over a man.";
    BISHOP_OF_TODAY = "6", "The Bishop", MODERN_BISHOP:
        "The Bishop goes along diagonals, as today.";
    DOUBLE_STEP = "9", "The double step", EVERY_DOUBLE_STEP:
        "A Pawn may advance two squares from where it stands at first.";
    PASSING_THE_BATTLE = "10", "Taking in passing", PASSES_THE_BATTLE:
        "A Pawn that advances two squares is not taken in passing: it passes the battle.";
    TAKING_IN_PASSING = "10", "Taking in passing", TAKEN_IN_PASSING:
        "A Pawn that has just advanced two squares may be taken in passing by a Pawn.";
    BECOMES_A_FERS = "11", "Promotion", PROMOTES_TO_QUEEN:
        "A Pawn on its last rank becomes a fers, and nothing else.";
    BECOMES_A_QUEEN = "11", "Promotion", PROMOTES_TO_QUEEN:
        "A Pawn on its last rank becomes a Queen, and nothing else.";
    NO_CASTLING_AT_ALL = "12", "Castling", NO_CASTLING:
        "There is no castling.";
    CASTLING_OF_TODAY = "12", "Castling", MODERN_CASTLING:
        "There is castling as today: neither King nor Rook has moved, nothing stands between them, and the King is \
         not in check and neither crosses nor reaches an attacked square.";
    STALEMATE_IS_DRAWN = "14", "Stalemate", STALEMATE_DRAWS:
        "A player who is not in check and has no legal move is stalemated: the game is drawn.";
    STALEMATE_IS_HALF_WON = "14", "Stalemate", STALEMATE_HALF_WINS:
        "A player who is not in check and has no legal move is stalemated: the other has won half of what is at \
         stake.";
    BARE_KING_LOSES_UNLESS_HE_BARES = "15", "The bare King", BARE_KING_LOSES_UNLESS_BACK:
        "A player who has nothing but his King has lost, unless he bares the other with his next move: then the \
         game is drawn.";
    BARE_KING_PLAYS_ON = "15", "The bare King", BARE_KING_PLAYS:
        "A player who has nothing but his King plays on.";
    REPETITION_DRAWS_NOTHING = "16", "Repetition", NO_REPETITION:
        "No number of repetitions draws the game.";
    NO_NUMBER_OF_MOVES = "17", "The number of moves", NO_LIMIT:
        "No number of moves draws the game.";
    FIFTY_FROM_THE_NOTICE = "17", "The number of moves", LIMIT_50_FROM_CLAIM:
        "A player may give notice that moves are counted. The game is drawn once 50 more have been made on each \
         side, whatever was taken or moved meanwhile.";
    FIFTY_IN_NAMED_ENDINGS = "17", "The number of moves", LIMIT_50_IN_NAMED_ENDINGS:
        "With Rook and Bishop against a Rook, with two Bishops or Bishop and Knight against the King, or with any \
         greater force, the weaker side may give notice that moves are counted. The game is drawn once fifty more \
         have been made on each side.";
    CHECK_WITHOUT_END = "18", "Perpetual check", NO_PERPETUAL:
        "Checks without end do not draw the game.";
    CHECK_NEED_NOT_BE_SAID = "22", "Saying check", CHECK_SILENT:
        "Nobody need say that he gives check.";
    PERPETUAL_CHECK_CLAIMED = "18", "Perpetual check", PERPETUAL_CLAIMED:
        "The game is drawn if the player whose turn it is claims, and proves, that he can give check without end.";
}

/// What the articles about how a game ends leave open when two of them hold at once.
pub(super) const MATE_FIRST: &str = "Who is bared by a capture that also stalemates or mates him is stalemated or mated: 14 or 13 alone is asked. \
     That is as we play it.";
