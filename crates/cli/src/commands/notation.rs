//! `jadoube notation`: moves in descriptive and algebraic notation.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use board::{Move, Position, Side, Square};
use records::descriptive::{Descriptive, DescriptiveError, Lines, Origins, write, write_in_full};
use records::san::{self, San, SanError};
use serde_json::{Value, json};

use super::code::find;
use super::older_rules::rule_choices;
use super::position::{position, position_by};
use crate::args::NotationArgs;
use crate::terminal::out::{CommandError, Out};

/// The longest record that is read, in bytes; a full record takes about a hundred.
const LONGEST: usize = 1000;

pub fn run(args: &NotationArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let (start, moves) = read(args)?;
    let lines = lines(start, &moves)?;
    let written: Vec<Vec<Written>> = lines.all().map(|line| in_each_notation(start, line)).collect();
    if args.json {
        let lines: Vec<Value> =
            written.iter().map(|line| line.iter().map(Written::to_json).collect()).collect();
        writeln!(out, "{}", json!({ "fen": start.fen(), "lines": lines }))?;
        return Ok(ExitCode::SUCCESS);
    }
    if written.len() > 1 {
        writeln!(out, "The records can mean {} lines of play:\n", written.len())?;
    }
    for (number, line) in written.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        print(line, args.full, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A move as it was given, in every notation in which it can be read.
struct Given {
    text: String,
    algebraic: Result<San, SanError>,
    descriptive: Result<Descriptive, DescriptiveError>,
    book: bool,
}

/// The position and the moves, or every fault in them.
fn read(args: &NotationArgs) -> Result<(Position, Vec<Given>), CommandError> {
    let (fen, moves) = divided(&args.words);
    let code = args.code.as_deref().map(find).transpose()?;
    let start = match rule_choices(code, &args.announced).map_err(CommandError::message)? {
        Some(rules) => position_by(&rules, &fen),
        None => position(&fen),
    };
    let moves: Vec<Given> = texts(moves)?.iter().map(|text| Given::read(text, args.book)).collect();
    let mut wrong: Vec<String> = start.as_ref().err().cloned().into_iter().collect();
    wrong.extend(moves.iter().enumerate().filter_map(|(at, given)| given.is_no_move(at + 1)));
    if moves.is_empty() {
        let place = if args.words.len() > 1 { "on standard input" } else { "after the position" };
        wrong.push(format!("expected a move, found none {place}"));
    }
    match start {
        Ok(start) if wrong.is_empty() => Ok((start, moves)),
        _ => Err(CommandError::message(wrong.join("\n"))),
    }
}

/// The FEN, which may be one word or several, and the words after it.
fn divided(words: &[String]) -> (String, &[String]) {
    let is_field = |at: usize, word: &str| match at {
        0 => word.contains('/') && !word.contains(' '),
        1 => matches!(word, "w" | "b"),
        2 => word == "-" || word.bytes().all(|letter| letter.is_ascii_alphabetic()),
        3 => word == "-" || word.parse::<Square>().is_ok(),
        _ => word.bytes().all(|digit| digit.is_ascii_digit()),
    };
    let fields = words.iter().take(6).enumerate().take_while(|(at, word)| is_field(*at, word)).count();
    let (fen, moves) = words.split_at(if fields < 2 { 1.min(words.len()) } else { fields });
    (fen.join(" "), moves)
}

/// The moves of the command line; `-` stands for the lines of standard input.
fn texts(words: &[String]) -> Result<Vec<String>, CommandError> {
    let mut texts = Vec::new();
    for word in words {
        if word != "-" {
            texts.push(word.clone());
            continue;
        }
        for line in io::stdin().lock().lines() {
            let line = line
                .map_err(|error| CommandError::message(format!("standard input: cannot be read: {error}")))?;
            texts.extend((!line.trim().is_empty()).then_some(line));
        }
    }
    match texts.iter().position(|text| text.len() > LONGEST) {
        Some(at) => Err(CommandError::message(format!("move {}: expected at most {LONGEST} bytes", at + 1))),
        None => Ok(texts),
    }
}

impl Given {
    fn read(text: &str, book: bool) -> Given {
        let text = without_number(text.trim()).to_owned();
        let descriptive = if book { Descriptive::as_printed(&text) } else { text.parse() };
        Given { algebraic: text.parse(), descriptive, text, book }
    }

    /// Why the text is not a move in any notation; none where it is one.
    fn is_no_move(&self, number: usize) -> Option<String> {
        let (Err(algebraic), Err(descriptive)) = (&self.algebraic, &self.descriptive) else { return None };
        let mut why = format!("move {number}: {algebraic}\nmove {number}: {descriptive}");
        if !self.book && Descriptive::as_printed(&self.text).is_ok() {
            why += &format!("\nmove {number}: this is how books print moves; --book reads it");
        }
        Some(why)
    }

    fn moves(&self, position: &Position, origins: &Origins) -> Vec<Move> {
        if let Ok(played) = position.parse_uci(&self.text) {
            return vec![played];
        }
        let algebraic = self.algebraic.as_ref().map_or_else(|_| Vec::new(), |san| san.moves(position));
        match &self.descriptive {
            Ok(record) if algebraic.is_empty() && self.book => record.moves_as_marked(position, origins),
            Ok(record) if algebraic.is_empty() => record.moves(position, origins),
            _ => algebraic,
        }
    }

    /// Why the text means no legal move in this position.
    fn is_not_legal(&self, position: &Position) -> String {
        let algebraic = self.algebraic.as_ref().ok().and_then(|san| san.find(position).err());
        let descriptive = self.descriptive.is_ok().then(|| {
            DescriptiveError::NoLegalMove { text: self.text.clone(), side: position.turn() }.to_string()
        });
        let why: Vec<String> =
            algebraic.map(|error| error.to_string()).into_iter().chain(descriptive).collect();
        why.join("; ")
    }
}

/// The move without its number: `12. P-K4`, `12… P-K4`.
fn without_number(text: &str) -> &str {
    let behind = text.trim_start_matches(|digit: char| digit.is_ascii_digit());
    match behind.len() < text.len() && behind.starts_with(['.', '…']) {
        true => behind.trim_start_matches(['.', '…', ' ']),
        false => text,
    }
}

fn lines(start: Position, moves: &[Given]) -> Result<Lines, CommandError> {
    let mut lines = Lines::from(start, Origins::at_start(&start));
    for (at, given) in moves.iter().enumerate() {
        let error = |why: String| CommandError::message(format!("move {}: {why}", at + 1));
        let some = lines.follow(|position, origins| given.moves(position, origins));
        if some.map_err(|too_many| error(too_many.to_string()))? {
            continue;
        }
        let before = lines.all().next().unwrap_or_default();
        let position = before.iter().fold(start, |position, &played| position.play(played));
        return Err(error(match lines.number() {
            1 => given.is_not_legal(&position),
            many => format!("`{}` cannot continue any of the {many} lines of play before it", given.text),
        }));
    }
    Ok(lines)
}

/// A move of a line in each notation.
struct Written {
    number: u32,
    by: Side,
    uci: String,
    san: String,
    descriptive: String,
    full: String,
}

fn in_each_notation(start: Position, line: &[Move]) -> Vec<Written> {
    let (mut position, mut origins) = (start, Origins::at_start(&start));
    let mut all = Vec::new();
    for &played in line {
        all.push(Written {
            number: position.setup().fullmoves,
            by: position.turn(),
            uci: position.uci(played),
            san: san::write(&position, played),
            descriptive: write(&position, &origins, played),
            full: write_in_full(&position, &origins, played),
        });
        origins = origins.after(&position, played);
        position = position.play(played);
    }
    all
}

impl Written {
    fn to_json(&self) -> Value {
        json!({
            "number": self.number,
            "by": self.by.to_string(),
            "uci": self.uci,
            "san": self.san,
            "descriptive": self.descriptive,
            "full": self.full,
        })
    }

    fn place(&self) -> String {
        match self.by {
            Side::White => format!("{}.", self.number),
            Side::Black => format!("{}…", self.number),
        }
    }
}

/// In columns: the number, then the move from square to square, in algebraic and in descriptive notation.
fn print(line: &[Written], full: bool, out: &mut Out) -> io::Result<()> {
    let widest = |text: fn(&Written) -> usize| line.iter().map(text).max().unwrap_or_default();
    let place = widest(|one| one.place().chars().count());
    let (uci, san) = (widest(|one| one.uci.len()), widest(|one| one.san.len()));
    for one in line {
        let descriptive = if full { &one.full } else { &one.descriptive };
        writeln!(out, "{:>place$}  {:uci$}  {:san$}  {descriptive}", one.place(), one.uci, one.san)?;
    }
    Ok(())
}
