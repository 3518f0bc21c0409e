//! What keepers of collections do daily: `jadoube find`, `filter`, `count`, `split` and `duplicates`.
//!
//! Every command reads blocks of games (`blocks`): from an index beside the file, which is written when it is first needed, or
//! from the text while it is read. What is done on a block is the same for both.

mod blocks;
mod copy;
mod count;
mod duplicates;
mod excerpts;
mod find;
mod indexed;
mod job;
mod listed;
mod merge;
mod parts;
mod plan;
mod remembered;
mod split;
mod streamed;

pub use count::count;
pub use duplicates::duplicates;
pub use find::{filter, find};
pub use split::split;
