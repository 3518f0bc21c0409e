//! The persons at the board.

#[derive(Clone, Debug, Default)]
pub(crate) struct Persons {
    /// Who has come to the board, or acted there.
    pub arrived: [bool; 2],
}
