//! What ends a game: stalemate and the bare King.

use super::sources::{ACCOUNT, HARDING, KNOWN, SHATRANJ, STALEMATE};
use super::step::{Certainty, Comes, Rules, Step, Subject, Trial, alone, tried};

pub(super) const STEPS: &[Step] = &[
    Step {
        subject: Subject::Stalemate,
        when: "9th century, India",
        title: "He who stalemates loses",
        says: "In ninth-century India the player who left the other without a move had lost.",
        source: STALEMATE,
        certainty: Certainty::Read,
        articles: &[("shatranj", "14:loss")],
        trial: Some(Trial {
            since: Rules::with("shatranj", &["rule-stalemate: loss"]),
            before: None,
            start: "k7/p7/P7/8/8/8/8/K6R w - - 0 1",
            given: &[],
            tries: &[alone("white moves h1b1", Comes::Loses)],
        }),
    },
    Step {
        subject: Subject::Stalemate,
        when: "10th century",
        title: "Stalemate wins",
        says: "In the Arabic game of the tenth century, and in parts of medieval Europe, it won like \
               mate.",
        source: STALEMATE,
        certainty: Certainty::Read,
        articles: &[("shatranj", "14")],
        trial: Some(Trial {
            since: Rules::of("shatranj"),
            before: Some(Rules::with("shatranj", &["rule-stalemate: loss"])),
            start: "k7/p7/P7/8/8/8/8/K6R w - - 0 1",
            given: &[],
            tries: &[tried("white moves h1b1", Comes::Wins, Comes::Loses)],
        }),
    },
    Step {
        subject: Subject::Stalemate,
        when: "13th century, Italy",
        title: "Stalemate draws",
        says: "In Italy it was a draw; so it is in a poem of Cracow of 1422.",
        source: STALEMATE,
        certainty: Certainty::Read,
        articles: &[("medieval", "14")],
        trial: Some(Trial {
            since: Rules::of("medieval"),
            before: Some(Rules::of("shatranj")),
            start: "k7/p7/P7/8/8/8/8/K6R w - - 0 1",
            given: &[],
            tries: &[tried("white moves h1b1", Comes::Draws, Comes::Wins)],
        }),
    },
    Step {
        subject: Subject::Stalemate,
        when: "17th to 18th century",
        title: "It loses again",
        says: "In England of these centuries, in Russia and in Central Europe in the seventeenth, it \
               lost the game for the player who gave it. Hoyle printed the old rule until 1866.",
        source: STALEMATE,
        certainty: Certainty::Read,
        articles: &[("philidor-1749", "14:loss")],
        trial: Some(Trial {
            since: Rules::with("philidor-1749", &["rule-stalemate: loss"]),
            before: Some(Rules::of("medieval")),
            start: "k7/p7/P7/8/8/8/8/K6R w - - 0 1",
            given: &[],
            tries: &[tried("white moves h1b1", Comes::Loses, Comes::Draws)],
        }),
    },
    Step {
        subject: Subject::Stalemate,
        when: "18th century, Spain",
        title: "Half a win",
        says: "In Spain it won half of what was at stake. That Lucena and Ruy Lopez are played so here \
               is our choice.",
        source: STALEMATE,
        certainty: Certainty::Read,
        articles: &[("lucena-1497", "14"), ("lopez-1561", "14")],
        trial: Some(Trial {
            since: Rules::of("lopez-1561"),
            before: Some(Rules::of("medieval")),
            start: "k7/p7/P7/8/8/8/8/K6R w - - 0 1",
            given: &[],
            tries: &[tried("white moves h1b1", Comes::WinsHalf, Comes::Draws)],
        }),
    },
    Step {
        subject: Subject::Stalemate,
        when: "1808",
        title: "A draw for good",
        says: "Sarratt's treatise has it a draw, in its rule 24, against the old rule of the clubs. The \
               London Chess Club of 1807 had not taken that rule; in Manchester it still stood in \
               the laws a decade later.",
        source: HARDING,
        certainty: Certainty::Read,
        articles: &[
            ("sarratt-1828", "14"),
            ("walker-1832", "XXI"),
            ("american-1897", "II.8(e)"),
            ("bcf-1912", "32(a)"),
            ("fide-2023", "5.2.1"),
            ("us-chess", "14A"),
        ],
        trial: Some(Trial {
            since: Rules::of("sarratt-1828"),
            before: Some(Rules::with("philidor-1749", &["rule-stalemate: loss"])),
            start: "k7/p7/P7/8/8/8/8/K6R w - - 0 1",
            given: &[],
            tries: &[tried("white moves h1b1", Comes::Draws, Comes::Loses)],
        }),
    },
    Step {
        subject: Subject::Stalemate,
        when: "East Asia and India",
        title: "Forbidden",
        says: "In some games of India and of the East, such as the Hindustani, a player may not \
               stalemate the other.",
        source: STALEMATE,
        certainty: Certainty::Read,
        articles: &[("shatranj", "14:forbidden")],
        trial: Some(Trial {
            since: Rules::with("shatranj", &["rule-stalemate: forbidden"]),
            before: Some(Rules::of("shatranj")),
            start: "k7/p7/P7/8/8/8/8/K6R w - - 0 1",
            given: &[],
            tries: &[tried("white moves h1b1", Comes::Not, Comes::Wins)],
        }),
    },
    Step {
        subject: Subject::BareKing,
        when: "shatranj",
        title: "Baring wins",
        says: "A player who has nothing left but his King has lost, unless he bares the other with his \
               next move: then the game is drawn.",
        source: SHATRANJ,
        certainty: Certainty::Read,
        articles: &[("shatranj", "15"), ("medieval", "15")],
        trial: Some(Trial {
            since: Rules::of("shatranj"),
            before: None,
            start: "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1",
            given: &["white moves a1a2"],
            tries: &[alone("black moves e8d8", Comes::Loses)],
        }),
    },
    Step {
        subject: Subject::BareKing,
        when: "1200 to 1600",
        title: "Only mate wins",
        says: "Checkmate became what is needed to win. A King alone plays on, and saves himself if he \
               can.",
        source: ACCOUNT,
        certainty: Certainty::Certain,
        articles: &[
            ("lucena-1497", "15"),
            ("lopez-1561", "15"),
            ("philidor-1749", "15"),
            ("sarratt-1828", "15"),
        ],
        trial: Some(Trial {
            since: Rules::of("lucena-1497"),
            before: Some(Rules::of("shatranj")),
            start: "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1",
            given: &["white moves a1a2"],
            tries: &[tried("black moves e8d8", Comes::Lawful, Comes::Loses)],
        }),
    },
    Step {
        subject: Subject::BareKing,
        when: "16th century, Spain",
        title: "Robado: half a win",
        says: "That baring the King won half of what was at stake in Spain is told of Ruy Lopez's time.",
        source: KNOWN,
        certainty: Certainty::General,
        articles: &[("lopez-1561", "15:half-win")],
        trial: Some(Trial {
            since: Rules::with("lopez-1561", &["rule-bare-king: half-win"]),
            before: Some(Rules::of("lucena-1497")),
            start: "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1",
            given: &[],
            tries: &[tried("white moves a1a2", Comes::WinsHalf, Comes::Lawful)],
        }),
    },
];
