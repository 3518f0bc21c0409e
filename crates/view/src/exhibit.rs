//! Evidence to be played on a board, step by step: to show it takes no rule of chess.

use std::collections::BTreeMap;

use board::{Move, Position, Setup, Side};
use game::evidence::{Asked, Evidence, Shown};
use proof::{Bound, MateEvidence, NoMate, Strategy, WinEvidence, can_win};
use records::san;
use serde::Serialize;

use crate::evidence::says::{asks, mate_says, positions, says, win_says};

/// What a reader asks, and what answers him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Exhibit {
    /// The question.
    pub asks: String,
    /// The answer in a sentence.
    pub says: String,
    /// What is to be played: one part, or one for each side.
    pub parts: Vec<Part>,
}

/// Moves from a position, and what is true where they end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// Whose part it is, where there are several: `white` or `black`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// What it shows, in a sentence.
    pub says: String,
    /// The position from which it goes.
    pub start: String,
    /// The moves, one after the other.
    pub moves: Vec<Step>,
    /// Where the moves end: the squares on which each man may ever stand, by its square; absent where that proves nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reach: Option<BTreeMap<String, Vec<String>>>,
    /// Where the checks begin that never end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dialogue: Option<Dialogue>,
}

/// A check, and all that can be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Dialogue {
    /// The check.
    pub check: Step,
    /// Every reply to it; after each of them there is a check again.
    pub replies: Vec<Step>,
}

/// A move with the position after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The number printed before it.
    pub number: u32,
    /// Who makes it: `white` or `black`.
    pub by: String,
    /// In algebraic notation.
    pub san: String,
    /// From which square.
    pub from: String,
    /// To which.
    pub to: String,
    /// The position after it.
    pub fen: String,
}

impl Exhibit {
    /// The whole of what can be shown; none where the answer is undetermined, or every check was tried in vain.
    #[must_use]
    pub fn of(evidence: &Evidence) -> Option<Self> {
        let position = &evidence.position;
        let parts = match (&evidence.shown, evidence.asked) {
            (Shown::Mate(of), Asked::StillMates(side)) => vec![Part::of(position, side, of, false)],
            (Shown::Dead(why), _) if why[0] == why[1] => {
                vec![Part { says: says(evidence), ..Part::of(position, Side::White, &why[0], false) }]
            }
            (Shown::Dead(why), _) => {
                Side::ALL.map(|side| Part::of(position, side, &why[side.index()], true)).into()
            }
            (Shown::Checks(strategy), _) => vec![Part {
                side: None,
                says: checks_shown(position, strategy),
                start: position.fen(),
                moves: Vec::new(),
                reach: None,
                dialogue: Dialogue::at(strategy, position),
            }],
            (Shown::Win(of), Asked::ForcesMate(_)) => vec![Part::of_forced_win(position, of)],
            _ => return None,
        };
        Some(Exhibit { asks: asks(evidence)?, says: says(evidence), parts })
    }
}

impl Exhibit {
    /// Who can still mate by any series of legal moves: a part for each side, without moves where it is unproven.
    ///
    /// ```
    /// use board::{Movement, Setup};
    /// use proof::Bound;
    /// let setup: Setup = "8/8/4k1p1/8/8/3KN3/8/8 w - - 0 1".parse()?;
    /// let shown = jadoube_view::Exhibit::of_who_mates(&setup.as_it_stands(&Movement::ORDINARY), Bound { states: 10_000 });
    /// assert!(shown.parts.iter().all(|part| part.moves.last().is_some_and(|step| step.san.ends_with('#'))));
    /// # Ok::<(), board::FenError>(())
    /// ```
    #[must_use]
    pub fn of_who_mates(position: &Position, bound: Bound) -> Self {
        let parts = Side::ALL.map(|side| {
            let verdict = can_win(position, side, bound);
            match verdict.evidence {
                Some(evidence) => Part::of(position, side, &evidence, true),
                None => Part::unproven(position, side, bound),
            }
        });
        let says = parts.iter().map(|part| part.says.as_str()).collect::<Vec<_>>().join(" ");
        Exhibit { asks: "Who can still mate?".to_owned(), says, parts: parts.into() }
    }
}

impl Part {
    fn unproven(position: &Position, side: Side, bound: Bound) -> Self {
        let says = format!(
            "Whether {} can still mate is unproven: the search ended at its bound of {}.",
            side.name(),
            positions(bound.states)
        );
        Part {
            side: Some(side.to_string()),
            says,
            start: position.fen(),
            moves: Vec::new(),
            reach: None,
            dialogue: None,
        }
    }

    /// One line of a mate that is forced; no moves where it is prevented.
    fn of_forced_win(position: &Position, evidence: &WinEvidence) -> Self {
        let line = match evidence {
            WinEvidence::Forced(strategy) => strategy.line(position),
            WinEvidence::Held(_) => Vec::new(),
        };
        let (mut now, mut moves) = (*position, Vec::new());
        for m in line {
            moves.push(Step::new(&now, m));
            now = now.play(m);
        }
        let says = win_says(position, evidence);
        Part { side: None, says, start: position.fen(), moves, reach: None, dialogue: None }
    }

    fn of(position: &Position, side: Side, evidence: &MateEvidence, one_of_two: bool) -> Self {
        let (line, obstacles) = match evidence {
            MateEvidence::Line(line) => (line, false),
            MateEvidence::NoMate { forced, because } => (forced, *because == NoMate::Obstacles),
        };
        let (mut now, mut moves) = (*position, Vec::new());
        for &m in line {
            moves.push(Step::new(&now, m));
            now = now.play(m);
        }
        Part {
            side: one_of_two.then(|| side.to_string()),
            says: match evidence {
                MateEvidence::Line(line) if !line.is_empty() => mate_shown(side, line.len()),
                _ => mate_says(position, side, evidence),
            },
            start: position.fen(),
            moves,
            reach: obstacles.then(|| reach(&now)).flatten(),
            dialogue: None,
        }
    }
}

impl Dialogue {
    /// What goes on from a position that the checks can lead to, as its FEN tells it; none for any other.
    #[must_use]
    pub fn from(evidence: &Evidence, fen: &str) -> Option<Self> {
        let Shown::Checks(strategy) = &evidence.shown else { return None };
        let setup = fen.parse::<Setup>().ok()?;
        let setup = Setup { chess960: evidence.position.is_chess960(), ..setup };
        Dialogue::at(strategy, &setup.as_it_stands(evidence.position.movement()))
    }

    fn at(strategy: &Strategy, position: &Position) -> Option<Self> {
        let check = strategy.move_in(position)?;
        let after = position.play(check);
        let replies = after.legal_moves();
        Some(Dialogue {
            check: Step::new(position, check),
            replies: replies.into_iter().map(|reply| Step::new(&after, reply)).collect(),
        })
    }
}

impl Step {
    fn new(position: &Position, m: Move) -> Self {
        Step {
            number: position.fullmoves(),
            by: position.turn().to_string(),
            san: san::write(position, m),
            from: m.transfer().from.to_string(),
            to: m.transfer().to.to_string(),
            fen: position.play(m).fen(),
        }
    }
}

/// The moves themselves are beside it.
fn mate_shown(side: Side, moves: usize) -> String {
    match moves {
        1 => format!("{} can still mate: one move is enough.", side.name()),
        moves => format!("{} can still mate, for instance by these {moves} single moves.", side.name()),
    }
}

fn checks_shown(position: &Position, strategy: &Strategy) -> String {
    let player = position.turn().name();
    match strategy.len() {
        1 => format!("{player} can repeat one check for ever."),
        count => format!("{player} has a check in each of the {count} positions that can arise."),
    }
}

fn reach(position: &Position) -> Option<BTreeMap<String, Vec<String>>> {
    let squares = |of: proof::Reach| of.squares.iter().map(|square| square.to_string()).collect();
    let men = proof::reach(position)?.into_iter();
    Some(men.map(|of| (of.square.to_string(), squares(of))).collect())
}
