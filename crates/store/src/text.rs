//! The kinds of text that are stored. Each is checked once, when it is made.

use crate::bad_text::BadText;

/// How many wrong characters an error names; it counts the rest.
const NAMED_CHARACTERS: usize = 8;

/// The rule for a kind of text.
struct Rule {
    what: &'static str,
    may_be_empty: bool,
    max_bytes: usize,
    allowed: &'static str,
    allows: fn(char) -> bool,
}

impl Rule {
    fn check(&self, input: &str) -> Result<(), BadText> {
        let mut reasons = self.size_reasons(input);
        reasons.extend(self.character_reasons(input));
        if reasons.is_empty() { Ok(()) } else { Err(BadText::new(self.what, input, reasons)) }
    }

    fn size_reasons(&self, input: &str) -> Vec<String> {
        match input.len() {
            0 if !self.may_be_empty => vec!["it is empty".to_owned()],
            bytes if bytes > self.max_bytes => {
                vec![format!("it is {bytes} bytes long, but at most {} are allowed", self.max_bytes)]
            }
            _ => Vec::new(),
        }
    }

    fn character_reasons(&self, input: &str) -> Vec<String> {
        let mut wrong = input.char_indices().filter(|&(_, c)| !(self.allows)(c));
        let named = wrong.by_ref().take(NAMED_CHARACTERS);
        let mut reasons: Vec<_> = named
            .map(|(byte, c)| format!("{c:?} at byte {byte}, where only {} are allowed", self.allowed))
            .collect();
        match wrong.count() {
            0 => {}
            more => reasons.push(format!("{more} more such characters")),
        }
        reasons
    }
}

/// Makes a checked kind of text.
macro_rules! text {
    ($(#[$doc:meta])* $name:ident: $rule:expr) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Box<str>);

        impl $name {
            const RULE: Rule = $rule;

            /// The greatest length in bytes of UTF-8.
            pub const MAX_BYTES: usize = Self::RULE.max_bytes;

            /// Takes the text, or reports everything that is wrong with it.
            pub fn new(text: impl Into<Box<str>>) -> Result<Self, BadText> {
                let text = text.into();
                Self::RULE.check(&text)?;
                Ok(Self(text))
            }

            /// The text itself.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl std::str::FromStr for $name {
            type Err = BadText;

            fn from_str(text: &str) -> Result<Self, BadText> {
                Self::new(text)
            }
        }
    };
}

text! {
    /// The name of a game, chosen by its author: 1 to 64 ASCII letters, digits, `-` and `_`.
    ///
    /// ```
    /// use jadoube_store::GameId;
    ///
    /// assert_eq!(GameId::new("7k2m9q")?.as_str(), "7k2m9q");
    /// assert_eq!(
    ///     GameId::new("a/b").unwrap_err().to_string(),
    ///     r#""a/b" is not a game id: '/' at byte 1, where only letters, digits, - and _ are allowed"#,
    /// );
    /// # Ok::<(), jadoube_store::BadText>(())
    /// ```
    GameId: Rule {
        what: "game id",
        may_be_empty: false,
        max_bytes: 64,
        allowed: "letters, digits, - and _",
        allows: |c| c.is_ascii_alphanumeric() || c == '-' || c == '_',
    }
}

text! {
    /// The key by which a repeated append is recognised: 1 to 128 visible ASCII characters.
    ///
    /// ```
    /// use jadoube_store::RequestKey;
    ///
    /// assert!(RequestKey::new("f81d4fae-7dec-11d0").is_ok());
    /// assert!(RequestKey::new("two words").is_err());
    /// ```
    RequestKey: Rule {
        what: "request key",
        may_be_empty: false,
        max_bytes: 128,
        allowed: "visible ASCII characters",
        allows: |c| c.is_ascii_graphic(),
    }
}

text! {
    /// One line, such as an act or a role: 1 to 4,096 bytes of UTF-8 without control characters.
    ///
    /// ```
    /// use jadoube_store::Line;
    ///
    /// assert!(Line::new("white touches g1").is_ok());
    /// assert!(Line::new("white touches g1\nwhite lifts g1").is_err());
    /// ```
    Line: Rule {
        what: "line",
        may_be_empty: false,
        max_bytes: 4096,
        allowed: "characters other than control characters",
        allows: |c| !c.is_control(),
    }
}

text! {
    /// Any text, such as a header or the ruling that ends a game: at most 65,536 bytes of UTF-8 without NUL.
    ///
    /// ```
    /// use jadoube_store::Text;
    ///
    /// assert!(Text::new("code: bcf-1912\ntable: physical\n").is_ok());
    /// assert!(Text::new("code:\0").is_err());
    /// ```
    Text: Rule {
        what: "text",
        may_be_empty: true,
        max_bytes: 65_536,
        allowed: "characters other than NUL",
        allows: |c| c != '\0',
    }
}
