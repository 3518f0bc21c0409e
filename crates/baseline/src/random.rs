//! Chance that is the same on every machine and in every version: SplitMix64.

/// A source of numbers that follow from its seed alone.
///
/// ```
/// use jadoube_baseline::random::Random;
///
/// let mut one = Random::new("bcf-1912 0");
/// let mut other = Random::new("bcf-1912 0");
/// assert_eq!(one.below(1000), other.below(1000));
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The numbers of a seed in words, by FNV-1a.
    #[must_use]
    pub fn new(seed: &str) -> Self {
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Random { state: seed.bytes().fold(0xcbf2_9ce4_8422_2325, hash) }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `limit` - 1; 0 where the limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        // 32 bits are enough for what is chosen from here, and no product of them overflows.
        let high = self.next() >> 32;
        usize::try_from((high * limit as u64) >> 32).unwrap_or(0)
    }

    /// True in so many cases of a hundred.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// One of a list; none of an empty one.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }

    /// One of a list by weight; none of an empty one.
    pub fn weighted<'a, T>(&mut self, list: &'a [(usize, T)]) -> Option<&'a T> {
        let mut left = self.below(list.iter().map(|(weight, _)| weight).sum());
        list.iter().find_map(|(weight, one)| match left.checked_sub(*weight) {
            None => Some(one),
            Some(rest) => {
                left = rest;
                None
            }
        })
    }
}
