//! HTTP: connections, routes, and what each address answers.

mod body;
mod extract;
mod games;
mod guard;
mod laws;
pub(crate) mod listen;
mod new_game;
mod proofs;
mod records;
pub(crate) mod routes;
mod upgrade;
mod wish;
pub(crate) mod words;
