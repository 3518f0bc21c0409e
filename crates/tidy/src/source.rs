//! Reads Rust without a compiler: enough to tell comments and texts from code.

/// A Rust source without its comments, and without what stands in quotation marks or with it.
///
/// What is left out is blank, so that every place stays where it was.
///
/// ```
/// use jadoube_tidy::Source;
///
/// let source = Source::read("f(\"std::fs\", 'x') // env");
/// assert_eq!(source.code, "f(\"       \", ' ')       ");
/// assert_eq!(source.code_and_texts, "f(\"std::fs\", 'x')       ");
/// ```
pub struct Source {
    /// Neither comments nor texts.
    pub code: String,
    /// Texts, no comments.
    pub code_and_texts: String,
}

impl Source {
    /// Takes a source apart.
    pub fn read(text: &str) -> Self {
        let mut source = Self { code: String::new(), code_and_texts: String::new() };
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let (kind, length) = piece(rest, c, source.code.chars().next_back());
            let (piece, after) = rest.split_at(length);
            source.push(kind, piece);
            rest = after;
        }
        source
    }

    /// The same without what is compiled for tests alone.
    ///
    /// ```
    /// use jadoube_tidy::Source;
    ///
    /// let source = Source::read("fn a() {}\n#[cfg(test)]\nmod b { fn c() {} }\n#[cfg(test)]\nmod d;\nfn e() {}");
    /// assert_eq!(source.shipped().code.split_whitespace().collect::<Vec<_>>().concat(), "fna(){}fne(){}");
    /// ```
    pub fn shipped(mut self) -> Self {
        while let Some(start) = self.code.find(TEST_ONLY) {
            let end = start + item(&self.code[start..]);
            for text in [&mut self.code, &mut self.code_and_texts] {
                let blanked = blank(&text[start..end]);
                text.replace_range(start..end, &blanked);
            }
        }
        self
    }

    /// The modules that stand in files of their own and are compiled for tests alone.
    ///
    /// ```
    /// use jadoube_tidy::Source;
    ///
    /// let source = Source::read("mod a;\n#[cfg(test)]\nmod b;\n#[cfg(test)]\nmod tests { }");
    /// assert_eq!(source.test_modules(), ["b"]);
    /// ```
    pub fn test_modules(&self) -> Vec<&str> {
        let after = self.code.split(TEST_ONLY).skip(1).map(str::trim_start);
        let names = after.filter_map(|item| Some(item.strip_prefix("mod ")?.split_once(';')?.0));
        names.filter(|name| name.chars().all(is_of_word)).collect()
    }

    fn push(&mut self, kind: Kind, piece: &str) {
        let blanked = blank(piece);
        match kind {
            Kind::Code => self.code.push_str(piece),
            Kind::Comment => self.code.push_str(&blanked),
            Kind::Text => self.code.push_str(&blank_between_marks(piece)),
        }
        self.code_and_texts.push_str(if kind == Kind::Comment { &blanked } else { piece });
    }
}

const TEST_ONLY: &str = "#[cfg(test)]";

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    Text,
}

/// Blanks of the same length, in the same lines.
fn blank(piece: &str) -> String {
    piece.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect()
}

/// What the next piece of source is, and how long.
fn piece(rest: &str, c: char, before: Option<char>) -> (Kind, usize) {
    if rest.starts_with("//") {
        return (Kind::Comment, rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return (Kind::Comment, block_comment(rest));
    }
    let in_word = before.is_some_and(is_of_word);
    let text = match c {
        'r' | 'b' if !in_word => raw_string(rest),
        '"' => Some(quoted(rest)),
        '\'' => character(rest),
        _ => None,
    };
    text.map_or((Kind::Code, c.len_utf8()), |length| (Kind::Text, length))
}

/// A text that says nothing, within its marks.
fn blank_between_marks(piece: &str) -> String {
    let is_mark = |c: char| c == '"' || c == '\'';
    let mut blanked = blank(piece);
    for place in [piece.find(is_mark), piece.rfind(is_mark)].into_iter().flatten() {
        blanked.replace_range(place..=place, &piece[place..=place]);
    }
    blanked
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The length of an item, from its attribute to its closing brace or semicolon.
fn item(code: &str) -> usize {
    let mut depth = 0_i32;
    for (place, c) in code.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        // A `use` with braces goes on to its semicolon.
        if depth == 0 && (c == ';' || c == '}' && !code[place + 1..].starts_with(';')) {
            return place + 1;
        }
    }
    code.len()
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
    code.match_indices(word).any(|(place, _)| {
        let before = code[..place].chars().next_back();
        let after = code[place + word.len()..].chars().next();
        !before.is_some_and(is_of_word) && !after.is_some_and(is_of_word)
    })
}

#[cfg(test)]
mod tests {
    use super::Source;

    /// Blanks are shown as dots.
    #[test]
    fn only_code_is_left() {
        let cases = [
            ("//! docs\nfn f() {}", "........\nfn.f().{}"),
            ("a /* b\n /* c */ */ d", "a.....\n............d"),
            ("let s = r#\"a \" // b\"#; c", "let.s.=...\"........\".;.c"),
            ("let s = br\"a\"; c", "let.s.=...\".\";.c"),
            ("let s = \"a\nb\"; c", "let.s.=.\".\n.\";.c"),
            (r"let c = '\''; d", "let.c.=.'..';.d"),
            (r"let c = '\u{1F}'; d", "let.c.=.'......';.d"),
            (r#"let s = "a\\"; d // e"#, "let.s.=.\"...\";.d....."),
            ("fn f<'a>(x: &'a str) {}", "fn.f<'a>(x:.&'a.str).{}"),
            ("car\"x\"", "car\".\""),
            ("r#type", "r#type"),
            ("'♞' '/' x", "'...'.'.'.x"),
            ("a / b /* ♞", "a./.b......."),
            ("b'\"' c", "b'.'.c"),
        ];
        for (source, code) in cases {
            assert_eq!(Source::read(source).code.replace(' ', "."), code, "{source}");
        }
    }

    #[test]
    fn what_is_for_tests_alone_is_not_shipped() {
        let cases = [
            ("#[cfg(test)] mod a { fn b() { \"}\"; } } fn c() {}", "fn c() {}"),
            ("#[cfg(test)]\nuse a::{b, c};\nfn d() {}", "fn d() {}"),
            ("#[cfg(test)]\nconst A: [u8; 2] = [0; 2];\nfn b() {}", "fn b() {}"),
            ("fn a() {} // #[cfg(test)]", "fn a() {}"),
        ];
        for (source, shipped) in cases {
            assert_eq!(Source::read(source).shipped().code.trim(), shipped, "{source}");
        }
    }
}
