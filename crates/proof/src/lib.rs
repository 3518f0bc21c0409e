//! Exact answers about a position, with their evidence.
