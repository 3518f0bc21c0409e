//! Squares listed in a sentence.

use std::fmt;

use crate::Bitboard;

/// Squares in a sentence: `a1`, `a1 and b2`, `a1, b2 and c3`.
pub(crate) struct Listed(pub(crate) Bitboard);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.0.iter().len().saturating_sub(1);
        for (i, square) in self.0.iter().enumerate() {
            let before = match i {
                0 => "",
                i if i == last => " and ",
                _ => ", ",
            };
            write!(f, "{before}{square}")?;
        }
        Ok(())
    }
}
