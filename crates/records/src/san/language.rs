//! The letters of the pieces in many languages.

use board::Kind;

/// A language, for the letters of its pieces. The letters are those of the standard of PGN, and of Russian print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// K D V S J
    Czech,
    /// K D T L S
    Danish,
    /// K D T L P
    Dutch,
    /// K L V O R
    Estonian,
    /// K D T L R
    Finnish,
    /// R D T F C
    French,
    /// K D T L S
    German,
    /// K V B F H
    Hungarian,
    /// K D H B R
    Icelandic,
    /// R D T A C
    Italian,
    /// K D T L S
    Norwegian,
    /// K H W G S
    Polish,
    /// R D T B C
    Portuguese,
    /// R D T N C
    Romanian,
    /// Кр Ф Л С К
    Russian,
    /// R D T A C
    Spanish,
    /// K D T L S
    Swedish,
}

/// The pieces in the order of the letters below.
const PIECES: [(Kind, char); 5] =
    [(Kind::King, 'K'), (Kind::Queen, 'Q'), (Kind::Rook, 'R'), (Kind::Bishop, 'B'), (Kind::Knight, 'N')];

impl Language {
    /// Every language.
    pub const ALL: [Language; 17] = [
        Language::Czech,
        Language::Danish,
        Language::Dutch,
        Language::Estonian,
        Language::Finnish,
        Language::French,
        Language::German,
        Language::Hungarian,
        Language::Icelandic,
        Language::Italian,
        Language::Norwegian,
        Language::Polish,
        Language::Portuguese,
        Language::Romanian,
        Language::Russian,
        Language::Spanish,
        Language::Swedish,
    ];

    /// Its word, such as `german`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Language::Czech => "czech",
            Language::Danish => "danish",
            Language::Dutch => "dutch",
            Language::Estonian => "estonian",
            Language::Finnish => "finnish",
            Language::French => "french",
            Language::German => "german",
            Language::Hungarian => "hungarian",
            Language::Icelandic => "icelandic",
            Language::Italian => "italian",
            Language::Norwegian => "norwegian",
            Language::Polish => "polish",
            Language::Portuguese => "portuguese",
            Language::Romanian => "romanian",
            Language::Russian => "russian",
            Language::Spanish => "spanish",
            Language::Swedish => "swedish",
        }
    }

    /// The letters of King, Queen, Rook, Bishop and Knight.
    #[must_use]
    pub const fn letters(self) -> [&'static str; 5] {
        match self {
            Language::Czech => ["K", "D", "V", "S", "J"],
            Language::Danish | Language::German | Language::Norwegian | Language::Swedish => {
                ["K", "D", "T", "L", "S"]
            }
            Language::Dutch => ["K", "D", "T", "L", "P"],
            Language::Estonian => ["K", "L", "V", "O", "R"],
            Language::Finnish => ["K", "D", "T", "L", "R"],
            Language::French => ["R", "D", "T", "F", "C"],
            Language::Hungarian => ["K", "V", "B", "F", "H"],
            Language::Icelandic => ["K", "D", "H", "B", "R"],
            Language::Italian | Language::Spanish => ["R", "D", "T", "A", "C"],
            Language::Polish => ["K", "H", "W", "G", "S"],
            Language::Portuguese => ["R", "D", "T", "B", "C"],
            Language::Romanian => ["R", "D", "T", "N", "C"],
            Language::Russian => ["Кр", "Ф", "Л", "С", "К"],
        }
    }

    /// A move in standard algebraic notation with the letters of this language.
    ///
    /// ```
    /// use jadoube_records::san::Language;
    /// assert_eq!(Language::German.written("Nxe8=Q+"), "Sxe8=D+");
    /// ```
    #[must_use]
    pub fn written(self, san: &str) -> String {
        let letters = self.letters();
        let of = |letter: char| PIECES.iter().position(|(_, english)| *english == letter);
        san.chars()
            .map(|letter| of(letter).map_or_else(|| letter.to_string(), |at| letters[at].to_owned()))
            .collect()
    }

    /// A move in the letters of this language, in standard ones.
    ///
    /// ```
    /// use jadoube_records::san::Language;
    /// assert_eq!(Language::French.standard("Cxe8=D+"), "Nxe8=Q+");
    /// assert_eq!(Language::Russian.standard("Крe2"), "Ke2");
    /// assert_eq!(Language::Dutch.standard("Pf3"), "Nf3");
    /// ```
    #[must_use]
    pub fn standard(self, text: &str) -> String {
        // Estonian's Bishop is an O, and castling is written alike everywhere.
        if text.starts_with("O-O") {
            return text.to_owned();
        }
        let mut standard = String::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            // A letter names a piece at the beginning, or after the square on which a Pawn becomes it.
            let here = standard.is_empty() || standard.ends_with(['=', '/', '(', '1', '8']);
            let (length, written) = self.piece(rest).filter(|_| here).unwrap_or((letter.len_utf8(), letter));
            standard.push(written);
            rest = &rest[length..];
        }
        standard
    }

    /// The piece that a text begins with; of two letters that fit the longer one counts.
    fn piece(self, text: &str) -> Option<(usize, char)> {
        let fitting = self.letters().into_iter().zip(PIECES).filter(|(letters, _)| text.starts_with(letters));
        fitting.map(|(letters, (_, english))| (letters.len(), english)).max_by_key(|(length, _)| *length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_five_letters_and_reads_what_it_writes() {
        for language in Language::ALL {
            let letters = language.letters();
            for (at, one) in letters.iter().enumerate() {
                assert!(!letters[at + 1..].contains(one), "{language:?}: {one} twice");
            }
            for san in
                ["e4", "exd5", "Ke2", "Qxd8+", "Rfe1", "Bb5#", "Nbd2", "O-O", "O-O-O+", "axb8=N", "e8=Q#"]
            {
                assert_eq!(language.standard(&language.written(san)), san, "{language:?}");
            }
        }
    }
}
