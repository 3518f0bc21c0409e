//! How much the log holds, as it stands in the file.

use rusqlite::Connection;

use super::sql::{execute, first};
use crate::error::StoreError;
use crate::link::Tallied;

impl Tallied {
    pub(crate) fn of(log: &Connection) -> Result<Tallied, StoreError> {
        let sql = "SELECT commits, records, links FROM tally";
        let found = first(log, sql, [], |row| {
            Ok(Tallied { commits: row.get(0)?, records: row.get(1)?, links: row.get(2)? })
        })?;
        Ok(found.unwrap_or_default())
    }

    pub(crate) fn write(&self, log: &Connection) -> Result<(), StoreError> {
        let sql = "INSERT INTO tally (only, commits, records, links) VALUES (1, ?1, ?2, ?3)
                   ON CONFLICT (only) DO UPDATE SET commits = ?1, records = ?2, links = ?3";
        execute(log, sql, (self.commits, self.records, &self.links))
    }
}
