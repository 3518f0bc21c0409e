//! Carries a message to a push service.

use std::io;
use std::time::Duration;

use axum::http::Uri;
use ureq::config::Config;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use ureq::{Agent, Error};

use crate::push::address::Reach;

/// How long a push service may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long it may keep a message for a browser that is not there, in seconds: a day.
const KEPT_S: &str = "86400";

/// A message, ready to go.
pub(crate) struct Message {
    pub(crate) to: Uri,
    pub(crate) authorization: String,
    /// A later message on the same topic takes the place of an earlier one that was not delivered yet.
    pub(crate) topic: String,
    pub(crate) body: Vec<u8>,
}

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// The service has it, or may have it another time.
    Done,
    /// There is no such subscription any more.
    Gone,
}

/// Sends messages. It asks no host but those that its reach admits, follows no redirection and takes no proxy from the
/// environment, which would ask for it.
pub(crate) struct Courier(Agent);

impl Courier {
    pub(crate) fn new(reach: Reach) -> Courier {
        let config = Agent::config_builder()
            .https_only(reach == Reach::Public)
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .proxy(None)
            .timeout_global(Some(PATIENCE))
            .user_agent("jadoube")
            .build();
        Courier(Agent::with_parts(config, DefaultConnector::new(), Guarded(reach)))
    }

    /// Sends a message. It takes a thread for as long as that lasts.
    pub(crate) fn sends(&self, message: &Message) -> Sent {
        let request = self
            .0
            .post(&message.to)
            .header("authorization", &message.authorization)
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("ttl", KEPT_S)
            .header("topic", &message.topic)
            .header("urgency", "normal");
        match request.send(&message.body) {
            Ok(answer) if matches!(answer.status().as_u16(), 404 | 410) => Sent::Gone,
            _ => Sent::Done,
        }
    }
}

/// Looks names up, and gives those of their addresses that may be connected to.
#[derive(Debug)]
struct Guarded(Reach);

impl Resolver for Guarded {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let found = DefaultResolver::default().resolve(uri, config, timeout)?;
        let mut admitted = self.empty();
        for &address in found.iter().filter(|address| self.0.admits(address.ip())) {
            admitted.push(address);
        }
        match admitted.is_empty() {
            true => Err(io::Error::other("the host has no public address").into()),
            false => Ok(admitted),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(reach: Reach, address: &str) -> Result<usize, String> {
        let uri: Uri = address.parse().unwrap();
        let timeout = NextTimeout {
            after: Duration::from_secs(5).into(),
            reason: ureq::Timeout::Resolve,
            per_read: None,
            per_write: None,
        };
        let found = Guarded(reach).resolve(&uri, &Config::default(), timeout);
        found.map(|all| all.len()).map_err(|why| why.to_string())
    }

    #[test]
    fn a_name_that_leads_inside_is_not_connected_to() {
        for inside in ["https://localhost/", "https://127.0.0.1/", "https://10.0.0.1/", "https://[::1]/"] {
            let why = resolved(Reach::Public, inside).unwrap_err();
            assert!(why.contains("no public address"), "{inside}: {why}");
        }
        assert_eq!(resolved(Reach::AndThisMachine, "http://127.0.0.1:9/"), Ok(1));
        assert_eq!(resolved(Reach::Public, "https://9.9.9.9/"), Ok(1));
    }
}
