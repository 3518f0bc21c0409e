//! The log of games, tested from outside: what every engine guarantees, and what the embedded one survives.

mod concurrency;
mod copying;
mod guarded;
mod kill;
mod memory;
mod moment;
mod opening;
mod postgres;
mod property;
mod secrets;
mod sectors;
mod servers;
mod sharing;
mod simple;
mod suite;
mod support;
mod torn;
mod victim;
