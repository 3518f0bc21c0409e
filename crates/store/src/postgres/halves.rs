//! The keys of secrets, of which each is in two halves: one in the log, one in a file beside each server.
//!
//! Whoever has the database, a copy of it or its journal can read no secret, nor can whoever has the file alone. The half
//! in the log is removed with the end of the secret. The half in the file is the same for all secrets and all servers.

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use deadpool_postgres::GenericClient;
use sha2::{Digest, Sha256};

use super::fault;
use super::sql::{bytes, execute, first};
use crate::cipher::{self, Key, KeyId};
use crate::error::StoreError;
use crate::private_file::private;

/// The half of every key that is kept beside the servers.
#[derive(Clone)]
pub(super) struct OwnHalf(Key);

impl OwnHalf {
    /// Reads the half from its file, or makes one for a log that has none yet.
    pub(super) async fn of(
        client: &impl GenericClient,
        file: &Path,
        address: &str,
    ) -> Result<OwnHalf, StoreError> {
        let known = first(client, "SELECT fingerprint FROM vault", &[]).await?;
        let known: Option<[u8; 32]> = known.map(|row| bytes(&row, 0)).transpose()?;
        let unusable = |why: &str| fault::unusable(address, format!("{}: {why}", file.display()));
        let broken = |error: std::io::Error| unusable(&error.to_string());
        let half = match (read(file).map_err(broken)?, known) {
            (Some(written), _) => {
                let half = written.ok_or_else(|| {
                    unusable("it is no file of keys: expected one line of 64 hexadecimal digits")
                })?;
                let mode = open_to_others(file).map_err(broken)?;
                if let Some(mode) = mode {
                    let why = "others than its owner may read or write it: expected mode 600";
                    return Err(unusable(&format!("{why}, found {mode:o}")));
                }
                OwnHalf(half)
            }
            (None, None) => OwnHalf(make(file).map_err(broken)??),
            (None, Some(_)) => {
                let why = "the half of the keys of sealed moves is missing: copy the file from another server of this log. \
                           If it is lost for good, DELETE FROM vault, and start one server: it makes a new file, and what is sealed now \
                           stays unread";
                return Err(unusable(why));
            }
        };
        // Of two servers that begin a log at once one is the first.
        let sql = "INSERT INTO vault (one, fingerprint) VALUES (1, $1) ON CONFLICT (one) DO NOTHING";
        let own = half.fingerprint();
        execute(client, sql, &[&own.as_slice()]).await?;
        let row = super::sql::one(client, "SELECT fingerprint FROM vault", &[]).await?;
        match bytes::<32>(&row, 0)? == own {
            true => Ok(half),
            false => Err(unusable(
                "it is not the file of this log: copy the one of another server of this log, or, if this is the right one and another \
                     was made meanwhile, DELETE FROM vault first",
            )),
        }
    }

    /// The key of a secret, from both halves.
    pub(super) fn with(&self, other: &Key) -> Key {
        Sha256::new()
            .chain_update(b"Jadoube: key of a secret")
            .chain_update(self.0)
            .chain_update(other)
            .finalize()
            .into()
    }

    fn fingerprint(&self) -> [u8; 32] {
        Sha256::new().chain_update(b"Jadoube: half of the keys").chain_update(self.0).finalize().into()
    }
}

/// Draws the half of a key that is kept in the log, and its name.
pub(super) fn draw() -> Result<(KeyId, Key), StoreError> {
    cipher::draw()
}

/// What is in the file: none where there is no file, and none within where it is not what it should be.
fn read(file: &Path) -> std::io::Result<Option<Option<Key>>> {
    match fs::read(file) {
        Ok(written) => Ok(Some(str::from_utf8(&written).ok().and_then(|text| unwritten(text.trim_end())))),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// The mode of a file that others than its owner may use.
#[cfg(unix)]
fn open_to_others(file: &Path) -> std::io::Result<Option<u32>> {
    use std::os::unix::fs::PermissionsExt;
    let mode = fs::metadata(file)?.permissions().mode() & 0o777;
    Ok((mode & 0o077 != 0).then_some(mode))
}

#[cfg(not(unix))]
fn open_to_others(_: &Path) -> std::io::Result<Option<u32>> {
    Ok(None)
}

/// Makes the file with a new half, readable by its owner alone.
fn make(file: &Path) -> std::io::Result<Result<Key, StoreError>> {
    let half = match cipher::draw() {
        Ok((_, half)) => half,
        Err(error) => return Ok(Err(error)),
    };
    let digits: String = half.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut made = private(OpenOptions::new().write(true).create_new(true)).open(file)?;
    made.write_all(format!("{digits}\n").as_bytes())?;
    made.sync_all()?;
    if let Some(folder) = folder(file) {
        let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(Ok(half))
}

fn folder(file: &Path) -> Option<PathBuf> {
    Some(std::path::absolute(file).ok()?.parent()?.to_path_buf())
}

fn unwritten(digits: &str) -> Option<Key> {
    if digits.len() != 64 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut key = Key::default();
    for (place, byte) in key.iter_mut().enumerate() {
        *byte = u8::from_str_radix(digits.get(2 * place..2 * place + 2)?, 16).ok()?;
    }
    Some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_half_is_read_as_it_was_made_and_nothing_else_is_one() {
        let folder = std::env::temp_dir().join(format!("jadoube-store-half-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("keys");
        assert_eq!(read(&file).unwrap(), None);
        let half = make(&file).unwrap().unwrap();
        assert_eq!(read(&file).unwrap(), Some(Some(half)));
        assert!(make(&file).is_err(), "it is not written over");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(open_to_others(&file).unwrap(), None);
            fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
            assert_eq!(open_to_others(&file).unwrap(), Some(0o640));
        }
        for wrong in ["", "00", &"g".repeat(64), &"é".repeat(32), &"+1".repeat(32)] {
            fs::write(&file, wrong).unwrap();
            assert_eq!(read(&file).unwrap(), Some(None), "{wrong:?}");
        }
        fs::write(&file, [0xff; 32]).unwrap();
        assert_eq!(read(&file).unwrap(), Some(None), "bytes that are no text");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn both_halves_make_the_key() {
        let own = OwnHalf([1; 32]);
        assert_ne!(own.with(&[2; 32]), own.with(&[3; 32]));
        assert_ne!(own.with(&[2; 32]), OwnHalf([2; 32]).with(&[2; 32]));
        assert_ne!(own.with(&[2; 32]), [2; 32]);
    }
}
