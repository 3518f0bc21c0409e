//! Conditions that several codes word alike: the same fact in the same words.
//!
//! A code takes them into its own terms, beside those that it words otherwise.

pub(in crate::codes) mod all;
pub(in crate::codes) mod newer;
pub(in crate::codes) mod older;
