//! The Universal Chess Interface: what an engine says, read; anything else is passed over.

/// What an engine says of itself before it is asked anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) name: Option<String>,
    /// The range of `UCI_Elo`, where it can play worse than it could.
    pub(crate) elo: Option<(i64, i64)>,
    /// The range of `Skill Level`.
    pub(crate) skill: Option<(i64, i64)>,
    pub(crate) chess960: bool,
    pub(crate) threads: bool,
    pub(crate) hash: bool,
    /// Whether it tells several lines.
    pub(crate) multi_pv: bool,
}

/// How a position stands, in the eyes of the side to move or of White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Score {
    /// In hundredths of a Pawn.
    Centipawns(i32),
    /// Mate in so many moves; below zero the other side mates, at zero it has.
    Mate(i32),
}

impl Score {
    /// The same in the eyes of the other side.
    pub(crate) fn of_the_other(self) -> Score {
        match self {
            Score::Centipawns(number) => Score::Centipawns(-number),
            Score::Mate(number) => Score::Mate(-number),
        }
    }
}

/// One of the lines that an engine tells while it thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Info {
    pub(crate) depth: u32,
    /// Which of the best lines it is, from 1.
    pub(crate) number: u8,
    /// In the eyes of the side to move.
    pub(crate) score: Score,
    pub(crate) nodes: u64,
    /// The moves, as they were told.
    pub(crate) line: Vec<String>,
}

/// The most moves of a line that are read.
const MOVES: usize = 40;
/// The largest number of an evaluation that is believed.
const MOST: i32 = 100_000;

impl Info {
    /// Reads `info depth 12 multipv 1 score cp 31 nodes 9000 pv e2e4 e7e5`; none where the line is another, has no exact
    /// score or no moves.
    pub(crate) fn read(line: &str) -> Option<Info> {
        let mut words = line.split_whitespace();
        if words.next() != Some("info") {
            return None;
        }
        let (mut depth, mut number, mut score, mut nodes) = (0, 1, None, 0);
        while let Some(word) = words.next() {
            match word {
                "depth" => depth = words.next()?.parse().ok()?,
                "multipv" => number = words.next()?.parse().ok()?,
                "nodes" => nodes = words.next()?.parse().ok()?,
                "score" => score = Some(read_score(words.next()?, words.next()?)?),
                "lowerbound" | "upperbound" | "string" => return None,
                "pv" => {
                    let line: Vec<String> = words.take(MOVES).map(str::to_owned).collect();
                    return Some(Info { depth, number, score: score?, nodes, line });
                }
                _ => {}
            }
        }
        None
    }
}

fn read_score(unit: &str, number: &str) -> Option<Score> {
    let number: i32 = number.parse().ok().filter(|number| (-MOST..=MOST).contains(number))?;
    match unit {
        "cp" => Some(Score::Centipawns(number)),
        "mate" => Some(Score::Mate(number)),
        _ => None,
    }
}

/// The longest name of an engine that is shown, in characters.
const NAME: usize = 40;

impl Told {
    /// Takes one of the lines before `uciok`.
    pub(crate) fn hear(&mut self, line: &str) {
        if let Some(name) = line.strip_prefix("id name ") {
            let shown = name.trim().chars().filter(|letter| !letter.is_control()).take(NAME);
            self.name = Some(shown.collect());
        }
        let Some(option) = line.strip_prefix("option name ") else { return };
        let Some((name, kind)) = option.split_once(" type ") else { return };
        match name.trim() {
            "UCI_Elo" => self.elo = range(kind),
            "Skill Level" => self.skill = range(kind),
            "UCI_Chess960" => self.chess960 = true,
            "Threads" => self.threads = true,
            "Hash" => self.hash = true,
            "MultiPV" => self.multi_pv = true,
            _ => {}
        }
    }
}

/// The least and the most of an option that is a number.
fn range(kind: &str) -> Option<(i64, i64)> {
    let words: Vec<&str> = kind.split_whitespace().collect();
    let after = |key: &str| {
        let at = words.iter().position(|word| *word == key)?;
        words.get(at + 1)?.parse::<i64>().ok()
    };
    let (least, most) = (after("min")?, after("max")?);
    (words.first() == Some(&"spin") && least < most).then_some((least, most))
}

/// The move of a line `bestmove e2e4 ponder e7e5`; none where the line is another.
pub(crate) fn best_move(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    (words.next() == Some("bestmove")).then(|| words.next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_engine_says_of_itself_is_read() {
        let mut told = Told::default();
        for line in [
            "Stockfish 15.1 by the Stockfish developers",
            "id name Stockfish 15.1",
            "id author somebody",
            "option name Threads type spin default 1 min 1 max 512",
            "option name Skill Level type spin default 20 min 0 max 20",
            "option name UCI_Chess960 type check default false",
            "option name UCI_Elo type spin default 1350 min 1350 max 2850",
            "option name SyzygyPath type string default <empty>",
        ] {
            told.hear(line);
        }
        let expected = Told {
            name: Some("Stockfish 15.1".to_owned()),
            elo: Some((1350, 2850)),
            skill: Some((0, 20)),
            chess960: true,
            threads: true,
            hash: false,
            multi_pv: false,
        };
        assert_eq!(told, expected);
    }

    #[test]
    fn nonsense_is_passed_over() {
        let mut told = Told::default();
        for line in [
            "",
            "id name",
            "option name UCI_Elo",
            "option name UCI_Elo type spin default 9 min 9",
            "option name Skill Level type spin min 20 max 0",
            "option name UCI_Elo type string min 1 max 2",
            "uciok\u{0}",
        ] {
            told.hear(line);
        }
        assert_eq!(told, Told::default());
    }

    #[test]
    fn a_line_of_thought_is_read() {
        let line = "info depth 20 seldepth 28 multipv 2 score mate -3 nodes 812 nps 9 hashfull 1 time 7 pv e2e4 e7e5";
        let info = Info::read(line).unwrap();
        assert_eq!((info.depth, info.number, info.score, info.nodes), (20, 2, Score::Mate(-3), 812));
        assert_eq!(info.line, ["e2e4", "e7e5"]);
        for line in [
            "info depth 3 currmove e2e4 currmovenumber 1",
            "info string NNUE evaluation pv e2e4",
            "info depth 3 score cp 12 upperbound nodes 4 pv e2e4",
            "info depth 3 score cp 4294967296 nodes 4 pv e2e4",
            "info depth x score cp 1 pv e2e4",
            "info score",
            "depth 3 score cp 12 pv e2e4",
        ] {
            assert_eq!(Info::read(line), None, "{line}");
        }
    }

    #[test]
    fn a_best_move_is_read() {
        assert_eq!(best_move("bestmove e2e4 ponder e7e5"), Some("e2e4"));
        assert_eq!(best_move("bestmove (none)"), Some("(none)"));
        assert_eq!(best_move("bestmove"), Some(""));
        assert_eq!(best_move("info depth 1 bestmove e2e4"), None);
    }
}
