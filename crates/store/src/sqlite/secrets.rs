//! The secrets of acts: kept encrypted, ended with a later act.

use rusqlite::Connection;

use super::found::{Found, secrets_are_known};
use super::key_file::KeyFile;
use super::sql::{all, execute, first, optional_text};
use crate::cipher::{self, Key, KeyId, Place};
use crate::error::StoreError;
use crate::link::{self, Link, OfAct, Tallied};
use crate::records::StoredAct;
use crate::secret::{EndOfSecret, Secret, Waiting};
use crate::text::{GameId, Line};

/// The file of keys, and what a commit is to change in it.
#[derive(Debug)]
pub(super) struct KeyRing {
    file: KeyFile,
    /// The keys of secrets that are about to be committed.
    new: Vec<(KeyId, Key)>,
    /// The keys of secrets that are about to come to their end.
    ending: Vec<KeyId>,
    /// Those that did, and whose keys are not destroyed yet.
    ended: Vec<KeyId>,
}

impl KeyRing {
    /// Opens the file of keys, and destroys what an earlier run was to destroy.
    pub(super) fn of(file: KeyFile, log: &Connection) -> Result<KeyRing, StoreError> {
        let mut ended = Vec::new();
        for (id, _) in file.read()? {
            if has_ended(log, &id)? {
                ended.push(id);
            }
        }
        let mut ring = KeyRing { file, new: Vec::new(), ending: Vec::new(), ended };
        ring.committed();
        Ok(ring)
    }

    /// Forgets what a write that was refused would have changed.
    pub(super) fn back_to(&mut self, (new, ending): (usize, usize)) {
        self.new.truncate(new);
        self.ending.truncate(ending);
    }

    pub(super) fn at(&self) -> (usize, usize) {
        (self.new.len(), self.ending.len())
    }

    /// What is to be committed can be read later: its keys are on the disk.
    pub(super) fn will_commit(&mut self) -> Result<(), StoreError> {
        self.file.keep(&self.new)
    }

    /// The ends of secrets are on the disk: their keys go. A key that cannot be overwritten now is tried again after the
    /// next commit, and when the log is opened.
    pub(super) fn committed(&mut self) {
        self.new.clear();
        self.ended.append(&mut self.ending);
        if self.file.destroy(&self.ended).is_ok() {
            self.ended.clear();
        }
    }
}

fn has_ended(log: &Connection, key: &KeyId) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM secrets JOIN secrets_ended USING (game, act) WHERE key_id = ?1";
    Ok(first(log, sql, [key], |_| Ok(()))?.is_some())
}

/// Keeps the secret of an act that was inserted with this link.
pub(super) fn keep(
    log: &Connection,
    (tallied, ring): (&mut Tallied, &mut KeyRing),
    (game, id): (&Found, &GameId),
    (act, act_link): (&OfAct<'_>, &Link),
    secret: &Line,
) -> Result<(), StoreError> {
    let (key_id, key) = cipher::draw()?;
    let place = Place { game: id, act: act.number, text: act.text };
    let sealed = cipher::encrypt(&key, &place, secret)?;
    let link = link::of_secret(act_link, act.number, &key_id, &sealed);
    let sql = "INSERT INTO secrets (game, act, key_id, sealed, link) VALUES (?1, ?2, ?3, ?4, ?5)";
    execute(log, sql, (game.number, act.number, &key_id, &sealed, &link))?;
    tallied.add(&link);
    ring.new.push((key_id, key));
    Ok(())
}

/// Ends a secret with an act that was inserted with this link.
pub(super) fn end(
    log: &Connection,
    (tallied, ring): (&mut Tallied, &mut KeyRing),
    (game, id): (&Found, &GameId),
    (act, act_link): (&OfAct<'_>, &Link),
    end: &EndOfSecret,
) -> Result<(), StoreError> {
    let none = || StoreError::NoSuchSecret { game: id.clone(), act: end.act };
    let secret = i64::try_from(end.act).map_err(|_| none())?;
    let sql = "SELECT key_id FROM secrets WHERE game = ?1 AND act = ?2
               AND NOT EXISTS (SELECT 1 FROM secrets_ended WHERE game = ?1 AND act = ?2)";
    let key_id: KeyId = first(log, sql, (game.number, secret), |row| row.get(0))?.ok_or_else(none)?;
    let told = end.told.as_ref().map(Line::as_str);
    let link = link::of_end(act_link, act.number, secret, told);
    let sql = "INSERT INTO secrets_ended (game, act, ended, told, link) VALUES (?1, ?2, ?3, ?4, ?5)";
    execute(log, sql, (game.number, secret, act.number, told, &link))?;
    tallied.add(&link);
    ring.ending.push(key_id);
    Ok(())
}

/// A secret as it stands in the log.
struct Kept {
    act: i64,
    key_id: KeyId,
    sealed: Vec<u8>,
    ended: bool,
    told: Option<Line>,
}

impl Kept {
    fn read(&self, keys: &[(KeyId, Key)], place: &Place<'_>) -> Secret {
        match (&self.told, self.ended) {
            (Some(told), _) => Secret::Known(told.clone()),
            (None, true) => Secret::Destroyed,
            (None, false) => {
                let key = keys.iter().find(|(id, _)| *id == self.key_id);
                let secret = key.and_then(|(_, key)| cipher::decrypt(key, place, &self.sealed));
                secret.map_or(Secret::NoKey, Secret::Known)
            }
        }
    }
}

const SECRETS: &str = "SELECT secrets.act, key_id, sealed, ended IS NOT NULL, told FROM secrets
                       LEFT JOIN secrets_ended USING (game, act)";

fn kept(row: &rusqlite::Row<'_>) -> rusqlite::Result<Kept> {
    let told = optional_text(row, 4)?;
    Ok(Kept { act: row.get(0)?, key_id: row.get(1)?, sealed: row.get(2)?, ended: row.get(3)?, told })
}

/// Puts to the acts of a game what became of their secrets. The keys are read only where a secret waits for one.
pub(super) fn put_to(
    acts: &mut [StoredAct],
    log: &Connection,
    file: &KeyFile,
    (game, id): (&Found, &GameId),
) -> Result<(), StoreError> {
    let secrets = all(log, &format!("{SECRETS} WHERE secrets.game = ?1"), [game.number], kept)?;
    let waits = secrets.iter().any(|secret| !secret.ended);
    let keys = if waits { file.read()? } else { Vec::new() };
    for secret in secrets {
        let is_its = |act: &&mut StoredAct| i64::try_from(act.number) == Ok(secret.act);
        if let Some(act) = acts.iter_mut().find(is_its) {
            let place = Place { game: id, act: secret.act, text: act.text.as_str() };
            act.secret = Some(secret.read(&keys, &place));
        }
    }
    Ok(())
}

/// How many secrets wait for their end, and what the file of keys is like.
pub(super) fn all_waiting(log: &Connection, file: &KeyFile) -> Result<Waiting, StoreError> {
    let (_, waiting) = waiting(log, &file.read()?)?;
    Ok(Waiting { damaged_keys: file.damaged()?, ..waiting })
}

/// Those of these keys that open a secret which waits for its end, and how many wait.
pub(super) fn waiting(
    log: &Connection,
    keys: &[(KeyId, Key)],
) -> Result<(Vec<(KeyId, Key)>, Waiting), StoreError> {
    let (mut found, mut waiting) = (Vec::new(), Waiting::default());
    if !secrets_are_known(log)? {
        return Ok((found, waiting));
    }
    let sql = "SELECT secrets.act, key_id, sealed, 0, NULL, games.id, acts.text FROM secrets
               JOIN games ON games.number = secrets.game
               JOIN acts ON acts.game = secrets.game AND acts.number = secrets.act
               WHERE NOT EXISTS (SELECT 1 FROM secrets_ended
                                 WHERE game = secrets.game AND act = secrets.act)";
    let all: Vec<(Kept, GameId, String)> =
        all(log, sql, [], |row| Ok((kept(row)?, super::sql::text(row, 5)?, row.get(6)?)))?;
    for (secret, game, text) in all {
        waiting.secrets += 1;
        let place = Place { game: &game, act: secret.act, text: &text };
        match secret.read(keys, &place) {
            Secret::Known(_) => found.extend(keys.iter().find(|(id, _)| *id == secret.key_id)),
            Secret::NoKey | Secret::Destroyed => waiting.without_key += 1,
        }
    }
    Ok((found, waiting))
}
