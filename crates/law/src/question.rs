//! The questions that a code answers: plain structs of finite facts, so that every combination can be tried.
//!
//! Squares, men and moves stay with the game, beside the facts. Combinations that cannot be are left out by
//! `possible`, so that a conflict that is found is a real one.

use std::fmt::Debug;

use crate::form::{Clause, Rule};

/// A question with finitely many combinations of facts.
pub trait Question: Copy + Debug + PartialEq + 'static {
    /// The rule of a clause that answers this question.
    fn rule(clause: &'static Clause) -> Option<&'static Rule<Self>>;
    /// Every combination of facts that can be.
    fn all() -> Vec<Self>;
}

/// A fact with finitely many values.
pub trait Finite: Copy + 'static {
    /// All its values.
    fn values() -> Vec<Self>;
}

impl Finite for bool {
    fn values() -> Vec<Self> {
        vec![false, true]
    }
}

macro_rules! finite {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$value_doc])* $value),* }
        impl Finite for $name {
            fn values() -> Vec<Self> { vec![$($name::$value),*] }
        }
    };
}

macro_rules! question {
    ($(#[$doc:meta])* $name:ident { $($(#[$fact_doc:meta])* $fact:ident: $kind:ty),* $(,)? } where $possible:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name { $($(#[$fact_doc])* pub $fact: $kind),* }
        impl Question for $name {
            fn rule(clause: &'static Clause) -> Option<&'static Rule<Self>> {
                match clause { Clause::$name(rule) => Some(rule), _ => None }
            }
            fn all() -> Vec<Self> {
                let mut all = Vec::new();
                question!(@each all, $name, [$($fact)*], $($fact: $kind),*);
                let possible: fn(&Self) -> bool = $possible;
                all.retain(possible);
                all
            }
        }
    };
    (@each $all:ident, $name:ident, [$($facts:ident)*], $fact:ident: $kind:ty $(, $rest:ident: $kinds:ty)*) => {
        for $fact in <$kind as Finite>::values() {
            question!(@each $all, $name, [$($facts)*], $($rest: $kinds),*);
        }
    };
    (@each $all:ident, $name:ident, [$($facts:ident)*],) => { $all.push($name { $($facts),* }); };
}

finite! {
    /// What is known of something asserted.
    Truth {
        /// It is so.
        Yes,
        /// It is not so.
        No,
        /// A search ended at its bound.
        Undetermined,
    }
}

finite! {
    /// A way in which a movement breaks the laws of how men move.
    Broken {
        /// The man moved is the adversary's.
        AdverseManMoved,
        /// The King does not move so.
        WayOfKing,
        /// The Queen does not move so.
        WayOfQueen,
        /// The Rook does not move so.
        WayOfRook,
        /// The Bishop does not move so.
        WayOfBishop,
        /// The Knight does not move so.
        WayOfKnight,
        /// The Pawn does not advance so.
        WayOfPawn,
        /// The Pawn does not take so.
        WayOfPawnTaking,
        /// A man of one's own stands there.
        OwnManThere,
        /// A man stands between.
        ManBetween,
        /// The adverse King would be taken.
        KingTaken,
        /// The King is, or comes to be, in check.
        KingInCheck,
        /// Taking in passing is not, or no longer, open.
        PassingOver,
        /// King or Rook has moved, or the Rook is not there.
        CastlingMoved,
        /// A man stands between King and Rook.
        CastlingBetween,
        /// The King is in check, or passes over or comes upon an attacked square.
        CastlingChecked,
        /// The Pawn on its last rank is not exchanged.
        NotPromoted,
        /// The Pawn is exchanged for what it may not become.
        PromotedAmiss,
        /// More than one man was moved.
        SeveralMoved,
        /// A man was taken off that no move takes.
        ManTakenOff,
    }
}

question! {
    /// A movement broke the laws of how men move: which article forbids it?
    Movement {
        /// How.
        broken: Broken,
    } where |_| true
}

finite! {
    /// The own men that the player touched.
    Own {
        /// None.
        None,
        /// One, which has a legal move.
        OneMovable,
        /// One, which has none.
        OneFixed,
        /// King and Rook, which can castle.
        CastlingPair,
        /// Several, some of which can move.
        SomeMovable,
        /// Several, none of which can move.
        NoneMovable,
    }
}

finite! {
    /// The adverse men that the player touched.
    Adverse {
        /// None.
        None,
        /// One, which can be taken.
        OneTakable,
        /// One, which cannot.
        OneSafe,
        /// Several, some of which can be taken.
        SomeTakable,
        /// Several, none of which can be taken.
        NoneTakable,
    }
}

question! {
    /// What did the player touch in his turn, and what follows?
    Touching {
        /// Own men.
        own: Own,
        /// Adverse men.
        adverse: Adverse,
        /// An own man touched can take an adverse man touched.
        own_takes_adverse: bool,
    } where |f| {
        let movable = matches!(f.own, Own::OneMovable | Own::SomeMovable | Own::CastlingPair);
        let takable = matches!(f.adverse, Adverse::OneTakable | Adverse::SomeTakable);
        !f.own_takes_adverse || (movable && takable)
    }
}

finite! {
    /// What a hand did.
    Did {
        /// Touched.
        Touched,
        /// Moved, removed or displaced.
        Moved,
    }
}

question! {
    /// The opponent's hand was at the board out of turn: what follows?
    Meddling {
        /// What it did.
        did: Did,
        /// The touch is excused.
        excused: bool,
    } where |_| true
}

finite! {
    /// What may excuse a touch.
    Ground {
        /// Nothing.
        None,
        /// It is said to be an accident, or found to be one.
        Accident,
        /// Notice of adjusting was given.
        Notice,
        /// Notice of adjusting was given, and the adversary consented.
        NoticeAndConsent,
        /// The adversary consented.
        Consent,
    }
}

question! {
    /// Is a touch excused?
    Excuse {
        /// It is his own turn.
        own_turn: bool,
        /// On what ground.
        ground: Ground,
    } where |_| true
}

finite! {
    /// What came of a turn.
    Made {
        /// A legal move.
        Legal,
        /// A move of the men that is legal in itself, but not with what was touched.
        AgainstTouch,
        /// A move of the men that is legal in itself, but not what was exacted.
        AgainstRequirement,
        /// The beginning of a legal move.
        Begun,
        /// No legal move.
        Illegal,
    }
}

finite! {
    /// The nature of a move.
    Nature {
        /// A transfer to an empty square.
        Plain,
        /// A transfer with a capture.
        Capture,
        /// A Pawn's arrival on its last rank.
        Promotion,
        /// The same with a capture.
        CapturePromotion,
        /// King and Rook.
        Castling,
        /// A man of one's own was taken.
        OwnCapture,
    }
}

question! {
    /// What was made of the turn: is it complete, and is it an offence?
    Transfer {
        /// What came of it.
        made: Made,
        /// Its nature.
        nature: Nature,
        /// By what touches the player was bound (for [`Made::AgainstTouch`]).
        bound_by: BoundBy,
    } where |f| {
        (f.nature != Nature::OwnCapture || f.made == Made::Illegal)
            && (f.made != Made::Begun || f.nature != Nature::Plain)
            && ((f.made == Made::AgainstTouch) != (f.bound_by == BoundBy::Nothing))
    }
}

finite! {
    /// The touches that bound the player.
    BoundBy {
        /// None did.
        Nothing,
        /// An own man.
        Own,
        /// An adverse man.
        Adverse,
        /// An own and an adverse man.
        OneOfEach,
        /// Several own men.
        SeveralOwn,
        /// Several adverse men.
        SeveralAdverse,
        /// More than these.
        Mixed,
    }
}

question! {
    /// A Pawn on its last rank is named: may it become that?
    Naming {
        /// Queen, Rook, Bishop or Knight.
        ordinary: bool,
        /// A Pawn of the player stands unpromoted on its last rank.
        pawn_waits: bool,
    } where |_| true
}

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

question! {
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

question! {
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
    }
}

question! {
    /// A draw is claimed: is it drawn?
    DrawClaim {
        /// On what ground.
        ground: DrawGround,
        /// By whom.
        by: Claimant,
        /// Whether it is so.
        truth: Truth,
    } where |_| true
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
    }
}

question! {
    /// A mistake at the start is claimed: what follows?
    StartClaim {
        /// Which.
        ground: StartGround,
        /// It is so.
        wrong: bool,
        /// Not yet so many moves are complete on each side as the code lets pass.
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
    }
}

question! {
    /// A forfeiture is claimed: is the game lost?
    Forfeiture {
        /// The letter of the clause.
        clause: ForfeitClause,
        /// What is known.
        known: Known,
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

question! {
    /// A penalty is exacted: what follows?
    Exaction {
        /// Its holder has touched no man since it was open.
        timely: bool,
        /// A legal move can fulfil it.
        possible: bool,
        /// The offence has changed the position.
        changed: bool,
    } where |_| true
}

question! {
    /// The holder of an option touched a man.
    Lapse {
        /// The touch is excused.
        excused: bool,
    } where |_| true
}

finite! {
    /// How the player stands at the beginning of his turn.
    State {
        /// In check, without a legal move.
        Checkmated,
        /// Not in check, without a legal move.
        Stalemated,
        /// His only legal moves take in passing.
        OnlyPassing,
    }
}

question! {
    /// What is the position at the beginning of a turn?
    Standstill {
        /// How the player stands.
        state: State,
        /// Nobody can object any more to the move that led to it.
        lawful: bool,
    } where |_| true
}

finite! {
    /// A word about agreeing to a draw.
    Word {
        /// A draw is offered.
        Offers,
        /// It is accepted.
        Accepts,
        /// It is declined.
        Declines,
        /// The other has completed a move instead.
        PlaysOn,
    }
}

question! {
    /// A draw is spoken of: is it agreed?
    Agreement {
        /// What is said.
        word: Word,
        /// An offer of the other stands.
        open: bool,
    } where |f| f.word != Word::PlaysOn || f.open
}

finite! {
    /// Conduct that no board shows.
    Matter {
        /// A telephone or the like.
        Device,
        /// Written or printed matter.
        Notes,
        /// Advice from another person.
        Advice,
        /// A second board and men.
        SecondBoard,
        /// Left the place of play.
        LeftVenue,
        /// Disturbed the other.
        Noise,
        /// Refused to observe the laws.
        Refusal,
    }
}

question! {
    /// Conduct is reported: what follows?
    Conduct {
        /// What was done.
        matter: Matter,
    } where |_| true
}

question! {
    /// A person who does not play speaks of the game: does it count?
    Interference {
        /// A question of fact has been put to him.
        asked: bool,
    } where |_| true
}

finite! {
    /// What a finding is about.
    Matters {
        /// A fact that is in dispute.
        Fact,
        /// What the laws mean, or something that they do not provide for.
        Meaning,
    }
}

question! {
    /// A finding is given: does it stand?
    Finding {
        /// By a third party; else by the players together.
        third_party: bool,
        /// What it is about.
        about: Matters,
    } where |_| true
}

finite! {
    /// A step of an adjournment.
    Step {
        /// Play is to be broken off.
        Adjourns,
        /// The player seals a record of his move.
        Seals,
        /// The one who did not seal opens the envelope.
        OpenedByTheOther,
        /// The one who sealed opens it.
        OpenedByTheSealer,
    }
}

question! {
    /// A game is adjourned, sealed, opened: what follows?
    Adjournment {
        /// Which step.
        step: Step,
    } where |_| true
}

question! {
    /// It is claimed that the adjourned position was set up wrongly: what follows?
    Resumption {
        /// It was.
        wrong: bool,
        /// The position, and the times where there is a limit, can be ascertained.
        known: bool,
    } where |f| f.wrong || f.known
}

question! {
    /// It is claimed that the other has exceeded his time: is the game lost?
    Overstep {
        /// The game is played under a time limit.
        limit: bool,
        /// He has used more time than his moves allow.
        fallen: bool,
    } where |f| f.limit || !f.fallen
}
