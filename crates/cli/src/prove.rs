//! `jadoube prove`

use std::io::Write;
use std::process::ExitCode;

use board::{Admits, Move, Movement, Position, Setup, Side};
use cpu_time::ProcessTime;
use law::{Provision, provided};
use proof::{Answer, Bound, Deadness, MateEvidence, NoMate, Origin, Verdict, WinEvidence};
use records::san;
use serde_json::{Value, json};

use crate::args::{Asked, ProveArgs};
use crate::out::{Out, Paint, Trouble};
use crate::text::{capital, fill};

pub fn run(args: &ProveArgs, out: &mut Out) -> Result<ExitCode, Trouble> {
    let question = Question::read(args)?;
    let start = ProcessTime::now();
    let found = question.answer();
    let cpu_ms = start.elapsed().as_secs_f64() * 1000.0;
    if args.json {
        writeln!(out, "{}", question.to_json(&found, cpu_ms))?;
    } else {
        question.tell(&found, cpu_ms, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What is asked, of which position, and how far it may be looked into.
struct Question {
    asked: Asked,
    position: Position,
    side: Side,
    bound: Bound,
}

/// An answer as it is told.
struct Found {
    answer: Answer,
    states: u64,
    /// Moves that show it.
    line: Option<Vec<Move>>,
    /// What else shows it: for programs, and in words.
    proof: Option<(Value, String)>,
}

impl Question {
    /// Everything that is wrong is told at once.
    fn read(args: &ProveArgs) -> Result<Self, Trouble> {
        let movement = movement(args.code.as_deref());
        let setup = setup(&args.words.join(" "));
        let side = args.side.as_deref().map(|name| side(args.asked(), name)).transpose();
        let (movement, setup, side) = match (movement, setup, side) {
            (Ok(movement), Ok(setup), Ok(side)) => (movement, setup, side),
            (movement, setup, side) => {
                let wrong: Vec<_> = [movement.err(), setup.err(), side.err()].into_iter().flatten().collect();
                return Err(Trouble::told(wrong.join("\n")));
            }
        };
        let position = position(args.asked(), &setup, &movement).map_err(Trouble::told)?;
        let bound = Bound { states: args.states.unwrap_or(most(args.asked())) };
        Ok(Self { asked: args.asked(), side: side.unwrap_or(position.turn()), position, bound })
    }

    fn answer(&self) -> Found {
        let (position, side, bound) = (&self.position, self.side, self.bound);
        match self.asked {
            Asked::Mate => mate(proof::still_able_to_mate(position, side, bound)),
            Asked::Dead => dead(proof::dead(position, bound)),
            Asked::EndlessCheck => endless(position, proof::endless_check(position, bound)),
            Asked::Win => win(position, proof::forced_win(position, side, bound)),
            Asked::Legal => legal(proof::can_arise(position, bound)),
        }
    }

    fn to_json(&self, found: &Found, cpu_ms: f64) -> Value {
        let name = clap::ValueEnum::to_possible_value(&self.asked);
        let mut json = json!({
            "question": name.map(|name| name.get_name().to_owned()),
            "fen": self.position.fen(),
            "verdict": word(found.answer),
            "states": found.states,
            "bound": self.bound.states,
            "cpu_ms": (cpu_ms * 1000.0).round() / 1000.0,
        });
        if matches!(self.asked, Asked::Mate | Asked::Win | Asked::EndlessCheck) {
            json["side"] = json!(self.side.to_string());
        }
        if let Some(line) = &found.line {
            json["line"] = json!(self.walk(line, |position, m| position.uci(m)));
            json["san"] = json!(self.walk(line, san::write));
        }
        if let Some((proof, _)) = &found.proof {
            json["proof"] = proof.clone();
        }
        json
    }

    /// What is said of each move of a line; a game begins from the usual array.
    fn walk(&self, line: &[Move], say: impl Fn(&Position, Move) -> String) -> Vec<String> {
        let mut position = if self.asked == Asked::Legal { Position::default() } else { self.position };
        let mut said = |m: &Move| {
            let text = say(&position, *m);
            position = position.play(*m);
            text
        };
        line.iter().map(&mut said).collect()
    }

    fn tell(&self, found: &Found, cpu_ms: f64, out: &mut Out) -> Result<(), Trouble> {
        let paint = match found.answer {
            Answer::Yes => Paint::Green,
            Answer::No => Paint::Red,
            Answer::Undetermined => Paint::Yellow,
        };
        let answer = out.paint(paint, word(found.answer));
        writeln!(out, "{} {answer}", self.in_words())?;
        if let Some((_, words)) = &found.proof {
            writeln!(out, "{}", fill("  ", &format!("{}.", capital(words))))?;
        }
        if let Some(line) = &found.line {
            let moves = self.walk(line, san::write).join(" ");
            let moves = if moves.is_empty() { "It is so on the board.".to_owned() } else { moves };
            writeln!(out, "{}", fill("  ", &moves))?;
        }
        if found.answer == Answer::Undetermined {
            writeln!(out, "  {} states were not enough (--states).", self.bound.states)?;
        }
        writeln!(out, "  {} states, {cpu_ms:.3} ms of CPU time", found.states)?;
        Ok(())
    }

    fn in_words(&self) -> String {
        match self.asked {
            Asked::Mate => format!("Can {} still mate by any series of legal moves?", self.side.name()),
            Asked::Dead => "Is the position dead?".to_owned(),
            Asked::EndlessCheck => format!("Can {} give check for ever?", self.position.turn().name()),
            Asked::Win => format!("Can {} force mate?", self.side.name()),
            Asked::Legal => "Can a game lead here?".to_owned(),
        }
    }
}

impl ProveArgs {
    fn asked(&self) -> Asked {
        self.question
    }
}

fn word(answer: Answer) -> &'static str {
    match answer {
        Answer::Yes => "yes",
        Answer::No => "no",
        Answer::Undetermined => "undetermined",
    }
}

/// How many positions are met at most where nothing is said: some seconds, and a few hundred megabytes.
fn most(asked: Asked) -> u64 {
    match asked {
        Asked::Mate | Asked::Dead => 4_000_000,
        Asked::EndlessCheck | Asked::Win => 1_000_000,
        Asked::Legal => 300_000,
    }
}

fn movement(code: Option<&str>) -> Result<Movement, String> {
    let Some(id) = code else { return Ok(Movement::ORDINARY) };
    let Some(code) = law::codes::find(id) else {
        let known: Vec<_> = law::codes::all().iter().map(|code| code.id).collect();
        return Err(format!("--code: expected one of {}, found `{id}`", known.join(", ")));
    };
    let may_stay_pawn = provided(code, Provision::PawnMayStay).is_some();
    Ok(Movement { may_stay_pawn, ..Movement::ORDINARY })
}

fn setup(fen: &str) -> Result<Setup, String> {
    if fen == "startpos" {
        return Ok(Setup::usual_array());
    }
    fen.parse().map_err(|error: board::FenError| error.to_string())
}

fn side(asked: Asked, name: &str) -> Result<Side, String> {
    if !matches!(asked, Asked::Mate | Asked::Win) {
        return Err("--side: only `mate` and `win` are asked of a side".to_owned());
    }
    let side = Side::ALL.into_iter().find(|side| side.name().eq_ignore_ascii_case(name));
    side.ok_or_else(|| format!("--side: expected white or black, found `{name}`"))
}

/// Whether a game leads to a board may be asked of any; the others want one on which a game can go on.
fn position(asked: Asked, setup: &Setup, movement: &Movement) -> Result<Position, String> {
    let admits = Admits { pawns_on_end_ranks: movement.may_stay_pawn, ..Admits::NOTHING };
    match asked {
        Asked::Legal => Ok(setup.as_it_stands(movement)),
        _ => setup.position_under(movement, admits).map_err(|refusal| refusal.to_string()),
    }
}

fn mate(verdict: Verdict<MateEvidence>) -> Found {
    let (answer, states) = (verdict.answer, verdict.states);
    match verdict.evidence {
        Some(MateEvidence::Line(line)) => Found { answer, states, line: Some(line), proof: None },
        Some(MateEvidence::NoMate { forced, because }) => {
            let proof =
                Some((json!({"kind": kind(because), "forced": forced.len()}), no_mate(&forced, because)));
            Found { answer, states, line: None, proof }
        }
        None => Found { answer, states, line: None, proof: None },
    }
}

fn kind(because: NoMate) -> &'static str {
    match because {
        NoMate::Ended => "ended",
        NoMate::Material => "material",
        NoMate::Obstacles => "obstacles",
        NoMate::Exhausted => "exhausted",
    }
}

fn no_mate(forced: &[Move], because: NoMate) -> String {
    let reason = match because {
        NoMate::Ended => "there is no legal move",
        NoMate::Material => "the men left cannot mate, wherever they stand",
        NoMate::Obstacles => "men that can never move or be taken stand in the way of every mate",
        NoMate::Exhausted => "every position that can be reached was looked into",
    };
    match forced.len() {
        0 => reason.to_owned(),
        1 => format!("after the one move that is forced, {reason}"),
        count => format!("after {count} moves that are forced, {reason}"),
    }
}

fn dead(verdict: Verdict<Deadness>) -> Found {
    let (answer, states) = (verdict.answer, verdict.states);
    match verdict.evidence {
        Some(Deadness::Alive(side, line)) => {
            let line = mate(Verdict { answer, evidence: Some(line), states }).line;
            let proof = Some((
                json!({"kind": "line", "side": side.to_string()}),
                format!("{} can still mate", side.name()),
            ));
            Found { answer, states, line, proof }
        }
        Some(Deadness::Dead(evidence)) => {
            let each =
                evidence.map(|evidence| mate(Verdict { answer, evidence: Some(evidence), states }).proof);
            let [white, black] = each.map(|proof| proof.unwrap_or_default());
            let words = format!("White: {}; Black: {}", white.1, black.1);
            Found {
                answer,
                states,
                line: None,
                proof: Some((json!({"white": white.0, "black": black.0}), words)),
            }
        }
        None => Found { answer, states, line: None, proof: None },
    }
}

fn endless(position: &Position, verdict: Verdict<proof::CheckStrategy>) -> Found {
    let (answer, states) = (verdict.answer, verdict.states);
    let proof = match verdict.evidence {
        Some(strategy) => {
            let first = strategy.check(position);
            let json = json!({
                "kind": "strategy",
                "positions": strategy.len(),
                "first": first.map(|m| position.uci(m)),
            });
            let first = first.map(|m| san::write(position, m)).unwrap_or_default();
            Some((json, format!("a check for each of {} positions, the first {first}", strategy.len())))
        }
        None if answer == Answer::No => Some((
            json!({"kind": "refuted"}),
            "every check can be answered so that the series ends".to_owned(),
        )),
        None => None,
    };
    Found { answer, states, line: None, proof }
}

fn win(position: &Position, verdict: Verdict<WinEvidence>) -> Found {
    let (answer, states) = (verdict.answer, verdict.states);
    match verdict.evidence {
        Some(WinEvidence::Forced(strategy)) => {
            let json = json!({"kind": "strategy", "positions": strategy.len()});
            let words = format!("a move for each of {} positions; with the first replies", strategy.len());
            Found { answer, states, line: Some(strategy.line(position)), proof: Some((json, words)) }
        }
        Some(WinEvidence::Held(defence)) => {
            let json = json!({"kind": "defence", "positions": defence.len()});
            let words = match defence.len() {
                0 => "there is no mate by any moves, or the game is over".to_owned(),
                count => format!("a reply for each of {count} positions, after which there is never a mate"),
            };
            Found { answer, states, line: None, proof: Some((json, words)) }
        }
        None => Found { answer, states, line: None, proof: None },
    }
}

fn legal(verdict: Verdict<Origin>) -> Found {
    let (answer, states) = (verdict.answer, verdict.states);
    match verdict.evidence {
        Some(Origin::Game(game)) => Found { answer, states, line: Some(game), proof: None },
        Some(Origin::Never(reasons)) => {
            let words: Vec<_> = reasons.iter().map(ToString::to_string).collect();
            let json = json!({"kind": "impossible", "reasons": words});
            Found { answer, states, line: None, proof: Some((json, words.join("; "))) }
        }
        None => Found { answer, states, line: None, proof: None },
    }
}
