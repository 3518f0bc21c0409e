//! The Italian game until 1880: free castling, passing the battle, and the Pawn that waits.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::*;
use super::terms::*;
use crate::code::{Article, Code};
use crate::effect::{Duty::*, Effect::*, To, Until};
use crate::question::Clause::*;
use crate::rule::rule;

/// The code.
pub static CODE: Code = Code {
    id: "italy-to-1880",
    title: "The Italian game until 1880, as we play it",
    year: 1880,
    known_as: "Italy, to 1880",
    invitation: "Castle as far as you like.",
    revision: 13,
    annexes: ANNEXES,
    cases: CASES,
    articles: &[
        CHEQUERED,
        QUEENS_BESIDE_KINGS_ON_E,
        EITHER_SIDE,
        KING_STEPS,
        QUEEN_OF_TODAY,
        BISHOP_OF_TODAY,
        ROOK_AND_KNIGHT,
        PAWN,
        DOUBLE_STEP,
        PASSING_THE_BATTLE,
        Article {
            no: "11",
            heading: "Promotion",
            says: "A Pawn on its last rank becomes a man of its side that is off the board, but no \
                    second Bishop on squares of one colour. If there is none, it waits there without \
                    power, and takes the name of the first man that is lost: that is no move. It is \
                    named a Pawn until then.",
            doubts: &[
                "Which of several Pawns takes the name is as we play it: the one nearest to the a file.",
                "The text has the Pawn named in its player's next turn (III). That it has the name at once is as we play it.",
            ],
            installs: PROMOTES_TO_CAPTURED_SUSPENDED,
        },
        Article {
            no: "12",
            heading: "Castling",
            says: "There is free castling: King and Rook, of which neither has moved, go to any two \
                    squares from the one's to the other's, both included, the King beyond the Rook. \
                    Nothing stands between them; the King is not in check, and crosses and reaches no \
                    attacked square; neither attacks an adverse man by it.",
            doubts: &["That every square from e1 to the King's new square is tried, on h1 too, is as we \
                        play it."],
            installs: FREE_CASTLING,
        },
        CHECK_AND_MATE,
        STALEMATE_IS_DRAWN,
        BARE_KING_PLAYS_ON,
        REPETITION_DRAWS_NOTHING,
        FIFTY_FROM_THE_NOTICE.doubted(&[
            "The text gives it to a bare King, and in endings whose outcome is known to whom the other would beat \
             (XVII). That any player may give notice, whatever stands on the board, is as we play it; `rule-limit-where` \
             plays the other.",
        ]),
        PERPETUAL_CHECK_CLAIMED,
        ITALIAN_TOUCHING,
        THE_MOVE.doubted(&[
            "The text lets the other side choose what follows a false move: the man is lost, or moved as it goes, or left \
             where it stands (XII). That it goes back is as we play it.",
        ]),
        AGREEMENT,
        Article {
            no: "22",
            heading: "Saying check",
            says: "A player who gives check says so. If he does not it is only noted: the check is parried as any other.",
            doubts: &[
                "By the text a check that is not said need not be parried (XIII). That it is only noted is as we play it.",
            ],
            installs: CHECK_ANNOUNCED,
        },
    ],
    sources: &[
        ("1", SETTLED),
        ("2", SETTLED),
        ("3", "The primary text was read (I): the first move and the colour are drawn by lot, apart."),
        ("4", SETTLED),
        ("5", SETTLED),
        ("6", SETTLED),
        ("7", EVERY_SOURCE),
        ("8", EVERY_SOURCE),
        ("9", SETTLED),
        (
            "10",
            "The primary text was read (Le leggi del giuoco degli scacchi, II). It ended in 1880 or 1881 (read).",
        ),
        ("11", "The primary text was read (III)."),
        ("12", "The primary text was read (IV, V)."),
        ("13", MATE_WINS),
        ("14", "The primary text was read (XVIII)."),
        ("15", "The primary text was read (XVII): he may only have the moves counted."),
        ("16", SILENT),
        ("17", "The primary text was read (XVII): fifty moves, counted from when the other asks for it."),
        ("18", OUR_CHOICE),
        ("19", "The primary text was read (V, VII, VIII)."),
        ("20", SILENT),
        ("21", SILENT),
        ("22", "The primary text was read (XIII)."),
    ],
};

/// Article 19, as the text has it.
const ITALIAN_TOUCHING: Article = Article {
    no: "19",
    heading: "Touching men",
    says: "A player who in his turn touches men of his own, moves the one touched first that can move, unless he said that \
           he adjusts it; of King and Rook, whether they can castle or not, he moves either. If he touches men of the other \
           side, he takes the one touched first that can be taken; of men of both sides he moves or takes the first that \
           he can. If he does otherwise, the other player may have that taken back before he touches a man. What he touched \
           binds him after an unlawful move too.",
    doubts: &[
        "Of two own men the text lets the other side choose (IX). That the first is moved is as we play it.",
        "What binds who touches men of both sides the text does not say: the first that can be moved or taken, as we \
         play it.",
    ],
    installs: &[
        Touching(rule(&[ONE_OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveTouched)])),
        Touching(rule(&[CASTLING_PAIR, NO_ADVERSE], &[Binds(MoveTouched)])),
        Touching(rule(&[UNABLE_TO_CASTLE, NO_ADVERSE], &[Binds(MoveTouched)])),
        Touching(rule(&[SEVERAL_OTHERS_MOVABLE, NO_ADVERSE], &[Binds(MoveFirst)])),
        Touching(rule(&[ONLY_ADVERSE_TAKABLE], &[Binds(TakeFirst)])),
        Touching(rule(&[OF_BOTH_AND_ONE_CAN], &[Binds(FirstOfEither)])),
        Excuse(rule(&[NOTICE_OF_ADJUSTING], &[Excuses])),
        Transfer(rule(&[AGAINST_TOUCH], &[Offence, Recalls(Until::HolderTouches)])),
        Transfer(rule(&[UNLAWFUL], &[Binds(MoveTouched)])),
        Lapse(rule(&[MEANT], &[Lapses])),
        TouchClaim(rule(&[BREACHED], &[Restores(To::TurnOfTheOffence)])),
        TouchClaim(rule(&[BREACHED_LONG_AGO], &[Refuses])),
        TouchClaim(rule(&[NOT_BREACHED], &[Refuses])),
    ],
};
