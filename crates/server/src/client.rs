//! Who asks, as far as limits and the origin of pages are concerned.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use view::Seat;

use crate::origin::Origin;

/// The proxies add to it, each the address that asked it.
const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// What stands in front of the server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Front {
    /// The addresses of proxies. Only what they say in `X-Forwarded-For` is believed.
    pub proxies: Vec<IpAddr>,
    /// The origins of the page as browsers see them, such as `https://chess.example`; if there are none, the page is at the
    /// host that a request names.
    pub origins: Vec<Origin>,
}

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// An address that shares out what it may do: one machine, or with IPv6 one network of 56 bits, as a household is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

/// A seat, and the address from which its holder asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller {
    pub(crate) seat: Seat,
    pub(crate) from: Address,
}

impl Address {
    pub(crate) fn of(ip: IpAddr) -> Address {
        Address(match ip.to_canonical() {
            IpAddr::V6(ip) if ip.is_loopback() => IpAddr::V6(ip),
            IpAddr::V6(ip) => {
                let [a, b, c, d, ..] = ip.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d & 0xff00, 0, 0, 0, 0))
            }
            ip => ip,
        })
    }

    /// The address of a request: its peer, or if that is a proxy, the last that its proxies did not have themselves.
    fn read(front: &Front, peer: IpAddr, headers: &HeaderMap) -> Address {
        let is_proxy =
            |ip: &IpAddr| front.proxies.iter().any(|proxy| proxy.to_canonical() == ip.to_canonical());
        if !is_proxy(&peer) {
            return Address::of(peer);
        }
        // As bytes: a proxy passes on what its client wrote, whether that is text or not, and adds to the same line.
        let lists: Vec<&[u8]> = headers.get_all(FORWARDED).iter().map(HeaderValue::as_bytes).collect();
        let hops = lists.iter().rev().flat_map(|list| list.rsplit(|&byte| byte == b',')).map(hop);
        // What stands before something that is no address was not written by a proxy of ours.
        let known = hops.map_while(|hop| hop).find(|ip| !is_proxy(ip));
        Address::of(known.unwrap_or(peer))
    }
}

/// An address as a proxy writes it, some with the port from which it was asked.
fn hop(text: &[u8]) -> Option<IpAddr> {
    let text = std::str::from_utf8(text).ok()?.trim();
    let with_port = || text.parse::<SocketAddr>().ok().map(|at| at.ip());
    text.parse().ok().or_else(with_port)
}

impl Address {
    /// Whether the server's own machine asks, and for itself: whoever names somebody else asks for him, also where no proxy was
    /// set.
    pub(crate) fn is_this_machine(self, headers: &HeaderMap) -> bool {
        self.0.is_loopback() && !headers.contains_key(FORWARDED)
    }

    /// Without a connection, as in tests, the server asks itself.
    pub(crate) fn of_request(peer: Option<&Peer>, headers: &HeaderMap, front: &Front) -> Address {
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
        Address::read(front, peer, headers)
    }
}

impl Front {
    /// Whether a page may open a socket here. A browser tells which page it is; programs send no origin.
    pub(crate) fn admits(&self, headers: &HeaderMap) -> Result<(), String> {
        let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
        let Some(origin) = text(header::ORIGIN) else { return Ok(()) };
        let host = text(header::HOST).unwrap_or_default();
        let at_host = || origin.split_once("://").is_some_and(|(_, page)| page.eq_ignore_ascii_case(host));
        let known = match self.origins.as_slice() {
            [] => !host.is_empty() && at_host(),
            origins => origins.iter().any(|own| own.is(origin)),
        };
        if known { Ok(()) } else { Err(format!("the page is from {origin:?}, the server is {host:?}")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(proxies: &[&str], peer: &str, forwarded: &[&str], expected: &str) {
        let proxies = proxies.iter().map(|ip| ip.parse().unwrap()).collect();
        let front = Front { proxies, ..Front::default() };
        let headers = forwarded
            .iter()
            .map(|list| (FORWARDED, HeaderValue::from_bytes(list.as_bytes()).unwrap()))
            .collect();
        let found = Address::read(&front, peer.parse().unwrap(), &headers);
        assert_eq!(found, Address(expected.parse().unwrap()), "{peer} {forwarded:?}");
    }

    #[test]
    fn only_a_proxy_is_believed() {
        check(&[], "10.0.0.9", &["1.2.3.4"], "10.0.0.9");
        check(&["10.0.0.1"], "10.0.0.9", &["1.2.3.4"], "10.0.0.9");
        check(&["10.0.0.1"], "10.0.0.1", &["1.2.3.4"], "1.2.3.4");
        check(&["10.0.0.1"], "::ffff:10.0.0.1", &["1.2.3.4"], "1.2.3.4");
        check(&["10.0.0.1"], "10.0.0.1", &[], "10.0.0.1");
    }

    #[test]
    fn what_the_client_wrote_itself_is_not_believed() {
        check(&["10.0.0.1"], "10.0.0.1", &["6.6.6.6, 1.2.3.4"], "1.2.3.4");
        check(&["10.0.0.1"], "10.0.0.1", &["6.6.6.6", "1.2.3.4"], "1.2.3.4");
        check(&["10.0.0.1", "10.0.0.2"], "10.0.0.1", &["6.6.6.6, 1.2.3.4, 10.0.0.2"], "1.2.3.4");
        check(&["10.0.0.1"], "10.0.0.1", &["1.2.3.4, nonsense"], "10.0.0.1");
        check(&["10.0.0.1"], "10.0.0.1", &["\u{ff}, 1.2.3.4"], "1.2.3.4");
        check(&["10.0.0.1"], "10.0.0.1", &["6.6.6.6", "\u{ff}, 1.2.3.4"], "1.2.3.4");
        check(&["10.0.0.1"], "10.0.0.1", &["6.6.6.6", "\u{ff}"], "10.0.0.1");
    }

    #[test]
    fn a_proxy_may_name_the_port_too() {
        check(&["10.0.0.1"], "10.0.0.1", &["6.6.6.6, 1.2.3.4:5678"], "1.2.3.4");
        check(&["10.0.0.1"], "10.0.0.1", &["[2001:db8:1:203::3]:5678"], "2001:db8:1:200::");
    }

    #[test]
    fn one_person_has_one_network() {
        let of = |ip: &str| Address::of(ip.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:ff:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:102::1"));
        assert_eq!(of("::ffff:1.2.3.4"), of("1.2.3.4"));
    }

    #[track_caller]
    fn check_origin(origins: &[&str], origin: Option<&str>, expected: bool) {
        let origins = origins.iter().map(|origin| origin.parse().unwrap()).collect();
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, "inside:8080".parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        assert_eq!(Front { origins, ..Front::default() }.admits(&headers).is_ok(), expected, "{origin:?}");
    }

    #[test]
    fn the_origin_is_the_host_or_what_was_set() {
        check_origin(&[], None, true);
        check_origin(&[], Some("http://inside:8080"), true);
        check_origin(&[], Some("https://chess.example"), false);
        check_origin(&["https://chess.example"], Some("https://chess.example"), true);
        check_origin(&["https://chess.example"], Some("http://chess.example"), false);
        check_origin(&["https://chess.example"], Some("http://inside:8080"), false);
    }
}
