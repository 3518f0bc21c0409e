//! The walk over all records, which compares their links or writes them.

use rusqlite::Connection;

use super::found::{self, key_columns, kind_column, secrets_are_known};
use super::sql::{all, execute, first, one};
use crate::error::StoreError;
use crate::link::{self, Link, OfAct, Tallied};
use crate::records::Kind;

/// A later key as it stands in its table: its number, its game and place, the key, its link, the name that came with it, and when
/// it was given.
type LaterKey = (i64, i64, i64, [u8; 32], Link, Option<String>, Option<i64>);

/// What a walk over all records found.
struct Walk<'l> {
    log: &'l Connection,
    tallied: Tallied,
    wrong: Vec<String>,
    /// Whether links are written, and not compared: for a log that is older than they are.
    writes: bool,
    /// A log of an older form keeps no secrets.
    knows_secrets: bool,
    /// How the kind of a record is asked for.
    kind: &'static str,
}

/// Compares every link, and all of them with what was counted. Every record that is not as it was written is named.
pub(super) fn check(log: &Connection) -> Result<Vec<String>, StoreError> {
    let mut walk = Walk::begin(log, false)?;
    walk.every_game()?;
    let counted = Tallied::of(log)?;
    if (walk.tallied.records, walk.tallied.links) != (counted.records, counted.links) && walk.wrong.is_empty()
    {
        let (found, counted) = (walk.tallied.records, counted.records);
        walk.wrong
            .push(format!("the log holds {found} records that are not the {counted} that were written"));
    }
    Ok(walk.wrong)
}

/// Compares the links of one game, by its number.
pub(super) fn check_game(log: &Connection, number: i64) -> Result<(), StoreError> {
    let mut walk = Walk::begin(log, false)?;
    walk.game(number)?;
    if walk.wrong.is_empty() { Ok(()) } else { Err(StoreError::Corrupt { what: walk.wrong.join("; ") }) }
}

/// Writes the links of an older log.
pub(super) fn write_all(log: &Connection) -> Result<(), StoreError> {
    let mut walk = Walk::begin(log, true)?;
    walk.every_game()?;
    walk.tallied.write(log)
}

impl<'l> Walk<'l> {
    fn begin(log: &'l Connection, writes: bool) -> Result<Self, StoreError> {
        let (knows_secrets, kind) = (secrets_are_known(log)?, kind_column(log)?);
        Ok(Walk { log, tallied: Tallied::default(), wrong: Vec::new(), writes, knows_secrets, kind })
    }

    fn every_game(&mut self) -> Result<(), StoreError> {
        let mut after = i64::MIN;
        while let Some(number) = self.next_game(after)? {
            self.game(number)?;
            after = number;
        }
        self.keys()
    }

    fn keys(&mut self) -> Result<(), StoreError> {
        let [name, given] = key_columns(self.log)?;
        let sql =
            format!("SELECT number, game, place, key_hash, link, {name}, {given} FROM keys ORDER BY number");
        let keys: Vec<LaterKey> = all(self.log, &sql, [], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?, row.get(6)?))
        })?;
        for (number, game, place, key, linked, name, given_ms) in keys {
            let link = link::of_key(game, place, &key, name.as_deref(), given_ms);
            self.found(link, Some(linked), "keys", "number = ?2", (link, number), || {
                format!("key {number}")
            })?;
        }
        Ok(())
    }

    fn next_game(&self, after: i64) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT number FROM games WHERE number > ?1 ORDER BY number LIMIT 1";
        first(self.log, sql, [after], |row| row.get(0))
    }

    fn game(&mut self, number: i64) -> Result<(), StoreError> {
        type Row = (Kind, String, String, i64, Option<Link>);
        let sql = format!("SELECT {}, id, header, created_ms, link FROM games WHERE number = ?1", self.kind);
        let (kind, id, header, created_ms, linked): Row = one(self.log, &sql, [number], |row| {
            Ok((found::kind(row, 0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
        })?;
        let sql = "SELECT role, key_hash FROM seats WHERE game = ?1 ORDER BY place";
        let seats: Vec<(String, [u8; 32])> =
            all(self.log, sql, [number], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let seats = seats.iter().map(|(role, key)| (role.as_str(), key));
        let link = link::of_game(kind, &id, &header, created_ms, seats);
        self.found(link, linked, "games", "number = ?2", (link, number), || {
            format!("{} {id}", link::kind_word(kind))
        })?;
        let links = self.acts(number, &id, link)?;
        self.result(number, &id, &links)?;
        self.secrets(number, &id, &links)
    }

    /// The links of the acts of a game; gives that of each act, the game's own first.
    fn acts(&mut self, game: i64, id: &str, first_link: Link) -> Result<Vec<Link>, StoreError> {
        type Row =
            (i64, String, Vec<u8>, Option<String>, i64, Option<Link>, Option<[u8; 32]>, Option<String>);
        let sql = "SELECT number, text, seal, request, recorded_ms, link, asked, found FROM acts
                   WHERE game = ?1 ORDER BY number";
        let acts: Vec<Row> = all(self.log, sql, [game], |row| {
            Ok((
                row.get(0)?,
                row.get(1)?,
                row.get(2)?,
                row.get(3)?,
                row.get(4)?,
                row.get(5)?,
                row.get(6)?,
                row.get(7)?,
            ))
        })?;
        let mut links = vec![first_link];
        for (number, text, seal, request, recorded_ms, linked, asked, found) in acts {
            let act = OfAct {
                number,
                text: &text,
                seal: &seal,
                request: request.as_deref(),
                recorded_ms,
                asked: asked.as_ref(),
                found: found.as_deref(),
            };
            let link = act.after(links.last().unwrap_or(&first_link));
            let what = || format!("act {number} of game {id}");
            self.found(link, linked, "acts", "game = ?2 AND number = ?3", (link, game, number), what)?;
            // One record that is not as it was is told once, not again with all that come after it.
            links.push(linked.unwrap_or(link));
        }
        Ok(links)
    }

    fn result(&mut self, game: i64, id: &str, links: &[Link]) -> Result<(), StoreError> {
        let sql = "SELECT act, ruling, link FROM results WHERE game = ?1";
        let found: Option<(i64, String, Option<Link>)> =
            first(self.log, sql, [game], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        let Some((act, ruling, linked)) = found else { return Ok(()) };
        let before = usize::try_from(act).ok().and_then(|act| links.get(act));
        let link = link::of_result(before.unwrap_or(&[0; 32]), act, &ruling);
        self.found(link, linked, "results", "game = ?2", (link, game), || format!("the result of game {id}"))
    }

    fn secrets(&mut self, game: i64, id: &str, links: &[Link]) -> Result<(), StoreError> {
        if !self.knows_secrets {
            return Ok(());
        }
        let before = |act: i64| usize::try_from(act).ok().and_then(|act| links.get(act)).unwrap_or(&[0; 32]);
        let sql = "SELECT act, key_id, sealed, link FROM secrets WHERE game = ?1 ORDER BY act";
        let secrets: Vec<(i64, [u8; 16], Vec<u8>, Link)> =
            all(self.log, sql, [game], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?;
        for (act, key_id, sealed, linked) in secrets {
            let link = link::of_secret(before(act), act, &key_id, &sealed);
            self.compare(link, Some(linked), || format!("the secret of act {act} of game {id}"));
        }
        let sql = "SELECT act, ended, told, link FROM secrets_ended WHERE game = ?1 ORDER BY act";
        let ends: Vec<(i64, i64, Option<String>, Link)> =
            all(self.log, sql, [game], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?;
        for (act, ended, told, linked) in ends {
            let link = link::of_end(before(ended), ended, act, told.as_deref());
            self.compare(link, Some(linked), || format!("the end of the secret of act {act} of game {id}"));
        }
        Ok(())
    }

    fn found(
        &mut self,
        link: Link,
        linked: Option<Link>,
        table: &str,
        at: &str,
        values: impl rusqlite::Params,
        what: impl FnOnce() -> String,
    ) -> Result<(), StoreError> {
        if self.writes {
            self.tallied.add(&link);
            return execute(self.log, &format!("UPDATE {table} SET link = ?1 WHERE {at}"), values);
        }
        self.compare(link, linked, what);
        Ok(())
    }

    fn compare(&mut self, link: Link, linked: Option<Link>, what: impl FnOnce() -> String) {
        self.tallied.add(&link);
        if linked != Some(link) {
            self.wrong.push(format!("{} is not as it was written", what()));
        }
    }
}
