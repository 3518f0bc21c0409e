//! The Laws of Chess, which hold unless ICCF says otherwise, and the notation of the moves.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Figure, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

pub(super) const SERVER_1A: Article = Article {
    no: "Server 1.a",
    heading: "Play and control",
    says: "Games are played by FIDE's Laws of Chess, unless these or other rules of ICCF say otherwise: how men move, \
           castling, promotion, capture in passing, mate and stalemate, draws and resignation.",
    doubts: &[
        "Which edition is meant is not said. Read as the Laws of 2023, as far as no board is needed that both see: \
         nothing follows from a touch, and men may be moved on a board of one's own.",
        "The draws that an arbiter who is present declares without a claim (five times, seventy-five moves) are read as \
         not applying: the server's manual has draws claimed.",
        "How games are scored is read as in FIDE's Laws (10.1), unless the event has it otherwise.",
        "A game ends in a draw where neither side can mate by any series of legal moves, though whether the server sees \
         it is not said.",
    ],
    installs: &[
        Provides(Provision::HeldWithoutSharedBoard),
        Provides(Provision::AlternateTurns),
        Sets(Figure::HalfPointsForWin, 2),
        Sets(Figure::HalfPointsForDraw, 1),
        Sets(Figure::HalfPointsForLoss, 0),
        Provides(Provision::PointsOfAGame),
        Provides(Provision::WhiteBegins),
        Provides(Provision::TheMen),
        Provides(Provision::UsualArray),
        Provides(Provision::SamePossibleMoves),
        Provides(Provision::DeclaredMoves),
        Provides(Provision::EndBeforeFlagStands),
        Sets(Figure::Occurrences, 3),
        Sets(Figure::MovesWithoutProgress, 50),
        Movement(rule(&[SEVERAL_MOVED], &[Forbids])),
        Movement(rule(&[ADVERSE_MAN_MOVED], &[Forbids])),
        Movement(rule(&[MAN_TAKEN_OFF], &[Forbids])),
        Movement(rule(&[OWN_MAN_THERE], &[Forbids])),
        Movement(rule(&[MAN_BETWEEN], &[Forbids])),
        Movement(rule(&[WAY_OF_KING], &[Forbids])),
        Movement(rule(&[WAY_OF_QUEEN], &[Forbids])),
        Movement(rule(&[WAY_OF_ROOK], &[Forbids])),
        Movement(rule(&[WAY_OF_BISHOP], &[Forbids])),
        Movement(rule(&[WAY_OF_KNIGHT], &[Forbids])),
        Movement(rule(&[WAY_OF_PAWN], &[Forbids])),
        Movement(rule(&[WAY_OF_PAWN_TAKING], &[Forbids])),
        Movement(rule(&[PASSING_OVER], &[Forbids])),
        Movement(rule(&[NOT_PROMOTED], &[Forbids])),
        Movement(rule(&[PROMOTED_AMISS], &[Forbids])),
        Movement(rule(&[KING_TAKEN], &[Forbids])),
        Movement(rule(&[KING_IN_CHECK], &[Forbids])),
        Movement(rule(&[CASTLING_MOVED], &[Forbids])),
        Movement(rule(&[CASTLING_BETWEEN], &[Forbids])),
        Movement(rule(&[CASTLING_CHECKED], &[Forbids])),
        Transfer(rule(&[BEGUN], &[StaysOpen])),
        OwnBoard(rule(&[AT_HOME], &[Excuses])),
        Standstill(rule(&[CHECKMATED, IN_ACCORD], &[Ends(Outcome::Checkmate)])),
        Standstill(rule(&[STALEMATED, IN_ACCORD], &[Ends(Outcome::DrawnByStalemate)])),
        Standstill(rule(&[DEAD, IN_ACCORD], &[Ends(Outcome::DrawnAsDead)])),
        Resignation(rule(&[COULD_MATE_HIM_WHO_RESIGNS], &[Ends(Outcome::Resigned)])),
        Resignation(rule(&[COULD_NOT_MATE_HIM_WHO_RESIGNS], &[Ends(Outcome::ResignedToNoMate)])),
        Agreement(rule(&[OFFERS, NOT_SETTLED_OTHERWISE], &[OpensOffer])),
        Agreement(rule(&[ACCEPTS, OFFER_STANDS, NOTHING_BARS], &[Ends(Outcome::DrawnByAgreement)])),
        Agreement(rule(&[ACCEPTS, TOO_EARLY], &[Refuses])),
        Agreement(rule(&[ACCEPTS, NO_OFFER_STANDS, NOTHING_BARS], &[Refuses])),
        Agreement(rule(&[DECLINES, OFFER_STANDS], &[ClosesOffer])),
        Agreement(rule(&[DECLINES, NO_OFFER_STANDS], &[Refuses])),
        Agreement(rule(&[PLAYS_ON], &[ClosesOffer])),
    ],
};

pub(super) const NUMERIC: Article = Article {
    no: "Numeric notation",
    heading: "Notation",
    says: "A square is two digits, its file and its rank from White's side, each from 1 to 8. A move is the square left \
           and the square of arrival: 5254. In castling they are the King's: 5171. A fifth digit tells what a Pawn \
           becomes: 1 a Queen, 2 a Rook, 3 a Bishop, 4 a Knight. Captures and checks have no sign.",
    doubts: &[
        "On the server moves are made on a board on the screen. A record in algebraic notation, which players may agree \
         on, is read too, since no text in it can also be a numeric one.",
        "In Chess960 the King's squares can mean another move of his, or he may stay on his square. There castling is written \
         by the King's square and the Rook's, 5181; the King's squares are read too, where they mean nothing else.",
    ],
    installs: &[Provides(Provision::NumericRecords), Reading(rule(&[A_MOVE], &[Reads]))],
};
