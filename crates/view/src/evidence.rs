//! What shows an answer about a position: as data, and in a sentence.
//!
//! ```
//! use board::{Movement, Setup, Side};
//! use proof::{Bound, still_able_to_mate};
//! use view::evidence::{Shows, mate_says};
//!
//! let setup: Setup = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1".parse()?;
//! let position = setup.as_it_stands(&Movement::ORDINARY);
//! let line = still_able_to_mate(&position, Side::White, Bound { states: 1000 }).evidence.ok_or("no line")?;
//! assert!(mate_says(&position, Side::White, &line).starts_with("White can still mate, for instance by 1. "));
//! assert!(Shows::of_mate(&position, &line).san.is_some_and(|moves| moves.last().unwrap().ends_with('#')));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use board::{Move, Position, Side};
use game::evidence as truth;
use game::evidence::{Asked, Shown};
use proof::{Answer, Impossible, MateEvidence, NoMate, Strategy};
use records::san;
use serde::Serialize;

/// What a ruling rests on where only a proof could tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Evidence {
    /// `mate`: can a side still mate by any series of legal moves; `dead`: can neither; `endless-check`: can the player to
    /// move give check for ever; `legal`: does a game lead there.
    pub question: &'static str,
    /// Of whom it was asked; absent where of both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// The position of which it was asked.
    pub fen: String,
    /// `yes`, `no` or `undetermined`.
    pub verdict: &'static str,
    /// How many positions were met for it; none where it was known from earlier turns.
    pub states: u64,
    /// How many might have been met.
    pub bound: u64,
    /// What a reader would ask that the moves answer; absent where there are none to show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<String>,
    /// The answer in a sentence.
    pub says: String,
    /// What shows it.
    #[serde(flatten)]
    pub shows: Shows,
}

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
    /// A check for every position that can be met.
    Strategy {
        /// `strategy`.
        kind: &'static str,
        /// How many positions can be met.
        positions: usize,
        /// The first check, in UCI form.
        first: Option<String>,
    },
    /// Why no game leads to a position.
    Impossible {
        /// `impossible`.
        kind: &'static str,
        /// In words.
        reasons: Vec<String>,
    },
    /// Every check can be answered so that the series ends.
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

/// What a ruling rests on, as JSON.
pub(crate) fn evidence(of: &truth::Evidence) -> Evidence {
    let question = match of.asked {
        Asked::StillMates(_) => "mate",
        Asked::Dead => "dead",
        Asked::EndlessCheck => "endless-check",
        Asked::Arises => "legal",
    };
    let side = match of.asked {
        Asked::StillMates(side) => Some(side),
        Asked::EndlessCheck => Some(of.position.turn()),
        Asked::Dead | Asked::Arises => None,
    };
    Evidence {
        question,
        side: side.map(|side| side.to_string()),
        fen: of.position.fen(),
        verdict: verdict(of.answer),
        states: of.states,
        bound: of.bound,
        asks: asks(of),
        says: says(of),
        shows: shows(of),
    }
}

/// `yes`, `no` or `undetermined`.
#[must_use]
pub fn verdict(answer: Answer) -> &'static str {
    match answer {
        Answer::Yes => "yes",
        Answer::No => "no",
        Answer::Undetermined => "undetermined",
    }
}

/// What a reader would ask, where there is something to show.
pub(crate) fn asks(of: &truth::Evidence) -> Option<String> {
    match (&of.shown, of.asked) {
        (Shown::Nothing | Shown::NoGame(_), _) | (_, Asked::Arises) => None,
        (Shown::Mate(MateEvidence::Line(_)), Asked::StillMates(side)) => {
            Some(format!("Why can {} still mate?", side.name()))
        }
        (_, Asked::StillMates(side)) => Some(format!("Why can {} not mate any more?", side.name())),
        (_, Asked::Dead | Asked::EndlessCheck) => Some("Why is this drawn?".to_owned()),
    }
}

fn shows(of: &truth::Evidence) -> Shows {
    match &of.shown {
        Shown::Mate(evidence) => Shows::of_mate(&of.position, evidence),
        Shown::Dead(why) => Shows::of_death(&of.position, why),
        Shown::Checks(strategy) => Shows::of_checks(&of.position, of.answer, Some(strategy)),
        Shown::NoGame(reasons) => Shows::of_no_game(reasons),
        Shown::Nothing if of.asked == Asked::EndlessCheck => Shows::of_checks(&of.position, of.answer, None),
        Shown::Nothing => Shows::default(),
    }
}

/// What is said where no check goes on for ever.
pub const NO_CHECKS: &str = "Every check can be answered so that the series ends.";

/// The answer in a sentence.
#[must_use]
pub fn says(of: &truth::Evidence) -> String {
    match (&of.shown, of.asked) {
        (Shown::Mate(evidence), Asked::StillMates(side)) => mate_says(&of.position, side, evidence),
        (Shown::Dead(why), _) => death_says(&of.position, why),
        (Shown::Checks(strategy), _) => checks_say(&of.position, strategy),
        (Shown::NoGame(reasons), _) => no_game_says(reasons),
        _ if of.answer == Answer::Undetermined => {
            format!("It is unproven: {} positions were not enough.", of.bound)
        }
        _ => NO_CHECKS.to_owned(),
    }
}

/// A line to mate, or why there is none, in a sentence.
#[must_use]
pub fn mate_says(position: &Position, side: Side, evidence: &MateEvidence) -> String {
    match evidence {
        MateEvidence::Line(line) if line.is_empty() => format!("{} has mated.", side.name()),
        MateEvidence::Line(line) => {
            format!("{} can still mate, for instance by {}.", side.name(), numbered(position, line))
        }
        MateEvidence::NoMate { forced, because } => {
            format!("{} cannot mate: {}.", side.name(), no_mate(position, forced, *because))
        }
    }
}

/// Why neither side can mate, in a sentence or two.
#[must_use]
pub fn death_says(position: &Position, why: &[MateEvidence; 2]) -> String {
    let [white, black] = why;
    match white {
        MateEvidence::NoMate { forced, because } if white == black => {
            format!("Neither side can mate: {}.", no_mate(position, forced, *because))
        }
        _ => {
            format!("{} {}", mate_says(position, Side::White, white), mate_says(position, Side::Black, black))
        }
    }
}

/// Checks without end, in a sentence.
#[must_use]
pub fn checks_say(position: &Position, strategy: &Strategy) -> String {
    let sample = numbered(position, &sample(position, strategy));
    let player = position.turn().name();
    match strategy.len() {
        1 => format!("{player} has a check, after which he has it again: {sample}, and so on."),
        count => format!(
            "{player} has a check for each of {count} positions that can come about: for instance {sample}, and so on."
        ),
    }
}

/// Why no game leads to a position, in a sentence.
#[must_use]
pub fn no_game_says(reasons: &[Impossible]) -> String {
    let reasons: Vec<_> = reasons.iter().map(ToString::to_string).collect();
    format!("No game leads here: {}.", reasons.join("; "))
}

/// Why there is no mate, in words.
fn no_mate(position: &Position, forced: &[Move], because: NoMate) -> String {
    let reason = match because {
        NoMate::Ended => "there is no legal move",
        NoMate::Material => "the men left cannot mate, wherever they stand",
        NoMate::Obstacles => "men that can never move or be taken stand in the way of every mate",
        NoMate::Confined => "wherever the pieces that roam may be, the other men come to no mate",
        NoMate::Exhausted => "every position that can be reached was looked into",
    };
    let moves = numbered(position, forced);
    match forced.len() {
        0 => reason.to_owned(),
        1 => format!("after {moves}, which is forced, {reason}"),
        _ => format!("after {moves}, which are forced, {reason}"),
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

    /// Why no game leads to a position.
    #[must_use]
    pub fn of_no_game(reasons: &[Impossible]) -> Self {
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

/// So many checks at most are told of a strategy: enough to see that it goes on.
const SAMPLE: usize = 6;

/// Checks with one answer to each, until a position comes back or it is enough.
fn sample(position: &Position, strategy: &Strategy) -> Vec<Move> {
    let (mut now, mut line, mut seen) = (*position, Vec::new(), vec![*position]);
    for _ in 0..SAMPLE {
        let Some(check) = strategy.move_in(&now) else { break };
        let after = now.play(check);
        let Some(&reply) = after.legal_moves().first() else { break };
        now = after.play(reply);
        line.extend([check, reply]);
        if seen.iter().any(|before| before.same_for_repetition(&now)) {
            break;
        }
        seen.push(now);
    }
    line
}

/// What is said of each move of a line.
fn walk(position: &Position, line: &[Move], say: impl Fn(&Position, Move) -> String) -> Vec<String> {
    let mut now = *position;
    let said = line.iter().map(|&m| {
        let text = say(&now, m);
        now = now.play(m);
        text
    });
    said.collect()
}

/// "57. Kd2 Ka3 58. Kc2": legal moves, one after the other, with the numbers printed before them.
#[must_use]
pub fn numbered(position: &Position, line: &[Move]) -> String {
    let first = position.turn();
    let texts = walk(position, line, |now, m| {
        let number = match now.turn() {
            Side::White => format!("{}. ", now.fullmoves()),
            Side::Black => String::new(),
        };
        format!("{number}{}", san::write(now, m))
    });
    match first {
        Side::Black if !line.is_empty() => format!("{}… {}", position.fullmoves(), texts.join(" ")),
        _ => texts.join(" "),
    }
}
