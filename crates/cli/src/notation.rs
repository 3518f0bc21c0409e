//! `jadoube notation`

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use board::{Move, Position, Setup, Side, Square};
use records::descriptive::{Descriptive, DescriptiveError, Lines, Origins, write, write_in_full};
use records::san::{self, San, SanError};
use serde_json::{Value, json};

use crate::args::NotationArgs;
use crate::out::{Out, Trouble};

/// Longest record that is read, in bytes; a record in all its words has some hundred.
const LONGEST: usize = 1000;

pub fn run(args: &NotationArgs, out: &mut Out) -> Result<ExitCode, Trouble> {
    let (start, moves) = read(args)?;
    let lines = lines(start, &moves)?;
    let told: Vec<Vec<Written>> = lines.all().map(|line| written(start, line)).collect();
    if args.json {
        let lines: Vec<Value> = told.iter().map(|line| line.iter().map(Written::to_json).collect()).collect();
        writeln!(out, "{}", json!({ "fen": start.fen(), "lines": lines }))?;
        return Ok(ExitCode::SUCCESS);
    }
    if told.len() > 1 {
        writeln!(out, "The records can mean {} lines of play:\n", told.len())?;
    }
    for (number, line) in told.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        tell(line, args.full, out)?;
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

/// The position and the moves; everything that is wrong is told at once.
fn read(args: &NotationArgs) -> Result<(Position, Vec<Given>), Trouble> {
    let (fen, moves) = divided(&args.words);
    let start = position(&fen);
    let moves: Vec<Given> = texts(moves)?.iter().map(|text| Given::read(text, args.book)).collect();
    let mut wrong: Vec<String> = start.as_ref().err().cloned().into_iter().collect();
    wrong.extend(moves.iter().enumerate().filter_map(|(at, given)| given.is_no_move(at + 1)));
    if moves.is_empty() {
        wrong.push("expected a move, found none on standard input".to_owned());
    }
    match start {
        Ok(start) if wrong.is_empty() => Ok((start, moves)),
        _ => Err(Trouble::told(wrong.join("\n"))),
    }
}

/// The FEN, which may be one word or several, and what stands behind it.
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

fn position(fen: &str) -> Result<Position, String> {
    if fen == "startpos" {
        return Ok(Position::default());
    }
    let setup: Setup = fen.parse().map_err(|error: board::FenError| error.to_string())?;
    setup.position().map_err(|refusal| refusal.to_string())
}

/// The words of the command line, or the lines of standard input where one of them asks for it.
fn texts(words: &[String]) -> Result<Vec<String>, Trouble> {
    let mut texts = Vec::new();
    for word in words {
        if word != "-" {
            texts.push(word.clone());
            continue;
        }
        for line in io::stdin().lock().lines() {
            let line =
                line.map_err(|error| Trouble::told(format!("standard input cannot be read: {error}")))?;
            texts.extend((!line.trim().is_empty()).then_some(line));
        }
    }
    match texts.iter().position(|text| text.len() > LONGEST) {
        Some(at) => Err(Trouble::told(format!("move {}: expected at most {LONGEST} bytes", at + 1))),
        None => Ok(texts),
    }
}

impl Given {
    fn read(text: &str, book: bool) -> Given {
        let text = without_number(text.trim()).to_owned();
        let descriptive = if book { Descriptive::as_printed(&text) } else { text.parse() };
        Given { algebraic: text.parse(), descriptive, text, book }
    }

    /// Why it is no move in any notation.
    fn is_no_move(&self, number: usize) -> Option<String> {
        let (Err(algebraic), Err(descriptive)) = (&self.algebraic, &self.descriptive) else { return None };
        let mut told = format!("move {number}: {algebraic}\nmove {number}: {descriptive}");
        if !self.book && Descriptive::as_printed(&self.text).is_ok() {
            told += &format!("\nmove {number}: books print so: `--book` reads it");
        }
        Some(told)
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

    /// Why no move is meant in this position.
    fn is_not_legal(&self, position: &Position) -> String {
        let algebraic = self.algebraic.as_ref().ok().and_then(|san| san.find(position).err());
        let descriptive = self.descriptive.is_ok().then(|| {
            DescriptiveError::NoLegalMove { text: self.text.clone(), side: position.turn() }.to_string()
        });
        let told: Vec<String> =
            algebraic.map(|error| error.to_string()).into_iter().chain(descriptive).collect();
        told.join("; ")
    }
}

/// Without the number of the move before it: `12. P-K4`, `12… P-K4`.
fn without_number(text: &str) -> &str {
    let behind = text.trim_start_matches(|digit: char| digit.is_ascii_digit());
    match behind.len() < text.len() && behind.starts_with(['.', '…']) {
        true => behind.trim_start_matches(['.', '…', ' ']),
        false => text,
    }
}

fn lines(start: Position, moves: &[Given]) -> Result<Lines, Trouble> {
    let mut lines = Lines::from(start, Origins::at_start(&start));
    for (at, given) in moves.iter().enumerate() {
        let told = |why: String| Trouble::told(format!("move {}: {why}", at + 1));
        let some = lines.follow(|position, origins| given.moves(position, origins));
        if some.map_err(|error| told(error.to_string()))? {
            continue;
        }
        let before = lines.all().next().unwrap_or_default();
        let position = before.iter().fold(start, |position, &played| position.play(played));
        return Err(told(match lines.number() {
            1 => given.is_not_legal(&position),
            many => format!("`{}` can follow none of the {many} lines of play before it", given.text),
        }));
    }
    Ok(lines)
}

/// A move of a line in every notation.
struct Written {
    number: u32,
    by: Side,
    uci: String,
    san: String,
    descriptive: String,
    full: String,
}

fn written(start: Position, line: &[Move]) -> Vec<Written> {
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

/// In columns: the number, from square to square, in algebraic and in descriptive notation.
fn tell(line: &[Written], full: bool, out: &mut Out) -> io::Result<()> {
    let widest = |text: fn(&Written) -> usize| line.iter().map(text).max().unwrap_or_default();
    let place = widest(|one| one.place().chars().count());
    let (uci, san) = (widest(|one| one.uci.len()), widest(|one| one.san.len()));
    for one in line {
        let descriptive = if full { &one.full } else { &one.descriptive };
        writeln!(out, "{:>place$}  {:uci$}  {:san$}  {descriptive}", one.place(), one.uci, one.san)?;
    }
    Ok(())
}
