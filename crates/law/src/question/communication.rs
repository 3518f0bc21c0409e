//! Moves that are communicated instead of being made under the eyes of the other side.

finite! {
    /// What a side has communicated for one turn.
    Told {
        /// Nothing that means a legal move.
        Nothing,
        /// One legal move.
        One,
        /// A record that means several legal moves.
        SeveralReadings,
        /// Several moves: more than one legal move, or a legal one beside what means none.
        SeveralMoves,
    }
}

facts! {
    /// A move is communicated: what follows?
    Communication {
        /// What was communicated.
        told: Told,
        /// Among several records one means no legal move.
        meaningless: bool,
        /// Only members of a consulting side have spoken, and not the side.
        by_member: bool,
        /// It was communicated before, for a reply that was assumed, and that reply was made.
        arrived: bool,
        /// It is found that an error in it is not the sender's fault.
        garbled: bool,
    } where |f| (!f.meaningless || f.told == Told::SeveralMoves) && !(f.arrived && (f.garbled || f.by_member))
}

finite! {
    /// What became of a reply that was assumed.
    Assumed {
        /// It was made.
        Made,
        /// Another was made.
        Otherwise,
        /// The move before it is illegal.
        BehindIllegal,
        /// It means no legal move.
        MeansNone,
    }
}

facts! {
    /// A move was communicated for the case that the other makes an assumed reply: is its sender bound?
    Supposition {
        /// What became of the reply.
        reply: Assumed,
    } where |_| true
}

finite! {
    /// What is done at a board that only one side sees.
    Handled {
        /// A man is touched.
        Touched,
        /// A man is moved.
        Moved,
        /// A move was made there that differs from the one adopted or required.
        Otherwise,
    }
}

facts! {
    /// In a game by communication a side handles the men on its own board: what follows?
    OwnBoard {
        /// What was done there.
        did: Handled,
    } where |_| true
}

facts! {
    /// One of several players of a side touches a man, or communicates a move: is the side bound?
    Consulting {
        /// He communicated a move; else he touched a man.
        communicated: bool,
    } where |_| true
}
