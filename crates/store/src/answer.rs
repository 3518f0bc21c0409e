//! How every engine answers.

use std::pin::Pin;

use crate::error::StoreError;

/// The answer of a [`Store`](crate::Store): a future, boxed so that the engine can be chosen at run time.
///
/// Dropping the future does not withdraw the request; the engine may already be working on it.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;
