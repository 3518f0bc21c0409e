//! What is claimed and exacted.

use super::adjournment::WinningForce;
use super::transfer::BoundBy;
use super::truth::Truth;
use crate::facts::Finite;

finite! {
    /// Whether an illegal move stands.
    Stands {
        /// No illegal move stands.
        None,
        /// One stands, and the adversary has not replied.
        Unreplied,
        /// One stands, and the adversary has replied.
        Replied,
    }
}

finite! {
    /// Who claims, seen from the turn or the move that the claim is about.
    Claimant {
        /// The player whose turn it is, or who made the move.
        Player,
        /// The opponent.
        Opponent,
    }
}

finite! {
    /// What is wrong with the move to which attention is called.
    Amiss {
        /// It is illegal, and complete.
        Illegal,
        /// It is illegal, and was never completed.
        Uncompleted,
        /// A Pawn was left as it is on its last rank.
        Unpromoted,
        /// It is legal, and not the one that was required.
        AgainstRequirement,
    }
}

facts! {
    /// Attention is called to an illegal move: what follows?
    Attention {
        /// Whether an illegal move stands.
        stands: Stands,
        /// What is wrong with it.
        amiss: Amiss,
        /// Who calls attention.
        by: Claimant,
        /// The position before the move can be ascertained.
        known: bool,
        /// It is longer ago than the code takes moves back.
        old: bool,
        /// The one who calls attention has touched a man since.
        touched: bool,
        /// A player is short of time, as the code defines it.
        hurried: bool,
        /// What the opponent, if it is he who calls attention, has to win with.
        force: WinningForce,
        /// Both players call attention to it, and agree to correct it.
        agreed: bool,
    } where |f| {
        let plain = f.known && f.amiss == Amiss::Illegal && !f.old && !f.touched && !f.hurried && !f.agreed;
        (plain || f.stands != Stands::None)
            && (f.force == WinningForce::Enough || f.stands == Stands::Unreplied && f.by == Claimant::Opponent)
            && !(f.agreed && (f.touched || f.old))
    }
}

impl Attention {
    /// The opponent calls attention to an illegal move, in time and able to win; nothing else is to be said of it.
    pub const fn to_illegal_move(stands: Stands) -> Attention {
        Attention {
            stands,
            amiss: Amiss::Illegal,
            by: Claimant::Opponent,
            known: true,
            old: false,
            touched: false,
            hurried: false,
            force: WinningForce::Enough,
            agreed: false,
        }
    }
}

facts! {
    /// Attention is called to a man that was touched: what follows?
    TouchClaim {
        /// The player was bound by the touch, and moved otherwise.
        breached: bool,
        /// The touches that bound him; where none did, whether it is an adverse man that is claimed to be touched.
        bound_by: BoundBy,
        /// The move that he made instead was illegal.
        illegal: bool,
        /// The claimant has touched no man since.
        timely: bool,
    } where |f| match f.breached {
        true => f.bound_by != BoundBy::Nothing,
        false => matches!(f.bound_by, BoundBy::Nothing | BoundBy::Adverse) && !f.illegal,
    }
}

finite! {
    /// The ground of a claim of a draw.
    DrawGround {
        /// The position came back.
        Repetition,
        /// So many moves were made without progress as the code names.
        FiftyMoves,
        /// Checks that need never end.
        PerpetualCheck,
        /// The position came back so often that the draw needs no claim.
        ManyRepetitions,
        /// So many moves were made without progress that the draw needs no claim.
        ManyMoves,
    }
}

finite! {
    /// How a draw is claimed.
    ClaimForm {
        /// It is so now.
        Now,
        /// It will be so after a legal move, which is declared.
        Intending,
        /// It would be so after a move that is declared and is not legal.
        IntendingIllegal,
    }
}

finite! {
    /// In what positions with the same men on the same squares, and the same player to move, are different.
    Unlike {
        /// In nothing, or they did not stand so often as the claim needs.
        Nothing,
        /// In a Pawn that could be taken in passing.
        Passing,
        /// In the rights to castle.
        Castling,
    }
}

finite! {
    /// By what a player shows how often a position stood, or how many moves were made.
    ShownBy {
        /// By his score, where the code asks for one.
        Score,
        /// By those who watched the game, in time pressure: his score is not complete enough.
        Witness,
        /// By nothing.
        Nothing,
    }
}

facts! {
    /// A draw is claimed: is it drawn?
    DrawClaim {
        /// The ground.
        ground: DrawGround,
        /// Who claims.
        by: Claimant,
        /// How it is claimed.
        form: ClaimForm,
        /// The claimant has touched a man in this turn.
        touched: bool,
        /// In what alone the positions are different that should be the same.
        unlike: Unlike,
        /// By what the claimant shows it.
        shown: ShownBy,
        /// Whether it is so.
        truth: Truth,
    } where |f| {
        (f.by == Claimant::Player || (!f.touched && f.form == ClaimForm::Now && f.shown == ShownBy::Score))
            && (f.unlike == Unlike::Nothing || f.ground == DrawGround::Repetition && f.truth != Truth::Yes)
    }
}

finite! {
    /// What has become of a claim that people decide.
    Decision {
        /// It is made, and nothing is decided yet.
        Open,
        /// The game is to be drawn.
        Drawn,
        /// The decision is put off, and play goes on.
        Postponed,
        /// The same, on a clock with a delay.
        PostponedOnDelay,
        /// He has put it off, and a flag has fallen since.
        FlagFallen,
        /// It is rejected.
        Rejected,
    }
}

impl Decision {
    /// Whether the decision is put off, on whatever clock.
    #[must_use]
    pub fn is_put_off(self) -> bool {
        matches!(self, Decision::Postponed | Decision::PostponedOnDelay)
    }
}

facts! {
    /// It is claimed that the opponent cannot win by normal means, or does not try: what follows?
    NormalMeans {
        /// The claimant has the move.
        has_the_move: bool,
        /// The claimant has less time left than the code asks for.
        short: bool,
        /// Time is added, or delayed, with each move.
        added: bool,
        /// No further period follows.
        last_period: bool,
        /// An arbiter supervises the game.
        supervised: bool,
        /// What has become of the claim.
        decision: Decision,
    } where |_| true
}

finite! {
    /// What has become of a request for an increment.
    Request {
        /// It is made.
        Made,
        /// The arbiter grants it.
        Granted,
        /// The arbiter does not.
        Rejected,
    }
}

facts! {
    /// A player asks that time be added with each move: what follows?
    ExtraTime {
        /// He has the move.
        has_the_move: bool,
        /// He has less time left than the code asks for.
        short: bool,
        /// Time is added, or delayed, with each move already.
        added: bool,
        /// No further period follows.
        last_period: bool,
        /// What has become of the request.
        request: Request,
    } where |_| true
}

finite! {
    /// What a player asks of the arbiter.
    AskedFor {
        /// To see the score that the arbiter keeps.
        Score,
        /// A score sheet of his own.
        Sheet,
        /// An explanation of the laws.
        Explanation,
    }
}

facts! {
    /// A player asks something of the arbiter: may he?
    Asking {
        /// What he asks.
        asked: AskedFor,
        /// He has the move.
        has_the_move: bool,
        /// He has asked it more often in this game than the code allows.
        too_often: bool,
    } where |f| f.asked == AskedFor::Score || !f.too_often
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
        /// The players have each other's men.
        Colours,
        /// A man that was to be given was left on the board.
        MenLeftOn,
        /// The clock is set otherwise than was agreed.
        Clock,
    }
}

facts! {
    /// A mistake at the start is claimed: what follows?
    StartClaim {
        /// Which mistake.
        ground: StartGround,
        /// It is so.
        wrong: bool,
        /// Fewer moves are complete on each side, or by the giver of odds, than the code lets pass.
        early: bool,
    } where |_| true
}

finite! {
    /// What is known of an offence that forfeits the game.
    Known {
        /// Nothing has been found yet.
        Open,
        /// The log shows it.
        Logged,
        /// It was admitted, or the players found it together.
        Agreed,
        /// A third party found it.
        Decided,
        /// It was found not to be so.
        NotSo,
        /// It cannot have happened in this game, as it was settled.
        CannotBe,
        /// It was done with the opponent's consent.
        Consented,
    }
}

facts! {
    /// A forfeiture is claimed: is the game lost?
    Forfeiture {
        /// The letter of the clause.
        clause: ForfeitLetter,
        /// What is known of the offence.
        known: Known,
        /// The claimant has completed a move since he knew of the offence.
        moved_since: bool,
    } where |_| true
}

finite! {
    /// The letter of a clause of forfeitures.
    ForfeitLetter {
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

impl ForfeitLetter {
    /// The letter, if a clause of forfeitures can have it.
    pub fn of(letter: char) -> Option<Self> {
        Self::values().into_iter().find(|known| known.letter() == letter)
    }

    /// The letter as a character.
    pub fn letter(self) -> char {
        char::from(b'a' + self as u8)
    }
}

finite! {
    /// The sort of a penalty.
    Exacted {
        /// The position at the beginning of the turn stands again.
        TurnRestored,
        /// A man that was touched must move, or be taken.
        TouchedMan,
        /// The King must move, or the man that is selected.
        KingOrSelected,
        /// What was done stands.
        Stands,
        /// The second of two moves goes back.
        SecondBack,
        /// The King must move.
        King,
        /// Any other penalty: a certain move.
        Other,
    }
}

finite! {
    /// What has become of the right to exact a penalty.
    Right {
        /// It is open.
        Open,
        /// Its holder has touched a man since it was offered.
        Touched,
        /// Its holder has completed a move since it was offered.
        Moved,
        /// Its holder has exacted a penalty for that offence already.
        Exacted,
        /// Its holder waived it.
        Waived,
        /// Its holder required for that offence what no legal move could do.
        Forfeited,
    }
}

facts! {
    /// A penalty is exacted: what follows?
    Exaction {
        /// The sort of the penalty.
        exacted: Exacted,
        /// What has become of the right to exact it.
        right: Right,
        /// The offence was committed in the turn of the one who exacts it.
        in_holders_turn: bool,
        /// A legal move can do what it asks.
        possible: bool,
        /// The offence has changed the position.
        changed: bool,
    } where |_| true
}
