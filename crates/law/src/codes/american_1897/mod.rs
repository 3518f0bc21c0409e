//! The American Chess Code of 1897, word for word the British Chess Code.
//!
//! Cited as printed by part, law and section: `II.5(c)`, `I.11 E(e)`, `II.11 B` for Penalty B. "The
//! opponent" is the player who does not have the turn that an article is about. In many places the scan has "(d)", "(3)"
//! or "(J?)" for "(b)". Part III, on games by communication, stands in `communication.rs`, with what the Preface lets
//! players agree.
//!
//! The code is silent about announcing check, mistakes at the start that are found after the fourth move, and a game in
//! which neither player has made too few moves at the end of play.

mod communication;
mod terms;

pub(super) use communication::DOUBTS_OF_COMMUNICATIONS;

use crate::code::{Article, Code};
use crate::effect::{Effect::*, Figure, Menu, Outcome, Penalty, Provision, To, Until};
use crate::question::Clause::*;
use crate::rule::rule;
use communication::{ANNEXES, III_1, III_2B, III_3, III_4, III_5};
use terms::*;

const A: Menu = &[Penalty::TurnRestored];
const B: Menu = &[Penalty::TouchedMan];
const B_OR_C: Menu = &[Penalty::TouchedMan, Penalty::KingOrSelected];
const BEFORE_TOUCHING: Until = Until::HolderTouches;
const BEFORE_THE_OFFENCE: To = To::TurnOfTheOffence;

/// The code.
pub static CODE: Code = Code {
    id: "american-1897",
    sources: &[],
    title: "The American Chess Code",
    year: 1897,
    known_as: "American Chess Code, 1897",
    invitation: "Play an illegal move, and your opponent picks the next.",
    revision: 27,
    annexes: ANNEXES,
    cases: &[
        ("terms.acts", include_str!("cases/terms.acts")),
        ("movement.acts", include_str!("cases/movement.acts")),
        ("records.acts", include_str!("cases/records.acts")),
        ("start.acts", include_str!("cases/start.acts")),
        ("touching.acts", include_str!("cases/touching.acts")),
        ("illegal.acts", include_str!("cases/illegal.acts")),
        ("out_of_turn.acts", include_str!("cases/out_of_turn.acts")),
        ("accidents.acts", include_str!("cases/accidents.acts")),
        ("hands.acts", include_str!("cases/hands.acts")),
        ("promotion.acts", include_str!("cases/promotion.acts")),
        ("forfeits.acts", include_str!("cases/forfeits.acts")),
        ("time.acts", include_str!("cases/time.acts")),
        ("endings.acts", include_str!("cases/endings.acts")),
        ("odds.acts", include_str!("cases/odds.acts")),
        ("by_post.acts", include_str!("cases/by_post.acts")),
        ("chains.acts", include_str!("cases/chains.acts")),
        ("consultation.acts", include_str!("cases/consultation.acts")),
        ("as_agreed.acts", include_str!("cases/as_agreed.acts")),
        ("situations.acts", include_str!("cases/situations.acts")),
        ("time_controls.acts", include_str!("cases/time_controls.acts")),
    ],
    articles: &[
        Article {
            no: "I.1(a)",
            heading: "The chessboard and its position",
            says: "The board has sixty-four equal squares, light and dark, no two of one colour side by side.",
            doubts: &[],
            installs: &[Provides(Provision::TheBoard)],
        },
        Article {
            no: "I.1(b)",
            heading: "The chessboard and its position",
            says: "It lies properly when each player has a light square at his right-hand corner.",
            doubts: &[],
            installs: &[Provides(Provision::LightCornerAtRight)],
        },
        Article {
            no: "I.2(a)",
            heading: "File, rank and diagonal",
            says: "The lines from one player's side to the other's are files, even on a board that lies \
                   wrongly.",
            doubts: &[],
            installs: &[Provides(Provision::NamesOfSquares)],
        },
        Article {
            no: "I.2(b)",
            heading: "File, rank and diagonal",
            says: "The lines at right angles to the files are ranks.",
            doubts: &[],
            installs: &[Provides(Provision::NamesOfSquares)],
        },
        Article {
            no: "I.2(c)",
            heading: "File, rank and diagonal",
            says: "A straight line of squares of one colour, from edge to edge, is a diagonal.",
            doubts: &[],
            installs: &[Provides(Provision::NamesOfSquares)],
        },
        Article {
            no: "I.3",
            heading: "Names of the ranks",
            says: "Each player counts the ranks from his own side: the first rank of one is the eighth of the other.",
            doubts: &[],
            installs: &[Provides(Provision::NamesOfSquares)],
        },
        Article {
            no: "I.4(a)",
            heading: "The chessmen",
            says: "Each player has eight pieces and eight Pawns, light for the one and dark for the other.",
            doubts: &[],
            installs: &[Provides(Provision::TheMen)],
        },
        Article {
            no: "I.4(b)",
            heading: "The chessmen",
            says: "The pieces are a King, a Queen, two Bishops, two Knights and two Rooks.",
            doubts: &[],
            installs: &[Provides(Provision::TheMen)],
        },
        Article {
            no: "I.4(c)",
            heading: "The chessmen",
            says: "A man is any piece or Pawn.",
            doubts: &[],
            installs: &[Provides(Provision::TheMen)],
        },
        Article {
            no: "I.4(d)",
            heading: "The chessmen",
            says: "The white men belong to one player for the whole game. Lots decide to whom, unless it \
                   was settled otherwise.",
            doubts: &[
                "White begins (I.11 C), so in a match without odds colours and first move are read as one matter: who \
                 settles one of them settles the other, by lot or by agreement, and colours that are \
                 agreed for the whole match settle who begins each game.",
            ],
            installs: &[Provides(Provision::ColoursByLot)],
        },
        Article {
            no: "I.5(a)",
            heading: "Arrangement of the men and adjustment",
            says: "A man stands on the square that holds the centre of its base.",
            doubts: &[],
            installs: &[Provides(Provision::UsualArray)],
        },
        Article {
            no: "I.5(b)",
            heading: "Arrangement of the men and adjustment",
            says: "An ordinary game begins from the usual array.",
            doubts: &[],
            installs: &[Provides(Provision::UsualArray)],
        },
        Article {
            no: "I.5(c)",
            heading: "Arrangement of the men and adjustment",
            says: "To adjust a man is to bring it nearer to the centre of the square on which it already \
                   stands.",
            doubts: &[
                "To set a man on another square is not to adjust it, and a notice of adjusting does not \
                 cover it.",
            ],
            installs: &[Excuse(rule(&[IN_HIS_TURN, NOTICE_GIVEN], &[Excuses]))],
        },
        Article {
            no: "I.6",
            heading: "Names of the Bishops, Knights and Rooks",
            says: "A Bishop, Knight or Rook is the King's or the Queen's, according to which of them it \
                   stood nearer to at the start.",
            doubts: &["A promoted man has neither name."],
            installs: &[Provides(Provision::NamesByOrigin)],
        },
        Article {
            no: "I.7(a)",
            heading: "Names of the files and of the squares",
            says: "A file is named from the piece that stands on it before an ordinary game, and has the \
                   same name for both players.",
            doubts: &[],
            installs: &[Provides(Provision::NamesOfSquares)],
        },
        Article {
            no: "I.7(b)",
            heading: "Names of the files and of the squares",
            says: "A square is named by each player from its file and from its rank as he counts it.",
            doubts: &[],
            installs: &[Provides(Provision::NamesOfSquares)],
        },
        Article {
            no: "I.8",
            heading: "Names of the Pawns",
            says: "A Pawn is named from the piece on whose file it stands. Of several Pawns of one player \
                   on a file, the one furthest on is the first.",
            doubts: &[],
            installs: &[Provides(Provision::NamesByOrigin), Provides(Provision::PawnsNumbered)],
        },
        Article {
            no: "I.9",
            heading: "Commanded square",
            says: "The squares that a man commands: for King, Queen, Bishop, Knight, Rook and Pawn, each \
                   in its own way.",
            doubts: &[],
            installs: &[
                Movement(rule(&[WAY_OF_PIECE], &[Forbids])),
                Movement(rule(&[WAY_OF_PAWN_TAKING], &[Forbids])),
            ],
        },
        Article {
            no: "I.10",
            heading: "Check",
            says: "A King is in check when an adverse man commands his square.",
            doubts: &["A pinned man commands squares like any other."],
            installs: &[Movement(rule(&[KING_IN_CHECK], &[Forbids]))],
        },
        Article {
            no: "I.11 A",
            heading: "A move, legal move, order of moving",
            says: "A move is made when a man is brought from its square to another, a man that stood there \
                   is taken off, and a Pawn on its eighth rank is replaced or named. What is done by \
                   accident, or to put an accident right, is no move.",
            doubts: &[
                "This includes the other player's men.",
                "A man that is shifted off its square, and not taken by hand to another, is read as displaced: it was \
                 touched (II.5), unless by accident, and may be put right. The other reading is that it was moved, where that \
                 was no accident, so that it can be annulled in the other's turn (II.6(d)).",
                "\"Standing on a square\" is read of the board that the player finds: what the other's hand has displaced may be taken, or \
                 moved on, from there, and does not stand in the way where it belongs. The game then goes on from there, and what was \
                 not taken may still be put right.",
                "What the other has taken up and still holds is read as standing where it was (II.5(a)). The other reading is that its \
                 square is empty.",
            ],
            installs: &[
                Provides(Provision::PlayedWhereItIsFound),
                Movement(rule(&[MAN_TAKEN_OFF], &[Forbids])),
                Movement(rule(&[SEVERAL_MOVED], &[Forbids])),
            ],
        },
        Article {
            no: "I.11 B",
            heading: "A move, legal move, order of moving",
            says: "A legal move is one that is made as the rest of this law says.",
            doubts: &[],
            installs: &[Transfer(rule(&[ILLEGAL], &[Offence]))],
        },
        Article {
            no: "I.11 C",
            heading: "A move, legal move, order of moving",
            says: "Unless it is agreed otherwise, the player of the white men begins; then the players \
                   make one move each in turn.",
            doubts: &[
                "What is communicated in the other side's turn is read as no move: nothing was transferred on a board \
                 (I.11 A). Where less than a day is allowed for a reply (III.2(b)) it may also be read as a move out of \
                 turn, which the other side may have annulled (II.6(d)).",
            ],
            installs: &[Provides(Provision::AlternateTurns), Provides(Provision::WhiteBegins)],
        },
        Article {
            no: "I.11 D",
            heading: "A move, legal move, order of moving",
            says: "The player who makes the first move is the First Player, the other the Second.",
            doubts: &["This is the player who in fact began, rightly or wrongly."],
            installs: &[Provides(Provision::FirstPlayer)],
        },
        Article {
            no: "I.11 E(a)",
            heading: "Moves of the men",
            says: "In his own turn only, with an own man, and without placing or leaving his King in \
                   check, a player moves a piece to a square that it commands and that no man of its \
                   colour occupies. A Pawn moves one square on, or two at its first move; or to a square \
                   where it commands an adverse man; or to one over which an adverse Pawn has just passed.",
            doubts: &[],
            installs: &[
                Movement(rule(&[WAY_OF_PIECE], &[Forbids])),
                Movement(rule(&[WAY_OF_PAWN], &[Forbids])),
                Movement(rule(&[WAY_OF_PAWN_TAKING], &[Forbids])),
                Movement(rule(&[ADVERSE_MAN_MOVED], &[Forbids])),
                Movement(rule(&[OWN_MAN_THERE], &[Forbids])),
                Movement(rule(&[KING_IN_CHECK], &[Forbids])),
                Movement(rule(&[KING_TAKEN], &[Forbids])),
                Movement(rule(&[NOT_HIS_TURN], &[Forbids])),
            ],
        },
        Article {
            no: "I.11 E(b)",
            heading: "Moves of the men",
            says: "An adverse man on the square of arrival is captured, and is taken off the board.",
            doubts: &["The law does not mention the capture of a King. Read as no move that this law \
                       gives."],
            installs: &[
                Movement(rule(&[KING_TAKEN], &[Forbids])),
                Movement(rule(&[MAN_TAKEN_OFF], &[Forbids])),
                Transfer(rule(&[BEGUN, A_TRANSFER], &[StaysOpen])),
            ],
        },
        Article {
            no: "I.11 E(c)",
            heading: "Moves of the men",
            says: "A Pawn that goes to a square over which an adverse Pawn passed at the preceding move \
                   takes that Pawn in passing.",
            doubts: &["That it must be taken if no other move is legal is left to be inferred."],
            installs: &[Movement(rule(&[PASSING_OVER], &[Forbids]))],
        },
        Article {
            no: "I.11 E(d)",
            heading: "Moves of the men",
            says: "In the same turn a Pawn on its eighth rank is exchanged for, or named as, a Queen, \
                   Bishop, Knight or Rook of its colour.",
            doubts: &["To name it a King is to name it a piece (I.11 A, I.4(b)), and so an illegal move."],
            installs: &[
                Movement(rule(&[NOT_PROMOTED], &[Forbids])),
                Movement(rule(&[PROMOTED_AMISS], &[Forbids])),
                Naming(rule(&[PIECE_NAMED, PAWN_WAITS], &[Names])),
                Naming(rule(&[NO_PIECE_NAMED], &[Refuses])),
                Naming(rule(&[PIECE_NAMED, NO_PAWN_WAITS], &[Refuses])),
            ],
        },
        Article {
            no: "I.11 E(e)",
            heading: "Moves of the men",
            says: "King and Rook may castle if neither has moved, every square between them is empty, and \
                   no adverse man commands the King's square or the two squares beside it on that side.",
            doubts: &["A move that was undone by Penalty A or under II.6(e) is read as not made."],
            installs: &[
                Movement(rule(&[CASTLING_MOVED], &[Forbids])),
                Movement(rule(&[CASTLING_BETWEEN], &[Forbids])),
                Movement(rule(&[CASTLING_CHECKED], &[Forbids])),
            ],
        },
        Article {
            no: "I.11 E(f)",
            heading: "Moves of the men",
            says: "Castling brings the King to the King's Knight's square and the King's Rook to the \
                   King's Bishop's square, or the King to the Queen's Bishop's square and the Queen's Rook \
                   to the Queen's square.",
            doubts: &[],
            installs: &[Transfer(rule(&[MOVED_LEGALLY, A_CASTLING], &[Completes]))],
        },
        Article {
            no: "I.12(a)",
            heading: "Games over the board, by communication, at odds",
            says: "Over the board, each side moves under the eyes of the other.",
            doubts: &[],
            installs: &[Provides(Provision::OverTheBoard)],
        },
        Article {
            no: "I.12(b)",
            heading: "Games over the board, by communication, at odds",
            says: "By communication, each side tells the other its moves by word of mouth, in writing, or \
                   by other means, instead of moving under its eyes.",
            doubts: &[
                "A sealed move belongs to a game over the board, which remains one.",
                "A move on a side's own board is none until it is communicated, and a move that is communicated is \
                 complete when it is received (III.2).",
            ],
            installs: &[
                Provides(Provision::OverTheBoard),
                Provides(Provision::ByCommunication),
                Communication(rule(&[ONE_TOLD, SPOKEN_BY_THE_SIDE, NOT_GARBLED], &[Completes])),
                OwnBoard(rule(&[MOVED_AT_HOME], &[StaysOpen])),
            ],
        },
        Article {
            no: "I.12(c)",
            heading: "Games over the board, by communication, at odds",
            says: "At odds, one side has an advantage, by what the other concedes or by what both concede.",
            doubts: &[],
            installs: &[Provides(Provision::GameAtOdds)],
        },
        Article {
            no: "I.13 A",
            heading: "Record of a move, and abbreviations",
            says: "A move is recorded by expressing it in words or signs: in those of this law, unless it \
                   is otherwise agreed.",
            doubts: &[
                "Nobody has to keep score. What a player writes down is compared with the game.",
                "The squares from and to (`e2e4`) are a script's own way to say which move was recorded, \
                 and stand for the record in these words.",
            ],
            installs: &[
                Provides(Provision::DescriptiveRecords),
                Reading(rule(&[AS_AGREED, ONE_MOVE], &[Reads])),
                Recording(rule(&[A_MOVE_IS_WRITTEN], &[Records])),
            ],
        },
        Article {
            no: "I.13 A(a)",
            heading: "Record of a move, and abbreviations",
            says: "Without a capture: the man, \"on\" its square, \"to\" the square where it goes; and for \
                   a promotion the piece.",
            doubts: &[
                "Every square is named from the side of the player who moves.",
                "\"To\" never means a capture.",
            ],
            installs: &[Reading(rule(&[OF_A_TRANSFER, AS_IN_THIS_LAW], &[Reads]))],
        },
        Article {
            no: "I.13 A(b)",
            heading: "Record of a move, and abbreviations",
            says: "With a capture: the man, \"on\" its square, \"takes\" the man captured, \"on\" its \
                   square; and for a promotion the piece.",
            doubts: &["The square of the captured man too is named from the side of the player who moves."],
            installs: &[Reading(rule(&[OF_A_CAPTURE, AS_IN_THIS_LAW], &[Reads]))],
        },
        Article {
            no: "I.13 A(c)",
            heading: "Record of a move, and abbreviations",
            says: "Taking in passing: \"Pawn on\" its square \"takes Pawn in passing\".",
            doubts: &[],
            installs: &[Reading(rule(&[OF_TAKING_IN_PASSING, AS_IN_THIS_LAW], &[Reads]))],
        },
        Article {
            no: "I.13 A(d)",
            heading: "Record of a move, and abbreviations",
            says: "Castling: \"Castles King's Rook\" or \"Castles Queen's Rook\", according to the side.",
            doubts: &[],
            installs: &[Reading(rule(&[OF_A_CASTLING, AS_IN_THIS_LAW], &[Reads]))],
        },
        Article {
            no: "I.13 B",
            heading: "Record of a move, and abbreviations",
            says: "K, Q, B, Kt, R and P stand for the men, and for the owner of a square; 1 or sq., 2, 3 … \
                   for first, second, third square; Kt(K5) for the Knight on King's fifth square; 0-0 and \
                   0-0-0 for castling; a dash for \"to\", X for \"takes\", i.p. for \"in passing\".",
            doubts: &["Other signs for the same words (N, a small x, e.p.) are read too."],
            installs: &[Reading(rule(&[ABBREVIATED, SOME_MOVE], &[Reads]))],
        },
        Article {
            no: "I.13 C",
            heading: "Record of a move, and abbreviations",
            says: "A communication, as received, is a record of the move. A sign or word that is not needed may be left \
                   out. A record that can be read as a legal \
                   move is not read as an illegal one.",
            doubts: &[
                "What is left out agrees with anything. A record can mean every legal move whose full \
                 record does not contradict it.",
                "\"Ch.\", \"mate\", praise and blame are no part of a record and do not change its \
                 meaning.",
                "A communication is what is received, and not what was meant.",
                "A rank by itself names no square: P-4 is read as no record, though a word may be left out.",
            ],
            installs: &[
                Reading(rule(&[AS_IN_THIS_LAW], &[Reads])),
                Communication(rule(&[ONE_TOLD, SPOKEN_BY_THE_SIDE, NOT_GARBLED], &[Completes])),
            ],
        },
        Article {
            no: "I.14 A",
            heading: "Sealed move and complete move",
            says: "At an adjournment a player records his next move, and puts the record where neither \
                   player can reach it until play is resumed.",
            doubts: &["The law does not say who opens the record. Either may."],
            installs: &[
                Adjournment(rule(&[BROKEN_OFF], &[Adjourns])),
                Adjournment(rule(&[OPENED], &[MakesSealedMove])),
            ],
        },
        Article {
            no: "I.14 B(a)",
            heading: "Sealed move and complete move",
            says: "A move from square to square is complete when the player has quitted the man and taken \
                   off any man captured.",
            doubts: &[],
            installs: &[
                Transfer(rule(&[MOVED_LEGALLY, A_TRANSFER], &[Completes])),
                Transfer(rule(&[BEGUN, A_TRANSFER], &[StaysOpen])),
            ],
        },
        Article {
            no: "I.14 B(b)",
            heading: "Sealed move and complete move",
            says: "A promotion is complete when the Pawn is off the board and the piece has been set and \
                   quitted, or a substitute once the piece has been declared; or when the Pawn has been \
                   quitted and named.",
            doubts: &[],
            installs: &[
                Transfer(rule(&[MOVED_LEGALLY, A_PROMOTION], &[Completes])),
                Transfer(rule(&[BEGUN, A_PROMOTION], &[StaysOpen])),
            ],
        },
        Article {
            no: "I.14 B(c)",
            heading: "Sealed move and complete move",
            says: "Castling is complete when the player has quitted both the King and the Rook.",
            doubts: &[],
            installs: &[
                Transfer(rule(&[MOVED_LEGALLY, A_CASTLING], &[Completes])),
                Transfer(rule(&[BEGUN, A_CASTLING], &[StaysOpen])),
            ],
        },
        Article {
            no: "I.14 B(d)",
            heading: "Sealed move and complete move",
            says: "A sealed move is complete when its record has left the player's possession.",
            doubts: &[
                "Until then he may change it.",
                "So it counts from then on, though nobody else knows it: for the time (II.10), for what must be found \
                 before a fourth move is completed (II.1(b), II.2), and as the answer to an offer (II.8(a)). If the \
                 record is found to mean no legal move (II.7(c)), no move was made, and none counts any more.",
                "A mate that is sealed is known to nobody but its player, so the game is not over until the record is opened: the \
                 players may still agree to a draw, or resign. The other reading is that the mate counts from the sealing too \
                 (II.8(a)).",
            ],
            installs: &[Adjournment(rule(&[SEALED], &[Completes]))],
        },
        Article {
            no: "I.15(a)",
            heading: "Checkmate, stalemate and drawn game",
            says: "A player who is in check and has no legal move is checkmated. The player who mated him \
                   legally has won.",
            doubts: &[
                "\"Legally\": a mate for which Penalty A can still be exacted (II.5(c)) ends the game once the \
                 opponent has touched a man or waived it. Another reading: the move is legal by I.11 B, and the \
                 game is over at once.",
                "A legal move that mates ends the game even where it answers an illegal move left uncorrected: \
                 II.6(e) could restore the position only before that, though the Preface is \"not at liberty to \
                 sanction\" what was left so.",
            ],
            installs: &[Standstill(rule(&[CHECKMATED, LEGALLY], &[Ends(Outcome::Checkmate)]))],
        },
        Article {
            no: "I.15(b)",
            heading: "Checkmate, stalemate and drawn game",
            says: "A player who is not in check and has no legal move is stalemated.",
            doubts: &[],
            installs: &[Standstill(rule(&[STALEMATED, LEGALLY], &[Ends(Outcome::DrawnByStalemate)]))],
        },
        Article {
            no: "I.15(c)",
            heading: "Checkmate, stalemate and drawn game",
            says: "A game that cannot be won by any legal moves is a drawn game.",
            doubts: &["It needs no claim."],
            installs: &[Standstill(rule(&[DEAD, LEGALLY], &[Ends(Outcome::DrawnAsUnwinnable)]))],
        },
        Article {
            no: "I.16(a)",
            heading: "Position and identical positions",
            says: "The position is the men as they stand at the beginning of a turn.",
            doubts: &[
                "Squares are compared by White's names, and men by their kind, without King's and Queen's.",
                "So a sealed move is made from the men as they stood when its turn began, whatever was done in the \
                 turn before it was sealed.",
                "An accident that is not noticed in its turn is left to the players (Preface): the game goes on \
                 from the men as they stand, and they may still put them right.",
                "An accident is no move (I.11 A), and ends no right to castle (I.11 E(e)). As long as it has left the King or \
                 the Rook elsewhere, that stands in the way of castling; once it is put right, they may castle. The other \
                 reading is that nothing does, since neither has moved.",
            ],
            installs: &[
                Movement(rule(&[CASTLING_DISPLACED], &[Forbids])),
                Provides(Provision::MenAsTheyStand),
                DrawClaim(rule(&[RECURRENCE, BY_THE_PLAYER, SO], &[Ends(Outcome::DrawnByRepetition)])),
                DrawClaim(rule(&[RECURRENCE, BY_THE_PLAYER, NOT_PROVED], &[Refuses])),
            ],
        },
        Article {
            no: "I.16(b)",
            heading: "Position and identical positions",
            says: "Two positions are identical if they have the same number of men, and for each man of \
                   the one a man of its colour and name stands on the same square in the other.",
            doubts: &[
                "Nothing else counts, not even a right to castle or to take in passing. Whose turn it is \
                 matters only through II.8(c). A Pawn that was named a piece counts as that piece.",
            ],
            installs: &[DrawClaim(rule(
                &[RECURRENCE, BY_THE_PLAYER, SO],
                &[Ends(Outcome::DrawnByRepetition)],
            ))],
        },
        Article {
            no: "II.1(a)",
            heading: "Right to first move",
            says: "In a series at one sitting or in one match the players have the first move alternately, \
                   unless it is agreed otherwise.",
            doubts: &[
                "After a game that the wrong player began, and that stands, the move passes from the player who in \
                       fact began. The other reading is that the right to it passes on.",
                "An agreement about colours is none about the first move: it still alternates, and whoever has Black begins in his \
                 turn. The other reading is that White then begins each game (I.11 C).",
                "Who begins at odds has a law of his own (IV.2). So the move passes from the last game without odds, and \
                 the first such game of a match is settled by lot or agreement. By the letter it passes from a game at odds \
                 as well.",
            ],
            installs: &[Provides(Provision::FirstMoveAlternates)],
        },
        Article {
            no: "II.1(b)",
            heading: "Right to first move",
            says: "If the wrong player made the first move, and it is pointed out before the opponent has \
                   completed his fourth move and before the game is finished, either player may have the \
                   game annulled.",
            doubts: &[
                "The fourth move is that of the opponent of the player who wrongly began.",
                "A first message that means a legal move of the side that sends it is read as its first move. Once the side \
                 that has the first move has sent a record, it has begun, even if that means no move.",
                "Over the board the first move is the one that is made first. So a move out of turn (II.6(d)) can be the first \
                 move too, though the other player had touched a man, or begun to castle. The other reading is that he had \
                 begun, and that it is a move out of turn and nothing more.",
                "The fourth move is one that stands: moves that the players have agreed to take back, which the law does not \
                 mention, are counted no more, here and in II.2. The other reading is that they were completed all the same.",
            ],
            installs: &[
                Sets(Figure::MovesToMendTheStart, 4),
                StartClaim(rule(&[FIRST_MOVE, WRONG, EARLY], &[Ends(Outcome::Annulled)])),
                StartClaim(rule(&[FIRST_MOVE, WRONG, FOUND_LATE], &[Refuses])),
                StartClaim(rule(&[FIRST_MOVE, AS_IT_SHOULD_BE], &[Refuses])),
            ],
        },
        Article {
            no: "II.1(c)",
            heading: "Right to first move",
            says: "The player who had the right to the first move in a game that is annulled has it in the \
                   game played instead.",
            doubts: &["This holds whatever the reason for which it was annulled."],
            installs: &[Provides(Provision::FirstMoveAfterAnnulment)],
        },
        Article {
            no: "II.2",
            heading: "Errors in placing board or men",
            says: "If the board lies wrongly, or men were wrong or stood wrongly at the start, and it is \
                   pointed out before the second player has completed his fourth move and before the game \
                   is finished, either player may have the game annulled.",
            doubts: &["After that the law gives nothing, and play goes on from the men as they stand."],
            installs: &[
                Provides(Provision::MenLeftOnAreMisplaced),
                StartClaim(rule(&[BOARD_OR_MEN, WRONG, EARLY], &[Ends(Outcome::Annulled)])),
                StartClaim(rule(&[BOARD_OR_MEN, WRONG, FOUND_LATE], &[Refuses])),
                StartClaim(rule(&[BOARD_OR_MEN, AS_IT_SHOULD_BE], &[Refuses])),
            ],
        },
        Article {
            no: "II.3",
            heading: "Adjustment",
            says: "In his own turn a player may adjust any man, if he gives notice immediately before he \
                   touches it.",
            doubts: &[
                "\"Immediately before touching it\": a notice is used up by the next touch. If it named several men, it \
                 covers those of them that are touched at once; to adjust one after the other, notice is given before each.",
            ],
            installs: &[
                Provides(Provision::NoticeForOneMan),
                Excuse(rule(&[IN_HIS_TURN, NOTICE_GIVEN], &[Excuses])),
            ],
        },
        Article {
            no: "II.4(a)",
            heading: "Pawn promotion",
            says: "If a promoted Pawn was left on the board and named, its owner may in his own turn \
                   replace it by the piece or by a substitute. He may also replace a substitute by the \
                   piece.",
            doubts: &[],
            installs: &[Excuse(rule(&[IN_HIS_TURN, REPLACING], &[Excuses]))],
        },
        Article {
            no: "II.4(b)",
            heading: "Pawn promotion",
            says: "In the opponent's turn he must do so if the opponent requires it: replace such a Pawn \
                   by the piece, or if there is none by a substitute; and replace a substitute by the \
                   piece, if the opponent provides it.",
            doubts: &[
                "The opponent must provide the piece only in the last case. To require it is read as providing it.",
            ],
            installs: &[
                Requirement(rule(&[FOR_THE_PAWN, SO_REQUIRED], &[MustBeDone])),
                Requirement(rule(&[FOR_THE_PAWN, NOT_SO_REQUIRED], &[Refuses])),
                Requirement(rule(&[FOR_THE_SUBSTITUTE, SO_REQUIRED], &[MustBeDone])),
                Requirement(rule(&[FOR_THE_SUBSTITUTE, NOT_SO_REQUIRED], &[Refuses])),
            ],
        },
        Article {
            no: "II.5",
            heading: "Touching men, and castling",
            says: "Laws 5, 6 and 11 do not concern touches by accident; taking off what an accident set on \
                   the board; putting right what was displaced or taken off by mistake; adjusting and \
                   replacing under Laws 3 and 4; or doing what was required. Nor do they concern a man \
                   from the box that is not set on the board.",
            doubts: &[
                "So such a touch does not lose the right to a penalty either.",
                "A man that is taken up and set down by accident is not moved (I.11 A), in whosever turn it is.",
                "A man displaced otherwise than by accident is touched. To put it right is not in the list: so it ends the right \
                 of whoever does it to a penalty (II.11(a)), and nothing else follows from it.",
                "What was taken for an accident is not disputed any more once its player has made a move.",
                "If it is found only after a penalty was exacted that the touch was of this kind, none was due: what is still \
                 to be done for it falls. What Penalty A put back stays back, and once a move has been made it is too late.",
            ],
            installs: &[
                Excuse(rule(&[BY_ACCIDENT], &[Excuses])),
                Excuse(rule(&[PUTTING_RIGHT], &[Excuses])),
                Excuse(rule(&[AS_REQUIRED], &[Excuses])),
                Excuse(rule(&[REPLACING], &[Excuses])),
                Provides(Provision::DisplacingIsTouching),
                FoundByPeople("whether a touch was an accident"),
            ],
        },
        Article {
            no: "II.5(a)",
            heading: "Touching men, and castling",
            says: "A player who holds a man in his hand, keeps his hand on a man that stands where it \
                   stood, or does not quit a piece set in promoting may be required to put the man back, \
                   to take his hand off, or to quit the piece.",
            doubts: &[
                "The first touch still counts.",
                "A hand that has quitted its man in making a move is off it; a man that was moved elsewhere was not \
                 put back.",
            ],
            installs: &[
                Requirement(rule(&[HAND_OFF_OR_MAN_BACK, SO_REQUIRED], &[MustBeDone])),
                Requirement(rule(&[HAND_OFF_OR_MAN_BACK, NOT_SO_REQUIRED], &[Refuses])),
            ],
        },
        Article {
            no: "II.5(b)",
            heading: "Touching men, and castling",
            says: "A player who in his own turn touches a man that he cannot legally move, or cannot \
                   legally take, and leaves it where it stood is liable to Penalty C.",
            doubts: &[
                "It can be exacted until he has made a move, since a move of the King after that would be \
                 out of turn.",
                "Consent does not excuse such a touch: only II.6(c), II.6(d) and II.9(b) to (d) speak of it.",
            ],
            installs: &[Liability(rule(&[FIXED, NOT_MOVED], &[Offers(C, BEFORE_TOUCHING)]))],
        },
        Article {
            no: "II.5(c)",
            heading: "Touching men, and castling",
            says: "A player who in his own turn touches a man that he can legally move, or take, and moves \
                   otherwise is liable to Penalties A and B.",
            doubts: &[
                "Whether a man that slipped from the hand was quitted where it fell is found. What both players do before that is \
                 judged by what is found, in its order and at its time, and a claim waits for it.",
                "The touch by itself binds him to nothing.",
                "A penalty that was discharged or waived is read as settling what was touched before the \
                 position was restored.",
            ],
            installs: &[Liability(
                rule(&[LEFT], &[OffersThen(A, B, BEFORE_TOUCHING)]).beside(&["II.6(b)", "II.6(c)"]),
            )],
        },
        Article {
            no: "II.5(d)",
            heading: "Touching men, and castling",
            says: "A player who is liable under both (b) and (c) is liable to Penalties A and B, or A and \
                   C.",
            doubts: &["The scan has \"Sections (d) and (c)\"; (b) and (c) are meant."],
            installs: &[Liability(
                rule(&[LEFT, FIXED], &[OffersThen(A, B_OR_C, BEFORE_TOUCHING)])
                    .despite(&["II.5(c)"])
                    .beside(&["II.6(b)", "II.6(c)"]),
            )],
        },
        Article {
            no: "II.5(e)",
            heading: "Touching men, and castling",
            says: "A player who touches a man in the opponent's turn and leaves it where it stood may be \
                   treated in his own next turn as having touched it then, if it is still on the board.",
            doubts: &[
                "So Penalty C can be exacted as that turn begins, A and B only after he has moved \
                 otherwise.",
                "A man that he has displaced, and not put back when that turn ends, was not left where it stood: nothing is held against \
                 him for it. The other reading is that he has touched it all the same.",
                "Where the players agree to take moves back, which the law does not mention, what was touched since the first of \
                 them was made is read as gone with them. What a player had touched out of turn before it may still be held \
                 against him. The other reading is that nothing touched is forgotten.",
            ],
            installs: &[Meddling(rule(&[TOUCHED_OUT_OF_TURN], &[CarriesWhatRemains]))],
        },
        Article {
            no: "II.5(f)",
            heading: "Touching men, and castling",
            says: "If in castling the Rook was moved and quitted before the King was touched, the opponent \
                   may, before he touches a man, require that the Rook's move be the whole move and that \
                   the King be put back; but then he cannot claim that the King was touched. If the King \
                   was moved and quitted as in castling, it may be required that the castling be \
                   completed.",
            doubts: &[
                "\"Before touching a man\": once he has touched one, the choice is gone. A King that follows the \
                 Rook then makes one castling with it (I.11 E(e)), and no move in the opponent's turn.",
                "The Rook's move may be required before the King is moved too.",
                "Castling is meant that is legal. Where it is not, the Rook's move ends the turn (II.6(a)), and the King is moved in \
                 the opponent's turn (II.6(d)). The other reading is that the opponent has the choice of this law there too.",
            ],
            installs: &[
                Requirement(rule(&[ROOK_FIRST, SO_REQUIRED], &[MustBeDone])),
                Requirement(rule(&[ROOK_FIRST, NOT_SO_REQUIRED], &[Refuses])),
                Requirement(rule(&[CASTLING_TO_COMPLETE, SO_REQUIRED], &[MustBeDone])),
                Requirement(rule(&[CASTLING_TO_COMPLETE, NOT_SO_REQUIRED], &[Refuses])),
            ],
        },
        Article {
            no: "II.5(g)",
            heading: "Touching men, and castling",
            says: "A man that was taken off by mistake, not in making a move but as if in making one, must \
                   be put back, and the player may be treated as having touched it.",
            doubts: &[
                "A transfer that is made with it is a move by itself, and ends the turn if it is legal.",
                "\"May be treated as having touched it\" is read as giving the opponent what this law gives for a touch of that man, \
                 and nothing more: Penalty C if it cannot legally be moved or taken (II.5(b)), Penalties A and B if it can and \
                 another move is made (II.5(c)), and in the player's next turn if he took it off in the other's (II.5(e)). The \
                 other reading is that the removal itself is the offence, whatever is moved.",
                "II.5(e) asks that the man was left on its square. One that was taken off and put back stands there, and is read as \
                 left there. To put it back is no touch, as the bracket says; to have taken it off is one.",
                "The law does not say when it \"must be replaced\". Read as: when the opponent says so, and the move that was made \
                 meanwhile stands; once he has completed a move, II.6(e) restores the position before the turn.",
            ],
            installs: &[
                MistakenRemoval(rule(&[REMOVED], &[PutsBack])),
                MistakenRemoval(rule(&[NOT_REMOVED], &[Refuses])),
            ],
        },
        Article {
            no: "II.6(a)",
            heading: "Illegal moves",
            says: "One legal move ends the turn. After one illegal move the turn is not over until the \
                   whole change is that of a legal move.",
            doubts: &[],
            installs: &[
                Transfer(rule(&[MOVED_LEGALLY], &[Completes])),
                Transfer(rule(&[ILLEGAL], &[StaysOpen])),
                Attention(rule(&[NOT_REPLIED], &[StaysOpen])),
                Attention(rule(&[LEGAL_IN_ITSELF], &[Refuses])),
            ],
        },
        Article {
            no: "II.6(b)",
            heading: "Illegal moves",
            says: "If a player makes an illegal move in his own turn, the opponent may at once exact \
                   Penalty A, and then one of B and C.",
            doubts: &[
                "If he is liable under Law 5 as well, Penalty A counts for both, and one penalty after it \
                 settles everything.",
                "An opponent who puts the illegal move back with his own hand is read as restoring the position, as Penalty A does. He has \
                 touched a man, so he can exact nothing (II.11(a)). The other reading is that he has moved a man in the other's turn.",
            ],
            installs: &[Liability(rule(&[MOVED_ILLEGALLY], &[OffersThen(A, B_OR_C, BEFORE_TOUCHING)]))],
        },
        Article {
            no: "II.6(c)",
            heading: "Illegal moves",
            says: "If a player makes an illegal move in his own turn, and puts another in its place \
                   without the opponent's consent, he is liable to Penalty A and one of B and C.",
            doubts: &[
                "To waive what can be exacted for the illegal move settles the offence: the turn is not over \
                 (II.6(a)), so the other move that must follow is allowed with it. Another reading: the \
                 substitution is an offence of its own.",
                "A touch of the opponent's ends what could be exacted for the illegal move (II.11(a)), and not what the other move \
                 costs: to substitute it comes after the touch, and the opponent has not agreed to it. The other reading is that the \
                 touch settles both, as a waiver does.",
                "\"Without his opponent's consent\": consent covers one move in the place of the illegal one. If \
                 that is illegal too, a third needs consent again.",
                "Consent may be given before the other move or after it; after it, it is a waiver.",
            ],
            installs: &[
                Liability(rule(&[REPLACED], &[OffersThen(A, B_OR_C, BEFORE_TOUCHING)])),
                Liability(rule(&[REPLACED_WITH_CONSENT], &[Excuses])),
            ],
        },
        Article {
            no: "II.6(d)",
            heading: "Illegal moves",
            says: "If in the opponent's turn, without his consent, a player puts another move in the place \
                   of his own last one, or makes any other move, the opponent may at once require that it \
                   be annulled. If the opponent had not touched a man in that turn before, he may also \
                   exact B or C in the offender's next turn.",
            doubts: &[
                "\"Provided that he did not himself touch any man\": if he did, only the annulment was open to \
                 him, and B or C never was.",
                "\"At once\" is read as: before the opponent next touches a man, or completes his move by naming a Pawn. He \
                 remains bound by his own touches. Where the move leaves him no legal move, a touch ends nothing: there is \
                 nothing else that he could do.",
                "Consent to adjust a man is none to move it (I.5(c)).",
                "A move out of turn that is not annulled stands, and is the preceding move for taking in passing \
                 (I.11 E(a)). So what the opponent had begun before is judged with it: castling may have become illegal, \
                 since the King would now cross an attacked square (I.11 E(e)). The other reading is that he may complete \
                 what was legal when he began it.",
                "\"In the offender's next turn\": so Penalty B or C is gone once he has moved in it.",
                "A move made while an illegal move of the opponent stands is a reply to that move \
                 (II.6(e)).",
                "Two moves made so, neither of which was annulled yet, are read as annulled by one requirement. Each is an offence; but one \
                 move can be made in the offender's next turn, so one penalty settles both. The other reading is that each is annulled \
                 by itself, the last first, and the opponent may let the first stand.",
            ],
            installs: &[
                OutOfTurnMove(rule(
                    &[NOT_AFTER_ILLEGAL, WITHOUT_CONSENT],
                    &[Offence, Recalls(BEFORE_TOUCHING)],
                )),
                OutOfTurnMove(rule(
                    &[NOT_AFTER_ILLEGAL, WITHOUT_CONSENT, HE_HAD_TOUCHED_NONE],
                    &[Owes(B_OR_C)],
                )),
                OutOfTurnMove(rule(&[NOT_AFTER_ILLEGAL, WITH_CONSENT], &[Excuses])),
                Requirement(rule(&[ANNULMENT, SO_REQUIRED], &[MustBeDone])),
                Requirement(rule(&[ANNULMENT, NOT_SO_REQUIRED], &[Refuses])),
            ],
        },
        Article {
            no: "II.6(e)",
            heading: "Illegal moves",
            says: "If an illegal move, or a man taken off by mistake, was left uncorrected until the \
                   opponent had completed a move, the position at the beginning of that turn is restored \
                   without penalty. If that position cannot be ascertained, the game is annulled. A \
                   substituted move that would have been legal in the first instance stands.",
            doubts: &[
                "It does not matter who finds it, or when, as long as the game is not over. Of several such moves the \
                 earliest counts, unless the claimant names another.",
                "An illegal move that answers an illegal one is a completed move too (I.14 B speaks of any move).",
                "What the opponent has waived, or has consented to in his own turn (II.6(d)), costs nothing, and was still an illegal move \
                 that was left uncorrected: once he has completed a move, the position is restored, since the law makes no exception. The other \
                 reading is that his waiver or consent lets it stand for good.",
                "What a player moved illegally in the turn in which he then sealed a move was replaced by that: only II.6(c) is of it.",
                "An adjourned game is not over, so an illegal move may be found while a move lies sealed too. The sealed move, \
                 which is complete (I.14 B(d)), is void with the moves that led to it, and is not read.",
            ],
            installs: &[
                Provides(Provision::FoundWhileAdjourned),
                Attention(rule(&[REPLIED, ASCERTAINED], &[Restores(BEFORE_THE_OFFENCE)])),
                Attention(rule(&[REPLIED, NOT_ASCERTAINED], &[Ends(Outcome::Annulled)])),
                Attention(rule(&[NONE_STANDS], &[Refuses])),
                OutOfTurnMove(rule(&[AFTER_ILLEGAL], &[Passes])),
                FoundByPeople("that the position cannot be ascertained"),
            ],
        },
        Article {
            no: "II.7(a)",
            heading: "Adjourned game",
            says: "If a game was resumed from a wrong position, the position at the adjournment is \
                   restored, and the sealed move is made in it.",
            doubts: &[
                "It may be found at any time before the game is over.",
                "What a hand touched in a position that is void binds to nothing. What was touched out of turn before the \
                 adjournment still counts (II.5(e)).",
            ],
            installs: &[
                Provides(Provision::PositionSetUpAgain),
                Resumption(rule(&[TAKEN_UP_WRONGLY, POSITION_KNOWN], &[Restores(To::Adjournment)])),
                Resumption(rule(&[TAKEN_UP_RIGHTLY, POSITION_KNOWN], &[Refuses])),
            ],
        },
        Article {
            no: "II.7(b)",
            heading: "Adjourned game",
            says: "If on resumption the position at the adjournment cannot be ascertained, the game is annulled.",
            doubts: &["It must be, so it needs no claim once that is found, whatever has been set up."],
            installs: &[
                Resumption(rule(&[POSITION_UNKNOWN], &[Ends(Outcome::Annulled)])),
                FoundByPeople("that the position cannot be ascertained"),
            ],
        },
        Article {
            no: "II.7(c)",
            heading: "Adjourned game",
            says: "If a sealed record cannot be read as a legal move, the opponent may exact Penalty C. If \
                   it can be read as several, he may adopt any one of them. If there is no record where \
                   one was due, it is that player's turn, and the opponent may exact Penalty C.",
            doubts: &[
                "\"May adopt\": until he has, there is no position in which he could move, so a move of his \
                 waits. A touch does not: the sealed move is complete (I.14 B(d)), and the touch counts in his \
                 turn.",
                "It is also the player's turn if his record means no legal move.",
                "Penalty C can be exacted until he has made a move, since a move of the King after that would be out of turn, and \
                 no Penalty A is given that would take his move back. The other reading is that the right lasts until the opponent \
                 touches a man (II.11(a)), and that the move goes back for it.",
                NO_RECORD_ON_PAPER,
                "A record that names two moves, as \"P-QR3 or P-QR4\", can be read as either. The other reading is that it is a \
                 record of neither.",
                "Two moves that are written down without such a word, as \"P-K4, P-Q4\", are read as a record that means no move. \
                 The other reading is that either of them is a legal move, and that the opponent may adopt it.",
                "Nothing is said of a record that is lost. The sealed move was complete (I.14 B(d)), so its player makes the move \
                 that he says he sealed, and Penalty C is not due: a record was made.",
                "The record that \"was due\": to break play off is read as making one due, though II.7(a) speaks of \"the sealed \
                 move (if any)\". The other reading is that the players may agree to adjourn without one.",
            ],
            installs: &[
                Provides(Provision::MoveStatedWhereEnvelopeIsLost),
                Reading(rule(&[NO_LEGAL_MOVE], &[Owes(C)])),
                Reading(rule(&[MORE_THAN_ONE], &[Adopts])),
                Adjournment(rule(&[NO_RECORD_MADE], &[Owes(C)])),
            ],
        },
        Article {
            no: "II.8(a)",
            heading: "Games treated as drawn",
            says: "The game is drawn by agreement, unless checkmate has legally occurred.",
            doubts: &[
                "The law does not say how long an offer stands. Read as: until it is declined, or the \
                 other player completes a move.",
                "A condition of an offer is not provided for. The offer stands without it until the other moves, though the \
                 move be the one that the condition asks for.",
                "A player who has sealed a move has let the offer go, also if the record is found to mean no move. Only a paper \
                 on which he accepts it answers it, as he had written that while the offer stood (II.7(c)). One made to him after \
                 that is not answered when the sealed move is made on the board.",
                "By post, a reply that was sent before the offer, with an assumption (III.5), does not answer it: the offer stands, \
                 though the reply is made on the board after it.",
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
            no: "II.8(b)",
            heading: "Games treated as drawn",
            says: "The game is drawn if the player, before touching a man, proves that the last fifty \
                   moves on each side were made without a capture.",
            doubts: &[
                "Pawn moves do not matter.",
                "No touch is excepted here (II.5 names only Laws 5, 6 and 11), so even a touch to adjust \
                 loses the claim.",
                "Where moves are communicated (III.1), to communicate one is read as a touch: the claim comes before it, also \
                 where several moves wait to be adopted, or the record means none. The other reading is that it may be made as \
                 long as the turn lasts.",
                "What the opponent moves or takes off in the claimant's turn, and what can still be undone (II.5(g), II.6(d)), is no \
                 move of the fifty. By the letter a capture out of turn is a move (I.11 A).",
            ],
            installs: &[
                Sets(Figure::MovesWithoutCapture, 50),
                DrawClaim(rule(&[FIFTY_MOVES, BY_THE_PLAYER, SO], &[Ends(Outcome::DrawnByFiftyMoves)])),
                DrawClaim(rule(&[FIFTY_MOVES, BY_THE_PLAYER, NOT_PROVED], &[Refuses])),
                DrawClaim(rule(&[FIFTY_MOVES, NOT_HIS_TO_CLAIM], &[Refuses])),
            ],
        },
        Article {
            no: "II.8(c)",
            heading: "Games treated as drawn",
            says: "The game is drawn if the player, before touching a man, proves that the position stood \
                   in the game at the beginning of more than one of his earlier turns.",
            doubts: &[
                "No touch is excepted here either: even a touch to adjust loses the claim, as under (b), and a move that is \
                 communicated.",
                "The position is that at the beginning of the turn (I.16(a)), whatever the opponent has moved or taken off since, as \
                 long as that can be undone.",
            ],
            installs: &[
                Sets(Figure::Occurrences, 3),
                DrawClaim(rule(&[RECURRENCE, BY_THE_PLAYER, SO], &[Ends(Outcome::DrawnByRepetition)])),
                DrawClaim(rule(&[RECURRENCE, BY_THE_PLAYER, NOT_PROVED], &[Refuses])),
                DrawClaim(rule(&[RECURRENCE, NOT_HIS_TO_CLAIM], &[Refuses])),
            ],
        },
        Article {
            no: "II.8(d)",
            heading: "Games treated as drawn",
            says: "The game is drawn if the player, before touching a man, proves that he can go on giving \
                   check without end.",
            doubts: &[
                "Checks that end in mate are not without end.",
                "No touch is excepted here either: even a touch to adjust loses the claim, as under (b), and a move that is \
                 communicated.",
            ],
            installs: &[
                DrawClaim(rule(
                    &[ENDLESS_CHECKS, BY_THE_PLAYER, SO],
                    &[Ends(Outcome::DrawnByPerpetualCheck)],
                )),
                DrawClaim(rule(&[ENDLESS_CHECKS, BY_THE_PLAYER, NOT_PROVED], &[Refuses])),
                DrawClaim(rule(&[ENDLESS_CHECKS, NOT_HIS_TO_CLAIM], &[Refuses])),
            ],
        },
        Article {
            no: "II.8(e)",
            heading: "Games treated as drawn",
            says: "The game is drawn by stalemate that has legally occurred.",
            doubts: &[],
            installs: &[Standstill(rule(&[STALEMATED, LEGALLY], &[Ends(Outcome::DrawnByStalemate)]))],
        },
        Article {
            no: "II.9(a)",
            heading: "Games forfeited or resigned",
            says: "A player forfeits the game if he wilfully upsets the men, or falsifies the position by \
                   taking men off or adding them. As under every clause, the opponent must name the \
                   offence, claim on that ground, and have completed no move since he knew of it.",
            doubts: &[
                "A claim under this law that is not admitted waits for a finding, and no man is moved meanwhile, nor an adjourned \
                 game resumed: what was done is to be found before the board has changed. \"Check\" may be said, and \
                 nothing follows from it (Preface).",
                "Whoever sees men taken off or upset knows of the offence, though not that it was done wilfully. The other reading is \
                 that he knows of it only when that is clear, which people find.",
            ],
            installs: &[
                Forfeiture(rule(&[CLAUSE_A, FOUND], &[Ends(Outcome::Forfeited('a'))])),
                Forfeiture(rule(&[CLAUSE_A, NOT_YET_FOUND], &[Waits])),
                Forfeiture(rule(&[CLAUSE_A, NOT_SO], &[Refuses])),
                Conduct(rule(&[MEN_UPSET], &[GivesForfeiture('a')])),
                FoundByPeople("that it was done wilfully"),
            ],
        },
        Article {
            no: "II.9(b)",
            heading: "Games forfeited or resigned",
            says: "A player forfeits the game if, without consent, he uses a second board and men for the \
                   conduct of the game.",
            doubts: &[],
            installs: &[
                Forfeiture(rule(&[CLAUSE_B, FOUND], &[Ends(Outcome::Forfeited('b'))])),
                Forfeiture(rule(&[CLAUSE_B, NOT_YET_FOUND], &[Waits])),
                Forfeiture(rule(&[CLAUSE_B, NOT_SO], &[Refuses])),
                Forfeiture(rule(&[CLAUSE_B, WITH_HIS_CONSENT], &[Refuses])),
                Conduct(rule(&[A_SECOND_BOARD], &[Offence, GivesForfeiture('b')])),
                FoundByPeople("that a second board was used"),
            ],
        },
        Article {
            no: "II.9(c)",
            heading: "Games forfeited or resigned",
            says: "A player forfeits the game if, without consent, he refers during the game to anything \
                   printed or written about chess.",
            doubts: &[],
            installs: &[
                Forfeiture(rule(&[CLAUSE_C, FOUND], &[Ends(Outcome::Forfeited('c'))])),
                Forfeiture(rule(&[CLAUSE_C, NOT_YET_FOUND], &[Waits])),
                Forfeiture(rule(&[CLAUSE_C, NOT_SO], &[Refuses])),
                Forfeiture(rule(&[CLAUSE_C, WITH_HIS_CONSENT], &[Refuses])),
                Conduct(rule(&[PRINTED_MATTER], &[Offence, GivesForfeiture('c')])),
                FoundByPeople("that printed or written matter was consulted"),
            ],
        },
        Article {
            no: "II.9(d)",
            heading: "Games forfeited or resigned",
            says: "A player forfeits the game if, without consent, he asks for assistance in the conduct \
                   of the game.",
            doubts: &[],
            installs: &[
                Forfeiture(rule(&[CLAUSE_D, FOUND], &[Ends(Outcome::Forfeited('d'))])),
                Forfeiture(rule(&[CLAUSE_D, NOT_YET_FOUND], &[Waits])),
                Forfeiture(rule(&[CLAUSE_D, NOT_SO], &[Refuses])),
                Forfeiture(rule(&[CLAUSE_D, WITH_HIS_CONSENT], &[Refuses])),
                Conduct(rule(&[HELP_ASKED], &[Offence, GivesForfeiture('d')])),
                FoundByPeople("that assistance was asked for"),
            ],
        },
        Article {
            no: "II.9(e)",
            heading: "Games forfeited or resigned",
            says: "A player forfeits the game if he refuses to comply with a legal requirement of the \
                   opponent.",
            doubts: &[
                "A player who makes another move instead of what was required has made an illegal move where the \
                 board shows one: that is dealt with first (II.6), and whether it was also a refusal is a \
                 question of fact.",
                "A move made against what was exacted is read as such a refusal. It stands, since it is \
                 legal in itself.",
            ],
            installs: &[
                Forfeiture(rule(&[CLAUSE_E, FOUND], &[Ends(Outcome::Forfeited('e'))])),
                Forfeiture(rule(&[CLAUSE_E, NOT_YET_FOUND], &[Waits])),
                Forfeiture(rule(&[CLAUSE_E, NOT_SO], &[Refuses])),
                Transfer(rule(&[AGAINST_REQUIREMENT], &[Offence, GivesForfeiture('e')])),
                Forfeiture(rule(&[CLAUSE_E, IN_THE_LOG], &[Ends(Outcome::Forfeited('e'))])),
                FoundByPeople("that a legal requirement was refused"),
            ],
        },
        Article {
            no: "II.9(f)",
            heading: "Games forfeited or resigned",
            says: "A player forfeits the game if he refuses to abide by the laws.",
            doubts: &[],
            installs: &[
                Forfeiture(rule(&[CLAUSE_F, FOUND], &[Ends(Outcome::Forfeited('f'))])),
                Forfeiture(rule(&[CLAUSE_F, NOT_YET_FOUND], &[Waits])),
                Forfeiture(rule(&[CLAUSE_F, NOT_SO], &[Refuses])),
                Conduct(rule(&[LAWS_REFUSED], &[Offence, GivesForfeiture('f')])),
                FoundByPeople("that a player refused to abide by the laws"),
            ],
        },
        Article {
            no: "II.9",
            heading: "Games forfeited or resigned",
            says: "A game that a player has forfeited or resigned is treated as won by the other.",
            doubts: &[],
            installs: &[Provides(Provision::ResignedIsLost)],
        },
        Article {
            no: "II.10 A(a)",
            heading: "Time limit",
            says: "Time is reckoned separately for each player and each game.",
            doubts: &[],
            installs: &[Provides(Provision::SeparateTimes)],
        },
        Article {
            no: "II.10 A(b)",
            heading: "Time limit",
            says: "Time is reckoned against the player whose turn it is.",
            doubts: &[
                "So the offender's time runs while B or C is considered after A, and after his own illegal \
                 move.",
                "While a claim waits for people to find a fact, neither player's time is read as running: the law does not \
                 say whose it is.",
                "Read as: whose record is received has done his part. While one of the moves that it can mean \
                 is to be adopted, the time is that of the player who adopts.",
            ],
            installs: &[Provides(Provision::TimeFollowsTurn), Provides(Provision::TimeWhileAdopting)],
        },
        Article {
            no: "II.10 B(a)",
            heading: "Time limit",
            says: "If no end of play is fixed, each player has two hours for so many moves, three for so \
                   many, four for so many, and so on.",
            doubts: &["The print leaves the number of moves blank, so a limit must be agreed."],
            installs: &[Provides(Provision::PeriodsWithoutEnd)],
        },
        Article {
            no: "II.10 B(b)",
            heading: "Time limit",
            says: "A player who fails to make the moves required within any of these times forfeits the \
                   game at once.",
            doubts: &[
                "It needs no claim.",
                "A sand-glass, or one time for the whole game, sets no number of moves. Who has used it up is read as having failed to \
                 make his moves in it, and forfeits at once. The other reading is that this law speaks only of so many moves in so \
                 many hours, and that the players must agree what another time costs.",
            ],
            installs: &[
                Provides(Provision::TimeForfeitsAtOnce),
                Overstep(rule(&[TOO_FEW_MOVES, NO_END_FIXED], &[Ends(Outcome::OutOfTime)])),
                Overstep(rule(&[ENOUGH_MOVES, NO_END_FIXED], &[Refuses])),
            ],
        },
        Article {
            no: "II.10 C(a)",
            heading: "Time limit",
            says: "If an end of play is fixed, each player has an hour for so many moves, two for so many, \
                   and so on, as long as such an hour is complete before that end.",
            doubts: &[],
            installs: &[Provides(Provision::PeriodsUntilClose)],
        },
        Article {
            no: "II.10 C(b)",
            heading: "Time limit",
            says: "A player who fails to make the moves of his complete hours forfeits the game at once.",
            doubts: &[],
            installs: &[
                Overstep(rule(&[TOO_FEW_MOVES, END_FIXED], &[Ends(Outcome::OutOfTime)])),
                Overstep(rule(&[ENOUGH_MOVES, END_FIXED], &[Refuses])),
            ],
        },
        Article {
            no: "II.10 C(c)",
            heading: "Time limit",
            says: "An unfinished game is reckoned at the end of play: to the moves due for a player's \
                   complete hours are added those for his incomplete hour, in proportion and without \
                   fractions. Surplus moves made before do not count.",
            doubts: &[],
            installs: &[Provides(Provision::MovesDueAtClose)],
        },
        Article {
            no: "II.10 C(d)",
            heading: "Time limit",
            says: "If each player has made fewer moves than are due, the game is annulled. If only one \
                   has, he forfeits it.",
            doubts: &["If neither fell short, the code is silent and the game is undecided."],
            installs: &[
                Close(rule(&[BOTH_SHORT], &[Ends(Outcome::Annulled)])),
                Close(rule(&[ONE_SHORT], &[Ends(Outcome::OutOfTime)])),
            ],
        },
        Article {
            no: "II.10 D",
            heading: "Time limit",
            says: "Each player must see that the other's time is recorded, and nothing is allowed for \
                   neglect. Otherwise records that are proved wrong may be put right equitably.",
            doubts: &[
                "A game that was forfeited by a record of time that is proved wrong goes on, if by the right one nothing was \
                 forfeited. The other reading is that what is forfeited at once stays so.",
                "If a message was not received (III.3), the time since it was sent is read as recorded against nobody: the \
                 clocks stand as they stood then, and a game that was lost by that time goes on.",
            ],
            installs: &[
                Provides(Provision::NoAllowanceForNeglect),
                Provides(Provision::TimesPutRight),
                FoundByPeople("the times as they should be"),
            ],
        },
        Article {
            no: "II.11(a)",
            heading: "Penalties",
            says: "A penalty for an offence in the player's own turn must be exacted before the opponent \
                   touches a man.",
            doubts: &[
                "A man touched in the opponent's turn is treated as touched in the player's own (II.5(e)), so this term \
                 holds for it, and not that of (b).",
            ],
            installs: &[
                Lapse(rule(&[TOUCH_COUNTS, FOR_HIS_OWN_TURN], &[Lapses])),
                Exaction(rule(&[IN_OFFENDERS_TURN, TOO_LATE], &[Refuses])),
            ],
        },
        Article {
            no: "II.11(b)",
            heading: "Penalties",
            says: "Penalty B or C for an offence in the opponent's turn must be exacted after that turn, \
                   and before the opponent touches a man again.",
            doubts: &[
                "The law does not say what is due if a penalty of the offender's own takes the opponent back to his turn. Read as: \
                 what may be exacted in the offender's next turn may be exacted once that begins again, also where it was exacted \
                 and not done. What was waived or lost stays so.",
                "\"Again touches a man\": only a touch after his own turn is over ends the right. In that turn the opponent has to \
                 touch the man that he moves, and what he touches there beside it, before the offence or after it, ends nothing. The \
                 other reading is that any touch after the offence but that of his move ends it.",
            ],
            installs: &[
                Lapse(rule(&[TOUCH_COUNTS, FOR_HOLDERS_TURN], &[Lapses])),
                Exaction(rule(&[IN_HOLDERS_TURN, TOO_LATE], &[Refuses])),
                OutOfTurnMove(rule(
                    &[NOT_AFTER_ILLEGAL, WITHOUT_CONSENT, HE_HAD_TOUCHED_NONE],
                    &[Owes(B_OR_C)],
                )),
            ],
        },
        Article {
            no: "II.11(c)",
            heading: "Penalties",
            says: "A move in discharge of Penalty B or C may not be castling, unless Penalty B itself asks \
                   for castling.",
            doubts: &[
                "The law does not say what castling in the place of the required move is. Castling is a legal move \
                 (I.11 B), so it is read as ending the turn (II.6(a)), and the remedy as that for a requirement that is \
                 not complied with (II.9(e)). It may also be read as no move that can end the turn.",
                "Castling without a Rook (IV.5) is castling for this law too. Penalty B can then not ask for it: it asks \
                 for King and Rook, and the Rook was given.",
            ],
            installs: &[
                Exaction(rule(&[PENALTY_B, IN_TIME, POSSIBLE], &[ExcludesCastling])),
                Exaction(rule(&[PENALTY_C, IN_TIME, POSSIBLE], &[ExcludesCastling])),
            ],
        },
        Article {
            no: "II.11(d)",
            heading: "Penalties",
            says: "The opponent chooses between penalties.",
            doubts: &[],
            installs: &[Provides(Provision::HolderChooses)],
        },
        Article {
            no: "II.11(e)",
            heading: "Penalties",
            says: "A move required by way of penalty that is illegal is disregarded, and no penalty is left for that \
                   offence.",
            doubts: &[
                "\"The offence committed\": where a player is answerable for a touch and for a move out of turn as well, the right to a \
                 penalty for the other offence remains, if what was required is no penalty for that. The other reading is that one \
                 illegal requirement forfeits both.",
                "A requirement that names a man that was not touched, or is off the board, is none that Penalty B \
                 gives: it has no effect, and forfeits nothing.",
            ],
            installs: &[
                Exaction(rule(&[IN_TIME, IMPOSSIBLE], &[LosesRight])),
                Exaction(rule(&[FORFEITED], &[Refuses])),
            ],
        },
        Article {
            no: "II.11 A",
            heading: "Penalties",
            says: "Penalty A: the position at the beginning of the turn of the offence is restored.",
            doubts: &[
                "\"May then exact one of Penalties B and C\" (II.6(b)): after Penalty A the game waits until the opponent \
                 has chosen, has waived it or has touched a man. By the letter the offender's hand could move \
                 meanwhile; but then a penalty would be chosen for a position that is gone.",
            ],
            installs: &[Exaction(rule(&[PENALTY_A, IN_TIME], &[Restores(BEFORE_THE_OFFENCE)]))],
        },
        Article {
            no: "II.11 B",
            heading: "Penalties",
            says: "Penalty B: a man touched in the turn of the offence is moved or taken, as the opponent \
                   indicates; or of two such men one takes the other; or King and Rook castle.",
            doubts: &[],
            installs: &[Exaction(rule(&[PENALTY_B, IN_TIME, POSSIBLE], &[MustBeDone]))],
        },
        Article {
            no: "II.11 C",
            heading: "Penalties",
            says: "Penalty C: the King moves; if he cannot legally, a man that the opponent selects.",
            doubts: &[
                "A man may be selected only if the King has no legal move. To select one although the King can move is to require \
                 what Penalty C does not give: it has no effect. The other reading is that the right is forfeited, as by an \
                 illegal move (II.11(e)).",
            ],
            installs: &[Exaction(rule(&[PENALTY_C, IN_TIME, POSSIBLE], &[MustBeDone]))],
        },
        III_1,
        III_2B,
        III_3,
        III_4,
        III_5,
        Article {
            no: "IV.1",
            heading: "General law",
            says: "Parts I to III apply to games at odds, unless they obviously cannot.",
            doubts: &[],
            installs: &[Provides(Provision::GameAtOdds)],
        },
        Article {
            no: "IV.2",
            heading: "Right to first move",
            says: "The giver of odds has the right to the first move, unless it is agreed otherwise.",
            doubts: &[
                "His colour does not matter. If both give odds, White begins (I.11 C).",
                "The receiver of several moves begins, since he must begin the game with them (IV.4).",
            ],
            installs: &[Provides(Provision::GiverBegins)],
        },
        Article {
            no: "IV.3",
            heading: "Odds of a man",
            says: "Unless it is agreed otherwise, a Pawn given is the King's Bishop's, and a Knight, \
                   Bishop or Rook given is the Queen's.",
            doubts: &[],
            installs: &[Provides(Provision::ManGiven)],
        },
        Article {
            no: "IV.4",
            heading: "Odds of two or more moves in one turn",
            says: "A player who may make two or more moves in one turn begins the game with them, and \
                   moves no man beyond his fourth rank in making them.",
            doubts: &[
                "Penalty B or C is discharged by the first of these moves, from the position before it.",
                "If the game is adjourned before them, the first may be sealed alone (II.7), and the others are made on resumption. \
                 Another reading: all are recorded, as they are one turn.",
            ],
            installs: &[
                GivenMoves(rule(&[SEVERAL_MOVES], &[KeepsOwnHalf, MakesOneTurn])),
                Movement(rule(&[BEYOND_FOURTH_RANK], &[Forbids])),
            ],
        },
        Article {
            no: "IV.5",
            heading: "Castling without Rook",
            says: "On a side from which his Rook was taken before the game, a player may castle by the \
                   King's move alone, if the Rook's square is and always was empty and the other \
                   conditions hold.",
            doubts: &[
                "A man that an accident has set on that square, and that has been put right, is read as not having occupied it: an \
                 accident is no move (I.11 A). The other reading is that the square was not empty throughout.",
            ],
            installs: &[
                Provides(Provision::CastlingWithoutRook),
                Transfer(rule(&[MOVED_LEGALLY, A_CASTLING_WITHOUT_ROOK], &[Completes])),
                Transfer(rule(&[ILLEGAL, A_CASTLING_WITHOUT_ROOK], &[Offence])),
                Movement(rule(&[ROOK_SQUARE_OCCUPIED], &[Forbids])),
            ],
        },
        Article {
            no: "IV.6",
            heading: "Mating with a Pawn",
            says: "A player who undertakes to mate with a Pawn undertakes that it has not been moved \
                   beyond the seventh rank.",
            doubts: &["A check discovered by the Pawn's move is not given by the Pawn."],
            installs: &[Upshot(rule(
                &[TO_MATE_WITH_PAWN, MATED_OTHERWISE],
                &[Ends(Outcome::UndertakingFailed)],
            ))],
        },
        Article {
            no: "IV.7",
            heading: "Mating on a given square",
            says: "A player who undertakes to mate on a given square undertakes that the mated King stands \
                   on it.",
            doubts: &[],
            installs: &[Upshot(rule(
                &[TO_MATE_ON_SQUARE, MATED_OTHERWISE],
                &[Ends(Outcome::UndertakingFailed)],
            ))],
        },
        Article {
            no: "IV.8",
            heading: "Mating under conditions",
            says: "A player who undertakes before the game to mate under a condition forfeits the game, if \
                   he does not mate so and is not mated himself.",
            doubts: &[
                "If the opponent resigns, II.9 is read as going first, so that nobody can resign in order \
                 to win.",
                "The law does not mention undertakings to win, to be mated or to be stalemated.",
                "A draw forfeits the game, by agreement too: the law excepts only the player's own mate, and the \
                 opponent who agrees gives up nothing.",
            ],
            installs: &[
                Upshot(rule(&[TO_MATE_SO, NOT_SO_MATED, NOT_RESIGNED], &[Ends(Outcome::UndertakingFailed)])),
                Upshot(rule(&[TO_MATE_SO, MATED_PERHAPS_SO], &[Waits])),
                FoundByPeople("that a condition in words was met"),
            ],
        },
    ],
};
