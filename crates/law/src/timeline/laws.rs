//! Touch and penalties, clocks, and the codes of laws.

use super::draws::FIVE_APART;
use super::sources::{ACCOUNT, FIDE_1989, HOOPER, JUST, PRINTED, STAUNTON_1852, SUNNUCKS, TELEGRAPH};
use super::step::{Certainty, Comes, Rules, Step, Subject, Trial, alone, tried};

/// Black thinks for twenty-five minutes about his first move.
const LONG_THOUGHT: &[&str] = &[
    "@0:00:10 white moves e2e4",
    "@0:00:11 white presses",
    "@0:25:11 black moves e7e5",
    "@0:25:12 black presses",
];

pub(super) const STEPS: &[Step] = &[
    Step {
        subject: Subject::Touch,
        when: "19th century",
        title: "Touch and move",
        says: "The clubs of London print it in 1832: a man that is touched must move, unless its player \
               says that he adjusts it. Earlier sources say nothing of it that we have read.",
        source: PRINTED,
        certainty: Certainty::Certain,
        articles: &[
            ("walker-1832", "VI"),
            ("bcf-1912", "22(a)"),
            ("fide-2023", "4.3.1"),
            ("us-chess", "10B"),
        ],
        trial: Some(Trial {
            since: Rules::of("walker-1832"),
            before: None,
            start: "",
            given: &["white touches e2"],
            tries: &[alone("white moves d2d4", Comes::Not), alone("white moves e2e4", Comes::Lawful)],
        }),
    },
    Step {
        subject: Subject::Touch,
        when: "1832 to 1912",
        title: "The opponent chooses the penalty",
        says: "Under the codes of this time he may have the King moved, a man taken, or the touched man \
               moved, as their articles have it.",
        source: PRINTED,
        certainty: Certainty::Certain,
        articles: &[
            ("walker-1832", "VIII"),
            ("american-1897", "II.11(d)"),
            ("bcf-1912", "22(a)"),
            ("bcf-1912", "26"),
        ],
        trial: Some(Trial {
            since: Rules::of("bcf-1912"),
            before: Some(Rules::of("fide-2023")),
            start: "4k3/8/8/8/8/8/1P6/B3K3 w - - 0 1",
            given: &["white touches a1"],
            tries: &[tried("black exacts king", Comes::Lawful, Comes::Not)],
        }),
    },
    Step {
        subject: Subject::Touch,
        when: "20th and 21st century",
        title: "Time instead of moves",
        says: "FIDE's Laws no longer let the opponent choose a move. For a completed illegal move he is \
               given two minutes, and the second loses the game.",
        source: PRINTED,
        certainty: Certainty::Certain,
        articles: &[("fide-2014", "7.5.b"), ("fide-2018", "7.5.5"), ("fide-2023", "7.5.5")],
        trial: Some(Trial {
            since: Rules::of("fide-2023"),
            before: Some(Rules::of("bcf-1912")),
            start: "4k3/8/8/8/8/8/1P6/B3K3 w - - 0 1",
            given: &["white touches e8"],
            tries: &[tried("black exacts king", Comes::Not, Comes::Lawful)],
        }),
    },
    Step {
        subject: Subject::Clocks,
        when: "to 1850",
        title: "No limit of time",
        says: "McDonnell sometimes took an hour and a half for a move in his match of 1834. In 1836 \
               Saint-Amant asked for a limit, and nothing came of it.",
        source: STAUNTON_1852,
        certainty: Certainty::Certain,
        articles: &[],
        trial: Some(Trial {
            since: Rules::of("walker-1832"),
            before: None,
            start: "",
            given: &["@0:00:10 white moves e2e4", "@1:30:00 black moves e7e5"],
            tries: &[alone("white claims time", Comes::Not)],
        }),
    },
    Step {
        subject: Subject::Clocks,
        when: "1852",
        title: "Twenty minutes for a move",
        says: "The match between Harrwitz and Löwenthal limited each move to twenty minutes.",
        source: ACCOUNT,
        certainty: Certainty::Certain,
        articles: &[],
        trial: Some(Trial {
            since: Rules::with("bcf-1912", &["time: each 20m"]),
            before: None,
            start: "",
            given: LONG_THOUGHT,
            tries: &[alone("white claims time", Comes::Wins)],
        }),
    },
    Step {
        subject: Subject::Clocks,
        when: "1861",
        title: "A time for many moves",
        says: "Anderssen and Kolisch were the first to play with a limit of the kind that is used \
               today.",
        source: SUNNUCKS,
        certainty: Certainty::Certain,
        articles: &[("american-1897", "II.10 B(a)"), ("bcf-1912", "36(a)"), ("fide-2023", "6.3.1")],
        trial: Some(Trial {
            since: Rules::with("bcf-1912", &["time: 20/60m*"]),
            before: Some(Rules::with("bcf-1912", &["time: each 20m"])),
            start: "",
            given: LONG_THOUGHT,
            tries: &[tried("white claims time", Comes::Not, Comes::Wins)],
        }),
    },
    Step {
        subject: Subject::Laws,
        when: "about 1497",
        title: "The first printed rules",
        says: "Lucena prints the rules of the new game shortly after Queen and Bishop had changed.",
        source: JUST,
        certainty: Certainty::Certain,
        articles: &[("lucena-1497", "5"), ("lucena-1497", "6")],
        trial: Some(Trial {
            since: Rules::of("lucena-1497"),
            before: Some(Rules::of("medieval")),
            start: "4k3/pppp4/8/8/3Q4/8/3P4/2B1K3 w - - 0 1",
            given: &[],
            tries: &[
                tried("white moves d4h8", Comes::Lawful, Comes::Not),
                tried("white moves c1a3", Comes::Lawful, Comes::Lawful),
                tried("white moves c1e3", Comes::Not, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::Laws,
        when: "1561",
        title: "Ruy Lopez",
        says: "His book has the rules of chess as Spain played it.",
        source: ACCOUNT,
        certainty: Certainty::Certain,
        articles: &[("lopez-1561", "12"), ("lopez-1561", "17")],
        trial: Some(Trial {
            since: Rules::of("lopez-1561"),
            before: Some(Rules::of("lucena-1497")),
            start: "4k3/7r/8/8/8/8/8/R3K3 w - - 0 1",
            given: &[],
            tries: &[tried("black gives-notice fifty-moves", Comes::Lawful, Comes::Not)],
        }),
    },
    Step {
        subject: Subject::Laws,
        when: "1749",
        title: "Philidor",
        says: "His rules were widely used. Others followed him: The Hague in 1803, London in 1807, \
               Sarratt in 1808.",
        source: ACCOUNT,
        certainty: Certainty::Certain,
        articles: &[("philidor-1749", "11"), ("sarratt-1828", "11")],
        trial: Some(Trial {
            since: Rules::of("philidor-1749"),
            before: Some(Rules::of("lopez-1561")),
            start: "4k3/P6p/8/8/8/8/8/3QK2R w - - 0 1",
            given: &[],
            tries: &[
                tried("white moves a7a8r", Comes::Lawful, Comes::Not),
                tried("white moves a7a8q", Comes::Not, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::Laws,
        when: "1832 to 1912",
        title: "Laws of clubs and federations",
        says: "London's clubs print their laws in 1832; Staunton asks for one code in 1851, and his of \
               1860 is accepted where English is spoken. The American code follows in 1897, that of the \
               British federation in 1912.",
        source: HOOPER,
        certainty: Certainty::Certain,
        articles: &[("walker-1832", "XX"), ("american-1897", "II.5"), ("bcf-1912", "1"), ("bcf-1912", "15")],
        trial: Some(Trial {
            since: Rules::of("bcf-1912"),
            before: Some(Rules::of("walker-1832")),
            start: "8/P6k/8/8/8/8/8/K7 w - - 0 1",
            given: &[],
            tries: &[
                tried("white moves a7a8p", Comes::Not, Comes::Lawful),
                tried("white moves a7a8q", Comes::Lawful, Comes::Lawful),
            ],
        }),
    },
    Step {
        subject: Subject::Laws,
        when: "1929 to 1966",
        title: "FIDE",
        says: "Founded in 1924, FIDE begins in 1929 to make the rules one. It appoints a commission in \
               1952, and prints a third edition in 1966; all three are in French.",
        source: HOOPER,
        certainty: Certainty::Certain,
        articles: &[("fide-1929", "12"), ("fide-1929", "17")],
        trial: Some(Trial {
            since: Rules::of("fide-1929"),
            before: Some(Rules::of("bcf-1912")),
            start: "3k4/8/3K4/8/8/3R4/3B4/6r1 w - - 100 200",
            given: &[],
            tries: &[tried("white claims fifty-moves", Comes::Not, Comes::Draws)],
        }),
    },
    Step {
        subject: Subject::Laws,
        when: "1974 to 1992",
        title: "FIDE in English",
        says: "From 1974 the English text counts. In 1982 the commission wrote its interpretations into \
               the Laws; from 1984 they change every four years at most.",
        source: FIDE_1989,
        certainty: Certainty::Certain,
        articles: &[("fide-1974", "17"), ("fide-1982", "17"), ("fide-1988", "17"), ("fide-1992", "17")],
        trial: Some(Trial {
            since: Rules::of("fide-1982"),
            before: Some(Rules::of("fide-1974")),
            start: "7k/8/8/8/p7/8/2NN4/K7 w - - 100 200",
            given: &[],
            tries: &[tried("white claims fifty-moves", Comes::Not, Comes::Draws)],
        }),
    },
    Step {
        subject: Subject::Laws,
        when: "2009",
        title: "No draws before move thirty",
        says: "The London Classic let no player agree to a draw or resign in the first thirty moves.",
        source: TELEGRAPH,
        certainty: Certainty::Certain,
        articles: &[("london-2009", "21")],
        trial: Some(Trial {
            since: Rules::of("london-2009"),
            before: Some(Rules::of("fide-1992")),
            start: "4k3/8/8/8/8/8/8/R3K2R w - - 0 12",
            given: &[],
            tries: &[tried("white resigns", Comes::Not, Comes::Loses)],
        }),
    },
    Step {
        subject: Subject::Laws,
        when: "2014",
        title: "The edition of 2014",
        says: "Five repetitions and seventy-five moves end a game by themselves, and a telephone at the \
               board loses it.",
        source: PRINTED,
        certainty: Certainty::Certain,
        articles: &[("fide-2014", "9.6.a"), ("fide-2014", "9.6.b"), ("fide-2014", "11.3.b")],
        trial: Some(Trial {
            since: Rules::of("fide-2014"),
            before: Some(Rules::of("fide-1992")),
            start: "k7/p7/8/8/8/8/P7/K6R w - - 149 200",
            given: &[],
            tries: &[tried("white moves h1h2", Comes::Draws, Comes::Lawful)],
        }),
    },
    Step {
        subject: Subject::Laws,
        when: "2018",
        title: "The edition of 2018",
        says: "The five repetitions need not follow each other, and many articles have new numbers.",
        source: PRINTED,
        certainty: Certainty::Certain,
        articles: &[("fide-2018", "9.6.1")],
        trial: Some(Trial {
            since: Rules::of("fide-2018"),
            before: Some(Rules::of("fide-2014")),
            start: "",
            given: FIVE_APART,
            tries: &[tried("black moves f6g8", Comes::Draws, Comes::Lawful)],
        }),
    },
    Step {
        subject: Subject::Laws,
        when: "2023",
        title: "The edition of 2023",
        says: "The edition that is in force.",
        source: PRINTED,
        certainty: Certainty::Certain,
        articles: &[("fide-2023", "1.2")],
        trial: Some(Trial {
            since: Rules::of("fide-2023"),
            before: None,
            start: "",
            given: FIVE_APART,
            tries: &[alone("black moves f6g8", Comes::Draws)],
        }),
    },
];
