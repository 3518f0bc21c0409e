//! Rule 11: illegal positions and moves; and 1C2a, the standard penalty.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Figure, Outcome, Provision, To};
use crate::question::Clause::*;
use crate::rule::rule;

/// 1C2a
pub(super) const R1C2A: Article = Article {
    no: "1C2a",
    heading: "Discretion of the director",
    says: "The standard penalty gives the opponent of the offender two minutes more. A director may give another \
           penalty where he finds this one unjust.",
    doubts: &["An act of the director shows that one has come, whatever was settled."],
    installs: &[
        Sets(Figure::SecondsForIllegalMove, 120),
        Sets(Figure::SecondsForWrongClaim, 120),
        Infringement(rule(&[], &[GivesTime(Figure::SecondsForIllegalMove)])),
        Provides(Provision::ArbiterPenalises),
        FoundByPeople("whether another penalty is just"),
    ],
};

/// 11A
pub(super) const R11A: Article = Article {
    no: "11A",
    heading: "Illegal positions",
    says: "If it is found that one of the last ten moves of a player was illegal, the position before it is \
           restored, and the rules of touching apply to the move that replaces it. The clocks are not set back.",
    doubts: &[
        "Of several illegal moves the earliest of these that the other side made counts, unless the claimant names another, \
         and the earliest of the claimant's own only where no other can be taken back. A director who finds them goes back \
         to the earliest of all.",
        "A King left in check makes every move since illegal in itself.",
        "The clock of the player who is to move runs.",
        "Where no director sees it, the opponent may reply to an illegal move before the press too; then it stands until \
         it is found.",
        "A draw that is agreed, or a resignation, while an illegal move is claimed and the claim waits for the ruling is read as ending \
         the game. Another reading: the claim is ruled on first, and where the illegal move loses, what was said after it counts only \
         if the claim fails.",
    ],
    installs: &[
        Provides(Provision::EndsWhileIllegalMoveIsClaimed),
        Sets(Figure::MovesToTakeBack, 10),
        Provides(Provision::TouchesBindTheReplacement),
        Provides(Provision::ClaimIsOfTheOthersMove),
        Provides(Provision::TimesStayAfterRestoration),
        Transfer(rule(&[ILLEGAL], &[Offence])),
        Attention(rule(&[SOME_STANDS, RECENT, ASCERTAINED], &[Restores(BEFORE_IT)])),
        Attention(rule(&[SOME_STANDS, RECENT, NOT_ASCERTAINED], &[Waits])),
        Attention(rule(&[NONE_STANDS], &[Refuses])),
        Completion(rule(&[NOT_THE_DECLARED, SEEN], &[Restores(BEFORE_IT)])),
        OutOfTurnMove(rule(&[REPLY_TO_ILLEGAL, REPLY_UNSEEN], &[Passes])),
        Completion(rule(&[ILLEGAL_OR_UNPROMOTED, UNSEEN], &[Passes])),
        FoundByPeople("the position before the illegal move, where the scores do not show it"),
    ],
};

/// 11B
pub(super) const R11B: Article = Article {
    no: "11B",
    heading: "Illegal positions",
    says: "An illegal move before the last ten stands, and the game goes on.",
    doubts: &[],
    installs: &[Attention(rule(&[LONG_AGO], &[Refuses]))],
};

/// 11C
pub(super) const R11C: Article = Article {
    no: "11C",
    heading: "Illegal positions",
    says: "A player who displaces men by accident puts them right on his own time. If he presses the clock first, \
           the opponent may press it back. Displaced men that are found later are put back as after an illegal move.",
    doubts: &[
        "What a hand touches to put it right is read as no touch that binds anybody, and as no move, though it be done in the \
         other's time.",
        "Until that is found the men are read as standing where they belong, though moves were made since. A man that is moved \
         from the square on which it lies displaced is judged as moved from the square on which it belongs, and so is a Rook with \
         which the King castles. Another reading: what was moved as the men lay is put back with them.",
        "A player who moves a man from where the opponent's hand has left it, and as it could be moved from there, is read as \
         having done nothing wrong: the move goes back, and costs him nothing.",
        "A man that was captured where it lay displaced belongs where it did. So no mate, stalemate or dead position ends the game that \
         would be none with it there, nor does a move that would be illegal then; and its side has it to win with when the opponent's \
         flag falls. Another reading: as long as nobody has found it, the board counts as it stands.",
        "A man that is taken off where it lies displaced, by a move that captures it where it belongs, is read as captured by a legal \
         move. If it is left lying, the move is not finished, and illegal if the clock is pressed. Another reading: such a move is put \
         back with the men, and costs nothing.",
    ],
    installs: &[
        Excuse(rule(&[PUT_RIGHT_AFTER_ACCIDENT], &[Excuses])),
        Provides(Provision::DisplacedOnHisOwnTime),
        Provides(Provision::DisplacedMenGoBack),
        Provides(Provision::StoppedForDisplacedMen),
        PressBack(rule(&[BACK_FOR_DISPLACED_MEN], &[Excuses])),
    ],
};

/// 11D
pub(super) const R11D: Article = Article {
    no: "11D",
    heading: "Illegal positions",
    says: "A player who completes an illegal move by pressing the clock must make a legal move with the man touched \
           if he can, and each time the opponent is given two minutes.",
    doubts: &[
        "Read as due whenever the move is corrected. No number of illegal moves loses the game by itself.",
        "Until the clock is pressed the player may put the move right.",
        "A press without a move is no illegal move.",
        "Without a clock the move is completed when the man is released, and the penalty is noted.",
    ],
    installs: &[
        Attention(rule(&[SOME_STANDS, RECENT, ASCERTAINED, ILLEGAL_AND_COMPLETED], &[Counts])),
        Infringement(rule(&[], &[GivesTime(Figure::SecondsForIllegalMove)])),
    ],
};

/// 11D1
pub(super) const R11D1: Article = Article {
    no: "11D1",
    heading: "Illegal positions",
    says: "If a player has less than five minutes, and less than thirty seconds are added or delayed with each move, \
           only the players may claim an illegal move, and only one of the last two moves of a player is corrected.",
    doubts: &["The shortage of either player counts."],
    installs: &[
        Sets(Figure::MinutesOfTimePressure, 5),
        Sets(Figure::SecondsAgainstTimePressure, 30),
        Sets(Figure::MovesToTakeBackInTimePressure, 2),
        Attention(rule(&[SOME_STANDS, RECENT, ASCERTAINED, IN_TIME_PRESSURE], &[Restores(BEFORE_IT)])),
        Attention(rule(&[SOME_STANDS, RECENT, NOT_ASCERTAINED, IN_TIME_PRESSURE], &[Waits])),
        Attention(rule(&[LONG_AGO, IN_TIME_PRESSURE], &[Refuses])),
        Completion(rule(&[ILLEGAL_OR_UNPROMOTED, SHORT_OF_TIME], &[Passes])),
    ],
};

/// 11E
pub(super) const R11E: Article = Article {
    no: "11E",
    heading: "Illegal positions",
    says: "If an adjourned position was set up wrongly, the right one is restored.",
    doubts: &["Where it cannot be ascertained, the last position that can be is read as the right one."],
    installs: &[
        Resumption(rule(&[SET_UP_WRONGLY, KNOWN_POSITION], &[Restores(To::Adjournment)])),
        Resumption(rule(&[SET_UP_RIGHTLY, KNOWN_POSITION], &[Refuses])),
        FoundByPeople("the last position that can be ascertained"),
    ],
};

/// 11F
pub(super) const R11F: Article = Article {
    no: "11F",
    heading: "Illegal positions",
    says: "If it is found before Black has completed his tenth move that the men stood wrongly at the start, or \
           that the colours were reversed, the game is annulled and a new one is played, which begins with the \
           clocks as they stand. If it is found later, the game goes on.",
    doubts: &[],
    installs: &[
        Sets(Figure::MovesToMendTheStart, 10),
        Provides(Provision::StartMendedUntilCompleted),
        Provides(Provision::ColoursMendedUntilCompleted),
        Provides(Provision::TimesStayForNewGame),
        StartClaim(rule(&[MEN, WRONG, EARLY], &[Ends(Outcome::Recommenced)])),
        StartClaim(rule(&[MEN, WRONG, LATER], &[Refuses])),
        StartClaim(rule(&[MEN, AS_IT_SHOULD_BE], &[Refuses])),
        StartClaim(rule(&[COLOURS, WRONG, EARLY], &[Ends(Outcome::Recommenced)])),
        StartClaim(rule(&[COLOURS, WRONG, LATER], &[Refuses])),
        StartClaim(rule(&[COLOURS, AS_IT_SHOULD_BE], &[Refuses])),
    ],
};

/// 11G
pub(super) const R11G: Article = Article {
    no: "11G",
    heading: "Illegal positions",
    says: "If the board lies otherwise than Rule 2C says, the position is moved to a board that lies properly, and \
           the game goes on.",
    doubts: &[],
    installs: &[
        StartClaim(rule(&[BOARD, WRONG], &[TurnsTheBoard])),
        StartClaim(rule(&[BOARD, AS_IT_SHOULD_BE], &[Refuses])),
    ],
};

/// 11H
pub(super) const R11H: Article = Article {
    no: "11H",
    heading: "Illegal positions",
    says: "Except in time pressure, a director who sees an illegal move has it replaced by a legal one.",
    doubts: &[],
    installs: &[Completion(rule(&[ILLEGAL_MOVE, ACTED_ON], &[Restores(BEFORE_IT), Counts]))],
};

/// 11J
pub(super) const R11J: Article = Article {
    no: "11J",
    heading: "Illegal positions",
    says: "A player who makes illegal moves on purpose may be punished further.",
    doubts: &[],
    installs: &[FoundByPeople("whether an illegal move was made on purpose, and what follows")],
};
