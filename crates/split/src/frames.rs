//! Where the frames of a file packed with zstd begin (RFC 8878). Blocks are passed by their lengths; nothing is unpacked.

use std::io::{self, Read, Seek, SeekFrom};

/// Where each frame with text begins, except for the first one; ends where the file is no longer what it should be, which whoever
/// unpacks it will find.
pub fn beginnings(file: &mut (impl Read + Seek)) -> io::Result<Vec<u64>> {
    let length = file.seek(SeekFrom::End(0))?;
    let (mut at, mut found) = (0, Vec::new());
    while let Some((end, has_text)) = frame(file, at)? {
        if has_text && at > 0 {
            found.push(at);
        }
        if end >= length {
            break;
        }
        at = end;
    }
    Ok(found)
}

/// Where the frame that begins here ends, and whether it holds text; none where no whole frame stands.
fn frame(file: &mut (impl Read + Seek), at: u64) -> io::Result<Option<(u64, bool)>> {
    let Some(magic) = bytes::<4>(file, at)?.map(u32::from_le_bytes) else { return Ok(None) };
    if magic & 0xffff_fff0 == SKIPPED {
        let length = bytes::<4>(file, at + 4)?.map(u32::from_le_bytes);
        return Ok(length.map(|length| (at + 8 + u64::from(length), false)));
    }
    let Some([descriptor]) = bytes::<1>(file, at + 4)?.filter(|_| magic == FRAME) else { return Ok(None) };
    let is_single_segment = descriptor & 0x20 != 0;
    let window = u64::from(!is_single_segment);
    let dictionary = [0, 1, 2, 4][usize::from(descriptor & 3)];
    let size = match descriptor >> 6 {
        0 => u64::from(is_single_segment),
        flag => 1 << flag,
    };
    let mut at = at + 5 + window + dictionary + size;
    loop {
        let Some([a, b, c]) = bytes::<3>(file, at)? else { return Ok(None) };
        let head = u32::from_le_bytes([a, b, c, 0]);
        let is_repeated = head >> 1 & 3 == 1;
        at += 3 + if is_repeated { 1 } else { u64::from(head >> 3) };
        if head & 1 == 1 {
            let checksum = if descriptor & 4 != 0 { 4 } else { 0 };
            return Ok(Some((at + checksum, true)));
        }
    }
}

const FRAME: u32 = 0xfd2f_b528;

/// Frames that hold no text have this number and the fifteen after it.
const SKIPPED: u32 = 0x184d_2a50;

/// So many bytes from here on; none where the file ends before.
fn bytes<const N: usize>(file: &mut (impl Read + Seek), at: u64) -> io::Result<Option<[u8; N]>> {
    let mut bytes = [0; N];
    file.seek(SeekFrom::Start(at))?;
    match file.read_exact(&mut bytes) {
        Ok(()) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::beginnings;

    #[test]
    fn frames_are_told_apart() {
        let texts = ["1. e4 e5 *\n\n".repeat(40_000), String::new(), "x".repeat(300_000), "1. d4".to_owned()];
        let (mut file, mut ends) = (Vec::new(), Vec::new());
        for (text, level) in texts.iter().zip([1, 3, 19, 3]) {
            file.extend(zstd::encode_all(text.as_bytes(), level).expect("a frame"));
            ends.push(file.len() as u64);
        }
        assert_eq!(beginnings(&mut Cursor::new(&file)).expect("bytes"), ends[..3]);
        // A frame without text stands before the next one.
        let skipped = [&[0x53, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3][..], &file].concat();
        let moved: Vec<_> = [0].iter().chain(&ends[..3]).map(|end| end + 11).collect();
        assert_eq!(beginnings(&mut Cursor::new(&skipped)).expect("bytes"), moved);
        // Where the file is cut short, its last frame begins all the same, if so much stands there.
        assert_eq!(beginnings(&mut Cursor::new(&file[..file.len() - 3])).expect("bytes"), ends[..3]);
        assert_eq!(beginnings(&mut Cursor::new(&file[..ends[2] as usize + 3])).expect("bytes"), ends[..2]);
        assert_eq!(beginnings(&mut Cursor::new(b"1. e4 e5 *")).expect("bytes"), []);
        assert_eq!(beginnings(&mut Cursor::new(b"")).expect("bytes"), []);
    }
}
