//! The laws of the London and Westminster Chess Clubs, as George Walker's treatise prints them.
//!
//! Numbered I to XXV, with notes in brackets that are read as part of them. Colour and first move have nothing to do
//! with each other. "Compelled" means: if the opponent exacts it; if he plays on instead, the penalty is gone (XXIV)
//! and what was done stands (IX). Of the laws on unlawful moves the particular goes before the general: an adverse
//! man moved (X), an own man taken (XII), a capture that the man cannot make (XI), castling (XVI), two moves (XIV), any
//! other false move (XIII). Silent: how men move, what checkmate is, resignation, draws by agreement, recurrence,
//! endless check, draws without notice, dead positions, clocks, adjournment, more men touched than one, and, but for
//! two moves in succession, men moved out of turn.

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
    title: "Laws of Chess, London and Westminster Chess Clubs (George Walker)",
    year: 1832,
    revision: 1,
    cases: &[
        ("start.acts", include_str!("cases/start.acts")),
        ("odds.acts", include_str!("cases/odds.acts")),
        ("touching.acts", include_str!("cases/touching.acts")),
        ("unlawful.acts", include_str!("cases/unlawful.acts")),
        ("castling.acts", include_str!("cases/castling.acts")),
        ("second.acts", include_str!("cases/second.acts")),
        ("check.acts", include_str!("cases/check.acts")),
        ("pawns.acts", include_str!("cases/pawns.acts")),
        ("endings.acts", include_str!("cases/endings.acts")),
        ("silence.acts", include_str!("cases/silence.acts")),
    ],
    articles: &[
        Article {
            no: "I",
            heading: "The board",
            says: "A white corner is at each player's right. If the board lies wrongly and it is found before four \
                   moves on each side have been played, either player may insist on beginning again; found later, \
                   it stays as it lies.",
            doubts: &[
                "Even after the fourth move of the one, while the other has played three, it is not too late.",
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
            says: "Men that were set on wrong squares, or left out, may be put right and added before four moves on \
                   each side have been played; after that the game is played out with the men as they stand.",
            doubts: &[
                "A man that has moved meanwhile, or whose square is taken: where it is to stand, the players find.",
                "Of a man too many the law does not speak; it too is left to a finding.",
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
            says: "The giver of odds forgot to take off what he gives: if it is found before he plays his fourth move \
                   the game is begun anew; otherwise he plays on with all his men, and though he should give mate \
                   the game is drawn.",
            doubts: &[
                "A win by resignation counts as a mate does; he can still lose.",
                "The law lets the giver discover it; whoever claims it has him discover it.",
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
            says: "Without odds the first move of the first game goes by lot, and then alternates; a drawn game is no \
                   game, and whoever began it begins the next. The giver of odds takes which men he pleases; \
                   otherwise they go by lot. During the sitting each keeps his colour.",
            doubts: &[],
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
            says: "The giver of odds moves first unless it is agreed otherwise. He gives which Rook or Knight he likes; \
                   a Pawn given is the King's Bishop's. With a Pawn and three first moves, or more, the receiver may \
                   not pass his own half of the board in making them.",
            doubts: &[
                "\"Always the first move\" against odds of first moves: these are by agreement, and come first.",
                "At odds of a Pawn and two moves, or of moves without a Pawn, nothing is said of the own half.",
                "Where no square is named, the Queen's Rook or Knight is taken off.",
            ],
            installs: &[
                Provides(Provision::GiverBegins),
                Provides(Provision::KingsBishopsPawn),
                Provides(Provision::EitherRookOrKnight),
                GivenMoves(rule(&[PAWN_AND_THREE], &[KeepsOwnHalf])),
                Movement(rule(&[BEYOND_OWN_HALF], &[Forbids])),
            ],
        },
        Article {
            no: "VI",
            heading: "Touching men",
            says: "On his turn a player must move a man of his own that he touches, unless he says \"j'adoube\" in the \
                   very act of touching it; also where he sets a man right that stood badly or fell.",
            doubts: &[
                "Accident is no excuse, since no law makes it one.",
                "Several own men touched: the law binds to each, and does not say to which; any that can move.",
                "The duty follows of itself. Where it is broken the opponent may, before he touches a man, have the \
                 move taken back; otherwise it stands.",
            ],
            installs: &[
                Touching(rule(&[ONE_OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveTouched)])),
                Touching(rule(&[SEVERAL_OWN_MOVABLE, NO_ADVERSE], &[Binds(AnyTouched)])),
                Excuse(rule(&[ON_HIS_OWN_TURN, SAID_ADJUST], &[Excuses])),
                Excuse(rule(&[OUT_OF_TURN], &[Excuses])),
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
            says: "A King touched that cannot move without going into check: no penalty, and another man may be played. \
                   Another man touched that cannot be played without leaving the King in check: the King must move; \
                   if he cannot, no penalty.",
            doubts: &["It follows of itself; the opponent exacts nothing."],
            installs: &[
                Touching(rule(&[IS_KING, NO_ADVERSE], &[Excuses])),
                Touching(rule(&[EXPOSES, NO_ADVERSE, KING_MOVES], &[Binds(StepKing)])),
                Touching(rule(&[EXPOSES, NO_ADVERSE, KING_CANNOT_MOVE], &[Excuses])),
            ],
        },
        Article {
            no: "VIII",
            heading: "Touching men",
            says: "On his turn a player who touches an adverse man, however inadvertently, without saying \"j'adoube\", \
                   must take it; if he cannot, he must move his King; if he cannot do that either, no penalty. \
                   Whoever is obliged to move his King does not castle with that move.",
            doubts: &[
                "A King touched first, in order to castle: read as free to castle.",
                "Men of both sides touched: he takes the one with the other; else he does what one of the touches binds \
                 him to.",
            ],
            installs: &[
                Touching(rule(&[NO_OWN, ADVERSE_TAKABLE], &[Binds(AnyTouched)])),
                Touching(rule(
                    &[SOME_OWN_MOVABLE, ADVERSE_TAKABLE, ONE_TAKES_THE_OTHER],
                    &[Binds(TakeWithTouched)],
                )),
                Touching(rule(&[SOME_OWN_MOVABLE, SOME_ADVERSE, NONE_TAKES_THE_OTHER], &[Binds(AnyTouched)])),
                Touching(rule(&[TOUCHED_FIXED, ADVERSE_TAKABLE], &[Binds(AnyTouched)])),
                Touching(rule(&[NO_OWN_MOVABLE, SOME_ADVERSE, ADVERSE_SAFE, KING_MOVES], &[Binds(StepKing)])),
                Touching(rule(&[NO_OWN_MOVABLE, SOME_ADVERSE, ADVERSE_SAFE, KING_CANNOT_MOVE], &[Excuses])),
                Transfer(rule(&[MOVED_OTHERWISE, AGAINST_ADVERSE], &[Offence, Recalls(BEFORE_TOUCHING)])),
                TouchClaim(rule(
                    &[BREACHED, BREACHED_ADVERSE, NOTHING_TOUCHED_SINCE],
                    &[Restores(To::TurnOfTheOffence)],
                )),
                Exaction(rule(&[IN_TIME, POSSIBLE], &[ExcludesCastling])),
            ],
        },
        Article {
            no: "IX",
            heading: "The move",
            says: "As long as a man is held it may be withdrawn and moved elsewhere; once quitted the move is committed \
                   and not retracted.",
            doubts: &["An unlawful move that nobody objects to is committed like any other."],
            installs: &[
                Transfer(rule(&[LEGAL], &[Completes])),
                Transfer(rule(&[MOVED_OTHERWISE], &[Completes])),
                Transfer(rule(&[NOT_AS_REQUIRED], &[Completes])),
                Transfer(rule(&[UNLAWFUL, PASSES_ON], &[Passes])),
            ],
        },
        Article {
            no: "X",
            heading: "Unlawful moves",
            says: "Who moves an adverse man for one of his own may be compelled to take it, to put it back and move his \
                   King, or to leave it where he put it. Here and always, what the King cannot do is remitted.",
            doubts: &[
                "Taken where it stood, or where it was put? Read as where it stood, as in VIII.",
                "Left where it was put, all that the transfer did stands.",
            ],
            installs: &[
                Transfer(rule(&[ADVERSE_MAN], &[Offence, Offers(ADVERSE_MOVED, BEFORE_TOUCHING)])),
                Exaction(rule(&[IN_TIME, POSSIBLE, CHANGED], &[PutsBack])),
                Exaction(rule(&[IN_TIME, IMPOSSIBLE], &[Refuses])),
            ],
        },
        Article {
            no: "XI",
            heading: "Unlawful moves",
            says: "Who captures with a man that cannot make the capture must take that man with one that can, or move \
                   the man that he touched.",
            doubts: &[
                "The law does not say whose choice it is; its note lets the player \"be obliged\" to either, so it is \
                 the opponent's.",
                "Neither possible: it goes back, and nothing follows.",
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
            says: "Who captures a man of his own with another may be compelled to play either of the two, as his \
                   adversary chooses.",
            doubts: &["Both go back first."],
            installs: &[Transfer(rule(
                &[UNLAWFUL, OWN_MAN, OWN_CAPTURED],
                &[Offence, Offers(EITHER_OWN_MAN, BEFORE_TOUCHING)],
            ))],
        },
        Article {
            no: "XIII",
            heading: "Unlawful moves",
            says: "Who makes a false move may be compelled to leave the man where he played it, to move it as it can \
                   move, or to put it back and move the King.",
            doubts: &[
                "A move right in kind that leaves the King in an announced check, or exposes him: read as false, but it \
                 is not left standing.",
            ],
            installs: &[
                Transfer(rule(
                    &[FALSE_MOVE, KING_SAFE],
                    &[Offence, Offers(LEAVE_OR_MOVE_OR_KING, BEFORE_TOUCHING)],
                )),
                Transfer(rule(
                    &[FALSE_MOVE, KING_EXPOSED],
                    &[Offence, Offers(MOVE_OR_KING, BEFORE_TOUCHING)],
                )),
            ],
        },
        Article {
            no: "XIV",
            heading: "Unlawful moves",
            says: "Who makes two moves in succession must put the second man back; or his adversary may insist that both \
                   stand, and go on as if one had been played.",
            doubts: &[
                "To put it back is a duty and no penalty, so XXIV does not end it; once the other has played, both stand.",
                "In succession: before the other has touched a man.",
            ],
            installs: &[Meddling(rule(
                &[MOVED_AGAIN],
                &[
                    Offence,
                    MakesSecondMove,
                    Offers(BOTH, BEFORE_TOUCHING),
                    Offers(SECOND_BACK, BEFORE_REPLYING),
                ],
            ))],
        },
        Article {
            no: "XV",
            heading: "Taking in passing",
            says: "A Pawn that advances two squares may be taken in passing, by a Pawn and by no piece, as the other \
                   chooses.",
            doubts: &[
                "Read as on the next move only, and as a legal move like any other, so that XXI does not apply.",
            ],
            installs: &[Movement(rule(&[PASSING_OVER], &[Forbids]))],
        },
        Article {
            no: "XVI",
            heading: "Castling",
            says: "No castling if the King has moved, if he is in check, if a square that he passes or reaches is \
                   commanded, or if that Rook has moved. Who castles so may be compelled to take it back, and to move \
                   King or Rook, as the other chooses. The giver of a Rook castles as if it stood in its place.",
            doubts: &[
                "Men between King and Rook are not spoken of: a false move (XIII).",
                "Of the square of a Rook given it is not said that it must have stayed empty.",
            ],
            installs: &[
                Movement(rule(&[CASTLING_BARRED], &[Forbids])),
                Transfer(rule(&[CASTLED_AMISS], &[Offence, Offers(KING_OR_ROOK, BEFORE_TOUCHING)])),
                Provides(Provision::CastlingWithoutRookAlways),
            ],
        },
        Article {
            no: "XVII",
            heading: "Check",
            says: "Check must be announced; otherwise the other need not notice it. If the King stays in check for a move \
                   or more and the checker then says \"check\", all moves since that check are taken back on both \
                   sides, and it must be provided for.",
            doubts: &[
                "A mate given without \"check\" does not end the game until \"check\" is said. The King is never taken.",
                "As if no check had been given: the other may not go into a check, and may castle.",
                "It is one check as long as the King stands in check, whichever man gives it.",
                "\"Check\" said after the other has touched a man: what he touched counts no more, and he provides for \
                 the check.",
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
            says: "A player who finds that his King has been in check during two moves or more, and cannot tell since \
                   when, may take back his last move and provide for the check.",
            doubts: &[
                "Two moves: of his own. What the adversary played after the last of them goes back too.",
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
            says: "If \"check\" is said where there is none, and the other moves his King or puts a man between, he may \
                   take that move back until his adversary plays again.",
            doubts: &[
                "Between: on the line from the King to the man last moved, or to one that moves along it.",
            ],
            installs: &[
                Announcement(rule(&[NO_CHECK], &[Misleads])),
                FalseCheck(rule(
                    &[SAID_FALSELY, KING_OR_BETWEEN, BEFORE_THE_OTHER_PLAYS],
                    &[Restores(To::OwnLastMove)],
                )),
                FalseCheck(rule(&[SAID_FALSELY, KING_OR_BETWEEN, AFTER_THE_OTHER_PLAYED], &[Refuses])),
                FalseCheck(rule(&[SAID_FALSELY, OTHER_MOVE], &[Refuses])),
                FalseCheck(rule(&[NOT_SAID], &[Refuses])),
            ],
        },
        Article {
            no: "XX",
            heading: "Pawns",
            says: "A Pawn on the eighth rank takes at once the power of any piece that the player chooses, however many \
                   of the kind there are; or it stays there as a Pawn.",
            doubts: &["Not of a King, as the note says."],
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
            doubts: &[],
            installs: &[Standstill(rule(&[STALEMATED, UNOBJECTED], &[Ends(Outcome::DrawnByStalemate)]))],
        },
        Article {
            no: "XXII",
            heading: "Drawn games",
            says: "With Rook and Bishop against a Rook, two Bishops, or Bishop and Knight against the King, or any greater \
                   force, mate must be given within fifty moves on each side from the other's notice, or the game is \
                   drawn; but not where it was undertaken in a certain way.",
            doubts: &[
                "A Rook alone, and positions with Pawns: read as not covered.",
                "Captures and moves of Pawns do not begin the count anew.",
                "Greater: by the usual values, nine for a Queen, five for a Rook, three for a Bishop or a Knight.",
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
            says: "Who undertakes to win a position loses the game if it is drawn; who undertakes to win so many games \
                   running loses the match by a draw.",
            doubts: &[
                "Who undertakes to be mated or stalemated wins by it: to bring it about is what he undertook.",
                "A mate in another way than the one undertaken is not spoken of.",
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
            says: "Whatever was done, no penalty can be inflicted after moving or touching a man.",
            doubts: &[
                "A touch with \"j'adoube\" is read as a touch.",
                "Duties, to put a second man back (XIV) or to take moves back (XVII), are no penalties.",
            ],
            installs: &[
                Lapse(rule(&[], &[Lapses])),
                Exaction(rule(&[TOO_LATE], &[Refuses])),
                TouchClaim(rule(&[BREACHED, SOMETHING_TOUCHED_SINCE], &[Refuses])),
            ],
        },
        Article {
            no: "XXV",
            heading: "Disputes",
            says: "A dispute for which the laws do not provide goes to a third party, whose decision is final.",
            doubts: &["A man touched that is merely shut in is such a case."],
            installs: &[
                Touching(rule(&[SHUT_IN, NO_ADVERSE], &[IsNotProvidedFor])),
                Finding(rule(&[BY_A_THIRD_PARTY], &[Settles])),
                FoundByPeople("what the laws do not provide for"),
            ],
        },
    ],
};
