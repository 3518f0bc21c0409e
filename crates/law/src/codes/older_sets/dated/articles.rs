//! The articles that several of these codes have in the same words.

use super::clauses::*;
use crate::code::Article;
use crate::codes::older_sets::clauses::*;
use crate::codes::older_sets::terms::*;
use crate::effect::{Effect::*, Figure, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// White begins.
pub(super) const WHITE_BEGINS: Article = Article {
    no: "3",
    heading: "The first move",
    says: "White has the first move.",
    doubts: &[],
    installs: WHITE_FIRST,
};

/// Any piece.
pub(super) const BECOMES_ANY_PIECE: Article = Article {
    no: "11",
    heading: "Promotion",
    says: "A Pawn on its last rank becomes a Knight, Bishop, Rook or Queen, whatever is on the board.",
    doubts: &[],
    installs: PROMOTES_FREELY,
};

/// Castling by the letter of the text before 1972.
pub(super) const CASTLING_ON_ANY_LINE: Article = Article {
    no: "12",
    heading: "Castling",
    says: "King and Rook castle if neither has moved, nothing stands between them, and the King is not in check and neither \
           crosses nor reaches an attacked square: the King goes two squares towards the Rook, and the Rook to the square \
           that he crossed. So he castles up his file too, with a Rook that was promoted there and has not moved.",
    doubts: &[],
    installs: ANY_LINE_CASTLING,
};

/// Neither draw nor resignation in the first thirty moves.
pub(super) const THIRTY_MOVES_FIRST: Article = Article {
    no: "21",
    heading: "Agreement and resignation",
    says: "Until each player has made thirty moves no draw is agreed, and nobody resigns. After that the players may agree \
           to a draw, and a player who gives the game up has lost it.",
    doubts: &[],
    installs: &[
        Sets(Figure::MovesBeforeAgreement, 30),
        Provides(Provision::ResignedIsLost),
        Resignation(rule(&[TOO_EARLY], &[Refuses])),
        Agreement(rule(&[OFFERS, SETTLED_OTHERWISE], &[Refuses])),
        Agreement(rule(&[ACCEPTS, SETTLED_OTHERWISE], &[Refuses])),
        Agreement(rule(&[OFFERS, NOT_SETTLED_OTHERWISE], &[OpensOffer])),
        Agreement(rule(&[ACCEPTS, OFFER_STANDS, NOT_SETTLED_OTHERWISE], &[Ends(Outcome::DrawnByAgreement)])),
        Agreement(rule(&[ACCEPTS, NO_OFFER_STANDS], &[Refuses])),
        Agreement(rule(&[DECLINES, OFFER_STANDS], &[ClosesOffer])),
        Agreement(rule(&[DECLINES, NO_OFFER_STANDS], &[Refuses])),
        Agreement(rule(&[PLAYS_ON], &[ClosesOffer])),
    ],
};

/// Three times.
pub(super) const THREE_OCCURRENCES: Article = Article {
    no: "16",
    heading: "Repetition",
    says: "The game is drawn if the player whose turn it is claims, and shows, that the position has stood three times \
           with him to move, whatever castling is still open.",
    doubts: &[],
    installs: THREE_TIMES,
};

/// Six times.
pub(super) const SIX_OCCURRENCES: Article = Article {
    no: "16",
    heading: "Repetition",
    says: "The game is drawn if the player whose turn it is claims, and shows, that the position has stood six times \
           with him to move, whatever castling is still open.",
    doubts: &[],
    installs: SIX_TIMES,
};

/// London's count, which begins anew.
pub(super) const FIFTY_ANEW: Article = Article {
    no: "17",
    heading: "The number of moves",
    says: "A player may give notice that moves are counted. The game is drawn once fifty more have been made on each \
           side; a capture or a Pawn move begins the count anew.",
    doubts: &[],
    installs: LIMIT_50_FROM_CLAIM_ANEW,
};

/// The rest of each of FIDE's limits.
macro_rules! limits {
    ($($name:ident = $installs:ident: $says:literal;)*) => {
        $(pub(super) const $name: Article = Article {
            no: "17",
            heading: "The number of moves",
            says: concat!(
                "The game is drawn if the player whose turn it is claims, and shows, that fifty moves were made on each \
                 side without a capture or a Pawn move", $says
            ),
            doubts: &[],
            installs: $installs,
        };)*
    };
}

limits! {
    FIFTY = LIMIT_50: ".";
    FIFTY_OR_132 = LIMIT_50_OR_132: "; 132 with Rook and Bishop against a Rook.";
    FIFTY_OR_100 = LIMIT_50_OR_100:
        "; 100 with two Knights against a Pawn, or with Rook and Pawn on a2 against Bishop and Pawn on a3.";
    FIFTY_OR_75 = LIMIT_50_OR_75:
        "; 75 with two Bishops against a Knight, two Knights against a Pawn, Queen against two Bishops, Queen against two \
         Knights, Queen and Pawn one square from promotion against Queen, Rook and Pawn against Bishop and Pawn, or Rook \
         and Bishop against Rook.";
}
