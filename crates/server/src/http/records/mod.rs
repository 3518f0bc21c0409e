//! Records from elsewhere: a text in PGN is read and played for the page. Nothing of it is kept.

mod json;
mod moves;
pub(crate) mod read;
mod whole;
