//! Errors of PostgreSQL as [`StoreError`]s.

use std::error::Error as _;

use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::error::StoreError;

/// What an error means while the log is in use.
pub(super) fn during(doing: &'static str) -> impl Fn(Error) -> StoreError {
    move |error| match error.code() {
        Some(code)
            if *code == SqlState::LOCK_NOT_AVAILABLE || *code == SqlState::T_R_SERIALIZATION_FAILURE =>
        {
            StoreError::Busy
        }
        Some(code) if *code == SqlState::DATA_CORRUPTED || *code == SqlState::INDEX_CORRUPTED => {
            corrupt(doing, &error)
        }
        Some(code) if *code == SqlState::DISK_FULL => StoreError::Full { doing, says: told(&error) },
        _ => StoreError::Engine { doing, says: told(&error) },
    }
}

/// What it means that no connection is to be had.
pub(super) fn no_connection(error: PoolError) -> StoreError {
    match error {
        PoolError::Closed => StoreError::ShuttingDown,
        PoolError::Timeout(_) => StoreError::Busy,
        PoolError::Backend(error) => StoreError::Unreachable { says: told(&error) },
        other => StoreError::Unreachable { says: other.to_string() },
    }
}

/// What it means that the first connection is not to be had. What PostgreSQL or the address refuses stays refused; whatever
/// else is wrong may pass.
pub(super) fn no_beginning(address: &str) -> impl Fn(PoolError) -> StoreError {
    move |error| match &error {
        PoolError::Backend(cause) if is_refused(cause) => unusable(address, told(cause)),
        _ => no_connection(error),
    }
}

/// Whether trying again can change nothing: the database, the user or the password is wrong.
fn is_refused(error: &Error) -> bool {
    let class = |code: &SqlState| code.code()[..2].to_owned();
    match error.code() {
        // Invalid authorization, an unknown database, a thing that is not allowed.
        Some(code) => matches!(class(code).as_str(), "28" | "3D" | "42"),
        None => error.to_string().starts_with("invalid configuration"),
    }
}

/// A record that cannot be what was written.
pub(super) fn unreadable(why: impl std::fmt::Display) -> StoreError {
    StoreError::Corrupt { what: format!("while reading: {why}") }
}

pub(super) fn unusable(address: &str, why: impl Into<String>) -> StoreError {
    StoreError::Unusable { path: address.to_owned(), why: why.into() }
}

/// The whole of what an error says: its own words often leave the cause out.
pub(super) fn told(error: &Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(told), _) => told.to_string(),
        (None, Some(cause)) => format!("{error}: {cause}"),
        (None, None) => error.to_string(),
    }
}

fn corrupt(doing: &'static str, error: &Error) -> StoreError {
    StoreError::Corrupt { what: format!("while {doing}: {}", told(error)) }
}
