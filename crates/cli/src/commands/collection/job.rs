//! What is done with the games of a file.

use std::io;
use std::path::Path;

use collection::{Block, Found};

use super::plan::Plan;
use crate::commands::texts::source;

/// The texts of games, asked for in their order.
pub trait Texts {
    /// So many bytes from this place on.
    fn text(&mut self, at: u64, length: u64) -> io::Result<Vec<u8>>;
}

/// Whether a file could be read to its end; if not, why.
pub type Read = Result<(), String>;

/// What is done with the games of a file.
pub struct Job<'a, D> {
    pub plan: &'a Plan,
    /// The moves are needed, whether or not the conditions need them.
    pub with_moves: bool,
    /// The texts of games are asked for.
    pub with_texts: bool,
    /// What is done with a block and the games found in it, in several threads.
    pub work: &'a (dyn Fn(&Block, Vec<Found>) -> D + Sync),
}

/// What a file is called.
pub fn name_of(file: &Path) -> String {
    if source::is_stdin(file) { "standard input".into() } else { file.display().to_string() }
}

/// The games of a block for which the conditions hold, or do not hold.
pub fn found(plan: &Plan, block: &Block, others_fit: impl Fn(usize) -> bool) -> Vec<Found> {
    let mut found = plan.conditions.search(block);
    found.retain(|found| others_fit(found.place));
    if !plan.not {
        return found;
    }
    let mut found = found.into_iter().peekable();
    let mut rest = Vec::new();
    for place in 0..block.rows().len() {
        if found.next_if(|found| found.place == place).is_none() {
            rest.push(Found { place, ply: None });
        }
    }
    rest
}
