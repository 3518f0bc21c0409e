//! Guidelines I: adjourned games. The numbers are those of 2018 and 2023; in 2014 they stand in Appendix E.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Outcome, Provision, To};
use crate::question::Clause::*;
use crate::rule::rule;

/// I
pub(super) const I: Article = Article {
    no: "I",
    heading: "Adjourned games",
    says: "The Guidelines on adjourned games hold only where they were announced.",
    doubts: &[],
    installs: &[Adjournment(rule(&[ADJOURNS], &[Refuses]))],
};

/// I.1.1
pub(super) const I_1_1: Article = Article {
    no: "I.1.1",
    heading: "Adjourned games",
    says: "If a game is not finished when play ends, the arbiter requires the player who has the move to seal it. The \
           player writes it down, seals it, and then stops the clock. Until then he may change it. A move that he makes on the board instead is to be sealed as it was \
           made.",
    doubts: &[
        "If nobody is seen to stop the clocks, they count as stopped when the move was sealed, once the players go on \
         with the game, or do anything else that belongs to another sitting.",
        "When play ends is for the arbiter to say. What a player or both say of it is read as following what he said.",
        "A record of another move than the one made on the board is read as not sealed: the player seals again.",
        "What is said before the clocks are stopped, such as an offer of a draw, stops no clock. Said when a flag would be \
         down by then, it is read as said after they were stopped.",
        "A player who has made a move and not pressed his clock presses it, although play is over: the move is made, \
         so it is for the opponent to seal (Article 1.3).",
        "Until the move is sealed the turn goes on: a man that the player touches binds him in what he seals.",
        "Of an illegal move on the board nothing is said. It is read as taken back and as costing nothing, since no clock was \
         pressed: the man that was touched is to be moved in the move that is sealed. Another reading: it is sealed as it was made, \
         and loses.",
        "An illegal move that was written down and not made is sealed like any other, and judged when the envelope is opened.",
    ],
    installs: &[
        Adjournment(rule(&[ADJOURNS], &[Adjourns])),
        Provides(Provision::ArbiterRequiresSealing),
        Adjournment(rule(&[SEALS], &[Completes])),
        Provides(Provision::MoveMadeIsSealed),
        Provides(Provision::SealMayBeChanged),
    ],
};

/// I.1.2
pub(super) const I_1_2: Article = Article {
    no: "I.1.2",
    heading: "Adjourned games",
    says: "A player who has the move and adjourns before the session is over counts as having sealed at its end, and \
           his remaining time is recorded so.",
    doubts: &["Where no end of the session was announced, no time is taken."],
    installs: &[Provides(Provision::AdjournedEarlyCostsTheSession)],
};

/// I.2.1
pub(super) const I_2_1: Article =
    Article { no: "I.2.1", says: "The names of the players are written on the envelope.", ..I_2_2 };

/// I.2.2
pub(super) const I_2_2: Article = Article {
    no: "I.2.2",
    heading: "Adjourned games",
    says: "The position before the sealed move is written on the envelope.",
    doubts: &[],
    installs: &[Adjournment(rule(&[SEALS], &[Records]))],
};

/// I.2.3
pub(super) const I_2_3: Article = Article {
    no: "I.2.3",
    says: "The times that the players have used are written on the envelope.",
    ..I_2_2
};

/// I.2.4
pub(super) const I_2_4: Article =
    Article { no: "I.2.4", says: "It is written on the envelope who has sealed the move.", ..I_2_2 };

/// I.2.5
pub(super) const I_2_5: Article =
    Article { no: "I.2.5", says: "The number of the sealed move is written on the envelope.", ..I_2_2 };

/// I.2.6
pub(super) const I_2_6: Article = Article {
    no: "I.2.6",
    says: "An offer of a draw that still stands is written on the envelope.",
    installs: &[Provides(Provision::OfferOnTheEnvelope)],
    ..I_2_2
};

/// I.2.7
pub(super) const I_2_7: Article = Article {
    no: "I.2.7",
    says: "When and where play is resumed is written on the envelope.",
    installs: &[
        Adjournment(rule(&[SEALS], &[Records])),
        FoundByPeople("when and where play is to be resumed"),
    ],
    ..I_2_2
};

/// I.3
pub(super) const I_3: Article = Article {
    no: "I.3",
    heading: "Adjourned games",
    says: "The arbiter checks what is written on the envelope, and keeps it safe.",
    doubts: &["The arbiter, who keeps the envelope, is read as one who may set the position up and open it."],
    installs: &[
        Adjournment(rule(&[SEALS], &[Records])),
        Provides(Provision::ArbiterKeepsTheEnvelope),
        FoundByPeople("whether what is written on the envelope is right"),
    ],
};

/// I.4
pub(super) const I_4: Article = Article {
    no: "I.4",
    heading: "Adjourned games",
    says: "If a player offers a draw after the opponent has sealed his move, the offer stands until the opponent accepts or \
           declines it, as any offer.",
    doubts: &[
        "That the sealed move is made on the board later is no answer to the offer.",
        "The article does not name the player who sealed. His offer stands as any offer does.",
    ],
    installs: &[Provides(Provision::OfferOutlastsTheSealedMove)],
};

/// I.5
pub(super) const I_5: Article = Article {
    no: "I.5",
    heading: "Adjourned games",
    says: "Before play is resumed, the position before the sealed move is set up, and the clocks show the times at the \
           adjournment.",
    doubts: &[
        "Nothing is said of a position that was set up wrongly. It is read as restored when that is found.",
    ],
    installs: &[
        Provides(Provision::PositionSetUpAgain),
        Resumption(rule(&[SET_UP_WRONGLY, KNOWN_POSITION], &[Restores(To::Adjournment)])),
        Resumption(rule(&[SET_UP_RIGHTLY, KNOWN_POSITION], &[Refuses])),
    ],
};

/// I.6
pub(super) const I_6: Article = Article {
    no: "I.6",
    heading: "Adjourned games",
    says: "The game is over if the players agree to a draw before it is resumed, or if a player tells the arbiter that \
           he resigns.",
    doubts: &[],
    installs: &[Provides(Provision::EndsWhileAdjourned)],
};

/// I.7
pub(super) const I_7: Article = Article {
    no: "I.7",
    heading: "Adjourned games",
    says: "The envelope is opened only when the player who must reply to the sealed move is there.",
    doubts: &[
        "Read so, that the player who sealed does not open it.",
        "Nothing is said of an irregularity that is claimed or observed between the sealing and the opening. An adjourned game is \
         not over, so it is read as found during the game. If the position before it is restored, the sealed \
         move is void with the moves that led to it, and is not read. The player who has the move again plays, where the game has been resumed; before that he seals, or plays when it is \
         resumed.",
        "A sealed move touches no piece on the board, so it does not end the right to claim a touch (Article 4.8). A draw is not \
         claimed then: the position with the sealed move is unknown to one player, and the other has made his move.",
    ],
    installs: &[
        Provides(Provision::FoundWhileAdjourned),
        Adjournment(rule(&[OPENED_BY_THE_OTHER], &[MakesSealedMove])),
        Adjournment(rule(&[OPENED_BY_THE_SEALER], &[Refuses])),
    ],
};

/// I.8.1
pub(super) const I_8_1: Article = Article {
    no: "I.8.1",
    heading: "Adjourned games",
    says: "A player loses whose record of the sealed move is ambiguous.",
    doubts: &[
        "The cases that Articles 5, 6.9 and 9.6 name are excepted. If the game has ended before, as they say, that end stands. \
         As on time (6.9) the game is drawn if the opponent cannot mate by any series of legal moves.",
    ],
    installs: &[
        Reading(rule(&[SEVERAL_MOVES, COULD_MATE_THE_SEALER], &[Ends(Outcome::SealedNoMove)])),
        Reading(rule(&[SEVERAL_MOVES, COULD_NOT_MATE_THE_SEALER], &[Ends(Outcome::SealedNoMoveToNoMate)])),
    ],
};

/// I.8.2
pub(super) const I_8_2: Article = Article {
    no: "I.8.2",
    heading: "Adjourned games",
    says: "A player loses whose record of the sealed move has a meaning that cannot be established.",
    doubts: &[
        "What cannot be read as a legal move falls under this article and the next alike.",
        "A record out of form, such as ed or a8 Q, is read if only one legal move can be meant. So is one in the letters of another \
         language, and one behind the opponent's last move, as a score sheet has it: 1. e4 e5.",
        NO_RECORD_ON_PAPER,
    ],
    installs: &[
        Reading(rule(&[NO_LEGAL_MEANING, COULD_MATE_THE_SEALER], &[Ends(Outcome::SealedNoMove)])),
        Reading(rule(&[NO_LEGAL_MEANING, COULD_NOT_MATE_THE_SEALER], &[Ends(Outcome::SealedNoMoveToNoMate)])),
    ],
};

/// I.8.3
pub(super) const I_8_3: Article = Article {
    no: "I.8.3",
    heading: "Adjourned games",
    says: "A player loses who has sealed an illegal move.",
    doubts: &[
        "A sealed move against a touch is legal in itself. It is taken back when the envelope is opened, \
         since nobody knew of it before, and the man that was touched is moved (Article 4.3). His player has had the \
         adjournment to think of that move. Another reading: what may not be made is illegal, and loses by this article; or the \
         record is read as one of the man that was touched.",
    ],
    installs: &[
        Provides(Provision::SealedAgainstTouchGoesBack),
        Reading(rule(&[NO_LEGAL_MEANING, COULD_MATE_THE_SEALER], &[Ends(Outcome::SealedNoMove)])),
        Reading(rule(&[NO_LEGAL_MEANING, COULD_NOT_MATE_THE_SEALER], &[Ends(Outcome::SealedNoMoveToNoMate)])),
    ],
};

/// I.9.1
pub(super) const I_9_1: Article = Article {
    no: "I.9.1",
    heading: "Adjourned games",
    says: "If the player who must reply is there at the time of resumption, the envelope is opened, the sealed move is \
           made on the board, and his clock is started.",
    doubts: &[],
    installs: &[Reading(rule(&[ONE_MEANING, AT_RESUMPTION], &[Reads]))],
};

/// I.9.2
pub(super) const I_9_2: Article = Article {
    no: "I.9.2",
    heading: "Adjourned games",
    says: "If he is not there, his clock is started. When he has come he may stop it and call the arbiter; then the \
           envelope is opened, the sealed move is made on the board, and his clock runs again.",
    doubts: &[],
    installs: &[
        Provides(Provision::ClockOfAbsentReplier),
        Reading(rule(&[ONE_MEANING, AFTER_HIS_CLOCK], &[Reads])),
    ],
};

/// I.9.3
pub(super) const I_9_3: Article = Article {
    no: "I.9.3",
    heading: "Adjourned games",
    says: "If the player who sealed the move is not there, the opponent may seal his reply in another envelope, stop \
           his clock and start the absent player's, instead of making the reply on the board. The envelope is opened \
           when the absent player has come.",
    doubts: &[
        "A player counts as absent who has not come or acted since the game was adjourned, or has gone away since.",
        "To seal the reply is read as stopping his own clock and starting the absent player's: he does no more, and cannot \
         change the reply.",
    ],
    installs: &[Provides(Provision::ReplyMayBeSealed), Reading(rule(&[ONE_MEANING, WITH_REPLY], &[Reads]))],
};

/// I.10
pub(super) const I_10: Article = Article {
    no: "I.10",
    heading: "Adjourned games",
    says: "A player who comes to the board after the default time loses, unless the arbiter decides otherwise. If the \
           sealed move has ended the game, that end stands.",
    doubts: &[
        "The default time is reckoned from the first act of resumption: the position set up, the envelope opened, a \
         clock started.",
        "Nobody is late whose default time was not announced.",
    ],
    installs: &[Provides(Provision::DefaultTimeAtResumption)],
};

/// I.11
pub(super) const I_11: Article = Article {
    no: "I.11",
    heading: "Adjourned games",
    says: "If the default time is not the time of resumption and neither player has come, the time that passes is lost \
           by the player who must reply to the sealed move, unless the rules of the event or the arbiter say otherwise.",
    doubts: &[],
    installs: &[Provides(Provision::ReplierBearsTheTime)],
};

/// I.12.1
pub(super) const I_12_1: Article = Article {
    no: "I.12.1",
    heading: "Adjourned games",
    says: "If the envelope is missing, the game goes on from the adjourned position with the times recorded then; if \
           these are not known, the arbiter sets the clocks. The player who sealed makes the move on the board of which \
           he says that he sealed it.",
    doubts: &[
        "Nothing is said of an envelope that is found again. It is not opened any more: the game has gone on without it.",
    ],
    installs: &[
        Provides(Provision::MoveStatedWhereEnvelopeIsLost),
        FoundByPeople("that the envelope is missing, and the times as they were"),
    ],
};

/// I.12.2
pub(super) const I_12_2: Article = Article {
    no: "I.12.2",
    heading: "Adjourned games",
    says: "If the position cannot be established any more, the game is annulled, and a new one is played.",
    doubts: &[],
    installs: &[Resumption(rule(&[UNKNOWN_POSITION], &[Ends(Outcome::Recommenced)]))],
};

/// I.13
pub(super) const I_13: Article = Article {
    no: "I.13",
    heading: "Adjourned games",
    says: "If a player points out before his first move after the resumption that a clock shows the wrong time, it is \
           put right. If the mistake is not established then, the game goes on with the times as they are, unless the \
           arbiter decides otherwise.",
    doubts: &["Times found later are read as the arbiter's other decision."],
    installs: &[
        Provides(Provision::TimesPutRightAtResumption),
        FoundByPeople("the times as they were at the adjournment"),
    ],
};

/// I.14
pub(super) const I_14: Article = Article {
    no: "I.14",
    heading: "Adjourned games",
    says: "How long a session lasts is told by the arbiter's timepiece. When it begins is announced before.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};
