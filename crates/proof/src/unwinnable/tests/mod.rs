//! The proofs without search compared with enumeration.

pub(crate) mod against_enumeration;
