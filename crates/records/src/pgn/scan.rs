//! What tags and moves share: blanks, ends of lines, the byte-order mark. `None` means that more bytes are needed.

pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

pub(super) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// The length of the rest of the line.
pub(super) fn line(bytes: &[u8], last: bool) -> Option<usize> {
    let end = bytes.iter().position(|&byte| byte == b'\n');
    end.or(last.then_some(bytes.len()))
}
