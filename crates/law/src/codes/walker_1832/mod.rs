//! The laws of the London and Westminster Chess Clubs, as printed in George Walker's treatise.
//!
//! They are numbered I to XXV, and their notes in brackets are read as part of them. Colour and first move are
//! independent of each other. "Compelled" means: if the opponent exacts it. If he plays on instead, the penalty is gone
//! (XXIV) and what was done stands (IX). Among the laws on unlawful moves the particular goes before the general: an
//! adverse man moved (X), an own man taken (XII), a capture that the man cannot make (XI), castling (XVI), two moves
//! (XIV), any other false move (XIII).
//!
//! The code is silent about how men move, what checkmate is, resignation, draws by agreement, repetition, perpetual
//! check, draws without notice, dead positions, clocks, adjournment, more than one man touched, and men moved out of
//! turn other than by two moves in succession.

mod terms;

use crate::code::{Article, Code};
use crate::effect::{Duty::*, Effect::*, Figure, Outcome, Penalty, Provision, To, Until};
use crate::question::Clause::*;
use crate::rule::rule;
use terms::*;

const ADVERSE_MOVED: &[Penalty] = &[Penalty::AdverseMoverIsTaken, Penalty::KingMoves, Penalty::Stands];
const TAKE_OR_MOVE: &[Penalty] = &[Penalty::TakenIsTaken, Penalty::MoverMoves];
const EITHER_OWN_MAN: &[Penalty] = &[Penalty::MoverMoves, Penalty::OwnManTakenMoves];
const LEAVE_OR_MOVE_OR_KING: &[Penalty] = &[Penalty::Stands, Penalty::MoverMoves, Penalty::KingMoves];
const MOVE_OR_KING: &[Penalty] = &[Penalty::MoverMoves, Penalty::KingMoves];
const BOTH: &[Penalty] = &[Penalty::BothStand];
const SECOND_BACK: &[Penalty] = &[Penalty::SecondGoesBack];
const KING_OR_ROOK: &[Penalty] = &[Penalty::KingMoves, Penalty::RookMoves];
const BEFORE_TOUCHING: Until = Until::HolderTouches;
const BEFORE_REPLYING: Until = Until::HolderCompletes;

/// The code.
pub static CODE: Code = Code {
    id: "walker-1832",
    sources: &[],
    title: "Laws of Chess, London and Westminster Chess Clubs (George Walker)",
    year: 1832,
    known_as: "London, 1832",
    invitation: "Say “check”, or your opponent need not notice it.",
    revision: 23,
    annexes: &[],
    cases: &[
        ("start.acts", include_str!("cases/start.acts")),
        ("odds.acts", include_str!("cases/odds.acts")),
        ("touching.acts", include_str!("cases/touching.acts")),
        ("hands.acts", include_str!("cases/hands.acts")),
        ("unlawful.acts", include_str!("cases/unlawful.acts")),
        ("castling.acts", include_str!("cases/castling.acts")),
        ("second.acts", include_str!("cases/second.acts")),
        ("check.acts", include_str!("cases/check.acts")),
        ("pawns.acts", include_str!("cases/pawns.acts")),
        ("endings.acts", include_str!("cases/endings.acts")),
        ("silence.acts", include_str!("cases/silence.acts")),
        ("situations.acts", include_str!("cases/situations.acts")),
    ],
    articles: &[
        Article {
            no: "I",
            heading: "The board",
            says: "Each player has a white corner at his right. If the board is found to lie wrongly \
                   before four moves have been played on each side, either player may insist on beginning \
                   again. If it is found later, the board stays as it lies.",
            doubts: &[
                "One side may have played four moves: while the other has played three, it is not too \
                 late.",
            ],
            installs: &[
                Provides(Provision::LightCornerAtRight),
                Sets(Figure::MovesToMendTheStart, 4),
                StartClaim(rule(&[BOARD, SO, EARLY], &[Ends(Outcome::Recommenced)])),
                StartClaim(rule(&[BOARD, SO, LATE], &[Refuses])),
                StartClaim(rule(&[BOARD, NOT_SO], &[Refuses])),
            ],
        },
        Article {
            no: "II",
            heading: "The men",
            says: "Men that were set on wrong squares may be put right, and men that were left out may be \
                   added, before four moves have been played on each side. After that the game is played \
                   out with the men as they stand.",
            doubts: &[
                "If a man has moved meanwhile, or its square is taken, the players find where it is to \
                 stand.",
                "Men that were put right stay so where an earlier position is restored, in which they stood wrongly. The other \
                 reading is that they are to be put right anew, as long as there is time for it.",
                "The law does not mention a man too many. It too is left to a finding.",
                "\"May be rectified\" is read as: if either player asks for it, as he may insist in Law I. The other reading is that both must \
                 be content with it.",
                "The four moves are those that stand: moves that the players have agreed to take back, which the law does not mention, \
                 are counted no more, here and in III. The other reading is that they have been played all the same.",
            ],
            installs: &[
                StartClaim(rule(&[MEN, SO, EARLY], &[Rectifies])),
                StartClaim(rule(&[MEN, SO, LATE], &[Refuses])),
                StartClaim(rule(&[MEN, NOT_SO], &[Refuses])),
                FoundByPeople("where a man that stood wrongly, and has moved, is to stand"),
            ],
        },
        Article {
            no: "III",
            heading: "Odds",
            says: "If the giver of odds forgot to take off what he gives, and finds it before he plays his \
                   fourth move, the game begins anew. Otherwise he plays on with all his men, and the game \
                   is drawn even if he gives mate.",
            doubts: &[
                "A win by resignation counts like a mate. He can still lose.",
                "The law lets the giver discover it. A claim of the opponent makes him discover it.",
                "It speaks first of four moves on each side, and then of the giver's own fourth. The latter is followed, since the law \
                 says of that alone what is done before it. The other reading is that there is time until the other has \
                 played four moves too.",
            ],
            installs: &[
                StartClaim(rule(&[MEN_LEFT_ON, SO, EARLY], &[Ends(Outcome::Recommenced)])),
                StartClaim(rule(&[MEN_LEFT_ON, SO, LATE], &[Refuses])),
                StartClaim(rule(&[MEN_LEFT_ON, NOT_SO], &[Refuses])),
                Upshot(rule(&[LEFT_ON, WINS], &[Ends(Outcome::DrawnForMenLeftOn)])),
            ],
        },
        Article {
            no: "IV",
            heading: "First move and colours",
            says: "Without odds the first move of the first game is settled by lot, and then alternates. A \
                   drawn game does not count: the player who began it begins the next. The giver of odds \
                   chooses his colour; otherwise colours are settled by lot. Each player keeps his colour \
                   during the sitting.",
            doubts: &[
                "That a drawn game does not count stands beside the rule for games without odds. It is read as \
                       said of every game, and as settling who begins only where no odds are given (V).",
                "The giver of odds chooses his colour, and each keeps his during the sitting: a player who begins to give odds in \
                 the middle of a sitting is read as keeping the colour that he has. The other reading is that he chooses again.",
                "Where drawn games are agreed to count, the player who began one still begins the next. The other reading is \
                 that the move alternates then, since the reason that the law gives has gone.",
                "After a game that the wrong player began, or in which he had the wrong colour, and that stands, the first move \
                 passes on from the player who in fact began, and each keeps the colour that he in fact had. The other reading is \
                 that both go by what was due.",
            ],
            installs: &[
                Provides(Provision::FirstMoveByLot),
                Provides(Provision::DrawnGameIsNone),
                Provides(Provision::GiverPicksColours),
                Provides(Provision::ColoursForTheSitting),
            ],
        },
        Article {
            no: "V",
            heading: "Odds",
            says: "The giver of odds moves first unless it is agreed otherwise. He chooses which Rook or \
                   Knight he gives; a Pawn given is the King's Bishop's. A player who receives a Pawn and \
                   three first moves or more may not cross the middle of the board with them.",
            doubts: &[
                "The giver has \"always the first move\", yet first moves can be given as odds: these are \
                 by agreement, and come first.",
                "For a Pawn and two moves, and for moves without a Pawn, the law sets no such limit.",
                "If no square is named, the Queen's Rook or Knight is taken off.",
                "The moves given are made in one turn, and whoever touches a man in his turn must move it (VI, VIII): any of \
                 these moves does that, and only the last of them is bound. The other reading is that each is judged by \
                 itself, so that a man touched before the first is to be moved by it. An unlawful move, and what is exacted \
                 for it, is of the one move in which it was made.",
            ],
            installs: &[
                Provides(Provision::GiverBegins),
                Provides(Provision::KingsBishopsPawn),
                Provides(Provision::EitherRookOrKnight),
                GivenMoves(rule(&[PAWN_AND_THREE], &[KeepsOwnHalf])),
                GivenMoves(rule(&[SEVERAL_MOVES], &[AnyMovesTheTouched])),
                Movement(rule(&[BEYOND_OWN_HALF], &[Forbids])),
            ],
        },
        Article {
            no: "VI",
            heading: "Touching men",
            says: "In his turn a player must move an own man that he touches, unless he says \"j'adoube\" \
                   in the very act of touching it. The same holds for setting right a man that stood badly \
                   or fell.",
            doubts: &[
                "An accident is no excuse, since no law makes it one.",
                "If several own men are touched, the law binds the player to each and does not choose \
                 between them. He may move any that can move, or the King where one of them obliges him to (VII).",
                "An own man that was knocked over, or off the board, by accident is touched when it is put back, and not before: \
                 the other reading is that the hand that knocked it over has touched it. That he \"may \
                 otherwise be obliged\" to play it is read as the same duty, which needs no claim. A board that was \
                 upset as a whole is set up again without such a duty; but to upset it on purpose is to touch the men (XXIV).",
                "It makes no difference whose hand displaced what a player puts back: alone, and without \"j'adoube\", he \
                 touches it. What both put back together obliges neither.",
                "If he left the man touched for an unlawful move, the opponent may claim the touch or exact what the \
                 unlawful move costs, but not both.",
                "The duty needs no claim. If it is broken, the opponent may have the move taken back \
                 before he touches a man; otherwise it stands.",
            ],
            installs: &[
                Touching(rule(&[ONE_OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveTouched)])),
                Touching(rule(&[SEVERAL_OWN_MOVABLE, NO_ADVERSE, KING_NOT_DUE], &[Binds(AnyTouched)])),
                Touching(rule(&[SEVERAL_OWN_MOVABLE, NO_ADVERSE, KING_DUE], &[Binds(AnyTouchedOrStepKing)])),
                Provides(Provision::DisplacingIsTouching),
                Provides(Provision::ReplacingIsTouching),
                Excuse(rule(&[ON_HIS_OWN_TURN, OF_OWN, SAID_ADJUST], &[Excuses])),
                Excuse(rule(&[OUT_OF_TURN, OF_OWN], &[Excuses])),
                Transfer(rule(&[MOVED_OTHERWISE, AGAINST_OWN], &[Offence, Recalls(BEFORE_TOUCHING)])),
                TouchClaim(rule(
                    &[BREACHED, BREACHED_OWN, NOTHING_TOUCHED_SINCE],
                    &[Restores(To::TurnOfTheOffence)],
                )),
                TouchClaim(rule(&[NOT_BREACHED], &[Refuses])),
            ],
        },
        Article {
            no: "VII",
            heading: "Touching men",
            says: "If the King is touched and cannot move without going into check, there is no penalty, \
                   and another man may be played. If another man is touched and cannot be played without \
                   leaving the King in check, the King must move; if he cannot, there is no penalty.",
            doubts: &["This needs no claim: the opponent exacts nothing."],
            installs: &[
                Touching(rule(&[IS_KING, NO_ADVERSE], &[Excuses])),
                Touching(rule(&[EXPOSES, NO_ADVERSE, KING_MOVES], &[Binds(StepKing)])),
                Touching(rule(&[SEVERAL_OWN_MOVABLE, NO_ADVERSE, KING_DUE], &[Binds(AnyTouchedOrStepKing)])),
                Touching(rule(&[EXPOSES, NO_ADVERSE, KING_CANNOT_MOVE], &[Excuses])),
            ],
        },
        Article {
            no: "VIII",
            heading: "Touching men",
            says: "A player who in his turn touches an adverse man, however inadvertently, without saying \
                   \"j'adoube\", must take it. If he cannot, he must move his King; if he cannot do that \
                   either, there is no penalty. A player who is obliged to move his King may not castle \
                   with that move.",
            doubts: &[
                "If the King is touched first, in order to castle, the player is read as free to castle. But where all that he \
                 touched leaves him nothing but his King to move, he is obliged to move it, though he touched it himself, and may \
                 not castle.",
                "If men of both sides are touched, he takes the one with the other; if he cannot, he does \
                 what one of the touches binds him to.",
                "An adverse man that his hand knocks over, or off the board, by accident is touched by that, and captured by nothing \
                 (XI). The other reading is that it is touched when it is put back (VI).",
                "A man that lies displaced belongs where it came from, and is taken by a move that takes it there. What the \
                 adversary's hand has left elsewhere may be taken, or moved on, from where it is found too, and does not stand in the \
                 way where it belongs: a move that is legal on the board that the player finds is no false one. The game then goes on \
                 from there. The other reading is that it is a false one (XIII).",
                "What the adversary has taken up and still holds is read as standing where it was. The other reading is that its square is \
                 empty.",
                "So is a man that the adversary moved out of turn (XXV). If it took a man there, that man stays off, since \
                 its square is taken.",
            ],
            installs: &[
                Touching(rule(&[NO_OWN, ADVERSE_TAKABLE, KING_NOT_DUE], &[Binds(AnyTouched)])),
                Touching(rule(&[NO_OWN, ADVERSE_TAKABLE, KING_DUE], &[Binds(AnyTouchedOrStepKing)])),
                Touching(rule(
                    &[SOME_OWN_MOVABLE, ADVERSE_TAKABLE, ONE_TAKES_THE_OTHER],
                    &[Binds(TakeWithTouched)],
                )),
                Touching(rule(
                    &[SOME_OWN_MOVABLE, SOME_ADVERSE, NONE_TAKES_THE_OTHER, KING_NOT_DUE],
                    &[Binds(AnyTouched)],
                )),
                Touching(rule(
                    &[SOME_OWN_MOVABLE, SOME_ADVERSE, NONE_TAKES_THE_OTHER, KING_DUE],
                    &[Binds(AnyTouchedOrStepKing)],
                )),
                Touching(rule(&[TOUCHED_FIXED, ADVERSE_TAKABLE, KING_NOT_DUE], &[Binds(AnyTouched)])),
                Touching(rule(&[TOUCHED_FIXED, ADVERSE_TAKABLE, KING_DUE], &[Binds(AnyTouchedOrStepKing)])),
                Touching(rule(&[NO_OWN_MOVABLE, SOME_ADVERSE, ADVERSE_SAFE, KING_MOVES], &[Binds(StepKing)])),
                Touching(rule(&[NO_OWN_MOVABLE, SOME_ADVERSE, ADVERSE_SAFE, KING_CANNOT_MOVE], &[Excuses])),
                Excuse(rule(&[ON_HIS_OWN_TURN, OF_ADVERSE, SAID_ADJUST], &[Excuses])),
                Excuse(rule(&[OUT_OF_TURN, OF_ADVERSE], &[Excuses])),
                Provides(Provision::DisplacingAdverseIsTouching),
                Provides(Provision::PlayedWhereItIsFound),
                Transfer(rule(&[MOVED_OTHERWISE, AGAINST_ADVERSE], &[Offence, Recalls(BEFORE_TOUCHING)])),
                TouchClaim(rule(
                    &[BREACHED, BREACHED_ADVERSE, NOTHING_TOUCHED_SINCE],
                    &[Restores(To::TurnOfTheOffence)],
                )),
                TouchClaim(rule(&[NOT_BREACHED_ADVERSE], &[Refuses])),
                Exaction(rule(&[A_MOVE, IN_TIME, POSSIBLE], &[ExcludesCastling])),
            ],
        },
        Article {
            no: "IX",
            heading: "The move",
            says: "A player who still holds a man may withdraw it and move it elsewhere. Once he has \
                   quitted it, the move is committed and cannot be taken back.",
            doubts: &[
                "An unlawful move to which nobody objects is committed like any other.",
                "Whether a man that slipped from the hand was quitted where it fell is found. What both players do before that is \
                 judged by what is found, in its order and at its time, and a claim waits for it.",
                "A man that slipped, and is found on a square to which no move takes it, has fallen there and was not moved: it goes \
                 back, and stays touched (VI). The other reading is that it was quitted there, which is a false move (XIII).",
                "A King quitted where castling takes him is committed to castling, though the Rook is still to move. So \
                 is a Pawn quitted on its last rank, though it is still to be named (XX). To put it back \
                 is no other move yet: the offence is the move that he makes instead. If that is unlawful \
                 (XIII), the other may hold him to what he quitted, or exact what the unlawful move costs, but not both.",
            ],
            installs: &[
                Transfer(rule(&[LEGAL], &[Completes])),
                Transfer(rule(&[BEGUN, CASTLING], &[StaysOpen, Commits])),
                Transfer(rule(&[BEGUN, PAWN_ARRIVED, QUITTED], &[Commits])),
                Transfer(rule(&[MOVED_OTHERWISE, AGAINST_QUITTED], &[Offence, Recalls(BEFORE_TOUCHING)])),
                TouchClaim(rule(
                    &[BREACHED, BREACHED_QUITTED, NOTHING_TOUCHED_SINCE],
                    &[Restores(To::TurnOfTheOffence)],
                )),
                Transfer(rule(&[MOVED_OTHERWISE], &[Completes])),
                Transfer(rule(&[NOT_AS_REQUIRED], &[Completes])),
                Transfer(rule(&[UNLAWFUL, PASSES_ON], &[Passes])),
            ],
        },
        Article {
            no: "X",
            heading: "Unlawful moves",
            says: "A player who moves an adverse man instead of an own one may be compelled to take it, to \
                   put it back and move his King, or to leave it where he put it. Here and always, what \
                   the King cannot do is remitted.",
            doubts: &[
                "The law does not say whether it is taken where it stood or where it was put. Read as \
                 where it stood, as in VIII.",
                "If it is left where it was put, everything that the transfer did stands, even if the player's \
                 King remains in check: the law makes no exception.",
            ],
            installs: &[
                Transfer(rule(&[ADVERSE_MAN], &[Offence, Offers(ADVERSE_MOVED, BEFORE_TOUCHING)])),
                Exaction(rule(&[A_MOVE, IN_TIME, POSSIBLE, CHANGED], &[PutsBack])),
                Exaction(rule(&[A_MOVE_OF_THE_KING, IN_TIME, IMPOSSIBLE], &[Refuses])),
            ],
        },
        Article {
            no: "XI",
            heading: "Unlawful moves",
            says: "A player who captures with a man that cannot make the capture must take that man with \
                   one that can, or move the man that he touched.",
            doubts: &[
                "The law does not say whose choice it is. Its note says that the player may \"be obliged\" \
                 to either, so it is the opponent's.",
                "A man taken off by a hand that then moves elsewhere with a man that could have taken it is read as captured \
                 so. The other reading is that nothing was captured, and that the touch alone binds (VIII).",
                "If neither is possible, the move goes back and nothing follows: this law says what such a \
                 capture costs, so VIII does not add a move of the King.",
                "If an own man and one of the adversary's are taken off by the same false move, this law alone says what it costs. \
                 The other reading is that the adversary may choose what XII gives instead.",
            ],
            installs: &[
                Transfer(rule(
                    &[UNLAWFUL, OWN_MAN, CAPTURED, WITH_REMEDY],
                    &[Offence, Offers(TAKE_OR_MOVE, BEFORE_TOUCHING)],
                )),
                Transfer(rule(&[UNLAWFUL, OWN_MAN, CAPTURED, WITHOUT_REMEDY], &[Offence, PutsBack])),
            ],
        },
        Article {
            no: "XII",
            heading: "Unlawful moves",
            says: "A player who captures an own man with another may be compelled to play either of the \
                   two, as his adversary chooses.",
            doubts: &[
                "Both men go back first.",
                "An own man taken off while another moves elsewhere is read as captured by it, since no other law says what \
                 that costs; the other reading is that it was only touched (VI).",
                "The player \"may be compelled\", whereas in XI he must. So if neither man can be played, nothing can \
                 be exacted, and the capture stands (IX).",
            ],
            installs: &[Transfer(rule(
                &[UNLAWFUL, OWN_MAN, OWN_CAPTURED],
                &[Offence, Offers(EITHER_OWN_MAN, BEFORE_TOUCHING)],
            ))],
        },
        Article {
            no: "XIII",
            heading: "Unlawful moves",
            says: "A player who makes a false move may be compelled to leave the man where he played it, \
                   to move it as it can move, or to put it back and move the King.",
            doubts: &[
                "A move that leaves the King in an announced check, or exposes him, is read as false even \
                 if the man can move so. The law speaks of a Rook moved like a Knight, so to leave it is not among \
                 what may be exacted for such a move; if nothing is exacted, it stands (IX), and if nothing \
                 can be, it goes back as in XI. A man that cannot move \
                 so may be left where it was played, whatever becomes of the King.",
            ],
            installs: &[
                Transfer(rule(
                    &[FALSE_MOVE, KING_SAFE],
                    &[Offence, Offers(LEAVE_OR_MOVE_OR_KING, BEFORE_TOUCHING)],
                )),
                Transfer(rule(
                    &[FALSE_MOVE, KING_EXPOSED, WITH_REMEDY],
                    &[Offence, Offers(MOVE_OR_KING, BEFORE_TOUCHING)],
                )),
                Transfer(rule(&[FALSE_MOVE, KING_EXPOSED, WITHOUT_REMEDY], &[Offence, PutsBack])),
            ],
        },
        Article {
            no: "XIV",
            heading: "Unlawful moves",
            says: "A player who makes two moves in succession must put the second man back. His adversary \
                   may instead insist that both moves stand, and go on as if one had been played.",
            doubts: &[
                "To put it back is a duty and not a penalty, so XXIV does not end it. Once the other has \
                 played, both stand.",
                "\"In succession\" is read as: before the other has touched a man. A move after that is a man moved out \
                 of turn (XXV). What the other moved out of turn before the first of the two is no touch since.",
                "Since both count as one move, a Pawn that made a double step with either may be taken in passing \
                 on the other's next move (XV). If both did, only the one moved last may be, as one move leaves but one \
                 Pawn to be taken so. The other reading is that XV, \"when a Pawn advances two squares\", holds for each.",
                "If more than two moves were made, everything after the first goes back.",
                "\"Check\" said with one of the moves, or after both, is read as said of what stands, and rightly or falsely as that \
                 gives check or not (XVII, XIX).",
                "A man that is taken off the board, and set down nowhere, is read as moved, be it the adversary's. The other reading \
                 is that this is no move, and that a third party decides (XXV).",
                "If the second move undid the first, and the other exacts that the first be left where it was played (X, \
                 XIII), the second goes back.",
            ],
            installs: &[
                Meddling(rule(
                    &[MOVED_AGAIN],
                    &[
                        Offence,
                        MakesSecondMove,
                        Offers(BOTH, BEFORE_TOUCHING),
                        Offers(SECOND_BACK, BEFORE_REPLYING),
                    ],
                )),
                Exaction(rule(&[THE_SECOND_BACK, IN_TIME], &[PutsBack])),
            ],
        },
        Article {
            no: "XV",
            heading: "Taking in passing",
            says: "A Pawn that advances two squares may be taken in passing by a Pawn, not by a piece, if \
                   the opponent so chooses.",
            doubts: &[
                "Read as on the next move only. Since it is a legal move like any other, XXI does not \
                 apply where it is the only one.",
            ],
            installs: &[Movement(rule(&[PASSING_OVER], &[Forbids]))],
        },
        Article {
            no: "XVI",
            heading: "Castling",
            says: "A player may not castle if the King has moved, if he is in check, if a square that he \
                   crosses or reaches is commanded, or if that Rook has moved. A player who castles so may \
                   be compelled to take it back and to move King or Rook, as the other chooses. The giver \
                   of a Rook may castle as if it stood in its place.",
            doubts: &[
                "The law does not mention men between King and Rook. To castle over them is a false move \
                 (XIII).",
                "The law does not say that the square of a Rook given must have stayed empty. While a man stands there, the Rook \
                 could not be in its place, and to castle is a false move (XIII).",
                "The law names no order of the two men. If the Rook is quitted first, its move is read as complete (IX), and \
                 the King that follows as a second move (XIV). The other reading is that the two are one castling.",
                "If neither King nor Rook can be moved, that part of the penalty is remitted, as Law X has it in every other \
                 case, and the castling is taken back all the same, as in XI. The other reading is that it stands unless \
                 the other asks for that.",
            ],
            installs: &[
                Movement(rule(&[CASTLING_BARRED], &[Forbids])),
                Transfer(rule(&[LEGAL, CASTLING], &[Completes])),
                Transfer(rule(
                    &[CASTLED_AMISS, WITH_REMEDY],
                    &[Offence, Offers(KING_OR_ROOK, BEFORE_TOUCHING)],
                )),
                Transfer(rule(&[CASTLED_AMISS, WITHOUT_REMEDY], &[Offence, PutsBack])),
                Provides(Provision::CastlingWithoutRookAlways),
            ],
        },
        Article {
            no: "XVII",
            heading: "Check",
            says: "Check must be announced; a check that is not announced need not be noticed. If the King \
                   stays in check for a move or more, and the player who checks then says \"check\", both \
                   sides take back all moves since that check, and it must be provided for.",
            doubts: &[
                "A mate given without \"check\" does not end the game until \"check\" is said. The King is never taken: to take \
                 him is a false move. If nothing is exacted for it, it stands like any other (IX); the other reading is that \
                 \"you can derive no advantage\" from it.",
                "\"Check\" is said of the King as he stands, whatever the move does with which it is said. So if he still stands in a \
                 check that was not announced, it is not said falsely (XIX), and if nothing can meet that first check, it was mate. The other \
                 reading is that \"you can derive no advantage from this\": who neglected to say it in time does not win by it.",
                "Until then it is as if no check had been given: the other may castle, but may not go into \
                 another check.",
                "A King that was checked so, and has no move even as if no check had been given, is read as neither mated nor \
                 stalemated (XXI): the game waits until \"check\" is said. The other reading is that he is stalemated, since no \
                 check counts.",
                "It is one check as long as the King stands in check, whichever man gives it.",
                "A King whom his own side exposed was not checked by the other (\"when you check\"), so nothing is recalled for \
                 it. Once \"check\" is said, it must be provided for.",
                "If \"check\" is said after the other has touched a man, that touch no longer counts, and \
                 he provides for the check.",
            ],
            installs: &[
                Provides(Provision::CheckIsAnnounced),
                Announcement(rule(&[CHECK_NOW, AT_ONCE], &[Announces])),
                Announcement(rule(&[CHECK_NOW, AFTER_A_TOUCH], &[Restores(To::FirstUnannouncedCheck)])),
                Announcement(rule(&[CHECK_EARLIER], &[Restores(To::FirstUnannouncedCheck)])),
                Standstill(rule(&[MATED, UNOBJECTED], &[Ends(Outcome::Checkmate)])),
            ],
        },
        Article {
            no: "XVIII",
            heading: "Check",
            says: "A player who finds that his King has been in check for two moves or more, and cannot \
                   tell since when, may take back his last move and provide for the check.",
            doubts: &[
                "The two moves are his own. What the adversary played after the last of them goes back \
                 too.",
                "While it is to be found how the check came about, no man is moved. If the adversary says \"check\" then, that tells \
                 it, and all goes back to the first check (XVII). The other reading is that this right, once it is claimed, \
                 goes before XVII.",
            ],
            installs: &[
                Sets(Figure::MovesInUnnoticedCheck, 2),
                InCheck(rule(&[LONG_IN_CHECK, NOBODY_KNOWS], &[Restores(To::OwnLastMove)])),
                InCheck(rule(&[LONG_IN_CHECK, TO_BE_FOUND], &[Waits])),
                InCheck(rule(&[LONG_IN_CHECK, IT_IS_KNOWN], &[Refuses])),
                InCheck(rule(&[NOT_LONG_IN_CHECK], &[Refuses])),
                FoundByPeople("that nobody can tell how the check first came about"),
            ],
        },
        Article {
            no: "XIX",
            heading: "Check",
            says: "If \"check\" is said where there is none, and the other player moves his King or puts a \
                   man between, he may take that move back until his adversary plays again.",
            doubts: &[
                "\"Between\" is read as: on the line from the King to the man last moved, or to a man that \
                 moves along that line.",
                "A man that takes what was thought to give check is not put between, so that move stands, unless the King himself takes. \
                 The other reading is that whatever was played to meet the check may be taken back.",
                "That move may have been unlawful (XIII), or made against a touch (VI): what the adversary may exact or claim for it goes \
                 first if he does so first, and is gone once the move is taken back. The other reading is that only a lawful move can \
                 be taken back.",
                "The touch of the men that he moved is taken back with the move, so he may play another man. What else he touched \
                 binds him (VI, VIII). The other reading is that he must still move the man that he touched.",
                "\"In consequence\": once he has taken a move back, he knows that there is no check, and what he plays then he does \
                 not play for the word. The other reading is that he may take back each move of his King until his adversary has \
                 played.",
                "Once the adversary has played again it is too late, though what he played gives mate: the mate stands. The other reading \
                 is that nobody mates by a false word.",
            ],
            installs: &[
                Announcement(rule(&[NO_CHECK], &[Misleads])),
                FalseCheck(rule(
                    &[SAID_FALSELY, KING_OR_BETWEEN, IN_CONSEQUENCE, BEFORE_THE_OTHER_PLAYS],
                    &[Restores(To::OwnLastMove)],
                )),
                FalseCheck(rule(&[SAID_FALSELY, KING_OR_BETWEEN, NOT_IN_CONSEQUENCE], &[Refuses])),
                FalseCheck(rule(&[SAID_FALSELY, KING_OR_BETWEEN, AFTER_THE_OTHER_PLAYED], &[Refuses])),
                FalseCheck(rule(&[SAID_FALSELY, OTHER_MOVE], &[Refuses])),
                FalseCheck(rule(&[NOT_SAID], &[Refuses])),
            ],
        },
        Article {
            no: "XX",
            heading: "Pawns",
            says: "A Pawn on the eighth rank at once takes the power of any piece that the player chooses, \
                   however many of that kind there are; or it remains a Pawn there.",
            doubts: &[
                "It cannot become a King, as the note says: a King that is named or set for it is refused, and it stands \
                 there as a Pawn that is still to be named.",
                "It takes its power \"immediately\", but its move is read as complete only once it is named. Another man \
                 moved meanwhile makes the two one unlawful move (XIII), which goes back as a whole. The other reading is \
                 that the Pawn's move was committed (IX), and the other man's a second move (XIV).",
                "A Pawn that was named while still held may be named anew, and be withdrawn (IX): only when it is quitted is the \
                 choice committed.",
                "A Pawn that came there by an unlawful move and stands may be named until the other touches a man.",
            ],
            installs: &[
                Provides(Provision::PawnMayStay),
                Transfer(rule(&[BEGUN, PAWN_ARRIVED], &[StaysOpen])),
                Transfer(rule(&[LEGAL, PAWN_ARRIVED], &[Completes])),
                Movement(rule(&[PROMOTED_AMISS], &[Forbids])),
                Naming(rule(&[PIECE_OR_PAWN, PAWN_WAITS], &[Names])),
                Naming(rule(&[PIECE_OR_PAWN, NO_PAWN_WAITS], &[Refuses])),
                Naming(rule(&[A_KING], &[Refuses])),
            ],
        },
        Article {
            no: "XXI",
            heading: "Drawn games",
            says: "Stalemate is a drawn game.",
            doubts: &[
                "The law does not mention a draw by agreement, nor how long an offer stands. Read as: until it is declined, \
                 or the other player completes a move. A touch does not end it.",
            ],
            installs: &[Standstill(rule(&[STALEMATED, UNOBJECTED], &[Ends(Outcome::DrawnByStalemate)]))],
        },
        Article {
            no: "XXII",
            heading: "Drawn games",
            says: "With Rook and Bishop against a Rook, with two Bishops or Bishop and Knight against the \
                   King, or with any greater force, mate must be given within fifty moves on each side \
                   from the other's notice; otherwise the game is drawn. This does not hold if the mate \
                   was undertaken in a certain way.",
            doubts: &[
                "A Rook alone, and positions with Pawns, are read as not covered.",
                "Captures and moves of Pawns do not begin the count anew, and a capture does not end it, though it leave the \
                 stronger side no such force: the text asks for mate from the notice on, and draws the game without one. The other \
                 reading is that nobody owes a mate then, and nothing is counted any more.",
                "\"Greater\" is read by the usual values: nine for a Queen, five for a Rook, three for a \
                 Bishop or a Knight. So a Queen against a Rook is counted, though the law names no Queen but \
                 against the King.",
            ],
            installs: &[
                Sets(Figure::MovesAfterNotice, 50),
                Sets(Figure::WorthOfQueen, 9),
                Sets(Figure::WorthOfRook, 5),
                Sets(Figure::WorthOfMinorPiece, 3),
                Sets(Figure::ForceAgainstRook, 8),
                Sets(Figure::ForceAgainstNothing, 6),
                MoveCount(rule(&[NOTICE, BY_THE_WEAKER, SUCH_FORCE, IN_ANY_WAY], &[CountsMoves])),
                MoveCount(rule(&[NOTICE, BY_THE_WEAKER, SUCH_FORCE, IN_A_CERTAIN_WAY], &[Refuses])),
                MoveCount(rule(&[NOTICE, BY_THE_STRONGER, SUCH_FORCE], &[Refuses])),
                MoveCount(rule(&[NOTICE, OTHER_FORCE], &[Refuses])),
                MoveCount(rule(&[OUT], &[Ends(Outcome::DrawnByCount)])),
            ],
        },
        Article {
            no: "XXIII",
            heading: "Undertakings",
            says: "A player who undertakes to win a position loses the game if it is drawn. A player who \
                   undertakes to win so many games running loses the match by a draw.",
            doubts: &[
                "A player who undertook to be mated or stalemated wins by it, since he did what he \
                 undertook.",
                "The law does not mention a mate in another way than the one undertaken, so that goes to a third party (XXV). \
                 By the reason of this law he has not done what he undertook, and has lost; by the letter of it only a draw \
                 loses, and a mate wins.",
                "It speaks of an adversary who draws the position. A mate that counts as a draw because of men left \
                 on (III) is no such draw, and is not lost.",
                "So many games running are broken by a game lost as much as by a draw.",
            ],
            installs: &[
                Upshot(rule(&[UNDERTOOK, DRAWN, NOT_MET], &[Ends(Outcome::UndertakingFailed)])),
                Upshot(rule(&[TO_BE_BEATEN, MET], &[Ends(Outcome::UndertakingMet)])),
                Provides(Provision::UndertakenSeries),
                FoundByPeople("that what was undertaken in words was done"),
            ],
        },
        Article {
            no: "XXIV",
            heading: "Penalties",
            says: "No penalty of any kind can be exacted after its holder has moved or touched a man.",
            doubts: &[
                "A touch with \"j'adoube\" is read as a touch. What VIII counts as touched is; an own man knocked over by accident is not, \
                 until it is put back (VI).",
                "A player who puts the other's false move back with his own hand has touched a man, and moved one of his adversary's \
                 (X). The other reading is that the false move is recalled.",
                "To put a second man back (XIV) or to take moves back (XVII) is a duty and not a penalty.",
                "What was exacted in time must be done. If another move is made, it may be exacted again until its \
                 holder touches a man; otherwise that move stands.",
            ],
            installs: &[
                Lapse(rule(&[], &[Lapses])),
                Transfer(rule(&[NOT_AS_REQUIRED], &[Offence, Recalls(BEFORE_TOUCHING)])),
                Exaction(rule(&[TOO_LATE], &[Refuses])),
                TouchClaim(rule(&[BREACHED, SOMETHING_TOUCHED_SINCE], &[Refuses])),
            ],
        },
        Article {
            no: "XXV",
            heading: "Disputes",
            says: "A dispute for which the laws do not provide goes to a third party, whose decision is final.",
            doubts: &[
                "A touched man that is merely shut in is such a case.",
                "So is a man moved out of turn. It belongs where it was; but if its owner moves it on in his own turn, \
                 that is his move.",
                "So is a mate by a player who undertook to win in another way (XXIII), or to be mated or stalemated. The game waits \
                 for the decision, which the players may also come to together; the other reading is that the mate stands until \
                 it is disputed.",
            ],
            installs: &[
                Upshot(rule(&[MATED_IN_ANOTHER_WAY, NOBODY_HAS_DECIDED], &[Waits])),
                Upshot(rule(
                    &[MATED_IN_ANOTHER_WAY, DECIDED_AGAINST_HIM],
                    &[Ends(Outcome::UndertakingFailed)],
                )),
                Touching(rule(&[SHUT_IN, NO_ADVERSE], &[IsNotProvidedFor])),
                Finding(rule(&[BY_A_THIRD_PARTY], &[Settles])),
                FoundByPeople("that the laws do not provide for the case, and the decision"),
            ],
        },
    ],
};
