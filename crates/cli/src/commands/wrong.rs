//! Everything that is wrong with the options of a command, gathered.

use crate::terminal::out::CommandError;

/// What is wrong so far.
#[derive(Default)]
pub struct Wrong {
    messages: Vec<String>,
    /// The reader of the output has gone away.
    gone: bool,
}

impl Wrong {
    /// The value, if there is one; why there is none is kept.
    pub fn hear<T>(&mut self, value: Result<T, CommandError>) -> Option<T> {
        value.map_err(|error| self.add(error)).ok()
    }

    pub fn add(&mut self, error: CommandError) {
        match error {
            CommandError::ReaderGone => self.gone = true,
            CommandError::Message(message) => self.messages.push(message),
        }
    }

    /// The value, if nothing is wrong.
    pub fn or<T>(self, value: T) -> Result<T, CommandError> {
        match self {
            Wrong { gone: true, .. } => Err(CommandError::ReaderGone),
            Wrong { messages, .. } if messages.is_empty() => Ok(value),
            Wrong { messages, .. } => Err(CommandError::message(messages.join("\n"))),
        }
    }
}
