//! `jadoube judge FILE --under CODE`: the same acts under two codes, and where the rulings differ.

use std::collections::BTreeSet;
use std::io::{self, Write};

use game::act::{Act, AdjournmentAct, Communicated, CommunicationAct, Meaning, PaperWord, Sealed};
use game::standing::{Ruling, RulingKind, Standing};
use game::{Game, Judged};
use law::Code;
use records::act::{Written, open_line, text};
use records::cases;
use records::script::{ActLine, Script, ScriptError};
use records::vocabulary;
use serde_json::{Value, json};
use view::Viewer;

use super::at_the_board::{at_the_board, squares};
use super::sentences;
use crate::terminal::out::{CommandError, Out, Paint};
use crate::terminal::paragraph::{capital, fill};

/// The same game under one code: as far as its acts can be done.
struct Side {
    game: Game,
    /// The first act that cannot be done under this code, by its number from 1, and why.
    stuck: Option<(usize, String)>,
    rulings: Vec<Ruling>,
    /// The acts at the board that were judged in the place of what was sent.
    instead: Option<Vec<ActLine>>,
    /// The milliseconds left to White and to Black before the act.
    before: [Option<u64>; 2],
}

/// How an act went under one code.
enum Went {
    Ruled,
    Impossible(String),
    /// What was sent made no move, and nothing at a board comes to the same.
    WithoutCounterpart,
    NotReached,
}

/// Judges the acts of a script under its own code and under another.
pub fn run(file: &str, scripts: [&Script; 2], as_json: bool, out: &mut Out) -> Result<(), CommandError> {
    let mut sides = [Side::begin(scripts[0])?, Side::begin(scripts[1])?];
    if !as_json {
        for side in &sides {
            sentences::opening(&side.game, out)?;
        }
    }
    let (mut parted, mut without) = (0, 0);
    for number in 1..=scripts[0].acts.len() {
        let sent = is_sent(&sides[0]) && !is_sent(&sides[1]);
        let before = sent.then(|| sides[0].game.standing());
        let logged = sides[0].game.log().len();
        let own = sides[0].takes(file, number, &scripts[0].acts[number - 1]);
        let act = &scripts[1].acts[number - 1];
        let other = match (&own, before) {
            (Went::Ruled, Some(before)) => at_the_board(&sides[0].game, &before, act),
            _ => None,
        };
        let went = match other {
            Some(instead) => [own, sides[1].takes_instead(file, number, instead)],
            None => {
                let was_logged = sides[0].game.log().len() > logged;
                let in_squares = was_logged.then(|| in_squares(&sides, &own)).flatten();
                let in_squares = in_squares.map(|written| ActLine { written, ..act.clone() });
                [own, sides[1].takes(file, number, in_squares.as_ref().unwrap_or(act))]
            }
        };
        if matches!(went, [Went::NotReached, Went::NotReached]) {
            break;
        }
        let differ = match went {
            [Went::Ruled, Went::Ruled] => differences(&sides),
            [Went::Impossible(_), Went::Impossible(_)] => Vec::new(),
            // It is told, and nothing has been ruled that could differ.
            [Went::Ruled, Went::WithoutCounterpart] => Vec::new(),
            _ => vec![Differs::Rulings],
        };
        parted += usize::from(!differ.is_empty());
        without += usize::from(went.iter().any(|went| matches!(went, Went::WithoutCounterpart)));
        let told = Told { number, act: &scripts[0].acts[number - 1], went: &went, differ };
        if as_json { told.in_json(&sides, out)? } else { told.in_words(&sides, out)? }
    }
    if !as_json {
        writeln!(out, "{}", ending(&sides, parted, without))?;
    }
    Ok(())
}

impl Side {
    fn begin(script: &Script) -> Result<Side, ScriptError> {
        Ok(Side {
            game: cases::begin(script)?,
            stuck: None,
            rulings: Vec::new(),
            instead: None,
            before: [None; 2],
        })
    }

    fn takes(&mut self, file: &str, number: usize, act: &ActLine) -> Went {
        self.instead = None;
        self.takes_all(file, number, std::slice::from_ref(act))
    }

    /// Acts at the board in the place of what was sent.
    fn takes_instead(&mut self, file: &str, number: usize, acts: Vec<ActLine>) -> Went {
        let went = match acts.is_empty() {
            true if self.stuck.is_none() => Went::WithoutCounterpart,
            _ => self.takes_all(file, number, &acts),
        };
        self.instead = Some(acts);
        went
    }

    fn takes_all(&mut self, file: &str, number: usize, acts: &[ActLine]) -> Went {
        if self.stuck.is_some() {
            return Went::NotReached;
        }
        self.before = left_ms(&self.game.standing());
        self.rulings = Vec::new();
        for act in acts {
            match cases::judge(&mut self.game, file, act) {
                Ok(rulings) => self.rulings.extend(rulings),
                Err(error) => {
                    let why: Vec<_> = error.faults().iter().map(|placed| placed.fault.says()).collect();
                    let why = why.join("; ");
                    self.stuck = Some((number, why.clone()));
                    return Went::Impossible(why);
                }
            }
        }
        Went::Ruled
    }

    /// The acts that were judged at the board, in words.
    fn instead_in_words(&self) -> Option<String> {
        let acts = self.instead.as_ref().filter(|acts| !acts.is_empty())?;
        let lines: Vec<_> = acts.iter().map(|act| format!("`{}`", act.written)).collect();
        Some(format!("Judged at the board as {}.", lines.join(", ")))
    }

    fn code(&self) -> &'static Code {
        self.game.code()
    }
}

/// Whether the moves of this game are communicated.
fn is_sent(side: &Side) -> bool {
    side.game.settings().kind.is_communicated()
}

/// The act just judged with its moves from square to square. A move in algebraic notation was read in the position under the script's
/// own code: the hand did the same under the other, whatever stands there by now. Records are read so where the other code reads another
/// notation; none where a record can mean no move.
fn in_squares(sides: &[Side; 2], own: &Went) -> Option<Written> {
    if !matches!(own, Went::Ruled) {
        return None;
    }
    let Judged { entry, .. } = sides[0].game.log().last()?;
    let reads_alike = sides[0].game.reads() == sides[1].game.reads();
    let (verb, squares) = match &entry.act {
        Act::Communication(_) | Act::Adjournment(AdjournmentAct::Seals(_)) if reads_alike => return None,
        Act::Communication(CommunicationAct::Sends(message)) => {
            let records: Option<Vec<_>> = message.records.iter().map(communicated).collect();
            ("sends", records?.join("; "))
        }
        Act::Adjournment(AdjournmentAct::Seals(Sealed::Record { meaning, .. })) => ("seals", meant(meaning)?),
        // What is written on a score sheet stays as it was written.
        Act::Score(_) => return None,
        _ => return text(entry).parse().ok(),
    };
    let whole = text(entry);
    let (who, _) = whole.split_once(verb)?;
    format!("{who}{verb} {squares}").parse().ok()
}

/// A record with what follows it in its message; of the branches behind it each begins with `or`.
fn communicated(record: &Communicated) -> Option<String> {
    let mut text = meant(&record.meaning)?;
    for (at, supposed) in record.then.iter().enumerate() {
        let or = if at == 0 { "" } else { " or" };
        let answer = communicated(&supposed.answer)?;
        text.push_str(&format!("{or} if {} then {answer}", squares(supposed.reply)?));
    }
    Some(text)
}

/// The moves that a record can mean, one or the other, and what is said beside them.
fn meant(meaning: &Meaning) -> Option<String> {
    let moves: Option<Vec<_>> = meaning.motions.iter().map(|&motion| squares(motion)).collect();
    let moves = moves.filter(|moves| !moves.is_empty()).map(|moves| moves.join(" or "))?;
    let beside = match meaning.beside.map(|beside| beside.word) {
        Some(PaperWord::OffersDraw) => " (=)",
        Some(PaperWord::Resigns) => " resigns",
        Some(PaperWord::AcceptsDraw) => " draw accepted",
        Some(PaperWord::Claims) | None => "",
    };
    Some(format!("{moves}{beside}"))
}

/// In what an act came to something else under one code than under the other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Differs {
    /// The kinds of the rulings, in whatever order.
    Rulings,
    Result,
    Turn,
    Board,
    Legal,
    Duty,
    /// What the act did to the clocks.
    Clocks,
    /// Who may exact or claim what.
    Rights,
}

impl Differs {
    /// In words, where neither the rulings nor what is open show it.
    const fn name(self) -> Option<&'static str> {
        Some(match self {
            Differs::Rulings | Differs::Rights => return None,
            Differs::Result => "the result",
            Differs::Turn => "whose turn it is",
            Differs::Board => "the board",
            Differs::Legal => "the legal moves",
            Differs::Duty => "what has to be done",
            Differs::Clocks => "what it cost on the clocks",
        })
    }
}

/// Everything in which the act just judged came to something else.
fn differences(sides: &[Side; 2]) -> Vec<Differs> {
    let kinds = |side: &Side| {
        let rulings = side.rulings.iter().map(|ruling| ruling.kind);
        let mut kinds: Vec<_> =
            rulings.filter(|kind| *kind != RulingKind::Note).map(vocabulary::kind).collect();
        kinds.sort_unstable();
        kinds
    };
    // The articles have other numbers in each code.
    let result = |standing: &Standing| standing.result.as_ref().map(|it| (it.result, it.reason));
    let duties = |standing: &Standing| {
        standing.duty.iter().map(|duty| (duty.kind, duty.squares.clone())).collect::<Vec<_>>()
    };
    let [own, other] = sides.each_ref().map(|side| side.game.standing());
    let [own_cost, other_cost] = [change_of_clocks(&sides[0], &own), change_of_clocks(&sides[1], &other)];
    // Where one game has no clock, that was told before the first act.
    let costs = |at: usize| own_cost[at].zip(other_cost[at]).is_some_and(|(own, other)| own != other);
    [
        (Differs::Rulings, kinds(&sides[0]) != kinds(&sides[1])),
        (Differs::Result, result(&own) != result(&other)),
        (Differs::Turn, own.turn != other.turn),
        (Differs::Board, own.board != other.board),
        (Differs::Legal, own.legal != other.legal),
        (Differs::Duty, duties(&own) != duties(&other)),
        (Differs::Clocks, costs(0) || costs(1)),
        (Differs::Rights, rights(&own) != rights(&other)),
    ]
    .into_iter()
    .filter_map(|(what, differs)| differs.then_some(what))
    .collect()
}

/// Milliseconds left to White and to Black; none without a clock.
fn left_ms(standing: &Standing) -> [Option<u64>; 2] {
    standing.clock.as_ref().map_or([None; 2], |dials| [dials.white_ms, dials.black_ms])
}

/// By how many milliseconds the act has changed each clock, so that a difference is told of the act that made it alone.
fn change_of_clocks(side: &Side, now: &Standing) -> [Option<i128>; 2] {
    let now = left_ms(now);
    [0, 1].map(|at| Some(i128::from(now[at]?) - i128::from(side.before[at]?)))
}

/// What a player may exact, and what he would be right to claim.
fn rights(standing: &Standing) -> BTreeSet<String> {
    let open = standing.may.iter();
    open.filter(|open| open.option.is_some() || open.ripe && open.who.side().is_some())
        .map(open_line)
        .collect()
}

/// What may be said under one code alone.
fn rights_of_one(sides: &[Side; 2], at: usize) -> Vec<String> {
    let [own, other] = [at, 1 - at].map(|at| rights(&sides[at].game.standing()));
    own.difference(&other).cloned().collect()
}

/// An act, and how it went under both codes.
struct Told<'a> {
    number: usize,
    act: &'a ActLine,
    went: &'a [Went; 2],
    differ: Vec<Differs>,
}

impl Told<'_> {
    fn in_words(&self, sides: &[Side; 2], out: &mut Out) -> io::Result<()> {
        let done = out.paint(Paint::Bold, capital(&self.act.written.to_string()));
        let sign = if self.differ.is_empty() { " " } else { "≠" };
        writeln!(out, "{:>3} {sign}{done}", self.number)?;
        let both = matches!(self.went, [Went::Ruled, Went::Ruled]);
        for (at, (side, went)) in sides.iter().zip(self.went).enumerate() {
            match went {
                Went::NotReached => continue,
                _ => writeln!(out, "     {}", out.paint(Paint::Faint, format!("{}:", side.code().id)))?,
            }
            if let Some(instead) = side.instead_in_words() {
                writeln!(out, "{}", fill("       ", &instead))?;
            }
            match went {
                Went::WithoutCounterpart => {
                    writeln!(out, "{}", fill("       ", WITHOUT_COUNTERPART))?;
                }
                Went::Ruled if side.rulings.is_empty() => writeln!(out, "       The code is silent.")?,
                Went::Ruled => side.rulings.iter().try_for_each(|ruling| sentences::ruling(ruling, out))?,
                Went::Impossible(why) => {
                    writeln!(out, "{}", fill("       ", &format!("This cannot be done here: {why}")))?;
                }
                Went::NotReached => {}
            }
            let alone = if both { rights_of_one(sides, at) } else { Vec::new() };
            if !alone.is_empty() {
                let alone: Vec<_> = alone.iter().map(|line| format!("`{line}`")).collect();
                writeln!(out, "{}", fill("       ", &format!("Open here alone: {}.", alone.join(", "))))?;
            }
        }
        let unseen: Vec<_> = self.differ.iter().filter_map(|it| it.name()).collect();
        if !unseen.is_empty() {
            writeln!(out, "{}", fill("     ", &format!("Different after it: {}.", unseen.join(", "))))?;
        }
        writeln!(out)
    }

    fn in_json(&self, sides: &[Side; 2], out: &mut Out) -> Result<(), CommandError> {
        let side = |side: &Side, went: &Went| -> Value {
            match went {
                Went::Ruled => json!({
                    "code": side.code().id,
                    "judged": serde_json::to_value(view::brief_line(&side.game, Viewer::All)).unwrap_or_default(),
                }),
                Went::WithoutCounterpart => json!({"code": side.code().id, "no_counterpart": true}),
                Went::Impossible(why) => json!({"code": side.code().id, "impossible": why}),
                Went::NotReached => json!({"code": side.code().id, "not_reached": true}),
            }
        };
        let told = |(one, went): (&Side, &Went)| {
            let mut told = side(one, went);
            if let Some(instead) = one.instead.as_ref().filter(|acts| !acts.is_empty()) {
                let lines: Vec<_> = instead.iter().map(|act| act.written.to_string()).collect();
                told["judged_as"] = json!(lines);
                told["rulings"] =
                    json!(one.rulings.iter().map(|it| ruled(one.code(), it)).collect::<Vec<_>>());
            }
            told
        };
        let sides: Vec<_> = sides.iter().zip(self.went).map(told).collect();
        let text = self.act.written.to_string();
        let line = json!({"act": self.number, "text": text, "alike": self.differ.is_empty(), "under": sides});
        writeln!(out, "{line}")?;
        Ok(())
    }
}

/// A ruling on one of the acts at the board.
fn ruled(code: &Code, ruling: &Ruling) -> Value {
    let articles: Vec<_> = ruling.articles.iter().map(|no| format!("{} {no}", code.id)).collect();
    json!({"articles": articles, "kind": vocabulary::kind(ruling.kind), "says": ruling.says})
}

const WITHOUT_COUNTERPART: &str =
    "It made no move in this game by communication: nothing at a board comes to the same.";

fn ending(sides: &[Side; 2], parted: usize, without: usize) -> String {
    let other = sides[1].code().id;
    let ids = format!("{} and {other}", sides[0].code().id);
    let rulings = match (parted, without) {
        (0, 0) => format!("{ids} rule the same way on every act."),
        (0, _) => format!("{ids} rule the same way wherever both rule."),
        (1, _) => format!("{ids} differ on 1 act, marked ≠."),
        (parted, _) => format!("{ids} differ on {parted} acts, marked ≠."),
    };
    let without = match without {
        0 => String::new(),
        1 => format!(" 1 act made no move, and nothing under {other} comes to the same."),
        many => format!(" {many} acts made no move, and nothing under {other} comes to the same."),
    };
    let stuck = sides.iter().filter_map(|side| side.stuck.as_ref().map(|(act, _)| (side.code().id, act)));
    let stuck = stuck.map(|(id, act)| format!(" Under {id} the script cannot go on from act {act}."));
    format!("{rulings}{without}{}", stuck.collect::<String>())
}
