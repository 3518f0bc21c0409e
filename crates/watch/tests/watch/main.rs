//! Feeds as electronic boards write them: half-written, corrected, taken back, many boards at once.

mod ends;
mod feeds;
mod oracle;
mod signs;
mod support;
