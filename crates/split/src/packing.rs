//! How a text is compressed.

use std::io::{self, BufRead, Read};

use serde::{Deserialize, Serialize};

/// How a text is compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Packing {
    /// With zstd.
    Zstd,
    /// With gzip.
    Gzip,
    /// With bzip2.
    Bzip2,
}

impl Packing {
    /// Told by the first bytes; none of a plain text.
    #[must_use]
    pub fn of(first: &[u8]) -> Option<Self> {
        match first {
            [0x28, 0xb5, 0x2f, 0xfd, ..] => Some(Packing::Zstd),
            [0x1f, 0x8b, ..] => Some(Packing::Gzip),
            [b'B', b'Z', b'h', b'1'..=b'9', 0x31, 0x41, ..] => Some(Packing::Bzip2),
            _ => None,
        }
    }

    /// The text that is packed so.
    pub(crate) fn unpack<'a>(
        self,
        source: impl BufRead + Send + 'a,
    ) -> io::Result<Box<dyn Read + Send + 'a>> {
        Ok(match self {
            Packing::Zstd => Box::new(zstd::Decoder::with_buffer(source)?),
            Packing::Gzip => Box::new(flate2::bufread::MultiGzDecoder::new(source)),
            Packing::Bzip2 => Box::new(bzip2::bufread::MultiBzDecoder::new(source)),
        })
    }
}

/// Text as it is or compressed, recognised by its first bytes, whatever the name.
///
/// # Errors
///
/// The source fails.
pub fn decompressed<'a>(mut source: impl BufRead + Send + 'a) -> io::Result<Box<dyn Read + Send + 'a>> {
    match Packing::of(source.fill_buf()?) {
        Some(packing) => packing.unpack(source),
        None => Ok(Box::new(source)),
    }
}
