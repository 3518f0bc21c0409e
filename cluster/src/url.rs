//! The address of a scheduler.

/// The port of a scheduler, where none is named.
pub const PORT: u16 = 50050;

/// The host and the port of `df://HOST:PORT`.
pub fn host_and_port(url: &str) -> Result<(String, u16), String> {
    let wrong = || format!("expected the address of a scheduler, df://HOST:{PORT}, found `{url}`");
    let (scheme, rest) = url.split_once("://").unwrap_or(("df", url));
    let rest = rest.trim_end_matches('/');
    if !matches!(scheme, "df" | "http") || rest.is_empty() || rest.contains('/') {
        return Err(wrong());
    }
    match rest.rsplit_once(':') {
        // An address with colons of its own stands in brackets.
        Some((host, port)) if !port.ends_with(']') && !host.is_empty() => {
            Ok((host.to_owned(), port.parse().map_err(|_| wrong())?))
        }
        Some(("", _)) => Err(wrong()),
        _ => Ok((rest.to_owned(), PORT)),
    }
}

#[cfg(test)]
mod tests {
    use super::host_and_port;

    #[test]
    fn addresses() {
        let told = |url| host_and_port(url).ok();
        let is = |host: &str, port| Some((host.to_owned(), port));
        assert_eq!(told("df://hall:4711"), is("hall", 4711));
        assert_eq!(told("http://hall:4711/"), is("hall", 4711));
        assert_eq!(told("hall"), is("hall", 50050));
        assert_eq!(told("df://[::1]:50051"), is("[::1]", 50051));
        assert_eq!(told("df://[::1]"), is("[::1]", 50050));
        for wrong in ["", "df://", "ftp://hall", "hall:x", ":50050", "df://hall/path"] {
            assert_eq!(told(wrong), None, "{wrong}");
        }
    }
}
