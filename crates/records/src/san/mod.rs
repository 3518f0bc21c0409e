//! Standard algebraic notation (SAN), in and out.
//!
//! Writing is canonical: no more of the origin than is needed, `x`, `=Q`, `O-O`, `+`, `#`. Reading takes what real records
//! hold: every [`Notation`]; `0-0`, `e2-e4`, `Ng1-f3`, `a8Q`, `a8/Q`, `a8(Q)`, `ed5`, `e:d5` and `e.p.`; more of the origin
//! than is needed; `+`, `++` and `#`, true or not; `!` and `?`. A Pawn that stays a Pawn is `a8=P`.

mod error;
mod find;
mod follow;
mod informal;
mod language;
mod notation;
mod parsed;
mod quick;
mod read;
mod reading;
mod sketch;
pub(crate) mod usual;
mod write;

pub use error::SanError;
pub use follow::play;
pub(crate) use follow::{play_at_once, play_usual};
pub use informal::moves_out_of_form;
pub use language::Language;
pub use notation::Notation;
pub use parsed::San;
pub(crate) use parsed::is_null;
pub use read::{read, read_bytes, read_noting};
pub use reading::{Loose, Marks, Reading, loose};
pub use write::write;
