//! What an engine is asked: a position, the moves that are open in it, and how well it is to play.

use std::time::Duration;

use board::{Admits, Move, Movement, Position, Setup};
use opponent::{Choice, Level};

use crate::engine::uci::Told;

/// A move that an engine is to choose.
pub(crate) struct Asked {
    /// The position and the moves to it, as UCI puts them.
    position: String,
    is_chess960: bool,
    /// The moves that are open, each as UCI writes it.
    open: Vec<(String, Move)>,
    level: Level,
    time: Duration,
}

/// For how long it thinks at most. Where time runs it takes a fortieth of what is left, so that it does not lose by it.
const TIME: Duration = Duration::from_millis(800);

/// How many positions it may look at: what play needs below the highest level, and no more.
const POSITIONS: u64 = 3_000_000;

impl Asked {
    /// What is asked of a choice; none where the position is none of today's chess, so that an engine would not know it.
    pub(crate) fn of(choice: &Choice, level: Level, left: Option<Duration>) -> Option<Asked> {
        let here = choice.position();
        let (from, moves) = choice.way();
        if !is_known(here) || !is_known(&from) {
            return None;
        }
        let today = here.with_movement(&Movement::ORDINARY);
        let is_known_move = |m: &Move| today.legal_moves().into_iter().any(|legal| legal == *m);
        let open: Vec<(String, Move)> = choice.moves().iter().map(|&m| (here.uci(m), m)).collect();
        if open.is_empty() || !choice.moves().iter().all(is_known_move) {
            return None;
        }
        let mut position = format!("position fen {}", from.fen());
        let mut at = from;
        for (number, m) in moves.iter().enumerate() {
            position += if number == 0 { " moves " } else { " " };
            position += &at.uci(*m);
            at = at.play(*m);
        }
        let time = left.map_or(TIME, |left| TIME.min(left / 40));
        Some(Asked { position, is_chess960: from.is_chess960(), open, level, time })
    }

    /// How long it may take over its answer, from now on.
    pub(crate) fn time(&self) -> Duration {
        self.time
    }

    /// The lines that ask an engine that told this of itself.
    pub(crate) fn lines(&self, told: &Told) -> Vec<String> {
        let set = |name: &str, value: String| format!("setoption name {name} value {value}");
        let mut lines = vec!["ucinewgame".to_owned()];
        if told.chess960 {
            lines.push(set("UCI_Chess960", self.is_chess960.to_string()));
        }
        let is_best = self.level == Level::HIGHEST;
        match (told.elo, told.skill) {
            (Some(range), _) => {
                lines.push(set("UCI_LimitStrength", (!is_best).to_string()));
                lines.push(set("UCI_Elo", share(range, self.level).to_string()));
            }
            (None, Some(range)) => lines.push(set("Skill Level", share(range, self.level).to_string())),
            (None, None) => {}
        }
        lines.push(self.position.clone());
        let open: Vec<&str> = self.open.iter().map(|(text, _)| text.as_str()).collect();
        let (time, open) = (self.time.as_millis().max(1), open.join(" "));
        lines.push(format!("go movetime {time} nodes {POSITIONS} searchmoves {open}"));
        lines
    }

    /// Whether an engine that told this of itself can be asked it.
    pub(crate) fn is_for(&self, told: &Told) -> bool {
        told.chess960 || !self.is_chess960
    }

    /// The open move that an engine names.
    pub(crate) fn named(&self, text: &str) -> Option<Move> {
        self.open.iter().find(|(open, _)| open == text).map(|(_, m)| *m)
    }
}

/// What a level comes to in a range: the lowest is the least, the highest the most.
fn share((least, most): (i64, i64), level: Level) -> i64 {
    let steps = i64::from(Level::HIGHEST.number() - Level::LOWEST.number());
    least + (most - least) * i64::from(level.number() - Level::LOWEST.number()) / steps
}

/// Whether a position is one of chess as it is played today. Some engines end where it is not.
pub(super) fn is_known(position: &Position) -> bool {
    let setup = position.fen().parse::<Setup>();
    setup.is_ok_and(|setup| setup.position_under(&Movement::ORDINARY, Admits::NOTHING).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Game;
    use opponent::{Next, Opponent};
    use records::cases;
    use records::script::Script;

    /// What is asked of an engine at the end of a script, where the side to move is the computer's.
    fn asked(text: &str, level: u8) -> Option<Asked> {
        let script = Script::read("x.acts", text).unwrap();
        let mut game: Game = cases::begin(&script).unwrap();
        for act in &script.acts {
            cases::judge(&mut game, "x.acts", act).unwrap();
        }
        let level = Level::new(level).unwrap();
        let opponent = Opponent { side: game.standing().turn, level, seed: 1 };
        match opponent.next(&game) {
            Next::Chooses(choice) => Asked::of(&choice, level, None),
            Next::Acts(acts) => panic!("{acts:?}"),
        }
    }

    fn stockfish() -> Told {
        Told { elo: Some((1350, 2850)), skill: Some((0, 20)), chess960: true, ..Told::default() }
    }

    #[test]
    fn a_position_is_told_with_the_moves_to_it() {
        let lines =
            asked("code: fide-2023\n\nwhite plays e4\nblack plays e5\n", 8).unwrap().lines(&stockfish());
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert!(lines.contains(&format!("position fen {start} moves e2e4 e7e5")), "{lines:?}");
        assert!(lines.contains(&"setoption name UCI_LimitStrength value false".to_owned()), "{lines:?}");
    }

    #[test]
    fn a_touched_man_alone_is_open() {
        let asked = asked("code: fide-2023\n\nwhite touches g1\n", 4).unwrap();
        let lines = asked.lines(&stockfish());
        let (_, open) = lines.last().unwrap().split_once(" searchmoves ").unwrap();
        let mut open: Vec<&str> = open.split(' ').collect();
        open.sort_unstable();
        assert_eq!(open, ["g1f3", "g1h3"]);
        assert!(asked.named("g1f3").is_some() && asked.named("e2e4").is_none());
    }

    #[test]
    fn a_level_is_a_share_of_what_the_engine_offers() {
        let value = |level: u8, told: &Told, name: &str| {
            let lines = asked("code: fide-2023\n", level).unwrap().lines(told);
            let start = format!("setoption name {name} value ");
            lines.iter().find_map(|line| line.strip_prefix(&start)).map(str::to_owned)
        };
        assert_eq!(value(4, &stockfish(), "UCI_Elo").as_deref(), Some("1992"));
        assert_eq!(value(4, &stockfish(), "UCI_LimitStrength").as_deref(), Some("true"));
        let skill = Told { elo: None, ..stockfish() };
        assert_eq!(value(8, &skill, "Skill Level").as_deref(), Some("20"));
        assert_eq!(value(4, &Told::default(), "Skill Level"), None);
    }

    #[test]
    fn chess960_castles_by_the_square_of_the_rook() {
        let start = "code: fide-2023\nstart: 4k3/8/8/8/8/8/8/1K1R4 w D - 0 1\n";
        let asked = asked(start, 8).unwrap();
        let lines = asked.lines(&stockfish());
        assert!(lines.contains(&"setoption name UCI_Chess960 value true".to_owned()), "{lines:?}");
        assert!(asked.named("b1d1").is_some_and(|m| m.castling_wing().is_some()), "{lines:?}");
        assert!(!asked.is_for(&Told { chess960: false, ..stockfish() }));
    }

    #[test]
    fn what_engines_do_not_know_is_not_asked() {
        let stands = |fen: &str| {
            fen.parse::<Setup>().is_ok_and(|setup| is_known(&setup.as_it_stands(&Movement::ORDINARY)))
        };
        assert!(stands("7k/8/8/8/8/8/8/K5R1 w - - 0 1"));
        // Black's King can be taken; there is none; a Pawn stands on the last rank.
        for fen in
            ["7k/8/8/8/8/8/8/K6R w - - 0 1", "8/8/8/8/8/8/8/K6R w - - 0 1", "P6k/8/8/8/8/8/8/K7 w - - 0 1"]
        {
            assert!(!stands(fen), "{fen}");
        }
        assert!(asked("code: walker-1832\n", 8).is_some(), "an older code, with the moves of today");
    }
}
