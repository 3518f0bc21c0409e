//! What the edition of 2014 says otherwise, or in other parts, than the later ones.

use super::conduct::REPORTED_LATE;
use super::end::ACCEPTED_AFTER_A_CLAIM;
use super::irregular::ENDED_WHILE_CLAIMED;
use super::terms::*;
use super::venue::{AT_THE_BOARD_OR_NOT, OFF_THE_BOARD};
use crate::code::Article;
use crate::effect::{Duty::*, Effect::*, Figure, Outcome, Provision, To};
use crate::question::Clause::*;
use crate::rule::rule;

const BEFORE_IT: To = To::TurnOfTheOffence;

/// 1.1
pub(super) const IN_2014_1_1: Article = Article {
    no: "1.1",
    heading: "The nature and aim of the game",
    says: "Two persons move their men on a square board called a chessboard. White makes the first move; then the \
           players move in turn. A player has the move once the opponent's move has been made.",
    doubts: &[
        "An arbiter who sees it has what a player moves without having the move put back at once. No penalty is \
         named for it.",
        "Without an arbiter it stands displaced until somebody puts it right or claims it.",
    ],
    installs: &[
        Movement(rule(&[SEVERAL_MOVED], &[Forbids])),
        Movement(rule(&[ADVERSE_MAN_MOVED], &[Forbids])),
        Provides(Provision::AlternateTurns),
        Provides(Provision::WhiteBegins),
        Provides(Provision::ToldAtTheStart),
        Meddling(rule(&[MOVED_OUT_OF_TURN], &[Offence])),
        Meddling(rule(&[MOVED_OUT_OF_TURN, SEEN_OUT_OF_TURN], &[PutsBack])),
    ],
};

/// 1.2
pub(super) const IN_2014_1_2: Article = Article {
    no: "1.2",
    heading: "The nature and aim of the game",
    says: "Each player tries to attack the opponent's King so that no legal move is left to the opponent. A player who \
           succeeds in this has given checkmate and won; the other has lost. Nobody may leave or place his own King \
           under attack, or capture the opponent's.",
    doubts: &[],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Movement(rule(&[KING_TAKEN], &[Forbids])),
        Movement(rule(&[KING_IN_CHECK], &[Forbids])),
        Standstill(rule(&[CHECKMATED, IN_ACCORD], &[Ends(Outcome::Checkmate)])),
    ],
};

/// 3.1
pub(super) const IN_2014_3_1: Article = Article {
    no: "3.1",
    heading: "How the men move",
    says: "No man moves to a square on which a man of its own colour stands. A man of the opponent's there is captured, \
           and is taken off the board as part of the move. A man attacks another if it could capture it under Articles \
           3.2 to 3.8, and a square even if it may not move there, because its own King would be left or placed in \
           check.",
    doubts: &["To take a man off in any other way is read as forbidden by this article."],
    installs: &[
        Movement(rule(&[OWN_MAN_THERE], &[Forbids])),
        Movement(rule(&[MAN_TAKEN_OFF], &[Forbids])),
        Movement(rule(&[KING_IN_CHECK], &[Forbids])),
        Movement(rule(&[CASTLING_CHECKED], &[Forbids])),
        Transfer(rule(&[BEGUN, CAPTURE_ONLY], &[StaysOpen])),
    ],
};

/// 3.7.d
pub(super) const IN_2014_3_7_D: Article = Article {
    no: "3.7.d",
    heading: "How the men move",
    says: "If a Pawn of the opponent's has just advanced two squares and stands beside it, a Pawn may capture it as if \
           it had advanced one. This is legal on the very next move only, and is called taking in passing.",
    doubts: &[],
    installs: &[Movement(rule(&[PASSING_OVER], &[Forbids]))],
};

/// 3.7.e
pub(super) const IN_2014_3_7_E: Article = Article {
    no: "3.7.e",
    heading: "How the men move",
    says: "A Pawn that reaches its last rank is exchanged on the square of arrival, as part of the same move, for a \
           Queen, Rook, Bishop or Knight of its colour, whatever was captured before. The new piece works at once.",
    doubts: &[
        "To name a piece without setting one is no exchange.",
        "A Rook set upside down is read as a Rook: what stands there is a Rook, whatever was meant.",
    ],
    installs: &[
        Provides(Provision::InvertedRookIsRook),
        Movement(rule(&[NOT_PROMOTED], &[Forbids])),
        Movement(rule(&[PROMOTED_AMISS], &[Forbids])),
        Transfer(rule(&[BEGUN, PROMOTION], &[StaysOpen])),
        Transfer(rule(&[MADE_LEGALLY, PROMOTION], &[Makes])),
        Naming(rule(&[NAMED], &[Refuses])),
    ],
};

/// 3.9
pub(super) const IN_2014_3_9: Article = Article {
    no: "3.9",
    heading: "How the men move",
    says: "The King is in check if men of the opponent's attack him, even if they may not move there themselves. No man \
           may make a move that places or leaves the King of its own colour in check.",
    doubts: &[],
    installs: &[Movement(rule(&[KING_IN_CHECK], &[Forbids]))],
};

/// 4.1
pub(super) const IN_2014_4_1: Article = Article {
    no: "4.1",
    heading: "The act of moving the men",
    says: "Each move is played with one hand only.",
    doubts: &[
        "This edition names no penalty for it. The move counts, and the arbiter may punish it under Article 12.9.",
        "What was claimed once is for the arbiter to punish, and is not claimed again.",
    ],
    installs: &[
        Provides(Provision::OneHand),
        HandsClaim(rule(&[USED_BOTH, CLAIMED_IN_TIME], &[Offence])),
        HandsClaim(rule(&[DID_NOT], &[Refuses])),
    ],
};

/// 4.3
pub(super) const IN_2014_4_3: Article = Article {
    no: "4.3",
    heading: "The act of moving the men",
    says: "Except where Article 4.2 allows it, a touch binds if it is meant to move or capture a man.",
    doubts: &[
        "This edition does not say whether a touch is intended until the contrary is plain. It is read so.",
        "What is taken up and set down by accident is displaced (7.4), and not moved. Whether a man that slips from a hand that took \
         it up on purpose was released (4.7) is found.",
    ],
    installs: &[Excuse(rule(&[BY_ACCIDENT], &[Excuses])), FoundByPeople("whether a touch was meant")],
};

/// 4.3.c
pub(super) const IN_2014_4_3_C: Article = Article {
    no: "4.3.c",
    heading: "The act of moving the men",
    says: "If he touches a man of each colour, he must capture the opponent's with his own; if that is illegal, he must \
           move or capture the first one touched that can be moved or captured. If the order is unclear, his own man \
           counts as touched first.",
    doubts: &["Of several men of a colour, the first one touched is read as meant."],
    installs: &[
        Touching(rule(&[OF_BOTH, FIRST_TAKES_FIRST], &[Binds(TakeFirstWithFirst)])),
        Touching(rule(&[OF_BOTH, FIRST_CANNOT_TAKE_FIRST, SOME_CAN], &[Binds(FirstOfEither)])),
        Transfer(rule(&[AGAINST_BOTH], &[Offence])),
    ],
};

/// 4.4.a
pub(super) const IN_2014_4_4_A: Article = Article {
    no: "4.4.a",
    heading: "The act of moving the men",
    says: "If he touches his King and a Rook, he must castle on that side if it is legal.",
    doubts: &[
        "A man of the opponent's that he touches as well changes nothing, unless his King can capture it.",
    ],
    installs: &[Touching(
        rule(&[KING_FIRST, CAN_CASTLE, FIRST_CANNOT_TAKE_FIRST], &[Binds(Castle)])
            .despite(&["4.3.a", "4.3.c"]),
    )],
};

/// 4.4.b
pub(super) const IN_2014_4_4_B: Article = Article {
    no: "4.4.b",
    heading: "The act of moving the men",
    says: "If he touches a Rook and then his King, he may not castle on that side in this move, and Article 4.3.a \
           applies.",
    doubts: &["Castling is a move of the King. A Rook that was touched alone must move by itself (4.3.a)."],
    installs: &[Touching(rule(&[ROOK_FIRST, OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveFirst)]))],
};

/// 4.4.c
pub(super) const IN_2014_4_4_C: Article = Article {
    no: "4.4.c",
    heading: "The act of moving the men",
    says: "If he means to castle, touches the King, or the King and a Rook, and castling on that side is illegal, he \
           must make another move of the King, which may be castling on the other side. If the King has no legal move, \
           he may make any legal move.",
    doubts: &["A King and a Rook are read as touched to castle only where both stand on the first rank."],
    installs: &[
        Touching(rule(&[KING_FIRST, CANNOT_CASTLE, NO_ADVERSE], &[Binds(MoveKing)]).despite(&["4.3.a"])),
        Touching(rule(&[KING_FIXED, NO_ADVERSE], &[Excuses]).despite(&["4.3.a"])),
    ],
};

/// 4.6.a
pub(super) const IN_2014_4_6_A: Article = Article {
    no: "4.6.a",
    heading: "The act of moving the men",
    says: "In a promotion the Pawn need not be set on the square of arrival.",
    doubts: &["Some prints number the parts of this article 1 to 3."],
    installs: &[Transfer(rule(&[BEGUN, PROMOTION], &[StaysOpen]))],
};

/// 5.2.c
pub(super) const IN_2014_5_2_C: Article = Article {
    no: "5.2.c",
    heading: "The completion of the game",
    says: "The game is drawn if both players agree to it during the game.",
    doubts: &["Nothing is read into it about moves that must have been made.", ACCEPTED_AFTER_A_CLAIM],
    installs: &[
        Agreement(rule(&[ACCEPTS, OFFER_STANDS, NOT_SETTLED_OTHERWISE], &[Ends(Outcome::DrawnByAgreement)])),
        Agreement(rule(&[ACCEPTS, NO_OFFER_STANDS, NOT_SETTLED_OTHERWISE], &[Refuses])),
    ],
};

/// 5.2.d
pub(super) const IN_2014_5_2_D: Article = Article {
    no: "5.2.d",
    heading: "The completion of the game",
    says: "The game may be drawn if an identical position is about to appear, or has appeared, at least three times \
           (9.2).",
    doubts: &[],
    installs: &[DrawClaim(rule(
        &[RECURRENCE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED],
        &[Ends(Outcome::DrawnByRepetition)],
    ))],
};

/// 5.2.e
pub(super) const IN_2014_5_2_E: Article = Article {
    no: "5.2.e",
    heading: "The completion of the game",
    says: "The game may be drawn if each player has made at least the last fifty moves without a Pawn move or a capture \
           (9.3).",
    doubts: &[],
    installs: &[DrawClaim(rule(
        &[FIFTY_MOVES, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED],
        &[Ends(Outcome::DrawnByFiftyMoves)],
    ))],
};

/// 6.2.a
pub(super) const IN_2014_6_2_A: Article = Article {
    no: "6.2.a",
    heading: "The chess clock",
    says: "A player who has made his move stops his own clock and starts the opponent's; this completes the move.",
    doubts: &[
        "The article does not provide for a game without a clock. There a move is read as complete when it is made.",
        "A move made with both hands is a move, and is completed by the press too.",
    ],
    installs: &[
        Provides(Provision::CompletedByPress),
        Completion(rule(&[LEGAL_MOVE], &[Completes])),
        Completion(rule(&[TWO_HANDS], &[Completes])),
        Completion(rule(&[BREACH_OF_FOUR, UNSEEN], &[Completes])),
        Completion(rule(&[ILLEGAL_OR_UNPROMOTED, UNSEEN], &[Passes])),
        Overstep(rule(&[FALLEN, UNCOMPLETED, OWN_UP, COULD_MATE], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[FALLEN, UNCOMPLETED, OWN_UP, COULD_NOT_MATE], &[Ends(Outcome::OutOfTimeToNoMate)])),
    ],
};

/// 6.2.a(2)
pub(super) const IN_2014_6_2_A_2: Article = Article {
    no: "6.2.a(2)",
    heading: "The chess clock",
    says: "A move that was not completed is complete once the player has made his next move.",
    doubts: &[
        "An illegal move that was not completed goes back when it is found, and is not counted (7.5.a).",
    ],
    installs: &[Provides(Provision::CompletedByNextMove)],
};

/// 6.2.d
pub(super) const IN_2014_6_2_D: Article = Article {
    no: "6.2.d",
    heading: "The chess clock",
    says: "The clock must be handled properly. It may not be pressed with force or before a move, lifted, or knocked \
           over. Who does so is punished under Article 12.9.",
    doubts: &[
        "To press without a move is no illegal move in this edition. What it costs is for the arbiter to decide.",
    ],
    installs: &[Completion(rule(&[NO_MOVE, SEEN], &[Offence])), Provides(Provision::ToldWithClock)],
};

/// 6.2.e
pub(super) const IN_2014_6_2_E: Article = Article {
    no: "6.2.e",
    heading: "The chess clock",
    says: "Only the player whose clock runs may adjust men.",
    doubts: &[
        "The player who has the move and adjusts in the opponent's time breaks this article. By Article 4.2 his touch \
         binds him to nothing all the same.",
    ],
    installs: &[
        Excuse(rule(&[HAVING_THE_MOVE, NOTICE_GIVEN, OWN_CLOCK_RUNS], &[Excuses])),
        Excuse(rule(&[HAVING_THE_MOVE, NOTICE_GIVEN, OTHER_CLOCK_RUNS], &[Offence])),
    ],
};

/// 6.7.a
pub(super) const IN_2014_6_7_A: Article = Article {
    no: "6.7.a",
    heading: "The chess clock",
    says: "The rules of an event name a default time. A player who comes to the board after it loses, unless the \
           arbiter decides otherwise.",
    doubts: &[
        "Where no default time was named, none is read into the article: nobody loses by coming late.",
        "If both come late, both lose. A player counts as absent who was found absent, and nobody else: that a player \
         has not acted yet does not show it.",
        "What the arbiter decides of a game in which a player was found absent, and has not come, is read as his decision that \
         the player may still play.",
    ],
    installs: &[
        Provides(Provision::DefaultTimeIfNamed),
        Provides(Provision::ArbiterExcusesLateness),
        FoundByPeople("whether a player who comes late may play all the same"),
        Arrival(rule(&[LATE], &[Ends(Outcome::Defaulted)])),
        Arrival(rule(&[BOTH_LATE], &[Ends(Outcome::BothDefaulted)])),
    ],
};

/// 6.13
pub(super) const IN_2014_6_13: Article = Article {
    no: "6.13",
    heading: "The chess clock",
    says: "Boards, screens and clocks that show the position, the moves and the number of moves are allowed. A claim \
           may not rest only on what these show.",
    doubts: &["Here only the log counts."],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 7.3
pub(super) const IN_2014_7_3: Article = Article {
    no: "7.3",
    heading: "Irregularities",
    says: "If the colours were reversed, the game goes on, unless the arbiter rules otherwise.",
    doubts: &[
        "What the arbiter may rule instead is not said. Here he has the game begun again, as the later editions do.",
    ],
    installs: &[
        StartClaim(rule(&[COLOURS, WRONG], &[Refuses])),
        StartClaim(rule(&[COLOURS, AS_IT_SHOULD_BE], &[Refuses])),
        Provides(Provision::ArbiterStopsReversedGame),
        FoundByPeople("whether a game begun with reversed colours goes on"),
    ],
};

/// 7.5.a
pub(super) const IN_2014_7_5_A: Article = Article {
    no: "7.5.a",
    heading: "Irregularities",
    says: "If an illegal move that was completed is found during the game, the position before it is restored, or the \
           last one that can be determined, and Articles 4.3 and 4.7 apply to the move that replaces it. A Pawn left \
           on its last rank when the clock is pressed is an illegal move too, and becomes a Queen.",
    doubts: &[
        "Of several illegal moves the earliest that the other side made counts, unless the claimant names another, and the \
         earliest of the claimant's own only where no other can be taken back. An arbiter who finds them, or both players \
         together, go back to the earliest of all.",
        "The article does not say what follows if the opponent replies before the press. Where no arbiter sees it, \
         the illegal move is read as standing until it is found.",
        "A press of the clock after the King's part of castling alone is read as completing a move that is not legal as it stands. \
         Another reading: no move was made, and it is a press without a move.",
        "A Pawn that was released on its last rank, and taken off again before the press, is read as left there: it was moved, and not \
         promoted. Another reading: nothing stands there, and it is a press without a move.",
        ENDED_WHILE_CLAIMED,
    ],
    installs: &[
        Provides(Provision::EndsWhileIllegalMoveIsClaimed),
        Provides(Provision::TouchesBindTheReplacement),
        Provides(Provision::ClaimIsOfTheOthersMove),
        OutOfTurnMove(rule(&[REPLY_TO_ILLEGAL, REPLY_UNSEEN], &[Passes])),
        Completion(rule(&[ILLEGAL_MOVE, SEEN], &[Restores(BEFORE_IT), Counts])),
        Completion(rule(&[NOT_THE_DECLARED, SEEN], &[Restores(BEFORE_IT)])),
        Completion(rule(&[PAWN_LEFT, SEEN], &[Promotes, Counts])),
        Attention(rule(&[SOME_STANDS, ASCERTAINED], &[Restores(BEFORE_IT)])),
        Attention(rule(&[SOME_STANDS, ASCERTAINED, COMPLETED_ILLEGALLY], &[Counts])),
        Attention(rule(&[SOME_STANDS, NOT_ASCERTAINED], &[Waits])),
        Attention(rule(&[NONE_STANDS], &[Refuses])),
        FoundByPeople("the last position that can be determined"),
    ],
};

/// 7.5.b
pub(super) const IN_2014_7_5_B: Article = Article {
    no: "7.5.b",
    heading: "Irregularities",
    says: "For a player's first completed illegal move the opponent is given two minutes. By the second the player \
           loses; but the game is drawn if the opponent cannot mate by any series of legal moves.",
    doubts: &[
        "If this is not proved, the opponent counts as able to mate. So he does where the player's King has been taken, \
         which no move mates.",
        "From which position the opponent must be able to mate is not said. It is read as the one before the illegal move, so that \
         nobody gains by what he may not do. Another reading: where a Pawn was left on the last rank, from the position with the \
         Queen.",
    ],
    installs: &[
        Sets(Figure::SecondsForIllegalMove, 120),
        Infringement(rule(&[THE_FIRST], &[GivesTime(Figure::SecondsForIllegalMove)])),
        Infringement(rule(&[THE_SECOND, COULD_STILL_MATE], &[Ends(Outcome::IllegalMoves)])),
        Infringement(rule(&[THE_SECOND, COULD_NOT_STILL_MATE], &[Ends(Outcome::IllegalMovesToNoMate)])),
    ],
};

/// 8.4
pub(super) const IN_2014_8_4: Article = Article {
    no: "8.4",
    heading: "The recording of the moves",
    says: "A player who has less than five minutes left in a period, and is given less than thirty seconds with each \
           move, need not record for the rest of that period.",
    doubts: &[
        "The article excuses from recording moves. An offer of a draw is still to be noted (9.1.b(2)).",
    ],
    installs: &[
        Sets(Figure::MinutesToRecord, 5),
        Sets(Figure::IncrementToRecord, 30),
        Recording(rule(&[TWO_MOVES_BEHIND, NEED_NOT_RECORD], &[Records])),
        Recording(rule(&[REQUIRED, NEED_NOT_RECORD], &[Records])),
    ],
};

/// 9.2
pub(super) const IN_2014_9_2: Article = Article {
    no: "9.2",
    heading: "The drawn game",
    says: "Positions are the same only if the same player has the move, men of the same kind and colour stand on the \
           same squares, and the possible moves of all of them are the same. They are not the same if in the first of \
           them a Pawn could have been taken in passing, or a King or Rook had a right to castle that it lost by \
           moving. Rights to castle are lost only when the King or the Rook is moved.",
    doubts: &["A Pawn that could not legally be taken in passing makes no difference."],
    installs: &[
        Provides(Provision::SamePossibleMoves),
        DrawClaim(rule(
            &[RECURRENCE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, NOT_PROVED, UNLIKE_IN_PASSING],
            &[Refuses],
        )),
        DrawClaim(rule(
            &[RECURRENCE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, NOT_PROVED, UNLIKE_IN_CASTLING],
            &[Refuses],
        )),
    ],
};

/// 9.4
pub(super) const IN_2014_9_4: Article = Article {
    no: "9.4",
    heading: "The drawn game",
    says: "A player who has touched a man as Article 4.3 says may no longer claim a draw under Article 9.2 or 9.3 on \
           that move.",
    doubts: &[
        "The claim is not looked into, so nothing is found to be incorrect, and the penalty of Article 9.5.b does not \
         apply. It is still an offer (9.1.b(3)).",
    ],
    installs: &[DrawClaim(rule(&[CLAIM_AFTER_TOUCH], &[Refuses]))],
};

/// 9.5.b
pub(super) const IN_2014_9_5_B: Article = Article {
    no: "9.5.b",
    doubts: &[
        "A claim by the player who does not have the move, for example one who has made his move already, is read as a \
         wrong claim.",
        "If another move is made, it goes back as Article 7.5.a says, and is not counted as an illegal move.",
    ],
    ..super::draws::A9_5_3
};

/// 9.6.a
pub(super) const IN_2014_9_6_A: Article = Article {
    no: "9.6.a",
    heading: "The drawn game",
    says: "The game is drawn without a claim if the same position has appeared for at least five consecutive alternate \
           moves by each player.",
    doubts: &[
        "Read so, that the position must have come back after every second move of each player, five times running.",
        "Read with Article 6.2.a(1): the move ends the game when it is made, whether or not anybody has noticed.",
        "Nothing is said here of the touch with which the move must accord, as it is of mate (Article 5.1): a move that breaks the \
         laws of touch and move is read as made, and ends the game. Another reading: the opponent may still claim the touch.",
    ],
    installs: &[
        Sets(Figure::OccurrencesByThemselves, 5),
        Provides(Provision::OccurrencesOnAlternateMoves),
        Standstill(rule(&[FIVE_TIMES, IN_ACCORD], &[Ends(Outcome::DrawnByRepetition)])),
        DrawClaim(rule(&[FIVEFOLD, PROVED], &[Ends(Outcome::DrawnByRepetition)])),
    ],
};

/// 9.6.b
pub(super) const IN_2014_9_6_B: Article = Article {
    no: "9.6.b",
    doubts: &[
        "Read with Article 6.2.a(1): the move ends the game when it is made, whether or not anybody has noticed.",
        "Nothing is said here of the touch with which the move must accord, as it is of mate (Article 5.1): a move that breaks the \
         laws of touch and move is read as made, and ends the game. Another reading: the opponent may still claim the touch.",
    ],
    ..super::draws::A9_6_2
};

/// 9.7
pub(super) const IN_2014_9_7: Article = Article {
    no: "9.7",
    heading: "The drawn game",
    says: "The game is drawn, and ends at once, when a position is reached from which no series of legal moves leads to \
           checkmate, provided that the move that led to it accorded with Article 3 and Articles 4.2 to 4.7.",
    doubts: &["It says the same as Article 5.2.b."],
    installs: &[Standstill(rule(&[DEAD, IN_ACCORD], &[Ends(Outcome::DrawnAsDead)]))],
};

/// 11.2
pub(super) const IN_2014_11_2: Article = Article {
    no: "11.2",
    heading: "The conduct of the players",
    says: "Only with the arbiter's permission may a player leave the place of play, and the player who has the move the \
           playing area.",
    doubts: &[OFF_THE_BOARD, AT_THE_BOARD_OR_NOT],
    installs: &[
        Conduct(rule(&[LEFT_VENUE], &[Offence])),
        Conduct(rule(&[LEFT_AREA], &[Excuses])),
        Conduct(rule(&[LEFT_BOARD], &[Excuses])),
    ],
};

/// 11.3.b
pub(super) const IN_2014_11_3_B: Article = Article {
    no: "11.3.b",
    heading: "The conduct of the players",
    says: "During play a player may not have a telephone or another electronic means of communication in the place of \
           play. If it is evident that he brought one there, he loses the game, and the opponent wins. The rules of an \
           event may name a milder penalty.",
    doubts: &[
        "Read as evident when the arbiter reports it. A milder penalty of an event is not provided for here.",
        REPORTED_LATE,
        OFF_THE_BOARD,
    ],
    installs: &[
        Conduct(rule(&[DEVICE_IN_PLAY], &[Offence])),
        Conduct(rule(&[DEVICE_IN_PLAY, EVIDENT], &[Ends(Outcome::LostByConduct)])),
    ],
};

/// 11.3.c
pub(super) const IN_2014_11_3_C: Article = Article {
    no: "11.3.c",
    heading: "The conduct of the players",
    says: "Smoking is allowed only where the arbiter allows it.",
    doubts: &[],
    installs: &[FoundByPeople("whether a player smoked where it is not allowed")],
};
