//! `jadoube watch`: a round on electronic boards, watched live.
//!
//! [`sources`] reads folders, files and addresses, [`rounds`] gives what they say to the watch, [`print`] writes what it
//! tells.

mod fetch;
mod files;
pub mod print;
pub mod rounds;
pub mod sources;

use std::process::ExitCode;
use std::time::Duration;

use tokio::runtime::Runtime;
use tokio::signal;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep};

use crate::args::WatchArgs;
use crate::commands::code::choice;
use crate::terminal::out::{CommandError, Out};
use print::Printer;
use rounds::Rounds;
use sources::Waits;

pub fn run(args: &WatchArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let rounds = Rounds::open(&args.sources, choice("--code", &args.code)?)?;
    let mut printer = Printer::open(args, out)?;
    let runtime = Runtime::new()
        .map_err(|error| CommandError::message(format!("jadoube: no thread can be started: {error}")))?;
    let ended = runtime.block_on(watch(args, rounds, &mut printer));
    // An address that does not answer keeps nobody waiting.
    runtime.shutdown_background();
    let Ended { stand, any } = ended?;
    if !any {
        return Err(CommandError::message("jadoube: none of the sources could be read"));
    }
    Ok(if stand { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

/// How a watch ended.
struct Ended {
    /// Whether an alarm stands.
    stand: bool,
    /// Whether any source could ever be read.
    any: bool,
}

/// Reads again and again until it is ended.
async fn watch(args: &WatchArgs, rounds: Rounds, printer: &mut Printer<'_>) -> Result<Ended, CommandError> {
    let every = Duration::from_secs_f64(args.every);
    let waits = if args.reads.is_some() { Waits::ToTheEnd } else { Waits::AMoment };
    let ended = ending();
    tokio::pin!(ended);
    let (mut rounds, mut reads, mut any) = (rounds, 0, false);
    loop {
        let begun = Instant::now();
        let shared = rounds.shared();
        let read = spawn_blocking(move || {
            let step = rounds.step(waits);
            (rounds, step)
        });
        let step = tokio::select! {
            read = read => read,
            () = &mut ended => return Ok(Ended { stand: printer.end(&shared)?, any }),
        };
        let (back, mut step) = step.map_err(|error| CommandError::message(format!("jadoube: {error}")))?;
        rounds = back;
        any = step.any;
        let is_last = args.reads.is_some_and(|most| reads + 1 >= most.get());
        if is_last {
            step.told.extend(rounds.ends());
        }
        printer.step(&step, &rounds.shared(), reads == 0)?;
        reads += 1;
        if is_last {
            return Ok(Ended { stand: printer.end(&rounds.shared())?, any });
        }
        // Where the reads are counted, none comes in between.
        let rest = every.saturating_sub(begun.elapsed());
        let pause = if args.reads.is_some() { rest } else { rounds.pause(rest) };
        tokio::select! {
            () = sleep(pause) => {}
            () = &mut ended => return Ok(Ended { stand: printer.end(&rounds.shared())?, any }),
        }
    }
}

/// Ends when the process is told to end.
async fn ending() {
    #[cfg(unix)]
    {
        use signal::unix::{SignalKind, signal};
        let caught = [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()].map(signal);
        if let [Ok(mut interrupt), Ok(mut terminate), Ok(mut hang_up)] = caught {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
                _ = hang_up.recv() => {}
            }
            return;
        }
    }
    if signal::ctrl_c().await.is_err() {
        // Nobody can tell it to end: it goes on.
        std::future::pending::<()>().await;
    }
}
