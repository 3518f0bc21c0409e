//! What stands at an address.

use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use ureq::{Agent, Error};

use super::files::LARGEST;

/// How long a server may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whether a source is an address.
pub fn is_address(source: &str) -> bool {
    ["http://", "https://"].iter().any(|scheme| source.starts_with(scheme))
}

/// The bytes at an address, or why there are none.
type Fetched = Result<Vec<u8>, String>;

/// An address that is asked in a thread of its own, so that a slow server holds nobody up.
pub struct Address {
    url: String,
    agent: Agent,
    /// A request that was not answered yet.
    under_way: Option<Receiver<Fetched>>,
}

impl Address {
    pub fn new(url: &str) -> Self {
        let config = Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(5).build();
        Address { url: url.to_owned(), agent: config.into(), under_way: None }
    }

    pub fn url(&self) -> &str {
        &self.url
    }

    /// Asks, unless the last request was not answered yet.
    pub fn asks(&mut self) {
        if self.under_way.is_some() {
            return;
        }
        let (tells, told) = sync_channel(1);
        let (agent, url) = (self.agent.clone(), self.url.clone());
        let begun = thread::Builder::new().name("fetch".to_owned()).spawn(move || {
            // Where the program ends before the answer comes, nobody misses it.
            let _ = tells.send(fetch(&agent, &url));
        });
        if begun.is_ok() {
            self.under_way = Some(told);
        }
    }

    /// What was answered; nothing where the server takes longer than this.
    pub fn takes(&mut self, until: Instant) -> Option<Fetched> {
        let told = self.under_way.as_ref()?;
        let fetched = match told.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Err(RecvTimeoutError::Timeout) => return None,
            Err(RecvTimeoutError::Disconnected) => Err("it could not be asked".to_owned()),
            Ok(fetched) => fetched,
        };
        self.under_way = None;
        Some(fetched)
    }
}

fn fetch(agent: &Agent, url: &str) -> Fetched {
    let mut response = agent.get(url).call().map_err(|error| in_words(&error))?;
    response.body_mut().with_config().limit(LARGEST).read_to_vec().map_err(|error| in_words(&error))
}

/// What went wrong, as an arbiter needs to hear it.
fn in_words(error: &Error) -> String {
    match error {
        Error::StatusCode(404 | 410) => "the server has nothing at this address".to_owned(),
        Error::StatusCode(401 | 403) => "the server does not give it to everybody".to_owned(),
        Error::StatusCode(429) => "the server is asked too often: expected a longer --every".to_owned(),
        Error::StatusCode(status @ 500..) => format!("the server has a fault of its own ({status})"),
        Error::StatusCode(status) => format!("the server answers {status}"),
        Error::Timeout(_) => format!("the server did not answer within {} seconds", PATIENCE.as_secs()),
        Error::HostNotFound => "there is no server of this name, or this machine has no network".to_owned(),
        Error::ConnectionFailed => "the server cannot be reached".to_owned(),
        Error::TooManyRedirects => "the server sends from one address to the next without end".to_owned(),
        Error::BodyExceedsLimit(most) => format!("it is longer than {} megabytes", most >> 20),
        Error::BadUri(_) | Error::Http(_) => "it is no address".to_owned(),
        Error::Tls(_) | Error::Rustls(_) => format!("no safe connection can be made: {error}"),
        Error::Io(fault) => match fault.kind() {
            std::io::ErrorKind::ConnectionRefused => "no server answers there".to_owned(),
            std::io::ErrorKind::ConnectionReset | std::io::ErrorKind::UnexpectedEof => {
                "the connection broke off".to_owned()
            }
            _ => format!("the server cannot be reached: {fault}"),
        },
        other => format!("it cannot be read: {other}"),
    }
}
