//! Texts of games, plain or compressed, read in one thread or in several.
//!
//! One thread reads, decompresses and cuts the text where games begin. Others work on the pieces, and the results are
//! taken in the order of the text. So the output is the same for any number of threads.

mod cutter;
mod named;
mod no_text;
mod parallel;
mod piece;
mod pipeline;
pub mod source;

pub use named::without_indexes;
pub use parallel::each_piece;
pub use piece::{BEGINNING, Work, Worked, work_through};
pub use pipeline::{pipeline, threads};
