//! Codes of tournaments, books and federations from Staunton to the London Chess Classic of 2009, as far as they are known.
//!
//! Their men move as today. What differs is who begins, how often a position must stand, and in how many moves a game must
//! be won. Nothing is said of what was not read: an article that rests on no source is *as we play it*.

mod articles;
mod cases;
mod choices;
mod clauses;
mod fide;
mod london_1883;
mod london_2009;
mod pest_paris_1842;
mod sources;
mod staunton_1847;
mod steinitz_1889;

pub(super) use fide::{FIDE_1929, FIDE_1972, FIDE_1974, FIDE_1982, FIDE_1988, FIDE_1992};
pub(super) use london_1883::LONDON_1883;
pub(super) use london_2009::LONDON_2009;
pub(super) use pest_paris_1842::PEST_PARIS_1842;
pub(super) use staunton_1847::STAUNTON_1847;
pub(super) use steinitz_1889::STEINITZ_1889;
