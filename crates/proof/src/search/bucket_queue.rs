//! Numbers of positions in order of their cost.

/// The highest cost that is told apart from others.
pub(crate) const HIGHEST_COST: u32 = 127;

/// Positions waiting to be expanded, cheapest first; of equal cost the newest first.
#[derive(Default)]
pub(crate) struct BucketQueue {
    buckets: Vec<Vec<u32>>,
    cheapest: usize,
}

impl BucketQueue {
    pub(crate) fn push(&mut self, cost: u32, number: u32) {
        let cost = (cost as usize).min(HIGHEST_COST as usize);
        self.cheapest = self.cheapest.min(cost);
        if self.buckets.len() <= cost {
            self.buckets.resize(cost + 1, Vec::new());
        }
        self.buckets[cost].push(number);
    }

    pub(crate) fn pop(&mut self) -> Option<u32> {
        while self.cheapest < self.buckets.len() {
            if let Some(number) = self.buckets[self.cheapest].pop() {
                return Some(number);
            }
            self.cheapest += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cheapest_comes_first_and_of_equal_ones_the_newest() {
        let mut queue = BucketQueue::default();
        for (cost, number) in [(3, 0), (1, 1), (1, 2), (1000, 3)] {
            queue.push(cost, number);
        }
        assert_eq!(queue.pop(), Some(2));
        queue.push(0, 4);
        assert_eq!(std::iter::from_fn(|| queue.pop()).collect::<Vec<_>>(), [4, 1, 0, 3]);
    }
}
