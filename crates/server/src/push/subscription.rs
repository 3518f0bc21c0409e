//! Where a seat's holder wants to be told.

use axum::http::Uri;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use serde::{Deserialize, Serialize};

use crate::push::address::Reach;
use crate::push::sealed::{AUTH, POINT, sealed};

/// A browser's subscription, as it sent it. `p256dh` and `auth` are its keys, in base64url.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Subscription {
    pub(crate) endpoint: String,
    pub(crate) p256dh: String,
    pub(crate) auth: String,
    /// The language in which its reader is told: `en` or `de`.
    pub(crate) language: String,
}

impl Subscription {
    /// What is wrong with it, by field; nothing: it can be sent to.
    pub(crate) fn faults(&self, reach: Reach) -> Vec<(&'static str, &'static str)> {
        let mut faults = Vec::new();
        if let Err(why) = reach.read(&self.endpoint) {
            faults.push(("endpoint", why));
        }
        // The first byte of a point that is not compressed.
        if decoded::<POINT>(&self.p256dh).is_none_or(|point| point[0] != 4) {
            faults.push(("p256dh", "expected 65 bytes in base64url, a point of P-256"));
        }
        if decoded::<AUTH>(&self.auth).is_none() {
            faults.push(("auth", "expected 16 bytes in base64url"));
        }
        faults
    }

    /// Its address, if messages may still go there.
    pub(crate) fn address(&self, reach: Reach) -> Option<Uri> {
        reach.read(&self.endpoint).ok()
    }

    /// A text that only its browser can read.
    pub(crate) fn sealed(&self, text: &[u8]) -> Option<Vec<u8>> {
        sealed(text, &decoded(&self.p256dh)?, &decoded(&self.auth)?)
    }
}

fn decoded<const N: usize>(text: &str) -> Option<[u8; N]> {
    BASE64.decode(text).ok()?.try_into().ok()
}
