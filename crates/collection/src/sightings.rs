//! Games that stand in a collection twice, found by their moves.
//!
//! 1. Every game is [seen](Sightings::see): sixteen bytes are kept of it, and of a short one as many for the words of the names.
//! 2. Games whose bytes agree are candidates: [`Sightings::groups`]. With [`Sightings::beginnings_of`] a game is a candidate too
//!    where it is the beginning of another.
//! 3. [`sorted_out`] looks at the candidates themselves, so that no two games are called the same because of a checksum.
//!
//! Many games have the same few moves and are not the same. So a game shorter than a number of plies is only compared with
//! games of the same players, and so is a game with those of which it may be the beginning.

use std::collections::HashMap;

use records::pgn::Outcome;

use crate::block::{Block, Row};
use crate::facts::{Facts, Field, Start};
use crate::names::{agree, given_agree, key, words};

/// Games of this many plies are the same if their moves are, whatever the tags say.
pub const LONG: u32 = 40;

/// What was seen of the games so far.
#[derive(Clone, Debug, Default)]
pub struct Sightings {
    /// A number for the moves of each game, and the game. Those of short games include their players.
    whole: Vec<(u64, u64)>,
    /// A number for the moves and the players of each long game.
    beginnings: Vec<(u64, u64)>,
    /// Pairs of games of which one may be the beginning of the other.
    pairs: Vec<(u64, u64)>,
}

/// Mixes the next byte in.
#[inline]
fn mix(state: u64, byte: u8) -> u64 {
    (state ^ u64::from(byte)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
}

fn mix_all(state: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(state, |state, byte| mix(state, *byte))
}

/// Spreads a number over all its bits, together with another.
fn spread(state: u64, with: u64) -> u64 {
    let mut bits = state ^ with.rotate_left(32);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

/// A number for the start of a game.
fn begun(block: &Block, row: &Row) -> Option<u64> {
    match block.start(row) {
        Start::Usual => Some(1),
        Start::Fen { fen, chess960 } => Some(mix(mix_all(2, fen.as_bytes()), chess960.into())),
        Start::Unknown => None,
    }
}

/// A number for the players; none where one is not known.
fn people(block: &Block, row: &Row) -> Option<u64> {
    let names = [Field::White, Field::Black].map(|field| key(block.field(row, field)));
    let [Some(white), Some(black)] = names else { return None };
    Some(mix_all(3, format!("{white}\n{black}").as_bytes()))
}

/// Another number for the players, by all words of their names in whatever order; none where one of them has a single word.
fn people_by_words(block: &Block, row: &Row) -> Option<u64> {
    let [white, black] = [Field::White, Field::Black].map(|field| words(block.field(row, field)));
    let told = white.len() > 1 && black.len() > 1;
    told.then(|| mix_all(4, format!("{}\n{}", white.join(" "), black.join(" ")).as_bytes()))
}

impl Sightings {
    /// Sees a game; `id` is a number of its own. Games without moves, and those with a move that cannot be read, are left out.
    pub fn see(&mut self, id: u64, block: &Block, row: &Row) {
        let Some(start) = begun(block, row).filter(|_| row.plies > 0 && row.is_whole()) else { return };
        let moves = mix_all(start, block.moves(row));
        if row.plies >= LONG {
            self.whole.push((spread(moves, 0), id));
        } else if let Some(people) = people(block, row) {
            let by_words = people_by_words(block, row);
            let numbers = [Some(people), by_words].into_iter().flatten();
            self.whole.extend(numbers.map(|people| (spread(moves, people), id)));
        }
    }

    /// Keeps what is needed to know a long game as the beginning of another.
    pub fn see_as_beginning(&mut self, id: u64, block: &Block, row: &Row) {
        let Some(start) = begun(block, row).filter(|_| row.plies >= LONG && row.is_whole()) else { return };
        if let Some(people) = people(block, row) {
            self.beginnings.push((spread(mix_all(start, block.moves(row)), people), id));
        }
    }

    /// Takes over what was seen elsewhere.
    pub fn append(&mut self, mut other: Sightings) {
        self.whole.append(&mut other.whole);
        self.beginnings.append(&mut other.beginnings);
        self.pairs.append(&mut other.pairs);
    }

    /// Makes ready for [`Sightings::beginnings_of`], when every game has been seen.
    pub fn settle(&mut self) {
        self.beginnings.sort_unstable();
    }

    /// Pairs of this game and each that may be its beginning, for [`Sightings::add_pairs`].
    #[must_use]
    pub fn beginnings_of(&self, id: u64, block: &Block, row: &Row) -> Vec<(u64, u64)> {
        let start = begun(block, row).filter(|_| row.plies > LONG && row.is_whole());
        let (Some(mut state), Some(people)) = (start, people(block, row)) else { return Vec::new() };
        let (moves, mut pairs) = (block.moves(row), Vec::new());
        for (length, byte) in (1..).zip(&moves[..moves.len().saturating_sub(1)]) {
            state = mix(state, *byte);
            if length >= LONG {
                let number = spread(state, people);
                let from = self.beginnings.partition_point(|(known, _)| *known < number);
                let same = self.beginnings[from..].iter().take_while(|(known, _)| *known == number);
                pairs.extend(same.map(|(_, other)| (*other, id)));
            }
        }
        pairs
    }

    /// Adds pairs of candidates.
    pub fn add_pairs(&mut self, pairs: Vec<(u64, u64)>) {
        self.pairs.extend(pairs);
    }

    /// The candidates: for each game that may be the same as another, the number of its group.
    #[must_use]
    pub fn groups(mut self) -> HashMap<u64, u64> {
        self.whole.sort_unstable();
        let same = self.whole.windows(2).filter(|pair| pair[0].0 == pair[1].0);
        let pairs: Vec<(u64, u64)> = same.map(|pair| (pair[0].1, pair[1].1)).chain(self.pairs).collect();
        let mut heads: HashMap<u64, u64> = HashMap::new();
        for (one, other) in pairs {
            let (one, other) = (head(&mut heads, one), head(&mut heads, other));
            // The first game of a group is its number.
            heads.insert(one.max(other), one.min(other));
        }
        let ids: Vec<u64> = heads.keys().copied().collect();
        ids.into_iter().map(|id| (id, head(&mut heads, id))).collect()
    }
}

/// The head of the group in which a game is.
fn head(heads: &mut HashMap<u64, u64>, id: u64) -> u64 {
    let mut at = id;
    while let Some(next) = heads.get(&at).copied().filter(|next| *next != at) {
        at = next;
    }
    heads.insert(id, at);
    heads.insert(at, at);
    at
}

/// Whether two games are the same: the same moves, or with `prefix` one the beginning of the other, and nothing that speaks
/// against it.
#[must_use]
pub fn are_same(one: &Facts, other: &Facts, prefix: bool) -> bool {
    let (short, long) = if one.plies <= other.plies { (one, other) } else { (other, one) };
    if short.start != long.start || !short.whole || !long.whole || short.plies == 0 {
        return false;
    }
    let equal = short.moves == long.moves;
    let begins = prefix && short.plies >= LONG && long.moves.starts_with(&short.moves);
    let people = [Field::White, Field::Black].map(|field| agree(one.field(field), other.field(field)));
    let given = [Field::White, Field::Black].map(|field| given_agree(one.field(field), other.field(field)));
    if equal && short.plies >= LONG {
        // One tag may be wrong. Where two are, it is another game, or a fault that nobody should lose a game by.
        let players = people.into_iter().zip(given).map(|(surname, given)| surname != Some(false) && given);
        let date = dates_agree(one.field(Field::Date), other.field(Field::Date));
        let result = results_agree(one.result, other.result);
        return players.chain([date, result]).filter(|agrees| !agrees).count() < 2;
    }
    // A game that breaks off where another goes on need not have its result.
    let moves = if equal { results_agree(one.result, other.result) } else { begins };
    moves
        && people == [Some(true), Some(true)]
        && given == [true, true]
        && dates_agree(one.field(Field::Date), other.field(Field::Date))
}

/// Whether two dates may mean the same day: no part that both know is different.
pub(crate) fn dates_agree(one: &str, other: &str) -> bool {
    let known = |part: &str| part.parse::<u16>().ok().filter(|&number| number > 0);
    let parts = one.split('.').zip(other.split('.'));
    parts.into_iter().all(|(one, other)| known(one).zip(known(other)).is_none_or(|(one, other)| one == other))
}

/// Whether two results may be of one game: one of them is not known, or they are equal.
pub(crate) fn results_agree(one: Option<Outcome>, other: Option<Outcome>) -> bool {
    let known = |result: Option<Outcome>| result.filter(|result| *result != Outcome::Unknown);
    known(one).zip(known(other)).is_none_or(|(one, other)| one == other)
}

/// Sorts candidates into groups of games that are the same, each with two at least.
#[must_use]
pub fn sorted_out<T>(candidates: Vec<T>, prefix: bool, facts: impl Fn(&T) -> &Facts) -> Vec<Vec<T>> {
    let mut groups: Vec<Vec<T>> = Vec::new();
    for candidate in candidates {
        let fits = |group: &&mut Vec<T>| {
            group.iter().all(|member| are_same(facts(member), facts(&candidate), prefix))
        };
        match groups.iter_mut().find(fits) {
            Some(group) => group.push(candidate),
            None => groups.push(vec![candidate]),
        }
    }
    groups.retain(|group| group.len() > 1);
    groups
}
