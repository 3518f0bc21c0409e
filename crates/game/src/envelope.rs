//! What stands on the envelope of a sealed move.

use std::fmt;

use sha2::{Digest, Sha256};

/// 256 bits drawn by lot, without which the few records that a position allows could be tried one by one.
///
/// Who draws them is outside of this crate; they come in with the act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bits(pub [u8; 32]);

/// The SHA-256 of a record, a blank and its [`Bits`] in 64 hexadecimal digits, so that anybody can make it again.
///
/// ```
/// use jadoube_game::envelope::{Bits, EnvelopeHash};
///
/// let hash = EnvelopeHash::over("Nf3", &Bits([0; 32]));
/// assert!(hash.to_string().starts_with("fe9504ee"));
/// assert_ne!(hash, EnvelopeHash::over("Nf3", &Bits([1; 32])));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EnvelopeHash(pub [u8; 32]);

impl EnvelopeHash {
    /// The hash of a record as it was written.
    pub fn over(record: &str, bits: &Bits) -> EnvelopeHash {
        EnvelopeHash(Sha256::digest(format!("{record} {bits}")).into())
    }
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hexadecimal(&self.0, f)
    }
}

impl fmt::Display for EnvelopeHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hexadecimal(&self.0, f)
    }
}

pub(crate) fn hexadecimal(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}
