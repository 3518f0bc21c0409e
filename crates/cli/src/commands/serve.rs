//! `jadoube serve`: games on a page in the browser, and a round on electronic boards if one is to be watched.

use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use server::{Engine, Front, Options, Watched, serve};
use store::StoreAddress;
use tokio::runtime::Builder;

use crate::args::ServeArgs;
use crate::commands::code::choice;
use crate::commands::watch::print::remark;
use crate::commands::watch::rounds::Rounds;
use crate::commands::watch::sources::Waits;
use crate::terminal::out::CommandError;

/// Threads on which acts are judged, games are replayed and records are read. What takes long among it is bounded by limits
/// of its own to fewer than these together. Each thread holds a heap of its own: with the 512 that a runtime usually takes,
/// a crowd that comes all at once costs a gigabyte which is never given back.
const WORKERS: usize = 48;

/// For threads that still work once everything is closed.
const LEFTOVERS: Duration = Duration::from_secs(1);

pub fn run(args: ServeArgs) -> Result<ExitCode, CommandError> {
    let watched = watched(&args)?;
    let ServeArgs { host, port, data, store, keys, proxies, origins, no_push, engine, no_engine, .. } = args;
    let engine = match engine {
        _ if no_engine => Engine::None,
        Some(program) => Engine::At(program),
        None => Engine::Installed,
    };
    let store = match store {
        Some(store) => store,
        None => StoreAddress::Sqlite(data.path()?.to_owned()),
    };
    let runtime = Builder::new_multi_thread()
        .enable_all()
        .max_blocking_threads(WORKERS)
        .build()
        .map_err(|error| CommandError::message(format!("jadoube: no thread can be started: {error}")))?;
    let front = Front { proxies, origins };
    let options = Options { host, port, store, keys, front, push: !no_push, engine, watched };
    let served = runtime.block_on(serve(options));
    // A search that is under way ends with the process: what it would say was promised to nobody.
    runtime.shutdown_timeout(LEFTOVERS);
    served.map_err(CommandError::message)?;
    Ok(ExitCode::SUCCESS)
}

/// Begins to watch the rounds, in a thread that ends with the process.
fn watched(args: &ServeArgs) -> Result<Option<Watched>, CommandError> {
    if args.watch.is_empty() {
        return Ok(None);
    }
    let mut rounds = Rounds::open(&args.watch, choice("--watch-code", &args.watch_code)?)?;
    let (watched, every) = (Watched::new(rounds.shared()), Duration::from_secs_f64(args.watch_every));
    let shown = watched.clone();
    let begun = thread::Builder::new().name("watch".to_owned()).spawn(move || {
        loop {
            let begun = Instant::now();
            let step = rounds.step(Waits::AMoment);
            step.wrong.iter().for_each(|wrong| remark(wrong));
            shown.was_read(rounds.wrong());
            thread::sleep(rounds.pause(every.saturating_sub(begun.elapsed())));
        }
    });
    begun.map_err(|error| CommandError::message(format!("jadoube: no thread can be started: {error}")))?;
    Ok(Some(watched))
}
