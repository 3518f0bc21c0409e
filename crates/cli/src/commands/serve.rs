//! `jadoube serve`: games on a page in the browser.

use std::process::ExitCode;

use server::{Options, serve};
use tokio::runtime::Runtime;

use crate::args::ServeArgs;
use crate::terminal::out::CommandError;

pub fn run(args: ServeArgs) -> Result<ExitCode, CommandError> {
    let ServeArgs { host, port, data } = args;
    let runtime = Runtime::new()
        .map_err(|error| CommandError::message(format!("jadoube: no thread can be started: {error}")))?;
    runtime.block_on(serve(Options { host, port, data })).map_err(CommandError::message)?;
    Ok(ExitCode::SUCCESS)
}
