//! What strangers to the law try at a table: every kind of act, by every seat, with squares that something has happened on.

use jadoube_view::Seat;

/// Chances of the test's own, so that the same seed tries the same everywhere.
pub struct Chances(u64);

impl Chances {
    pub fn new(seed: u64) -> Chances {
        Chances(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % bound
    }

    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// What a player says or asks for; `SQ` is a square.
pub const SAYINGS: &[&str] = &[
    "claims repetition",
    "claims fifty-moves",
    "claims repetition intending SQSQ",
    "claims fifty-moves intending SQSQ",
    "claims perpetual-check",
    "claims illegal-move",
    "claims illegal-move at 1w",
    "claims touched SQ",
    "claims removed SQ",
    "claims released SQ",
    "claims adjusted SQ",
    "claims two-hands",
    "claims time",
    "claims board-misplaced",
    "claims men-misplaced",
    "claims men-displaced",
    "claims colours-reversed",
    "claims wrong-first-move",
    "claims odds-not-given",
    "claims wrongly-resumed",
    "claims false-check",
    "claims in-check",
    "claims no-normal-means",
    "claims clock-wrongly-set",
    "claims resigned",
    "claims draw-offered",
    "claims draw-agreed",
    "claims forfeiture a",
    "claims forfeiture c",
    "claims forfeiture e",
    "exacts king",
    "exacts rook",
    "exacts leave",
    "exacts replace",
    "exacts both",
    "exacts A",
    "exacts move SQ",
    "exacts capture SQ",
    "exacts B SQ",
    "exacts C",
    "exacts C SQ",
    "waives",
    "requires release",
    "requires replace",
    "requires complete-castling",
    "requires rook-move",
    "requires annulment",
    "requires piece SQ",
    "requires substitute SQ",
    "refuses",
    "admits",
    "consents",
    "says check",
    "says adjust",
    "says adjust SQ",
    "offers draw",
    "accepts draw",
    "declines draw",
    "resigns",
    "gestures holds out a hand",
    "gives-notice fifty-moves",
    "asks increment",
    "proposes take-back 1",
    "proposes take-back 2",
    "accepts take-back",
    "calls-off",
    "appeals",
    "adjourns",
    "seals Nf6",
    "seals Qh4",
    "opens envelope",
    "resumes",
    "presses",
    "presses back",
    "presses other-hand",
    "holds clock",
    "stops-clocks",
    "stops-clocks for a question",
    "arrives",
    "leaves",
    "leaves area",
    "writes O-O",
    "writes Kf8",
    "strikes",
    "signs 1-0",
];

/// What a hand does.
pub const HANDS: &[&str] = &[
    "touches SQ",
    "touches SQ and SQ",
    "lifts SQ",
    "places SQ",
    "releases",
    "removes SQ",
    "moves SQSQ",
    "moves SQSQ",
    "moves SQSQ",
    "plays SQSQ",
    "puts queen SQ",
    "names queen",
    "displaces SQ",
    "displaces SQ to SQ",
    "drops SQ to SQ",
    "restores",
    "castles short",
    "castles long",
    "touches SQ accidentally",
    "displaces SQ accidentally",
    "displaces SQ to SQ accidentally",
];

/// What both say together, or an arbiter by himself.
pub const FACTS: &[&str] = &[
    "finds accident",
    "finds unascertainable",
    "finds so",
    "finds not-so",
    "finds drawn",
    "finds postponed",
    "finds clock 0:01:00 0:02:00",
    "finds absent black",
    "finds resigned white",
    "finds draw-agreed",
    "finds board-misplaced",
    "finds men-misplaced",
    "finds colours-reversed",
    "finds repetition",
    "finds seventy-five",
    "finds square SQ",
    "finds mate-first",
    "finds flag white",
    "finds transmission-error",
    "finds decided as they agreed",
];

/// What only officials do.
pub const OFFICIAL: &[&str] = &[
    "observes",
    "observes move",
    "reports white device",
    "reports black noise",
    "penalises black warning",
    "penalises white opponent +2m",
    "declares draw",
    "gives black +1m",
    "requires score black",
    "corrects 1-0",
    "rules",
    "upholds",
    "starts black",
    "starts white",
    "stops-clocks",
    "adjourns",
    "opens envelope",
    "resumes",
];

/// Something that is tried, and by whom. White has made the move in question.
pub fn tries(chances: &mut Chances, squares: &[&str]) -> (Seat, String) {
    let (seat, who, acts) = match chances.below(14) {
        0 => (Seat::Arbiter, "arbiter", OFFICIAL),
        1 => (Seat::Arbiter, "arbiter", FACTS),
        2 | 3 => (Seat::White, "white", SAYINGS),
        4 | 5 => (Seat::Black, "black", HANDS),
        6 => (Seat::Black, "players", FACTS),
        7 | 8 => (Seat::White, "white", HANDS),
        _ => (Seat::Black, "black", SAYINGS),
    };
    let mut act = format!("{who} {}", chances.one_of(acts));
    while let Some(at) = act.find("SQ") {
        let square = *chances.one_of(squares);
        act.replace_range(at..at + 2, square);
    }
    (seat, act)
}
