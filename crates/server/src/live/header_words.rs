//! The header of a game, as clients are told it.

use game::settings::{Notice, Table};
use records::script::Header;

use crate::wire::snapshot::HeaderWords;

/// The header of a game: its script's keys, with the usual values where the script names none.
pub(crate) fn header_words(header: &Header) -> HeaderWords {
    let table = if header.settings.table == Table::Guarded { "guarded" } else { "physical" };
    let notice = if header.settings.notice == Notice::Silent { "silent" } else { "all" };
    let usual =
        [("code", Some(header.code.id)), ("table", Some(table)), ("notice", Some(notice)), ("start", None)];
    let script = header.to_string();
    let written = script.lines().filter_map(|line| line.split_once(": "));
    let all = usual.into_iter().chain(written.map(|(key, text)| (key, Some(text))));
    all.map(|(key, text)| (key.to_owned(), text.map(str::to_owned))).collect()
}
