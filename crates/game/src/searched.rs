//! What long searches have told of one act, as it is kept with the act: so they are not made again when it is judged again.

use std::str::SplitAsciiWhitespace;

use board::Position;
use proof::{Bound, MateEvidence, MateMemory, NoMate};

use crate::evidence::Found;

/// All that was found for one act, or before the first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Searched {
    /// What rulings rest on.
    pub found: Vec<Found>,
    /// What was known of mate in positions that a long search did not prove dead.
    pub looked: Vec<Looked>,
}

/// What is known of mate in a position after a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looked {
    /// The key of the position: [`Position::key`].
    pub key: u64,
    /// How many positions were met.
    pub states: u64,
    /// What is known of White's mate and of Black's, in words; empty where nothing is.
    ///
    /// `line e2e4 …` is a line to mate; `open 500000` a search up to this bound that found neither a line nor that there is
    /// none; `exhausted e2e4 …` that there is none after these forced moves, because every position was met. Instead of
    /// `exhausted` stands another reason of [`NoMate`].
    pub known: [String; 2],
}

/// Fewer positions are met again sooner than anything is read of them.
const LONG: u64 = 1500;

const REASONS: [(NoMate, &str); 5] = [
    (NoMate::Ended, "ended"),
    (NoMate::Material, "material"),
    (NoMate::Obstacles, "obstacles"),
    (NoMate::Confined, "confined"),
    (NoMate::Exhausted, "exhausted"),
];

impl Looked {
    /// What is to be kept of a search; none where it was short.
    pub(crate) fn after(
        position: &Position,
        states: u64,
        memory: &[Option<MateMemory>; 2],
    ) -> Option<Looked> {
        let known = || {
            memory.each_ref().map(|memory| memory.as_ref().map_or_else(String::new, |it| words(position, it)))
        };
        (states > LONG).then(|| Looked { key: position.key(), states, known: known() })
    }

    /// The same as it was known in this position; none where it is about another one, or cannot be read.
    pub(crate) fn memory(&self, position: &Position) -> Option<[Option<MateMemory>; 2]> {
        if self.key != position.key() {
            return None;
        }
        let [white, black] = self.known.each_ref().map(|words| read(position, words));
        Some([white?, black?])
    }
}

fn words(position: &Position, memory: &MateMemory) -> String {
    let (first, moves) = match memory {
        MateMemory::Open(Bound { states }) => return format!("open {states}"),
        MateMemory::Shown(MateEvidence::Line(line)) => ("line", line),
        MateMemory::Shown(MateEvidence::NoMate { forced, because }) => (word_of(*because), forced),
    };
    let mut position = *position;
    moves.iter().fold(first.to_owned(), |mut words, &m| {
        words.push(' ');
        words.push_str(&position.uci(m));
        position = position.play(m);
        words
    })
}

fn word_of(reason: NoMate) -> &'static str {
    REASONS.iter().find(|(one, _)| *one == reason).map_or("", |(_, word)| word)
}

/// Nothing, or what the words say; none where they say nothing that can be read.
fn read(position: &Position, text: &str) -> Option<Option<MateMemory>> {
    let mut words = text.split_ascii_whitespace();
    let Some(first) = words.next() else { return Some(None) };
    if first == "open" {
        let states = words.next()?.parse().ok()?;
        return Some(Some(MateMemory::Open(Bound { states })));
    }
    let moves = moves(position, words)?;
    let evidence = match REASONS.iter().find(|(_, word)| *word == first) {
        Some(&(because, _)) => MateEvidence::NoMate { forced: moves, because },
        None if first == "line" => MateEvidence::Line(moves),
        None => return None,
    };
    Some(Some(MateMemory::Shown(evidence)))
}

fn moves(position: &Position, words: SplitAsciiWhitespace<'_>) -> Option<Vec<board::Move>> {
    let mut position = *position;
    let one = |word| {
        let m = position.parse_uci(word).ok()?;
        position = position.play(m);
        Some(m)
    };
    words.map(one).collect()
}

#[cfg(test)]
mod tests {
    use board::{Movement, Setup, Side};
    use proof::MatingLines;

    use super::*;

    fn position(fen: &str) -> Position {
        fen.parse::<Setup>().unwrap().as_it_stands(&Movement::ORDINARY)
    }

    /// White's Pawn and King can do nothing, and Black could mate by promoting.
    #[test]
    fn what_was_known_is_known_again() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93",
            "k7/8/8/8/8/8/5b2/K7 w - - 0 1",
            "8/8/8/8/8/5k2/6p1/6K1 w - - 0 1",
        ] {
            let position = position(fen);
            let mut lines = MatingLines::new(&position);
            for side in Side::ALL {
                lines.can_win(side, Bound { states: 5000 });
            }
            let kept = Looked::after(&position, LONG + 1, &lines.memory()).unwrap();
            assert_eq!(kept.memory(&position), Some(lines.memory()), "{fen}: {:?}", kept.known);
            let mut again = MatingLines::new(&position);
            assert!(again.remembers(lines.memory()), "{fen}");
            assert_eq!(again.memory(), lines.memory(), "{fen}");
        }
    }

    #[test]
    fn what_is_about_another_position_or_cannot_be_read_is_not_believed() {
        let start = Position::default();
        let kept =
            |white: &str| Looked { key: start.key(), states: 2000, known: [white.to_owned(), String::new()] };
        for bad in ["line e2e5", "open", "open many", "nothing e2e4", "exhausted e2e4 e2e4"] {
            assert_eq!(kept(bad).memory(&start), None, "{bad}");
        }
        assert!(kept("open 7").memory(&start).is_some());
        let other = Looked { key: start.key() ^ 1, ..kept("open 7") };
        assert_eq!(other.memory(&start), None);
        // It can be read, and leads to no mate.
        let memory = kept("line e2e4 e7e5").memory(&start).unwrap();
        assert!(!MatingLines::new(&start).remembers(memory));
        assert_eq!(Looked::after(&start, LONG, &[None, None]), None, "a short search is made again");
    }
}
