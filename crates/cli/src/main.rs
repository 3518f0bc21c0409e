//! The program `jadoube`.
fn main() {}
