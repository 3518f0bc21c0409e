//! `jadoube serve`: games on a page in the browser.

use std::process::ExitCode;
use std::time::Duration;

use server::{Front, Options, serve};
use store::StoreAddress;
use tokio::runtime::Runtime;

use crate::args::ServeArgs;
use crate::terminal::out::CommandError;

/// For threads that still work once everything is closed.
const LEFTOVERS: Duration = Duration::from_secs(1);

pub fn run(args: ServeArgs) -> Result<ExitCode, CommandError> {
    let ServeArgs { host, port, data, store, keys, proxies, origins, no_push } = args;
    let store = store.unwrap_or(StoreAddress::Sqlite(data));
    let runtime = Runtime::new()
        .map_err(|error| CommandError::message(format!("jadoube: no thread can be started: {error}")))?;
    let front = Front { proxies, origins };
    let served = runtime.block_on(serve(Options { host, port, store, keys, front, push: !no_push }));
    // A search that is under way ends with the process: what it would say was promised to nobody.
    runtime.shutdown_timeout(LEFTOVERS);
    served.map_err(CommandError::message)?;
    Ok(ExitCode::SUCCESS)
}
