//! The state after an act, which expectations are compared with.

use std::collections::BTreeSet;

use board::{Side, Square};
use game::refusal::Refusal;
use game::standing::{GameResult, Open, Ruling, RulingKind, Standing};

use super::report::Failure;
use crate::act::open_line;
use crate::points::points;
use crate::script::{Expectation, Expected, Expects};
use crate::time::time_text;
use crate::vocabulary::{self, side_or_none};

/// The rulings on an act, the state after it, and the error where the act cannot be done.
pub(super) struct Scene<'a> {
    pub rulings: &'a [Ruling],
    pub standing: &'a Standing,
    pub error: Option<&'a str>,
}

impl Scene<'_> {
    /// What was expected and what was found instead; none where the expectation holds.
    pub fn failure(&self, expects: &Expects) -> Option<Failure> {
        let Expectation { not, what } = &expects.expectation;
        let holds = if *not { self.holds_not(what) } else { self.holds(what) };
        (!holds).then(|| Failure {
            line: expects.line,
            expected: expects.expectation.to_string(),
            found: self.found(what),
        })
    }

    fn holds(&self, what: &Expected) -> bool {
        let standing = self.standing;
        match what {
            Expected::Legal(moves) => sorted(moves) == sorted(&self.legal()),
            Expected::Cites(no) => self.cited().contains(&no.as_str()),
            Expected::May(line) => self.lines(|_| true).contains(line),
            Expected::Ripe(line) => self.lines(|open| open.ripe).contains(line),
            Expected::Result(result, reason) => {
                *result == self.result()
                    && reason.as_deref().is_none_or(|reason| Some(reason) == self.reason())
            }
            Expected::Fen(fields) => begins_with_fields(&standing.position.fen(), fields),
            Expected::Board(board) => *board == vocabulary::board(&standing.board),
            Expected::Turn(side) => *side == standing.turn,
            Expected::Phase(phase) => *phase == standing.phase,
            Expected::Must(duty) if duty.is_empty() => standing.duty.is_empty(),
            Expected::Must(duty) => standing.duty.iter().any(|one| one.says == *duty),
            Expected::Offer(side) => *side == standing.offer,
            Expected::Counts(made) => *made == standing.counts.map(|counts| counts.made),
            Expected::Name(square, name) => self.name(*square) == Some(name),
            Expected::Refused(why) => self.refusals().any(|found| why.is_none_or(|why| why.covers(found))),
            Expected::Kind(kind) => self.rulings.iter().any(|ruling| ruling.kind == *kind),
            Expected::Error => self.error.is_some(),
            Expected::Points(halves) => *halves == standing.scored,
            Expected::Completed(number) => *number == standing.completed,
            Expected::FirstNext(side) => *side == standing.first_next,
            Expected::Offences(side, number) => offences(standing, *side) == Some(*number),
            Expected::Clock(side, time) => dial(standing, *side) == Some(*time),
            Expected::Running(side) => *side == standing.clock.as_ref().and_then(|dials| dials.running),
        }
    }

    /// Why the act was refused, once for each ruling that refuses it.
    fn refusals(&self) -> impl Iterator<Item = Refusal> {
        self.rulings.iter().filter_map(|ruling| match ruling.kind {
            RulingKind::Refused(why) => Some(why),
            _ => None,
        })
    }

    fn holds_not(&self, what: &Expected) -> bool {
        match what {
            Expected::Legal(moves) if !moves.is_empty() => {
                let legal = self.legal();
                moves.iter().all(|listed| !legal.contains(listed))
            }
            other => !self.holds(other),
        }
    }

    fn found(&self, what: &Expected) -> String {
        let standing = self.standing;
        match what {
            Expected::Legal(_) => or_none("legal", &self.legal().join(" ")),
            Expected::Cites(_) => or_none("cites", &self.cited().join(", ")),
            Expected::May(_) => or_none("may", &self.lines(|_| true).join(", ")),
            Expected::Ripe(_) => or_none("ripe", &self.lines(|open| open.ripe).join(", ")),
            Expected::Result(..) => {
                let result = format!(
                    "result {} {}",
                    vocabulary::result(self.result()),
                    self.reason().unwrap_or_default()
                );
                result.trim_end().to_owned()
            }
            Expected::Fen(_) => format!("fen {}", standing.position.fen()),
            Expected::Board(_) => format!("board {}", vocabulary::board(&standing.board)),
            Expected::Turn(_) => format!("turn {}", standing.turn),
            Expected::Phase(_) => format!("phase {}", vocabulary::phase(standing.phase)),
            Expected::Must(_) => or_none("must", &duties(standing).join(", ")),
            Expected::Offer(_) => format!("offer {}", side_or_none(standing.offer)),
            Expected::Counts(_) => match standing.counts {
                Some(counts) => format!("counts {} {}", counts.made[0], counts.made[1]),
                None => "counts none".to_owned(),
            },
            Expected::Name(square, _) => {
                format!("name {square} {}", self.name(*square).map_or("none", String::as_str))
            }
            Expected::Refused(Some(_)) => {
                let found: Vec<String> = self.refusals().map(in_words).collect();
                or_none("refused", &found.join(", "))
            }
            Expected::Refused(None) | Expected::Kind(_) => or_none("kind", &self.kinds().join(", ")),
            Expected::Error => self.error.unwrap_or("an act that can be done").to_owned(),
            Expected::Points(_) => match standing.scored {
                Some(halves) => format!("points {}", halves.map(points).join(" ")),
                None => "points none".to_owned(),
            },
            Expected::Completed(_) => format!("completed {}", standing.completed),
            Expected::FirstNext(_) => format!("first-next {}", side_or_none(standing.first_next)),
            Expected::Offences(side, _) => {
                let none = || "none".to_owned();
                format!(
                    "offences {side} {}",
                    offences(standing, *side).map_or_else(none, |number| number.to_string())
                )
            }
            Expected::Clock(side, _) => {
                format!("clock {side} {}", dial(standing, *side).map_or("none".to_owned(), time_text))
            }
            Expected::Running(_) => {
                format!("running {}", side_or_none(standing.clock.as_ref().and_then(|dials| dials.running)))
            }
        }
    }

    fn legal(&self) -> Vec<String> {
        self.standing.legal.iter().map(|&m| self.standing.position.uci(m)).collect()
    }

    fn cited(&self) -> Vec<&'static str> {
        let all: BTreeSet<_> =
            self.rulings.iter().flat_map(|ruling| ruling.articles.iter().copied()).collect();
        all.into_iter().collect()
    }

    fn lines(&self, which: fn(&Open) -> bool) -> Vec<String> {
        self.standing.may.iter().filter(|open| which(open)).map(open_line).collect()
    }

    fn kinds(&self) -> Vec<&'static str> {
        self.rulings.iter().map(|ruling| vocabulary::kind(ruling.kind)).collect()
    }

    fn result(&self) -> Option<GameResult> {
        self.standing.result.as_ref().map(|ending| ending.result)
    }

    fn reason(&self) -> Option<&'static str> {
        self.standing.result.as_ref().and_then(|ending| ending.reason).map(vocabulary::reason)
    }

    fn name(&self, square: Square) -> Option<&String> {
        self.standing.names.iter().find(|(at, _)| *at == square).map(|(_, name)| name)
    }
}

fn duties(standing: &Standing) -> Vec<&str> {
    standing.duty.iter().map(|duty| duty.says.as_str()).collect()
}

fn sorted(moves: &[String]) -> BTreeSet<&String> {
    moves.iter().collect()
}

fn begins_with_fields(fen: &str, fields: &str) -> bool {
    let mut there = fen.split_whitespace();
    fields.split_whitespace().all(|field| there.next() == Some(field))
}

fn or_none(word: &str, list: &str) -> String {
    format!("{word} {}", if list.is_empty() { "nothing" } else { list })
}

/// Milliseconds left to a side; none without a clock, and where no limit remains.
fn dial(standing: &Standing, side: Side) -> Option<u64> {
    let dials = standing.clock.as_ref()?;
    match side {
        Side::White => dials.white_ms,
        Side::Black => dials.black_ms,
    }
}

/// How many illegal moves a side has completed; none where the code does not count them.
fn offences(standing: &Standing, side: Side) -> Option<u32> {
    standing.offences.map(|each| each[side.index()])
}

fn in_words(why: Refusal) -> String {
    let (reason, detail) = vocabulary::refusal(why);
    [Some(reason), detail].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
