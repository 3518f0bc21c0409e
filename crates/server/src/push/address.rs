//! Where messages may be sent: to https addresses of public hosts, so that nobody makes the server ask its own network.
//!
//! A name is looked up for each message, and only its public addresses are connected to: a name that means another machine
//! later gains nothing. Redirections are not followed, and answers are not read.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::Uri;

/// The longest address of a subscription, in bytes: those of today's browsers have about 200 to 500.
pub(crate) const ENDPOINT_BYTES: usize = 1000;

/// Which addresses are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// https at port 443 of a host with a public address.
    Public,
    /// This machine as well, by plain http: for tests.
    AndThisMachine,
}

impl Reach {
    /// Reads the address of a subscription, or says what is wrong with it.
    pub(crate) fn read(self, text: &str) -> Result<Uri, &'static str> {
        if text.len() > ENDPOINT_BYTES {
            return Err("expected an address of at most 1000 bytes");
        }
        let uri: Uri = text.parse().map_err(|_| "expected an address such as https://push.example/abc")?;
        let host = uri.host().unwrap_or_default();
        let named = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
        if !named || host.is_empty() {
            return Err("expected an address with a host and no user");
        }
        if self == Reach::AndThisMachine && host == "127.0.0.1" {
            return Ok(uri);
        }
        if uri.scheme_str() != Some("https") || uri.port_u16().is_some_and(|port| port != 443) {
            return Err("expected an address of https, at its own port");
        }
        let is_name = host.parse::<IpAddr>().is_err() && !host.starts_with('[');
        if !is_name || !host.trim_end_matches('.').contains('.') {
            return Err("expected the full name of a public host");
        }
        Ok(uri)
    }

    /// Whether an address to which a host's name has led may be connected to.
    pub(crate) fn admits(self, ip: IpAddr) -> bool {
        is_public(ip) || (self == Reach::AndThisMachine && ip.is_loopback())
    }
}

/// Whether an address belongs to the public net, and to no network of this machine, its site or its provider.
fn is_public(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

/// By the registry of special addresses (RFC 6890 and what followed).
fn is_public_v4(ip: Ipv4Addr) -> bool {
    let special = match ip.octets() {
        [0 | 10 | 127 | 240..=255, ..] => true,
        [100, b, ..] => (64..128).contains(&b),
        [169, 254, ..] | [192, 168, ..] | [192, 0, 0 | 2, _] | [192, 88, 99, _] => true,
        [172, b, ..] => (16..32).contains(&b),
        [198, b, c, _] => matches!(b, 18 | 19) || (b, c) == (51, 100),
        [203, 0, 113, _] => true,
        [a, ..] => (224..240).contains(&a),
    };
    !special
}

/// Only what is handed out to hosts, without the parts that stand for something else, such as tunnels to IPv4.
fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    let handed_out = a & 0xe000 == 0x2000;
    let special = (a == 0x2001 && (b < 0x0200 || b == 0x0db8)) || a == 0x2002 || (a == 0x3fff && b < 0x1000);
    handed_out && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_makers_are_reached() {
        for address in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
            "https://web.push.apple.com/QAbc",
            "https://wns2-par02p.notify.windows.com:443/w/?token=abc",
        ] {
            assert!(Reach::Public.read(address).is_ok(), "{address}");
        }
    }

    #[test]
    fn no_other_address_is_taken() {
        for address in [
            "http://push.example/abc",
            "https://push.example:8443/abc",
            "https://user@push.example/abc",
            "https://127.0.0.1/abc",
            "https://[::1]/abc",
            "https://8.8.8.8/abc",
            "https://localhost/abc",
            "https://intranet/abc",
            "https://localhost./abc",
            "http://127.0.0.1:9/abc",
            "ftp://push.example/abc",
            "/abc",
            "push.example",
            "",
            &format!("https://push.example/{}", "a".repeat(ENDPOINT_BYTES)),
        ] {
            assert!(Reach::Public.read(address).is_err(), "{address}");
        }
        assert!(Reach::AndThisMachine.read("http://127.0.0.1:9/abc").is_ok());
        assert!(Reach::AndThisMachine.read("http://10.0.0.1:9/abc").is_err());
    }

    #[test]
    fn networks_that_are_not_public_are_not_asked() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        for inner in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.168.1.1",
            "198.18.0.1",
            "203.0.113.9",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "64:ff9b::a00:1",
            "2001:db8::1",
            "2001::1",
            "2002:a00:1::",
        ] {
            assert!(!Reach::Public.admits(ip(inner)), "{inner}");
        }
        for public in
            ["8.8.8.8", "100.128.0.1", "172.32.0.1", "192.1.0.1", "2606:4700::1111", "2a00:1450:4001::1"]
        {
            assert!(Reach::Public.admits(ip(public)), "{public}");
        }
        assert!(
            Reach::AndThisMachine.admits(ip("127.0.0.1")) && !Reach::AndThisMachine.admits(ip("10.0.0.1"))
        );
    }
}
