//! `jadoube print`: what belongs on paper, as PDF.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use board::Setup;
use collection::Unfinished;
use print::{
    Diagram, Language, Look, Notation, Sheet, booklet, empty_board, letters_lacking, men_sheet, score_sheet,
};

use crate::args::{Lang, Paper, PrintArgs, PrintWhat, Said};
use crate::commands::code;
use crate::commands::unusable::unwritable;
use crate::terminal::out::{CommandError, Out};

pub fn run(args: &PrintArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let (pdf, to) = match &args.what {
        PrintWhat::Board { plain, paper, said, to } => {
            let look = if *plain { Look::Plain } else { Look::Grey };
            (empty_board(look, sheet(*paper), language(said)), to)
        }
        PrintWhat::Diagram { fen, caption, turned, width, paper, to } => {
            let lacking = letters_lacking(caption);
            if !lacking.is_empty() {
                let letters: String = lacking.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
                return Err(CommandError::message(format!(
                    "--caption: expected letters that the font of the PDF has, found {letters}; the page has every letter of your \
                     system, at /print/diagram"
                )));
            }
            let of = &setup(fen)?;
            // A FEN that gives the pieces alone says nothing of it.
            let to_move = (fen.split_whitespace().count() > 1).then_some(of.turn);
            let (width, sheet) = (f32::from(*width), sheet(*paper));
            (Diagram { setup: of, caption, turned: *turned, width, to_move, sheet }.pdf(), to)
        }
        PrintWhat::Score { descriptive, sheets, paper, said, to } => {
            let notation = if *descriptive { Notation::Descriptive } else { Notation::Algebraic };
            (score_sheet(notation, sheet(*paper), *sheets, language(said)), to)
        }
        PrintWhat::Men { paper, said, to } => (men_sheet(sheet(*paper), language(said)), to),
        PrintWhat::Laws { code, no_doubts, said, to } => {
            (booklet(code::find(code)?, !no_doubts, language(said)), to)
        }
    };
    write(&to.pdf, &pdf, out)?;
    Ok(ExitCode::SUCCESS)
}

fn language(said: &Said) -> Language {
    match said.lang {
        Lang::En => Language::English,
        Lang::De => Language::German,
    }
}

fn sheet(paper: Paper) -> Sheet {
    match paper {
        Paper::A4 => Sheet::A4,
        Paper::Letter => Sheet::Letter,
    }
}

/// A FEN, or its first part alone; `startpos` is the usual array.
fn setup(fen: &str) -> Result<Setup, CommandError> {
    if fen == "startpos" {
        return Ok(Setup::usual_array());
    }
    let whole = if fen.split_whitespace().count() == 1 { format!("{fen} w - - 0 1") } else { fen.to_owned() };
    whole.parse().map_err(CommandError::message)
}

fn write(path: &Path, pdf: &[u8], out: &mut Out) -> Result<(), CommandError> {
    if path == Path::new("-") {
        return Ok(out.write_all(pdf)?);
    }
    let written = || {
        let mut unfinished = Unfinished::beside(path, "part")?;
        unfinished.write_all(pdf)?;
        unfinished.take_name(path)
    };
    written().map_err(|error: io::Error| unwritable(path, &error))
}
