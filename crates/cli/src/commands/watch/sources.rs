//! Folders, files and addresses: what they say now.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::fetch::{Address, is_address};
use super::files::{self, Look, Stamp};
use crate::terminal::out::CommandError;

/// What a source says.
pub enum Says {
    /// A text.
    Text(Vec<u8>),
    /// What it said last.
    Same,
    /// It is not there any more. It is said twice: a file may be written anew.
    Missing,
}

/// One source as it was given.
enum Given {
    Folder(PathBuf),
    File(PathBuf),
    Address(Address),
}

/// How long a look waits for servers. An answer that comes later is taken at the next look.
const A_MOMENT: Duration = Duration::from_millis(300);

/// Longer than any server may take.
const TO_THE_END: Duration = Duration::from_secs(60);

/// How long slow servers are waited for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Waits {
    /// Not long: the next look comes.
    AMoment,
    /// Until all have answered: there may be no next look.
    ToTheEnd,
}

/// Every source, and what is known of each file.
pub struct Sources {
    given: Vec<Given>,
    /// The files that were read, and their stamps then.
    known: BTreeMap<PathBuf, Stamp>,
    /// The files that were missed once.
    missed: BTreeSet<PathBuf>,
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
                () if is_address(source) => given.push(Given::Address(Address::new(source))),
                () if path.is_dir() => given.push(Given::Folder(path.to_owned())),
                () if path.exists() => given.push(Given::File(path.to_owned())),
                () => wrong
                    .push(format!("{source}: expected a folder, a file or an address, and there is none")),
            }
        }
        match wrong.is_empty() {
            true => Ok(Sources {
                given,
                known: BTreeMap::new(),
                missed: BTreeSet::new(),
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
    pub fn look(&mut self, waits: Waits, mut says: impl FnMut(&str, Says)) -> Vec<String> {
        let until = Instant::now() + if waits == Waits::ToTheEnd { TO_THE_END } else { A_MOMENT };
        let mut wrong = BTreeMap::new();
        for given in &mut self.given {
            if let Given::Address(address) = given {
                address.asks();
            }
        }
        let found = self.files(&mut wrong);
        self.miss(&found, &mut says);
        for path in found {
            let name = path.display().to_string();
            match files::look(&path, self.known.get(&path).copied()) {
                Ok(Look::Same) => says(&name, Says::Same),
                Ok(Look::Text(text, stamp)) => {
                    self.known.insert(path, stamp);
                    says(&name, Says::Text(text));
                    self.any = true;
                }
                Ok(Look::Busy) => {}
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    says(&name, Says::Missing);
                    // For a moment it may be gone because it is written anew.
                    if self.known.remove(&path).is_none() {
                        wrong.insert(name, "the file is not there any more".to_owned());
                    }
                }
                Err(error) => {
                    wrong.insert(name, error.to_string());
                }
            }
        }
        for given in &mut self.given {
            let Given::Address(address) = given else { continue };
            match address.takes(until) {
                Some(Ok(text)) => {
                    says(address.url(), Says::Text(text));
                    self.any = true;
                }
                Some(Err(error)) => {
                    wrong.insert(address.url().to_owned(), error);
                }
                // Nothing is known that was not known before.
                None => {
                    let before = self.wrong.get_key_value(address.url());
                    wrong.extend(before.map(|(name, why)| (name.clone(), why.clone())));
                }
            }
        }
        let new = wrong.iter().filter(|(name, why)| self.wrong.get(*name) != Some(why));
        let new = new.map(|(name, why)| format!("{name}: {why}")).collect();
        self.wrong = wrong;
        new
    }

    /// The files that are there now, in the order of their names.
    fn files(&mut self, wrong: &mut BTreeMap<String, String>) -> Vec<PathBuf> {
        let mut found: Vec<PathBuf> = Vec::new();
        for given in &self.given {
            match given {
                Given::File(path) => found.push(path.clone()),
                Given::Folder(folder) => match files::games_in(folder) {
                    Ok(files) => {
                        found.extend(files);
                        self.any = true;
                    }
                    Err(error) => {
                        wrong.insert(folder.display().to_string(), error.to_string());
                        // What cannot be listed now has not gone.
                        found.extend(self.known.keys().filter(|path| path.starts_with(folder)).cloned());
                    }
                },
                Given::Address(_) => {}
            }
        }
        found.sort();
        found.dedup();
        found
    }

    /// Says which files of folders are not there any more.
    fn miss(&mut self, found: &[PathBuf], says: &mut impl FnMut(&str, Says)) {
        let missed = std::mem::take(&mut self.missed);
        for path in missed.iter().filter(|path| found.binary_search(path).is_err()) {
            says(&path.display().to_string(), Says::Missing);
        }
        let gone: Vec<_> =
            self.known.keys().filter(|path| found.binary_search(path).is_err()).cloned().collect();
        for path in gone {
            self.known.remove(&path);
            says(&path.display().to_string(), Says::Missing);
            self.missed.insert(path);
        }
    }
}
