//! What is said in so many words: giving up.

/// How a game is given up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Resigning {
    /// Nothing more was said of it.
    #[default]
    Plainly,
    /// By word of mouth.
    Saying,
    /// By writing "resigns".
    Writing,
    /// By circling the result.
    Circling,
    /// By writing the result.
    WritingResult,
    /// By tipping the King over.
    TippingKing,
}
