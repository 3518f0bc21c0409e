//! `jadoube serve`

use std::process::ExitCode;

use server::{Options, serve};
use tokio::runtime::Runtime;

use crate::args::ServeArgs;
use crate::out::Trouble;

pub fn run(args: ServeArgs) -> Result<ExitCode, Trouble> {
    let ServeArgs { host, port, data } = args;
    let runtime =
        Runtime::new().map_err(|error| Trouble::told(format!("no thread can be started: {error}")))?;
    runtime.block_on(serve(Options { host, port, data })).map_err(Trouble::told)?;
    Ok(ExitCode::SUCCESS)
}
