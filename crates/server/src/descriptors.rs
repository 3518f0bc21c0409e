//! File descriptors: every connection takes one, and a system often gives a process fewer than it may have.

use crate::journal;
use crate::limits::Limits;

/// What the process has open besides its connections: the log with its readers, standard streams, the runtime.
const OTHERS: u64 = 128;

/// Asks the system for as many descriptors as the limits need. Where they are fewer than that, the operator is told, and the
/// server does with them what it can.
pub(crate) fn provide(limits: &Limits) {
    let needed = needed(limits);
    if let Some(most) = raise(needed).filter(|&most| most < needed) {
        let what = format!(
            "{most} files may be open at once, and with every connection there may be {needed}: \
             new connections will wait for others to end. Raise the hard limit (LimitNOFILE, ulimit -Hn)"
        );
        journal::tell("warning", "few-descriptors", what);
    }
}

fn needed(limits: &Limits) -> u64 {
    (limits.connections + limits.sockets) as u64 + OTHERS
}

/// Raises the soft limit to what is needed, as far as the hard one allows: how many there may be now. None: the system has
/// no limit, or tells none.
#[cfg(unix)]
fn raise(needed: u64) -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let current = current?;
    let wanted = maximum.map_or(needed, |most| most.min(needed));
    if wanted > current && setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum }).is_ok() {
        return Some(wanted);
    }
    Some(current)
}

#[cfg(not(unix))]
fn raise(_needed: u64) -> Option<u64> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_soft_limit_is_raised_as_far_as_the_hard_one_allows() {
        use rustix::process::{Resource, getrlimit};
        let before = getrlimit(Resource::Nofile);
        let (Some(current), most) = (before.current, before.maximum.unwrap_or(u64::MAX)) else { return };
        let more = (current + 1).min(most);
        assert_eq!(raise(more), Some(more.max(current)));
        assert_eq!(raise(u64::MAX), Some(most));
        assert_eq!(getrlimit(Resource::Nofile).maximum, before.maximum, "the hard limit stays");
    }
}
