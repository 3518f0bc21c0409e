//! What an engine is asked of a position that nobody plays: how it stands, and the best lines.

use std::time::Duration;

use board::{Move, Position, Side};

use crate::engine::asked::is_known;
use crate::engine::uci::{Info, Score, Told};

/// A position that an engine is to look at, up to a number of positions met.
pub(crate) struct Question {
    here: Position,
    /// The position and the moves to it, as UCI puts them.
    position: String,
    nodes: u64,
    lines: u8,
    /// An engine that takes longer is taken for one that hangs. It bounds no answer.
    pub(crate) longest: Duration,
}

/// What an engine said of it.
pub(crate) struct Analysis {
    /// How many positions it met.
    pub(crate) nodes: u64,
    pub(crate) depth: u32,
    /// The best line first.
    pub(crate) lines: Vec<Found>,
}

/// A line, and how the position stands if it is played.
pub(crate) struct Found {
    pub(crate) score: Score,
    pub(crate) moves: Vec<Move>,
}

impl Question {
    /// The position after the moves; none where it is none of today's chess, so that an engine would not know it.
    pub(crate) fn of(
        from: &Position,
        moves: &[Move],
        nodes: u64,
        lines: u8,
        longest: Duration,
    ) -> Option<Question> {
        let mut position = format!("position fen {}", from.fen());
        let mut here = *from;
        for (number, m) in moves.iter().enumerate() {
            position += if number == 0 { " moves " } else { " " };
            position += &here.uci(*m);
            here = here.play(*m);
        }
        let known = is_known(from) && is_known(&here);
        known.then_some(Question { here, position, nodes, lines, longest })
    }

    /// The lines that ask an engine that told this of itself.
    pub(super) fn lines(&self, told: &Told) -> Vec<String> {
        let mut lines = vec!["ucinewgame".to_owned()];
        if told.chess960 {
            lines.push(format!("setoption name UCI_Chess960 value {}", self.here.is_chess960()));
        }
        if told.multi_pv {
            lines.push(format!("setoption name MultiPV value {}", self.lines));
        }
        lines.push(self.position.clone());
        lines.push(format!("go nodes {}", self.nodes));
        lines
    }

    /// Whether an engine that told this of itself can be asked it.
    pub(super) fn is_for(&self, told: &Told) -> bool {
        told.chess960 || !self.here.is_chess960()
    }

    /// What the engine has said, if it can be used: each line as far as its moves are legal.
    pub(super) fn answer(&self, infos: &[Info]) -> Option<Analysis> {
        let white = self.here.turn() == Side::White;
        let mut lines: Vec<(u8, Found)> = Vec::new();
        let (mut nodes, mut depth) = (0, 0);
        for info in infos {
            nodes = nodes.max(info.nodes);
            let number = info.number;
            if number == 0 || number > self.lines {
                continue;
            }
            let found = Found {
                score: if white { info.score } else { info.score.of_the_other() },
                moves: legal(&self.here, &info.line),
            };
            if found.moves.is_empty() {
                continue;
            }
            if number == 1 {
                depth = info.depth;
            }
            lines.retain(|(one, _)| *one != number);
            lines.push((number, found));
        }
        lines.sort_by_key(|(number, _)| *number);
        let lines: Vec<Found> = lines.into_iter().map(|(_, found)| found).collect();
        (!lines.is_empty()).then_some(Analysis { nodes, depth, lines })
    }
}

/// The moves of a line, up to the first that is not legal.
fn legal(from: &Position, texts: &[String]) -> Vec<Move> {
    let mut here = *from;
    let read = |text: &String| {
        let m = here.parse_uci(text).ok()?;
        here = here.play(m);
        Some(m)
    };
    texts.iter().map_while(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn asked(fen: &str, moves: &[&str]) -> Question {
        let mut here = fen.parse::<board::Setup>().unwrap().position().unwrap();
        let from = here;
        let mut played = Vec::new();
        for text in moves {
            let m = here.parse_uci(text).unwrap();
            here = here.play(m);
            played.push(m);
        }
        Question::of(&from, &played, 5_000, 2, Duration::ZERO).unwrap()
    }

    fn told(lines: &[&str]) -> Vec<Info> {
        lines.iter().filter_map(|line| Info::read(line)).collect()
    }

    #[test]
    fn nodes_bound_it_and_never_time() {
        let told = Told { multi_pv: true, ..Told::default() };
        let lines = asked(START, &["e2e4"]).lines(&told);
        assert_eq!(lines.last().map(String::as_str), Some("go nodes 5000"));
        assert!(lines.contains(&format!("position fen {START} moves e2e4")), "{lines:?}");
        assert!(lines.contains(&"setoption name MultiPV value 2".to_owned()));
    }

    #[test]
    fn the_last_word_on_each_line_counts_from_whites_side() {
        let infos = told(&[
            "info depth 1 multipv 1 score cp -20 nodes 30 pv e7e5",
            "info depth 2 multipv 1 score cp 31 nodes 90 pv c7c5 g1f3 c5c5",
            "info depth 2 multipv 2 score mate 4 nodes 90 pv e7e5",
            "info depth 3 multipv 1 score cp 900 lowerbound nodes 95 pv a7a6",
            "info depth 3 multipv 3 score cp 1 nodes 99 pv a7a6",
        ]);
        let analysis = asked(START, &["e2e4"]).answer(&infos).unwrap();
        let lines: Vec<(Score, usize)> =
            analysis.lines.iter().map(|one| (one.score, one.moves.len())).collect();
        assert_eq!(lines, [(Score::Centipawns(-31), 2), (Score::Mate(-4), 1)]);
        assert_eq!((analysis.nodes, analysis.depth), (99, 2));
    }

    #[test]
    fn what_names_no_legal_move_is_no_answer() {
        let infos = told(&["info depth 1 score cp 5 nodes 3 pv e2e5", "info depth 1 score cp 5 nodes 3"]);
        assert!(asked(START, &[]).answer(&infos).is_none());
    }
}
