//! Lots that fall the same way for the same seed.

/// SplitMix64, by Steele, Lea and Flood (2014): small, and good enough to choose.
pub struct Lots(u64);

impl Lots {
    pub fn of(seed: u64) -> Lots {
        Lots(seed)
    }

    /// The seeds to try: that of `JADOUBE_SEED`, all from one to another (`JADOUBE_SEED=1-2500`), or these.
    pub fn seeds(usual: impl Iterator<Item = u64>) -> Vec<u64> {
        let Ok(seeds) = std::env::var("JADOUBE_SEED") else { return usual.collect() };
        let number = |text: &str| text.parse().expect("JADOUBE_SEED is a number, or two with a hyphen");
        match seeds.split_once('-') {
            Some((first, last)) => (number(first)..=number(last)).collect(),
            None => vec![number(&seeds)],
        }
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below another.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// Yes, in so many of a hundred cases.
    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() { None } else { Some(&from[self.below(from.len())]) }
    }

    /// A generator of its own for somebody.
    pub fn branch(&mut self) -> Lots {
        Lots(self.next())
    }

    pub fn square(&mut self) -> String {
        format!("{}{}", (b'a' + self.below(8) as u8) as char, 1 + self.below(8))
    }
}
