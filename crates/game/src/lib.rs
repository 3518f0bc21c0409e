//! Acts, men with identities, attempts, duties, options, the log and its replay.
