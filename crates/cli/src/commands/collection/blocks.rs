//! The games of a file, block by block, from its index or from its text.

use std::path::Path;

use super::indexed;
use super::job::{Job, Read, Texts};
use super::streamed;
use crate::commands::texts::source;
use crate::terminal::out::CommandError;

/// Does the job on each block of a file, and takes what was done in the order of the games until `take` wants no more. Where the
/// file breaks off, what stands before the break has been taken.
pub fn each_block<D: Send>(
    file: &Path,
    job: &Job<D>,
    take: &mut dyn FnMut(D, &mut dyn Texts) -> Result<bool, CommandError>,
) -> Result<Read, CommandError> {
    let plan = job.plan;
    if !source::is_read_once(file)
        && !plan.no_index
        && plan.others.is_empty()
        && let Some(index) = indexed::index_of(file, plan)?
    {
        return indexed::search(file, index, job, take).map(Ok);
    }
    streamed::search(file, job, take)
}
