//! The file of keys beside a log: one key for each secret that waits for its end.
//!
//! It stands apart from the log, so that whoever has the log alone, or a copy of it, can read no secret. A key is on the
//! disk before the secret is committed, and is overwritten once the end of the secret is on the disk. A crash between the
//! two leaves a key too many, never one too few.
//!
//! The file is a row of slots. The first says what the file is. In each of the others is a key with its id and a sum, or
//! nothing.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::fault;
use super::guard::make_private;
use super::names::{beside, keep_entry, plain};
use crate::cipher::{Key, KeyId};
use crate::error::StoreError;
use crate::private_file::private;

const SLOT: usize = 64;
const MARK: &[u8] = b"Jadoube: keys of sealed moves, form 1\n";
const NOTHING: [u8; SLOT] = [0; SLOT];

/// The keys of a log.
#[derive(Clone, Debug)]
pub(super) struct KeyFile {
    log: PathBuf,
    file: PathBuf,
}

impl KeyFile {
    pub(super) fn of(log: &Path) -> Result<KeyFile, StoreError> {
        let file = beside(&plain(log)?, "-keys");
        Ok(KeyFile { log: log.to_owned(), file })
    }

    /// Every key; none if there is no file.
    pub(super) fn read(&self) -> Result<Vec<(KeyId, Key)>, StoreError> {
        Ok(self.slots()?.chunks_exact(SLOT).skip(1).filter_map(held).collect())
    }

    /// How many slots are neither empty nor hold a key: one that has changed, or was not written to its end.
    pub(super) fn damaged(&self) -> Result<u64, StoreError> {
        let slots = self.slots()?;
        let is_damaged = |slot: &&[u8]| *slot != NOTHING.as_slice() && held(slot).is_none();
        Ok(slots.chunks(SLOT).skip(1).filter(is_damaged).count() as u64)
    }

    /// The bytes of the file; none if there is no file.
    fn slots(&self) -> Result<Vec<u8>, StoreError> {
        let slots = match fs::read(&self.file) {
            Ok(slots) => slots,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(self.unusable(error.to_string())),
        };
        self.is_one(&slots)?;
        Ok(slots)
    }

    /// Keeps keys. When this returns, they are on the disk.
    pub(super) fn keep(&self, keys: &[(KeyId, Key)]) -> Result<(), StoreError> {
        if keys.is_empty() {
            return Ok(());
        }
        let is_new = !self.file.exists();
        make_private(&self.file)?;
        self.write(|file, slots| {
            let mut keys = keys.iter();
            let free = (1..).filter(|&slot| slots.get(slot).is_none_or(|slot| *slot == NOTHING));
            for (slot, (id, key)) in free.zip(&mut keys) {
                put(file, slot, &filled(id, key))?;
            }
            file.sync_all()
        })?;
        if is_new {
            keep_entry(&self.file);
        }
        Ok(())
    }

    /// Overwrites keys. When this returns, that is on the disk.
    pub(super) fn destroy(&self, ids: &[KeyId]) -> Result<(), StoreError> {
        if ids.is_empty() || !self.file.exists() {
            return Ok(());
        }
        self.write(|file, slots| {
            for (slot, content) in slots.iter().enumerate().skip(1) {
                if held(content).is_some_and(|(id, _)| ids.contains(&id)) {
                    put(file, slot, &NOTHING)?;
                }
            }
            file.sync_all()
        })
    }

    /// Overwrites every key, and removes the file.
    pub(super) fn remove(&self) -> Result<(), StoreError> {
        let ids: Vec<KeyId> = self.read()?.into_iter().map(|(id, _)| id).collect();
        self.destroy(&ids)?;
        match fs::remove_file(&self.file) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(self.unwritten(&error)),
            _ => Ok(()),
        }
    }

    /// Works on the slots. The file is opened anew each time, so that keys never go into one that was removed.
    fn write(&self, work: impl FnOnce(&mut File, &[[u8; SLOT]]) -> io::Result<()>) -> Result<(), StoreError> {
        let opened = private(OpenOptions::new().read(true).write(true)).open(&self.file);
        let mut file = opened.map_err(|error| self.unwritten(&error))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(|error| self.unwritten(&error))?;
        if bytes.is_empty() {
            let mut first = NOTHING;
            first[..MARK.len()].copy_from_slice(MARK);
            put(&mut file, 0, &first).map_err(|error| self.unwritten(&error))?;
            bytes.extend(first);
        }
        self.is_one(&bytes)?;
        work(&mut file, bytes.as_chunks().0).map_err(|error| self.unwritten(&error))
    }

    fn is_one(&self, bytes: &[u8]) -> Result<(), StoreError> {
        if bytes.is_empty() || bytes.len() >= SLOT && bytes.starts_with(MARK) {
            return Ok(());
        }
        Err(self
            .unusable("it is no file of keys: put the right one in its place, or move it away".to_owned()))
    }

    fn unusable(&self, why: String) -> StoreError {
        fault::unusable(&self.log, format!("{}: {why}", self.file.display()))
    }

    fn unwritten(&self, error: &io::Error) -> StoreError {
        StoreError::Engine { doing: "keeping keys", says: format!("{}: {error}", self.file.display()) }
    }
}

fn put(file: &mut File, slot: usize, content: &[u8; SLOT]) -> io::Result<()> {
    file.seek(SeekFrom::Start((slot * SLOT) as u64))?;
    file.write_all(content)
}

fn filled(id: &KeyId, key: &Key) -> [u8; SLOT] {
    let mut slot = NOTHING;
    slot[..16].copy_from_slice(id);
    slot[16..48].copy_from_slice(key);
    let sum = Sha256::digest(&slot[..48]);
    slot[48..].copy_from_slice(&sum[..16]);
    slot
}

/// The key in a slot; none where there is nothing, or not all of it was written.
fn held(slot: impl AsRef<[u8]>) -> Option<(KeyId, Key)> {
    let (id, rest) = slot.as_ref().split_first_chunk()?;
    let (key, _) = rest.split_first_chunk()?;
    (filled(id, key) == *slot.as_ref()).then_some((*id, *key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cipher::draw;

    #[test]
    fn keys_are_kept_until_they_are_destroyed_and_their_places_are_used_again() {
        let folder = std::env::temp_dir().join(format!("jadoube-store-keys-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let keys = KeyFile::of(&folder.join("log.db")).unwrap();
        assert_eq!(keys.read(), Ok(vec![]));
        let drawn: Vec<_> = (0..4).map(|_| draw().unwrap()).collect();
        keys.keep(&drawn[..3]).unwrap();
        assert_eq!(keys.read().unwrap(), drawn[..3]);
        keys.destroy(&[drawn[1].0]).unwrap();
        let bytes = fs::read(folder.join("log.db-keys")).unwrap();
        assert!(!bytes.windows(32).any(|bytes| bytes == drawn[1].1), "it is overwritten");
        keys.keep(&drawn[3..]).unwrap();
        assert_eq!(keys.read().unwrap(), [drawn[0], drawn[3], drawn[2]]);

        // A key that was written in part is none, and what is there of it is left alone.
        let mut torn = fs::read(folder.join("log.db-keys")).unwrap();
        let end = torn.len();
        torn[end - 20] ^= 1;
        fs::write(folder.join("log.db-keys"), &torn[..end - 3]).unwrap();
        assert_eq!((keys.read().unwrap(), keys.damaged()), (vec![drawn[0], drawn[3]], Ok(1)));
        fs::write(folder.join("log.db-keys"), "something else").unwrap();
        assert!(keys.read().unwrap_err().to_string().contains("it is no file of keys"));
        assert!(keys.keep(&drawn).unwrap_err().to_string().contains("it is no file of keys"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
