//! The files into which games are parted.

use std::collections::{HashMap, HashSet, VecDeque};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use collection::Begun;

use crate::commands::unusable::unwritable;
use crate::terminal::out::CommandError;

/// How many files are open at a time.
const OPEN: usize = 100;

/// The longest name of a file, without its ending.
const LONGEST_NAME: usize = 80;

/// A folder of files, one for each value. They get their names when it comes to [`finish`](Parts::finish): half of the games
/// in a file would pass for all of them, also where the program is ended in the middle. Otherwise they are removed again.
pub struct Parts {
    folder: PathBuf,
    /// The name of the file of each value.
    names: HashMap<String, String>,
    /// The names that are taken, in small letters: on some systems `A.pgn` is `a.pgn`.
    taken: HashSet<String>,
    open: HashMap<String, BufWriter<File>>,
    /// The open files, that which was longest not written to first.
    order: VecDeque<String>,
    /// The files that were made here, and the folder if it was; what stood there before is not touched. The files go first.
    made: Vec<Begun>,
    made_folder: Option<Begun>,
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
        let made_folder = match folder.is_dir() {
            true => None,
            false => {
                let made = Begun::make(folder, folder, |folder| fs::create_dir_all(folder));
                Some(made.map_err(|error| unwritable(folder, &error))?.0)
            }
        };
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

    /// The file while it is written.
    fn unfinished(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.pgn.part"))
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
            if is_new && self.path(name).exists() {
                return Err(io::Error::new(io::ErrorKind::AlreadyExists, "it is there already"));
            }
            let mut options = OpenOptions::new();
            // What a run that was ended has left behind is written anew.
            let options =
                if is_new { options.write(true).create(true).truncate(true) } else { options.append(true) };
            let unfinished = self.unfinished(name);
            let file = if is_new {
                let (begun, file) = Begun::make(&unfinished, &self.path(name), |path| options.open(path))?;
                self.made.push(begun);
                file
            } else {
                options.open(unfinished)?
            };
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
        self.open.clear();
        Begun::take_all_names(std::mem::take(&mut self.made))
            .map_err(|(name, error)| unwritable(&name, &error))?;
        if let Some(folder) = self.made_folder.take() {
            folder.keep();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Parts, plain};

    /// A run that was ended leaves nothing that passes for a whole file, and does not stand in the way of the next.
    #[test]
    fn files_get_their_names_at_the_end() {
        let folder = std::env::temp_dir().join(format!("jadoube-parts-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("a.pgn.part"), "left behind by another run").expect("written");
        let names = || {
            let entries = fs::read_dir(&folder).expect("a folder").flatten();
            let mut names: Vec<_> =
                entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
            names.sort();
            names
        };
        let begun = || {
            let mut parts = Parts::into(&folder)?;
            parts.write("a", b"1. e4 *\n").and_then(|()| parts.write("b.c", b"1. d4 *\n"))?;
            Ok::<_, crate::terminal::out::CommandError>(parts)
        };
        let parts = begun().unwrap_or_else(|_| panic!("it can be written"));
        assert_eq!(names(), ["a.pgn.part", "b.c.pgn.part"]);
        assert!(parts.finish().is_ok());
        assert_eq!(names(), ["a.pgn", "b.c.pgn"]);
        assert_eq!(fs::read(folder.join("a.pgn")).expect("a file"), b"1. e4 *\n");
        // What stands there is not written over, and what was begun goes.
        assert!(begun().is_err());
        assert_eq!(names(), ["a.pgn", "b.c.pgn"]);
        fs::remove_dir_all(&folder).expect("removed");
    }

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
