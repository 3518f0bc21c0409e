//! `jadoube prove`: exact answers about a position, with their evidence.

mod bare;
mod found;

use std::io::Write;
use std::process::ExitCode;

use board::{Admits, Movement, Position, RuleChoices, Setup, Side, Wing};
use cpu_time::ProcessTime;
use law::{Choice, Code, InForce, Point, Provision, provided};
use proof::{Answer, BareKing, Bound, StalemateWin, Wins};
use serde_json::{Value, json};
use view::evidence::verdict;

use super::code::known;
use super::older_rules::{in_force, rule_choices};
use super::position::setup;
use crate::args::{ProveArgs, Question};
use crate::terminal::numbers::many;
use crate::terminal::out::{CommandError, Out, Paint};
use crate::terminal::paragraph::fill;
use bare::Ended;
use found::Found;

pub fn run(args: &ProveArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let query = Query::read(args)?;
    let start = ProcessTime::now();
    let found = query.answer();
    let cpu_ms = start.elapsed().as_secs_f64() * 1000.0;
    if args.json {
        writeln!(out, "{}", query.to_json(&found, cpu_ms))?;
    } else {
        query.print(&found, cpu_ms, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The question, the position that it is about, and how many positions the search may meet.
struct Query {
    question: Question,
    position: Position,
    side: Side,
    bound: Bound,
    /// From where games begin.
    starts: Vec<Position>,
    /// The code of the older game that was named.
    law: Option<InForce>,
}

impl Query {
    /// The query, or every fault in it.
    fn read(args: &ProveArgs) -> Result<Self, CommandError> {
        let code = code(args.code.as_deref());
        let rules = rule_choices(code.as_ref().ok().copied().flatten(), &args.announced);
        let setup = array(rules.as_ref().ok().copied().flatten(), &args.words)
            .map_or_else(|| setup(&args.words.join(" ")), Ok);
        let side = args.side.as_deref().map(|name| side(args.question, name)).transpose();
        let (code, rules, setup, side) = match (code, rules, setup, side) {
            (Ok(code), Ok(rules), Ok(setup), Ok(side)) => (code, rules, setup, side),
            (code, rules, setup, side) => {
                let wrong = [code.err(), rules.err(), setup.err(), side.err()];
                let wrong: Vec<_> = wrong.into_iter().flatten().collect();
                return Err(CommandError::message(wrong.join("\n")));
            }
        };
        let movement = rules.map_or_else(|| movement(code, &setup), |rules| rules.movement());
        let position = position(args.question, &setup, &movement).map_err(CommandError::message)?;
        let bound = Bound { states: args.states.unwrap_or(most(args.question)) };
        let law = in_force(code, &args.announced);
        let starts = starts(rules, law.is_some_and(|law| law.plays().contains(&Choice::EitherFirst)));
        let side = side.unwrap_or(position.turn());
        Ok(Self { question: args.question, side, position, bound, starts, law })
    }

    fn answer(&self) -> Found {
        let (position, side, bound) = (&self.position, self.side, self.bound);
        match self.question {
            Question::Mate => Found::mate(position, side, &proof::can_win(position, side, bound)),
            Question::Dead => Found::dead(position, &proof::dead(position, bound)),
            Question::EndlessCheck => {
                Found::perpetual_check(position, &proof::perpetual_check(position, bound))
            }
            Question::Win => {
                let wins = self.wins();
                Found::win(position, side, wins, &proof::forced_win_by(position, side, wins, bound))
            }
            Question::Legal => {
                let verdict = proof::can_arise_from(&self.starts, position, bound);
                Found::legal(&self.starts, position, &verdict)
            }
        }
    }

    fn to_json(&self, found: &Found, cpu_ms: f64) -> Value {
        let name = clap::ValueEnum::to_possible_value(&self.question);
        let mut json = json!({
            "question": name.map(|name| name.get_name().to_owned()),
            "fen": self.position.fen(),
            "verdict": verdict(found.answer),
            "states": found.states,
            "bound": self.bound.states,
            "cpu_ms": (cpu_ms * 1000.0).round() / 1000.0,
        });
        if matches!(self.question, Question::Mate | Question::Win | Question::EndlessCheck) {
            json["side"] = json!(self.side.to_string());
        }
        if let Some(ended) = self.ended(found) {
            json["ended"] = ended.to_json();
        }
        if self.decides_without_mate() {
            json["not_asked"] = self.what_wins();
        }
        if self.question == Question::Win && self.wins() != Wins::BY_MATE {
            json["wins"] = json!(self.what_wins());
        }
        for (key, shown) in found.shows.as_object().into_iter().flatten() {
            json[key] = shown.clone();
        }
        json
    }

    fn print(&self, found: &Found, cpu_ms: f64, out: &mut Out) -> Result<(), CommandError> {
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
        if self.question == Question::Win && self.wins() != Wins::BY_MATE {
            writeln!(out, "{}", fill("  ", &self.what_wins_in_words()))?;
        }
        if let Some(ended) = self.ended(found) {
            writeln!(out, "{}", fill("  ", &ended.in_words()))?;
        } else if self.decides_without_mate() {
            writeln!(out, "{}", fill("  ", &self.not_asked_in_words()))?;
        }
        writeln!(out, "  {}, {cpu_ms:.3} ms of CPU time", many(found.states, "position"))?;
        Ok(())
    }

    /// What wins beside mate by the code that was named.
    fn wins(&self) -> Wins {
        let Some(law) = self.law else { return Wins::BY_MATE };
        let settled = |point| law.settles(point).map(|(choice, _)| choice);
        let stalemate = match settled(Point::Stalemate) {
            Some(Choice::StalemateWins) => StalemateWin::Giver,
            Some(Choice::StalemateLoses) => StalemateWin::Stalemated,
            _ => StalemateWin::Nobody,
        };
        let bare_king = match settled(Point::BareKing) {
            Some(Choice::BareKingLoses) => BareKing::Loses,
            Some(Choice::BareKingLosesUnlessBack) => BareKing::LosesUnlessHeBares,
            Some(Choice::BareKingHalfLoses | Choice::BareKingDraws) => BareKing::EndsTheGame,
            _ => BareKing::PlaysOn,
        };
        Wins { stalemate, bare_king }
    }

    /// Where the game is over by a bare King before the line ends, by the code that was named.
    fn ended(&self, found: &Found) -> Option<Ended> {
        // What a bare King comes to is part of the question whether a win is forced.
        let asked = self.law.filter(|_| !matches!(self.question, Question::Legal | Question::Win))?;
        Ended::of(asked, &self.position, &found.shows["line"])
    }

    /// Whether mate alone is asked about, where the code that was named lets stalemate or a bare King win, whole or half.
    fn decides_without_mate(&self) -> bool {
        let settled = |point| self.law.and_then(|law| law.settles(point)).map(|(choice, _)| choice);
        let stalemate = matches!(
            settled(Point::Stalemate),
            Some(Choice::StalemateWins | Choice::StalemateHalfWins | Choice::StalemateLoses)
        );
        let bare_king = matches!(
            settled(Point::BareKing),
            Some(Choice::BareKingLoses | Choice::BareKingLosesUnlessBack | Choice::BareKingHalfLoses)
        );
        matches!(self.question, Question::Mate | Question::Dead) && (stalemate || bare_king)
    }

    /// What counts as a win beside mate, in the words of the choices.
    fn what_wins(&self) -> Value {
        let settled = |point| self.law.and_then(|law| law.settles(point));
        let told =
            |point| settled(point).map(|(choice, article)| json!({"is": choice.word(), "article": article}));
        json!({"stalemate": told(Point::Stalemate), "bare-king": told(Point::BareKing)})
    }

    fn what_wins_in_words(&self) -> String {
        let Some((id, told)) = self.without_mate() else { return String::new() };
        format!("Stalemate and the bare King count as {id} has them. {told} Half a win is none.")
    }

    fn not_asked_in_words(&self) -> String {
        let Some((id, told)) = self.without_mate() else { return String::new() };
        format!("Mate alone is asked about, and under {id} a game is decided without it too. {told}")
    }

    /// The code that was named, and its articles on stalemate and the bare King.
    fn without_mate(&self) -> Option<(&'static str, String)> {
        let law = self.law?;
        let says = |point| {
            let (_, article) = law.settles(point)?;
            Some(format!("{article}: {}", law.article(article)?.says))
        };
        let told: Vec<String> = [Point::Stalemate, Point::BareKing].into_iter().filter_map(says).collect();
        Some((law.id(), told.join(" ")))
    }

    /// Why there is no answer: the bound was reached, or there was nothing left to search.
    fn why_open(&self, found: &Found) -> String {
        if self.question == Question::Legal && found.states < self.bound.states {
            let array = if self.law.is_some() { "array" } else { "usual array" };
            return format!(
                "No reason against such a game was found. The search covers only short games from the {array}."
            );
        }
        format!(
            "The search ended at its bound of {}; --states raises it.",
            many(self.bound.states, "position")
        )
    }

    fn in_words(&self) -> String {
        match self.question {
            Question::Mate => format!("Can {} still mate by any series of legal moves?", self.side.name()),
            Question::Dead => "Is the position dead?".to_owned(),
            Question::EndlessCheck => format!("Can {} give perpetual check?", self.position.turn().name()),
            Question::Win if self.wins() == Wins::BY_MATE => {
                format!("Can {} force mate?", self.side.name())
            }
            Question::Win => format!("Can {} force a win?", self.side.name()),
            Question::Legal => "Can a game lead to this position?".to_owned(),
        }
    }
}

/// The default bound: a few seconds, and a few hundred megabytes.
fn most(question: Question) -> u64 {
    match question {
        Question::Mate | Question::Dead => 4_000_000,
        Question::EndlessCheck | Question::Win => 1_000_000,
        Question::Legal => 300_000,
    }
}

fn code(id: Option<&str>) -> Result<Option<&'static Code>, String> {
    let Some(id) = id else { return Ok(None) };
    let known = || known().join(", ");
    let code =
        law::codes::find(id).ok_or_else(|| format!("--code: expected one of {}, found `{id}`", known()));
    code.map(Some)
}

/// From where games begin: the usual array, or that of the older game, with Black to move too where either side may begin.
fn starts(rules: Option<RuleChoices>, either_begins: bool) -> Vec<Position> {
    let Some(rules) = rules else { return vec![Position::default()] };
    let start = rules.start();
    let by_black = Setup { turn: Side::Black, ..start.setup() }.as_it_stands(&rules.movement());
    if either_begins { vec![start, by_black] } else { vec![start] }
}

/// The array that `startpos` names under a code of the older game.
fn array(rules: Option<RuleChoices>, words: &[String]) -> Option<Setup> {
    rules.filter(|_| words == ["startpos"]).map(|rules| rules.array())
}

/// How the pieces move under a code of today. Where the code lets the giver of a Rook castle, a castling right counts even without
/// its Rook.
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

fn side(question: Question, name: &str) -> Result<Side, String> {
    if !matches!(question, Question::Mate | Question::Win) {
        return Err("--side: only `mate` and `win` have a side".to_owned());
    }
    let side = Side::ALL.into_iter().find(|side| side.name().eq_ignore_ascii_case(name));
    side.ok_or_else(|| format!("--side: expected white or black, found `{name}`"))
}

/// The position asked about. `legal` takes any set-up; the other questions need one from which a game can go on.
fn position(question: Question, setup: &Setup, movement: &Movement) -> Result<Position, String> {
    let admits = Admits { pawns_on_end_ranks: movement.may_stay_pawn, ..Admits::NOTHING };
    match question {
        Question::Legal => Ok(setup.as_it_stands(movement)),
        _ => setup.position_under(movement, admits).map_err(|refusal| refusal.to_string()),
    }
}
