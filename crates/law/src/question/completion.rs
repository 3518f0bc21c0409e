//! What ends a turn, what offences cost, and how players arrive, record moves and resign.

use super::truth::Truth;

finite! {
    /// What a player had done when he pressed his clock, or without a clock when he quitted his men.
    Done {
        /// Made a legal move.
        LegalMove,
        /// Made a legal move, but not with what he had touched.
        AgainstTouch,
        /// Made a legal move, but not the one to which a man quitted on its square had bound him.
        AgainstRelease,
        /// Made a legal move, but not the one that was required of him.
        AgainstRequirement,
        /// Made a legal move with both hands.
        WithTwoHands,
        /// Changed the board otherwise than by a legal move.
        Illegal,
        /// Left a Pawn as it is on its last rank.
        Unpromoted,
        /// Made no move.
        Nothing,
    }
}

facts! {
    /// A turn is brought to its end: is the move complete?
    Completion {
        /// What the player had done.
        done: Done,
        /// An arbiter is present and sees it.
        seen: bool,
        /// A player is short of time, as the code defines it.
        hurried: bool,
    } where |_| true
}

finite! {
    /// Why a player starts the opponent's clock again without having moved.
    BackFor {
        /// Men that the opponent displaced stand off their squares.
        DisplacedMen,
        /// The opponent's last move is illegal.
        IllegalMove,
        /// The opponent left a Pawn on its last rank.
        PawnLeft,
        /// Nothing that the board shows.
        Nothing,
    }
}

facts! {
    /// A player does not move, and starts the opponent's clock again instead of stopping both: what is that? Where
    /// nothing is answered, the clock was pressed without a move.
    PressBack {
        /// Why.
        back_for: BackFor,
    } where |_| true
}

facts! {
    /// An illegal move was completed: what is its price?
    Infringement {
        /// The player has completed one before.
        again: bool,
        /// The opponent can still mate by some series of legal moves.
        mate: Truth,
    } where |_| true
}

facts! {
    /// It is claimed that the opponent completed a move with both hands: what follows?
    HandsClaim {
        /// He did so.
        so: bool,
        /// The claimant has touched no man since.
        timely: bool,
    } where |f| f.so || f.timely
}

facts! {
    /// A player resigns: how does the game end?
    Resignation {
        /// The opponent can still mate by some series of legal moves.
        mate: Truth,
        /// Nobody may resign yet, by the number of moves that the code asks for.
        early: bool,
    } where |_| true
}

facts! {
    /// A player comes to the board for the first time: is he too late?
    Arrival {
        /// He comes after the default time.
        late: bool,
        /// The opponent has not come by then either.
        other_late: bool,
    } where |f| f.late || !f.other_late
}

finite! {
    /// What a score shows.
    Sheet {
        /// A move is written that was made.
        InOrder,
        /// A move is written before it is made, and no claim goes with it.
        InAdvance,
        /// The player who has the move writes a legal move before he makes it, as is done for a claim.
        MayBeForClaim,
        /// A move is written, and one before it is not.
        Gap,
        /// A move is written in another notation.
        OtherNotation,
        /// A move is written otherwise than it was made.
        Otherwise,
        /// Two moves were made, and neither is written.
        TwoMovesBehind,
        /// An offer of a draw is written.
        Offer,
        /// An offer of a draw was made, and is not written.
        OfferMissing,
        /// The last record is struck out.
        Struck,
        /// A time, or a result, is written.
        OtherData,
        /// Something else is written, in words.
        Words,
        /// The arbiter requires it, and moves are missing.
        Required,
        /// The arbiter requires it, and it is up to date.
        UpToDate,
        /// The arbiter has required it, and the player has made a move instead.
        LeftBehind,
        /// The arbiter requires it, and moves are missing that are written in another notation.
        RequiredInOtherNotation,
        /// A period is over, and the player has made a move before he brought his score up to date.
        LeftBehindAfterPeriod,
        /// A period is over in which neither need record, and the player has made a move before he brought his score up to
        /// date.
        LeftBehindAfterBothPeriods,
        /// A period is over in which this player alone need not record, and moves are missing.
        OnePeriodOver,
        /// A period is over in which neither player need record, and moves are missing.
        BothPeriodsOver,
        /// The game is to be gone through again, and neither score is complete.
        Reconstructed,
        /// The game is to be gone through again, and a score is complete.
        ReconstructedInVain,
        /// The move that was declared with a claim is struck out.
        DeclaredStruck,
    }
}

facts! {
    /// A score is written, or left unwritten: is it as it should be?
    Recording {
        /// What the score shows.
        sheet: Sheet,
        /// The player must record.
        due: bool,
        /// The player records on an electronic sheet.
        electronic: bool,
        /// No further period follows.
        last_period: bool,
    } where |_| true
}

finite! {
    /// A thing that stands in the record of a move.
    Spelt {
        /// A piece is named by its letter in English.
        English,
        /// A piece is named by its letter in the player's own language.
        OwnLanguage,
        /// No piece is named: a Pawn moves.
        Pawn,
        /// A square is named.
        Square,
        /// The square that is left and the square of arrival are named.
        BothSquares,
        /// A piece takes, and the sign for it stands there.
        PieceTakes,
        /// A Pawn takes, and the file that it leaves is named.
        PawnTakes,
        /// The file that a piece leaves is named.
        FileOfDeparture,
        /// The rank that a piece leaves is named.
        RankOfDeparture,
        /// What a Pawn becomes is named.
        Promotion,
        /// An offer of a draw is noted by its sign.
        Offer,
        /// Castling with the King's Rook.
        CastlesShort,
        /// Castling with the Queen's Rook.
        CastlesLong,
        /// The sign for a capture.
        SignOfCapture,
        /// The sign for check.
        SignOfCheck,
        /// The sign for checkmate.
        SignOfMate,
        /// The sign for taking in passing.
        SignInPassing,
    }
}

facts! {
    /// A move is recorded: is it written as the code says?
    Spelling {
        /// What stands in the record.
        spelt: Spelt,
    } where |_| true
}

finite! {
    /// What is signed.
    Signed {
        /// A result, though the game goes on.
        TooEarly,
        /// The result of the game.
        Right,
        /// Another result.
        Wrong,
    }
}

facts! {
    /// A result is signed: does it stand?
    Signature {
        /// What is signed.
        signed: Signed,
    } where |_| true
}
