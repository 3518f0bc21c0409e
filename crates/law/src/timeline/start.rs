//! Board, array and first move.

use super::sources::{DAVIDSON_BOARD, FIRST_MOVE, HANDBOOK, KNOWN, SCHOLARS, SERVERS};
use super::step::{Certainty, Comes, Rules, Step, Subject, Trial, alone, tried};

pub(super) const STEPS: &[Step] = &[
    Step {
        subject: Subject::Board,
        when: "to the 12th century",
        title: "A board of one colour",
        says: "The squares of the old board were all alike: lines parted them. Nothing in the moves of \
               the men depends on it.",
        source: DAVIDSON_BOARD,
        certainty: Certainty::Certain,
        articles: &[("shatranj", "1")],
        trial: Some(Trial {
            since: Rules::of("shatranj"),
            before: None,
            start: "",
            given: &[],
            tries: &[alone("white moves d2d3", Comes::Lawful)],
        }),
    },
    Step {
        subject: Subject::Board,
        when: "12th to 13th century",
        title: "Chequers",
        says: "In the twelfth century the squares sometimes alternated in colour; in the thirteenth \
               that became the rule. The Bishops show what it is good for: each keeps to one colour.",
        source: DAVIDSON_BOARD,
        certainty: Certainty::Certain,
        articles: &[("medieval", "1"), ("fide-2023", "2.1")],
        trial: Some(Trial {
            since: Rules::of("medieval"),
            before: Some(Rules::of("shatranj")),
            start: "",
            given: &[],
            tries: &[tried("white moves d2d3", Comes::Lawful, Comes::Lawful)],
        }),
    },
    Step {
        subject: Subject::Array,
        when: "shatranj",
        title: "The Kings on the d file",
        says: "In shatranj as servers and programs play it the King stands on d1 and the fers on e1. \
               Other accounts put the King on e1.",
        source: SERVERS,
        certainty: Certainty::Read,
        articles: &[("shatranj", "2")],
        trial: Some(Trial {
            since: Rules::of("shatranj"),
            before: None,
            start: "",
            given: &["white moves e2e3", "black moves e7e6"],
            tries: &[
                alone("white moves e1d2", Comes::Not),
                alone("white moves e1f2", Comes::Not),
                alone("white moves d2d3", Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::Array,
        when: "13th to 15th century",
        title: "The Kings on the e file",
        says: "On the chequered board the King stands on the e file and the man beside him on the d \
               file, as today.",
        source: KNOWN,
        certainty: Certainty::General,
        articles: &[("medieval", "2")],
        trial: Some(Trial {
            since: Rules::of("medieval"),
            before: Some(Rules::with("shatranj", &[])),
            start: "",
            given: &["white moves e2e3", "black moves e7e6"],
            tries: &[
                tried("white moves e1e2", Comes::Lawful, Comes::Not),
                tried("white moves d1e2", Comes::Lawful, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::FirstMove,
        when: "to the 19th century",
        title: "Either side begins",
        says: "Colour and first move were settled apart. Philidor prints a game in 1749 that Black \
               begins, and in 1858 Harrwitz took the black men against Morphy and moved first.",
        source: FIRST_MOVE,
        certainty: Certainty::Read,
        articles: &[
            ("shatranj", "3"),
            ("medieval", "3"),
            ("lucena-1497", "3"),
            ("lopez-1561", "3"),
            ("philidor-1749", "3"),
            ("sarratt-1828", "3"),
            ("walker-1832", "IV"),
        ],
        trial: Some(Trial {
            since: Rules::with("philidor-1749", &["first: black"]),
            before: None,
            start: "",
            given: &[],
            tries: &[alone("black moves e7e5", Comes::Lawful), alone("white moves e2e4", Comes::Not)],
        }),
    },
    Step {
        subject: Subject::FirstMove,
        when: "1880 to 1889",
        title: "White begins",
        says: "The first rule that is known stands in those of New York 1880. From 1889 it was the rule \
               in all public play.",
        source: SCHOLARS,
        certainty: Certainty::Certain,
        articles: &[
            ("london-1883", "3"),
            ("steinitz-1889", "3"),
            ("bcf-1912", "18"),
            ("fide-2023", "1.2"),
            ("us-chess", "6A"),
        ],
        trial: Some(Trial {
            since: Rules::of("steinitz-1889"),
            before: Some(Rules::with("staunton-1847", &["first: black"])),
            start: "",
            given: &[],
            tries: &[
                tried("white moves e2e4", Comes::Lawful, Comes::Not),
                tried("black moves e7e5", Comes::Not, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::Array,
        when: "2008",
        title: "Chess960",
        says: "FIDE put into an appendix of its Laws a game that begins from an array drawn by lot: the \
               Bishops on squares of both colours, the King between the Rooks. Castling is extended to \
               all of these arrays.",
        source: HANDBOOK,
        certainty: Certainty::Certain,
        articles: &[("fide-2023", "II.3.1")],
        trial: Some(Trial {
            since: Rules::of("fide-2023"),
            before: None,
            start: "rbqbnkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQBNKRN w GAga - 0 1",
            given: &[],
            tries: &[alone("white castles short", Comes::Lawful), alone("white castles long", Comes::Not)],
        }),
    },
];
