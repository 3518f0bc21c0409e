//! A file that keeps games, as commands take it that read nothing else.

use std::path::Path;
use std::str::FromStr;

use store::{BadText, StoreAddress};

use crate::terminal::out::CommandError;

/// `jadoube.db`, or `sqlite:jadoube.db`. An address of PostgreSQL is read too, so that it can be refused without its password.
#[derive(Clone, Debug)]
pub struct LogFile(StoreAddress);

impl FromStr for LogFile {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        text.parse().map(LogFile)
    }
}

impl LogFile {
    /// The file.
    pub fn path(&self) -> Result<&Path, CommandError> {
        match &self.0 {
            StoreAddress::Sqlite(file) => Ok(file),
            StoreAddress::Postgres(_) => {
                let address = &self.0;
                let wrong = format!("jadoube: {address}: expected a file; these games are in PostgreSQL");
                Err(CommandError::message(wrong))
            }
        }
    }
}
