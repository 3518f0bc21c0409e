//! Cutting a file into splits.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek};
use std::path::Path;

use crate::frames;
use crate::packing::Packing;
use crate::split::Split;

/// The splits of a file, of some `size` bytes each as it is stored: a plain file is cut anywhere, one packed with zstd between its
/// frames, and any other not at all. The path in them is absolute, and leads through no link.
///
/// # Errors
///
/// The file cannot be read.
pub fn splits(file: &Path, name: &str, size: u64) -> io::Result<Vec<Split>> {
    let path = file.canonicalize()?;
    let mut stored = BufReader::new(File::open(&path)?);
    let length = stored.get_ref().metadata()?.len();
    let mut first = Vec::new();
    stored.by_ref().take(8).read_to_end(&mut first)?;
    let packing = Packing::of(&first);
    let size = size.max(1);
    let cuts = match packing {
        None => (1..length.div_ceil(size)).map(|number| number * size).collect(),
        Some(Packing::Zstd) => {
            stored.rewind()?;
            spaced(frames::beginnings(&mut stored)?, size)
        }
        Some(Packing::Gzip | Packing::Bzip2) => Vec::new(),
    };
    let starts = [0].into_iter().chain(cuts.iter().copied());
    let ends = cuts.iter().copied().chain([length]);
    let split = |(start, end)| Split::of(path.clone(), name, length, packing, start..end);
    Ok(starts.zip(ends).map(split).collect())
}

/// Those places that stand at least so far behind the one before.
fn spaced(places: Vec<u64>, size: u64) -> Vec<u64> {
    let mut last = 0;
    let far = |place: &u64| {
        let is_far = *place >= last + size;
        if is_far {
            last = *place;
        }
        is_far
    };
    places.into_iter().filter(far).collect()
}
