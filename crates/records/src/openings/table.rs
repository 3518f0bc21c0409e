//! The table of openings, read once.

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::OnceLock;

use board::Position;

use crate::san;

/// The table: code, name, how many moves are those of the row before, the moves after them.
const TEXT: &str = include_str!("openings.tsv");

/// An opening: a name that the table gives to a position, and the code that goes with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Opening {
    /// The code of the Encyclopaedia of Chess Openings, `A00` to `E99`.
    pub eco: &'static str,
    /// The English name, such as `Ruy Lopez: Berlin Defense`.
    pub name: &'static str,
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.eco, self.name)
    }
}

/// The table as it is asked.
struct Table {
    /// Each opening once, in their order.
    openings: Vec<Opening>,
    /// The named positions, by key, each with the number of its opening.
    positions: HashMap<u64, (Position, u16), BuildHasherDefault<Keys>>,
    /// The fewest men on the board of a named position.
    fewest_men: u32,
}

/// Keys of positions are as good as hashed.
#[derive(Default)]
struct Keys(u64);

impl Hasher for Keys {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| read(TEXT))
}

/// A row of the text: the opening, how many moves are those of the row before, and the moves after them.
fn row(line: &'static str) -> Option<(Opening, usize, &'static str)> {
    let mut columns = line.split('\t');
    let opening = Opening { eco: columns.next()?, name: columns.next()? };
    Some((opening, columns.next()?.parse().ok()?, columns.next()?))
}

fn read(text: &'static str) -> Table {
    let rows: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).filter_map(row).collect();
    let mut openings: Vec<Opening> = rows.iter().map(|(opening, ..)| *opening).collect();
    openings.sort_unstable();
    openings.dedup();
    let mut table = Table { openings, positions: HashMap::default(), fewest_men: 32 };
    // The positions of the row before, from the array on.
    let mut line = vec![Position::default()];
    for (opening, shared, moves) in rows {
        line.truncate(shared + 1);
        for text in moves.split(' ') {
            let before = line[line.len() - 1];
            // A test reads every move of the table.
            let Ok(played) = san::read_bytes(&before, text.as_bytes()) else { break };
            line.push(before.play(played));
        }
        let (reached, number) = (line[line.len() - 1], table.openings.binary_search(&opening));
        let number = u16::try_from(number.unwrap_or_default()).unwrap_or_default();
        table.positions.insert(reached.key(), (reached, number));
        table.fewest_men = table.fewest_men.min(reached.occupied().count());
    }
    table
}

/// Every opening, sorted by code and name.
///
/// ```
/// use jadoube_records::openings;
/// assert_eq!(openings::all().first().unwrap().to_string(), "A00 Amar Opening");
/// assert!(openings::all().len() > 3000);
/// ```
#[must_use]
pub fn all() -> &'static [Opening] {
    &table().openings
}

/// The opening that a position has its name from; none where it has no name.
///
/// ```
/// use jadoube_records::openings;
/// assert_eq!(openings::of(&board::Position::default()), None);
/// ```
#[must_use]
pub fn of(position: &Position) -> Option<&'static Opening> {
    number(position).and_then(numbered)
}

/// The same as the number of the opening in [`all`].
#[must_use]
#[inline]
pub fn number(position: &Position) -> Option<u16> {
    let (named, number) = table().positions.get(&position.key())?;
    named.same_for_repetition(position).then_some(*number)
}

/// The opening with this number in [`all`].
#[must_use]
pub fn numbered(number: u16) -> Option<&'static Opening> {
    table().openings.get(usize::from(number))
}

/// The fewest men of a position that has a name.
pub(super) fn fewest_men() -> u32 {
    table().fewest_men
}

/// A number that is another one when the table is another one: numbers of openings are good for one table only.
#[must_use]
pub fn print() -> u32 {
    // FNV-1a: every byte of the table bears on it.
    TEXT.bytes().fold(0x811c_9dc5, |print, byte| (print ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use board::Position;

    use super::{TEXT, all, number, numbered, row, table};
    use crate::san;

    #[test]
    fn every_row_is_read_and_every_move_is_legal() {
        let lines: Vec<_> = TEXT.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(lines.len(), 3810);
        let mut before: Vec<&str> = Vec::new();
        for line in lines {
            let (opening, shared, moves) = row(line).unwrap_or_else(|| panic!("{line}"));
            before.truncate(shared);
            before.extend(moves.split(' '));
            let mut position = Position::default();
            for text in &before {
                let played = san::read(&position, text).unwrap_or_else(|error| panic!("{line}: {error}"));
                assert_eq!(san::write(&position, played), *text, "{line}");
                position = position.play(played);
            }
            let found = number(&position).and_then(numbered);
            assert_eq!(found, Some(&opening), "{line}");
            let code = opening.eco.as_bytes();
            assert!(matches!(code, [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9']), "{line}");
        }
        assert_eq!(table().positions.len(), 3810, "no position has two names");
        assert!(all().is_sorted() && all().len() < usize::from(u16::MAX));
    }
}
