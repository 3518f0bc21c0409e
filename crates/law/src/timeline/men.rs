//! The leap of the King, fers and Queen, fil and Bishop, castling.

use super::sources::{ACCOUNT, DAVIDSON_MEN, KNOWN, KRABBE, LEGGI, MCCRARY, MENNEL, RUCH};
use super::step::{Certainty, Comes, Rules, Step, Subject, Trial, alone, tried};

pub(super) const STEPS: &[Step] = &[
    Step {
        subject: Subject::King,
        when: "13th to 15th century",
        title: "The King leaps, once",
        says: "As his first move the King may leap to an empty square two off, over men and to a \
               Knight's square too. It is the forebear of castling.",
        source: MCCRARY,
        certainty: Certainty::Read,
        articles: &[("medieval", "4"), ("lucena-1497", "4"), ("lopez-1561", "4")],
        trial: Some(Trial {
            since: Rules::of("medieval").leaping("e1e8"),
            before: Some(Rules::with("shatranj", &["rule-array: king-e"])),
            start: "4k2r/pppp4/8/8/8/8/PPPP4/4K2R w - - 0 1",
            given: &[],
            tries: &[
                tried("white moves e1g1", Comes::Lawful, Comes::Not),
                tried("white moves e1f3", Comes::Lawful, Comes::Not),
                tried("white moves e1e3", Comes::Lawful, Comes::Not),
                tried("white moves e1f2", Comes::Lawful, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::King,
        when: "1536",
        title: "A leap of three squares",
        says: "A text of this year lets the King leap one to three squares as his first move, if he was \
               never in check, and take nothing by it.",
        source: MENNEL,
        certainty: Certainty::Read,
        articles: &[("medieval", "4:leap-three")],
        trial: Some(Trial {
            since: Rules::with("medieval", &["rule-king: leap-three"]).leaping("e1e8"),
            before: Some(Rules::of("medieval").leaping("e1e8")),
            start: "4k2r/pppp4/8/8/8/8/PPPP4/4K2R w - - 0 1",
            given: &[],
            tries: &[
                tried("white moves e1b1", Comes::Lawful, Comes::Not),
                tried("white moves e1e4", Comes::Lawful, Comes::Not),
                tried("white moves e1g1", Comes::Lawful, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::King,
        when: "by 1749",
        title: "The leap is gone",
        says: "Castling has taken its place: outside castling the King goes one square.",
        source: ACCOUNT,
        certainty: Certainty::Certain,
        articles: &[
            ("philidor-1749", "4"),
            ("sarratt-1828", "4"),
            ("italy-to-1880", "4"),
            ("bcf-1912", "8(A)"),
        ],
        trial: Some(Trial {
            since: Rules::of("philidor-1749"),
            before: Some(Rules::of("lopez-1561").leaping("e1e8")),
            start: "4k2r/pppp4/8/8/8/8/PPPP4/4K2R w - - 0 1",
            given: &[],
            tries: &[
                tried("white moves e1e3", Comes::Not, Comes::Lawful),
                tried("white moves e1f3", Comes::Not, Comes::Lawful),
                tried("white moves e1f2", Comes::Lawful, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::Queen,
        when: "shatranj",
        title: "The fers",
        says: "Beside the King stands the fers, which goes one square diagonally: the weakest of the \
               pieces.",
        source: ACCOUNT,
        certainty: Certainty::Certain,
        articles: &[("shatranj", "5")],
        trial: Some(Trial {
            since: Rules::of("shatranj"),
            before: None,
            start: "4k3/pppp4/8/8/3Q4/8/PPPP4/4K3 w - - 0 1",
            given: &[],
            tries: &[
                alone("white moves d4e5", Comes::Lawful),
                alone("white moves d4d5", Comes::Not),
                alone("white moves d4g7", Comes::Not),
            ],
        }),
    },
    Step {
        subject: Subject::Queen,
        when: "13th to 15th century",
        title: "The fers leaps, once",
        says: "As its first move the fers may go to the second square along a line or a diagonal, over \
               a man. In some places a newly promoted one did so too.",
        source: ACCOUNT,
        certainty: Certainty::Certain,
        articles: &[("medieval", "5")],
        trial: Some(Trial {
            since: Rules::of("medieval").leaping("d1d8"),
            before: Some(Rules::with("shatranj", &["rule-array: king-e"])),
            start: "3qk3/pppp4/8/8/8/8/PPP4P/3QK3 w - - 0 1",
            given: &[],
            tries: &[
                tried("white moves d1d3", Comes::Lawful, Comes::Not),
                tried("white moves d1f3", Comes::Lawful, Comes::Not),
                tried("white moves d1b3", Comes::Lawful, Comes::Not),
                tried("white moves d1e2", Comes::Lawful, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::Queen,
        when: "1475 to 1500",
        title: "The Queen of today",
        says: "The man beside the King takes the moves of Rook and Bishop together, and becomes the \
               strongest of all.",
        source: DAVIDSON_MEN,
        certainty: Certainty::Certain,
        articles: &[
            ("lucena-1497", "5"),
            ("lopez-1561", "5"),
            ("philidor-1749", "5"),
            ("sarratt-1828", "5"),
            ("italy-to-1880", "5"),
        ],
        trial: Some(Trial {
            since: Rules::of("lucena-1497"),
            before: Some(Rules::of("medieval")),
            start: "4k3/pppp4/8/8/3Q4/8/PPPP4/4K3 w - - 0 1",
            given: &[],
            tries: &[
                tried("white moves d4h8", Comes::Lawful, Comes::Not),
                tried("white moves d4d6", Comes::Lawful, Comes::Not),
                tried("white moves d4e5", Comes::Lawful, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::Bishop,
        when: "shatranj",
        title: "The fil",
        says: "The fil goes to the second square diagonally, and a man between does not stop it.",
        source: ACCOUNT,
        certainty: Certainty::Certain,
        articles: &[("shatranj", "6"), ("medieval", "6")],
        trial: Some(Trial {
            since: Rules::of("shatranj"),
            before: None,
            start: "4k3/pppp4/8/8/8/8/PPPP4/2B1K3 w - - 0 1",
            given: &[],
            tries: &[
                alone("white moves c1a3", Comes::Lawful),
                alone("white moves c1e3", Comes::Lawful),
                alone("white moves c1h6", Comes::Not),
            ],
        }),
    },
    Step {
        subject: Subject::Bishop,
        when: "1475 to 1500",
        title: "The Bishop of today",
        says: "In its place comes a piece that goes along the whole diagonal, and over nothing.",
        source: DAVIDSON_MEN,
        certainty: Certainty::Certain,
        articles: &[
            ("lucena-1497", "6"),
            ("lopez-1561", "6"),
            ("philidor-1749", "6"),
            ("sarratt-1828", "6"),
            ("italy-to-1880", "6"),
        ],
        trial: Some(Trial {
            since: Rules::of("lucena-1497"),
            before: Some(Rules::of("medieval")),
            start: "4k3/pppp4/8/8/8/3P4/PPP5/2B1K3 w - - 0 1",
            given: &[],
            tries: &[
                tried("white moves c1h6", Comes::Lawful, Comes::Not),
                tried("white moves c1d2", Comes::Lawful, Comes::Not),
                tried("white moves c1a3", Comes::Not, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::Castling,
        when: "1561",
        title: "Castling in two moves",
        says: "The Rook goes beside the King, and in a later move the King leaps over it. Places \
               differed, and went on differing until the nineteenth century.",
        source: KNOWN,
        certainty: Certainty::General,
        articles: &[("lopez-1561", "12")],
        trial: Some(Trial {
            since: Rules::with("lopez-1561", &["rule-king: plain"]).leaping("e1e8"),
            before: Some(Rules::with("lucena-1497", &["rule-king: plain"])),
            start: "4k3/p7/8/8/8/8/P7/4K2R w - - 0 1",
            given: &["white moves h1f1", "black moves a7a6"],
            tries: &[tried("white moves e1g1", Comes::Lawful, Comes::Not)],
        }),
    },
    Step {
        subject: Subject::Castling,
        when: "by 1749",
        title: "Castling as today",
        says: "King and Rook move in one turn: the King two squares towards the Rook, the Rook to the \
               square that he has crossed.",
        source: KNOWN,
        certainty: Certainty::General,
        articles: &[
            ("philidor-1749", "12"),
            ("sarratt-1828", "12"),
            ("walker-1832", "XVI"),
            ("american-1897", "I.11 E(e)"),
            ("bcf-1912", "12"),
        ],
        trial: Some(Trial {
            since: Rules::with("philidor-1749", &["start: 6k1/pppp4/8/8/8/8/PPPP4/4K2R w K - 0 1"]),
            before: Some(Rules::with(
                "lopez-1561",
                &["rule-king: plain", "start: 6k1/pppp4/8/8/8/8/PPPP4/4K2R w - - 0 1"],
            )),
            start: "",
            given: &[],
            tries: &[tried("white castles short", Comes::Lawful, Comes::Not)],
        }),
    },
    Step {
        subject: Subject::Castling,
        when: "Italy, to 1880",
        title: "Free castling",
        says: "King and Rook go to any two squares from the one's to the other's, the King beyond the \
               Rook; neither may attack a man by it.",
        source: LEGGI,
        certainty: Certainty::Read,
        articles: &[("italy-to-1880", "12")],
        trial: Some(Trial {
            since: Rules::of("italy-to-1880"),
            before: Some(Rules::of("sarratt-1828")),
            start: "6k1/pppp4/8/8/8/8/PPPP4/4K2R w K - 0 1",
            given: &[],
            tries: &[
                tried("white castles h1 f1", Comes::Lawful, Comes::Not),
                tried("white castles g1 e1", Comes::Lawful, Comes::Not),
                tried("white castles g1 f1", Comes::Lawful, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::Castling,
        when: "1880 to 1881",
        title: "Italy castles as everybody does",
        says: "The third national tournament, in Milan in September 1881, was played without free \
               castling.",
        source: RUCH,
        certainty: Certainty::Read,
        articles: &[("fide-2023", "3.8.2")],
        trial: Some(Trial {
            since: Rules::of("fide-2023"),
            before: Some(Rules::of("italy-to-1880")),
            start: "6k1/pppp4/8/8/8/8/PPPP4/4K2R w K - 0 1",
            given: &[],
            tries: &[
                tried("white castles h1 f1", Comes::Not, Comes::Lawful),
                tried("white castles g1 f1", Comes::Lawful, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::Castling,
        when: "1972",
        title: "On one rank alone",
        says: "Pam had found that the words of the Laws let a King castle along his file with a Rook \
               promoted there, and Krabbé made a problem of it. FIDE then added that King and Rook \
               stand on one rank. Whether the older words really allowed it is disputed.",
        source: KRABBE,
        certainty: Certainty::Certain,
        articles: &[
            ("fide-1929", "12"),
            ("fide-1972", "12"),
            ("fide-2014", "3.8.b"),
            ("fide-2018", "3.8.2"),
            ("fide-2023", "3.8.2"),
        ],
        trial: Some(Trial {
            since: Rules::of("fide-1972"),
            before: Some(Rules::of("fide-1929").leaping("e1e8")),
            start: "4R3/8/8/8/8/8/k6p/4K3 w - - 0 1",
            given: &[],
            tries: &[
                tried("white castles e3 e2", Comes::Not, Comes::Lawful),
                tried("white moves e1e2", Comes::Lawful, Comes::Lawful),
            ],
        }),
    },
];
