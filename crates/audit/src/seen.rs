//! Positions from which a side was seen to mate after random moves. Many games end where others have ended, and what was seen there
//! holds for them too.

use std::sync::{Mutex, PoisonError};

use board::{Kind, Side, Track};

/// How many positions are kept: as many as a processor's second cache holds. One that finds its place taken takes it.
const PLACES: usize = 1 << 15;

/// What stands where, in four words; whose move it is, and who was seen to mate, in the fifth. Rights to castle and to capture in
/// passing are left out: what is seen without a plan makes no use of them, and neither parries a check by a Queen or a Rook.
type Entry = [u64; 5];

/// Where in the last word White has his bit, and Black the next.
const MATES: u32 = 1;

/// Positions from which a side was seen to mate.
#[derive(Default)]
pub(crate) struct Seen {
    /// Empty until the first position is kept.
    entries: Mutex<Vec<Entry>>,
}

impl std::fmt::Debug for Seen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seen").finish_non_exhaustive()
    }
}

const fn bit(side: Side) -> u64 {
    1 << (MATES + side.index() as u32)
}

/// The words of a position, as long as nobody was seen to mate: each square has the number of what stands there in three bits.
fn words(track: &Track) -> Entry {
    let [pawns, knights, bishops, rooks, queens, kings] =
        Kind::ALL.map(|kind| (track.men(Side::White, kind) | track.men(Side::Black, kind)).0);
    let white = track.side(Side::White).0;
    [
        pawns | bishops | queens,
        knights | bishops | kings,
        rooks | queens | kings,
        white,
        track.turn().index() as u64,
    ]
}

/// The place of a position.
fn place(words: &Entry) -> usize {
    // Odd numbers without a pattern.
    const FACTORS: Entry = [
        0x9E37_79B9_7F4A_7C15,
        0xC2B2_AE3D_27D4_EB4F,
        0x1656_67B1_9E37_79F9,
        0x27D4_EB2F_1656_67C5,
        0x85EB_CA77_C2B2_AE63,
    ];
    let mix = |mixed: u64, (word, factor): (&u64, u64)| (mixed ^ word).wrapping_mul(factor).rotate_left(29);
    let mixed = words.iter().zip(FACTORS).fold(0, mix);
    (mixed.wrapping_mul(FACTORS[0]) >> (u64::BITS - PLACES.trailing_zeros())) as usize
}

impl Seen {
    /// Whether this side was seen to mate from here, by side.
    pub fn mates(&self, track: &Track) -> [bool; 2] {
        let words = words(track);
        let entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(entry) = entries.get(place(&words)) else { return [false; 2] };
        let same = entry[..4] == words[..4] && entry[4] & !(bit(Side::White) | bit(Side::Black)) == words[4];
        Side::ALL.map(|side| same && entry[4] & bit(side) != 0)
    }

    /// Keeps that this side was seen to mate from here.
    pub fn keep(&self, track: &Track, side: Side) {
        let words = words(track);
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if entries.is_empty() {
            *entries = vec![[0; 5]; PLACES];
        }
        let mut entry = words;
        entry[4] |= bit(side);
        entries[place(&words)] = entry;
    }
}

#[cfg(test)]
mod tests {
    use board::{Bitboard, Kind, Position, Side, Square, Track};

    use super::Seen;

    #[test]
    fn what_was_seen_is_known_of_that_position_alone() {
        let start = Track::of(&Position::default()).expect("the usual array");
        let mut other = start;
        other.play_only(Kind::Pawn, Bitboard::ALL, Square::E4, None).expect("a move");
        let seen = Seen::default();
        assert_eq!(seen.mates(&start), [false; 2]);
        seen.keep(&start, Side::White);
        assert_eq!((seen.mates(&start), seen.mates(&other)), ([true, false], [false; 2]));
        seen.keep(&other, Side::Black);
        assert_eq!((seen.mates(&start), seen.mates(&other)), ([true, false], [false, true]));
    }
}
