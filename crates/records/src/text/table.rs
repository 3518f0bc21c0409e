//! Tables in which each word stands beside its value, used for reading and for writing alike.

/// The value beside a word, whatever the word's case.
pub(crate) fn look_up<T: Copy>(table: &[(&str, T)], word: &str) -> Option<T> {
    table.iter().find(|(known, _)| known.eq_ignore_ascii_case(word)).map(|(_, value)| *value)
}

/// The word beside a value; empty where the table lacks it.
pub(crate) fn word_for<T: PartialEq>(table: &[(&'static str, T)], value: &T) -> &'static str {
    let word = table.iter().find(|(_, known)| known == value).map(|(word, _)| *word);
    // What is written is stored: a value without a word is a mistake that every test is to show.
    debug_assert!(word.is_some(), "a value has no word in its table");
    word.unwrap_or_default()
}

/// The words of a table.
pub(crate) fn words_of<T>(table: &[(&'static str, T)]) -> impl Iterator<Item = &'static str> {
    table.iter().map(|(word, _)| *word)
}
