//! Article 9: draws.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Duty::*, Effect::*, Figure, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 9.1.1
pub(super) const A9_1_1: Article = Article {
    no: "9.1.1",
    heading: "The drawn game",
    says: "An event may provide that no draw is offered or agreed before so many moves, or at all, without the \
           arbiter's consent.",
    doubts: &[
        "Consent that the arbiter has given is read as lasting for the rest of the game.",
        "A draw that was offered before he consented was not validly offered: it is offered again.",
    ],
    installs: &[
        Provides(Provision::ArbiterConsentsToDraws),
        Agreement(rule(&[OFFERS, SETTLED_OTHERWISE], &[Refuses])),
        Agreement(rule(&[ACCEPTS, SETTLED_OTHERWISE], &[Refuses])),
    ],
};

/// 9.1.2.1
pub(super) const A9_1_2_1: Article = Article {
    no: "9.1.2.1",
    heading: "The drawn game",
    says: "A draw is offered after making a move and before pressing the clock. At another time the offer \
           is valid, but Article 11.5 is to be considered. An offer has no conditions and cannot be \
           withdrawn. It stands until it is accepted, until it is declined by word or by touching a man \
           with intent to move or capture it, or until the game has ended.",
    doubts: &[
        "A man that is in the hand when the draw is offered was touched before: to go on with that move is not among the \
         ends of an offer, though it could be read as one. The offer stands until the player touches another man, or a man that he \
         has only touched before, and not taken up.",
        "A touch out of turn is read as no answer to an offer: with it the player cannot move or capture.",
    ],
    installs: &[
        Provides(Provision::OffersUnconditional),
        Agreement(rule(&[OFFERS, NOT_SETTLED_OTHERWISE], &[OpensOffer])),
        Agreement(rule(&[DECLINES, OFFER_STANDS], &[ClosesOffer])),
        Agreement(rule(&[DECLINES, NO_OFFER_STANDS], &[Refuses])),
        Agreement(rule(&[TOUCHES], &[ClosesOffer])),
    ],
};

/// 9.1.2.2
pub(super) const A9_1_2_2: Article = Article {
    no: "9.1.2.2",
    heading: "The drawn game",
    says: "Both players note an offer of a draw with the sign (=).",
    doubts: &[],
    installs: &[Recording(rule(&[AN_OFFER], &[Records])), Recording(rule(&[OFFER_MISSING], &[Reminds]))],
};

/// 9.1.2.3
pub(super) const A9_1_2_3: Article = Article {
    no: "9.1.2.3",
    heading: "The drawn game",
    says: "A claim of a draw under Article 9.2 or 9.3 is also an offer of a draw.",
    doubts: &["The article has no exception: a claim by the player who does not have the move, or after a \
               touch, is read as an offer too."],
    installs: &[
        DrawClaim(rule(&[NOT_PROVED, CLAIMED_BY_THE_PLAYER, UNTOUCHED], &[OpensOffer])),
        DrawClaim(rule(&[CLAIMED_BY_THE_OTHER], &[OpensOffer])),
        DrawClaim(rule(&[CLAIM_AFTER_TOUCH], &[OpensOffer])),
    ],
};

/// 9.2.1
pub(super) const A9_2_1: Article = Article {
    no: "9.2.1",
    heading: "The drawn game",
    says: "The game is drawn on the claim of the player who has the move, if the same position is about to \
           appear for at least the third time by a move that he writes down, which cannot be changed, and \
           declares.",
    doubts: &[
        "A move that was written down first is the one that is declared. A claim with another move is wrong, and the move \
         written is due. What was struck out before the claim does not bind.",
        "A claim with another move than the one that a wrong claim has left due is wrong too.",
    ],
    installs: &[
        Sets(Figure::Occurrences, 3),
        Provides(Provision::DeclaredMoves),
        Recording(rule(&[STRUCK_AFTER_CLAIM], &[Refuses])),
        DrawClaim(rule(
            &[RECURRENCE, WITH_A_MOVE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED],
            &[Ends(Outcome::DrawnByRepetition)],
        )),
        DrawClaim(rule(&[RECURRENCE, WITH_A_MOVE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, NOT_PROVED], &[Refuses])),
    ],
};

/// 9.2.2
pub(super) const A9_2_2: Article = Article {
    no: "9.2.2",
    heading: "The drawn game",
    says: "The game is drawn on the claim of the player who has the move, if the same position has just \
           appeared for at least the third time.",
    doubts: &[
        "A claim by the player who does not have the move is read as one that is found incorrect, and has the price of \
         Article 9.5.3. One that a touch has ended (9.4) is not looked into, and has none.",
    ],
    installs: &[
        DrawClaim(rule(
            &[RECURRENCE, AS_IT_STANDS, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED],
            &[Ends(Outcome::DrawnByRepetition)],
        )),
        DrawClaim(rule(
            &[RECURRENCE, AS_IT_STANDS, CLAIMED_BY_THE_PLAYER, UNTOUCHED, NOT_PROVED],
            &[Refuses],
        )),
        DrawClaim(rule(&[RECURRENCE, CLAIMED_BY_THE_OTHER], &[Refuses])),
    ],
};

/// 9.2.3.1
pub(super) const A9_2_3_1: Article = Article {
    no: "9.2.3.1",
    heading: "The drawn game",
    says: "Positions are the same only if the same player has the move, men of the same kind and colour \
           stand on the same squares, and the possible moves of all of them are the same. They are not the \
           same if in the first of them a Pawn could have been taken in passing.",
    doubts: &["A Pawn that could not legally be taken in passing makes no difference."],
    installs: &[
        Provides(Provision::SamePossibleMoves),
        DrawClaim(rule(
            &[RECURRENCE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, NOT_PROVED, UNLIKE_IN_PASSING],
            &[Refuses],
        )),
    ],
};

/// 9.2.3.2
pub(super) const A9_2_3_2: Article = Article {
    no: "9.2.3.2",
    heading: "The drawn game",
    says: "Nor are they the same if in the first of them a King could castle with a Rook that had not \
           moved, and lost that right by moving. Rights to castle are lost only when the King or the Rook \
           is moved.",
    doubts: &[],
    installs: &[DrawClaim(rule(
        &[RECURRENCE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, NOT_PROVED, UNLIKE_IN_CASTLING],
        &[Refuses],
    ))],
};

/// 9.3.1
pub(super) const A9_3_1: Article = Article {
    no: "9.3.1",
    heading: "The drawn game",
    says: "The game is drawn on the claim of the player who has the move, if with a move that he writes \
           down and declares each player will have made fifty moves without a Pawn move or a capture.",
    doubts: &[
        "A declared move that would mate is read as giving the draw that was claimed: the claim is decided before the move is \
         made. The article on seventy-five moves has mate come first, and could be read as saying so here too.",
    ],
    installs: &[
        Sets(Figure::MovesWithoutProgress, 50),
        DrawClaim(rule(
            &[FIFTY_MOVES, WITH_A_MOVE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED],
            &[Ends(Outcome::DrawnByFiftyMoves)],
        )),
        DrawClaim(rule(
            &[FIFTY_MOVES, WITH_A_MOVE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, NOT_PROVED],
            &[Refuses],
        )),
    ],
};

/// 9.3.2
pub(super) const A9_3_2: Article = Article {
    no: "9.3.2",
    heading: "The drawn game",
    says: "The game is drawn on the claim of the player who has the move, if the last fifty moves by each \
           player were completed without a Pawn move or a capture.",
    doubts: &[
        "A move that was made and not yet completed by the press counts: the opponent has the move, and may claim.",
    ],
    installs: &[
        DrawClaim(rule(
            &[FIFTY_MOVES, AS_IT_STANDS, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED],
            &[Ends(Outcome::DrawnByFiftyMoves)],
        )),
        DrawClaim(rule(
            &[FIFTY_MOVES, AS_IT_STANDS, CLAIMED_BY_THE_PLAYER, UNTOUCHED, NOT_PROVED],
            &[Refuses],
        )),
        DrawClaim(rule(&[FIFTY_MOVES, CLAIMED_BY_THE_OTHER], &[Refuses])),
    ],
};

/// 9.4
pub(super) const A9_4: Article = Article {
    no: "9.4",
    heading: "The drawn game",
    says: "A player who has touched a man as Article 4.3 says may no longer claim a draw under Article \
           9.2 or 9.3 on that move.",
    doubts: &[
        "The claim is not looked into, so nothing is found to be incorrect, and the penalty of Article 9.5.3 does not \
         apply. It is still an offer (9.1.2.3).",
    ],
    installs: &[DrawClaim(rule(&[CLAIM_AFTER_TOUCH], &[Refuses]))],
};

/// 9.5.1
pub(super) const A9_5_1: Article = Article {
    no: "9.5.1",
    heading: "The drawn game",
    says: "On such a claim the clocks are stopped. The claim cannot be withdrawn.",
    doubts: &[
        "A player who resigns while the claim is looked into has lost only if it fails: to resign withdraws no claim, and a \
         game that was drawn by a right claim is over.",
        "That a player had resigned, or that a draw was agreed, is read as before the claim where the other claims it meanwhile, \
         and it is admitted or found.",
    ],
    installs: &[DrawClaim(rule(&[BY_RIGHT], &[Pauses]))],
};

/// 9.5.2
pub(super) const A9_5_2: Article = Article {
    no: "9.5.2",
    heading: "The drawn game",
    says: "If the claim is right, the game is drawn at once.",
    doubts: &[],
    installs: &[
        DrawClaim(rule(
            &[RECURRENCE, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED],
            &[Ends(Outcome::DrawnByRepetition)],
        )),
        DrawClaim(rule(
            &[FIFTY_MOVES, CLAIMED_BY_THE_PLAYER, UNTOUCHED, PROVED],
            &[Ends(Outcome::DrawnByFiftyMoves)],
        )),
    ],
};

/// 9.5.3
pub(super) const A9_5_3: Article = Article {
    no: "9.5.3",
    heading: "The drawn game",
    says: "If the claim is wrong, the opponent is given two minutes and the game goes on. A move that was \
           declared must be made, as Articles 3 and 4 say.",
    doubts: &[
        "A claim by the player who does not have the move, for example one who has made his move already, is read \
         as a wrong claim.",
        "If another move is made, it goes back as Article 7.5.1 says, and is not counted as an illegal move.",
    ],
    installs: &[
        Sets(Figure::SecondsForWrongClaim, 120),
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

/// 9.6.1
pub(super) const A9_6_1: Article = Article {
    no: "9.6.1",
    heading: "The drawn game",
    says: "The game is drawn without a claim if the same position has appeared at least five times.",
    doubts: &[
        "Read with Article 6.2.1.1: the move ends the game when it is made, whether or not anybody has noticed.",
        "Nothing is said here of the touch with which the move must accord, as it is of mate (Article 5.1): a move that breaks the \
         laws of touch and move is read as made, and ends the game. Another reading: the opponent may still claim the touch.",
    ],
    installs: &[
        Sets(Figure::OccurrencesByThemselves, 5),
        Standstill(rule(&[FIVE_TIMES, IN_ACCORD], &[Ends(Outcome::DrawnByRepetition)])),
        DrawClaim(rule(&[FIVEFOLD, PROVED], &[Ends(Outcome::DrawnByRepetition)])),
    ],
};

/// 9.6.2
pub(super) const A9_6_2: Article = Article {
    no: "9.6.2",
    heading: "The drawn game",
    says: "The game is drawn without a claim if each player has made at least seventy-five moves without a \
           Pawn move or a capture. If the last of them mates, the mate counts.",
    doubts: &[
        "Read with Article 6.2.1.1: the move ends the game when it is made, whether or not anybody has noticed.",
        "Nothing is said here of the touch with which the move must accord, as it is of mate (Article 5.1): a move that breaks the \
         laws of touch and move is read as made, and ends the game. Another reading: the opponent may still claim the touch.",
    ],
    installs: &[
        Sets(Figure::MovesWithoutProgressByThemselves, 75),
        Standstill(rule(&[SEVENTY_FIVE, IN_ACCORD], &[Ends(Outcome::DrawnByFiftyMoves)])),
        DrawClaim(rule(&[SEVENTY_FIVE_CLAIMED, PROVED], &[Ends(Outcome::DrawnByFiftyMoves)])),
    ],
};
