//! The program `jadoube`.

mod args;
mod judge;
mod laws;
mod log;
mod out;
mod perft;
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
        Command::Serve(args) => serve::run(args),
        Command::Log(args) => log::run(&args, out),
    }
}
