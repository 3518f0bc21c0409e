//! The page that people see, out of the program itself.

mod encoding;
pub(crate) mod files;
