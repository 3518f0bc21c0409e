//! HTTP: connections, routes, and what each address answers.

mod analysis;
mod body;
mod desk;
mod extract;
mod games;
mod guard;
mod judge;
mod laws;
pub(crate) mod listen;
mod matches;
mod new_game;
mod open_seats;
mod openapi;
mod operation;
mod print;
mod proofs;
mod push;
mod records;
mod round;
pub(crate) mod routes;
mod seats;
mod upgrade;
mod wish;
pub(crate) mod words;
mod xfcc;
