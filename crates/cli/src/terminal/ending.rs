//! What is done when the program is told to end.

/// From now on a signal that tells the program to end removes what was begun and is not finished, and says which files are not
/// written. The exit code is that of the signal: 128 and its number.
#[cfg(unix)]
pub fn leave_nothing_half_written() {
    use std::io::Write;
    use std::process::exit;

    use tokio::runtime::Builder;
    use tokio::signal::unix::{SignalKind, signal};

    let Ok(runtime) = Builder::new_current_thread().enable_io().build() else { return };
    let entered = runtime.enter();
    // That a file may grow no more is a failure of one write, and told like any other; it does not end the process.
    let _ = signal(SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw()));
    let kinds = [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()];
    let ignored = ignored();
    let wanted = kinds.map(|kind| (kind, signal_of(kind, ignored)));
    drop(entered);
    std::thread::spawn(move || {
        let [(_, interrupt), (_, terminate), (_, hang_up)] = wanted;
        let number = runtime.block_on(async {
            tokio::select! {
                () = came(interrupt) => kinds[0].as_raw_value(),
                () = came(terminate) => kinds[1].as_raw_value(),
                () = came(hang_up) => kinds[2].as_raw_value(),
            }
        });
        let abandoned = collection::abandon();
        let names: Vec<_> = abandoned.names().iter().map(|name| name.display().to_string()).collect();
        let told = match names.first() {
            None => None,
            Some(first) if names.len() > SHOWN => Some(format!("{first} and {} more", names.len() - 1)),
            Some(_) => Some(names.join(", ")),
        };
        if let Some(told) = told {
            // Nobody may be there to read it.
            let _ = writeln!(std::io::stderr(), "jadoube: told to end; not written: {told}");
        }
        exit(128 + number);
    });

    fn signal_of(kind: SignalKind, ignored: u64) -> Option<tokio::signal::unix::Signal> {
        // What whoever began the program let it ignore, such as `nohup`, stays ignored.
        (ignored >> (kind.as_raw_value() - 1) & 1 == 0).then(|| signal(kind).ok())?
    }

    async fn came(signal: Option<tokio::signal::unix::Signal>) {
        let came = match signal {
            Some(mut signal) => signal.recv().await,
            None => None,
        };
        if came.is_none() {
            std::future::pending().await
        }
    }
}

/// So many files are named.
#[cfg(unix)]
const SHOWN: usize = 3;

/// The signals that this process ignores, a bit for each; none where the system does not say.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
}

/// Elsewhere the system ends the program.
#[cfg(not(unix))]
pub fn leave_nothing_half_written() {}
