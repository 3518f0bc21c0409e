//! The book of those who are told, and the server's own key, in a file beside the log.
//!
//! A subscription goes when it is withdrawn, and the log forgets nothing: so they stand apart from it. Who loses the file
//! loses no game. Pages subscribe again when they are opened.

use std::collections::{BTreeSet, HashMap};
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use store::GameId;
use tokio::time::Instant;
use view::Seat;

use crate::bucket::Bucket;
use crate::client::Address;
use crate::key::KeyHash;
use crate::limits::Rate;
use crate::push::overdue::Due;
use crate::push::subscription::Subscription;
use crate::push::vapid::Vapid;

/// Subscriptions in the book: as many seats as there are at games under way. Each has about 500 bytes in the file.
const MOST: usize = 10_000;
/// Subscriptions of one seat: a telephone, a tablet, two computers. The next takes the place of the first.
const A_SEAT: usize = 4;
/// Subscriptions from one address, where it is known: a club that plays at five hundred boards. Then the next takes the place of
/// its own first, and not of somebody else's.
const AN_ADDRESS: usize = 1_000;
/// A subscription that was not renewed for so long is forgotten, in milliseconds: 180 days.
const OLD_MS: u64 = 180 * 24 * 3600 * 1000;
/// A subscription that comes again is written anew after so long, in milliseconds: a day.
const RENEWED_MS: u64 = 24 * 3600 * 1000;
/// How often one browser is told of one seat: nobody plays so fast from a page that is not open.
const OFTEN: Rate = Rate { a_second: 1, burst: 5 };

const FORM: u32 = 1;

/// Somebody who wants to be told.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Entry {
    game: String,
    seat: String,
    /// The SHA-256 of the key by which he sat there: whoever takes the seat over is not he.
    key: [u8; 32],
    at_ms: u64,
    #[serde(flatten)]
    pub(crate) to: Subscription,
    /// The last reminder that he was sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reminded: Option<Due>,
    #[serde(skip)]
    told: Option<Bucket>,
    /// From where it came. No file has it: after a restart it is known once the page is opened again.
    #[serde(skip)]
    from: Option<Address>,
}

impl Entry {
    pub(crate) fn key(&self) -> KeyHash {
        KeyHash(self.key)
    }

    /// Whether the same came lately.
    fn is_fresh(&self, to: &Subscription, key: KeyHash, now_ms: u64) -> bool {
        self.to == *to && self.key() == key && now_ms < self.at_ms.saturating_add(RENEWED_MS)
    }
}

/// The file.
#[derive(Serialize, Deserialize)]
struct Kept {
    form: u32,
    vapid: String,
    entries: Vec<Entry>,
}

/// Why there is no book.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BookError {
    #[error("{path}: {why}")]
    File { path: PathBuf, why: io::Error },
    #[error("{0}: this is no file of subscriptions")]
    Other(PathBuf),
    #[error("the machine gives no randomness")]
    NoRandomness,
}

pub(crate) struct Book {
    file: PathBuf,
    pub(crate) vapid: Vapid,
    entries: Mutex<Entries>,
    changed: AtomicBool,
}

impl Book {
    /// Opens the book beside a log, or begins one.
    pub(crate) fn open(log: &Path, subject: Option<String>, now_ms: u64) -> Result<Book, BookError> {
        let mut file = log.as_os_str().to_owned();
        file.push("-push");
        let file = PathBuf::from(file);
        let none = || Vapid::draw(subject.clone()).ok_or(BookError::NoRandomness);
        let (vapid, entries) = match fs::read(&file) {
            Err(why) if why.kind() == ErrorKind::NotFound => (none()?, Vec::new()),
            Err(why) => return Err(BookError::File { path: file, why }),
            Ok(bytes) => {
                let kept: Option<Kept> = serde_json::from_slice(&bytes).ok();
                let kept = kept.filter(|kept| kept.form == FORM);
                let read = kept.and_then(|kept| Some((Vapid::read(&kept.vapid, subject)?, kept.entries)));
                read.ok_or(BookError::Other(file.clone()))?
            }
        };
        let book = Book { file, vapid, entries: Mutex::default(), changed: AtomicBool::new(true) };
        let young = |entry: &Entry| entry.at_ms.saturating_add(OLD_MS) > now_ms;
        for entry in entries.into_iter().filter(young).take(MOST) {
            if let Ok(seat) = entry.seat.parse() {
                book.entries().entry((entry.game.clone(), seat)).or_default().push(entry);
            }
        }
        book.save().map_err(|why| BookError::File { path: book.file.clone(), why })?;
        Ok(book)
    }

    /// Whether a seat wants to hear of its game.
    pub(crate) fn knows(&self, game: &GameId, seat: Seat) -> bool {
        self.entries().contains_key(&(game.as_str().to_owned(), seat))
    }

    /// Adds a subscription to a seat, or renews it. Where the book is full, the oldest goes: nobody can fill it for good.
    pub(crate) fn adds(
        &self,
        (game, seat): (&GameId, Seat),
        (key, from): (KeyHash, Address),
        to: Subscription,
        now_ms: u64,
    ) {
        let mut entries = self.entries();
        let at = (game.as_str().to_owned(), seat);
        let here = entries.entry(at.clone()).or_default();
        // Who comes again is not reminded again.
        let reminded = here.iter().find(|entry| entry.key() == key).and_then(|entry| entry.reminded);
        match here.iter().position(|entry| entry.to.endpoint == to.endpoint) {
            Some(known) if here[known].is_fresh(&to, key, now_ms) => return,
            Some(known) => drop(here.remove(known)),
            None if here.len() >= A_SEAT => drop(here.remove(0)),
            None => {
                let own = |entry: &Entry| entry.from == Some(from);
                if entries.values().flatten().filter(|entry| own(entry)).count() >= AN_ADDRESS {
                    forgets_oldest(&mut entries, own);
                } else if entries.values().map(Vec::len).sum::<usize>() >= MOST {
                    forgets_oldest(&mut entries, |_| true);
                }
            }
        }
        let (game, seat) = (at.0.clone(), seat.to_string());
        entries.entry(at).or_default().push(Entry {
            game,
            seat,
            key: key.0,
            at_ms: now_ms,
            to,
            reminded,
            told: None,
            from: Some(from),
        });
        self.changed.store(true, Ordering::Relaxed);
    }

    /// The games of which somebody wants to hear.
    pub(crate) fn games(&self) -> Vec<GameId> {
        let entries = self.entries();
        let games: BTreeSet<&str> = entries.keys().map(|(game, _)| game.as_str()).collect();
        games.into_iter().filter_map(|game| GameId::new(game).ok()).collect()
    }

    /// Notes that a seat is sent this reminder; false where it was sent it before.
    pub(crate) fn reminds(&self, game: &GameId, seat: Seat, due: Due) -> bool {
        let mut entries = self.entries();
        let here = entries.get_mut(&(game.as_str().to_owned(), seat));
        let new: Vec<&mut Entry> =
            here.into_iter().flatten().filter(|entry| entry.reminded != Some(due)).collect();
        let any = !new.is_empty();
        for entry in new {
            entry.reminded = Some(due);
            self.changed.store(true, Ordering::Relaxed);
        }
        any
    }

    /// Those who are told now of a seat, without those who were told too often of late.
    pub(crate) fn of(&self, game: &GameId, seat: Seat) -> Vec<Entry> {
        let mut entries = self.entries();
        let Some(here) = entries.get_mut(&(game.as_str().to_owned(), seat)) else { return Vec::new() };
        let now = Instant::now();
        let due = |entry: &mut Entry| entry.told.get_or_insert_with(|| Bucket::full(OFTEN, now)).take(now, 1);
        here.iter_mut().filter_map(|entry| due(entry).then(|| entry.clone())).collect()
    }

    /// Forgets a subscription to a seat.
    pub(crate) fn forgets(&self, game: &GameId, seat: Seat, endpoint: &str) {
        self.keeps(game, seat, |entry| entry.to.endpoint != endpoint);
    }

    /// Forgets everybody at a seat.
    pub(crate) fn closes(&self, game: &GameId, seat: Seat) {
        self.keeps(game, seat, |_| false);
    }

    fn keeps(&self, game: &GameId, seat: Seat, keep: impl Fn(&Entry) -> bool) {
        let mut entries = self.entries();
        let at = (game.as_str().to_owned(), seat);
        if let Some(here) = entries.get_mut(&at) {
            here.retain(keep);
            if here.is_empty() {
                entries.remove(&at);
            }
            self.changed.store(true, Ordering::Relaxed);
        }
    }

    /// Writes the file anew, if anything has changed.
    pub(crate) fn save(&self) -> io::Result<()> {
        if !self.changed.swap(false, Ordering::Relaxed) {
            return Ok(());
        }
        let entries = self.entries().values().flatten().cloned().collect();
        let kept = Kept { form: FORM, vapid: self.vapid.text(), entries };
        let written = self.write(&serde_json::to_vec(&kept).map_err(io::Error::other)?);
        if written.is_err() {
            self.changed.store(true, Ordering::Relaxed);
        }
        written
    }

    /// A crash leaves the old file or the new one.
    fn write(&self, bytes: &[u8]) -> io::Result<()> {
        let mut new = self.file.as_os_str().to_owned();
        new.push(".new");
        let new = PathBuf::from(new);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&new)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&new, &self.file)
    }

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// By game and seat.
type Entries = HashMap<(String, Seat), Vec<Entry>>;

/// Forgets the oldest of some.
fn forgets_oldest(entries: &mut Entries, among: impl Fn(&Entry) -> bool) {
    let all = entries.iter().flat_map(|(at, here)| here.iter().map(move |entry| (at, entry)));
    let oldest = all.filter(|(_, entry)| among(entry)).min_by_key(|(_, entry)| entry.at_ms);
    let Some((at, endpoint)) = oldest.map(|(at, entry)| (at.clone(), entry.to.endpoint.clone())) else {
        return;
    };
    if let Some(here) = entries.get_mut(&at) {
        here.retain(|entry| entry.to.endpoint != endpoint);
    }
    entries.retain(|_, here| !here.is_empty());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn to(name: &str) -> Subscription {
        let endpoint = format!("https://push.example/{name}");
        Subscription { endpoint, p256dh: String::new(), auth: String::new(), language: "en".into() }
    }

    fn game() -> GameId {
        GameId::new("7k2m9q").unwrap()
    }

    const KEY: KeyHash = KeyHash([7; 32]);

    fn address(last: u8) -> Address {
        Address::of([10, 0, 0, last].into())
    }

    #[tokio::test]
    async fn a_book_is_read_back_with_its_key() {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("games.db");
        let book = Book::open(&log, None, 0).unwrap();
        book.adds((&game(), Seat::White), (KEY, address(1)), to("a"), 1000);
        assert!(book.knows(&game(), Seat::White));
        book.save().unwrap();
        let again = Book::open(&log, None, 2000).unwrap();
        assert_eq!(again.vapid.public(), book.vapid.public());
        let told = again.of(&game(), Seat::White);
        assert_eq!((told.len(), &told[0].to, told[0].key() == KEY), (1, &to("a"), true));
        assert!(again.of(&game(), Seat::Black).is_empty());
        let later = Book::open(&log, None, 2000 + OLD_MS).unwrap();
        assert!(!later.knows(&game(), Seat::White), "what is old is forgotten");
    }

    #[test]
    fn a_file_of_something_else_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("games.db");
        fs::write(folder.path().join("games.db-push"), "mine").unwrap();
        let refused = Book::open(&log, None, 0).err().map(|why| why.to_string());
        assert!(refused.unwrap().contains("games.db-push: this is no file of subscriptions"));
        assert_eq!(fs::read(folder.path().join("games.db-push")).unwrap(), b"mine");
    }

    #[cfg(unix)]
    #[test]
    fn the_file_is_its_owners_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        drop(Book::open(&folder.path().join("games.db"), None, 0).unwrap());
        let mode = fs::metadata(folder.path().join("games.db-push")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[tokio::test]
    async fn a_seat_has_a_few_and_each_is_told_now_and_then() {
        let folder = tempfile::tempdir().unwrap();
        let book = Book::open(&folder.path().join("games.db"), None, 0).unwrap();
        for name in ["a", "b", "b", "c", "d", "e"] {
            book.adds((&game(), Seat::Black), (KEY, address(1)), to(name), 0);
        }
        let names = |told: Vec<Entry>| told.iter().map(|one| one.to.endpoint.clone()).collect::<Vec<_>>();
        let all = ["b", "c", "d", "e"].map(|name| to(name).endpoint);
        assert_eq!(names(book.of(&game(), Seat::Black)), all);
        book.forgets(&game(), Seat::Black, &all[0]);
        for _ in 1..OFTEN.burst {
            assert_eq!(names(book.of(&game(), Seat::Black)), all[1..]);
        }
        assert!(book.of(&game(), Seat::Black).is_empty(), "told too often");
        book.closes(&game(), Seat::Black);
        assert!(!book.knows(&game(), Seat::Black));
    }

    #[test]
    fn a_reminder_is_noted_once_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("games.db");
        let book = Book::open(&log, None, 0).unwrap();
        let day = |since_ms, day| Due { since_ms, day };
        assert!(!book.reminds(&game(), Seat::White, day(0, 14)), "nobody wants to be told");
        book.adds((&game(), Seat::White), (KEY, address(1)), to("a"), 0);
        assert_eq!(book.games(), [game()]);
        assert!(
            book.reminds(&game(), Seat::White, day(0, 14)) && !book.reminds(&game(), Seat::White, day(0, 14))
        );
        book.adds((&game(), Seat::White), (KEY, address(1)), to("a"), RENEWED_MS);
        book.adds((&game(), Seat::White), (KEY, address(1)), to("b"), RENEWED_MS);
        book.save().unwrap();
        let again = Book::open(&log, None, RENEWED_MS).unwrap();
        assert!(!again.reminds(&game(), Seat::White, day(0, 14)), "he has been reminded of it");
        assert!(again.reminds(&game(), Seat::White, day(0, 28)));
        assert!(again.reminds(&game(), Seat::White, day(9, 28)), "another turn");
    }

    #[test]
    fn where_the_book_is_full_the_oldest_goes() {
        let folder = tempfile::tempdir().unwrap();
        let book = Book::open(&folder.path().join("games.db"), None, 0).unwrap();
        let other = |number: usize| GameId::new(format!("{number:06}")).unwrap();
        for number in 0..MOST as u64 {
            let from = address((number / 900) as u8);
            book.adds((&other(number as usize), Seat::White), (KEY, from), to("a"), number);
        }
        // The first is opened again a day later, so that the second is the oldest.
        book.adds((&other(0), Seat::White), (KEY, address(1)), to("a"), RENEWED_MS);
        assert!(book.knows(&other(1), Seat::White), "there is room for what comes again");
        book.adds((&game(), Seat::White), (KEY, address(1)), to("a"), RENEWED_MS);
        assert!(
            book.knows(&game(), Seat::White)
                && book.knows(&other(0), Seat::White)
                && book.knows(&other(2), Seat::White)
        );
        assert!(!book.knows(&other(1), Seat::White), "the oldest");
        assert_eq!(book.entries().values().map(Vec::len).sum::<usize>(), MOST);
    }

    #[test]
    fn whoever_asks_for_very_many_takes_the_place_of_nobody_else() {
        let folder = tempfile::tempdir().unwrap();
        let book = Book::open(&folder.path().join("games.db"), None, 0).unwrap();
        let other = |number: usize| GameId::new(format!("{number:06}")).unwrap();
        book.adds((&game(), Seat::White), (KEY, address(2)), to("a"), 0);
        for number in 0..2 * MOST {
            book.adds((&other(number), Seat::White), (KEY, address(1)), to("a"), 1 + number as u64);
        }
        assert!(book.knows(&game(), Seat::White));
        let all = || book.entries().values().map(Vec::len).sum::<usize>();
        assert_eq!(all(), 1 + AN_ADDRESS);
        assert!(
            book.knows(&other(2 * MOST - 1), Seat::White)
                && !book.knows(&other(2 * MOST - 1 - AN_ADDRESS), Seat::White)
        );
    }
}
