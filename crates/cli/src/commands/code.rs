//! A code of laws by its id.

use ::audit::Choice;
use law::{Code, codes};

use crate::terminal::out::CommandError;

/// The code of this id, or an error that lists those that there are.
pub fn find(id: &str) -> Result<&'static Code, CommandError> {
    codes::find(id).ok_or_else(|| {
        CommandError::message(format!("there is no code `{id}`; the codes are {}", named().join(", ")))
    })
}

/// The same for the value of an option, which the error names.
pub fn given(option: &str, id: &str) -> Result<&'static Code, CommandError> {
    find(id).map_err(|error| match error {
        CommandError::Message(why) => CommandError::message(format!("{option}: {why}")),
        gone @ CommandError::ReaderGone => gone,
    })
}

/// The same where the value may also be `auto`, the edition of the day.
pub fn choice(option: &str, id: &str) -> Result<Choice, CommandError> {
    match id {
        "auto" => Ok(Choice::ByDate),
        id => codes::find(id).map(Choice::Always).ok_or_else(|| {
            let known = named().join(", ");
            CommandError::message(format!("{option}: expected auto or one of {known}, found `{id}`"))
        }),
    }
}

/// The id of each code, and the name that stands for the newest edition of FIDE's Laws.
fn named() -> Vec<&'static str> {
    known().into_iter().chain(["fide"].into_iter().filter(|name| codes::find(name).is_some())).collect()
}

/// The id of each code.
pub fn known() -> Vec<&'static str> {
    every().map(|code| code.id).collect()
}

/// The title of a code, and the year of its text if it has one that the title does not name.
pub fn titled(code: &Code) -> String {
    match code.year {
        0 => code.title.to_owned(),
        year if code.title.contains(&year.to_string()) => code.title.to_owned(),
        year => format!("{}, {year}", code.title),
    }
}

/// Every code: those of today's game, then those of the older game.
pub fn every() -> impl Iterator<Item = &'static Code> {
    codes::all().iter().chain(codes::older_game()).copied()
}
