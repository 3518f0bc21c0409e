//! The files of the project, as they stand on the disk.

use std::path::{Path, PathBuf};

use crate::Source;

/// What is made, fetched or none of the project's.
const NOT_OURS: &[&str] = &[".git", "target", "node_modules", "dist", "test-results"];

/// The project's folder.
pub struct House {
    root: PathBuf,
}

/// A text file of the project.
pub struct File {
    /// Its path from the root, with `/` between the names.
    pub path: String,
    /// What it says.
    pub text: String,
}

/// The `Cargo.toml` of a crate.
pub struct Manifest {
    /// The folder of the crate, such as `store`.
    pub name: String,
    /// What it says.
    pub text: String,
}

impl House {
    /// The project that this crate stands in.
    pub fn around_us() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
        Self { root: root.unwrap_or(Path::new(".")).to_owned() }
    }

    /// Every text file, in the order of the paths.
    pub fn files(&self) -> Vec<File> {
        let mut files = Vec::new();
        self.collect(&self.root, &mut files);
        files.sort_by(|a, b| a.path.cmp(&b.path));
        files
    }

    /// What is compiled into that crate when it is not tested: its sources, without their tests.
    pub fn shipped(&self, name: &str) -> Vec<(String, Source)> {
        let sources = self.files().into_iter().filter(|file| file.source_of() == Some(name));
        let read: Vec<_> = sources.map(|file| (Source::read(&file.text), file.path)).collect();
        let tests: Vec<_> = read.iter().flat_map(|(source, path)| test_files(source, path)).collect();
        let shipped = read.into_iter().filter(|(_, path)| !tests.iter().any(|test| is_within(path, test)));
        shipped.map(|(source, path)| (path, source.shipped())).collect()
    }

    /// The crates under `crates/`.
    pub fn manifests(&self) -> Vec<Manifest> {
        let manifest = |file: File| {
            let name = file.path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?.to_owned();
            Some(Manifest { name, text: file.text })
        };
        self.files().into_iter().filter_map(manifest).collect()
    }

    fn collect(&self, folder: &Path, files: &mut Vec<File>) {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let ours = !NOT_OURS.iter().any(|name| path.file_name().is_some_and(|found| found == *name));
            match entry.file_type() {
                Ok(kind) if kind.is_dir() && ours => self.collect(&path, files),
                Ok(kind) if kind.is_file() => files.extend(self.file(&path)),
                _ => {}
            }
        }
    }

    /// The file, unless it is a picture or the like.
    fn file(&self, path: &Path) -> Option<File> {
        let text = std::fs::read_to_string(path).ok()?;
        let names = path.strip_prefix(&self.root).ok()?.iter().map(|name| name.to_string_lossy());
        Some(File { path: names.collect::<Vec<_>>().join("/"), text })
    }
}

/// Where the modules stand that a source has for its tests alone, less the `.rs`.
fn test_files(source: &Source, path: &str) -> Vec<String> {
    let stem = path.strip_suffix(".rs").unwrap_or(path);
    let roots = ["/lib", "/main", "/mod"].iter().find_map(|root| stem.strip_suffix(root));
    source.test_modules().iter().map(|module| format!("{}/{module}", roots.unwrap_or(stem))).collect()
}

/// Whether a file is that module or one of those under it.
fn is_within(path: &str, module: &str) -> bool {
    path.strip_prefix(module).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
}

impl File {
    /// Whether it is a source of that language, by its ending.
    pub fn is(&self, ending: &str) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, found)| found == ending)
    }

    /// The crate that it is a source of, tests and examples not counted.
    pub fn source_of(&self) -> Option<&str> {
        let (name, rest) = self.path.strip_prefix("crates/")?.split_once('/')?;
        (rest.starts_with("src/") && self.is("rs")).then_some(name)
    }
}

impl Manifest {
    /// The names in that section: `[dependencies]`, `[dev-dependencies]`.
    ///
    /// ```
    /// let text = "[dependencies]\nboard.workspace = true\nserde = \"1\"\n[lints]\nworkspace = true\n".to_owned();
    /// let manifest = jadoube_tidy::Manifest { name: "game".to_owned(), text };
    /// assert_eq!(manifest.names_in("[dependencies]"), ["board", "serde"]);
    /// ```
    pub fn names_in(&self, section: &str) -> Vec<&str> {
        let lines = self.text.lines().map(str::trim).skip_while(|line| *line != section).skip(1);
        let entries = lines.take_while(|line| !line.starts_with('['));
        let names = entries.filter_map(|line| line.split(['.', '=', ' ']).next());
        names.filter(|name| !name.is_empty() && !name.starts_with('#')).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_for_tests_is_found_beside_its_source() {
        let source = Source::read("#[cfg(test)]\nmod oracle;\n#[cfg(test)]\nmod tests {}");
        assert_eq!(test_files(&source, "crates/proof/src/lib.rs"), ["crates/proof/src/oracle"]);
        assert_eq!(test_files(&source, "crates/proof/src/a.rs"), ["crates/proof/src/a/oracle"]);
        assert_eq!(test_files(&source, "crates/proof/src/a/mod.rs"), ["crates/proof/src/a/oracle"]);
        assert!(is_within("crates/proof/src/oracle.rs", "crates/proof/src/oracle"));
        assert!(is_within("crates/proof/src/oracle/slow.rs", "crates/proof/src/oracle"));
        assert!(!is_within("crates/proof/src/oracles.rs", "crates/proof/src/oracle"));
    }
}
