//! A file under another name until it is whole.

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// What this process has begun and not finished, in the order in which it was begun.
static ALL: Mutex<AllBegun> = Mutex::new(AllBegun { next: 0, begun: BTreeMap::new() });

struct AllBegun {
    next: u64,
    /// Where each stands, and the name that it is for.
    begun: BTreeMap<u64, (PathBuf, PathBuf)>,
}

fn all() -> MutexGuard<'static, AllBegun> {
    ALL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes a file, or a folder if it is empty.
fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path).or_else(|error| fs::remove_dir(path).map_err(|_| error))
}

/// A file or folder that is removed when this is dropped, unless it took its name or is kept.
///
/// It also goes with [`abandon`], if the program is told to end.
#[derive(Debug)]
pub struct Begun {
    number: u64,
    path: PathBuf,
}

impl Begun {
    /// What is made at this path, and is to have the other name in the end.
    ///
    /// # Errors
    ///
    /// It cannot be made.
    pub fn make<T>(
        path: &Path,
        name: &Path,
        make: impl FnOnce(&Path) -> io::Result<T>,
    ) -> io::Result<(Self, T)> {
        let mut all = all();
        let made = make(path)?;
        let number = all.next;
        all.next += 1;
        all.begun.insert(number, (path.to_owned(), name.to_owned()));
        Ok((Begun { number, path: path.to_owned() }, made))
    }

    /// It stays where it is.
    pub fn keep(self) {
        all().begun.remove(&self.number);
    }

    /// Gives it this name; what had the name is replaced.
    ///
    /// # Errors
    ///
    /// It cannot be renamed.
    pub fn take_name(self, name: &Path) -> io::Result<()> {
        let mut all = all();
        let renamed = fs::rename(&self.path, name);
        if renamed.is_ok() {
            all.begun.remove(&self.number);
        }
        // Whoever drops it asks for the lock.
        drop(all);
        renamed
    }

    /// Gives each the name that it is for, all or none. No file is written over.
    ///
    /// # Errors
    ///
    /// One of them cannot be renamed, which is named; all are removed.
    pub fn take_all_names(begun: Vec<Begun>) -> Result<(), (PathBuf, io::Error)> {
        let mut all = all();
        let mut renamed = Vec::new();
        for one in &begun {
            let Some((path, name)) = all.begun.get(&one.number) else { continue };
            let taken = match name.exists() {
                true => Err(io::Error::new(io::ErrorKind::AlreadyExists, "it is there already")),
                false => fs::rename(path, name),
            };
            if let Err(error) = taken {
                let name = name.clone();
                for other in &renamed {
                    let _ = fs::remove_file(other);
                }
                drop(all);
                return Err((name, error));
            }
            renamed.push(name.clone());
        }
        for one in &begun {
            all.begun.remove(&one.number);
        }
        drop(all);
        Ok(())
    }
}

impl Drop for Begun {
    fn drop(&mut self) {
        // What took its name, is kept or was abandoned is not there any more.
        if all().begun.remove(&self.number).is_some() {
            let _ = remove(&self.path);
        }
    }
}

/// What [`abandon`] has removed. As long as this is held nothing is begun, and nothing takes its name.
#[derive(Debug)]
pub struct Abandoned {
    names: Vec<PathBuf>,
    _held: MutexGuard<'static, AllBegun>,
}

impl Abandoned {
    /// The names that were to be given.
    #[must_use]
    pub fn names(&self) -> &[PathBuf] {
        &self.names
    }
}

impl std::fmt::Debug for AllBegun {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(&self.begun).finish()
    }
}

/// Removes what this process has begun and not finished, for a program that is told to end.
#[must_use]
pub fn abandon() -> Abandoned {
    let mut held = all();
    let mut names = Vec::new();
    // What stands in a folder goes before the folder.
    for (path, name) in std::mem::take(&mut held.begun).into_values().rev() {
        let _ = remove(&path);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.reverse();
    Abandoned { names, _held: held }
}

/// A file that stands beside another until it is whole, `games.pgn.part.4711`: the number is that of the process.
///
/// It is removed when it is dropped, unless it took the other's name. Who is killed leaves it behind; whoever next begins one of
/// the same kind removes it. While it is written its writer holds a lock on it, by which nobody takes it for one left behind.
///
/// ```
/// use std::io::Write;
/// use jadoube_collection::Unfinished;
/// let to = std::env::temp_dir().join("jadoube-doc-unfinished.txt");
/// let mut unfinished = Unfinished::beside(&to, "part")?;
/// unfinished.write_all(b"whole")?;
/// unfinished.take_name(&to)?;
/// assert_eq!(std::fs::read(&to)?, b"whole");
/// # std::fs::remove_file(&to)?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Unfinished {
    begun: Begun,
    file: File,
}

/// Where no file can be locked: for how long nothing has been written to one that nobody writes any more.
const LEFT_BEHIND: Duration = Duration::from_secs(3600);

impl Unfinished {
    /// An empty file of this kind beside another, to be read and written.
    ///
    /// # Errors
    ///
    /// No file can be made there.
    pub fn beside(to: &Path, kind: &str) -> io::Result<Self> {
        let mut prefix = to.as_os_str().to_owned();
        prefix.push(".");
        if !kind.is_empty() {
            prefix.push(kind);
            prefix.push(".");
        }
        let prefix = PathBuf::from(prefix);
        remove_what_was_left_behind(&prefix);
        let mut path = prefix.into_os_string();
        path.push(std::process::id().to_string());
        let path = PathBuf::from(path);
        loop {
            let mut options = File::options();
            options.read(true).write(true).create(true).truncate(true);
            let (begun, file) = Begun::make(&path, to, |path| options.open(path))?;
            // A file that cannot be locked is as good; it is told by its age.
            let _ = file.lock();
            // Between the two calls another process may have taken it for one left behind.
            if path.exists() {
                return Ok(Unfinished { begun, file });
            }
        }
    }

    /// The file.
    #[must_use]
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Brings the file to the disk and gives it this name; what had the name is replaced.
    ///
    /// # Errors
    ///
    /// It cannot be written or renamed.
    pub fn take_name(self, name: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        self.begun.take_name(name)
    }
}

impl Write for Unfinished {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Seek for Unfinished {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}

/// Removes the files of this kind whose writers were ended before they could.
fn remove_what_was_left_behind(prefix: &Path) {
    let (Some(folder), Some(name)) = (prefix.parent(), prefix.file_name().and_then(|name| name.to_str()))
    else {
        return;
    };
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let file = entry.file_name();
        let number = file.to_str().and_then(|file| file.strip_prefix(name));
        let is_one = number.is_some_and(|it| !it.is_empty() && it.bytes().all(|byte| byte.is_ascii_digit()));
        if is_one && is_left_behind(&entry.path()) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_left_behind(path: &Path) -> bool {
    let Ok(file) = File::options().write(true).open(path) else { return false };
    match file.try_lock() {
        Ok(()) => true,
        Err(TryLockError::WouldBlock) => false,
        Err(TryLockError::Error(_)) => {
            let written = file.metadata().and_then(|metadata| metadata.modified());
            let since = written.ok().and_then(|written| written.elapsed().ok());
            since.is_some_and(|since| since > LEFT_BEHIND)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::io::Write;

    use super::Unfinished;

    #[test]
    fn what_was_left_behind_goes_and_what_is_written_stays() {
        let folder = std::env::temp_dir().join(format!("jadoube-unfinished-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let to = folder.join("games.pgn");
        let other = |name: &str| folder.join(format!("games.pgn.{name}"));
        let (left, held) = (other("part.1"), other("part.2"));
        let others = [other("part.x"), other("3"), other("parts.4"), folder.join("more.pgn.part.5")];
        others.iter().chain([&left]).for_each(|path| fs::write(path, "").expect("written"));
        let writer = File::create(&held).expect("a file");
        writer.lock().expect("a lock");

        let mut unfinished = Unfinished::beside(&to, "part").expect("a file");
        unfinished.write_all(b"text").expect("written");
        assert!(!left.exists() && held.exists());
        assert!(others.iter().all(|path| path.exists()));
        unfinished.take_name(&to).expect("a name");
        assert_eq!(fs::read(&to).expect("a file"), b"text");

        drop(writer);
        let dropped = Unfinished::beside(&to, "part").expect("a file");
        assert!(!held.exists());
        drop(dropped);
        let left: Vec<_> = fs::read_dir(&folder).expect("a folder").collect();
        assert_eq!(left.len(), 1 + others.len());
        fs::remove_dir_all(&folder).expect("removed");
    }
}
