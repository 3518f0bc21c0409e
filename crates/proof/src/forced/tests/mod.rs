//! Forced play compared with enumeration.

mod win;
