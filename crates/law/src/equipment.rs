//! The physical board and pieces: measures and materials.
//!
//! Source: the chapter on equipment in the printed text of the laws as of 2014, which gives FIDE's measures, and those
//! of US Chess if they differ.

/// Something that can be measured, in tenths of a millimetre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measured {
    /// The side of a square.
    Square,
    /// The height of the King.
    King,
    /// The diameter of the King's base.
    Base,
}

impl Measured {
    /// All of them.
    pub const ALL: [Measured; 3] = [Measured::Square, Measured::King, Measured::Base];

    /// Its word, as a command line takes it.
    pub fn word(self) -> &'static str {
        match self {
            Measured::Square => "square",
            Measured::King => "king",
            Measured::Base => "base",
        }
    }
}

/// What a standard asks of a measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standard {
    /// Who asks it.
    pub of: &'static str,
    /// What it asks, in words.
    pub says: &'static str,
    /// Of what it asks it.
    pub rule: Asks,
}

/// What a standard asks. Lengths are in tenths of a millimetre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// A length from the one to the other.
    Between(Measured, u32, u32),
    /// A length, in hundredths of another, from the one to the other.
    InHundredths(Measured, Measured, u32, u32),
}

/// The measures.
pub const STANDARDS: &[Standard] = &[
    Standard {
        of: "FIDE",
        says: "A square is 50 to 65 mm wide; 57 mm suits Kings of the height that most players prefer.",
        rule: Asks::Between(Measured::Square, 500, 650),
    },
    Standard {
        of: "FIDE",
        says: "A square is about 1.25 to 1.3 times as wide as the King's base.",
        rule: Asks::InHundredths(Measured::Square, Measured::Base, 125, 130),
    },
    Standard {
        of: "FIDE",
        says: "The King is 85 to 105 mm high. The rules of 2008 say only: about 95 mm.",
        rule: Asks::Between(Measured::King, 850, 1050),
    },
    Standard {
        of: "US Chess",
        says: "The King is 86 to 114 mm high.",
        rule: Asks::Between(Measured::King, 860, 1140),
    },
    Standard {
        of: "most players",
        says: "A King of about 95 to 102 mm is preferred.",
        rule: Asks::Between(Measured::King, 950, 1020),
    },
    Standard {
        of: "FIDE",
        says: "The King's base is 40 to 50 % of his height wide; the other men are in proportion to him.",
        rule: Asks::InHundredths(Measured::Base, Measured::King, 40, 50),
    },
];

/// What is asked of the make and the materials, in words.
pub const MATERIALS: &[&str] = &[
    "The men are of the Staunton pattern, usually of wood or plastic, and well balanced.",
    "The men are often black and white. Other colours, such as dark wood or red, are still called Black and White.",
    "Dark squares are usually brown or green, light ones off-white or buff.",
    "A digital clock is preferred. Before the game the arbiter, or the player of Black, decides where it stands.",
];

impl Standard {
    /// Whether these lengths, in tenths of a millimetre, are as it asks; none where one that it needs is missing.
    ///
    /// ```
    /// use jadoube_law::equipment::{Measured, STANDARDS};
    /// let king = |which| (which == Measured::King).then_some(840);
    /// let high: Vec<_> = STANDARDS.iter().filter_map(|standard| standard.met(king)).collect();
    /// assert_eq!(high, [false, false, false]);
    /// ```
    pub fn met(&self, length: impl Fn(Measured) -> Option<u32>) -> Option<bool> {
        match self.rule {
            Asks::Between(what, least, most) => Some((least..=most).contains(&length(what)?)),
            Asks::InHundredths(what, of, least, most) => {
                let (what, of) = (u64::from(length(what)?) * 100, u64::from(length(of)?));
                Some(what >= of * u64::from(least) && what <= of * u64::from(most))
            }
        }
    }
}
