//! The files into which games are parted.

use std::collections::{HashMap, HashSet, VecDeque};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::commands::unusable::unwritable;
use crate::terminal::out::CommandError;

/// How many files are open at a time.
const OPEN: usize = 100;

/// The longest name of a file, without its ending.
const LONGEST_NAME: usize = 80;

/// A folder of files, one for each value. Unless it comes to [`finish`](Parts::finish), they are removed again.
pub struct Parts {
    folder: PathBuf,
    /// The name of the file of each value.
    names: HashMap<String, String>,
    /// The names that are taken, in small letters: on some systems `A.pgn` is `a.pgn`.
    taken: HashSet<String>,
    open: HashMap<String, BufWriter<File>>,
    /// The open files, that which was longest not written to first.
    order: VecDeque<String>,
    /// The files that were made here, and the folder if it was; what stood there before is not touched.
    made: Vec<PathBuf>,
    made_folder: bool,
}

/// A name for a file that every system takes: letters and digits, with `-` for all the rest.
fn plain(value: &str) -> String {
    let mut name = String::new();
    for letter in value.chars() {
        if letter.is_alphanumeric() || (letter == '_' || letter == '.') && !name.is_empty() {
            name.push(letter);
        } else if !name.is_empty() && !name.ends_with('-') {
            name.push('-');
        }
        if name.len() >= LONGEST_NAME {
            break;
        }
    }
    let name = name.trim_end_matches(['-', '.']);
    if name.is_empty() { "unknown".to_owned() } else { name.to_owned() }
}

impl Parts {
    /// The files in this folder, which is made if it is not there.
    pub fn into(folder: &Path) -> Result<Self, CommandError> {
        let made_folder = !folder.exists();
        fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
        Ok(Parts {
            folder: folder.to_owned(),
            names: HashMap::new(),
            taken: HashSet::new(),
            open: HashMap::new(),
            order: VecDeque::new(),
            made: Vec::new(),
            made_folder,
        })
    }

    /// How many files there are.
    pub fn count(&self) -> usize {
        self.names.len()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.pgn"))
    }

    /// Writes the text of a game into the file of a value.
    pub fn write(&mut self, value: &str, text: &[u8]) -> Result<(), CommandError> {
        let (name, is_new) = match self.names.get(value) {
            Some(name) => (name.clone(), false),
            None => (self.name(value), true),
        };
        let path = self.path(&name);
        self.opened(&name, is_new)
            .and_then(|file| file.write_all(text))
            .map_err(|error| unwritable(&path, &error))
    }

    /// The name for a new value.
    fn name(&mut self, value: &str) -> String {
        let plain = plain(value);
        let numbered = (2..).map(|number: u64| format!("{plain}-{number}"));
        let mut names = std::iter::once(plain.clone()).chain(numbered);
        let name = names.find(|name| self.taken.insert(name.to_lowercase())).unwrap_or_default();
        self.names.insert(value.to_owned(), name.clone());
        name
    }

    fn opened(&mut self, name: &str, is_new: bool) -> io::Result<&mut BufWriter<File>> {
        if !self.open.contains_key(name) {
            if self.open.len() >= OPEN
                && let Some(oldest) = self.order.pop_front()
                && let Some(mut file) = self.open.remove(&oldest)
            {
                file.flush()?;
            }
            let mut options = OpenOptions::new();
            let file = if is_new { options.write(true).create_new(true) } else { options.append(true) };
            let (path, file) = (self.path(name), file.open(self.path(name))?);
            if is_new {
                self.made.push(path);
            }
            self.open.insert(name.to_owned(), BufWriter::new(file));
            self.order.push_back(name.to_owned());
        }
        self.open.get_mut(name).ok_or_else(|| io::Error::other("it is not open"))
    }

    /// Writes what is still held.
    pub fn finish(mut self) -> Result<(), CommandError> {
        for (name, file) in &mut self.open {
            let path = self.folder.join(format!("{name}.pgn"));
            file.flush().map_err(|error| unwritable(&path, &error))?;
        }
        self.made.clear();
        self.made_folder = false;
        Ok(())
    }
}

impl Drop for Parts {
    /// Half of the games in files would pass for all of them. What cannot be removed stays: the failure is told anyway.
    fn drop(&mut self) {
        self.open.clear();
        for path in &self.made {
            let _ = fs::remove_file(path);
        }
        if self.made_folder {
            let _ = fs::remove_dir(&self.folder);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn names_that_every_system_takes() {
        let names = [
            ("Linares 20th", "Linares-20th"),
            ("../../etc/passwd", "etc-passwd"),
            ("Grünfeld, Ernst", "Grünfeld-Ernst"),
            ("1990.05.??", "1990.05"),
            ("?", "unknown"),
            ("", "unknown"),
            ("1/2-1/2", "1-2-1-2"),
            (".hidden", "hidden"),
        ];
        for (value, name) in names {
            assert_eq!(plain(value), name, "{value}");
        }
        assert!(plain(&"long ".repeat(100)).len() <= 84);
    }
}
