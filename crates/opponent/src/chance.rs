//! Chance that can be repeated: the same seed and the same place in a game give the same numbers.

/// Numbers from a seed, by SplitMix64 (Steele, Lea and Flood, 2014).
pub(crate) struct Chance(u64);

impl Chance {
    /// The numbers at one place of a game.
    pub(crate) fn at(seed: u64, place: usize) -> Chance {
        let mut chance = Chance(seed ^ (place as u64).wrapping_mul(0xD1B5_4A32_D192_ED03));
        chance.next();
        chance
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, which is not 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    /// True so often in a hundred times.
    pub(crate) fn percent(&mut self, often: u64) -> bool {
        self.next() % 100 < often
    }
}
