//! A file under another name until it is whole.

use std::fs::{self, File, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

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
    path: PathBuf,
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
            let file = File::options().read(true).write(true).create(true).truncate(true).open(&path)?;
            // A file that cannot be locked is as good; it is told by its age.
            let _ = file.lock();
            // Between the two calls another process may have taken it for one left behind.
            if path.exists() {
                return Ok(Unfinished { path, file });
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
        fs::rename(&self.path, name)
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

impl Drop for Unfinished {
    fn drop(&mut self) {
        // After a rename there is nothing of this name any more.
        let _ = fs::remove_file(&self.path);
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
