//! How moves and games are written: SAN and scripts of acts.
