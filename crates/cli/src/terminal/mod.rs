//! Output: colours, paragraphs, numbers as people read them.

pub mod ending;
pub mod failures;
pub mod input;
pub mod numbers;
pub mod out;
pub mod paragraph;
