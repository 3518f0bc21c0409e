//! The program `jadoube`.
//!
//! - [`args`] is the command line: each command with its options and its help.
//! - [`commands`] holds a file or folder for each command: `judge` prints the rulings on a script of acts, `match`
//!   conducts several games between two players, `laws`
//!   prints the codes and counts the articles that their cases cite, `perft` counts games, `prove` answers questions
//!   about a position, `notation` reads moves and writes them in descriptive and algebraic notation, `replay` plays the
//!   games of a PGN file through, `audit` reads collections and reports where the laws contradict the records,
//!   `convert` writes games in another notation or format, `find`, `filter`, `count`, `split` and `duplicates` are for keepers
//!   of collections, `serve` serves the page, `print` makes PDF for paper, `watch` watches a round on electronic boards, `xfcc` looks at games on
//!   servers of correspondence chess and moves in them, `log` shows the games that a server
//!   keeps and judges them again, `backup`, `restore` and `verify` copy these games and check every byte of them,
//!   `store` moves them to where several servers share them.
//! - [`terminal`] writes: colours, paragraphs, numbers.
//!
//! The exit code is 0 if everything went well, 1 if an expectation, a game or a seal does not hold, and 2 if the input
//! is wrong; then every fault is reported on standard error. If the reader of the output goes away, the run ends with
//! 0. A run that is told to end by a signal leaves nothing half written ([`terminal::ending`]), and ends with 128 and the
//! signal's number.

mod args;
mod commands;
mod terminal;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use commands::{
    audit, collection, convert, copies, judge, laws, log, matches, notation, perft, print, prove, replay,
    serve, stores, watch, xfcc,
};
use terminal::ending;
use terminal::out::{CommandError, Out};

/// A server makes and drops many small things on several threads: that costs less here than with the system's allocator. What is
/// free goes back to the system, also from between what is kept: a game that falls asleep leaves little behind.
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    let command = Args::parse().command;
    let mut out = Out::new();
    let ended = run(command, &mut out).and_then(|code| Ok(out.flush().map(|()| code)?));
    match ended {
        Ok(code) => code,
        Err(CommandError::ReaderGone) => ExitCode::SUCCESS,
        Err(CommandError::Message(message)) => {
            // If nothing can be written, the exit code still shows the failure.
            let _ = out.flush();
            let _ = writeln!(std::io::stderr(), "{message}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Command, out: &mut Out) -> Result<ExitCode, CommandError> {
    // A server and a watcher end in their own way.
    if !matches!(command, Command::Serve(_) | Command::Watch(_)) {
        ending::leave_nothing_half_written();
    }
    match command {
        Command::Judge(args) => judge::run(&args, out),
        Command::Match(args) => matches::run(&args, out),
        Command::Laws(args) => laws::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Prove(args) => prove::run(&args, out),
        Command::Notation(args) => notation::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Audit(args) => audit::run(&args, out),
        Command::Convert(args) => convert::run(&args, out),
        Command::Find(args) => collection::find(&args, out),
        Command::Filter(args) => collection::filter(&args, out),
        Command::Count(args) => collection::count(&args, out),
        Command::Split(args) => collection::split(&args, out),
        Command::Duplicates(args) => collection::duplicates(&args, out),
        Command::Serve(args) => serve::run(args),
        Command::Watch(args) => watch::run(&args, out),
        Command::Print(args) => print::run(&args, out),
        Command::Xfcc(args) => xfcc::run(&args, out),
        Command::Backup(args) => copies::backup(&args, out),
        Command::Restore(args) => copies::restore(&args, out),
        Command::Verify(args) => copies::verify(&args, out),
        Command::Log(args) => log::run(&args, out),
        Command::Store(args) => stores::run(&args, out),
    }
}
