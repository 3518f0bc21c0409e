//! A disk with pages and a cache. What was written since the last sync may be lost, torn or kept page by page when the machine
//! fails; a sync may fail, and may be said to be done when it is not.

use std::collections::BTreeMap;

use crate::lots::Lots;

/// So many bytes are on a page: few, so that a record stands on several.
const PAGE: usize = 64;

#[derive(Default)]
pub struct Disk {
    /// What would be there if the machine failed now and nothing in the cache were written.
    kept: Vec<u8>,
    /// What is read while the machine runs.
    cached: Vec<u8>,
    /// What each page has been since it was last in step with the disk, oldest first.
    dirty: BTreeMap<usize, Vec<Vec<u8>>>,
}

impl Disk {
    pub fn write(&mut self, at: usize, bytes: &[u8]) {
        if self.cached.len() < at + bytes.len() {
            self.cached.resize(at + bytes.len(), 0);
        }
        self.cached[at..at + bytes.len()].copy_from_slice(bytes);
        for page in at / PAGE..=(at + bytes.len() - 1) / PAGE {
            let content = self.page(page);
            self.dirty.entry(page).or_default().push(content);
        }
    }

    fn page(&self, page: usize) -> Vec<u8> {
        let from = page * PAGE;
        self.cached[from..self.cached.len().min(from + PAGE)].to_vec()
    }

    fn keep(&mut self, page: usize, content: &[u8]) {
        let from = page * PAGE;
        if self.kept.len() < from + content.len() {
            self.kept.resize(from + content.len(), 0);
        }
        self.kept[from..from + content.len()].copy_from_slice(content);
    }

    /// Everything that was written is on the disk.
    pub fn sync(&mut self) {
        for (page, versions) in std::mem::take(&mut self.dirty) {
            if let Some(last) = versions.last() {
                self.keep(page, last);
            }
        }
    }

    /// A sync that fails: some pages are written, and none counts as unwritten any more.
    pub fn sync_fails(&mut self, lots: &mut Lots) {
        self.some_are_kept(lots);
    }

    /// The machine fails.
    pub fn fails(&mut self, lots: &mut Lots) {
        self.some_are_kept(lots);
        self.cached = self.kept.clone();
    }

    /// Of each page that was written, any of its contents since the last sync is kept, or none, or a part.
    fn some_are_kept(&mut self, lots: &mut Lots) {
        for (page, versions) in std::mem::take(&mut self.dirty) {
            let version = &versions[lots.below(versions.len())];
            match lots.below(4) {
                0 => {}
                1 => {
                    let torn = lots.below(version.len() + 1);
                    self.keep(page, &version[..torn]);
                }
                2 => {
                    let torn = lots.below(version.len() + 1);
                    let mut mixed = self.kept.get(page * PAGE..).unwrap_or_default().to_vec();
                    mixed.resize(version.len(), 0);
                    mixed[torn..].copy_from_slice(&version[torn..]);
                    self.keep(page, &mixed);
                }
                _ => self.keep(page, version),
            }
        }
    }

    pub fn read(&self) -> &[u8] {
        &self.cached
    }
}
