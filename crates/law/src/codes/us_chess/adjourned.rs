//! Rules 18 to 20: adjournment, resumption, conduct.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Figure, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 18A
pub(super) const R18A: Article = Article {
    no: "18A",
    heading: "Adjournment",
    says: "At an adjournment the player on the move writes it down and seals it. He may change it until both clocks \
           are stopped.",
    doubts: &[
        "If nobody is seen to stop the clocks, they count as stopped when the move was sealed, once the players go on \
         with the game, or do anything else that belongs to another sitting.",
        "Who breaks play off is not said: the director may, who knows when the session is over, as well as a player.",
        "A legal move that he makes on the board instead becomes the sealed move at once, and cannot be changed. One \
         that is not legal is put right before the clock is pressed (11D): it is taken back, and he seals a legal move, \
         with the man that he touched if he can (10B).",
        "A move that was determined before play is broken off is completed by the press, and the opponent seals. It could \
         be read as the sealed move itself, since its player is on the move until he presses (9G).",
    ],
    installs: &[
        Adjournment(rule(&[BREAKS_OFF], &[Adjourns])),
        Provides(Provision::ArbiterRequiresSealing),
        Adjournment(rule(&[SEALS], &[Completes])),
        Provides(Provision::MoveMadeIsSealed),
        Provides(Provision::MoveMadeIsTheSealed),
        Provides(Provision::SealMayBeChanged),
    ],
};

/// 18
pub(super) const R18: Article = Article {
    no: "18",
    heading: "Adjournment",
    says: "The position, the times and who is on the move are written on the envelope.",
    doubts: &[
        "Our source gives Rules 18A to 19J in outline, and does not say what each of 18B to 18F, 19A, 19B, 19E and 19H to 19J has. \
         What it says of the envelope stands here, and what it says of taking the game up again stands at 19.",
    ],
    installs: &[Adjournment(rule(&[SEALS], &[Records]))],
};

/// 19
pub(super) const R19: Article = Article {
    no: "19",
    heading: "Resumption",
    says: "The adjourned position is set up. When the opponent of the player who sealed is there, the envelope is opened, \
           and the sealed move is made on the board.",
    doubts: &[
        "The player who sealed does not open it.",
        "Nothing is said of an irregularity that is claimed or observed between the sealing and the opening. An adjourned game is \
         not over, so it is read as found during the game (Rule 11). If the position before it is restored, the sealed \
         move is void with the moves that led to it, and is not read. The player who has the move again plays, where the game has been resumed; before that he seals, or plays when it is \
         resumed.",
        "A sealed move touches no piece on the board, so it does not end the right to claim a touch (Rule 10). A draw is not \
         claimed then: the position with the sealed move is unknown to one player, and the other has made his move.",
        "Who sets the position up, and who opens the envelope, is not said: the director may do both, as well as a player.",
        "Nothing is said of an envelope that is lost. A move was sealed, so it is no case of 19G: the game goes on from the adjourned \
         position, and the player makes the move that he says he sealed. The other reading is that he loses.",
    ],
    installs: &[
        Provides(Provision::PositionSetUpAgain),
        Provides(Provision::MoveStatedWhereEnvelopeIsLost),
        Provides(Provision::FoundWhileAdjourned),
        Provides(Provision::ArbiterKeepsTheEnvelope),
        Adjournment(rule(&[OPENED_BY_THE_OTHER], &[MakesSealedMove])),
        Adjournment(rule(&[OPENED_BY_THE_SEALER], &[Refuses])),
    ],
};

/// 19C
pub(super) const R19C: Article = Article {
    no: "19C",
    heading: "Resumption",
    says: "If the opponent of the player who sealed is not there, his clock is started. When he has come, the envelope \
           is opened, and the sealed move is made on the board.",
    doubts: &[
        "Our source gives Rules 18A to 19J in outline. That the clock of an absent replier is started follows from 19D, \
         where the reply of the player who came starts the other's; the number follows the order of the rules.",
        "No default time is named for a resumption: a player who stays away loses when his time is used up.",
    ],
    installs: &[Provides(Provision::ClockOfAbsentReplier)],
};

/// 19D
pub(super) const R19D: Article = Article {
    no: "19D",
    heading: "Resumption",
    says: "If the player who sealed is not there, the opponent may seal his reply, stop his clock and start the absent \
           player's, instead of making the reply on the board.",
    doubts: &[
        "A player counts as absent who has not come or acted since the game was adjourned, or has gone away since.",
        "To seal the reply is read as stopping his own clock and starting the absent player's: he does no more, and cannot \
         change the reply.",
    ],
    installs: &[Provides(Provision::ReplyMayBeSealed)],
};

/// 19F
pub(super) const R19F: Article = Article {
    no: "19F",
    heading: "Resumption",
    says: "If the sealed move can be read in more than one way, the opponent may choose among the moves that it can \
           mean.",
    doubts: &[
        "One that leaves out what tells two moves apart, such as Nd2 where two Knights can go there, or what a Pawn becomes.",
        "An algebraic record out of form, such as ed or a8 Q, is read if only one legal move can be meant. So is one in the letters \
         of another language, and one behind the opponent's last move, as a score sheet has it: 1. e4 e5.",
        "A sign of equality behind a record is read as an offer of a draw, but not where a Pawn's new piece is missing: a8=.",
        "Whose time passes until he has chosen is not said. It is read as his own, since the choice is his.",
    ],
    installs: &[
        Provides(Provision::TimeWhileAdopting),
        Reading(rule(&[ONE_MOVE], &[Reads])),
        Reading(rule(&[MORE_THAN_ONE], &[Adopts])),
    ],
};

/// 19G
pub(super) const R19G: Article = Article {
    no: "19G",
    heading: "Resumption",
    says: "If no move was sealed, or an illegal one that cannot reasonably be read as another, the player who was to \
           seal it loses; but a draw agreed before, a resignation or a loss on time stands.",
    doubts: &[
        "The parts of the rule on what stands (19G1 to 19G3) are read as one.",
        "Whether an illegal record can reasonably be read as another move is for the director: the game waits for him, and \
         the clocks stand. Where no director is at the board, it counts as one that cannot.",
        "That nothing was sealed is certain once the clocks are stopped (18A): before, and in a game without a clock, play is \
         not resumed until a move is sealed. A player who stops them too early may still seal until the game is resumed.",
        NO_RECORD_ON_PAPER,
        "While the game waits for him, nothing is claimed. An earlier illegal move of the opponent's is claimed before the \
         envelope is opened.",
        "A draw that is agreed, or a resignation, while he considers the record is read as standing like one before the opening: \
         nothing is decided yet. Another reading: a record that cannot be read has lost when it was opened, and what is said after that \
         changes nothing.",
    ],
    installs: &[
        Reading(rule(&[NO_LEGAL_MOVE], &[Ends(Outcome::SealedNoMove)])),
        Adjournment(rule(&[NOTHING_SEALED], &[Ends(Outcome::SealedNoMove)])),
        Provides(Provision::EndsWhileAdjourned),
        Provides(Provision::ArbiterReadsTheRecord),
        FoundByPeople("whether a sealed record can be read as a legal move"),
    ],
};

/// 20C
pub(super) const R20C: Article = Article {
    no: "20C",
    heading: "The conduct of players",
    says: "During play a player uses no notes.",
    doubts: &[],
    installs: &[Conduct(rule(&[NOTES, IN_PLAY], &[Offence]))],
};

/// 20D
pub(super) const R20D: Article = Article {
    no: "20D",
    heading: "The conduct of players",
    says: "During play a player uses no other board and no computer.",
    doubts: &[],
    installs: &[
        Conduct(rule(&[OTHER_BOARD, IN_PLAY], &[Offence])),
        Conduct(rule(&[DEVICE, IN_PLAY], &[Offence])),
    ],
};

/// 20E
pub(super) const R20E: Article = Article {
    no: "20E",
    heading: "The conduct of players",
    says: "During play a player neither asks for nor takes advice.",
    doubts: &[],
    installs: &[Conduct(rule(&[ADVICE, IN_PLAY], &[Offence]))],
};

/// 20F1
pub(super) const R20F1: Article = Article {
    no: "20F1",
    heading: "The conduct of players",
    says: "While a game is adjourned its players may take any help with it.",
    doubts: &[],
    installs: &[Conduct(rule(&[HELPED, WHILE_ADJOURNED], &[Excuses]))],
};

/// 20G
pub(super) const R20G: Article = Article {
    no: "20G",
    heading: "The conduct of players",
    says: "A player may not annoy or distract the opponent.",
    doubts: &[
        "Leaving the board, the playing area or the place of play is not mentioned here, and nothing follows from it by itself.",
        "Talk is read as distracting the opponent while the game is played. Between two sittings of an adjourned game it distracts \
         nobody; noise, and offers made again and again, may do so then too.",
    ],
    installs: &[Conduct(rule(&[DISTURBED], &[Offence]))],
};

/// 20N
pub(super) const R20N: Article = Article {
    no: "20N",
    heading: "The conduct of players",
    says: "A player may not use an electronic device without the director's leave, nor let it make a sound. The first \
           time it costs him ten minutes, or half of the time left to him if that is less. The second time he loses \
           the game.",
    doubts: &[
        "Every device that the director reports is read so, unless he gives another penalty.",
        "The player loses even if the opponent could not mate.",
    ],
    installs: &[
        Sets(Figure::SecondsForDevice, 600),
        Conduct(rule(&[DEVICE, IN_PLAY, FIRST_TIME], &[Offence, TakesTime(Figure::SecondsForDevice)])),
        Conduct(rule(&[DEVICE, IN_PLAY, AGAIN], &[Offence, Ends(Outcome::LostByConduct)])),
    ],
};
