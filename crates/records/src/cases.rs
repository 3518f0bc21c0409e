//! Scripts as cases: what was expected, what came of it, and which articles were cited on the way.

use std::collections::BTreeSet;

use board::{Side, Square};
use game::Game;
use game::standing::{Open, Ruling, RulingKind, Standing};
use law::Code;

use crate::act::{ActError, open_line, time_text};
use crate::fault::Fault;
use crate::script::{ActLine, Expectation, Expected, Expects, Placed, Script, ScriptError, offer};
use crate::terms;

/// What came of a case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// How many expectations were looked at.
    pub expectations: usize,
    /// Those that do not hold, in the order of their lines.
    pub failures: Vec<Failure>,
    /// Whether one of them is an act that cannot be done, and was not expected to be an error.
    pub impossible: bool,
    /// The articles cited by the opening and by every act.
    pub cited: BTreeSet<&'static str>,
}

/// An expectation that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
}

/// What the cases of a code show of its articles.
#[derive(Clone, Debug)]
pub struct Coverage {
    /// How many cases were run.
    pub cases: usize,
    /// The articles cited by their rulings.
    pub cited: BTreeSet<&'static str>,
    /// What does not hold, by file.
    pub failures: Vec<(String, Failure)>,
}

/// Puts an act to a game; `file` names the script in errors.
///
/// # Errors
///
/// Why it is no act here: a move in SAN that is not legal, or an act that cannot physically be done. Nothing has changed.
pub fn judge(game: &mut Game, file: &str, act: &ActLine) -> Result<Vec<Ruling>, ScriptError> {
    let placed = |fault| Placed { line: act.line, fault };
    let entry = act.written.entry(&*game).map_err(ActError::into_faults);
    let judged = entry.and_then(|entry| {
        game.judge(entry).map_err(|why| {
            let fault = Fault::new(1, "an act that can be done", act.written.to_string());
            vec![fault.because(why.reasons)]
        })
    });
    judged.map_err(|faults| ScriptError::new(file, faults.into_iter().map(placed).collect()))
}

/// The game of a script before its first act.
///
/// # Errors
///
/// Why no game can begin so.
pub fn begin(script: &Script) -> Result<Game, ScriptError> {
    Game::new(script.header.code, script.header.settings.clone()).map_err(|why| {
        let expected = "settings with which a game can begin";
        let fault = Fault::new(1, expected, script.header.code.id).because(why.reasons);
        ScriptError::new(&script.file, vec![Placed { line: 1, fault }])
    })
}

/// Judges a script and looks at all that it expects. An act that cannot be done changes nothing; it is a failure unless
/// `= error` stands under it.
///
/// # Errors
///
/// Why no game can begin so.
///
/// ```
/// use records::{cases, script::Script};
///
/// let text = "code: bcf-1912\n\nwhite touches g1\n= cites 22(a)\n= legal g1f3\n";
/// let outcome = cases::run(&Script::read("touch.acts", text)?)?;
/// assert!(outcome.cited.contains("22(a)"));
/// assert_eq!(outcome.failures[0].line, 5);
/// assert_eq!(outcome.failures[0].found, "legal g1f3 g1h3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run(script: &Script) -> Result<Outcome, ScriptError> {
    run_showing(script, |_| {})
}

/// Does what [`run`] does, and shows the game after every act that could be done.
///
/// # Errors
///
/// Why no game can begin so.
pub fn run_showing(script: &Script, mut show: impl FnMut(&Game)) -> Result<Outcome, ScriptError> {
    let mut game = begin(script)?;
    let mut outcome = Outcome::default();
    outcome.look(&script.opening, game.opening(), &game.standing(), None);
    for act in &script.acts {
        match judge(&mut game, &script.file, act) {
            Ok(rulings) => {
                outcome.look(&act.expects, &rulings, &game.standing(), None);
                show(&game);
            }
            Err(error) => outcome.look_at_error(act, error.faults(), &game.standing()),
        }
    }
    Ok(outcome)
}

/// Runs every case of a code that is in the program.
///
/// # Errors
///
/// What is wrong in the text of a case.
pub fn coverage(code: &'static Code) -> Result<Coverage, ScriptError> {
    let mut coverage = Coverage { cases: 0, cited: BTreeSet::new(), failures: Vec::new() };
    for (file, text) in code.cases {
        for script in Script::read_all(file, text)? {
            let outcome = run(&script)?;
            coverage.cases += 1;
            coverage.cited.extend(outcome.cited);
            coverage
                .failures
                .extend(outcome.failures.into_iter().map(|failure| (script.file.clone(), failure)));
        }
    }
    Ok(coverage)
}

/// Milliseconds left to a side; none without a clock, and where no limit is left.
fn dial(standing: &Standing, side: Side) -> Option<u64> {
    let dials = standing.clock.as_ref()?;
    match side {
        Side::White => dials.white_ms,
        Side::Black => dials.black_ms,
    }
}

/// Illegal moves that a side has completed; none where the code does not count them.
fn offences(standing: &Standing, side: Side) -> Option<u32> {
    standing.offences.map(|each| each[side.index()])
}

impl Outcome {
    fn look(&mut self, expects: &[Expects], rulings: &[Ruling], standing: &Standing, error: Option<&str>) {
        self.cited.extend(rulings.iter().flat_map(|ruling| ruling.articles.iter().copied()));
        self.expectations += expects.len();
        let scene = Scene { rulings, standing, error };
        self.failures.extend(expects.iter().filter_map(|expects| scene.failure(expects)));
    }

    fn look_at_error(&mut self, act: &ActLine, faults: &[Placed], standing: &Standing) {
        let why = faults.iter().map(|placed| placed.fault.says()).collect::<Vec<_>>().join("; ");
        let foreseen = act.expects.iter().any(|expects| expects.expectation.what == Expected::Error);
        if !foreseen {
            let expected = "an act that can be done".to_owned();
            self.impossible = true;
            self.failures.push(Failure { line: act.line, expected, found: why.clone() });
        }
        self.look(&act.expects, &[], standing, Some(&why));
    }
}

/// What an expectation is held against.
struct Scene<'a> {
    rulings: &'a [Ruling],
    standing: &'a Standing,
    error: Option<&'a str>,
}

impl Scene<'_> {
    fn failure(&self, expects: &Expects) -> Option<Failure> {
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
            Expected::Board(board) => *board == terms::board(&standing.board),
            Expected::Turn(side) => *side == standing.turn,
            Expected::Phase(phase) => *phase == standing.phase,
            Expected::Must(duty) if duty.is_empty() => standing.duty.is_empty(),
            Expected::Must(duty) => standing.duty.iter().any(|one| one.says == *duty),
            Expected::Offer(side) => *side == standing.offer,
            Expected::Counts(made) => *made == standing.counts.map(|counts| counts.made),
            Expected::Name(square, name) => self.name(*square) == Some(name),
            Expected::Refused => self.rulings.iter().any(|ruling| ruling.kind == RulingKind::Refused),
            Expected::Kind(kind) => self.rulings.iter().any(|ruling| ruling.kind == *kind),
            Expected::Error => self.error.is_some(),
            Expected::Completed(number) => *number == standing.completed,
            Expected::FirstNext(side) => *side == standing.first_next,
            Expected::Offences(side, number) => offences(standing, *side) == Some(*number),
            Expected::Clock(side, time) => dial(standing, *side) == Some(*time),
            Expected::Running(side) => *side == standing.clock.as_ref().and_then(|dials| dials.running),
        }
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
                let result =
                    format!("result {} {}", terms::result(self.result()), self.reason().unwrap_or_default());
                result.trim_end().to_owned()
            }
            Expected::Fen(_) => format!("fen {}", standing.position.fen()),
            Expected::Board(_) => format!("board {}", terms::board(&standing.board)),
            Expected::Turn(_) => format!("turn {}", standing.turn),
            Expected::Phase(_) => format!("phase {}", terms::phase(standing.phase)),
            Expected::Must(_) => or_none("must", &duties(standing).join(", ")),
            Expected::Offer(_) => format!("offer {}", offer(standing.offer)),
            Expected::Counts(_) => match standing.counts {
                Some(counts) => format!("counts {} {}", counts.made[0], counts.made[1]),
                None => "counts none".to_owned(),
            },
            Expected::Name(square, _) => {
                format!("name {square} {}", self.name(*square).map_or("none", String::as_str))
            }
            Expected::Refused | Expected::Kind(_) => or_none("kind", &self.kinds().join(", ")),
            Expected::Error => self.error.unwrap_or("an act that can be done").to_owned(),
            Expected::Completed(_) => format!("completed {}", standing.completed),
            Expected::FirstNext(_) => format!("first-next {}", offer(standing.first_next)),
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
                format!("running {}", offer(standing.clock.as_ref().and_then(|dials| dials.running)))
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
        self.rulings.iter().map(|ruling| terms::kind(ruling.kind)).collect()
    }

    fn result(&self) -> Option<game::standing::GameResult> {
        self.standing.result.as_ref().map(|ending| ending.result)
    }

    fn reason(&self) -> Option<&'static str> {
        self.standing.result.as_ref().and_then(|ending| ending.reason).map(terms::reason)
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
