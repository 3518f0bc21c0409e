//! Games of which two differ in one fact that nobody sees.

use game::Game;
use jadoube_view::Seat;
use records::cases;
use records::script::Script;

/// A move that is lawful from one start and not from the other, though both boards are the same.
pub struct Hidden {
    pub name: &'static str,
    pub starts: [&'static str; 2],
    pub by: Seat,
    pub acts: &'static [&'static str],
    /// The squares where something can happen then.
    pub squares: &'static [&'static str],
}

const AROUND_KINGS: &[&str] =
    &["e1", "g1", "h1", "f1", "e8", "g8", "h8", "f8", "d7", "d2", "a7", "a6", "c3", "c6"];
const AROUND_PAWNS: &[&str] = &["e5", "d6", "d5", "e8", "d8", "e7", "e1", "d1", "f7", "f6"];

pub const HIDDEN: &[Hidden] = &[
    Hidden {
        name: "castling in parts",
        starts: [
            "r3k2r/p2q4/2n5/8/8/2N5/P2Q4/R3K2R w KQkq - 0 9",
            "r3k2r/p2q4/2n5/8/8/2N5/P2Q4/R3K2R w Qkq - 0 9",
        ],
        by: Seat::White,
        acts: &[
            "white touches e1",
            "white lifts e1",
            "white places g1",
            "white releases",
            "white touches h1",
            "white lifts h1",
            "white places f1",
            "white releases",
        ],
        squares: AROUND_KINGS,
    },
    Hidden {
        name: "castling at once",
        starts: [
            "r3k2r/p2q4/2n5/8/8/2N5/P2Q4/R3K2R w KQkq - 0 9",
            "r3k2r/p2q4/2n5/8/8/2N5/P2Q4/R3K2R w Qkq - 0 9",
        ],
        by: Seat::White,
        acts: &["white castles short"],
        squares: AROUND_KINGS,
    },
    Hidden {
        name: "castling and pressing",
        starts: [
            "r3k2r/p2q4/2n5/8/8/2N5/P2Q4/R3K2R w KQkq - 0 9",
            "r3k2r/p2q4/2n5/8/8/2N5/P2Q4/R3K2R w Qkq - 0 9",
        ],
        by: Seat::White,
        acts: &["white castles short", "white presses"],
        squares: AROUND_KINGS,
    },
    Hidden {
        name: "castling after a count",
        starts: ["r3k2r/8/2n5/8/8/2N5/8/R3K2R w KQkq - 99 90", "r3k2r/8/2n5/8/8/2N5/8/R3K2R w Qkq - 99 90"],
        by: Seat::White,
        acts: &["white castles short"],
        squares: AROUND_KINGS,
    },
    Hidden {
        name: "taking in passing",
        starts: ["3qk3/p4p2/8/3pP3/8/8/8/3QK3 w - d6 0 9", "3qk3/p4p2/8/3pP3/8/8/8/3QK3 w - - 0 9"],
        by: Seat::White,
        acts: &[
            "white touches e5",
            "white lifts e5",
            "white removes d5",
            "white places d6",
            "white releases",
        ],
        squares: AROUND_PAWNS,
    },
    Hidden {
        name: "taking in passing, the Pawn last",
        starts: ["3qk3/p4p2/8/3pP3/8/8/8/3QK3 w - d6 0 9", "3qk3/p4p2/8/3pP3/8/8/8/3QK3 w - - 0 9"],
        by: Seat::White,
        acts: &[
            "white touches e5",
            "white lifts e5",
            "white places d6",
            "white releases",
            "white removes d5",
        ],
        squares: AROUND_PAWNS,
    },
];

impl Hidden {
    /// What the start alone makes different until its turn is over: the rights in its FEN.
    pub fn masked(&self, told: &str) -> String {
        self.starts.iter().fold(told.to_owned(), |told, start| {
            let rights = start.split_once(' ').map_or("", |(_, rights)| rights);
            told.replace(&format!(" {rights}"), " RIGHTS")
        })
    }
}

/// Two games of a code from two starts.
#[derive(Clone, Copy)]
pub struct Pair<'a> {
    pub code: &'a str,
    pub time: &'a str,
    pub starts: [&'a str; 2],
}

impl Pair<'_> {
    pub fn name(&self) -> String {
        format!("{} time {}", self.code, self.time)
    }

    /// Both games; none where the code knows no silent table, or no such time.
    pub fn games(&self) -> Option<[Game; 2]> {
        let [one, other] = self.starts.map(|start| self.begun(start));
        Some([one?, other?])
    }

    fn begun(&self, start: &str) -> Option<Game> {
        let Pair { code, time, .. } = self;
        let found = law::codes::find(code)?;
        let arbiter = match law::provided(found, law::Provision::ArbiterPresent) {
            Some(_) => "arbiter: called\n",
            None => "",
        };
        let text = format!("code: {code}\nnotice: silent\ntime: {time}\nstart: {start}\n{arbiter}\n");
        cases::begin(&Script::read("silent.acts", &text).ok()?).ok()
    }
}

/// Where two texts differ, with what stands before it.
pub fn apart(one: &str, other: &str) -> String {
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let part = |text: &str| {
        let (mut from, mut to) = (same.saturating_sub(120), (same + 200).min(text.len()));
        while !text.is_char_boundary(from) {
            from -= 1;
        }
        while !text.is_char_boundary(to) {
            to += 1;
        }
        text[from..to].to_owned()
    };
    format!("  …{}\n  …{}", part(one), part(other))
}
