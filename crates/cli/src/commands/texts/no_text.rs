//! What is no text that can be read, told by its first bytes.

use collection::index::is_index;

/// What these first bytes of a file are, if they are no text in UTF-8 or Latin-1.
pub fn no_text(first: &[u8]) -> Option<&'static str> {
    if is_index(first) {
        return Some("it is an index that `jadoube find` wrote beside a file of games; name that file");
    }
    match first {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => return Some(UTF_16),
        [0xfd, b'7', b'z', b'X', b'Z', 0, ..] => {
            return Some("it is packed with xz, and only zstd, gzip and bzip2 are read");
        }
        [b'P', b'K', 3, 4, ..] => return Some("it is a ZIP archive, and only zstd, gzip and bzip2 are read"),
        [b'7', b'z', 0xbc, 0xaf, ..] => {
            return Some("it is a 7z archive, and only zstd, gzip and bzip2 are read");
        }
        [b'R', b'a', b'r', b'!', 0x1a, ..] => {
            return Some("it is a RAR archive, and only zstd, gzip and bzip2 are read");
        }
        _ => {}
    }
    let zeros = |from| first.iter().skip(from).step_by(2).filter(|&&byte| byte == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    // In UTF-16 every second byte of a Latin text is zero.
    if even.max(odd) > first.len() / 4 && even.min(odd) <= first.len() / 64 {
        return Some(UTF_16);
    }
    let control = |byte: &&u8| matches!(byte, 0..=8 | 14..=26 | 28..=31);
    let controls = first.iter().filter(control).count();
    (controls > first.len() / 20).then_some("it is binary data, not text")
}

const UTF_16: &str = "it is text in UTF-16, and only UTF-8 and Latin-1 are read";

#[cfg(test)]
mod tests {
    use super::no_text;

    #[test]
    fn what_first_bytes_show() {
        let utf_16 = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>();
        let pgn = "[Event \"a\"]\n\n1. e4 e5 *\n";
        let marked = [&[0xff, 0xfe][..], &utf_16(pgn)].concat();
        let cases: [(&[u8], &str); 9] = [
            (b"jadoube\x1a\x02\0\0\0", "index"),
            (&marked, "UTF-16"),
            (&utf_16(pgn), "UTF-16"),
            (&pgn.encode_utf16().flat_map(u16::to_be_bytes).collect::<Vec<_>>(), "UTF-16"),
            (b"\xfd7zXZ\0\0\x04", "xz"),
            (b"PK\x03\x04\x14\0", "ZIP"),
            (b"7z\xbc\xaf\x27\x1c", "7z"),
            (b"Rar!\x1a\x07\0", "RAR"),
            (b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0", "binary"),
        ];
        for (first, what) in cases {
            assert!(no_text(first).is_some_and(|told| told.contains(what)), "{what}: {:?}", no_text(first));
        }
        let texts: [&[u8]; 5] = [
            b"",
            pgn.as_bytes(),
            "\u{feff}1. e4 *".as_bytes(),
            b"[White \"Gr\xfcnfeld\"]",
            b"1. e4 \0 *                ",
        ];
        for text in texts {
            assert_eq!(no_text(text), None, "{text:?}");
        }
    }
}
