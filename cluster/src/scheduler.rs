//! The scheduler: Ballista's own, which knows the function.

use std::net::SocketAddr;
use std::sync::Arc;

use ballista_core::config::TaskSchedulingPolicy;
use ballista_core::utils::default_session_builder;
use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::SchedulerConfig;
use ballista_scheduler::scheduler_process::start_server;
use clap::Args;

use crate::function::audit;
use crate::query::{GRPC_BYTES, config};

/// The command line of a scheduler.
#[derive(Args)]
pub struct SchedulerArgs {
    /// Where to listen; 0.0.0.0:50050 to be reached from other machines.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:50050")]
    bind: SocketAddr,
    /// After how many seconds without a word an executor is given up, and its work handed to others. An executor that is
    /// working gives word every five seconds.
    #[arg(long, value_name = "SECONDS", default_value = "15", value_parser = clap::value_parser!(u64).range(6..))]
    executor_timeout: u64,
}

pub async fn run(args: SchedulerArgs) -> Result<(), String> {
    let told = |error: &dyn std::fmt::Display| format!("the scheduler on {}: {error}", args.bind);
    let config = SchedulerConfig {
        bind_host: args.bind.ip().to_string(),
        bind_port: args.bind.port(),
        external_host: args.bind.ip().to_string(),
        scheduling_policy: TaskSchedulingPolicy::PullStaged,
        executor_timeout_seconds: args.executor_timeout,
        expire_dead_executor_interval_seconds: 1,
        no_executors_grace_period_seconds: 4 * args.executor_timeout,
        grpc_server_max_decoding_message_size: GRPC_BYTES,
        grpc_server_max_encoding_message_size: GRPC_BYTES,
        grpc_client_max_message_size: GRPC_BYTES,
        override_config_producer: Some(Arc::new(config)),
        override_session_builder: Some(Arc::new(|config| {
            let mut state = default_session_builder(config)?;
            datafusion::execution::FunctionRegistry::register_udf(&mut state, Arc::new(audit()))?;
            Ok(state)
        })),
        ..SchedulerConfig::default()
    };
    let cluster = BallistaCluster::new_from_config(&config).await.map_err(|error| told(&error))?;
    println!("The scheduler listens on {}.", args.bind);
    start_server(cluster, args.bind, Arc::new(config)).await.map_err(|error| told(&error))
}
