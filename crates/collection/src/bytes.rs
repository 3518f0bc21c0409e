//! Numbers and texts as bytes, and back without trust in the bytes.

/// Appends a number, seven bits to a byte, the lowest first.
pub fn put(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads numbers and texts one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'a> {
    rest: &'a [u8],
}

impl<'a> Cursor<'a> {
    /// At the beginning of these bytes.
    pub fn new(rest: &'a [u8]) -> Self {
        Cursor { rest }
    }

    /// Whether nothing is left.
    pub fn is_at_the_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// So many bytes.
    pub fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        Some(taken)
    }

    /// So many bytes as an array.
    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    /// A number that [`put`] wrote.
    #[inline]
    pub fn number(&mut self) -> Option<u64> {
        let (&first, rest) = self.rest.split_first()?;
        if first < 0x80 {
            self.rest = rest;
            return Some(u64::from(first));
        }
        self.long_number()
    }

    fn long_number(&mut self) -> Option<u64> {
        let (mut number, mut shift) = (0, 0);
        loop {
            let (&byte, rest) = self.rest.split_first()?;
            self.rest = rest;
            let bits = u64::from(byte & 0x7f);
            if shift >= 64 || bits << shift >> shift != bits {
                return None;
            }
            number |= bits << shift;
            if byte < 0x80 {
                return Some(number);
            }
            shift += 7;
        }
    }

    /// A number that fits a smaller type.
    #[inline]
    pub fn small<T: TryFrom<u64>>(&mut self) -> Option<T> {
        T::try_from(self.number()?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::{Cursor, put};

    #[test]
    fn numbers_there_and_back() {
        for number in [0, 1, 127, 128, 300, 16_383, 16_384, u64::from(u32::MAX), u64::MAX] {
            let mut bytes = Vec::new();
            put(&mut bytes, number);
            let mut cursor = Cursor::new(&bytes);
            assert_eq!((cursor.number(), cursor.is_at_the_end()), (Some(number), true));
            assert_eq!(Cursor::new(&bytes[..bytes.len() - 1]).number(), None, "{number} cut off");
        }
        assert_eq!(Cursor::new(&[0xff; 12]).number(), None, "too large");
        assert_eq!(Cursor::new(&[0x80, 0x02]).small::<u8>(), None, "256");
    }
}
