//! The points on which the older game differed from century to century, and the choices on each.
//!
//! An article that [`Clause::Plays`](crate::Clause) a choice settles its point. In a game under a code of the older game
//! another choice may be announced: its article then stands in the place of the code's own. What the choices mean on the
//! board, the game knows.

/// Makes [`Point`] and [`Choice`] of one list.
macro_rules! points {
    ($($(#[doc = $doc:literal])* $point:ident $header:literal {
        $($(#[doc = $choice_doc:literal])* $choice:ident $word:literal,)*
    })*) => {
        /// A point on which the older game differed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Point {
            $($(#[doc = $doc])* $point,)*
        }

        /// A choice on a point.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Choice {
            $($($(#[doc = $choice_doc])* $choice,)*)*
        }

        impl Point {
            /// Every point, in the order of a code.
            pub const ALL: &[Point] = &[$(Point::$point),*];

            /// Its header in a script, such as `rule-castling`.
            #[must_use]
            pub fn header(self) -> &'static str {
                match self { $(Point::$point => $header,)* }
            }

            /// The choices on it.
            #[must_use]
            pub fn choices(self) -> &'static [Choice] {
                match self { $(Point::$point => &[$(Choice::$choice),*],)* }
            }
        }

        impl Choice {
            /// The point that it is a choice on.
            #[must_use]
            pub const fn point(self) -> Point {
                match self { $($(Choice::$choice => Point::$point,)*)* }
            }

            /// Its word in a script, such as `two-moves`.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($(Choice::$choice => $word,)*)* }
            }
        }
    };
}

points! {
    /// Whether the squares alternate in colour.
    Board "rule-board" {
        /// All squares are of one colour.
        PlainBoard "plain",
        /// They alternate.
        ChequeredBoard "chequered",
    }
    /// Where the Kings begin.
    Array "rule-array" {
        /// On the d file.
        KingOnD "king-d",
        /// On the e file.
        KingOnE "king-e",
    }
    /// Who makes the first move.
    First "rule-first" {
        /// Whoever the players agree on; White where they say nothing.
        EitherFirst "either",
        /// White.
        WhiteFirst "white",
    }
    /// How the King moves besides his step.
    King "rule-king" {
        /// Not at all.
        PlainKing "plain",
        /// Once, as his first move, he leaps to an empty square two off.
        KingLeaps "leap",
        /// To an empty square two or three off.
        KingLeapsThree "leap-three",
        /// Two off, and he may take there.
        KingLeapsCapturing "leap-capturing",
        /// Two or three off, and he may take there.
        KingLeapsThreeCapturing "leap-three-capturing",
        /// Two off, across attacked squares too.
        KingLeapsThroughAttack "leap-through-attack",
        /// Two or three off, across attacked squares too.
        KingLeapsThreeThroughAttack "leap-three-through-attack",
        /// Two off, taking or not, across attacked squares too.
        KingLeapsFreely "leap-capturing-through-attack",
        /// Two or three off, taking or not, across attacked squares too.
        KingLeapsThreeFreely "leap-three-capturing-through-attack",
    }
    /// How the man beside the King moves.
    Queen "rule-queen" {
        /// The fers: one square diagonally.
        Fers "fers",
        /// The fers, which may leap as its first move.
        FersLeaps "fers-leap",
        /// The same, and so may a newly promoted one.
        FersLeapsPromoted "fers-leap-promoted",
        /// The Queen of today.
        ModernQueen "modern",
        /// The same, but no Queen takes a Queen.
        ModernQueenSparingQueens "modern-sparing-queens",
    }
    /// How the man beside the Knight moves.
    Bishop "rule-bishop" {
        /// The fil: exactly two squares diagonally, over a man.
        Fil "fil",
        /// The Bishop of today.
        ModernBishop "modern",
    }
    /// Which Pawns may advance two squares.
    DoubleStep "rule-double-step" {
        /// None.
        NoDoubleStep "no",
        /// Those of Rooks, King and Queen.
        SomeDoubleSteps "rook-king-queen-pawns",
        /// The same; those of King and Queen only until a man has been captured.
        SomeDoubleStepsAtFirst "rook-king-queen-pawns-until-first-capture",
        /// All.
        EveryDoubleStep "yes",
    }
    /// Whether such a Pawn may be taken in passing.
    InPassing "rule-in-passing" {
        /// It may not: it passes the battle.
        PassesTheBattle "no",
        /// It may.
        TakenInPassing "yes",
    }
    /// What a Pawn becomes on its last rank.
    Promotion "rule-promotion" {
        /// The man beside the King, fers or Queen.
        PromotesToQueen "queen",
        /// The same, if its side has none.
        PromotesIfQueenLost "queen-if-lost",
        /// A man of its side that is off the board.
        PromotesToCaptured "captured",
        /// The same; if there is none it waits.
        PromotesToCapturedSuspended "captured-suspended",
        /// Knight, Bishop, Rook or Queen.
        PromotesFreely "free",
        /// The same, or it remains a Pawn.
        PromotesFreelyOrStays "free-or-pawn",
    }
    /// How King and Rook move together.
    Castling "rule-castling" {
        /// They do not.
        NoCastling "none",
        /// In two moves.
        TwoMoveCastling "two-moves",
        /// As today.
        ModernCastling "modern",
        /// Italy's.
        FreeCastling "free-italian",
        /// As today, and up a file with a Rook that was promoted there.
        AnyLineCastling "any-line",
    }
    /// What stalemate is.
    Stalemate "rule-stalemate" {
        /// A draw.
        StalemateDraws "draw",
        /// A win for the player who stalemates.
        StalemateWins "win",
        /// Half a win for him.
        StalemateHalfWins "half-win",
        /// A loss for him.
        StalemateLoses "loss",
        /// A move that stalemates is illegal.
        StalemateForbidden "forbidden",
        /// The stalemated player misses his turn.
        StalematePasses "pass",
    }
    /// What it means to have nothing but the King.
    BareKing "rule-bare-king" {
        /// Nothing.
        BareKingPlays "none",
        /// The other has won.
        BareKingLoses "win",
        /// The other has won, unless the bared player bares him at once.
        BareKingLosesUnlessBack "win-unless-bared-back",
        /// The other has won half.
        BareKingHalfLoses "half-win",
        /// A draw.
        BareKingDraws "draw",
    }
    /// How often a position must stand for a draw.
    Repetition "rule-repetition" {
        /// No number draws.
        NoRepetition "none",
        /// Three times.
        ThreeTimes "3",
        /// Four times.
        FourTimes "4",
        /// Five times.
        FiveTimes "5",
        /// Six times.
        SixTimes "6",
        /// The same series of moves three times running.
        SeriesThreeTimes "3-of-a-series",
        /// The same series of moves four times running.
        SeriesFourTimes "4-of-a-series",
        /// The same series of moves five times running.
        SeriesFiveTimes "5-of-a-series",
        /// The same series of moves six times running.
        SeriesSixTimes "6-of-a-series",
    }
    /// In how many moves a game must be won.
    MoveLimit "rule-move-limit" {
        /// No number draws.
        NoLimit "none",
        /// 24, counted from the last capture or Pawn move.
        Limit24 "24",
        /// 50, counted so.
        Limit50 "50",
        /// 60, counted so.
        Limit60 "60",
        /// 70, counted so.
        Limit70 "70",
        /// 75, counted so.
        Limit75 "75",
        /// 100, counted so.
        Limit100 "100",
        /// 24, counted from the claim.
        Limit24FromClaim "24-from-claim",
        /// 50, counted from the claim.
        Limit50FromClaim "50-from-claim",
        /// 60, counted from the claim.
        Limit60FromClaim "60-from-claim",
        /// 70, counted from the claim.
        Limit70FromClaim "70-from-claim",
        /// 75, counted from the claim.
        Limit75FromClaim "75-from-claim",
        /// 100, counted from the claim.
        Limit100FromClaim "100-from-claim",
        /// 50, counted from the claim, in the endings that are named alone.
        Limit50InNamedEndings "50-in-named-endings",
        /// 50, counted from the claim, and anew from each capture or Pawn move after it.
        Limit50FromClaimAnew "50-from-claim-anew",
        /// 50, counted from the last capture or Pawn move; 132 with Rook and Bishop against a Rook.
        Limit50Or132 "50-or-132",
        /// 50, counted so; 100 in two endings.
        Limit50Or100 "50-or-100",
        /// 50, counted so; 75 in seven endings.
        Limit50Or75 "50-or-75",
    }
    /// For what stands on the board a number of moves holds.
    LimitWhere "rule-limit-where" {
        /// For everything.
        LimitEverywhere "all",
        /// For the endings that London named in 1832, and for the weaker side.
        LimitInNamedEndings "named-endings",
        /// For Rook and Bishop against a Rook.
        LimitInRookAndBishop "rook-and-bishop-against-rook",
        /// For the two endings that FIDE listed in 1978 and 1982.
        LimitInTwoEndings "two-endings",
        /// For the seven endings that FIDE listed in 1988.
        LimitInSevenEndings "seven-endings",
    }
    /// What begins a count of moves anew.
    LimitReset "rule-limit-reset" {
        /// Nothing: it goes from the notice, or where none is given from the first move of the game.
        ResetByNothing "no",
        /// A capture or a Pawn move.
        ResetByPawnOrCapture "pawn-or-capture",
        /// A capture.
        ResetByCapture "capture",
    }
    /// Whether checks without end draw.
    Perpetual "rule-perpetual" {
        /// They do not.
        NoPerpetual "no",
        /// They do, where the player claims and proves it.
        PerpetualClaimed "claim",
    }
    /// Whether a check is announced.
    Check "rule-check" {
        /// Nobody need say it.
        CheckSilent "silent",
        /// Whoever gives it says so.
        CheckAnnounced "announced",
    }
}

impl Point {
    /// The point of this header.
    ///
    /// ```
    /// use jadoube_law::{Choice, Point};
    /// let castling = Point::named("rule-castling").ok_or("no such header")?;
    /// assert_eq!(castling.choice("free-italian"), Some(Choice::FreeCastling));
    /// assert_eq!(castling.choice("long"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn named(header: &str) -> Option<Point> {
        Point::ALL.iter().copied().find(|point| point.header() == header)
    }

    /// The choice on it of this word.
    #[must_use]
    pub fn choice(self, word: &str) -> Option<Choice> {
        self.choices().iter().copied().find(|choice| choice.word() == word)
    }
}
