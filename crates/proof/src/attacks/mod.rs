//! Which squares does a piece attack, on any board?
//!
//! ```text
//!   one square        `from_square`   tables and sliding attacks
//!   many squares      `fill`          all at once, by shifts
//!   the same board    `cache`         looked up once for each square
//!   a legal move      `checks`        does it give check?
//! ```

pub(crate) mod cache;
pub(crate) mod checks;
pub(crate) mod fill;
pub(crate) mod from_square;

pub(crate) use from_square::{attacks, between, king, pawn};
