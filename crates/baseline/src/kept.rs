//! The files of digests: a line for each block, a column for each kind.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::notes::{Digests, Kind};

/// The digests of a code, by the names of their blocks.
pub type Kept = BTreeMap<String, Digests>;

/// A block that differs, and in what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The block.
    pub block: String,
    /// What differs; empty where nothing was kept of this block.
    pub kinds: Vec<Kind>,
}

/// Where the digests of a code are kept.
#[must_use]
pub fn path(code: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("digests").join(format!("{code}.txt"))
}

/// Reads what was kept of a code.
///
/// # Errors
///
/// The file and line that cannot be read, and why.
pub fn read(code: &str) -> Result<Kept, String> {
    let path = path(code);
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let read = |(at, line): (usize, &str)| {
        line_of(line).ok_or_else(|| {
            let columns = Kind::ALL.len();
            format!(
                "{}:{}: expected a block and {columns} digests of 16 digits, found `{line}`",
                path.display(),
                at + 1
            )
        })
    };
    lines.map(read).collect()
}

fn line_of(line: &str) -> Option<(String, Digests)> {
    let mut words = line.split(' ');
    let block = words.next()?.to_owned();
    let digests: Option<Vec<u64>> = words.map(|word| u64::from_str_radix(word, 16).ok()).collect();
    Some((block, digests?.try_into().ok()?))
}

/// Writes what is to be kept of a code, in the order given.
///
/// # Errors
///
/// Why the file cannot be written.
pub fn write(code: &str, kept: &[(String, Digests)]) -> Result<(), String> {
    let path = path(code);
    std::fs::write(&path, text(code, kept)).map_err(|error| format!("{}: {error}", path.display()))
}

fn text(code: &str, kept: &[(String, Digests)]) -> String {
    let kinds = Kind::ALL.map(Kind::name).join(" ");
    let mut text = format!("# {code}: block {kinds}\n");
    for (block, digests) in kept {
        let digests = digests.map(|digest| format!("{digest:016x}")).join(" ");
        text += &format!("{block} {digests}\n");
    }
    text
}

/// What differs of one block.
#[must_use]
pub fn compare(kept: &Kept, block: &str, found: &Digests, kinds: &[Kind]) -> Option<Difference> {
    let Some(before) = kept.get(block) else {
        return Some(Difference { block: block.to_owned(), kinds: Vec::new() });
    };
    let differs = |kind: &Kind| before[*kind as usize] != found[*kind as usize];
    let kinds: Vec<Kind> = kinds.iter().copied().filter(differs).collect();
    (!kinds.is_empty()).then(|| Difference { block: block.to_owned(), kinds })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let kept = [("cases/end.acts".to_owned(), [1, 2, 3, 4, u64::MAX])];
        let text = text("fide-2023", &kept);
        assert_eq!(line_of(text.lines().nth(1).expect("a line")), Some(kept[0].clone()));
        assert_eq!(line_of("cases/end.acts 1 2 3"), None);
    }

    #[test]
    fn a_difference_has_its_kinds() {
        let kept = Kept::from([("random/0-9".to_owned(), [1, 2, 3, 4, 5])]);
        let found = [1, 0, 3, 0, 5];
        let difference = |kinds: &[Kind]| compare(&kept, "random/0-9", &found, kinds).map(|one| one.kinds);
        assert_eq!(difference(&Kind::ALL), Some(vec![Kind::Words, Kind::Seals]));
        assert_eq!(difference(&[Kind::Rulings]), None);
        assert_eq!(compare(&kept, "random/10-99", &found, &Kind::ALL).map(|one| one.kinds), Some(vec![]));
    }
}
