//! Appendices A and B: rapid chess and blitz. The numbers are those of the edition of 2023; the older editions number
//! the articles that they share with it otherwise.

use super::guidelines::{
    ADJOURNMENT, CHESS960, LAST_TWO_MINUTES, NO_ADJOURNMENT, NOT_ANNOUNCED, NOT_IN_BLITZ, TWO_BOARDS,
};
use super::terms::*;
use crate::code::{Annex, Article};
use crate::effect::{Effect::*, Figure, Outcome, Provision, To};
use crate::question::Clause::*;
use crate::regulations::{Supervision, Tempo, When};
use crate::rule::rule;

const BEFORE_IT: To = To::TurnOfTheOffence;

pub(super) const RAPID: When = When::Tempo(&[Tempo::Rapid]);
pub(super) const BLITZ: When = When::Tempo(&[Tempo::Blitz]);
pub(super) const FAST: When = When::Tempo(&[Tempo::Rapid, Tempo::Blitz]);
pub(super) const FULL: When = When::Supervision(Supervision::Full);
pub(super) const ORDINARY: When = When::Supervision(Supervision::Ordinary);

/// The appendices and guidelines of 2023.
pub(super) const APPENDICES: &[Annex] = &[
    NO_ADJOURNMENT,
    ADJOURNMENT,
    CHESS960,
    LAST_TWO_MINUTES,
    NOT_ANNOUNCED,
    NOT_IN_BLITZ,
    TWO_BOARDS,
    Annex { title: "Appendix A: rapid chess", when: &[RAPID], instead_of: &[], articles: &[A_2, A_3, A_6] },
    Annex {
        title: "Appendix A: rapid chess where an arbiter watches every game",
        when: &[RAPID, FULL],
        instead_of: &[],
        articles: &[A_4_1, A_4_2, A_4_3],
    },
    Annex {
        title: "Appendix A: fast games where no arbiter watches every game",
        when: &[FAST, ORDINARY],
        instead_of: &[],
        articles: &[A_5_1_1, A_5_1_2, A_5_2, A_5_3, A_5_4, A_5_5],
    },
    Annex { title: "Appendix B: blitz", when: &[BLITZ], instead_of: &[], articles: &[B_4] },
    Annex {
        title: "Appendix B: blitz where an arbiter watches every game",
        when: &[BLITZ, FULL],
        instead_of: &[],
        articles: &[B_2_1, B_2_2, B_2_3],
    },
    Annex {
        title: "Appendix B: blitz where no arbiter watches every game",
        when: &[BLITZ, ORDINARY],
        instead_of: &[],
        articles: &[B_3],
    },
];

/// A.2
pub(super) const A_2: Article = Article {
    no: "A.2",
    heading: "Rapid chess",
    says: "The players need not record the moves, and lose no claim by that. A player may ask the arbiter for a score \
           sheet at any time.",
    doubts: &[],
    installs: &[
        Provides(Provision::NoDutyToRecord),
        Recording(rule(&[TWO_MOVES_BEHIND, NEED_NOT_RECORD], &[Records]).despite(&["8.4"])),
        Recording(rule(&[REQUIRED, NEED_NOT_RECORD], &[Records]).despite(&["8.4"])),
        Asking(rule(&[ASKS_SHEET], &[MustBeDone])),
        Provides(Provision::ToldAtTheStart),
    ],
};

/// A.3
pub(super) const A_3: Article = Article {
    no: "A.3",
    heading: "Rapid chess",
    says: "Where Articles 7 and 9 give two minutes, the opponent is given one.",
    doubts: &[
        "It is read as holding in every rapid game, one in which an arbiter watches every game included, since it names no \
         condition. Another reading: Article A.4 has the rules of standard games hold there, and with them the two minutes.",
    ],
    installs: &[Sets(Figure::SecondsForIllegalMove, 60), Sets(Figure::SecondsForWrongClaim, 60)],
};

/// A.4.1
pub(super) const A_4_1: Article = Article {
    no: "A.4.1",
    heading: "Rapid chess",
    says: "The rules of standard games hold only if one arbiter watches three games at most.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// A.4.2
pub(super) const A_4_2: Article = Article {
    no: "A.4.2",
    heading: "Rapid chess",
    says: "They hold only if each game is recorded by the arbiter or an assistant as well.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// A.4.3
pub(super) const A_4_3: Article = Article {
    no: "A.4.3",
    heading: "Rapid chess",
    says: "A player who has the move may ask to see the score, five times in a game at most. To ask more often is to \
           disturb the opponent.",
    doubts: &["The clocks run meanwhile."],
    installs: &[
        Sets(Figure::RequestsForScore, 5),
        Asking(rule(&[ASKS_SCORE_IN_HIS_TURN], &[MustBeDone])),
        Asking(rule(&[ASKS_SCORE_OUT_OF_TURN], &[Refuses])),
        Asking(rule(&[ASKS_SCORE_TOO_OFTEN], &[Offence])),
    ],
};

/// A.5.1.1
pub(super) const A_5_1_1: Article = Article {
    no: "A.5.1.1",
    heading: "Rapid chess",
    says: "Once both players have completed ten moves, the setting of the clock is changed no more, unless the schedule \
           of the event would suffer.",
    doubts: &[],
    installs: &[
        Provides(Provision::ToldWithClock),
        Provides(Provision::StartMendedUntilCompleted),
        StartClaim(rule(&[CLOCK, WRONG, LATER], &[Refuses]).despite(&["6.10.2"])),
        FoundByPeople("whether the schedule would suffer"),
    ],
};

/// A.5.1.2
pub(super) const A_5_1_2: Article = Article {
    no: "A.5.1.2",
    heading: "Rapid chess",
    says: "Nor can it be claimed any more that the men or the board were set up wrongly. A King that stood wrongly may \
           not castle, nor may he with a Rook that stood wrongly.",
    doubts: &[
        "Which King and Rooks stood wrongly is read from the array: a King not on the e-file, a Rook not in a corner. \
         They do not castle from the first move on.",
    ],
    installs: &[
        Provides(Provision::MisplacedDoNotCastle),
        Movement(rule(&[CASTLING_MISPLACED], &[Forbids])),
        StartClaim(rule(&[MEN, WRONG, LATER], &[Refuses]).despite(&["7.2.1"])),
        StartClaim(rule(&[BOARD, WRONG, LATER], &[Refuses]).despite(&["7.2.2"])),
    ],
};

/// A.5.2
pub(super) const A_5_2: Article = Article {
    no: "A.5.2",
    heading: "Rapid chess",
    says: "An arbiter who sees what Articles 7.5.1 to 7.5.4 name acts as Article 7.5.5 says, as long as the opponent has \
           not made his next move. If he does not act, the opponent may claim it as long. After that the illegal move \
           stands, unless the players agree to correct it without the arbiter.",
    doubts: &[
        "What the players correct together is counted as no illegal move, and costs no time.",
        "A next move that has been taken back is read as not made.",
        "What the opponent moves after a press without a move is read as moved out of turn, and as no next move: the press \
         can still be claimed.",
        "A move that was completed too early and is finished in the opponent's time, by whichever player, is read as \
         standing so, and until the opponent replies it can still be claimed.",
        "Only the opponent is said to claim it. A player who claims his own illegal move is read as showing it to the \
         arbiter, who acts on it.",
        "The use of both hands breaks Article 4.1 too, and Article 4.8 ends that claim with a touch. It is read so here, \
         though this article counts the move alone.",
    ],
    installs: &[
        Completion(rule(&[ILLEGAL_MOVE, SEEN], &[Restores(BEFORE_IT), Counts])),
        Completion(rule(&[PAWN_LEFT, SEEN], &[Promotes, Counts])),
        Completion(rule(&[NO_MOVE, SEEN], &[Counts])),
        Completion(rule(&[TWO_HANDS, SEEN], &[Restores(BEFORE_IT), Counts])),
        Attention(rule(&[UNREPLIED, ASCERTAINED], &[Restores(BEFORE_IT)])),
        Attention(rule(&[REPLIED, NOT_AGREED], &[Refuses]).despite(&["7.5.1"])),
        Attention(rule(&[REPLIED, AGREED, ASCERTAINED], &[Restores(BEFORE_IT)]).despite(&["7.5.1"])),
    ],
};

/// A.5.3
pub(super) const A_5_3: Article = Article {
    no: "A.5.3",
    heading: "Rapid chess",
    says: "To claim a win on time, a player may stop the clocks and call the arbiter. The game is drawn if the claimant \
           cannot mate by any series of legal moves.",
    doubts: &[
        "If this is not proved, the claimant counts as able to mate. So he does where the other's King has been taken, \
         which no move mates.",
    ],
    installs: &[
        Overstep(rule(&[FALLEN, OWN_NOT_FIRST, COULD_MATE], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[FALLEN, OWN_NOT_FIRST, COULD_NOT_MATE], &[Ends(Outcome::OutOfTimeToNoMate)])),
    ],
};

/// A.5.4
pub(super) const A_5_4: Article = Article {
    no: "A.5.4",
    heading: "Rapid chess",
    says: "An arbiter who sees both Kings in check, or a Pawn on its last rank, waits until the next move is completed. \
           If the position is still illegal then, he declares the game drawn.",
    doubts: &[
        "He waits only where he sees one of these two. Drawn is then also a position in which who has moved has left his King in \
         check, or has taken the other's; no other illegal one is looked for.",
        "An arbiter who observes such a position is read as not having seen the move that led to it.",
    ],
    installs: &[Standstill(rule(&[STILL_ILLEGAL], &[Ends(Outcome::DrawnAsIllegal)]))],
};

/// A.5.5
pub(super) const A_5_5: Article = Article {
    no: "A.5.5",
    heading: "Rapid chess",
    says: "The arbiter calls a flag that he sees fall.",
    doubts: &[],
    installs: &[Provides(Provision::ArbiterCallsFlags)],
};

/// A.6
pub(super) const A_6: Article = Article {
    no: "A.6",
    heading: "Rapid chess",
    says: "It is announced for the whole event whether the rules of standard games hold, or those of Article A.5.",
    doubts: &["Where nothing was announced, Article A.5 is read as announced."],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// B.2.1
pub(super) const B_2_1: Article = Article {
    no: "B.2.1",
    heading: "Blitz",
    says: "The rules of standard games hold only if one arbiter watches one game.",
    doubts: &[
        "Article A.3 is not named for these games. The opponent is given two minutes, as Articles 7 and 9 say.",
    ],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// B.2.2
pub(super) const B_2_2: Article = Article {
    no: "B.2.2",
    heading: "Blitz",
    says: "They hold only if the game is recorded by the arbiter or an assistant as well.",
    doubts: &["The players' own duty to record is read as it stands."],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// B.2.3
pub(super) const B_2_3: Article = Article { no: "B.2.3", heading: "Blitz", ..A_4_3 };

/// B.3
pub(super) const B_3: Article = Article {
    no: "B.3",
    heading: "Blitz",
    says: "Otherwise Articles A.2, A.3 and A.5 hold: nobody need record, and the opponent is given one minute where \
           Articles 7 and 9 give two.",
    doubts: &[],
    installs: &[
        Provides(Provision::NoDutyToRecord),
        Recording(rule(&[TWO_MOVES_BEHIND, NEED_NOT_RECORD], &[Records]).despite(&["8.4"])),
        Recording(rule(&[REQUIRED, NEED_NOT_RECORD], &[Records]).despite(&["8.4"])),
        Asking(rule(&[ASKS_SHEET], &[MustBeDone])),
        Sets(Figure::SecondsForIllegalMove, 60),
        Sets(Figure::SecondsForWrongClaim, 60),
        Provides(Provision::ToldAtTheStart),
    ],
};

/// B.4
pub(super) const B_4: Article = Article {
    no: "B.4",
    heading: "Blitz",
    says: "It is announced for the whole event whether the rules of standard games hold, or those of rapid chess.",
    doubts: &["Where nothing was announced, those of rapid chess are read as announced."],
    installs: &[Provides(Provision::ToldAtTheStart)],
};
