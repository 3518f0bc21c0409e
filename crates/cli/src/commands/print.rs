//! `jadoube print`: what belongs on paper, as PDF.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use board::Setup;
use print::{Diagram, Look, Notation, booklet, empty_board, score_sheet};

use crate::args::{PrintArgs, PrintWhat};
use crate::commands::code;
use crate::terminal::out::{CommandError, Out};

pub fn run(args: &PrintArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let (pdf, to) = match &args.what {
        PrintWhat::Board { plain, to } => (empty_board(if *plain { Look::Plain } else { Look::Grey }), to),
        PrintWhat::Diagram { fen, caption, turned, width, to } => {
            let setup = &setup(fen)?;
            (Diagram { setup, caption, turned: *turned, width: f32::from(*width) }.pdf(), to)
        }
        PrintWhat::Score { descriptive, to } => {
            let notation = if *descriptive { Notation::Descriptive } else { Notation::Algebraic };
            (score_sheet(notation), to)
        }
        PrintWhat::Laws { code, no_doubts, to } => (booklet(code::find(code)?, !no_doubts), to),
    };
    write(&to.pdf, &pdf, out)?;
    Ok(ExitCode::SUCCESS)
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
    let failed = |error| CommandError::message(format!("{}: cannot be written: {error}", path.display()));
    fs::write(path, pdf).map_err(failed)
}
