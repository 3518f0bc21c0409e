//! In which form an answer is sent: as it is, or compressed as the asker can read it.

use axum::http::{HeaderMap, header};

/// A form in which bytes are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    /// The smallest.
    Brotli,
    /// Read by everything that reads anything compressed.
    Gzip,
}

impl Encoding {
    /// Its name in `Content-Encoding`.
    pub(super) fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// Whether `Accept-Encoding` names it, and not with the weight 0, which means never.
    pub(super) fn is_read(self, asked: &HeaderMap) -> bool {
        let lists = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
        lists.flat_map(|list| list.split(',')).any(|one| {
            let mut parts = one.split(';').map(str::trim);
            let is_named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(self.name()));
            is_named && !parts.any(is_never)
        })
    }
}

fn is_never(weight: &str) -> bool {
    let value = weight.strip_prefix("q=").or_else(|| weight.strip_prefix("Q="));
    value.and_then(|value| value.parse::<f32>().ok()) == Some(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(accepted: &'static str) -> Vec<&'static str> {
        let mut asked = HeaderMap::new();
        asked.insert(header::ACCEPT_ENCODING, axum::http::HeaderValue::from_static(accepted));
        [Encoding::Brotli, Encoding::Gzip]
            .into_iter()
            .filter(|form| form.is_read(&asked))
            .map(Encoding::name)
            .collect()
    }

    #[test]
    fn what_is_named_is_read() {
        assert_eq!(read("gzip, deflate, br, zstd"), ["br", "gzip"]);
        assert_eq!(read("GZIP;q=0.5"), ["gzip"]);
        assert_eq!(read("br;q=0, gzip;q=0.001"), ["gzip"]);
        assert_eq!(read("br; q=0.0"), [""; 0]);
        assert_eq!(read("identity, bro, x-gzip"), [""; 0]);
        assert!(!Encoding::Gzip.is_read(&HeaderMap::new()));
    }
}
