//! The codes: one folder each.

mod american_1897;
mod bcf_1912;
mod common;
mod fide;
mod iccf;
mod older_sets;
mod us_chess;
mod walker_1832;

use crate::code::Code;

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

/// The code of this id; a name without a date means the newest edition.
pub fn find(id: &str) -> Option<&'static Code> {
    let newest = NEWEST.iter().find(|(name, _)| *name == id).map_or(id, |(_, edition)| edition);
    all().iter().chain(older_game()).copied().find(|code| code.id == newest)
}
