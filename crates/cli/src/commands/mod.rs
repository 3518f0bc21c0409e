//! The commands, one file or folder each.

pub mod audit;
mod code;
pub mod collection;
pub mod convert;
pub mod copies;
pub mod judge;
pub mod laws;
pub mod log;
pub mod matches;
pub mod notation;
mod older_rules;
pub mod perft;
mod position;
pub mod print;
pub mod prove;
pub mod replay;
mod same_file;
pub mod serve;
pub mod stores;
mod texts;
mod unusable;
pub mod watch;
mod wrong;
pub mod xfcc;
