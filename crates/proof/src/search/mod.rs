//! Where is a mate, among all positions that legal moves can reach?
//!
//! ```text
//!   `greedy`        a few short tries                      finds a line, or nothing
//!   `best_first`    every reachable position, once         finds a line, or shows that there is none
//!   `plain_search`  the same, whatever way the men move    finds a line, or shows that there is none
//!       │
//!       ├─ order    `mate_distance`       what a move costs, by the mate that seems nearest (`mate_features`)
//!       │           `mating_patterns`     how far the pieces are from mates that they can form (`pattern_finder`)
//!       │           `promotion_distance`  how far a Pawn is from promotion
//!       │           `bucket_queue`        the cheapest first
//!       ├─ layers   `layers`              positions without a capture or Pawn move between them: judged together
//!       └─ memory   `key`, `closed_set`   exact keys, so that no two positions are confused
//! ```

pub(crate) mod best_first;
mod bucket_queue;
pub(crate) mod closed_set;
pub(crate) mod greedy;
pub(crate) mod key;
mod layers;
mod mate_distance;
mod mate_features;
mod mating_patterns;
mod pattern_finder;
pub(crate) mod plain_search;
mod promotion_distance;
#[cfg(test)]
mod tests;
