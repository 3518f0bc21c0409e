//! The tags of a game.

/// A tag of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its name, such as `White`.
    pub name: Vec<u8>,
    /// Its value, without escaping backslashes.
    pub value: Vec<u8>,
}
