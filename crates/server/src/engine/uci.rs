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
    fn a_best_move_is_read() {
        assert_eq!(best_move("bestmove e2e4 ponder e7e5"), Some("e2e4"));
        assert_eq!(best_move("bestmove (none)"), Some("(none)"));
        assert_eq!(best_move("bestmove"), Some(""));
        assert_eq!(best_move("info depth 1 bestmove e2e4"), None);
    }
}
