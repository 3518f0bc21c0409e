//! Errors of SQLite as [`StoreError`]s.

use std::path::Path;

use rusqlite::{Error, ErrorCode};

use crate::error::StoreError;

/// What an error means while the log is in use.
pub(super) fn during(doing: &'static str) -> impl Fn(Error) -> StoreError {
    move |error| match &error {
        Error::SqliteFailure(code, _) => match code.code {
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => StoreError::Busy,
            ErrorCode::DiskFull => StoreError::Full { doing, says: error.to_string() },
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => corrupt(doing, &error),
            _ => StoreError::Engine { doing, says: error.to_string() },
        },
        Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::InvalidColumnType(..)
        | Error::Utf8Error(..) => corrupt(doing, &error),
        _ => StoreError::Engine { doing, says: error.to_string() },
    }
}

/// What an error means while the file is being opened.
pub(super) fn opening(path: &Path) -> impl Fn(Error) -> StoreError {
    move |error| match during("opening the log")(error) {
        StoreError::Engine { says, .. } | StoreError::Full { says, .. } => unusable(path, says),
        StoreError::Corrupt { what } if what.contains("not a database") => {
            unusable(path, "it is not an SQLite database")
        }
        other => other,
    }
}

pub(super) fn unusable(path: &Path, why: impl Into<String>) -> StoreError {
    StoreError::Unusable { path: path.display().to_string(), why: why.into() }
}

/// A thread of the store ended without an answer, which only a defect in the store can cause.
pub(super) fn thread_died(doing: &'static str) -> StoreError {
    StoreError::Engine { doing, says: "its thread ended without an answer".to_owned() }
}

fn corrupt(doing: &'static str, error: &Error) -> StoreError {
    StoreError::Corrupt { what: format!("while {doing}: {error}") }
}

pub(super) fn no_thread(error: &std::io::Error) -> StoreError {
    StoreError::Engine { doing: "starting a thread", says: error.to_string() }
}

pub(super) fn rolled_back() -> StoreError {
    StoreError::Engine { doing: "writing", says: "the transaction was rolled back".to_owned() }
}
