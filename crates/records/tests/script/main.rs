//! Whole scripts, in and out.

mod any_lines;
mod expectations;
mod headers;
mod support;
mod whole;
