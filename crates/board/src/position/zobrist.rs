//! Zobrist keys: one random word for each feature of a position, all combined by exclusive or.

use crate::vocabulary::boards::Standing;
use crate::{CastlingRights, Kind, Side, Square};

/// Vigna's SplitMix64: a fixed series of well distributed words.
const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

struct Words {
    /// By side, [`Standing`] and square; zeros where nothing stands.
    men: [[[u64; 64]; 8]; 2],
    /// By side and the byte of a Rook in [`CastlingRights`]; zero for a right that is lost.
    rooks: [[u64; 128]; 2],
    files: [u64; 8],
    black: u64,
}

const fn words() -> Words {
    let mut state = 0x6A61_646F_7562_6521;
    let mut words = Words { men: [[[0; 64]; 8]; 2], rooks: [[0; 128]; 2], files: [0; 8], black: 0 };
    let mut side = 0;
    while side < 2 {
        let mut square = 0;
        while square < 64 {
            let mut kind = 0;
            while kind < 6 {
                words.men[side][Standing::of(Kind::ALL[kind]).number()][square] = next(&mut state);
                kind += 1;
            }
            words.rooks[side][square] = next(&mut state);
            square += 1;
        }
        side += 1;
    }
    let mut file = 0;
    while file < 8 {
        words.files[file] = next(&mut state);
        file += 1;
    }
    words.black = next(&mut state);
    words
}

static WORDS: Words = words();

/// The word for what stands on a square; zero for nothing.
#[inline(always)]
pub(crate) fn standing(side: Side, standing: Standing, square: Square) -> u64 {
    WORDS.men[side.index()][standing.number()][square.index()]
}

/// The word for a piece on a square.
#[inline]
pub(crate) fn man(side: Side, kind: Kind, square: Square) -> u64 {
    standing(side, Standing::of(kind), square)
}

/// The word for Black to move.
#[inline]
pub(crate) fn black() -> u64 {
    WORDS.black
}

/// The word for a legal capture en passant on the file of this square; zero for `None`.
#[inline]
pub(crate) fn en_passant(square: Option<Square>) -> u64 {
    square.map_or(0, |square| WORDS.files[usize::from(square.file())])
}

/// The word for the men that may still leap, by the bits of the set; zero for none.
pub(crate) fn unmoved(bits: u16) -> u64 {
    let mut state = u64::from(bits) << 32;
    if bits == 0 { 0 } else { next(&mut state) }
}

/// The words for the castling rights.
#[inline]
pub(crate) fn castling(rights: CastlingRights) -> u64 {
    let [white_king, white_queen, black_king, black_queen] =
        rights.bytes().map(|rook| usize::from(rook & 127));
    let [white, black] = &WORDS.rooks;
    white[white_king] ^ white[white_queen] ^ black[black_king] ^ black[black_queen]
}

/// What a loss of rights changes in the key.
#[inline]
pub(crate) fn castling_change(before: CastlingRights, after: CastlingRights) -> u64 {
    if before == after { 0 } else { castling(before) ^ castling(after) }
}
