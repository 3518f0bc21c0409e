//! Paragraphs that fit a terminal.

/// The width of a line, in characters.
const WIDTH: usize = 96;

/// Words broken into lines of at most 96 characters: the first line begins with `first`, the others with as many blanks.
pub fn fill(first: &str, text: &str) -> String {
    fill_to(WIDTH, first, text)
}

/// The same with lines of at most so many characters, unless a word is longer.
pub fn fill_to(width: usize, first: &str, text: &str) -> String {
    let margin = " ".repeat(first.chars().count());
    let (mut lines, mut line, mut empty) = (String::new(), first.to_owned(), true);
    for word in text.split_whitespace() {
        if !empty && line.chars().count() + 1 + word.chars().count() > width {
            lines.push_str(&line);
            lines.push('\n');
            (line, empty) = (margin.clone(), true);
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines + &line
}

/// A line of script with the capital letter of a sentence.
pub fn capital(line: &str) -> String {
    let mut letters = line.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{capital, fill};

    #[test]
    fn lines_break_between_words_and_keep_the_margin() {
        let text = fill("  - ", &"twelve bytes ".repeat(16));
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.len() <= 96), "{text}");
        assert!(lines[0].starts_with("  - twelve") && lines[1].starts_with("    twelve"), "{text}");
    }

    #[test]
    fn a_word_that_is_too_long_has_a_line_of_its_own() {
        let long = "x".repeat(200);
        assert_eq!(fill("> ", &format!("a {long} b")), format!("> a\n  {long}\n  b"));
        assert_eq!(fill("> ", ""), "> ");
    }

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!((capital("white plays e2e4"), capital("")), ("White plays e2e4".into(), String::new()));
    }
}
