//! The server, from the outside: a file a subject, in one program, since each program is linked anew.

mod common;
#[path = "../../../view/tests/schema/mod.rs"]
mod schema;
/// Real servers of PostgreSQL, as the tests of the store begin them.
#[path = "../../../store/tests/log/servers.rs"]
mod servers;

#[cfg(unix)]
mod analysis;
mod anything;
mod asleep;
mod bounds;
mod clock;
mod compressed;
mod computer;
mod connections;
mod desk;
mod distance;
#[cfg(unix)]
mod engine;
mod envelope;
mod evidence;
mod failover;
mod further_seats;
mod hidden_lines;
mod history;
mod http;
mod judge;
mod keys;
mod lobby;
mod matches;
mod names;
mod openapi;
mod operation;
mod page;
mod post;
mod print;
mod push;
mod record;
mod restart;
mod round;
mod seats;
mod several;
mod silence;
mod simulation;
mod sockets;
mod terms;
mod two_servers;
mod updates;
mod words;
mod xfcc;
