//! The scheduler, the executors and the client of `jadoube audit --cluster`.
//!
//! All three are Apache DataFusion Ballista's own, with one function more: `jadoube_audit` audits the games of splits, and gives its
//! counts and findings as rows (`function`, `rows`). The client (`client`) makes a query of the splits that `jadoube` hands it on its
//! standard input, and hands back a part for each of them. `docs/audit.md` says how to run it.

mod client;
mod columns;
mod executor;
mod function;
mod query;
mod rows;
mod scheduler;
mod url;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Audits collections of games on several machines: `jadoube audit --cluster URL FILE…`.
///
/// Start one scheduler, and an executor on every machine that is to work. All of them must see the files at the same paths, and
/// have the same version of the program. Nobody is asked who they are: run them in a network that you trust.
#[derive(Parser)]
#[command(version)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Hands the work to executors.
    Scheduler(scheduler::SchedulerArgs),
    /// Does the work.
    Executor(executor::ExecutorArgs),
    /// Asks for it; `jadoube audit --cluster` starts this by itself.
    #[command(hide = true)]
    Client(client::ClientArgs),
}

fn main() -> ExitCode {
    let args = Args::parse();
    // What Ballista makes of the measurements of a task that was cut out of a union is no fault.
    let client = matches!(args.command, Command::Client(_));
    let level = if client { "off" } else { "warn,ballista_scheduler::display=off" };
    env_logger::Builder::from_env(env_logger::Env::default().default_filter_or(level)).init();
    // Plans are deep, and are gone through by functions that call themselves.
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().thread_stack_size(32 << 20).build();
    let done = runtime.map_err(|error| format!("no threads: {error}")).and_then(|runtime| {
        runtime.block_on(async {
            match args.command {
                Command::Scheduler(args) => scheduler::run(args).await,
                Command::Executor(args) => executor::run(args).await,
                Command::Client(args) => client::run(args).await,
            }
        })
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("jadoube-cluster: {why}");
            ExitCode::from(2)
        }
    }
}
