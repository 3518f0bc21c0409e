//! Acts, men with identities, attempts, duties, options that lapse, the log and its replay.
//!
//! Pure: no file, no socket, no time of day, no randomness, and no code by name. What the law says is asked of the
//! crate `law`; what can be moved, of `board`; what must be proved, of `proof`.

pub mod act;
pub mod settings;
pub mod standing;
