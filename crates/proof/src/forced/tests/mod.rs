//! Forced play compared with enumeration.

mod two_knights;
mod win;
mod wins;
