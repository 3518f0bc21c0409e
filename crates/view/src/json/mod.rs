//! The JSON types: one schema (`docs/standing.schema.json`) for command line, server, page and tests.

pub(crate) mod counts;
pub(crate) mod entry;
pub(crate) mod hand;
pub(crate) mod line;
pub(crate) mod older;
pub(crate) mod option;
pub(crate) mod post;
pub(crate) mod score;
pub(crate) mod standing;
