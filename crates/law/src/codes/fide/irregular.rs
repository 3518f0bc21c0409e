//! Article 7: irregularities.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Figure, Outcome, Provision, To};
use crate::question::Clause::*;
use crate::rule::rule;

const BEFORE_IT: To = To::TurnOfTheOffence;

/// 7.1
pub(super) const A7_1: Article = Article {
    no: "7.1",
    heading: "Irregularities",
    says: "When an earlier position is restored, the arbiter sets the times as he thinks best. He may \
           leave them as they are.",
    doubts: &["Read as the times at the press, less the increment that it gave."],
    installs: &[Provides(Provision::TimesAfterRestoration)],
};

/// 7.2.1
pub(super) const A7_2_1: Article = Article {
    no: "7.2.1",
    heading: "Irregularities",
    says: "If it is found during the game that the men stood wrongly at the start, the game is cancelled \
           and a new one is played.",
    doubts: &[],
    installs: &[
        StartClaim(rule(&[MEN, WRONG], &[Ends(Outcome::Recommenced)])),
        StartClaim(rule(&[MEN, AS_IT_SHOULD_BE], &[Refuses])),
    ],
};

/// 7.2.2
pub(super) const A7_2_2: Article = Article {
    no: "7.2.2",
    heading: "Irregularities",
    says: "If the board lies otherwise than Article 2.1 says, the game goes on, and the position is \
           transferred to a board that lies properly.",
    doubts: &[],
    installs: &[
        StartClaim(rule(&[BOARD, WRONG], &[TurnsTheBoard])),
        StartClaim(rule(&[BOARD, AS_IT_SHOULD_BE], &[Refuses])),
    ],
};

/// 7.3
pub(super) const A7_3: Article = Article {
    no: "7.3",
    heading: "Irregularities",
    says: "If the colours were reversed and fewer than ten moves have been made by both players, the game \
           ends and a new one begins with the right colours. If it is found later, the game goes on.",
    doubts: &[],
    installs: &[
        Sets(Figure::MovesToMendTheStart, 10),
        StartClaim(rule(&[COLOURS, WRONG, EARLY], &[Ends(Outcome::Recommenced)])),
        StartClaim(rule(&[COLOURS, WRONG, LATER], &[Refuses])),
        StartClaim(rule(&[COLOURS, AS_IT_SHOULD_BE], &[Refuses])),
    ],
};

/// 7.4.1
pub(super) const A7_4_1: Article = Article {
    no: "7.4.1",
    heading: "Irregularities",
    says: "A player who displaces men puts them right on his own time.",
    doubts: &[
        "What a hand touches to put it right is read as no touch that binds anybody (4.2.2), and as no move, though it be done \
         in the other's time.",
        "A man that a hand displaces is read as not touched with the intention of moving it, though no accident is stated. Another \
         reading: every touch that is not plainly an accident counts as intended (4.2.2).",
        "Time that the opponent has used before he found the men displaced is not given back to him by this article: it is for the \
         arbiter to give, or to take. Another reading: the player who displaced them bears it. If he pressed the clock without a move, \
         his own time runs again. An \
         arbiter who is not asked leaves it to the players, until a move is made. Men that are found displaced after a move are read as falling under the article on men found displaced later, \
         and the times as after any restoration.",
    ],
    installs: &[
        Provides(Provision::DisplacedOnHisOwnTime),
        Excuse(rule(&[PUT_RIGHT_AFTER_ACCIDENT], &[Excuses])),
    ],
};

/// 7.4.2
pub(super) const A7_4_2: Article = Article {
    no: "7.4.2",
    heading: "Irregularities",
    says: "If need be, either player may stop the clocks for this and call the arbiter.",
    doubts: &[],
    installs: &[
        Provides(Provision::StoppedForDisplacedMen),
        PressBack(rule(&[BACK_FOR_DISPLACED_MEN], &[Offence])),
    ],
};

/// 7.4.3
pub(super) const A7_4_3: Article = Article {
    no: "7.4.3",
    heading: "Irregularities",
    says: "The player who displaced them may be punished.",
    doubts: &[],
    installs: &[
        FoundByPeople("whether displacing men is to be punished"),
        Provides(Provision::DisplacedOnHisOwnTime),
    ],
};

/// What the articles on illegal moves do not say of players who end the game while one is claimed.
pub(super) const ENDED_WHILE_CLAIMED: &str = "A draw that is agreed, or a resignation, while an illegal move is claimed and the \
    claim waits for the ruling is read as ending the game: until the arbiter has declared it lost, the players may end it. Another \
    reading: a move by which its player loses has lost when it was completed, and what is said after the claim counts only if that \
    fails.";

/// 7.5.1
pub(super) const A7_5_1: Article = Article {
    no: "7.5.1",
    heading: "Irregularities",
    says: "An illegal move is completed by the press. If one is found during the game, the position before \
           it is restored, or the last one that can be determined, and Articles 4.3 and 4.7 apply to the \
           move that replaces it.",
    doubts: &[
        "Of several illegal moves the earliest that the other side made counts, unless the claimant names another, and the \
         earliest of the claimant's own only where no other can be taken back. An arbiter who finds them, or both players \
         together, go back to the earliest of all.",
        "The article does not say what follows if the opponent replies before the press. Where no arbiter sees it, \
         the illegal move is read as standing until it is found.",
        "A press of the clock after the King's part of castling alone is read as completing a move that is not legal as it stands. \
         Another reading: no move was made, and it is a press without a move.",
        ENDED_WHILE_CLAIMED,
    ],
    installs: &[
        Provides(Provision::EndsWhileIllegalMoveIsClaimed),
        Provides(Provision::TouchesBindTheReplacement),
        Provides(Provision::ClaimIsOfTheOthersMove),
        OutOfTurnMove(rule(&[REPLY_TO_ILLEGAL, REPLY_UNSEEN], &[Passes])),
        Completion(rule(&[ILLEGAL_MOVE, SEEN], &[Restores(BEFORE_IT), Counts])),
        Completion(rule(&[NOT_THE_DECLARED, SEEN], &[Restores(BEFORE_IT)])),
        Attention(rule(&[SOME_STANDS, ASCERTAINED], &[Restores(BEFORE_IT)])),
        Attention(rule(&[SOME_STANDS, ASCERTAINED, COMPLETED_ILLEGALLY], &[Counts])),
        Attention(rule(&[SOME_STANDS, NOT_ASCERTAINED], &[Waits])),
        Attention(rule(&[NONE_STANDS], &[Refuses])),
        FoundByPeople("the last position that can be determined"),
    ],
};

/// 7.5.2
pub(super) const A7_5_2: Article = Article {
    no: "7.5.2",
    heading: "Irregularities",
    says: "If a Pawn is left on its last rank when the clock is pressed, the move is illegal, and the Pawn \
           becomes a Queen.",
    doubts: &[
        "A mate by that Queen ends the game, since this article sets her. Another reading: the move was illegal, \
         and Article 5.1.1 requires that the mating move accord with Article 3.",
        "A stalemate by that Queen ends the game likewise. Another reading: Article 5.2.1 requires that the move accord with Article 3.",
        "As long as nobody has found the Pawn there, a move of the opponent's by which its player is mated or stalemated on the board \
         as it stands ends the game, though with a Queen there he would not be. Another reading: the Pawn counts as the Queen that \
         it becomes when it is found, as where the opponent resigns or his flag falls (Articles 5.1.2, 6.9).",
        "If both hands were used as well, the Pawn becomes a Queen, and its move stands, whichever of the two is claimed. Another \
         reading: Article 7.5.4 comes first; the position before the move is restored, and the player promotes as he likes.",
        "Something that is no piece, set where the Pawn is promoted, is read as no new piece: it counts as the Pawn, left there. Another \
         reading: the Pawn was replaced, if wrongly, and the right piece is only to be set for it.",
        "A Pawn that was released on its last rank, and taken off again before the press, is read as left there: it was moved, and not \
         promoted. Another reading: nothing stands there, and it is a press without a move.",
    ],
    installs: &[Completion(rule(&[PAWN_LEFT, SEEN], &[Promotes, Counts]))],
};

/// 7.5.3
pub(super) const A7_5_3: Article = Article {
    no: "7.5.3",
    heading: "Irregularities",
    says: "A player who presses the clock without making a move is punished as for an illegal move.",
    doubts: &[
        "What the opponent moves after such a press is read as moved out of turn, since no move has been made to which he could \
         reply (Article 1.3). Another reading: who has pressed has given up his turn, and the reply stands.",
        "A man that slipped, and is moved elsewhere or put back before it is found where it was released, is read as not released: a \
         press before that was without a move.",
    ],
    installs: &[Completion(rule(&[NO_MOVE, SEEN], &[Counts]))],
};

/// 7.5.4
pub(super) const A7_5_4: Article = Article {
    no: "7.5.4",
    heading: "Irregularities",
    says: "If a player uses both hands for one move and presses the clock, this is treated and punished as \
           an illegal move.",
    doubts: &[
        "Read with Article 7.5.1: the position before it is restored, and Article 4.7 requires the same \
         move.",
        "Article 4.1 is broken too, and Article 4.8 ends the claim with a touch. It is read so here. An arbiter who sees it acts until \
         the opponent has replied. Another reading: as for any illegal move, neither a touch nor a reply ends it (Article 7.5.1).",
        "A player who claims it of his own move is read as showing it to the arbiter, who acts.",
    ],
    installs: &[
        Completion(rule(&[TWO_HANDS, SEEN], &[Restores(BEFORE_IT), Counts])),
        HandsClaim(rule(&[USED_BOTH, CLAIMED_IN_TIME], &[Restores(BEFORE_IT), Counts])),
        HandsClaim(rule(&[USED_BOTH, CLAIMED_TOO_LATE], &[Refuses])),
    ],
};

/// 7.5.5
pub(super) const A7_5_5: Article = Article {
    no: "7.5.5",
    heading: "Irregularities",
    says: "For a player's first completed illegal move the opponent is given two minutes. By the second \
           the player loses; but the game is drawn if the opponent cannot mate by any series of legal \
           moves.",
    doubts: &[
        "If this is not proved, the opponent counts as able to mate. So he does where the player's King has been taken, \
         which no move mates.",
        "Two irregularities in one move count once.",
        "From which position the opponent must be able to mate is not said. It is read as the one before the illegal move, so that \
         nobody gains by what he may not do: a Pawn that is left on the last rank, and becomes a Queen, takes nothing from the \
         opponent, even if it mates. Another reading: from the position with the Queen, in which a player who is checkmated can \
         mate nobody.",
    ],
    installs: &[
        Sets(Figure::SecondsForIllegalMove, 120),
        Infringement(rule(&[THE_FIRST], &[GivesTime(Figure::SecondsForIllegalMove)])),
        Infringement(rule(&[THE_SECOND, COULD_STILL_MATE], &[Ends(Outcome::IllegalMoves)])),
        Infringement(rule(&[THE_SECOND, COULD_NOT_STILL_MATE], &[Ends(Outcome::IllegalMovesToNoMate)])),
    ],
};

/// 7.6
pub(super) const A7_6: Article = Article {
    no: "7.6",
    heading: "Irregularities",
    says: "If it is found that men were displaced, the position before that is restored, or the last one \
           that can be determined, and the game goes on from there.",
    doubts: &[
        "Until that is found the men are read as standing where they belong, though moves were made since. A man that is moved \
         from the square on which it lies displaced is judged as moved from the square on which it belongs, and so is a Rook with \
         which the King castles. Another reading: what was moved as the men lay is put back with them.",
        "A player who moves a man from where the opponent's hand has left it, and as it could be moved from there, is read as \
         having done nothing wrong: the move goes back, and costs him nothing.",
        "Whose time passes while men lie displaced unnoticed is not said. The times are read as those at the press of the turn in \
         which they were displaced. Another reading: who displaced them bears what has passed since (Article 7.4).",
        "As long as nobody has touched a man since, the arbiter may find another position of the game instead.",
        "If the move of that turn was illegal, or broke the laws of touch and move, that is read as found with the men: it goes back \
         with them, and costs what it costs (Article 7.5). A later one goes back as what was never played.",
        "A man that was captured where it lay displaced belongs where it did. So no mate, stalemate or dead position ends the game that \
         would be none with it there, nor does a move that would be illegal then; and its side counts as able to mate with it when the \
         opponent resigns or his flag falls. Another reading: as long as nobody has found it, the board counts as it stands.",
        "For the count of moves without a capture (Articles 9.3 and 9.6) such a man was captured, until it is found that it lay \
         displaced. Another reading: it was not captured, since it stands elsewhere.",
        "A man that is taken off where it lies displaced, by a move that captures it where it belongs, is read as captured by a legal \
         move. If it is left lying, the move is not finished, and illegal if the clock is pressed. Another reading: such a move goes \
         back with the men, and costs nothing.",
        "Who has to find it is not said. An arbiter at the board is read as finding it when it is claimed, or when he looks at the \
         position, and not by himself as soon as a move was made. Another reading: what he sees he puts right at once (Article 12.1).",
    ],
    installs: &[
        Provides(Provision::DisplacedMenGoBack),
        FoundByPeople("the last position that can be determined"),
    ],
};
