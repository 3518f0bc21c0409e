//! Folders, files and addresses: what they say now.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use super::fetch::{Fetcher, is_address};
use super::files::{self, Look, Stamp};
use crate::terminal::out::CommandError;

/// What a source says.
pub enum Says {
    /// A text.
    Text(Vec<u8>),
    /// What it said last.
    Same,
    /// It is not there any more.
    Missing,
}

/// One source as it was given.
enum Given {
    Folder(PathBuf),
    File(PathBuf),
    Address(String),
}

/// Every source, and what is known of each file.
pub struct Sources {
    given: Vec<Given>,
    fetcher: Fetcher,
    /// The files that were read, and their stamps then.
    known: BTreeMap<PathBuf, Stamp>,
    /// What went wrong with each source, so that it is said once.
    wrong: BTreeMap<String, String>,
    /// Whether any of them could ever be read.
    any: bool,
}

impl Sources {
    /// The sources of a command line.
    pub fn open(sources: &[String]) -> Result<Self, CommandError> {
        let mut wrong = Vec::new();
        let mut given = Vec::new();
        for source in sources {
            let path = Path::new(source);
            match () {
                () if is_address(source) => given.push(Given::Address(source.clone())),
                () if path.is_dir() => given.push(Given::Folder(path.to_owned())),
                () if path.exists() => given.push(Given::File(path.to_owned())),
                () => wrong
                    .push(format!("{source}: expected a folder, a file or an address, and there is none")),
            }
        }
        match wrong.is_empty() {
            true => Ok(Sources {
                given,
                fetcher: Fetcher::new(),
                known: BTreeMap::new(),
                wrong: BTreeMap::new(),
                any: false,
            }),
            false => Err(CommandError::message(wrong.join("\n"))),
        }
    }

    /// Whether any source could ever be read.
    pub fn has_read_any(&self) -> bool {
        self.any
    }

    /// The sources that could not be read last, and why.
    pub fn wrong(&self) -> Vec<String> {
        self.wrong.iter().map(|(name, why)| format!("{name}: {why}")).collect()
    }

    /// Looks at every source; `says` is given the name of each file or address with what it says. What went wrong is returned
    /// when it is new.
    pub fn look(&mut self, mut says: impl FnMut(&str, Says)) -> Vec<String> {
        let mut wrong = BTreeMap::new();
        let mut found: Vec<PathBuf> = Vec::new();
        for given in &self.given {
            match given {
                Given::File(path) => found.push(path.clone()),
                Given::Folder(folder) => match files::games_in(folder) {
                    Ok(files) => found.extend(files),
                    Err(error) => {
                        wrong.insert(folder.display().to_string(), error.to_string());
                        // What cannot be listed now has not gone.
                        found.extend(self.known.keys().filter(|path| path.starts_with(folder)).cloned());
                    }
                },
                Given::Address(address) => match self.fetcher.fetch(address) {
                    Ok(text) => says(address, Says::Text(text)),
                    Err(error) => {
                        wrong.insert(address.clone(), error);
                    }
                },
            }
        }
        found.sort();
        found.dedup();
        let gone: Vec<_> =
            self.known.keys().filter(|path| found.binary_search(path).is_err()).cloned().collect();
        for path in gone {
            self.known.remove(&path);
            says(&path.display().to_string(), Says::Missing);
        }
        for path in found {
            let name = path.display().to_string();
            match files::look(&path, self.known.get(&path).copied()) {
                Ok(Look::Same) => says(&name, Says::Same),
                Ok(Look::Text(text, stamp)) => {
                    self.known.insert(path, stamp);
                    says(&name, Says::Text(text));
                }
                Ok(Look::Busy) => {}
                Err(error) if error.kind() == io::ErrorKind::NotFound => says(&name, Says::Missing),
                Err(error) => {
                    wrong.insert(name, error.to_string());
                }
            }
        }
        self.any |= wrong.len() < self.given.len() || !self.known.is_empty();
        let new = wrong.iter().filter(|(name, why)| self.wrong.get(*name) != Some(why));
        let new = new.map(|(name, why)| format!("{name}: {why}")).collect();
        self.wrong = wrong;
        new
    }
}
