//! The Laws of Chess of the British Chess Federation, as published in 1912.
//!
//! "The player" is the person whose turn it is, "the opponent" the other (Law 1). Law 22 prints its letters as (a),
//! (h), (i), (j), (k), surely a slip for (a) to (e); it is cited as printed. Law 32(d) prints "50 more limit".
//! Law 37 prints "Pawn and more".
//!
//! The code is silent about resignation, dead positions, draws without a claim, the word "check", a touched man left
//! for another, a wrong or ambiguous sealed record, both players over time, and odds of a Bishop or a Queen.

mod terms;

use crate::code::{Article, Code, Matter};
use crate::effect::{Duty::*, Effect::*, Figure, Outcome, Penalty, Provision, To, Until};
use crate::question::Clause::*;
use crate::rule::rule;
use terms::*;

const KING: &[Penalty] = &[Penalty::KingMoves];
const MAN_OR_KING: &[Penalty] = &[Penalty::MoverMoves, Penalty::KingMoves];
const CASTLING_MAN_OR_KING: &[Penalty] =
    &[Penalty::MoverMoves, Penalty::CastlingRookMoves, Penalty::KingMoves];
const CAPTURE_OR_MAN_OR_KING: &[Penalty] = &[Penalty::TakenIsTaken, Penalty::MoverMoves, Penalty::KingMoves];
const EITHER_OWN_MAN: &[Penalty] = &[Penalty::MoverMoves, Penalty::OwnManTakenMoves];
const TOUCHED_OWN: &[Penalty] = &[Penalty::TouchedMoves];
const TOUCHED_ADVERSE: &[Penalty] = &[Penalty::TouchedIsTaken];
const TOUCHED_EITHER: &[Penalty] = &[Penalty::TouchedMoves, Penalty::TouchedIsTaken];
const BEFORE_TOUCHING: Until = Until::HolderTouches;
const BEFORE_REPLYING: Until = Until::HolderCompletes;
const BEFORE_THE_OFFENCE: To = To::TurnOfTheOffence;

/// On which rulings the doubts about Law 23 bear, in their order: it has too many to tell them all with each.
pub(super) const DOUBTS_OF_TOUCHES: (&str, &str, &[Matter]) = (
    "bcf-1912",
    "23",
    &[
        Matter::Offence,
        Matter::Right,
        Matter::Other,
        Matter::Other,
        Matter::Offence,
        Matter::Penalty,
        Matter::Other,
        Matter::Other,
        Matter::Other,
        Matter::Other,
        Matter::Penalty,
        Matter::Restored,
        Matter::Restored,
        Matter::Restored,
        Matter::Right,
    ],
);

/// The code.
pub static CODE: Code = Code {
    id: "bcf-1912",
    sources: &[],
    title: "Laws of Chess, British Chess Federation",
    year: 1912,
    known_as: "British laws, 1912",
    invitation: "Every slip has its price, and your opponent names it.",
    revision: 24,
    annexes: &[],
    cases: &[
        ("start.acts", include_str!("cases/start.acts")),
        ("movement.acts", include_str!("cases/movement.acts")),
        ("completion.acts", include_str!("cases/completion.acts")),
        ("touching.acts", include_str!("cases/touching.acts")),
        ("hands.acts", include_str!("cases/hands.acts")),
        ("illegal.acts", include_str!("cases/illegal.acts")),
        ("penalties.acts", include_str!("cases/penalties.acts")),
        ("endings.acts", include_str!("cases/endings.acts")),
        ("adjournment.acts", include_str!("cases/adjournment.acts")),
        ("time.acts", include_str!("cases/time.acts")),
        ("odds.acts", include_str!("cases/odds.acts")),
        ("conduct.acts", include_str!("cases/conduct.acts")),
        ("situations.acts", include_str!("cases/situations.acts")),
        ("time_controls.acts", include_str!("cases/time_controls.acts")),
    ],
    articles: &[
        Article {
            no: "1",
            heading: "The game of chess",
            says: "Two persons with sixteen men each move in turn, one man at a time except in castling. \
                   The person whose turn it is is the player, the other the opponent.",
            doubts: &[],
            installs: &[Provides(Provision::AlternateTurns), Movement(rule(&[SEVERAL_MOVED], &[Forbids]))],
        },
        Article {
            no: "2",
            heading: "The board",
            says: "The board has sixty-four squares, light and dark in turn, and lies so that the corner \
                   at each player's right hand is light. Ranks run across the board, files away from the \
                   players.",
            doubts: &[],
            installs: &[Provides(Provision::LightCornerAtRight)],
        },
        Article {
            no: "3",
            heading: "The board",
            says: "If the board is found to lie wrongly before four moves are complete on each side, it is \
                   put right and the game begins again. If it is found later, the game is played out.",
            doubts: &["Once it is noticed in time, nobody has a choice. To claim is to notice."],
            installs: &[
                Sets(Figure::MovesToMendTheStart, 4),
                StartClaim(rule(&[BOARD, WRONG, EARLY], &[Ends(Outcome::Recommenced)])),
                StartClaim(rule(&[BOARD, WRONG, LATE], &[Refuses])),
                StartClaim(rule(&[BOARD, AS_IT_SHOULD_BE], &[Refuses])),
            ],
        },
        Article {
            no: "4",
            heading: "The men",
            says: "Each side has eight pieces (King, Queen, two Rooks, two Bishops, two Knights) and eight \
                   Pawns. The light men are White, the dark men Black.",
            doubts: &[],
            installs: &[Provides(Provision::TheMen)],
        },
        Article {
            no: "5",
            heading: "The men",
            says: "The game begins from the usual array.",
            doubts: &[],
            installs: &[Provides(Provision::UsualArray)],
        },
        Article {
            no: "6",
            heading: "The men",
            says: "A Rook, Bishop or Knight keeps for the whole game the name of the King or the Queen \
                   beside whom it began. A Pawn is named from the piece on whose file it stands for the \
                   time being.",
            doubts: &[],
            installs: &[Provides(Provision::NamesByOrigin)],
        },
        Article {
            no: "7",
            heading: "The men",
            says: "If it is found at any time that men stood wrongly at the start, or in a game without \
                   odds that one was missing, the game is annulled.",
            doubts: &[
                "A man that was to be given at odds and was left on is no man \"omitted\". He stands where he \
                 belongs, so he is read as not \"improperly placed\" either, and the code as silent about him.",
            ],
            installs: &[
                Provides(Provision::MayBeMissingAtOdds),
                StartClaim(rule(&[MEN, WRONG], &[Ends(Outcome::Annulled)])),
                StartClaim(rule(&[MEN, AS_IT_SHOULD_BE], &[Refuses])),
            ],
        },
        Article {
            no: "8(A)",
            heading: "Movements of the men",
            says: "The King moves one square in any direction, except in castling.",
            doubts: &[],
            installs: &[Movement(rule(&[WAY_OF_KING], &[Forbids]))],
        },
        Article {
            no: "8(B)",
            heading: "Movements of the men",
            says: "The Queen moves along a rank, file or diagonal.",
            doubts: &[],
            installs: &[Movement(rule(&[WAY_OF_QUEEN], &[Forbids]))],
        },
        Article {
            no: "8(C)",
            heading: "Movements of the men",
            says: "The Rook moves along a rank or file.",
            doubts: &[],
            installs: &[Movement(rule(&[WAY_OF_ROOK], &[Forbids]))],
        },
        Article {
            no: "8(D)",
            heading: "Movements of the men",
            says: "The Bishop moves along a diagonal.",
            doubts: &[],
            installs: &[Movement(rule(&[WAY_OF_BISHOP], &[Forbids]))],
        },
        Article {
            no: "8(E)",
            heading: "Movements of the men",
            says: "The Knight moves to the nearest squares of the other colour that are not next to it, \
                   and may pass over any man between.",
            doubts: &[],
            installs: &[Movement(rule(&[WAY_OF_KNIGHT], &[Forbids]))],
        },
        Article {
            no: "8(F)(a)",
            heading: "Movements of the men",
            says: "A Pawn that captures nothing advances one square along its file, or one or two squares \
                   on its first move.",
            doubts: &[],
            installs: &[Movement(rule(&[WAY_OF_PAWN], &[Forbids]))],
        },
        Article {
            no: "8(F)(b)",
            heading: "Movements of the men",
            says: "A Pawn captures one square forward on a diagonal.",
            doubts: &[],
            installs: &[Movement(rule(&[WAY_OF_PAWN_TAKING], &[Forbids]))],
        },
        Article {
            no: "9",
            heading: "Movements of the men",
            says: "No man moves to a square on which a man of its own colour stands. Only the Knight \
                   passes over a square on which a man stands.",
            doubts: &[],
            installs: &[
                Movement(rule(&[OWN_MAN_THERE], &[Forbids])),
                Movement(rule(&[MAN_BETWEEN], &[Forbids])),
            ],
        },
        Article {
            no: "10",
            heading: "Capturing",
            says: "An adverse man on the square of arrival is captured, and must be taken off the board.",
            doubts: &["To take a man off in any other way is read as forbidden by this article."],
            installs: &[
                Movement(rule(&[MAN_TAKEN_OFF], &[Forbids])),
                Transfer(rule(&[BEGUN, CAPTURE_ONLY], &[StaysOpen])),
            ],
        },
        Article {
            no: "11",
            heading: "Check",
            says: "The King is never captured. He is in check where he could be captured but for this law, \
                   even by a pinned man. A player may neither place his King in check nor leave him there.",
            doubts: &[],
            installs: &[
                Movement(rule(&[KING_TAKEN], &[Forbids])),
                Movement(rule(&[KING_IN_CHECK], &[Forbids])),
            ],
        },
        Article {
            no: "12",
            heading: "Castling",
            says: "In castling the King moves first, two squares along the rank towards the Rook, and then \
                   the Rook moves to the square over which he has passed.",
            doubts: &[
                "If the Rook is moved and quitted first, a move of the Rook is complete (20(d)), and a \
                 King moved after it falls under 23.",
            ],
            installs: &[Transfer(rule(&[LEGAL, CASTLING], &[Completes]))],
        },
        Article {
            no: "12(a)",
            heading: "Castling",
            says: "Neither the King nor the Rook may have moved before.",
            doubts: &[],
            installs: &[Movement(rule(&[CASTLING_MOVED], &[Forbids]))],
        },
        Article {
            no: "12(b)",
            heading: "Castling",
            says: "The squares between the King and the Rook must be empty.",
            doubts: &[],
            installs: &[Movement(rule(&[CASTLING_BETWEEN], &[Forbids]))],
        },
        Article {
            no: "12(c)",
            heading: "Castling",
            says: "The King may not be in check, and may neither pass over nor reach a square where he \
                   would be in check.",
            doubts: &[],
            installs: &[Movement(rule(&[CASTLING_CHECKED], &[Forbids]))],
        },
        Article {
            no: "13",
            heading: "Taking in passing",
            says: "A Pawn that has advanced two squares may be captured, on the next move only, by an \
                   adverse Pawn that could have captured it after an advance of one. The capture is made \
                   on the square passed over.",
            doubts: &[],
            installs: &[Movement(rule(&[PASSING_OVER], &[Forbids]))],
        },
        Article {
            no: "14",
            heading: "Taking in passing",
            says: "A player who has no other legal move must take in passing.",
            doubts: &[],
            installs: &[Standstill(rule(&[ONLY_PASSING], &[Binds(TakeInPassing)]))],
        },
        Article {
            no: "15",
            heading: "Pawn promotion",
            says: "A Pawn on its eighth rank is at once named, or exchanged for, a Queen, Rook, Bishop or Knight \
                   of its colour.",
            doubts: &[],
            installs: &[
                Movement(rule(&[NOT_PROMOTED], &[Forbids])),
                Movement(rule(&[PROMOTED_AMISS], &[Forbids])),
                Naming(rule(&[ORDINARY_PIECE, PAWN_WAITS], &[Names])),
                Naming(rule(&[NO_ORDINARY_PIECE], &[Refuses])),
                Naming(rule(&[ORDINARY_PIECE, NO_PAWN_WAITS], &[Refuses])),
            ],
        },
        Article {
            no: "16",
            heading: "Choice of colour",
            says: "One person takes the white men and the other the black. The choice is settled by lot \
                   unless it is agreed.",
            doubts: &[],
            installs: &[Provides(Provision::ColoursByLot)],
        },
        Article {
            no: "17",
            heading: "Choice of colour",
            says: "In a series the colours alternate. An annulled game is not one of the series.",
            doubts: &[
                "Outside a series nobody is named who has White in the game that follows an annulled one.",
                "After a game in which the wrong person had White, and that stands, the colours pass on from those that the two \
                 in fact had. The other reading is that they pass on from those that were due.",
            ],
            installs: &[Provides(Provision::ColoursAlternate), Provides(Provision::AnnulledGameIsNone)],
        },
        Article {
            no: "18",
            heading: "First move",
            says: "The person with the white men has the first move.",
            doubts: &[],
            installs: &[Provides(Provision::WhiteBegins)],
        },
        Article {
            no: "19",
            heading: "First move",
            says: "If the wrong person made the first move, the game is annulled if either requires it \
                   before the fourth move on each side is complete. Otherwise it is played out.",
            doubts: &[
                "What the wrong player moves before the right one has touched a man goes back (23), and is read as the \
                       first move all the same. The other reading is that a move that went back was none. Once the right \
                       player has touched a man, he has begun, and it is an act out of turn and nothing more.",
                "The fourth moves are those that stand: moves that the players have agreed to take back, which the law does not \
                 mention, are counted no more, here and in 3. The other reading is that they were completed all the same.",
            ],
            installs: &[
                StartClaim(rule(&[FIRST_MOVE, WRONG, EARLY], &[Ends(Outcome::Annulled)])),
                StartClaim(rule(&[FIRST_MOVE, WRONG, LATE], &[Refuses])),
                StartClaim(rule(&[FIRST_MOVE, AS_IT_SHOULD_BE], &[Refuses])),
            ],
        },
        Article {
            no: "20(a)",
            heading: "Completion of move",
            says: "Castling is complete when the hand has quitted the Rook.",
            doubts: &["While only the King has been quitted, the law does not forbid the player another \
                       move of his. The other reading is that the King, quitted where castling takes him, has moved, \
                       and only the Rook is left to move."],
            installs: &[
                Transfer(rule(&[BEGUN, CASTLING], &[StaysOpen])),
                Transfer(rule(&[MOVED_LEGALLY, CASTLING], &[Completes])),
            ],
        },
        Article {
            no: "20(b)",
            heading: "Completion of move",
            says: "A promotion is complete when the piece is named or set on the board.",
            doubts: &[
                "(a), (c) and (d) speak of the hand, and this clause does not: so the move is complete although the hand is \
                 still on the man. The other reading is that the man must be quitted too (d).",
            ],
            installs: &[
                Provides(Provision::PromotionCompleteInHand),
                Transfer(rule(&[BEGUN, PROMOTION], &[StaysOpen])),
                Transfer(rule(&[MOVED_LEGALLY, PROMOTION], &[Completes])),
            ],
        },
        Article {
            no: "20(c)",
            heading: "Completion of move",
            says: "A capture is complete when the captured man is off the board and the hand has quitted \
                   the man that captured, in either order.",
            doubts: &[],
            installs: &[
                Transfer(rule(&[BEGUN, CAPTURE], &[StaysOpen])),
                Transfer(rule(&[MOVED_LEGALLY, CAPTURE], &[Completes])),
            ],
        },
        Article {
            no: "20(d)",
            heading: "Completion of move",
            says: "Any other move is complete when the hand has quitted the man.",
            doubts: &[
                "A man that slipped, and is found on a square to which no move takes it, has fallen there and was not moved: it goes \
                 back, and stays touched (22). The other reading is that it was quitted there, which is an illegal move (24).",
            ],
            installs: &[Transfer(rule(&[MOVED_LEGALLY, PLAIN], &[Completes]))],
        },
        Article {
            no: "20(e)",
            heading: "Completion of move",
            says: "A sealed move is complete when the player has sealed the envelope with its record.",
            doubts: &[
                "So it counts from then on, though the opponent does not know it: for what must be found before the \
                 fourth move on each side is completed (3, 19), for the time (36), and as the answer to an offer (32(e)). \
                 If the record is found to mean no move, none was made, and none counts any more; but an offer that he let go \
                 by sealing stays gone.",
            ],
            installs: &[Adjournment(rule(&[SEALED], &[Completes]))],
        },
        Article {
            no: "21",
            heading: "Adjustment",
            says: "The player may adjust any man of either side after giving notice. The opponent may do \
                   so only if the player has consented first; his own notice is not enough.",
            doubts: &[
                "A consent that comes after the touch is read as giving up what could be exacted for it (23). Another reading: only one \
                 that was obtained before has any effect.",
            ],
            installs: &[
                Excuse(rule(&[ON_HIS_OWN_TURN, NOTICE_GIVEN], &[Excuses])),
                Excuse(rule(&[OUT_OF_TURN, WITH_CONSENT], &[Excuses])),
            ],
        },
        Article {
            no: "22(a)",
            heading: "Touching men",
            says: "If the player touches one of his own men, he must move it. If he cannot legally, the \
                   opponent may require him to move his King.",
            doubts: &[
                "The law does not say what follows if he moves another man instead. Read as a forbidden \
                 move: it is taken back if the opponent claims the touch before touching a man (26, 29), \
                 and then the man touched must move.",
                "A King that was touched may castle, since this duty is no penalty (27).",
                "Whether a man that slipped from the hand was quitted where it fell is found. What both players do before that is \
                 judged by what is found, in its order and at its time, and a claim waits for it.",
                "The two men of castling, where they can castle, are each a man touched, and 22(j) does not bear on them: \
                 he must move one of them, or castle (12).",
            ],
            installs: &[
                Touching(rule(&[ONE_OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveTouched)])),
                Touching(rule(&[CASTLING_PAIR, NO_ADVERSE], &[Binds(AnyTouched)])),
                Touching(rule(&[ONE_OWN_FIXED, NO_ADVERSE], &[Offers(KING, BEFORE_TOUCHING)])),
                Transfer(rule(&[AGAINST_OWN], &[Offence, Recalls(BEFORE_TOUCHING)])),
                TouchClaim(rule(&[BREACHED_OWN, TIMELY], &[Restores(BEFORE_THE_OFFENCE)])),
                TouchClaim(rule(&[NOT_BREACHED], &[Refuses])),
            ],
        },
        Article {
            no: "22(h)",
            heading: "Touching men",
            says: "If the player touches one of the opponent's men, he must take it. If he cannot legally, \
                   which is always so with the King, the opponent may require him to move his King.",
            doubts: &[
                "A man that lies displaced belongs where it came from, and is taken by a move that takes it there. To move another \
                 to where the player's own hand has left it is read as touching it.",
                "To touch a man that the opponent's hand has left elsewhere is read as touching it where it belongs, since it goes \
                 back at once (23). The other reading is that it may be taken where it lies.",
            ],
            installs: &[
                Touching(rule(&[NO_OWN, ONE_ADVERSE_TAKABLE], &[Binds(TakeTouched)])),
                Touching(rule(&[NO_OWN, ONE_ADVERSE_SAFE], &[Offers(KING, BEFORE_TOUCHING)])),
                Transfer(rule(&[AGAINST_ADVERSE], &[Offence, Recalls(BEFORE_TOUCHING)])),
                TouchClaim(rule(&[BREACHED_ADVERSE, TIMELY], &[Restores(BEFORE_THE_OFFENCE)])),
                TouchClaim(rule(&[NOT_BREACHED_ADVERSE], &[Refuses])),
            ],
        },
        Article {
            no: "22(i)",
            heading: "Touching men",
            says: "If the player touches one man of each side, he must take the one with the other. If he \
                   cannot legally, the opponent may require that he move his own man or take the other; if \
                   neither is legal, that he move his King.",
            doubts: &[
                "After 28 nothing can be required any more, but the player has still touched the men (22): he moves or \
                 takes one of them. The other reading is that he is free, since this clause gives only what the opponent \
                 \"may require\".",
                "Two men of one side and one of the other are not provided for. Everything that this \
                 clause and the next two give is offered.",
                "If a man of one side is touched in his turn before one of the other, the King move that the first touch gave (22(a), \
                 22(h)) can still be required, beside what this clause gives. The other reading is that this clause takes the place \
                 of those two: then the King move can be required only if neither man can be moved or taken.",
            ],
            installs: &[
                Touching(rule(&[ONE_OF_EACH, THE_ONE_TAKES_THE_OTHER], &[Binds(TakeWithTouched)])),
                Touching(rule(
                    &[ONE_OF_EACH, THE_ONE_CANNOT_TAKE_THE_OTHER, SOME_CAN_MOVE_OR_BE_TAKEN],
                    &[Binds(AnyTouched), Offers(TOUCHED_EITHER, BEFORE_TOUCHING)],
                )),
                Touching(rule(
                    &[MORE_THAN_ONE_OF_EACH, SOME_CAN_MOVE_OR_BE_TAKEN],
                    &[Binds(AnyTouched), Offers(TOUCHED_EITHER, BEFORE_TOUCHING)],
                )),
                Touching(rule(&[BOTH_SIDES, NONE_CAN_MOVE_OR_BE_TAKEN], &[Offers(KING, BEFORE_TOUCHING)])),
                Transfer(rule(&[AGAINST_BOTH], &[Offence, Recalls(BEFORE_TOUCHING)])),
                TouchClaim(rule(&[BREACHED_BOTH, TIMELY], &[Restores(BEFORE_THE_OFFENCE)])),
            ],
        },
        Article {
            no: "22(j)",
            heading: "Touching men",
            says: "If the player touches several of his own men, beyond the two of castling, the opponent \
                   may choose which one moves. If none can move, he may require a move of the King.",
            doubts: &[
                "Until the opponent chooses, any of the men touched may be moved. If the move made is the only one that he \
                 could have chosen, or the King's where he could only have required that, nothing is left to choose.",
                "A move that was sealed touches no man.",
                "The right to require a King move, once a man that cannot move was touched (22(a)), is not lost by the \
                 touch of another.",
                "If King and Rook are touched and can castle, he may castle with them. If he moves one of them alone, he \
                 has touched more than one man without castling, and the opponent may choose.",
                "If a player takes his own man, both men are touched, and either may be chosen.",
            ],
            installs: &[
                Touching(rule(
                    &[SEVERAL_OWN_MOVABLE, NO_ADVERSE],
                    &[Binds(AnyTouched), Offers(TOUCHED_OWN, BEFORE_TOUCHING)],
                )),
                Touching(rule(&[SEVERAL_OWN_FIXED, NO_ADVERSE], &[Offers(KING, BEFORE_TOUCHING)])),
                Touching(
                    rule(&[SEVERAL_OWN_MOVABLE, SOME_ADVERSE], &[Offers(TOUCHED_OWN, BEFORE_TOUCHING)])
                        .beside(&["22(i)", "22(k)"]),
                ),
                Transfer(
                    rule(&[ILLEGAL, OWN_CAPTURE], &[Offers(EITHER_OWN_MAN, BEFORE_TOUCHING)])
                        .beside(&["24(a)"]),
                ),
                Transfer(rule(&[AGAINST_SEVERAL_OWN], &[Offence, Recalls(BEFORE_TOUCHING)])),
                TouchClaim(rule(&[BREACHED_SEVERAL_OWN, TIMELY], &[Restores(BEFORE_THE_OFFENCE)])),
            ],
        },
        Article {
            no: "22(k)",
            heading: "Touching men",
            says: "If the player touches several of the opponent's men, the opponent may choose which one \
                   is taken. If none can be taken, he may require a move of the King.",
            doubts: &[],
            installs: &[
                Touching(rule(
                    &[NO_OWN, SEVERAL_ADVERSE_TAKABLE],
                    &[Binds(AnyTouched), Offers(TOUCHED_ADVERSE, BEFORE_TOUCHING)],
                )),
                Touching(rule(&[NO_OWN, SEVERAL_ADVERSE_SAFE], &[Offers(KING, BEFORE_TOUCHING)])),
                Touching(
                    rule(&[SOME_OWN, SEVERAL_ADVERSE_TAKABLE], &[Offers(TOUCHED_ADVERSE, BEFORE_TOUCHING)])
                        .beside(&["22(i)", "22(j)"]),
                ),
                Transfer(rule(&[AGAINST_SEVERAL_ADVERSE], &[Offence, Recalls(BEFORE_TOUCHING)])),
                TouchClaim(rule(&[BREACHED_SEVERAL_ADVERSE, TIMELY], &[Restores(BEFORE_THE_OFFENCE)])),
            ],
        },
        Article {
            no: "23",
            heading: "Touching men",
            says: "If the opponent touches or moves men without the player's consent, they go back at \
                   once, and in his own next turn he is held to have touched them. An accident, or \
                   adjusting as Law 21 allows, breaks neither this law nor the last.",
            doubts: &[
                "The choice that Law 22 gives begins with that turn, so a move made in between does not \
                 lose it.",
                "A man that was touched so and taken since is read as one that cannot legally be moved or \
                 taken.",
                "Consent that comes after the touch is read as a waiver. Consent that was asked for covers the men \
                 that were named, and no others.",
                "Neither leave to adjust a man (21) nor an accident in taking it up excuses that it is set elsewhere on purpose. What \
                 was taken up and set down by accident is displaced, and not moved: it is no move of the player's either (20(d)). \
                 The other reading is that his move is complete when he has quitted it.",
                "A man displaced otherwise than by accident is touched.",
                "A man displaced out of turn goes back at once like one that was touched, and the one who displaced it puts it \
                 back: an accident is no breach, but it leaves the man where it does not belong. The law says nothing of what \
                 the player displaces in his own turn.",
                "What the opponent has displaced and not put back may be taken (10), or moved on, where the player finds it, and does not \
                 stand in the way where it belongs (9, 12): a move that is legal on that board is no illegal one. The game then goes on \
                 from there, and what was not taken may still be put right. The other reading is that it belongs where it was, and \
                 only there.",
                "What the opponent has taken up and still holds is read as standing where it was, also for what may pass over its \
                 square. The other reading is that the square is empty.",
                "To put a man right that an accident had displaced belongs to the accident: it is read as no touch that breaks \
                 this law or the last.",
                "What was taken for an accident is not disputed any more once its player has made a move.",
                "If it is found only after a penalty was exacted that the touch was an accident or to adjust (21), none was due: \
                 what is still to be done for it falls. What was put back stays back, and once a move has been made it is too \
                 late.",
                "A man that is taken up and not put back is read as put back once the player's move is complete.",
                "When a move is taken back (22, 24, 25, 42), what the opponent had touched out of turn before it still counts in \
                 his next turn, and a choice that was made for it is made anew; and its player, who becomes the player again, is held to have touched what he touched out of \
                 turn since, unless a penalty settles it. Once the opponent has made a move of his own, it is done with.",
                "Where the players agree to take moves back, which the law does not mention, what was touched since the first of \
                 them was made is read as gone with them. What the opponent had touched out of turn before it still counts. The \
                 other reading is that nothing touched is forgotten.",
                "All that he has touched so he is held to have touched at once, in whatever order he did: what Law 22 gives for several \
                 men is given for it, and not what it gives for the first of them alone.",
            ],
            installs: &[
                Meddling(rule(&[NOT_EXCUSED], &[Offence, Carries])),
                Meddling(rule(&[NOT_EXCUSED, MOVED_OUT_OF_TURN], &[PutsBack])),
                Meddling(rule(&[EXCUSED, MOVED_OUT_OF_TURN], &[PutsBack])),
                Requirement(rule(&[PUT_BACK, SUCH_A_MAN_HELD], &[MustBeDone])),
                Requirement(rule(&[PUT_BACK, NO_SUCH_MAN_HELD], &[Refuses])),
                Excuse(rule(&[BY_ACCIDENT], &[Excuses])),
                Excuse(rule(&[PUTTING_RIGHT], &[Excuses])),
                Provides(Provision::DisplacingIsTouching),
                Provides(Provision::DisplacedOutOfTurnGoBackAtOnce),
                Provides(Provision::PlayedWhereItIsFound),
                FoundByPeople("whether a touch was an accident"),
            ],
        },
        Article {
            no: "24",
            heading: "Illegal moves",
            says: "An illegal move must be taken back if the opponent calls attention to it before he has \
                   made a reply.",
            doubts: &[
                "There are three stages. Until the opponent touches a man, the move is taken back and \
                 there is a penalty (26); until he has replied, it is only taken back; then Law 25 \
                 applies.",
                "For the man moved so, this law goes before 22, since the opponent may require a King move \
                 even if the man could move. If he exacts nothing, 22 binds: it is a duty, which 26 and 28 do not end.",
                "If another man was touched before, the opponent may claim that touch (22) instead of a penalty, or choose \
                 one of all the men touched (22(j)). To call attention to the illegal move ends neither right: only a touch \
                 does (26).",
                "A man taken off as the end of an illegal capture in passing belongs to it, in whatever order hands \
                 make it: it is one offence.",
                "An opponent who puts the illegal move back with his own hand is read as calling attention to it. He has touched a man, \
                 so he can exact nothing (26), and does not break Law 22 or 23 by it.",
                "What else he has touched before the move was taken back counts in his next turn (23), since this law and 26 call \
                 him the opponent until he replies. The other reading is that he touched it as the player (22), in a turn that has \
                 not been, and that it binds him to nothing.",
            ],
            installs: &[
                Transfer(rule(&[ILLEGAL], &[Passes, Offence, Recalls(BEFORE_REPLYING)])),
                Provides(Provision::TouchesBindAfterRetraction),
                Attention(rule(
                    &[UNREPLIED, BY_THE_OTHER, ILLEGAL_IN_ITSELF],
                    &[Restores(BEFORE_THE_OFFENCE)],
                )),
            ],
        },
        Article {
            no: "24(a)",
            heading: "Illegal moves",
            says: "If nothing was captured, the player must make a legal move with the man that he moved \
                   illegally, or move his King, as the opponent requires.",
            doubts: &[
                "In illegal castling \"the man\" is the King. The Rook is offered too.",
                "To take an own man is no capture (10): this clause applies, and 22(j).",
            ],
            installs: &[
                Transfer(rule(&[ILLEGAL, TOOK_NOTHING], &[Offers(MAN_OR_KING, BEFORE_TOUCHING)])),
                Transfer(rule(&[ILLEGAL, CASTLING], &[Offers(CASTLING_MAN_OR_KING, BEFORE_TOUCHING)])),
                Transfer(rule(&[ILLEGAL, OWN_CAPTURE], &[Offers(MAN_OR_KING, BEFORE_TOUCHING)])),
            ],
        },
        Article {
            no: "24(b)",
            heading: "Illegal moves",
            says: "If a man was captured, the player must make the capture legally, or make a legal move \
                   with the man that captured, or move his King, as the opponent requires.",
            doubts: &[
                "A man that lay displaced and is taken where it lay is read as not captured: it goes back to where it \
                 belongs, and 24(a) applies. The other reading is that to move to its square is to capture it (10).",
            ],
            installs: &[Transfer(rule(
                &[ILLEGAL, CAPTURE],
                &[Offers(CAPTURE_OR_MAN_OR_KING, BEFORE_TOUCHING)],
            ))],
        },
        Article {
            no: "25",
            heading: "Illegal moves",
            says: "If an illegal move is found later, at any time in the game and by anyone, the position \
                   in which it was made is restored and the game goes on from there. If that position \
                   cannot be ascertained, the game is annulled.",
            doubts: &[
                "Of several illegal moves the earliest counts, unless the claimant names another.",
                "If the player who made it finds it before the reply, it is taken back under this law, and \
                 the opponent keeps his right to a penalty.",
                "An adjourned game is still in progress, so an illegal move that is found while a move lies sealed is found \
                 \"during the progress of a game\". The sealed move is void with the moves that led to it, and is not read.",
            ],
            installs: &[
                Provides(Provision::FoundWhileAdjourned),
                Attention(rule(&[REPLIED, ASCERTAINED], &[Restores(BEFORE_THE_OFFENCE)])),
                Attention(rule(&[UNREPLIED, BY_THE_MOVER, ASCERTAINED], &[Restores(BEFORE_THE_OFFENCE)])),
                Attention(rule(&[REPLIED, NOT_ASCERTAINED], &[Ends(Outcome::Annulled)])),
                Attention(rule(&[UNREPLIED, BY_THE_MOVER, NOT_ASCERTAINED], &[Ends(Outcome::Annulled)])),
                Attention(rule(&[NONE_STANDS], &[Refuses])),
                FoundByPeople("that the position cannot be ascertained"),
            ],
        },
        Article {
            no: "26",
            heading: "Penalties",
            says: "A penalty must be exacted before the person entitled to it touches a man.",
            doubts: &["The Note to Law 23 excuses breaches of 22 and 23 only, so a touch by accident or to \
                 adjust counts here."],
            installs: &[
                Lapse(rule(&[], &[Lapses])),
                Exaction(rule(&[TOO_LATE], &[Refuses])),
                TouchClaim(rule(&[BREACHED, NOT_TIMELY], &[Refuses])),
            ],
        },
        Article {
            no: "27",
            heading: "Penalties",
            says: "A move that discharges a penalty may not be castling.",
            doubts: &[],
            installs: &[Exaction(rule(&[IN_TIME, POSSIBLE], &[ExcludesCastling]))],
        },
        Article {
            no: "28",
            heading: "Penalties",
            says: "A required move that is illegal is disregarded, and every penalty for that offence is lost.",
            doubts: &[
                "What Laws 24 and 29 have put back remains put back.",
                "The duty to move or take a man that was touched (22) is no penalty, and remains. The other reading is \
                 that 22(j) and 22(k) give no duty but the opponent's choice, which is lost.",
                "To require a move of a man that had no part in the offence is read as requiring no penalty at all, whether that man \
                 could move or not: it is refused, and nothing is lost. A capture that the board does not give is read as an illegal \
                 move, though nothing was captured (24(a)), and so is a move of the King that he cannot make. The other reading is \
                 that whatever is not due is alike in this.",
                "What was lost does not come back when the position is restored for something else (22, 24). If the player touches a \
                 further man, that is another offence, and the opponent may choose among all the men touched (22(j)) as long as the \
                 move made with it stands. The other reading is that he may not choose those for which he has lost the right.",
            ],
            installs: &[
                Exaction(rule(&[IN_TIME, IMPOSSIBLE], &[LosesRight])),
                Exaction(rule(&[FORFEITED], &[Refuses])),
            ],
        },
        Article {
            no: "29",
            heading: "Penalties",
            says: "Before a penalty is discharged, the position before the offence is restored.",
            doubts: &[],
            installs: &[Exaction(rule(&[IN_TIME, CHANGED], &[Restores(BEFORE_THE_OFFENCE)]))],
        },
        Article {
            no: "30",
            heading: "Checkmate",
            says: "A player who is in check and has no legal move is checkmated, and the opponent has won.",
            doubts: &[
                "Read as: once the move that mates can no longer be taken back, nor another man be chosen (22, 24, 26).",
                "A mate that is given after the time has run out, and before the opponent has claimed it (42(c)), ends the game like any \
                 other. The other reading is that the player who mates had forfeited the game before.",
            ],
            installs: &[Standstill(rule(&[CHECKMATED, UNOBJECTED], &[Ends(Outcome::Checkmate)]))],
        },
        Article {
            no: "31",
            heading: "Stalemate",
            says: "A player who is not in check and has no legal move is stalemated.",
            doubts: &[],
            installs: &[Standstill(rule(&[STALEMATED, UNOBJECTED], &[Ends(Outcome::DrawnByStalemate)]))],
        },
        Article {
            no: "32(a)",
            heading: "Drawn games",
            says: "Stalemate is a draw.",
            doubts: &[],
            installs: &[Standstill(rule(&[STALEMATED, UNOBJECTED], &[Ends(Outcome::DrawnByStalemate)]))],
        },
        Article {
            no: "32(b)",
            heading: "Drawn games",
            says: "The game is drawn if the player proves that he can give check without end.",
            doubts: &["A check that mates ends the series, so it is not one of these checks."],
            installs: &[
                DrawClaim(rule(&[ENDLESS_CHECK, BY_THE_PLAYER, SO], &[Ends(Outcome::DrawnByPerpetualCheck)])),
                DrawClaim(rule(&[ENDLESS_CHECK, BY_THE_PLAYER, NOT_PROVED], &[Refuses])),
                DrawClaim(rule(&[ENDLESS_CHECK, BY_THE_OPPONENT], &[Refuses])),
            ],
        },
        Article {
            no: "32(c)",
            heading: "Drawn games",
            says: "The game is drawn if the player proves that the position has stood at the beginning of \
                   his turn at least twice before. It makes no difference which of two like men stands \
                   where, or whether one is a promoted Pawn.",
            doubts: &[
                "The law does not define the position. Read as the men on their squares with the same \
                 person to play; rights to castle or to take in passing are no part of it.",
                "A player whose illegal move was taken back is the player again: he may claim it while the opponent considers the \
                 penalty (36(c)).",
                "No touch bars the claim. Once a man was moved and quitted, be it as a part of castling, the position \
                 \"then existing\" is another. As long as the hand holds the man, it is read as the one at the \
                 beginning of the turn.",
            ],
            installs: &[
                Sets(Figure::Occurrences, 3),
                DrawClaim(rule(&[RECURRENCE, BY_THE_PLAYER, SO], &[Ends(Outcome::DrawnByRepetition)])),
                DrawClaim(rule(&[RECURRENCE, BY_THE_PLAYER, NOT_PROVED], &[Refuses])),
                DrawClaim(rule(&[RECURRENCE, BY_THE_OPPONENT], &[Refuses])),
            ],
        },
        Article {
            no: "32(d)",
            heading: "Drawn games",
            says: "The game is drawn if the player proves that fifty moves or more were made on each side \
                   without a capture or a Pawn move.",
            doubts: &[
                "The word \"last\" is not printed. Read as the fifty moves just made.",
                "A Pawn quitted on its last rank is \"moved\" there before it is named (15), and a capture quitted is \
                 one before the man is off the board: the claim comes too late, though the move is not complete (20). \
                 A man still in the hand ends nothing.",
            ],
            installs: &[
                Sets(Figure::MovesWithoutProgress, 50),
                DrawClaim(rule(&[FIFTY_MOVES, BY_THE_PLAYER, SO], &[Ends(Outcome::DrawnByFiftyMoves)])),
                DrawClaim(rule(&[FIFTY_MOVES, BY_THE_PLAYER, NOT_PROVED], &[Refuses])),
                DrawClaim(rule(&[FIFTY_MOVES, BY_THE_OPPONENT], &[Refuses])),
            ],
        },
        Article {
            no: "32(e)",
            heading: "Drawn games",
            says: "The game is drawn whenever the players agree.",
            doubts: &[
                "The law does not say how long an offer stands. Read as: until it is declined, or the \
                 other player completes a move.",
                "A player who has sealed a move has let the offer go, also if the record is found to mean no move. Only a paper \
                 on which he accepts it answers it, as he had written that while the offer stood (33). One made to him after that \
                 is not answered when the sealed move is made on the board.",
            ],
            installs: &[
                Agreement(rule(&[OFFERS], &[OpensOffer])),
                Agreement(rule(&[ACCEPTS, OFFER_STANDS], &[Ends(Outcome::DrawnByAgreement)])),
                Agreement(rule(&[ACCEPTS, NO_OFFER_STANDS], &[Refuses])),
                Agreement(rule(&[DECLINES, OFFER_STANDS], &[ClosesOffer])),
                Agreement(rule(&[DECLINES, NO_OFFER_STANDS], &[Refuses])),
                Agreement(rule(&[PLAYS_ON], &[ClosesOffer])),
            ],
        },
        Article {
            no: "33",
            heading: "Adjourned games",
            says: "At an adjournment the player writes down his next move and seals it in an envelope, out \
                   of reach of both.",
            doubts: &[
                "The law does not say what follows from a record that means no legal move. It is read as no move: the player \
                 still has the turn.",
                "Nothing is said of a player who has sealed no move when play is resumed. It is still his turn: no move was \
                 complete (20(e)). If he refuses to seal or to play, the other may claim the game (42(b), 42(e)).",
                NO_RECORD_ON_PAPER,
                "No notation is named. What is written as algebraic notation is read as that, and any other \
                 record by the names of the men and squares (6), in descriptive notation.",
                "To break play off ends no right: until a move is sealed the other may exact what is open to him.",
            ],
            installs: &[
                Adjournment(rule(&[BROKEN_OFF], &[Adjourns])),
                Adjournment(rule(&[NOTHING_SEALED], &[Records])),
                Provides(Provision::DescriptiveAllowed),
            ],
        },
        Article {
            no: "34",
            heading: "Adjourned games",
            says: "Both players must see that a correct record of the position is kept with the sealed \
                   move, and under a time limit also of the times.",
            doubts: &[],
            installs: &[
                Adjournment(rule(&[SEALED], &[Records])),
                FoundByPeople("the position and the times at the adjournment"),
            ],
        },
        Article {
            no: "35",
            heading: "Adjourned games",
            says: "On resumption the player who did not seal opens the envelope and sets up the position, \
                   and the sealed move is made. If the position was set up wrongly, all later moves are \
                   void and it is put right. If it cannot be ascertained, or under a time limit the times \
                   cannot, the game is annulled.",
            doubts: &[
                "A mate given in a position that was wrongly set up ends the game (30), since nothing is found after \
                 the end. The other reading is that \"all subsequent moves\" are void, the mate included: unlike \
                 Law 25, this law does not say \"during the progress of a game\".",
                "The sealed move stands, since it is complete (20(e)).",
                "What a hand touched in a position that was wrongly set up is void with the moves. What was touched out of turn \
                 before the adjournment is still held against its player (23).",
                "Nothing is said of a record that can mean several moves. The sealed move was complete (20(e)), so it is one of \
                 these: its player makes the one that he says he sealed, and a dispute about it is one of fact (43). The \
                 other reading is that the opponent chooses.",
                "Nothing is said of an envelope that is lost. The sealed move was complete (20(e)), so its player makes the move \
                 that he says he sealed.",
                "The law asks the player who did not seal to set the men up. If the other does it, it counts as \
                 his, since the position is what matters.",
            ],
            installs: &[
                Adjournment(rule(&[OPENED_BY_THE_OTHER], &[MakesSealedMove])),
                Adjournment(rule(&[OPENED_BY_THE_SEALER], &[Refuses])),
                Provides(Provision::PositionSetUpAgain),
                Provides(Provision::MoveStatedWhereEnvelopeIsLost),
                Reading(rule(&[MORE_THAN_ONE], &[Reads, Commits])),
                Resumption(rule(&[SET_UP_WRONGLY, ASCERTAINABLE], &[Restores(To::Adjournment)])),
                Resumption(rule(&[SET_UP_WRONGLY, NOT_ASCERTAINABLE], &[Ends(Outcome::Annulled)])),
                Resumption(rule(&[TIMES_LOST], &[Ends(Outcome::Annulled)])),
                Resumption(rule(&[SET_UP_RIGHTLY], &[Refuses])),
                FoundByPeople("that the position or the times cannot be ascertained"),
            ],
        },
        Article {
            no: "36",
            heading: "Time limit",
            says: "Unless it is agreed otherwise, either player may require a time limit if he provides \
                   the clocks.",
            doubts: &[
                "The law does not say until when. He requires \"a game to be played\" under a limit, so it is read as: before the game \
                 begins.",
            ],
            installs: &[Provides(Provision::TimeLimit)],
        },
        Article {
            no: "36(a)",
            heading: "Time limit",
            says: "Each player must make at least twenty moves in an hour, forty in two, and so on, unless \
                   another number is agreed or laid down.",
            doubts: &[],
            installs: &[Sets(Figure::MovesInAPeriod, 20), Sets(Figure::MinutesInAPeriod, 60)],
        },
        Article {
            no: "36(b)",
            heading: "Time limit",
            says: "Each player's time is reckoned separately.",
            doubts: &[],
            installs: &[Provides(Provision::SeparateTimes)],
        },
        Article {
            no: "36(c)",
            heading: "Time limit",
            says: "Time runs against the player; but while the opponent considers which penalty to exact, \
                   it runs against the opponent.",
            doubts: &[
                "Read as: from the offence, or from the moment when attention is called to it, until he \
                 exacts, waives, or touches a man.",
                "Once a move has gone back and no penalty is to be considered, the time of the player whose turn it is again runs \
                 at once. The other reading is that it runs once the opponent has pressed the clock (36(d)).",
                "While a claim waits for people to find a fact, neither player's time is read as running: the law does not \
                 say whose it is.",
                "A player who presses before his move is complete is still the player, and his time runs on.",
                "Where nobody tells the opponent of an offence, as at a silent table, he considers no penalty before attention is \
                 called to it: until then the time runs against the player whose turn it is.",
            ],
            installs: &[Provides(Provision::TimeWhileConsidering)],
        },
        Article {
            no: "36(d)",
            heading: "Time limit",
            says: "Each player must see that the other's time is recorded. Nothing is allowed for his own \
                   neglect.",
            doubts: &[],
            installs: &[Provides(Provision::NoAllowanceForNeglect)],
        },
        Article {
            no: "36(e)",
            heading: "Time limit",
            says: "Times that are proved to be wrong, except by such neglect, are put right equitably.",
            doubts: &[
                "A game that was lost by times that are proved wrong goes on, if by the right ones the limit was not exceeded. \
                 The other reading is that a forfeited game stays so.",
            ],
            installs: &[Provides(Provision::TimesPutRight), FoundByPeople("the times as they should be")],
        },
        Article {
            no: "36(f)",
            heading: "Time limit",
            says: "Moves taken back under Law 25 count as made.",
            doubts: &[
                "Moves taken back under Law 24 do not.",
                "Moves that the players agree to take back, which the laws do not mention, do not either: this clause is of Law \
                 25. The other reading is that whatever was made counts as made.",
            ],
            installs: &[Provides(Provision::MovesTakenBackLaterCount)],
        },
        Article {
            no: "37",
            heading: "Odds",
            says: "At the odds of Pawn and move and of Pawn and two moves, the Pawn is the King's \
                   Bishop's. Two moves are made together as the receiver's first, and count as two only \
                   for the time limit.",
            doubts: &[
                "Law 18 gives White the first move in any game. If the receiver is White there is no \
                 conflict; if he is Black, this law goes before it.",
                "The two are \"his first move\": a man touched before the first of them (22) may be moved by either, and only \
                 the second is bound. The other reading is that each is judged by itself.",
                "An illegal move is of the one of the two in which it was made (24, 29), and a penalty is discharged by the \
                 move made in its place.",
                "If the game is adjourned before them, the first may be sealed alone, and the other is made on resumption. Another \
                 reading: both are recorded, as they are made together.",
            ],
            installs: &[
                Provides(Provision::PawnGiven),
                GivenMoves(rule(&[TWO_MOVES], &[AnyMovesTheTouched])),
            ],
        },
        Article {
            no: "38",
            heading: "Odds",
            says: "At the odds of a Knight or a Rook the man given is the Queen's, unless it is agreed \
                   otherwise, and the giver has the first move.",
            doubts: &["If the giver has Black, this law goes before Law 18."],
            installs: &[Provides(Provision::PieceGiven)],
        },
        Article {
            no: "39",
            heading: "Odds",
            says: "On the side of a Rook that he gave, the giver may move his King as in castling, if Law \
                   12 allows it and the Rook's square has stayed empty.",
            doubts: &[
                "A man that an accident has set on that square, and that has been put right, is read as not having occupied it: \
                 an accident is no move. The other reading is that the square was not \"unoccupied\" all the time.",
            ],
            installs: &[
                Provides(Provision::CastlingWithoutRook),
                Movement(rule(&[ROOK_SQUARE_OCCUPIED], &[Forbids])),
            ],
        },
        Article {
            no: "40",
            heading: "Extraneous assistance",
            says: "During the game neither player may consult written or printed matter that bears on it, \
                   or ask anybody for advice.",
            doubts: &["No consequence is named. Read as a refusal to observe the laws (42(e))."],
            installs: &[
                Conduct(rule(&[NOTES_OR_ADVICE], &[Offence, GivesForfeiture('e')])),
                FoundByPeople("that notes were consulted or advice asked for"),
            ],
        },
        Article {
            no: "41",
            heading: "Extraneous assistance",
            says: "Spectators may not point out a breach of these laws, and may not interfere except to \
                   settle a fact in dispute (43).",
            doubts: &["No consequence is named for them. What they say has no effect."],
            installs: &[Interference(rule(&[NOT_ASKED], &[Refuses]))],
        },
        Article {
            no: "42(a)",
            heading: "Games forfeited",
            says: "A player loses the game if he wilfully upsets the board or disarranges the men.",
            doubts: &[],
            installs: &[
                Forfeiture(rule(&[CLAUSE_A, FOUND], &[Ends(Outcome::Forfeited('a'))])),
                Forfeiture(rule(&[CLAUSE_A, NOT_YET_FOUND], &[Waits])),
                Forfeiture(rule(&[CLAUSE_A, NOT_SO], &[Refuses])),
                Conduct(rule(&[MEN_UPSET], &[GivesForfeiture('a')])),
                FoundByPeople("that the board was upset, or men disarranged, wilfully"),
            ],
        },
        Article {
            no: "42(b)",
            heading: "Games forfeited",
            says: "A player loses the game if he ceases play and will not resume it within a reasonable \
                   time.",
            doubts: &[
                "While the claim waits to be found (43), the game waits too. If he would resume then, that undoes no refusal: it is \
                 for those to weigh who find it, and the claimant may let his claim go. The other reading is that he \
                 has not refused as long as he can still resume.",
            ],
            installs: &[
                Forfeiture(rule(&[CLAUSE_B, FOUND], &[Ends(Outcome::Forfeited('b'))])),
                Forfeiture(rule(&[CLAUSE_B, NOT_YET_FOUND], &[Waits])),
                Forfeiture(rule(&[CLAUSE_B, NOT_SO], &[Refuses])),
                FoundByPeople("that play was not resumed within a reasonable time"),
            ],
        },
        Article {
            no: "42(c)",
            heading: "Games forfeited",
            says: "A player loses the game if he exceeds the time limit.",
            doubts: &[
                "If both have exceeded it, the one who did so first has lost, whoever claims it. If nobody knows which \
                 was first, the claimant wins.",
                "\"Forfeits\" is read as in the other clauses: the game goes on until the other claims it. The other reading is \
                 that it is over when the time is exceeded.",
            ],
            installs: &[
                Overstep(rule(&[OVERSTEPPED, NOT_BEFORE_HIM], &[Ends(Outcome::OutOfTime)])),
                Overstep(rule(&[NOT_OVERSTEPPED], &[Refuses])),
                Forfeiture(rule(&[CLAUSE_C, IN_THE_LOG], &[Ends(Outcome::OutOfTime)])),
                Forfeiture(rule(&[CLAUSE_C, NOT_SO], &[Refuses])),
            ],
        },
        Article {
            no: "42(d)",
            heading: "Games forfeited",
            says: "A player loses the game if he refuses a lawful requirement of his opponent.",
            doubts: &[
                "A move made against what was exacted is read as such a refusal. The opponent may also \
                 have it taken back before he touches a man, and then cannot claim the game for it: what was exacted is due again. \
                 The other reading is that the refusal, once made, forfeits the game whatever follows.",
            ],
            installs: &[
                Transfer(rule(
                    &[AGAINST_REQUIREMENT],
                    &[Offence, Recalls(BEFORE_TOUCHING), GivesForfeiture('d')],
                )),
                Attention(rule(&[UNREPLIED, BY_THE_OTHER, NOT_AS_EXACTED], &[Restores(BEFORE_THE_OFFENCE)])),
                Forfeiture(rule(&[CLAUSE_D, IN_THE_LOG], &[Ends(Outcome::Forfeited('d'))])),
                Forfeiture(rule(&[CLAUSE_D, FOUND], &[Ends(Outcome::Forfeited('d'))])),
                Forfeiture(rule(&[CLAUSE_D, NOT_YET_FOUND], &[Waits])),
                Forfeiture(rule(&[CLAUSE_D, NOT_SO], &[Refuses])),
                FoundByPeople("that a lawful requirement was refused"),
            ],
        },
        Article {
            no: "42(e)",
            heading: "Games forfeited",
            says: "A player loses the game if he refuses to observe these laws.",
            doubts: &[],
            installs: &[
                Conduct(rule(&[REFUSAL], &[Offence, GivesForfeiture('e')])),
                Forfeiture(rule(&[CLAUSE_E, FOUND], &[Ends(Outcome::Forfeited('e'))])),
                Forfeiture(rule(&[CLAUSE_E, NOT_YET_FOUND], &[Waits])),
                Forfeiture(rule(&[CLAUSE_E, NOT_SO], &[Refuses])),
                FoundByPeople("that a player refused to observe the laws"),
            ],
        },
        Article {
            no: "43",
            heading: "Disputes",
            says: "By agreement a dispute of fact may be put to an independent spectator, whose decision \
                   is final.",
            doubts: &[
                "That the players agreed to ask him is taken from his having decided: nothing else shows it. The same holds of the \
                 committee (44).",
            ],
            installs: &[
                Finding(rule(&[BY_A_THIRD_PARTY, OF_FACT], &[Settles])),
                Forfeiture(rule(&[FOUND_BY_THIRD_PARTY], &[Settles])),
                FoundByPeople("any fact in dispute"),
            ],
        },
        Article {
            no: "44",
            heading: "Disputes",
            says: "By agreement a question of what the laws mean, or for which they do not provide, may be \
                   put to the Federation's executive committee, whose decision is final.",
            doubts: &[],
            installs: &[
                Finding(rule(&[BY_A_THIRD_PARTY, OF_MEANING], &[Settles])),
                FoundByPeople("what the laws mean, and what they do not provide for"),
            ],
        },
    ],
};
