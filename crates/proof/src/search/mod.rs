//! Where is a mate, among all positions that legal moves can reach?
//!
//! ```text
//!   `greedy`        a few short tries                      finds a line, or nothing
//!   `best_first`    every reachable position, once         finds a line, or shows that there is none
//!       │
//!       ├─ order    `mate_distance`       what a move costs, by the mate that seems nearest
//!       │           `mating_patterns`     how far the pieces are from the patterns of their layer
//!       │           `promotion_distance`  how far a Pawn is from promotion
//!       ├─ layers   `layers`              positions with the same Pawns and material, proved hopeless together
//!       └─ memory   `key`, `closed_set`   exact keys, so that no two positions are confused
//! ```

pub(crate) mod best_first;
pub(crate) mod closed_set;
pub(crate) mod greedy;
pub(crate) mod key;
mod mate_distance;
mod mating_patterns;
mod promotion_distance;
#[cfg(test)]
mod tests;
