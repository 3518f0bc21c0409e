//! What was answered and waits to be read: whoever asks for much and reads nothing has no more made for him.

use std::sync::Arc;

use axum::body::Bytes;

use crate::admission::{Admission, Place};
use crate::client::Address;
use crate::wire::error::Refusal;

/// Of an answer that is no longer nobody keeps count: it hardly holds more than its connection does.
pub(crate) const SHORT: usize = 32 * 1024;

/// Bytes that wait to be read, with their place among all that does. It is given back when nobody holds them any more.
struct Unread {
    bytes: Bytes,
    _place: Place,
}

impl AsRef<[u8]> for Unread {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Counts bytes that this address has yet to read, if they are many.
pub(crate) fn counted(admission: &Arc<Admission>, from: Address, bytes: Bytes) -> Result<Bytes, Refusal> {
    if bytes.len() <= SHORT {
        return Ok(bytes);
    }
    let place = admission.unread(from, bytes.len())?;
    Ok(Bytes::from_owner(Unread { bytes, _place: place }))
}
