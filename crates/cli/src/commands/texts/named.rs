//! The files of games among those that a command line names.

use std::path::PathBuf;

use collection::index::text_of;

/// The files without the indexes of those that are named too: `dir/*` names both.
pub fn without_indexes(files: &[PathBuf]) -> Vec<PathBuf> {
    let is_games = |file: &&PathBuf| !text_of(file).is_some_and(|text| files.contains(&text));
    files.iter().filter(is_games).cloned().collect()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::without_indexes;

    #[test]
    fn an_index_goes_with_its_file() {
        let files =
            ["a/b.pgn", "a/b.pgn.jadoube-index", "a/b.pgn.jadoube-index.12", "a/c.pgn.jadoube-index", "-"];
        let left = ["a/b.pgn", "a/c.pgn.jadoube-index", "-"];
        assert_eq!(without_indexes(&files.map(PathBuf::from)), left.map(PathBuf::from));
    }
}
