//! Links: each record of a game carries a hash over all that is in it and over the link of the record before.
//!
//! So a bit that has flipped anywhere in a record, a record that is missing and one that was put in are all found.

use sha2::{Digest, Sha256};

use crate::records::Kind;

/// The link of a record.
pub(crate) type Link = [u8; 32];

/// The link of the first record of a game, or of a match: its name, header, time of creation and seats.
pub(crate) fn of_game<'s>(
    kind: Kind,
    id: &str,
    header: &str,
    created_ms: i64,
    seats: impl Iterator<Item = (&'s str, &'s [u8; 32])>,
) -> Link {
    let link = Hasher::of(kind_word(kind).as_bytes()).text(id).text(header).number(created_ms);
    seats.fold(link, |link, (role, key)| link.text(role).bytes(key)).end()
}

/// What the log calls a kind of record.
pub(crate) fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Game => "game",
        Kind::Match => "match",
    }
}

/// The kind of record that the log calls so.
pub(crate) fn kind_of(word: &str) -> Option<Kind> {
    [Kind::Game, Kind::Match].into_iter().find(|kind| kind_word(*kind) == word)
}

/// The link of an act.
pub(crate) struct OfAct<'a> {
    pub(crate) number: i64,
    pub(crate) text: &'a str,
    pub(crate) seal: &'a [u8],
    pub(crate) request: Option<&'a str>,
    pub(crate) recorded_ms: i64,
    pub(crate) asked: Option<&'a [u8; 32]>,
    pub(crate) found: Option<&'a str>,
}

impl OfAct<'_> {
    pub(crate) fn after(&self, before: &Link) -> Link {
        let link = Hasher::of(b"act").bytes(before).number(self.number).text(self.text).bytes(self.seal);
        let link = link.number(self.recorded_ms).optional(self.request.map(str::as_bytes));
        link.optional(self.asked.map(<[u8; 32]>::as_slice)).optional(self.found.map(str::as_bytes)).end()
    }
}

/// The link of the result of a game, to the act that ended it.
pub(crate) fn of_result(before: &Link, act: i64, ruling: &str) -> Link {
    Hasher::of(b"result").bytes(before).number(act).text(ruling).end()
}

/// The link of the secret of an act, to that act.
pub(crate) fn of_secret(act: &Link, number: i64, key_id: &[u8; 16], sealed: &[u8]) -> Link {
    Hasher::of(b"secret").bytes(act).number(number).bytes(key_id).bytes(sealed).end()
}

/// The link of the end of a secret, to the act with which it came.
pub(crate) fn of_end(act: &Link, number: i64, secret: i64, told: Option<&str>) -> Link {
    let link = Hasher::of(b"end of a secret").bytes(act).number(number).number(secret);
    link.optional(told.map(str::as_bytes)).end()
}

/// The link of a later key of a seat, with the name that came with it and the time at which it was given. Without one or the
/// other it is that of a log from before these were kept.
pub(crate) fn of_key(
    game: i64,
    place: i64,
    key: &[u8; 32],
    name: Option<&str>,
    given_ms: Option<i64>,
) -> Link {
    let link = Hasher::of(b"key").number(game).number(place).bytes(key);
    let link = name.into_iter().fold(link, Hasher::text);
    // No name is as long as both together.
    given_ms.into_iter().fold(link, |link, given_ms| link.text("given").number(given_ms)).end()
}

/// Fields one after the other, each with its length, so that none can run into the next.
struct Hasher(Sha256);

impl Hasher {
    fn of(kind: &[u8]) -> Self {
        Hasher(Sha256::new()).bytes(kind)
    }

    fn bytes(mut self, bytes: &[u8]) -> Self {
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
        self
    }

    /// What may not be there is told from what is there and empty.
    fn optional(self, bytes: Option<&[u8]>) -> Self {
        match bytes {
            Some(bytes) => self.number(1).bytes(bytes),
            None => self.number(0),
        }
    }

    fn text(self, text: &str) -> Self {
        self.bytes(text.as_bytes())
    }

    fn number(self, number: i64) -> Self {
        self.bytes(&number.to_le_bytes())
    }

    fn end(self) -> Link {
        self.0.finalize().into()
    }
}

/// How much the log holds, as it was counted while it was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tallied {
    pub(crate) commits: i64,
    pub(crate) records: i64,
    pub(crate) links: Link,
}

impl Tallied {
    /// Counts a record. The links lie one upon the other, so that their order does not matter.
    pub(crate) fn add(&mut self, link: &Link) {
        self.records += 1;
        self.links.iter_mut().zip(link).for_each(|(all, one)| *all ^= one);
    }
}
