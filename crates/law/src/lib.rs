//! The form of a law, the resolver, and the codes.
