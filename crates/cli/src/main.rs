//! The program `jadoube`.
//!
//! Each command has a module of its own name: [`judge`] tells what the laws say to a script of acts, [`laws`] prints the
//! codes and counts which articles their cases cite, [`perft`] counts moves, [`prove`] answers questions about a position,
//! [`notation`] reads moves and writes them in descriptive and algebraic notation, [`replay`] plays the games of a PGN file,
//! [`serve`] serves the page, [`log`] shows and judges again what a server has kept. [`args`] holds the words of the
//! command line, [`out`] what is written where, [`tell`] and [`text`] how a game reads in sentences.
//!
//! The exit code is 0 where all went well, 1 where an expectation or a seal does not hold, and 2 at wrong input, which
//! is told whole on standard error. A reader of the output who goes away ends the run without a fault.

mod args;
mod judge;
mod laws;
mod log;
mod notation;
mod out;
mod perft;
mod prove;
mod replay;
mod serve;
mod tell;
mod text;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use out::{Out, Trouble};

fn main() -> ExitCode {
    let command = Args::parse().command;
    let mut out = Out::new();
    let ended = run(command, &mut out).and_then(|code| Ok(out.flush().map(|()| code)?));
    match ended {
        Ok(code) => code,
        Err(Trouble::NobodyReads) => ExitCode::SUCCESS,
        Err(Trouble::Told(message)) => {
            // With nowhere to write to, the exit code still tells.
            let _ = out.flush();
            let _ = writeln!(std::io::stderr(), "{message}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Command, out: &mut Out) -> Result<ExitCode, Trouble> {
    match command {
        Command::Judge(args) => judge::run(&args, out),
        Command::Laws(args) => laws::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Prove(args) => prove::run(&args, out),
        Command::Notation(args) => notation::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Serve(args) => serve::run(args),
        Command::Log(args) => log::run(&args, out),
    }
}
