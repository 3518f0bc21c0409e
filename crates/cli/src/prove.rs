//! `jadoube prove`

use std::io::Write;
use std::process::ExitCode;

use board::{Admits, Movement, Position, Setup, Side, Wing};
use cpu_time::ProcessTime;
use law::{Code, Provision, provided};
use proof::{Answer, Bound, Deadness, MateEvidence, Origin, Verdict, WinEvidence};
use serde_json::{Value, json};
use view::Shows;
use view::evidence::{self, verdict};

use crate::args::{Asked, ProveArgs};
use crate::out::{Out, Paint, Trouble};
use crate::text::fill;

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
    /// What shows it: a line in two notations, or the kind of proof.
    shows: Value,
    /// The same in words; none where nothing is known.
    words: Option<String>,
}

impl Question {
    /// Everything that is wrong is told at once.
    fn read(args: &ProveArgs) -> Result<Self, Trouble> {
        let code = code(args.code.as_deref());
        let setup = setup(&args.words.join(" "));
        let side = args.side.as_deref().map(|name| side(args.asked(), name)).transpose();
        let (code, setup, side) = match (code, setup, side) {
            (Ok(code), Ok(setup), Ok(side)) => (code, setup, side),
            (code, setup, side) => {
                let wrong: Vec<_> = [code.err(), setup.err(), side.err()].into_iter().flatten().collect();
                return Err(Trouble::told(wrong.join("\n")));
            }
        };
        let movement = movement(code, &setup);
        let position = position(args.asked(), &setup, &movement).map_err(Trouble::told)?;
        let bound = Bound { states: args.states.unwrap_or(most(args.asked())) };
        Ok(Self { asked: args.asked(), side: side.unwrap_or(position.turn()), position, bound })
    }

    fn answer(&self) -> Found {
        let (position, side, bound) = (&self.position, self.side, self.bound);
        match self.asked {
            Asked::Mate => mate(position, side, &proof::can_win(position, side, bound)),
            Asked::Dead => dead(position, &proof::dead(position, bound)),
            Asked::EndlessCheck => endless(position, &proof::perpetual_check(position, bound)),
            Asked::Win => win(position, &proof::forced_win(position, side, bound)),
            Asked::Legal => legal(&proof::can_arise(position, bound)),
        }
    }

    fn to_json(&self, found: &Found, cpu_ms: f64) -> Value {
        let name = clap::ValueEnum::to_possible_value(&self.asked);
        let mut json = json!({
            "question": name.map(|name| name.get_name().to_owned()),
            "fen": self.position.fen(),
            "verdict": verdict(found.answer),
            "states": found.states,
            "bound": self.bound.states,
            "cpu_ms": (cpu_ms * 1000.0).round() / 1000.0,
        });
        if matches!(self.asked, Asked::Mate | Asked::Win | Asked::EndlessCheck) {
            json["side"] = json!(self.side.to_string());
        }
        for (key, shown) in found.shows.as_object().into_iter().flatten() {
            json[key] = shown.clone();
        }
        json
    }

    fn tell(&self, found: &Found, cpu_ms: f64, out: &mut Out) -> Result<(), Trouble> {
        let paint = match found.answer {
            Answer::Yes => Paint::Green,
            Answer::No => Paint::Red,
            Answer::Undetermined => Paint::Yellow,
        };
        let answer = out.paint(paint, verdict(found.answer));
        writeln!(out, "{} {answer}", self.in_words())?;
        if let Some(words) = &found.words {
            writeln!(out, "{}", fill("  ", words))?;
        }
        if found.answer == Answer::Undetermined {
            writeln!(out, "{}", fill("  ", &self.why_open(found)))?;
        }
        let states = if found.states == 1 { "state" } else { "states" };
        writeln!(out, "  {} {states}, {cpu_ms:.3} ms of CPU time", found.states)?;
        Ok(())
    }

    /// Why there is no answer: the bound was reached, or there was nothing more to look for.
    fn why_open(&self, found: &Found) -> String {
        if self.asked == Asked::Legal && found.states < self.bound.states {
            return "No reason against it is known; a game is looked for only from the usual array, and no long one."
                .to_owned();
        }
        let were = if self.bound.states == 1 { "state was" } else { "states were" };
        format!("{} {were} not enough (--states).", self.bound.states)
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

/// How many positions are met at most where nothing is said: some seconds, and a few hundred megabytes.
fn most(asked: Asked) -> u64 {
    match asked {
        Asked::Mate | Asked::Dead => 4_000_000,
        Asked::EndlessCheck | Asked::Win => 1_000_000,
        Asked::Legal => 300_000,
    }
}

fn code(id: Option<&str>) -> Result<Option<&'static Code>, String> {
    let Some(id) = id else { return Ok(None) };
    let known = || law::codes::all().iter().map(|code| code.id).collect::<Vec<_>>().join(", ");
    let code =
        law::codes::find(id).ok_or_else(|| format!("--code: expected one of {}, found `{id}`", known()));
    code.map(Some)
}

/// How men move under a code; a right to castle with a Rook that is not there counts where the code lets the giver of a
/// Rook castle.
fn movement(code: Option<&'static Code>, setup: &Setup) -> Movement {
    let provides = |provision| code.is_some_and(|code| provided(code, provision).is_some());
    let mut movement = Movement { may_stay_pawn: provides(Provision::PawnMayStay), ..Movement::ORDINARY };
    if provides(Provision::CastlingWithoutRook) || provides(Provision::CastlingWithoutRookAlways) {
        for (side, wing) in Side::ALL.into_iter().flat_map(|side| Wing::ALL.map(|wing| (side, wing))) {
            let corner = wing.corner(side);
            movement.castle_without_rook[side.index()][wing.index()] =
                setup.castling.rook(side, wing) == Some(corner) && setup.man_at(corner).is_none();
        }
    }
    movement
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

impl Found {
    fn of<E>(verdict: &Verdict<E>, shows: &Shows, words: Option<String>) -> Self {
        let shows = serde_json::to_value(shows).unwrap_or_default();
        Found { answer: verdict.answer, states: verdict.states, shows, words }
    }

    /// With a kind of proof that `view` does not know.
    fn by(self, proof: Value) -> Self {
        let mut shows = self.shows;
        shows["proof"] = proof;
        Found { shows, ..self }
    }
}

fn mate(position: &Position, side: Side, verdict: &Verdict<MateEvidence>) -> Found {
    let Some(evidence) = &verdict.evidence else { return Found::of(verdict, &Shows::default(), None) };
    let words = evidence::mate_says(position, side, evidence);
    Found::of(verdict, &Shows::of_mate(position, evidence), Some(words))
}

fn dead(position: &Position, verdict: &Verdict<Deadness>) -> Found {
    match &verdict.evidence {
        Some(Deadness::Alive(side, line)) => {
            let words = evidence::mate_says(position, *side, line);
            let found = Found::of(verdict, &Shows::of_mate(position, line), Some(words));
            found.by(json!({"kind": "line", "side": side.to_string()}))
        }
        Some(Deadness::Dead(why)) => {
            let words = evidence::death_says(position, why);
            Found::of(verdict, &Shows::of_death(position, why), Some(words))
        }
        None => Found::of(verdict, &Shows::default(), None),
    }
}

fn endless(position: &Position, verdict: &Verdict<proof::Strategy>) -> Found {
    let strategy = verdict.evidence.as_ref();
    let words = match strategy {
        Some(strategy) => Some(evidence::checks_say(position, strategy)),
        None if verdict.answer == Answer::No => Some(evidence::NO_CHECKS.to_owned()),
        None => None,
    };
    Found::of(verdict, &Shows::of_checks(position, verdict.answer, strategy), words)
}

fn win(position: &Position, verdict: &Verdict<WinEvidence>) -> Found {
    match &verdict.evidence {
        Some(WinEvidence::Forced(strategy)) => {
            let (line, count) = (strategy.line(position), strategy.len());
            let words = match count {
                0 => "The mate is on the board.".to_owned(),
                1 => format!("One move is enough: {}.", evidence::numbered(position, &line)),
                _ => format!(
                    "A move for each of {count} positions, for instance {}.",
                    evidence::numbered(position, &line)
                ),
            };
            let found = Found::of(verdict, &Shows::of_line(position, &line), Some(words));
            found.by(json!({"kind": "strategy", "positions": count}))
        }
        Some(WinEvidence::Held(defence)) => {
            let words = match defence.len() {
                0 => "There is no mate by any moves, or the game is over.".to_owned(),
                1 => "There is a reply after which there is never a mate.".to_owned(),
                count => format!("A reply for each of {count} positions, after which there is never a mate."),
            };
            let found = Found::of(verdict, &Shows::default(), Some(words));
            found.by(json!({"kind": "defence", "positions": defence.len()}))
        }
        None => Found::of(verdict, &Shows::default(), None),
    }
}

fn legal(verdict: &Verdict<Origin>) -> Found {
    match &verdict.evidence {
        Some(Origin::Game(game)) => {
            let start = Position::default();
            let words = match game.is_empty() {
                true => "It is the usual array.".to_owned(),
                false => format!("A game leads here: {}.", evidence::numbered(&start, game)),
            };
            Found::of(verdict, &Shows::of_line(&start, game), Some(words))
        }
        Some(Origin::Never(reasons)) => {
            Found::of(verdict, &Shows::of_no_game(reasons), Some(evidence::no_game_says(reasons)))
        }
        None => Found::of(verdict, &Shows::default(), None),
    }
}
