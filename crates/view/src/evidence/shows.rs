//! Moves, or reasons, that show an answer.

use board::{Move, Position};
use game::evidence as truth;
use game::evidence::{Asked, Shown};
use proof::{Answer, MateEvidence, NoMate, OriginReason, Strategy, WinEvidence};
use records::san;
use serde::Serialize;

use crate::evidence::moves::{sample, walk};

/// Moves, or reasons, that anybody can follow.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shows {
    /// Moves from the position, in UCI form: to the mate, or checks with one answer to each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Vec<String>>,
    /// The same in algebraic notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub san: Option<Vec<String>>,
    /// The kind of proof.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// A proof by its kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Proof {
    /// Why a side cannot mate.
    Reason(Reason),
    /// The same for each side.
    Both {
        /// White's.
        white: Reason,
        /// Black's.
        black: Reason,
    },
    /// A move for every position that can be met: checks without end, or a mate that is forced.
    Strategy {
        /// `strategy`.
        kind: &'static str,
        /// How many positions can be met.
        positions: usize,
        /// The first move, in UCI form; absent where the opponent is to move.
        #[serde(skip_serializing_if = "Option::is_none")]
        first: Option<String>,
    },
    /// A reply for every position that can be met, after which there is never a mate.
    Defence {
        /// `defence`.
        kind: &'static str,
        /// How many positions can be met.
        positions: usize,
    },
    /// Why no game leads to a position.
    Impossible {
        /// `impossible`.
        kind: &'static str,
        /// In words.
        reasons: Vec<String>,
    },
    /// Every series of checks can be brought to an end.
    Refuted {
        /// `refuted`.
        kind: &'static str,
    },
}

/// Why no series of moves mates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// `ended`, `material`, `obstacles` or `exhausted`.
    pub kind: &'static str,
    /// Moves that are forced first, in UCI form.
    pub forced: Vec<String>,
    /// The same in algebraic notation.
    pub forced_san: Vec<String>,
}

pub(crate) fn shows(of: &truth::Evidence) -> Shows {
    match &of.shown {
        Shown::Mate(evidence) => Shows::of_mate(&of.position, evidence),
        Shown::Dead(why) => Shows::of_death(&of.position, why),
        Shown::Checks(strategy) => Shows::of_checks(&of.position, of.answer, Some(strategy)),
        Shown::Win(evidence) => Shows::of_forced_win(&of.position, evidence),
        Shown::NoGame(reasons) => Shows::of_no_game(reasons),
        Shown::Nothing if of.asked == Asked::EndlessCheck => Shows::of_checks(&of.position, of.answer, None),
        Shown::Nothing | Shown::Kept => Shows::default(),
    }
}

impl Shows {
    /// A line to mate, or why there is none.
    #[must_use]
    pub fn of_mate(position: &Position, evidence: &MateEvidence) -> Self {
        match evidence {
            MateEvidence::Line(line) => Shows { proof: None, ..Shows::of_line(position, line) },
            MateEvidence::NoMate { .. } => {
                Shows { proof: reason(position, evidence).map(Proof::Reason), ..Shows::default() }
            }
        }
    }

    /// Why neither side can mate.
    #[must_use]
    pub fn of_death(position: &Position, [white, black]: &[MateEvidence; 2]) -> Self {
        let both = reason(position, white).zip(reason(position, black));
        Shows { proof: both.map(|(white, black)| Proof::Both { white, black }), ..Shows::default() }
    }

    /// A check for every position that can be met, or that there is none.
    #[must_use]
    pub fn of_checks(position: &Position, answer: Answer, strategy: Option<&Strategy>) -> Self {
        let Some(strategy) = strategy else {
            let refuted = (answer == Answer::No).then_some(Proof::Refuted { kind: "refuted" });
            return Shows { proof: refuted, ..Shows::default() };
        };
        let proof = Proof::Strategy {
            kind: "strategy",
            positions: strategy.len(),
            first: strategy.move_in(position).map(|m| position.uci(m)),
        };
        Shows { proof: Some(proof), ..Shows::of_line(position, &sample(position, strategy)) }
    }

    /// A line of a mate that is forced, or the defence against it.
    #[must_use]
    pub fn of_forced_win(position: &Position, evidence: &WinEvidence) -> Self {
        match evidence {
            WinEvidence::Forced(strategy) => {
                let first = strategy.move_in(position).map(|m| position.uci(m));
                let proof = Proof::Strategy { kind: "strategy", positions: strategy.len(), first };
                Shows { proof: Some(proof), ..Shows::of_line(position, &strategy.line(position)) }
            }
            WinEvidence::Held(defence) => {
                let proof = Proof::Defence { kind: "defence", positions: defence.len() };
                Shows { proof: Some(proof), ..Shows::default() }
            }
        }
    }

    /// Why no game leads to a position.
    #[must_use]
    pub fn of_no_game(reasons: &[OriginReason]) -> Self {
        let reasons = reasons.iter().map(ToString::to_string).collect();
        Shows { proof: Some(Proof::Impossible { kind: "impossible", reasons }), ..Shows::default() }
    }

    /// Moves alone.
    #[must_use]
    pub fn of_line(position: &Position, line: &[Move]) -> Self {
        let line_of = |say: fn(&Position, Move) -> String| Some(walk(position, line, say));
        Shows { line: line_of(|position, m| position.uci(m)), san: line_of(san::write), proof: None }
    }
}

fn reason(position: &Position, evidence: &MateEvidence) -> Option<Reason> {
    let MateEvidence::NoMate { forced, because } = evidence else { return None };
    let kind = match because {
        NoMate::Ended => "ended",
        NoMate::Material => "material",
        NoMate::Obstacles => "obstacles",
        NoMate::Confined => "confined",
        NoMate::Exhausted => "exhausted",
    };
    let forced_san = walk(position, forced, san::write);
    Some(Reason { kind, forced: walk(position, forced, |position, m| position.uci(m)), forced_san })
}
