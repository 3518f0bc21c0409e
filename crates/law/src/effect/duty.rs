//! What binds a player.

/// What binds the player in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Move the own man touched.
    MoveTouched,
    /// Take the adverse man touched.
    TakeTouched,
    /// Take the adverse man touched with the own man touched.
    TakeWithTouched,
    /// Move or take any of the men touched.
    AnyTouched,
    /// Castle with the King and the Rook touched.
    Castle,
    /// Take in passing.
    TakeInPassing,
    /// Move the own man touched first of those that can move.
    MoveFirst,
    /// Take the adverse man touched first of those that can be taken.
    TakeFirst,
    /// Take the adverse man touched first with the own man touched first.
    TakeFirstWithFirst,
    /// Move or take the man touched first of those that can be moved or taken.
    FirstOfEither,
    /// Move the King.
    MoveKing,
    /// Make the move that was declared.
    DeclaredMove,
    /// Move the man of the move that was declared.
    ManOfDeclaredMove,
    /// Move the King, otherwise than by castling.
    StepKing,
}
