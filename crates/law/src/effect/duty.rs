//! What binds a player in his turn.

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
    /// Move or take any of the men touched, or move the King otherwise than by castling.
    AnyTouchedOrStepKing,
    /// Castle with the King and the Rook touched.
    Castle,
    /// Take in passing.
    TakeInPassing,
    /// Of the own men touched that can move, move the one touched first.
    MoveFirst,
    /// Of the adverse men touched that can be taken, take the one touched first.
    TakeFirst,
    /// Take the adverse man touched first with the own man touched first.
    TakeFirstWithFirst,
    /// Of the men touched that can be moved or taken, move or take the one touched first.
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
