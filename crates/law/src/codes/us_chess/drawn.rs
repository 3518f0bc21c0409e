//! Rule 14: the drawn game.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Duty::*, Effect::*, Figure, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 14
pub(super) const R14: Article = Article {
    no: "14",
    heading: "The drawn game",
    says: "A claim of a draw is also an offer of a draw.",
    doubts: &[],
    installs: &[
        DrawClaim(rule(&[NOT_PROVED, CLAIMED_BY_THE_PLAYER, UNTOUCHED], &[OpensOffer])),
        DrawClaim(rule(&[CLAIMED_BY_THE_OTHER], &[OpensOffer])),
        DrawClaim(rule(&[CLAIM_AFTER_TOUCH], &[OpensOffer])),
    ],
};

/// 14A
pub(super) const R14A: Article = Article {
    no: "14A",
    heading: "The drawn game",
    says: "The game is drawn when the player on the move has no legal move and is not in check.",
    doubts: &[],
    installs: &[Standstill(rule(&[STALEMATED, IN_ACCORD], &[Ends(Outcome::DrawnByStalemate)]))],
};

/// 14B
pub(super) const R14B: Article = Article {
    no: "14B",
    heading: "The drawn game",
    says: "The game is drawn if the players agree. An offer stands until it is accepted or declined, by word or by \
           deliberately touching a man.",
    doubts: &[
        "A man that is in the hand when the draw is offered was touched before: to go on with that move is not among the \
         ends of an offer, though it could be read as one. The offer stands until the player touches another man, or a man that he \
         has only touched before, and not taken up.",
        "A touch out of turn is read as no answer to an offer.",
        "That a sealed move is made on the board touches no man, and so is no answer to an offer.",
    ],
    installs: &[
        Agreement(rule(&[ACCEPTS, OFFER_STANDS, NOTHING_SETTLED], &[Ends(Outcome::DrawnByAgreement)])),
        Agreement(rule(&[ACCEPTS, NO_OFFER_STANDS, NOTHING_SETTLED], &[Refuses])),
        Agreement(rule(&[OFFERS, SETTLED_OTHERWISE], &[Refuses])),
        Agreement(rule(&[ACCEPTS, SETTLED_OTHERWISE], &[Refuses])),
        Agreement(rule(&[DECLINES, OFFER_STANDS], &[ClosesOffer])),
        Agreement(rule(&[DECLINES, NO_OFFER_STANDS], &[Refuses])),
        Agreement(rule(&[TOUCHES], &[ClosesOffer])),
    ],
};

/// 14B1
pub(super) const R14B1: Article = Article {
    no: "14B1",
    heading: "The drawn game",
    says: "A draw is offered after a move is determined and before the clock is pressed.",
    doubts: &[],
    installs: &[Agreement(rule(&[OFFERS, NOT_SETTLED_OTHERWISE, AT_THE_PROPER_TIME], &[OpensOffer]))],
};

/// 14B3
pub(super) const R14B3: Article = Article {
    no: "14B3",
    heading: "The drawn game",
    says: "A draw offered at another time is an offer all the same. If it is made before the player's move, the \
           opponent may wait for the move before he answers.",
    doubts: &["Offers that annoy the opponent are for the director (Rule 20G)."],
    installs: &[Agreement(rule(&[OFFERS, NOT_SETTLED_OTHERWISE, AT_ANOTHER_TIME], &[OpensOffer]))],
};

/// 14C
pub(super) const R14C: Article = Article {
    no: "14C",
    heading: "The drawn game",
    says: "The game is drawn on the claim of the player on the move if the same position has just appeared for the \
           third time, or is about to by a move that he declares and does not make. The same player must be on the \
           move, and the possible moves of all men must be the same, castling and taking in passing included.",
    doubts: &["A Pawn that could not legally be taken in passing makes no difference."],
    installs: &[
        Sets(Figure::Occurrences, 3),
        Provides(Provision::SamePossibleMoves),
        Provides(Provision::DeclaredMoves),
        DrawClaim(rule(
            &[RECURRENCE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED],
            &[Ends(Outcome::DrawnByRepetition)],
        )),
        DrawClaim(rule(&[RECURRENCE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, NOT_PROVED], &[Refuses])),
        DrawClaim(rule(&[RECURRENCE, CLAIMED_BY_THE_OTHER], &[Refuses])),
        DrawClaim(rule(&[RECURRENCE, CLAIM_AFTER_TOUCH], &[Refuses])),
    ],
};

/// 14C6
pub(super) const R14C6: Article = Article {
    no: "14C6",
    heading: "The drawn game",
    says: "For a claim that is wrong the opponent is given two minutes, and a move that was declared must be made.",
    doubts: &[
        "A claim by the player who does not have the move is read as one that is found wrong, and costs two minutes. One \
         that a touch has ended is not looked into, so nothing is found wrong, and it costs nothing.",
        "If the declared move is illegal, the man of that move must move if it can.",
    ],
    installs: &[
        DrawClaim(rule(
            &[NOT_PROVED, CLAIMED_BY_THE_PLAYER, UNTOUCHED],
            &[Refuses, GivesTime(Figure::SecondsForWrongClaim)],
        )),
        DrawClaim(rule(&[CLAIMED_BY_THE_OTHER], &[Refuses, GivesTime(Figure::SecondsForWrongClaim)])),
        DrawClaim(rule(
            &[NOT_PROVED, CLAIMED_BY_THE_PLAYER, UNTOUCHED, WITH_A_LEGAL_MOVE],
            &[Binds(DeclaredMove)],
        )),
        DrawClaim(rule(
            &[NOT_PROVED, CLAIMED_BY_THE_PLAYER, UNTOUCHED, WITH_AN_ILLEGAL_MOVE],
            &[Binds(ManOfDeclaredMove)],
        )),
        Transfer(rule(&[OTHER_MOVE], &[Offence])),
    ],
};

/// 14C7
pub(super) const R14C7: Article = Article {
    no: "14C7",
    heading: "The drawn game",
    says: "The clocks are stopped while a claim is looked into, and it cannot be withdrawn.",
    doubts: &[
        "A player who resigns while it is looked into has lost only if the claim fails: to resign withdraws no claim, and a \
         game that was drawn by a right claim is over.",
        "That a player had resigned, or that a draw was agreed, is read as before the claim where the other claims it meanwhile, \
         and it is admitted or found.",
    ],
    installs: &[DrawClaim(rule(&[BY_RIGHT], &[Pauses]))],
};

/// 14C8
pub(super) const R14C8: Article = Article {
    no: "14C8",
    heading: "The drawn game",
    says: "In time pressure a claimant whose score does not show it may show by a witness that the position has come \
           back so often. The director may be that witness, or name one.",
    doubts: &[
        "Time pressure is read as in Rule 11D1: either player has less than five minutes left, and less than thirty seconds \
         are added with each move.",
        "Here the log is the witness.",
    ],
    installs: &[DrawClaim(rule(
        &[RECURRENCE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED, WITNESSED],
        &[Ends(Outcome::DrawnByRepetition)],
    ))],
};

/// 14C9
pub(super) const R14C9: Article = Article {
    no: "14C9",
    heading: "The drawn game",
    says: "The claimant shows by his score that the position has come back so often. In time pressure a witness may \
           take its place (14C8).",
    doubts: &[
        "A score from which no more than three pairs of moves are missing is read as enough (13C7).",
        "A claim without one is refused, and costs nothing; it is an offer of a draw like any other claim (14).",
    ],
    installs: &[DrawClaim(
        rule(&[RECURRENCE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, WITHOUT_SCORE], &[Refuses, OpensOffer])
            .despite(&["14C", "14C6"]),
    )],
};

/// 14D
pub(super) const R14D: Article = Article {
    no: "14D",
    heading: "The drawn game",
    says: "The game is drawn at once when neither side can win any more, as the last determined move leaves the men.",
    doubts: &[
        "This is decided by proof, not by counting men. If it is not proved, the position counts as alive.",
    ],
    installs: &[Standstill(rule(&[DEAD, IN_ACCORD], &[Ends(Outcome::DrawnAsDead)]))],
};

/// 14D4
pub(super) const R14D4: Article = Article {
    no: "14D4",
    heading: "The drawn game",
    says: "Beside the bare Kings, a King with one Bishop or Knight, and Kings with Bishops on squares of one colour \
           (14D1 to 14D3), that is so in every position from which no legal moves can lead to mate.",
    doubts: &["Read of a position in which neither side can be mated by any series of legal moves."],
    installs: &[Standstill(rule(&[DEAD, IN_ACCORD], &[Ends(Outcome::DrawnAsDead)]))],
};

/// 14E1
pub(super) const R14E1: Article = Article {
    no: "14E1",
    heading: "The drawn game",
    says: "A game in which a player exceeds the time is drawn if the opponent has the King alone.",
    doubts: &[],
    installs: &[Overstep(rule(&[IN_GOOD_TIME, KING_ONLY], &[Ends(Outcome::OutOfTimeToNoMate)]))],
};

/// 14E2
pub(super) const R14E2: Article = Article {
    no: "14E2",
    heading: "The drawn game",
    says: "It is also drawn if the opponent has only King and Bishop, or King and Knight, and no forced win.",
    doubts: &[
        "A forced win is a mate that can be forced. It must be proved: if it is not, the game is drawn.",
    ],
    installs: &[
        Overstep(rule(&[IN_GOOD_TIME, ONE_MINOR, FORCED], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[IN_GOOD_TIME, ONE_MINOR, NOT_FORCED], &[Ends(Outcome::OutOfTimeToNoMate)])),
    ],
};

/// 14E3
pub(super) const R14E3: Article = Article {
    no: "14E3",
    heading: "The drawn game",
    says: "It is also drawn if the opponent has only King and two Knights, the player has no Pawns, and there is no \
           forced win.",
    doubts: &[
        "A forced win is a mate that can be forced. It must be proved: if it is not, the game is drawn.",
    ],
    installs: &[
        Overstep(rule(&[IN_GOOD_TIME, KNIGHTS, FORCED], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[IN_GOOD_TIME, KNIGHTS, NOT_FORCED], &[Ends(Outcome::OutOfTimeToNoMate)])),
    ],
};

/// 14F
pub(super) const R14F: Article = Article {
    no: "14F",
    heading: "The drawn game",
    says: "The game is drawn on the claim of the player on the move if the last fifty moves of each player were \
           made without a capture or a Pawn move, or will have been with a move that he declares and does not make.",
    doubts: &[],
    installs: &[
        Sets(Figure::MovesWithoutProgress, 50),
        DrawClaim(rule(
            &[FIFTY_MOVES, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED],
            &[Ends(Outcome::DrawnByFiftyMoves)],
        )),
        DrawClaim(rule(&[FIFTY_MOVES, CLAIMED_BY_THE_PLAYER, UNTOUCHED, NOT_PROVED], &[Refuses])),
        DrawClaim(rule(&[FIFTY_MOVES, CLAIMED_BY_THE_OTHER], &[Refuses])),
        DrawClaim(rule(&[FIFTY_MOVES, CLAIM_AFTER_TOUCH], &[Refuses])),
    ],
};

/// 14F2
pub(super) const R14F2: Article = Article {
    no: "14F2",
    heading: "The drawn game",
    says: "A director may announce, before the event, that more than fifty moves are allowed.",
    doubts: &["The announced number is read as holding in every position of the game."],
    installs: &[Provides(Provision::OtherLimitAnnounced)],
};

/// 14F3
pub(super) const R14F3: Article = Article {
    no: "14F3",
    heading: "The drawn game",
    says: "The claim is good even if the opponent threatens mate; but a mate on the board counts before it.",
    doubts: &[],
    installs: &[DrawClaim(rule(
        &[FIFTY_MOVES, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED],
        &[Ends(Outcome::DrawnByFiftyMoves)],
    ))],
};

/// 14F4
pub(super) const R14F4: Article = Article {
    no: "14F4",
    heading: "The drawn game",
    says: "In time pressure the director may count the moves for the players, or have somebody count them.",
    doubts: &[
        "So a claimant whose score is not complete enough may rest his claim on that count. Here the log counts the moves.",
        "Out of time pressure nothing is said of the score that such a claim needs: it is read as needing none.",
    ],
    installs: &[DrawClaim(rule(
        &[FIFTY_MOVES, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED, WITNESSED],
        &[Ends(Outcome::DrawnByFiftyMoves)],
    ))],
};

/// 14G
pub(super) const R14G: Article = Article {
    no: "14G",
    heading: "The drawn game",
    says: "The game is drawn if both flags are down in sudden death.",
    doubts: &["It makes no difference which flag fell first."],
    installs: &[Overstep(rule(&[FALLEN, OWN_DOWN, SUDDEN_DEATH], &[Ends(Outcome::BothOutOfTime)]))],
};

/// 14H
pub(super) const R14H: Article = Article {
    no: "14H",
    heading: "The drawn game",
    says: "No draw is claimed for insufficient losing chances, unless the variation of this rule was announced.",
    doubts: &["Such a claim is read as none, and so as no offer of a draw either (Rule 14)."],
    installs: &[NormalMeans(rule(&[], &[Refuses]))],
};

/// 14J
pub(super) const R14J: Article = Article {
    no: "14J",
    heading: "The drawn game",
    says: "A director may declare a game drawn where he finds it just.",
    doubts: &[],
    installs: &[
        FoundByPeople("whether a draw is just"),
        Finding(rule(&[BY_A_DIRECTOR, OF_A_DRAW], &[Settles])),
    ],
};

/// 14K
pub(super) const R14K: Article = Article {
    no: "14K",
    heading: "The drawn game",
    says: "A director may declare the game drawn if the same position has come back five times in unbroken turns, \
           or if seventy-five moves of each player were made without a capture or a Pawn move.",
    doubts: &[
        "The turns are unbroken if each player does nothing but go there and back: the position stands at every \
         fourth single move.",
    ],
    installs: &[
        Sets(Figure::OccurrencesByThemselves, 5),
        Sets(Figure::MovesWithoutProgressByThemselves, 75),
        Provides(Provision::OccurrencesOnAlternateMoves),
        Standstill(rule(&[FIVE_TIMES, DECLARED], &[Ends(Outcome::DrawnByRepetition)])),
        Standstill(rule(&[SEVENTY_FIVE, DECLARED], &[Ends(Outcome::DrawnByFiftyMoves)])),
    ],
};
