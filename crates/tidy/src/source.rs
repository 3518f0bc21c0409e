//! Reading Rust without a compiler: enough to know what is said from what is done.

/// The source without its comments and without what stands in quotation marks; lines stay where they were.
///
/// ```
/// use jadoube_tidy::code_of;
///
/// assert_eq!(code_of("let a = 1; // std::fs"), "let a = 1; ");
/// assert_eq!(code_of("a /* b\n /* c */ */ d"), "a \n d");
/// assert_eq!(code_of(r#"f("std::fs // \" no", 'x', b'"')"#), r#"f("", ' ', b' ')"#);
/// ```
pub fn code_of(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        let (kept, length) = piece(rest, c, code.chars().next_back());
        code.push_str(&kept);
        rest = &rest[length..];
    }
    code
}

/// What is kept of the next piece of source, and how long the piece is.
fn piece(rest: &str, c: char, before: Option<char>) -> (String, usize) {
    if rest.starts_with("//") {
        return (String::new(), rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return breaks(&rest[..block_comment(rest)]);
    }
    let starts_word = !before.is_some_and(|c| c.is_alphanumeric() || c == '_');
    if let Some(length) = raw_string(rest).filter(|_| starts_word || c == '#') {
        let (lines, _) = breaks(&rest[..length]);
        return (format!("\"{lines}\""), length);
    }
    match c {
        '"' => {
            let length = quoted(rest);
            (format!("\"{}\"", breaks(&rest[..length]).0), length)
        }
        '\'' => character(rest).map_or(("'".to_owned(), 1), |length| ("' '".to_owned(), length)),
        _ => (c.to_string(), c.len_utf8()),
    }
}

/// The line breaks in what is left out.
fn breaks(piece: &str) -> (String, usize) {
    (piece.chars().filter(|c| *c == '\n').collect(), piece.len())
}

/// The length of a comment in which others may stand.
fn block_comment(rest: &str) -> usize {
    let mut depth = 0_usize;
    let mut place = 0;
    while place < rest.len() {
        let here = &rest[place..];
        if here.starts_with("/*") {
            (depth, place) = (depth + 1, place + 2);
        } else if here.starts_with("*/") {
            (depth, place) = (depth - 1, place + 2);
        } else {
            place += here.chars().next().map_or(1, char::len_utf8);
        }
        if depth == 0 {
            break;
        }
    }
    place
}

/// The length of a text in quotation marks.
fn quoted(rest: &str) -> usize {
    let mut escaped = true;
    for (place, c) in rest.char_indices() {
        match c {
            '"' if !escaped => return place + 1,
            '\\' if !escaped => escaped = true,
            _ => escaped = false,
        }
    }
    rest.len()
}

/// The length of a raw text, `r"…"` or `r#"…"#`, where one begins here.
fn raw_string(rest: &str) -> Option<usize> {
    let after = rest.strip_prefix('r').or_else(|| rest.strip_prefix("br"))?;
    let marks = after.len() - after.trim_start_matches('#').len();
    let inside = after[marks..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(marks));
    let length = inside.find(&end).map_or(inside.len(), |place| place + end.len());
    Some(rest.len() - inside.len() + length)
}

/// The length of a character in quotes, unless it is a lifetime.
fn character(rest: &str) -> Option<usize> {
    let inside = &rest[1..];
    if let Some(escape) = inside.strip_prefix('\\') {
        let first = escape.chars().next()?.len_utf8();
        return escape[first..].find('\'').map(|place| 2 + first + place + 1);
    }
    let first = inside.chars().next()?.len_utf8();
    inside[first..].starts_with('\'').then_some(first + 2)
}

/// Whether the word stands in the code, not as a part of a longer one.
///
/// ```
/// use jadoube_tidy::says_word;
///
/// assert!(says_word("unsafe { }", "unsafe"));
/// assert!(!says_word("#![forbid(unsafe_code)]", "unsafe"));
/// ```
pub fn says_word(code: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word).any(|(place, _)| {
        let before = code[..place].chars().next_back();
        let after = code[place + word.len()..].chars().next();
        !before.is_some_and(part) && !after.is_some_and(part)
    })
}

#[cfg(test)]
mod tests {
    use super::code_of;

    #[test]
    fn only_code_is_left() {
        let cases = [
            ("//! docs\nfn f() {}", "\nfn f() {}"),
            ("let s = r#\"a \" // b\"#; c", "let s = \"\"; c"),
            ("let s = br\"a\"; c", "let s = \"\"; c"),
            ("let s = \"a\nb\"; c", "let s = \"\n\"; c"),
            (r"let c = '\''; d", "let c = ' '; d"),
            (r"let c = '\u{1F}'; d", "let c = ' '; d"),
            (r#"let s = "a\\"; d // e"#, "let s = \"\"; d "),
            ("fn f<'a>(x: &'a str) {}", "fn f<'a>(x: &'a str) {}"),
            ("car\"x\"", "car\"\""),
            ("r#type", "r#type"),
            ("'♞' '/' x", "' ' ' ' x"),
            ("a / b /* ♞", "a / b "),
            ("\"never closed", "\"\""),
        ];
        for (source, code) in cases {
            assert_eq!(code_of(source), code, "{source}");
        }
    }
}
