//! The codes: one folder each.

mod american_1897;
mod bcf_1912;
mod common;
mod fide;
mod iccf;
mod older_sets;
mod us_chess;
mod walker_1832;

use crate::code::{Code, Matter};

static ALL: [&Code; 8] = [
    &walker_1832::CODE,
    &american_1897::CODE,
    &bcf_1912::CODE,
    &us_chess::CODE,
    &fide::EDITION_2014,
    &fide::EDITION_2018,
    &iccf::CODE,
    &fide::EDITION_2023,
];

/// Names that mean a code without saying which edition: the newest.
const NEWEST: &[(&str, &str)] = &[("fide", "fide-2023")];

/// Every code of the game as it is played today, whose men move alike, oldest first.
pub fn all() -> &'static [&'static Code] {
    &ALL
}

/// The codes of the older game, oldest first: their men, and what ends a game, are of their own.
///
/// ```
/// use jadoube_law::codes;
/// let ids: Vec<_> = codes::older_game().iter().map(|code| code.id).collect();
/// assert_eq!(ids[0], "shatranj");
/// assert!(codes::all().iter().all(|code| !ids.contains(&code.id)));
/// ```
pub fn older_game() -> &'static [&'static Code] {
    &older_sets::ALL
}

/// The doubts of an article that bear on a ruling of this kind: all of them, unless the code sorts them.
///
/// ```
/// use jadoube_law::{Matter, codes};
///
/// let american = codes::find("american-1897").ok_or("no such code")?;
/// assert_eq!(codes::doubts_on(american, "III.3", Matter::Right).len(), 2);
/// assert_eq!(codes::doubts_on(american, "II.5(b)", Matter::Right).len(), 2, "these are not sorted");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn doubts_on(code: &Code, no: &str, matter: Matter) -> Vec<&'static str> {
    let doubts = code.article(no).map_or(&[][..], |article| article.doubts);
    let (id, article, matters) = american_1897::DOUBTS_OF_COMMUNICATIONS;
    let sorted: [(&str, &str, &[Matter]); 2] = [(id, article, matters), bcf_1912::DOUBTS_OF_TOUCHES];
    let matters = sorted.iter().find(|&&(id, article, _)| (code.id, no) == (id, article));
    let bears = |at: usize| {
        matters.and_then(|(_, _, matters)| matters.get(at)).is_none_or(|sorted| *sorted == matter)
    };
    doubts.iter().enumerate().filter(|(at, _)| bears(*at)).map(|(_, says)| *says).collect()
}

/// The code of this id; a name without a date means the newest edition.
pub fn find(id: &str) -> Option<&'static Code> {
    let newest = NEWEST.iter().find(|(name, _)| *name == id).map_or(id, |(_, edition)| edition);
    all().iter().chain(older_game()).copied().find(|code| code.id == newest)
}
