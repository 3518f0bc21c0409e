//! What stands at an address.

use std::time::Duration;

use ureq::Agent;

use super::files::LARGEST;

/// How long a server may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whether a source is an address.
pub fn is_address(source: &str) -> bool {
    ["http://", "https://"].iter().any(|scheme| source.starts_with(scheme))
}

/// Asks for what stands at addresses.
pub struct Fetcher(Agent);

impl Fetcher {
    pub fn new() -> Self {
        let config = Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(5).build();
        Fetcher(config.into())
    }

    /// The bytes at an address, or why there are none.
    pub fn fetch(&self, address: &str) -> Result<Vec<u8>, String> {
        let mut response = self.0.get(address).call().map_err(|error| error.to_string())?;
        response.body_mut().with_config().limit(LARGEST).read_to_vec().map_err(|error| error.to_string())
    }
}
