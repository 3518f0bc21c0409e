//! Appendix D: players who cannot see the board, or see it badly. It holds where it was announced.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Provision, To};
use crate::question::Clause::*;
use crate::rule::rule;

/// D.1
pub(super) const D_1: Article = Article {
    no: "D.1",
    heading: "Players who cannot see the board",
    says: "The organiser may fit these rules to the place, after asking the arbiter. In a game against a player who sees, either may ask for two boards: an ordinary one, and one that is made for a player who cannot see.",
    doubts: &[],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        TwoBoards(rule(&[ONE_CANNOT_SEE], &[MustBeDone])),
        TwoBoards(rule(&[BOTH_SEE], &[Refuses])),
    ],
};

/// D.1.1
pub(super) const D_1_1: Article = Article {
    no: "D.1.1",
    heading: "Players who cannot see the board",
    says: "That board measures twenty centimetres by twenty at least.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// D.1.2
pub(super) const D_1_2: Article = Article {
    no: "D.1.2",
    heading: "Players who cannot see the board",
    says: "Its black squares are a little higher than the others.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// D.1.3
pub(super) const D_1_3: Article = Article {
    no: "D.1.3",
    heading: "Players who cannot see the board",
    says: "Each of its squares has a hole.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// D.1.4.1
pub(super) const D_1_4_1: Article = Article {
    no: "D.1.4.1",
    heading: "Players who cannot see the board",
    says: "Each of its men has a peg that fits into the holes.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// D.1.4.2
pub(super) const D_1_4_2: Article = Article {
    no: "D.1.4.2",
    heading: "Players who cannot see the board",
    says: "Its men are of Staunton's pattern, and the black ones are marked.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// D.2.1
pub(super) const D_2_1: Article = Article {
    no: "D.2.1",
    heading: "Players who cannot see the board",
    says: "A move is announced clearly, repeated by the opponent, and made on his board. In a promotion the piece is named. The files may be called Anna, Bella, Cesar, David, Eva, Felix, Gustav and Hector; unless the arbiter decides otherwise, the ranks have German numbers. Castling is announced as Lange or Kurze Rochade, and the men are called König, Dame, Turm, Läufer, Springer and Bauer.",
    doubts: &[
        "Until somebody has announced a move, every move in the log is read as announced, repeated, and made on both \
         boards.",
        "A move may be announced before it is made. The other names of files, ranks and men are read as well as these.",
    ],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Announcing(rule(&[AS_MADE], &[Records])),
        Announcing(rule(&[WITHOUT_PIECE], &[Offence])),
        Announcing(rule(&[REPEATED], &[Records])),
        Announcing(rule(&[REPEATED_OTHERWISE], &[Reminds])),
        Announcing(rule(&[COPIED], &[Records])),
        Announcing(rule(&[COPIED_OTHERWISE], &[Offence])),
        Announcing(rule(&[PRESSED_BEFORE, BY_A_PLAYER_WHO_SEES], &[Refuses])),
    ],
};

/// D.2.2
pub(super) const D_2_2: Article = Article {
    no: "D.2.2",
    heading: "Players who cannot see the board",
    says: "On the board of a player who cannot see, a man is touched when it has been taken out of its hole.",
    doubts: &[
        "The man that a player only feels for is read as not touched. Where nobody said who cannot see, nothing is read into the article.",
    ],
    installs: &[
        Excuse(rule(&[STILL_IN_ITS_HOLE], &[Excuses])),
        Provides(Provision::TouchedOutOfItsHole),
        Provides(Provision::ToldAtTheStart),
    ],
};

/// D.2.3.1
pub(super) const D_2_3_1: Article = Article {
    no: "D.2.3.1",
    heading: "Players who cannot see the board",
    says: "A capture is made only when the captured man is off the board of the player who has the move.",
    doubts: &[],
    installs: &[
        Transfer(rule(&[BEGUN, CAPTURE_ONLY, WITHOUT_SIGHT], &[StaysOpen])),
        Provides(Provision::ToldAtTheStart),
    ],
};

/// D.2.3.2
pub(super) const D_2_3_2: Article = Article {
    no: "D.2.3.2",
    heading: "Players who cannot see the board",
    says: "A move is made only when the man stands in another hole.",
    doubts: &["A man that is released on another square is read as standing in its hole."],
    installs: &[Transfer(rule(&[MADE_LEGALLY, WITHOUT_SIGHT], &[Makes]))],
};

/// D.2.3.3
pub(super) const D_2_3_3: Article = Article {
    no: "D.2.3.3",
    heading: "Players who cannot see the board",
    says: "A move is made only when it has been announced.",
    doubts: &[
        "Until somebody has announced a move, every move in the log is read as announced.",
        "An opponent who puts his hand to a man before the announcement is read as doing without it.",
        "The article is read of the player who cannot see. A slip of the tongue is an announcement too, which is to be \
         put right (D.2.8).",
        "A sealed move is known when the envelope is opened, and is read as announced.",
    ],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Announcing(rule(&[AS_MADE, BY_A_PLAYER_WHO_CANNOT_SEE], &[Records])),
        Announcing(rule(&[NOT_YET_ANNOUNCED, BY_A_PLAYER_WHO_CANNOT_SEE], &[StaysOpen])),
        Announcing(rule(&[REPLIED_BEFORE, BY_A_PLAYER_WHO_CANNOT_SEE], &[Excuses])),
        Announcing(rule(&[PRESSED_BEFORE, BY_A_PLAYER_WHO_CANNOT_SEE], &[Refuses])),
    ],
};

/// D.2.4
pub(super) const D_2_4: Article = Article {
    no: "D.2.4",
    heading: "Players who cannot see the board",
    says: "The opponent's clock is started only then.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock), Announcing(rule(&[PRESSED_BEFORE], &[Refuses]))],
};

/// D.2.5
pub(super) const D_2_5: Article = Article {
    no: "D.2.5",
    heading: "Players who cannot see the board",
    says: "For the player who sees, the ordinary rules say when a man is touched and a move made.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart), Transfer(rule(&[MADE_LEGALLY, WITH_SIGHT], &[Makes]))],
};

/// D.2.6.1
pub(super) const D_2_6_1: Article = Article {
    no: "D.2.6.1",
    heading: "Players who cannot see the board",
    says: "A clock made for a player who cannot see is allowed. It should be able to announce the times and the number of moves.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// D.2.6.2
pub(super) const D_2_6_2: Article = Article {
    no: "D.2.6.2",
    heading: "Players who cannot see the board",
    says: "So is a clock with hands that are strong enough to be felt, with dots in relief for every five and fifteen minutes, and with a flag that can be felt.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// D.2.7
pub(super) const D_2_7: Article = Article {
    no: "D.2.7",
    heading: "Players who cannot see the board",
    says: "A player who cannot see records the game in Braille or longhand, or on a recording device.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// D.2.8
pub(super) const D_2_8: Article = Article {
    no: "D.2.8",
    heading: "Players who cannot see the board",
    says: "A slip of the tongue in announcing a move is put right at once, before the opponent's clock is started.",
    doubts: &["What was not put right in time is read as leaving the boards to differ."],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Announcing(rule(&[ANNOUNCED_OTHERWISE], &[Reminds])),
        Announcing(rule(&[COPIED_AS_ANNOUNCED], &[Reminds])),
        Announcing(rule(&[PUT_RIGHT], &[Excuses])),
        Announcing(rule(&[ANNOUNCED_TOO_LATE], &[Refuses])),
        FoundByPeople("whether an announcement was a slip of the tongue"),
    ],
};

/// D.2.9
pub(super) const D_2_9: Article = Article {
    no: "D.2.9",
    heading: "Players who cannot see the board",
    says: "If the two boards come to differ, they are put right with the help of the arbiter and of both scores. If the scores agree, the player who has made another move than he wrote puts his board right. If they differ, the moves are taken back to the point up to which the scores agree, and the arbiter sets the clocks.",
    doubts: &[
        "Where the scores are not kept here, or agree on a move that was not made, the board as it should be is for \
         people to find.",
    ],
    installs: &[
        Provides(Provision::BoardsPutRight),
        Announcing(rule(&[PRESSED_OTHERWISE], &[Reminds])),
        Announcing(rule(&[COPIED_AS_ANNOUNCED], &[Reminds])),
        BoardsClaim(rule(&[SCORES_AGREE], &[Rectifies])),
        BoardsClaim(rule(&[SCORES_DIFFER], &[Restores(To::ScoresAgree)])),
        BoardsClaim(rule(&[SCORES_DO_NOT_SETTLE_IT], &[Waits])),
        FoundByPeople("which of two boards is right"),
    ],
};

/// D.2.10
pub(super) const D_2_10: Article = Article {
    no: "D.2.10",
    heading: "Players who cannot see the board",
    says: "A player who cannot see may have an assistant.",
    doubts: &["What he does for the player is read as done by the player."],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Assistance(rule(&[OF_THE_BLIND, HE_DOES_ANYTHING_ELSE], &[Refuses])),
    ],
};

/// D.2.10.1
pub(super) const D_2_10_1: Article = Article {
    no: "D.2.10.1",
    heading: "Players who cannot see the board",
    says: "The assistant may make either player's move on the other's board.",
    doubts: &[],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Assistance(rule(&[OF_THE_BLIND, HE_COPIES], &[MustBeDone])),
    ],
};

/// D.2.10.2
pub(super) const D_2_10_2: Article = Article {
    no: "D.2.10.2",
    heading: "Players who cannot see the board",
    says: "He may announce the moves of both players.",
    doubts: &[],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Assistance(rule(&[OF_THE_BLIND, HE_ANNOUNCES], &[MustBeDone])),
    ],
};

/// D.2.10.3
pub(super) const D_2_10_3: Article = Article {
    no: "D.2.10.3",
    heading: "Players who cannot see the board",
    says: "He may keep the player's score, and start the opponent's clock.",
    doubts: &[],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Assistance(rule(&[OF_THE_BLIND, HE_RECORDS], &[MustBeDone])),
        Assistance(rule(&[OF_THE_BLIND, HE_PRESSES], &[MustBeDone])),
    ],
};

/// D.2.10.4
pub(super) const D_2_10_4: Article = Article {
    no: "D.2.10.4",
    heading: "Players who cannot see the board",
    says: "He may tell the player, if asked, how many moves were made and how much time both have used.",
    doubts: &[],
    installs: &[
        Provides(Provision::ToldWithClock),
        Assistance(rule(&[OF_THE_BLIND, HE_COUNTS], &[MustBeDone])),
    ],
};

/// D.2.10.5
pub(super) const D_2_10_5: Article = Article {
    no: "D.2.10.5",
    heading: "Players who cannot see the board",
    says: "He may claim the game when the time is exceeded, and tell the arbiter that the other player has touched a man.",
    doubts: &["What he claims is read as claimed by the player."],
    installs: &[
        Provides(Provision::ToldWithClock),
        Assistance(rule(&[OF_THE_BLIND, HE_CLAIMS_TIME], &[MustBeDone])),
        Assistance(rule(&[OF_THE_BLIND, HE_TELLS_OF_TOUCH], &[MustBeDone])),
    ],
};

/// D.2.10.6
pub(super) const D_2_10_6: Article = Article {
    no: "D.2.10.6",
    heading: "Players who cannot see the board",
    says: "He may do what an adjournment asks of the player.",
    doubts: &[],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Assistance(rule(&[OF_THE_BLIND, HE_ADJOURNS], &[MustBeDone])),
    ],
};

/// D.2.11
pub(super) const D_2_11: Article = Article {
    no: "D.2.11",
    heading: "Players who cannot see the board",
    says: "If the player has no assistant, the one who sees may have an assistant who makes and announces moves. If the one cannot see and the other cannot hear, there must be one.",
    doubts: &["That there must be one is for the arbiter to see to."],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Assistance(rule(&[OF_THE_SEEING, HE_COPIES], &[MustBeDone])),
        Assistance(rule(&[OF_THE_SEEING, HE_ANNOUNCES], &[MustBeDone])),
        Assistance(rule(&[OF_THE_SEEING, NO_OTHER_HELP], &[Refuses])),
        Assistance(rule(&[BESIDE_ANOTHER], &[Refuses])),
    ],
};
