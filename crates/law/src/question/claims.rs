//! What is claimed and exacted.

use super::transfer::BoundBy;
use super::truth::Truth;
use crate::facts::Finite;

finite! {
    /// Whether an illegal move stands.
    Stands {
        /// None does.
        None,
        /// The adversary has not replied.
        Unreplied,
        /// He has replied.
        Replied,
    }
}

finite! {
    /// Who speaks, as seen from whose turn or move it is.
    Claimant {
        /// The player, or he who made the move in question.
        Player,
        /// The other.
        Opponent,
    }
}

facts! {
    /// Attention was called to an illegal move: what follows?
    Attention {
        /// Whether one stands.
        stands: Stands,
        /// Who calls: he who made it, or the other.
        by: Claimant,
        /// The position before it can be ascertained.
        known: bool,
    } where |f| f.known || f.stands != Stands::None
}

facts! {
    /// Attention was called to a man touched: what follows?
    TouchClaim {
        /// He was bound by it, and moved otherwise.
        breached: bool,
        /// By what he was bound.
        bound_by: BoundBy,
        /// The claimant has touched no man since.
        timely: bool,
    } where |f| f.breached == (f.bound_by != BoundBy::Nothing)
}

finite! {
    /// The ground of a claim of a draw.
    DrawGround {
        /// The position came back.
        Repetition,
        /// Fifty moves without progress.
        FiftyMoves,
        /// Checks without end.
        PerpetualCheck,
        /// The position came back so often that nobody need claim it.
        ManyRepetitions,
        /// So many moves without progress that nobody need claim it.
        ManyMoves,
    }
}

finite! {
    /// How a draw is claimed.
    ClaimForm {
        /// It is so now.
        Now,
        /// It will be so after a legal move that is declared.
        Intending,
        /// A move is declared that is not legal.
        IntendingIllegal,
    }
}

facts! {
    /// A draw is claimed: is it drawn?
    DrawClaim {
        /// On what ground.
        ground: DrawGround,
        /// By whom.
        by: Claimant,
        /// How.
        form: ClaimForm,
        /// He has touched a man in this turn.
        touched: bool,
        /// Whether it is so.
        truth: Truth,
    } where |f| f.by == Claimant::Player || (!f.touched && f.form == ClaimForm::Now)
}

finite! {
    /// A mistake that can be made at the start.
    StartGround {
        /// The board lies wrongly.
        Board,
        /// Men stand wrongly or are missing.
        Men,
        /// The wrong person moved first.
        FirstMove,
        /// The persons have each other's men.
        Colours,
        /// A man that was to be given was left on the board.
        MenLeftOn,
    }
}

facts! {
    /// A mistake at the start is claimed: what follows?
    StartClaim {
        /// Which.
        ground: StartGround,
        /// It is so.
        wrong: bool,
        /// Not yet so many moves are complete on each side, or by the giver of odds, as the code lets pass.
        early: bool,
    } where |_| true
}

finite! {
    /// What is known of an offence that forfeits the game.
    Known {
        /// Nobody has found it yet.
        Open,
        /// The log shows it.
        Logged,
        /// It was admitted, or found by the players together.
        Agreed,
        /// A third party found it.
        Decided,
        /// It is found not to be so.
        NotSo,
        /// It cannot be, as this game is settled.
        CannotBe,
        /// It was done with the other's consent.
        Consented,
    }
}

facts! {
    /// A forfeiture is claimed: is the game lost?
    Forfeiture {
        /// The letter of the clause.
        clause: ForfeitClause,
        /// What is known.
        known: Known,
        /// The claimant has completed a move since he knew of it.
        moved_since: bool,
    } where |_| true
}

finite! {
    /// The letter of a clause of forfeitures.
    ForfeitClause {
        /// (a)
        A,
        /// (b)
        B,
        /// (c)
        C,
        /// (d)
        D,
        /// (e)
        E,
        /// (f)
        F,
    }
}

impl ForfeitClause {
    /// The clause of this letter.
    pub fn of(letter: char) -> Option<Self> {
        Self::values().into_iter().find(|clause| clause.letter() == letter)
    }

    /// Its letter.
    pub fn letter(self) -> char {
        char::from(b'a' + self as u8)
    }
}

finite! {
    /// What sort of penalty is exacted.
    Exacted {
        /// The position at the beginning of the turn stands again.
        TurnRestored,
        /// A man that was touched moves or is taken.
        TouchedMan,
        /// The King moves, or the man selected.
        KingOrSelected,
        /// Any other.
        Other,
    }
}

facts! {
    /// A penalty is exacted: what follows?
    Exaction {
        /// What sort of penalty it is.
        exacted: Exacted,
        /// Its holder has touched no man since it was open.
        timely: bool,
        /// A legal move can fulfil it.
        possible: bool,
        /// The offence has changed the position.
        changed: bool,
    } where |_| true
}
