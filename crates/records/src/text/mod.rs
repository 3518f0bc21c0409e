//! What every text form shares: a line cut into words, tables of words, squares, comments, and faults with their place.

pub(crate) mod bytes;
pub(crate) mod castling;
pub(crate) mod comment;
pub(crate) mod fault;
pub(crate) mod square;
pub(crate) mod table;
pub(crate) mod words;
