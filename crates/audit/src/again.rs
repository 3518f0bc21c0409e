//! Where a position may stand again, told by the occupied squares alone: most games have no such place, and their positions
//! need not be worked out.

use board::{Bitboard, Move};

use crate::stood::Stood;

/// A place where as many squares of each side are occupied as before, and the same ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Again {
    pub ply: u32,
    /// How often it is so up to here, this ply included, since the last capture or move of a Pawn.
    pub times: u32,
}

/// The shortest way back to a position: each side goes somewhere and returns.
const SHORTEST: u32 = 4;

/// Every place where a position may stand for so many times, or more. `stood` has the start and the position after each move.
/// `in_turn`: the sides certainly move in turn, and none misses its move.
pub(crate) fn again(moves: &[Move], stood: &[Stood], times: u32, in_turn: bool) -> Vec<Again> {
    let (mut again, mut keys) = (Vec::new(), Vec::new());
    let shortest = (SHORTEST * times.saturating_sub(1)) as usize;
    // From one capture to the next, the last ones first: most lie too near for a position to stand so often between them.
    let mut end = stood.len();
    while let Some(last) = end.checked_sub(1) {
        let first = last.saturating_sub(stood[last].quiet as usize);
        if last - first >= shortest && (!in_turn || both_go_back(&moves[first..last], times)) {
            note_keys(&moves[first..last], &mut keys);
            note_again(&keys, first as u32, times, &mut again);
        }
        end = first;
    }
    again.sort_unstable_by_key(|again| again.ply);
    again
}

/// Whether both sides go so often to a square that one of their own men has left among these moves as they must before a
/// position stands for so many times: each time it stands again, somebody has come back to where the first man left. Who
/// castles comes back to nothing.
fn both_go_back(moves: &[Move], times: u32) -> bool {
    let (mut left, mut back) = ([Bitboard::EMPTY; 2], [0; 2]);
    for pair in moves.chunks(2) {
        for ((m, left), back) in pair.iter().zip(&mut left).zip(&mut back) {
            *back += u32::from(left.contains(m.to()));
            *left = left.with(m.from());
            if let Some((rook, _)) = m.rook() {
                *left = left.with(rook);
            }
        }
    }
    back.into_iter().all(|back| back + 1 >= times)
}

/// The same among these positions, of which the first stands after so many moves.
fn note_again(keys: &[u64], first: u32, times: u32, again: &mut Vec<Again>) {
    let mut seen = Seen::default();
    for (at, &key) in keys.iter().enumerate() {
        if seen.may_have(key) {
            let before = keys[..at].iter().filter(|&&it| it == key).count() as u32;
            if before + 1 >= times {
                again.push(Again { ply: first + at as u32, times: before + 1 });
            }
        }
        seen.add(key);
    }
}

/// For a position and the one after each of these moves what differs from it: the squares of the mover and of the other side,
/// and whose move it is. There are no captures among them, since nothing before one recurs.
fn note_keys(moves: &[Move], keys: &mut Vec<u64>) {
    let (mut now, mut to_move) = ([0; 2], 0);
    let key =
        |now: &[u64; 2], to_move: usize| now[0] ^ now[1].wrapping_mul(FACTOR) ^ (to_move as u64 * FACTOR);
    keys.clear();
    keys.push(key(&now, to_move));
    for m in moves {
        let mut changed = Bitboard::of(m.from()).0 ^ Bitboard::of(m.to()).0;
        if let Some((from, to)) = m.rook() {
            changed ^= Bitboard::of(from).0 ^ Bitboard::of(to).0;
        }
        now[to_move] ^= changed;
        to_move = 1 - to_move;
        keys.push(key(&now, to_move));
    }
}

/// An odd number without a pattern.
const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

/// Keys that were seen, as bits: a key that was seen is there, and another one hardly ever is.
#[derive(Default)]
struct Seen([u64; 8]);

impl Seen {
    /// The word and the bit.
    fn place(key: u64) -> (usize, u64) {
        let mixed = key.wrapping_mul(FACTOR);
        ((mixed >> 61) as usize, 1 << (mixed >> 55 & 63))
    }

    fn may_have(&self, key: u64) -> bool {
        let (word, bit) = Self::place(key);
        self.0[word] & bit != 0
    }

    fn add(&mut self, key: u64) {
        let (word, bit) = Self::place(key);
        self.0[word] |= bit;
    }
}

#[cfg(test)]
mod tests {
    use board::Position;
    use records::san;

    use super::{Again, Stood, again};

    fn places_of(times: u32, start: &Position, text: &str) -> Vec<(u32, u32)> {
        let (mut now, mut moves, mut stood) = (*start, Vec::new(), vec![Stood::new(0, start.halfmoves())]);
        for word in text.split_whitespace() {
            let m = san::read(&now, word).expect(word);
            now = now.play(m);
            moves.push(m);
            stood.push(Stood::new(0, now.halfmoves()));
        }
        [false, true]
            .map(|in_turn| again(&moves, &stood, times, in_turn))
            .into_iter()
            .reduce(|all, some| {
                assert_eq!(all, some, "{text}");
                all
            })
            .into_iter()
            .flatten()
            .map(|Again { ply, times }| (ply, times))
            .collect()
    }

    fn places(start: &Position, text: &str) -> Vec<(u32, u32)> {
        places_of(2, start, text)
    }

    #[test]
    fn there_and_back() {
        let start = Position::default();
        let once = "Nf3 Nf6 Ng1 Ng8";
        assert_eq!(places(&start, once), [(4, 2)]);
        assert_eq!(places(&start, &format!("{once} e4 e5 {once}")), [(4, 2), (10, 2)]);
        assert_eq!(places(&start, &format!("{once} {once}")), [(4, 2), (5, 2), (6, 2), (7, 2), (8, 3)]);
        assert_eq!(places(&start, "Nf3 Nf6 Nd4 Ng8 Nb3 Nf6 Nd4"), [(7, 2)]);
        assert_eq!(places(&start, "e4 e5 Nf3 Nf6 Ng1"), []);
        for (times, expected) in [(3, vec![(8, 3)]), (4, vec![])] {
            assert_eq!(places_of(times, &start, &format!("{once} {once} e4 e5 {once}")), expected);
        }
        assert_eq!(places_of(3, &start, &format!("e4 e5 {once} {once} d4")), [(10, 3)]);
    }

    #[test]
    fn castling_and_the_way_back() {
        let start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse::<board::Setup>().expect("a FEN");
        let start = start.position().expect("a position");
        // Castling, and then King and Rook go back, one after the other: the rights are gone, the squares are the same.
        let text = "O-O Kd7 Rf4 Ke7 Kf2 Kd7 Ke1 Ke7 Rh4 Kd7 Rh1 Ke8";
        assert_eq!(places(&start, text), [(12, 2)]);
    }
}
