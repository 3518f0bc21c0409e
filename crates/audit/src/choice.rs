//! How a code is chosen, and what the day of a game decides about its moves.

use law::Code;

use crate::date::{Date, is_usable};
use crate::tags::{Tag, Tags};

/// How the code is chosen under which games are read.
#[derive(Clone, Copy, Debug)]
pub enum Choice {
    /// This one, for every game.
    Always(&'static Code),
    /// The edition of FIDE's Laws that was in force on the day of the game, or of its event where that is all that is known.
    ByDate,
}

/// The first year in which King and Rook surely castled on one rank alone: the Laws were amended the year before.
const ON_ONE_RANK: u16 = 1973;

/// Whether a game of this day may have been played while nothing said that King and Rook castle on one rank alone.
pub(crate) fn castles_up_a_file(day: Option<Date>) -> bool {
    day.is_none_or(|date| date.earliest.0 < ON_ONE_RANK)
}

/// The day of the game, and the tag that gives it; where the first tag does not say, one of the others. A day that no calendar has
/// says nothing.
pub(crate) fn dated(tags: &Tags) -> Option<(Tag, Date)> {
    let day = |tag| Some((tag, Date::read(tags.bytes(tag)).filter(|_| is_usable(tags.bytes(tag)))?));
    [Tag::Date, Tag::UtcDate, Tag::EventDate].into_iter().find_map(day)
}
