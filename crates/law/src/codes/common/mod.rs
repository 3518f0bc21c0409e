//! Conditions that several codes word alike: the same fact in the same words.
//!
//! A code takes them into its own terms, beside those that it words otherwise.

pub(crate) mod all;
pub(crate) mod newer;
pub(crate) mod older;
