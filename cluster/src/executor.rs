//! An executor: Ballista's own, which knows the function.

use std::net::{IpAddr, TcpListener};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use ballista_core::config::TaskSchedulingPolicy;
use ballista_core::registry::BallistaFunctionRegistry;
use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use clap::Args;

use crate::function::{NAME, audit};
use crate::query::{GRPC_BYTES, config};
use crate::url::host_and_port;

/// The command line of an executor.
#[derive(Args)]
pub struct ExecutorArgs {
    /// The scheduler.
    #[arg(long, value_name = "URL", default_value = "df://localhost:50050")]
    scheduler: String,
    /// Where to listen; 0.0.0.0 if the client is on another machine.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    bind: IpAddr,
    /// The port, from which the client fetches findings; by default one that is free.
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    /// The name by which the client reaches this machine; by default the address that the scheduler sees.
    #[arg(long, value_name = "HOST")]
    host: Option<String>,
    /// How many splits it audits at a time; by default the number of processors.
    #[arg(long, value_name = "N")]
    slots: Option<NonZeroUsize>,
    /// A folder for what waits to be fetched; by default one of its own that is removed in the end.
    #[arg(long, value_name = "FOLDER")]
    work: Option<PathBuf>,
}

pub async fn run(args: ExecutorArgs) -> Result<(), String> {
    let told = |error: &dyn std::fmt::Display| format!("the executor: {error}");
    let (scheduler_host, scheduler_port) = host_and_port(&args.scheduler)?;
    let port = match args.port {
        Some(port) => port,
        None => free_port(args.bind).map_err(|error| told(&error))?,
    };
    // It goes with the process, unless that is killed.
    let own_folder = match &args.work {
        None => Some(
            tempfile::Builder::new().prefix("jadoube-executor-").tempdir().map_err(|error| told(&error))?,
        ),
        Some(_) => None,
    };
    let work = args.work.or_else(|| own_folder.as_ref().map(|folder| folder.path().to_owned()));
    let mut functions = BallistaFunctionRegistry::default();
    functions.scalar_functions.insert(NAME.to_owned(), Arc::new(audit()));
    let slots = args.slots.or(thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let config = ExecutorProcessConfig {
        bind_host: in_an_address(args.bind),
        external_host: args.host,
        port,
        scheduler_host,
        scheduler_port,
        scheduler_connect_timeout_seconds: 30,
        // It asks for work: the scheduler need not reach it.
        task_scheduling_policy: TaskSchedulingPolicy::PullStaged,
        vcores: slots,
        work_dir: work.map(|folder| folder.to_string_lossy().into_owned()),
        job_data_clean_up_interval_seconds: 600,
        job_data_ttl_seconds: 24 * 3600,
        grpc_max_decoding_message_size: GRPC_BYTES,
        grpc_max_encoding_message_size: GRPC_BYTES,
        override_function_registry: Some(Arc::new(functions)),
        override_config_producer: Some(Arc::new(config)),
        ..ExecutorProcessConfig::default()
    };
    let slots = if slots == 1 { "one slot".to_owned() } else { format!("{slots} slots") };
    println!(
        "An executor with {slots} works for {} and listens on {}:{port}.",
        args.scheduler,
        in_an_address(args.bind)
    );
    start_executor_process(Arc::new(config)).await.map_err(|error| told(&error))
}

/// An address with colons stands in brackets before a port.
fn in_an_address(ip: IpAddr) -> String {
    if ip.is_ipv6() { format!("[{ip}]") } else { ip.to_string() }
}

fn free_port(address: IpAddr) -> std::io::Result<u16> {
    Ok(TcpListener::bind((address, 0))?.local_addr()?.port())
}
