//! The page that people see, out of the program itself.

pub(crate) mod files;
