//! A code of laws by its id.

use law::{Code, codes};

use crate::terminal::out::CommandError;

/// The code of this id, or an error that lists those that there are.
pub fn find(id: &str) -> Result<&'static Code, CommandError> {
    codes::find(id).ok_or_else(|| {
        CommandError::message(format!("there is no code `{id}`; the codes are {}", named().join(", ")))
    })
}

/// The id of each code, and the name that stands for the newest edition of FIDE's Laws.
fn named() -> Vec<&'static str> {
    known().into_iter().chain(["fide"].into_iter().filter(|name| codes::find(name).is_some())).collect()
}

/// The id of each code.
pub fn known() -> Vec<&'static str> {
    codes::all().iter().map(|code| code.id).collect()
}
