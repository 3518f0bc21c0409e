//! The origin of a page, as browsers tell it.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;

/// An origin such as `https://chess.example`: a scheme, a host, and a port where it is not the usual one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

impl FromStr for Origin {
    type Err = String;

    /// Reads an origin as people write it: capitals, the usual port and a slash at the end make no difference.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = |why: &str| Err(format!("expected an address such as https://chess.example: {why}"));
        let Ok(uri) = text.parse::<Uri>() else { return wrong("this is none") };
        let usual = match uri.scheme_str() {
            Some("https") => 443,
            Some("http") => 80,
            Some(_) => return wrong("it begins with https:// or http://"),
            None => return wrong("https:// or http:// is missing"),
        };
        let Some(authority) = uri.authority().filter(|authority| !authority.host().is_empty()) else {
            return wrong("it names no host");
        };
        if uri.path() != "/" || uri.query().is_some() || text.contains('#') {
            return wrong("nothing stands behind the host but a port");
        }
        if authority.as_str().contains('@') {
            return wrong("it names no user");
        }
        let named = authority.as_str().len() > authority.host().len();
        let port = match authority.port_u16() {
            None if named => return wrong("its port is a number from 1 to 65535"),
            Some(0) => return wrong("its port is a number from 1 to 65535"),
            port => port.filter(|&port| port != usual).map_or_else(String::new, |port| format!(":{port}")),
        };
        let (scheme, host) = (uri.scheme_str().unwrap_or_default(), authority.host().to_ascii_lowercase());
        Ok(Origin(format!("{scheme}://{host}{port}")))
    }
}

impl Origin {
    /// Whether a browser means it.
    pub(crate) fn is(&self, told: &str) -> bool {
        self.0.eq_ignore_ascii_case(told)
    }

    /// The origin as browsers tell it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_read_as_people_write_them() {
        for (text, origin) in [
            ("https://chess.example", "https://chess.example"),
            ("https://chess.example/", "https://chess.example"),
            ("HTTPS://Chess.Example:443", "https://chess.example"),
            ("http://chess.example:80", "http://chess.example"),
            ("http://chess.example:8080/", "http://chess.example:8080"),
            ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
        ] {
            assert_eq!(text.parse::<Origin>().as_ref().map(Origin::as_str), Ok(origin), "{text}");
        }
    }

    #[test]
    fn what_no_browser_would_tell_is_refused() {
        for text in [
            "",
            "chess.example",
            "chess.example:443",
            "ftp://chess.example",
            "https://",
            "https://chess.example/club",
            "https://chess.example?club",
            "https://chess.example/#club",
            "https://anna@chess.example",
            "https://chess.example:99999",
            "https://chess.example:",
        ] {
            assert!(text.parse::<Origin>().is_err(), "{text}");
        }
    }
}
