//! The server, from the outside: a file a subject, in one program, since each program is linked anew.

mod common;

mod anything;
mod asleep;
mod bounds;
mod clock;
mod computer;
mod connections;
mod desk;
mod envelope;
mod evidence;
mod hidden_lines;
mod history;
mod http;
mod judge;
mod keys;
mod lobby;
mod matches;
mod operation;
mod page;
mod post;
mod print;
mod record;
mod restart;
mod round;
mod seats;
mod several;
mod silence;
mod simulation;
mod sockets;
mod terms;
mod updates;
mod words;
mod xfcc;
