//! How a game is played on the server: moves, conditional moves, the director, claims.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Figure, Outcome, Provision, Sanction};
use crate::question::Clause::*;
use crate::rule::rule;

pub(super) const SERVER_1B: Article = Article {
    no: "Server 1.b",
    heading: "Play and control",
    says: "A Tournament Director is appointed, who is responsible for the conduct of the tournament and the progress of \
           the games.",
    doubts: &[
        "What the director finds is read as settled, until an appeal overturns it.",
        "He is read as one who may score a game as lost, as Server 3.b has it of silence. What other penalties there are was \
         not at hand.",
    ],
    installs: &[
        Provides(Provision::ArbiterCalled),
        Provides(Provision::ArbiterPenalises),
        Provides(Provision::Sanctions(Sanction::Loss)),
        Finding(rule(&[BY_THE_DIRECTOR], &[Settles])),
        FoundByPeople("what the director decides"),
    ],
};

pub(super) const SERVER_1C: Article = Article {
    no: "Server 1.c",
    heading: "Play and control",
    says: "Games are played on the webserver. A player who loses access to the internet, and cannot get it back within \
           thirty days, counts as withdrawn.",
    doubts: &[
        "That he has withdrawn is for the director to find. What follows for the one game is that he loses it; the rule \
         on games that are annulled instead was not at hand.",
    ],
    installs: &[
        Provides(Provision::ByCommunication),
        Provides(Provision::AlwaysByCommunication),
        Withdrawal(rule(&[SAID_SO], &[Ends(Outcome::Withdrawn)])),
        FoundByPeople("that a player has withdrawn"),
    ],
};

pub(super) const SERVER_1D: Article = Article {
    no: "Server 1.d",
    heading: "Play and control",
    says: "The result of a game that comes to its normal end is recorded by the server. In every other case the players \
           claim it, or tell the director.",
    doubts: &["A result that was recorded wrongly is read as the director's to correct."],
    installs: &[Provides(Provision::ToldWhereMovesAreSent), Provides(Provision::ArbiterCorrectsResults)],
};

pub(super) const SERVER_1E: Article = Article {
    no: "Server 1.e",
    heading: "Play and control",
    says: "The announcement of a tournament may vary these rules.",
    doubts: &[
        "What can be varied here is the time, by the header `time`, and before which move no draw is agreed, by \
         `no-draw-before`.",
    ],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Agreement(rule(&[OFFERS, SETTLED_OTHERWISE], &[Refuses])),
        Agreement(rule(&[ACCEPTS, SETTLED_OTHERWISE], &[Refuses])),
    ],
};

pub(super) const SERVER_2A: Article = Article {
    no: "Server 2.a",
    heading: "Transmissions",
    says: "All moves are made by committing them through the webserver.",
    doubts: &[
        "Read so: a move is made when it is sent, one for each turn, and nobody can change it. What means no legal move, \
         or several, is not taken, and costs nothing: the server offers legal moves only. The text says none of this in \
         so many words.",
    ],
    installs: &[
        Provides(Provision::MovesAreCommitted),
        Communication(rule(&[ONE_TOLD], &[Completes])),
        Transfer(rule(&[MADE_LEGALLY], &[Completes])),
    ],
};

pub(super) const SERVER_2B: Article = Article {
    no: "Server 2.b",
    heading: "Transmissions",
    says: "The server tells the opponent at once of the move. A player who has switched these messages off remains \
           responsible for the progress of his games.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWhereMovesAreSent)],
};

pub(super) const SERVER_2C: Article = Article {
    no: "Server 2.c",
    heading: "Transmissions",
    says: "The players watch the progress of their games, and the time used in them, themselves.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWhereMovesAreSent)],
};

pub(super) const RULES_2_7: Article = Article {
    no: "Rules 2.7",
    heading: "Conditional moves",
    says: "In every event that began in 2020 or later a player may send conditional moves.",
    doubts: &[
        "The wording of the section was not at hand; this is what the summary of changes for 2020 says of it.",
    ],
    installs: &[Supposition(rule(&[REPLY_MADE], &[Commits]))],
};

pub(super) const CONDITIONAL_4: Article = Article {
    no: "Conditional moves 4",
    heading: "How to play conditional moves",
    says: "The replies that are assumed make one line, without branches.",
    doubts: &[],
    installs: &[Provides(Provision::OneLineOfReplies)],
};

pub(super) const CONDITIONAL_5: Article = Article {
    no: "Conditional moves 5",
    heading: "How to play conditional moves",
    says: "The line is committed with the move, and the opponent does not see it.",
    doubts: &["That it can no longer be changed then is what the manual of 2017 adds."],
    installs: &[Provides(Provision::LineIsCommitted), Provides(Provision::RepliesStayHidden)],
};

pub(super) const CONDITIONAL_6: Article = Article {
    no: "Conditional moves 6",
    heading: "How to play conditional moves",
    says: "The opponent learns of the line when he has committed a reply; if it is the one assumed, the answer is made \
           at once.",
    doubts: &[
        "Read so: with each reply that he commits he learns of the part of the line that was sent for it, made or lapsed, \
         and of the rest with the next. Nobody else learns of it earlier: not who watches, and not the director.",
        "An offer of a draw that comes with the very reply that was assumed still stands, since the answer was committed \
         before it was made. Whether ICCF has it so was not at hand.",
        "The answer is made though its sender has gone on leave since: he makes no move then, and the answer was sent before. The \
         other reading is that it waits until his leave has ended. Whether ICCF has it so was not at hand.",
    ],
    installs: &[
        Provides(Provision::RepliesStayHidden),
        Supposition(rule(&[REPLY_MADE], &[Commits])),
        Communication(rule(&[ARRIVED], &[Completes])),
    ],
};

pub(super) const CONDITIONAL_7: Article = Article {
    no: "Conditional moves 7",
    heading: "How to play conditional moves",
    says: "That goes on until the line is at its end, or another reply is made.",
    doubts: &["What was sent for a reply that was not made lapses."],
    installs: &[Supposition(rule(&[OTHERWISE], &[Lapses]))],
};

pub(super) const CONDITIONAL_9: Article = Article {
    no: "Conditional moves 9",
    heading: "How to play conditional moves",
    says: "A conditional move that is made costs the player who sent it no day.",
    doubts: &[],
    installs: &[Communication(rule(&[ARRIVED], &[Completes]))],
};

pub(super) const CONDITIONAL_10: Article = Article {
    no: "Conditional moves 10",
    heading: "How to play conditional moves",
    says: "With each conditional move that is made, the twenty-four hours begin anew before a day is charged to the \
           player who is to reply.",
    doubts: &[],
    installs: &[Communication(rule(&[ARRIVED], &[Completes]))],
};

pub(super) const RULES_2_10: Article = Article {
    no: "Rules 2.10",
    heading: "Claims by tablebase",
    says: "In every event a win or a draw may be claimed that a tablebase of seven men gives.",
    doubts: &[
        "The wording of the section was not at hand; this is what the summary of changes for 2020 says of it. Before \
         2020 the tables were those of six men.",
        "We have no tablebase, and ask none over the network. What our own proofs decide within the bound of the search is \
         ruled on at once: a mate that can be forced, and a position in which nobody can win. They leave most endings open in \
         which both sides have pieces or Pawns. Those the director looks up in the tables, and finds that it is so, or that it \
         is not; or the other side admits it.",
        "Whether a win counts that takes more than fifty moves without progress was not at hand. Our proofs count no \
         moves.",
    ],
    installs: &[
        Sets(Figure::MenInTables, 7),
        TableClaim(rule(&[A_WIN, BORNE_OUT], &[Ends(Outcome::WonByTable)])),
        TableClaim(rule(&[A_DRAW, BORNE_OUT], &[Ends(Outcome::DrawnByTable)])),
        TableClaim(rule(&[SEVEN_AT_MOST, NOT_BORNE_OUT], &[Refuses])),
    ],
};

pub(super) const TABLEBASES: Article = Article {
    no: "Tablebases",
    heading: "Endgame tablebases",
    says: "Only positions of seven men at most can be claimed: the position on the board, or the one after a move that \
           the player proposes and does not make. Whoever has made the move waits for his next turn.",
    doubts: &["The claimant is read as the player who has the move."],
    installs: &[
        TableClaim(rule(&[MORE_THAN_SEVEN], &[Refuses])),
        TableClaim(rule(&[CLAIMED_OUT_OF_TURN], &[Refuses])),
    ],
};

pub(super) const MANUAL_5_4_1: Article = Article {
    no: "Manual 5.4.1",
    heading: "Claim win and claim draw",
    says: "A claim of a win or a draw goes to the director, who decides it.",
    doubts: &[
        "What the record of the game itself shows, such as that a position came back, is ruled on at once.",
        "While a claim waits for the director, time and silence are read as standing, since nobody can move. What ICCF does \
         then was not at hand. The days of the move go on afterwards where they stood.",
    ],
    installs: &[TableClaim(rule(&[SEVEN_AT_MOST, NOT_DECIDED], &[Waits]))],
};

pub(super) const MANUAL_5_4_2: Article = Article {
    no: "Manual 5.4.2",
    heading: "Appeal",
    says: "A player who disagrees with a decision of the director may appeal, also when the game is scored already.",
    doubts: &[
        "The manual has the appeal go to ICCF's committee. Here an arbiter upholds or overturns.",
        "A decision is read as what the director did, and as any ruling on a claim, on silence or on a withdrawal, which is \
         made in his place.",
    ],
    installs: &[
        Provides(Provision::AppealsAreHeard),
        Provides(Provision::AppealsAgainstDecisions),
        FoundByPeople("whether the appeal is right"),
    ],
};

pub(super) const GUIDE_DRAW: Article = Article {
    no: "Guide, draws",
    heading: "Games to be completed",
    says: "Mate and stalemate are seen by the server. A draw, such as by a position that came back three times or by \
           fifty moves, is claimed, and only by the player who has the move.",
    doubts: &[],
    installs: &[
        DrawClaim(rule(&[THE_POSITION_CAME_BACK, ON_MOVE, SO], &[Ends(Outcome::DrawnByRepetition)])),
        DrawClaim(rule(&[THE_POSITION_CAME_BACK, ON_MOVE, NOT_SO], &[Refuses])),
        DrawClaim(rule(&[FIFTY_MOVES, ON_MOVE, SO], &[Ends(Outcome::DrawnByFiftyMoves)])),
        DrawClaim(rule(&[FIFTY_MOVES, ON_MOVE, NOT_SO], &[Refuses])),
        DrawClaim(rule(&[NOT_ON_MOVE], &[Refuses])),
    ],
};
