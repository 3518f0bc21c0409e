//! Bytes of a text in an unknown encoding.

use std::borrow::Cow;
use std::fmt;

/// Bytes as they stand in a text: UTF-8 in newer files, Latin-1 in older ones; both are kept.
///
/// ```
/// use jadoube_records::pgn::Text;
/// assert_eq!(Text(b"Gr\xfcnfeld").lossy(), "Grünfeld");
/// assert_eq!(Text("Grünfeld".as_bytes()).lossy(), "Grünfeld");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Text<'a>(pub &'a [u8]);

impl<'a> Text<'a> {
    /// The bytes.
    #[must_use]
    pub fn bytes(self) -> &'a [u8] {
        self.0
    }

    /// The bytes as letters: as UTF-8 where they are valid, otherwise as Latin-1, byte by byte.
    #[must_use]
    pub fn lossy(self) -> Cow<'a, str> {
        match std::str::from_utf8(self.0) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.0.iter().map(|&byte| char::from(byte)).collect()),
        }
    }

    /// The value of a tag without the backslashes that escape its quotation marks and backslashes.
    ///
    /// ```
    /// use jadoube_records::pgn::Text;
    /// assert_eq!(Text(br#"the \"immortal\" game"#).unescaped(), br#"the "immortal" game"#.as_slice());
    /// ```
    #[must_use]
    pub fn unescaped(self) -> Cow<'a, [u8]> {
        if !self.0.contains(&b'\\') {
            return Cow::Borrowed(self.0);
        }
        let (mut plain, mut bytes) = (Vec::with_capacity(self.0.len()), self.0.iter().copied().peekable());
        while let Some(byte) = bytes.next() {
            let escaped = bytes.next_if(|next| byte == b'\\' && matches!(next, b'"' | b'\\'));
            plain.push(escaped.unwrap_or(byte));
        }
        Cow::Owned(plain)
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.lossy())
    }
}

impl fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.lossy())
    }
}
