//! A request is sent to a server, and its answer read.

use std::time::Duration;

use ureq::Agent;
use xfcc::{Answer, Limits, Request};

use crate::terminal::out::CommandError;

/// How long a server may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The address of a server, if a password may be sent there: over https, or to this machine.
pub fn address(server: &str) -> Result<&str, CommandError> {
    let (scheme, rest) = server.split_once("://").unwrap_or(("", server));
    let host = rest.split(['/', '?']).next().unwrap_or_default();
    let name = match host.strip_prefix('[') {
        Some(six) => six.split(']').next().unwrap_or_default(),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    // With a name before an `@`, the host is what follows it.
    let named = host.contains('@');
    let here = matches!(name, "localhost" | "127.0.0.1" | "::1");
    match scheme {
        "https" | "http" if named => Err(CommandError::message(format!(
            "{host}: a name and a password do not stand in the address: expected --user, and the password from a file"
        ))),
        "https" if !host.is_empty() => Ok(server),
        "http" if here => Ok(server),
        "http" => Err(CommandError::message(format!(
            "{server}: a password is not sent over http, where others could read it: expected an address with https"
        ))),
        _ => Err(CommandError::message(format!(
            "{server}: expected the address of a service, such as https://www.iccf.com/XfccBasic.asmx"
        ))),
    }
}

/// Sends a request. A server that sends elsewhere is not followed, for the password would go there.
pub fn ask(server: &str, request: &Request) -> Result<Answer, CommandError> {
    let failed = |error: &dyn std::fmt::Display| CommandError::message(format!("{server}: {error}"));
    let config = Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .max_redirects(0)
        .http_status_as_error(false)
        .build();
    let sent = Agent::from(config)
        .post(server)
        .header("Content-Type", "text/xml; charset=utf-8")
        .header("SOAPAction", request.action())
        .send(request.write());
    let mut response = sent.map_err(|error| failed(&error))?;
    let status = response.status();
    let most = u64::try_from(Limits::ANSWER.bytes).unwrap_or(u64::MAX);
    let body = response.body_mut().with_config().limit(most).read_to_vec().map_err(|error| failed(&error))?;
    Answer::read(&body)
        .map_err(|wrong| failed(&format!("answers {status} with what is no answer of Xfcc: {wrong}")))
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn a_password_goes_over_https_or_stays_here() {
        for server in [
            "https://www.iccf.com/XfccBasic.asmx",
            "http://127.0.0.1:8080/xfcc",
            "http://localhost/xfcc",
            "http://[::1]:80/x",
        ] {
            assert_eq!(address(server).expect("an address"), server);
        }
        for server in [
            "http://www.iccf.com/XfccBasic.asmx",
            "http://127.0.0.1.example.com/xfcc",
            "http://localhost.example/",
            "http://localhost:x@example.com/",
            "http://[::1]@example.com/",
            "https://ada:secret@example.com/",
            "ftp://127.0.0.1/",
            "127.0.0.1:8080",
            "https://",
            "",
        ] {
            assert!(address(server).is_err(), "{server}");
        }
    }
}
