//! `jadoube serve`: games on a page in the browser.

use std::process::ExitCode;

use server::{Front, Options, serve};
use tokio::runtime::Runtime;

use crate::args::ServeArgs;
use crate::terminal::out::CommandError;

pub fn run(args: ServeArgs) -> Result<ExitCode, CommandError> {
    let ServeArgs { host, port, data, proxies, origins } = args;
    let runtime = Runtime::new()
        .map_err(|error| CommandError::message(format!("jadoube: no thread can be started: {error}")))?;
    runtime
        .block_on(serve(Options { host, port, data, front: Front { proxies, origins } }))
        .map_err(CommandError::message)?;
    Ok(ExitCode::SUCCESS)
}
