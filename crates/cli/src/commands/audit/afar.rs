//! Files that the machines of a cluster audit: all of them at once, then each put together in its order.

use std::path::{Path, PathBuf};
use std::time::Duration;

use indicatif::ProgressBar;
use split::{Joined, Part, Seam, Settings, Split, splits};

use super::cluster::Cluster;
use crate::commands::texts::source;
use crate::commands::unusable::unreadable;
use crate::terminal::out::CommandError;

/// What a cluster has found.
pub struct Afar {
    cluster: Cluster,
    files: Vec<FileAfar>,
    /// How long the processors of its machines were busy.
    pub cpu: Duration,
}

struct FileAfar {
    name: String,
    /// Why it cannot be read here.
    wrong: Option<CommandError>,
    seam: Seam,
    parts: Vec<Option<Part>>,
}

impl Afar {
    /// Has these files audited, in splits of this size.
    pub fn audit(url: &str, settings: Settings, files: &[PathBuf], size: u64) -> Result<Self, CommandError> {
        let mut cluster = Cluster::find(url, settings)?;
        let (mut afar, mut all, mut whose) = (Vec::new(), Vec::new(), Vec::new());
        for file in files {
            let name = file.display().to_string();
            let (splits, wrong) = match cut(file, &name, size) {
                Ok(splits) => (splits, None),
                Err(error) => (Vec::new(), Some(unreadable(&name, &error))),
            };
            all.extend(splits.iter().cloned());
            whose.extend((0..splits.len()).map(|number| (afar.len(), number)));
            let parts = splits.iter().map(|_| None).collect();
            afar.push(FileAfar { name, wrong, seam: Seam::new(splits), parts });
        }
        let mut cpu = Duration::ZERO;
        for (at, part) in cluster.audit(all)? {
            cpu += busy(&part);
            if let Some(&(file, number)) = whose.get(at) {
                afar[file].parts[number] = Some(part);
            }
        }
        Ok(Afar { cluster, files: afar, cpu })
    }

    pub fn name(&self, file: usize) -> &str {
        &self.files[file].name
    }

    /// The next part of a file; none behind its end.
    pub fn next(&mut self, file: usize) -> Result<Option<Part>, CommandError> {
        let of_file = &mut self.files[file];
        if let Some(wrong) = of_file.wrong.take() {
            return Err(wrong);
        }
        loop {
            match of_file.seam.join(&mut of_file.parts) {
                Joined::Part(part) => {
                    return match part.refused {
                        None => Ok(Some(*part)),
                        Some(why) => {
                            Err(unreadable(&of_file.name, &format!("by a machine of the cluster: {why}")))
                        }
                    };
                }
                Joined::Ask(number, split) => {
                    for (_, part) in self.cluster.audit(vec![*split])? {
                        self.cpu += busy(&part);
                        of_file.parts[number] = Some(part);
                    }
                }
                Joined::Whole => return Ok(None),
            }
        }
    }
}

fn busy(part: &Part) -> Duration {
    Duration::try_from_secs_f64(part.cpu_seconds).unwrap_or_default()
}

/// The splits of a file of games.
fn cut(file: &Path, name: &str, size: u64) -> std::io::Result<Vec<Split>> {
    // What is no text of games is said as without a cluster.
    source::open_games(file, &ProgressBar::hidden())?;
    splits(file, name, size)
}
