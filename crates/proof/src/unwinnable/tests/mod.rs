//! The proofs without search compared with enumeration.

mod abstraction;
mod blockade;
mod material;
