//! Splits as a query: a branch of a union for each task, so that each may go to another executor.

use std::sync::Arc;

use ballista_core::extension::{SessionConfigExt, SessionStateExt};
use datafusion::common::{DataFusionError, Result};
use datafusion::execution::SessionStateBuilder;
use datafusion::logical_expr::{LogicalPlan, LogicalPlanBuilder, Union, lit};
use datafusion::prelude::{SessionConfig, SessionContext};

use crate::function::{Asked, audit};

/// The largest message between machines, in bytes. Rows go in messages of two megabytes; a plan goes whole.
pub const GRPC_BYTES: u32 = 1 << 30;

/// How many tasks a query has at most; with more splits than that, a task has several.
const TASKS: usize = 128;

/// What scheduler, executors and client have in common.
pub fn config() -> SessionConfig {
    SessionConfig::new_with_ballista()
        .with_target_partitions(1)
        .with_ballista_grpc_client_max_message_size(GRPC_BYTES as usize)
        // A task is one branch, whatever is free on the executor that takes it.
        .set_u64("ballista.scheduler.max_partitions_per_task", 1)
        // Who is gone is not asked for long: what he had is worked out again.
        .set_u64("ballista.client.io_retries_times", 1)
        .set_u64("ballista.client.io_retry_wait_time_ms", 100)
}

/// A session with the scheduler at this address.
pub fn session(host: &str, port: u16) -> Result<SessionContext> {
    let state = SessionStateBuilder::new().with_default_features().with_config(config()).build();
    let context =
        SessionContext::new_with_state(state.upgrade_for_ballista(format!("http://{host}:{port}"))?);
    context.register_udf(audit());
    Ok(context)
}

/// The query: its rows stand in its only column.
pub fn plan(asked: &Asked) -> Result<LogicalPlan> {
    let together = asked.splits.len().div_ceil(TASKS).max(1);
    let branches: Vec<_> = asked
        .splits
        .chunks(together)
        .map(|splits| {
            let task = Asked { settings: asked.settings.clone(), splits: splits.to_vec() };
            branch(&task).map(Arc::new)
        })
        .collect::<Result<_>>()?;
    let found = match <[_; 1]>::try_from(branches) {
        Ok([only]) => Arc::unwrap_or_clone(only),
        Err(several) => LogicalPlan::Union(Union::try_new(several)?),
    };
    LogicalPlanBuilder::from(found).unnest_column("found")?.build()
}

fn branch(task: &Asked) -> Result<LogicalPlan> {
    let text = serde_json::to_string(task).map_err(|error| DataFusionError::External(Box::new(error)))?;
    LogicalPlanBuilder::empty(true).project([audit().call(vec![lit(text)]).alias("found")])?.build()
}
