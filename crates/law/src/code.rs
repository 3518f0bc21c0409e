//! A code of laws and its articles.

use crate::question::Clause;
use crate::regulations::When;

/// A code of laws: a table of articles in their printed order.
pub struct Code {
    /// Its id, such as `bcf-1912`.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The year of its text; 0 if it has none.
    pub year: u16,
    /// What people call it, with its year where that tells it from others.
    pub known_as: &'static str,
    /// One line that makes a player want to try it; empty if it has none.
    pub invitation: &'static str,
    /// A number that rises with every change that can change a ruling.
    pub revision: u32,
    /// Its articles, in the printed order.
    pub articles: &'static [Article],
    /// How certain each article is, and where it was read, by its number: of a set that was put together from several
    /// texts. Empty where the articles were printed as they are.
    pub sources: &'static [(&'static str, &'static str)],
    /// Articles that hold only under some regulations: appendices, guidelines, variations.
    pub annexes: &'static [Annex],
    /// Its cases: the name of a file beside the law, and its text.
    pub cases: &'static [(&'static str, &'static str)],
}

/// The id alone: a table of laws is long.
impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Code({})", self.id)
    }
}

impl Code {
    /// A code of these articles, without a year and without cases, in its first revision.
    pub const fn new(id: &'static str, title: &'static str, articles: &'static [Article]) -> Code {
        Code {
            id,
            title,
            year: 0,
            known_as: title,
            invitation: "",
            revision: 1,
            articles,
            sources: &[],
            annexes: &[],
            cases: &[],
        }
    }

    /// The code in a sentence: "FIDE 2023", "London 1832".
    #[must_use]
    pub fn name(&self) -> String {
        let short = self.known_as.split(',').next().unwrap_or(self.known_as);
        if self.year == 0 { short.to_string() } else { format!("{short} {}", self.year) }
    }

    /// Every article, in force or not: the code's own, then those of its annexes.
    pub fn every_article(&self) -> impl Iterator<Item = &'static Article> + use<> {
        self.articles.iter().chain(self.annexes.iter().flat_map(|annex| annex.articles))
    }

    /// The article of this number.
    pub fn article(&self, no: &str) -> Option<&'static Article> {
        self.every_article().find(|article| article.no == no)
    }

    /// How certain the article of this number is, and where it was read; none where it was printed as it is.
    ///
    /// ```
    /// let shatranj = jadoube_law::codes::find("shatranj").ok_or("no such code")?;
    /// assert_eq!(shatranj.source("17"), Some("Read: a limit of 70 moves."));
    /// assert_eq!(shatranj.source("17:50"), None, "what the players announce has no source");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn source(&self, no: &str) -> Option<&'static str> {
        self.sources.iter().find(|(article, _)| *article == no).map(|(_, says)| *says)
    }
}

/// A part of a code that is in force only where all its conditions hold.
#[derive(Debug)]
pub struct Annex {
    /// Its title, such as "Appendix A: rapid chess".
    pub title: &'static str,
    /// On what it depends.
    pub when: &'static [When],
    /// The numbers of the code's own articles that it sets aside altogether. A rule sets aside a single answer of
    /// another article by [`Rule::despite`](crate::Rule).
    pub instead_of: &'static [&'static str],
    /// Its articles. A figure that one of them sets takes the place of the code's own.
    pub articles: &'static [Article],
}

/// The smallest unit of a code with a printed number or letter.
#[derive(Debug)]
pub struct Article {
    /// Its number as printed, such as `22(i)`.
    pub no: &'static str,
    /// The heading that it stands under.
    pub heading: &'static str,
    /// What it says, in our own words.
    pub says: &'static str,
    /// Where the text can be read otherwise, and how it is read here.
    pub doubts: &'static [&'static str],
    /// What it installs.
    pub installs: &'static [Clause],
}

/// What kind of ruling a doubt bears on, where an article has so many that not all are told with each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// An offence.
    Offence,
    /// A right that opens.
    Right,
    /// A penalty that was exacted.
    Penalty,
    /// A position that stands again.
    Restored,
    /// An act that has no effect.
    Refused,
    /// Anything else.
    Other,
}

impl Article {
    /// An article that stands under no heading and leaves no doubt.
    pub const fn new(no: &'static str, says: &'static str, installs: &'static [Clause]) -> Article {
        Article { no, heading: "", says, doubts: &[], installs }
    }

    /// The same article, under the number that another edition prints.
    pub const fn numbered(self, no: &'static str) -> Article {
        Article { no, ..self }
    }

    /// The same article, which leaves these doubts.
    pub const fn doubted(self, doubts: &'static [&'static str]) -> Article {
        Article { doubts, ..self }
    }

    /// Whether the program rules under this article.
    pub fn has_rules(&self) -> bool {
        self.installs.iter().any(|clause| !matches!(clause, Clause::FoundByPeople(_)))
    }

    /// What people must find before this article works, where it needs them.
    pub fn for_people(&self) -> Option<&'static str> {
        self.installs.iter().find_map(|clause| match clause {
            Clause::FoundByPeople(what) => Some(*what),
            _ => None,
        })
    }
}
