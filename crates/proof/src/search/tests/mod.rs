//! The search compared with enumeration.

mod best_first;
