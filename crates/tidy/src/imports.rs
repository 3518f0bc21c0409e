//! Which file of a crate names which: read from the paths that begin with `crate::`, `super::` or `self::`.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::Source;

/// The files of one crate and the arrows between them. A file is called by its path below `src`, without the ending:
/// `state/line`; the file of a folder is called by the folder: `state`.
///
/// ```
/// use jadoube_tidy::{Imports, Source};
///
/// let files = [("src/lib.rs", "mod a; mod b;"), ("src/a.rs", "use crate::b::B;"), ("src/b.rs", "use super::a;")];
/// let imports = Imports::of(files.map(|(path, text)| (path.to_owned(), Source::read(text))));
/// assert_eq!(imports.circles(), [["a", "b"]]);
/// ```
pub struct Imports {
    arrows: BTreeMap<String, BTreeSet<String>>,
}

impl Imports {
    /// Reads the arrows of a crate from its sources.
    pub fn of(sources: impl IntoIterator<Item = (String, Source)>) -> Self {
        let named: Vec<(String, Source)> =
            sources.into_iter().map(|(path, source)| (name(&path), source)).collect();
        let files: BTreeSet<String> = named.iter().map(|(name, _)| name.clone()).collect();
        let arrows = named.iter().map(|(name, source)| {
            let module = base(name);
            let mut paths = paths(&source.code, &module);
            paths.extend(children(&source.code, &module, &files));
            let to = paths.iter().filter_map(|path| file_of(path, &files)).filter(|to| to != name);
            (name.clone(), to.collect())
        });
        Self { arrows: arrows.collect() }
    }

    /// Every file.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.arrows.keys().map(String::as_str)
    }

    /// Every arrow, from the file that names to the file that is named.
    pub fn arrows(&self) -> impl Iterator<Item = (&str, &str)> {
        self.arrows.iter().flat_map(|(from, to)| to.iter().map(move |to| (from.as_str(), to.as_str())))
    }

    /// The sets of files each of which leads to every other of its set.
    pub fn circles(&self) -> Vec<Vec<&str>> {
        let reached: BTreeMap<&str, BTreeSet<&str>> =
            self.files().map(|file| (file, self.reached_from(file))).collect();
        let mut circles: Vec<Vec<&str>> = Vec::new();
        for file in self.files() {
            let mates =
                self.files().filter(|mate| reached[file].contains(mate) && reached[mate].contains(file));
            let circle: Vec<&str> = mates.collect();
            if circle.len() > 1 && !circles.contains(&circle) {
                circles.push(circle);
            }
        }
        circles
    }

    fn reached_from<'a>(&'a self, file: &'a str) -> BTreeSet<&'a str> {
        let mut reached = BTreeSet::new();
        let mut left = vec![file];
        while let Some(file) = left.pop() {
            for to in self.arrows.get(file).into_iter().flatten() {
                if reached.insert(to.as_str()) {
                    left.push(to);
                }
            }
        }
        reached
    }
}

/// `crates/game/src/state/mod.rs` is `state`, `src/lib.rs` is the root, without a name.
fn name(path: &str) -> String {
    let below = path.rsplit_once("src/").map_or(path, |(_, below)| below).trim_end_matches(".rs");
    let below = below.strip_suffix("/mod").unwrap_or(below);
    if matches!(below, "lib" | "main" | "mod") { String::new() } else { below.to_owned() }
}

/// The module that a file's own names begin from, as a path.
fn base(name: &str) -> Vec<String> {
    name.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// Every path of this crate that is named in the code, each as its parts from the root. How far a name is seen
/// (`pub(in crate::a)`) names nothing.
fn paths(code: &str, module: &[String]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let rooms = inline_modules(code);
    for start in ["crate::", "super::", "self::"] {
        for (at, _) in code.match_indices(start) {
            let before = code[..at].chars().next_back();
            let goes_on = before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | ':' | '$'));
            if goes_on || code[..at].ends_with("(in ") {
                continue;
            }
            let inner = rooms.iter().filter(|(_, room)| room.contains(&at)).map(|(name, _)| name.clone());
            let mut here: Vec<String> = module.iter().cloned().chain(inner).collect();
            match start {
                "crate::" => here.clear(),
                "super::" => drop(here.pop()),
                _ => {}
            }
            tree(&code[at + start.len()..], here, &mut found);
        }
    }
    // What begins and ends within the file is no arrow.
    found.retain(|path| {
        !(path.len() > module.len() && path.starts_with(module) && is_room(path, module, &rooms))
    });
    found
}

fn is_room(path: &[String], module: &[String], rooms: &[(String, Range<usize>)]) -> bool {
    rooms.iter().any(|(name, _)| *name == path[module.len()])
}

/// The modules that are written out within the file: name, and from where to where.
fn inline_modules(code: &str) -> Vec<(String, Range<usize>)> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("mod ") {
        let starts = at == 0 || code[..at].ends_with(char::is_whitespace);
        let (name, rest) = match code[at + 4..].split_once('{') {
            Some((name, rest)) if starts => (name.trim(), rest),
            _ => continue,
        };
        if name.is_empty() || !name.chars().all(|c| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let start = code.len() - rest.len();
        let mut depth = 1;
        let end = rest.find(|c| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            depth == 0
        });
        found.push((name.to_owned(), start..end.map_or(code.len(), |end| start + end)));
    }
    found
}

/// The modules below this one that the code names from where it stands: `child::name`.
fn children(code: &str, module: &[String], files: &BTreeSet<String>) -> Vec<Vec<String>> {
    let below = |name: &&String| {
        let parts: Vec<&str> = name.split('/').collect();
        parts.len() == module.len() + 1 && parts.iter().zip(module).all(|(part, own)| part == own)
    };
    let names = files.iter().filter(below).filter_map(|name| name.rsplit('/').next());
    let named = |name: &&str| {
        code.match_indices(&format!("{name}::")).any(|(at, _)| {
            let before = code[..at].chars().next_back();
            !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | ':' | '.'))
        })
    };
    names.filter(named).map(|name| [module, &[name.to_owned()]].concat()).collect()
}

/// Reads a path, or a tree of paths in braces, and gives what follows it.
fn tree<'a>(text: &'a str, mut path: Vec<String>, found: &mut Vec<Vec<String>>) -> &'a str {
    let mut rest = text.trim_start();
    loop {
        if let Some(inner) = rest.strip_prefix('{') {
            rest = inner;
            loop {
                rest = tree(rest, path.clone(), found).trim_start();
                match rest.strip_prefix(',') {
                    Some(more) if !more.trim_start().starts_with('}') => rest = more,
                    Some(more) => return more.trim_start().strip_prefix('}').unwrap_or(""),
                    None => return rest.strip_prefix('}').unwrap_or(rest),
                }
            }
        }
        let length = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let (word, after) = rest.split_at(length);
        match word {
            "super" => drop(path.pop()),
            "" | "self" => {}
            _ => path.push(word.to_owned()),
        }
        match after.strip_prefix("::") {
            Some(more) if !word.is_empty() => rest = more,
            _ => {
                found.push(path);
                let renamed = after.trim_start().strip_prefix("as ");
                return renamed.map_or(after, |name| {
                    name.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_')
                });
            }
        }
    }
}

/// The file that holds what a path names: the longest beginning of it that is one.
fn file_of(path: &[String], files: &BTreeSet<String>) -> Option<String> {
    (1..=path.len()).rev().map(|length| path[..length].join("/")).find(|name| files.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn imports(files: &[(&str, &str)]) -> Imports {
        Imports::of(files.iter().map(|(path, text)| ((*path).to_owned(), Source::read(text))))
    }

    #[test]
    fn a_tree_of_names_leads_to_each_of_their_files() {
        let imports = imports(&[
            ("src/lib.rs", ""),
            ("src/a.rs", "use crate::{b::{B, c::{self, C as D}}, d};"),
            ("src/b/mod.rs", "mod c;"),
            ("src/b/c.rs", ""),
            ("src/d.rs", ""),
        ]);
        assert_eq!(imports.arrows().collect::<Vec<_>>(), [("a", "b"), ("a", "b/c"), ("a", "d")]);
    }

    #[test]
    fn a_path_within_code_counts_and_one_in_a_comment_does_not() {
        let imports = imports(&[
            ("src/a.rs", "fn f() { super::b::g() } // crate::c"),
            ("src/b.rs", ""),
            ("src/c.rs", "const T: &str = \"crate::a\";"),
        ]);
        assert_eq!(imports.arrows().collect::<Vec<_>>(), [("a", "b")]);
    }

    #[test]
    fn what_a_folder_hands_on_counts() {
        let imports = imports(&[("src/a/mod.rs", "mod b; pub use b::B;"), ("src/a/b.rs", "use super::A;")]);
        assert_eq!(imports.circles(), [["a", "a/b"]]);
    }

    #[test]
    fn a_module_within_a_file_is_part_of_the_file() {
        let imports = imports(&[
            ("src/a/mod.rs", "mod b; use b::B;"),
            ("src/a/b.rs", "use super::c; pub struct B; mod inner { use super::B; use super::super::c::C; }"),
            ("src/a/c.rs", "mod inner { pub(in crate::a) struct C; }"),
        ]);
        assert_eq!(imports.arrows().collect::<Vec<_>>(), [("a", "a/b"), ("a/b", "a/c")]);
    }

    #[test]
    fn three_files_that_lead_to_one_another_are_one_circle() {
        let imports = imports(&[
            ("src/a.rs", "use crate::b::x;"),
            ("src/b.rs", "use crate::c::x;"),
            ("src/c.rs", "use crate::a::x;"),
            ("src/d.rs", "use crate::a::x;"),
        ]);
        assert_eq!(imports.circles(), [["a", "b", "c"]]);
    }
}
