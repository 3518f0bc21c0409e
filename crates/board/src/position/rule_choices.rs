//! The rules of earlier centuries, as far as they say how men move: one choice for each point on which they differed.
//!
//! The letters say how certain a value of a set is: **S** settled by the account that this project follows, **P** a primary
//! text was read, **R** a page about it was read, **B** general knowledge, **C** a choice of ours where the sources differ
//! or say nothing. What such a rule does is said at the choice; which set has it, and how certain that is, at the set.

use crate::{Bitboard, CastlingRights, Kind, Movement, OlderMoves, Position, Promotions, Setup};

/// How the King moves besides his step to a neighbouring square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KingRule {
    /// Not at all.
    Plain,
    /// He may leap once, as his first move, unless he is in check.
    Leap(KingLeap),
}

/// The King's leap: as his first move, not out of check and not into it, over any man.
///
/// It leads to any square at the distance, those that a Knight reaches among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KingLeap {
    /// Whether he leaps three squares off as well as two.
    pub three_squares: bool,
    /// Whether the leap may capture; if not, it leads to an empty square.
    pub captures: bool,
    /// Whether he may leap along a rank, file or diagonal across a square that is attacked.
    pub through_attack: bool,
}

impl KingLeap {
    /// Two squares, to an empty square, across no attacked one: our choice where the sources say no more (C).
    pub const USUAL: Self = Self { three_squares: false, captures: false, through_attack: false };
}

/// How the man beside the King moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QueenRule {
    /// The fers: one square diagonally.
    Fers,
    /// The fers; as its first move it may also leap two squares along a rank, file or diagonal, over a man, to an empty
    /// square.
    FersLeap {
        /// Whether a newly promoted one may do so too.
        promoted: bool,
    },
    /// The Queen of today.
    Modern,
    /// The same, but no Queen takes a Queen.
    ModernSparingQueens,
}

/// How the man beside the Knight moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BishopRule {
    /// The fil: exactly two squares diagonally, over a man.
    Fil,
    /// The Bishop of today.
    Modern,
}

/// Which Pawns may advance two squares from their second rank, and whether they may be captured in passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoubleStep {
    /// None.
    No,
    /// Those on the files where the Rooks, King and Queen begin: a, d, e and h.
    RookKingQueenPawns {
        /// Whether such a Pawn may be captured in passing; if not, it may *pass the battle*.
        in_passing: bool,
        /// Whether the Pawns of King and Queen may do so only until a man has been captured: while all thirty-two stand.
        until_first_capture: bool,
    },
    /// All.
    Yes {
        /// Whether such a Pawn may be captured in passing; if not, it may *pass the battle*.
        in_passing: bool,
    },
}

/// What a Pawn becomes on its last rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PromotionRule {
    /// A Queen; where she is a fers, a fers.
    Queen,
    /// A Queen, as long as its side has none; otherwise it may not go there.
    QueenIfLost,
    /// A man of its side that is off the board; if none is, it may not go there. Knight, Bishop, Rook and Queen are off the
    /// board as far as the side has fewer than at the start.
    Captured,
    /// A man of its side that is off the board, but no second Bishop on squares of one colour. If there is none, the Pawn
    /// waits on its last rank without power until one is lost, and takes its name at once: that is no move.
    ///
    /// Where several wait, the one nearest the a file takes the name (C).
    CapturedSuspended,
    /// A Knight, Bishop, Rook or Queen.
    Free,
    /// The same, or it remains a Pawn.
    FreeOrPawn,
}

/// How King and Rook move together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingRule {
    /// They do not.
    None,
    /// In two moves: first the Rook goes beside the King, and later the King, who has not moved, leaps over it to the next
    /// square. He may not be in check, nor cross or reach an attacked square (C).
    TwoMoves,
    /// As today.
    Modern,
    /// Italy's: King and Rook go to any two squares from the one's square to the other's, both included, the King beyond
    /// the Rook. Neither may attack an adverse man by it.
    Free,
    /// As today, and also up a file, with a Rook that was promoted on the King's file: neither has moved, nothing stands
    /// between them, and the King, who goes two squares towards the Rook, is not in check and crosses and reaches no attacked
    /// square. The Rook goes to the square that he crossed.
    AnyLine,
}

/// On which file the Kings face each other at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Array {
    /// The d file.
    KingOnD,
    /// The e file, as today.
    KingOnE,
}

/// How men move in an older game: one value for each point. Any mixture can be played.
///
/// ```
/// use jadoube_board::{BishopRule, Kind, Movement, RuleChoices, Square};
///
/// let start = RuleChoices::SHATRANJ.start();
/// assert_eq!(start.fen(), "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1");
/// assert!(start.parse_uci("c1e3").is_ok(), "the fil leaps over the Pawn");
///
/// // Shatranj with the Bishop of today.
/// let mixture = RuleChoices { bishop: BishopRule::Modern, ..RuleChoices::SHATRANJ };
/// assert!(mixture.start().parse_uci("c1e3").is_err());
///
/// // What London played in 1828 is what is played today.
/// assert_eq!(RuleChoices::SARRATT_1828.movement(), Movement::ORDINARY);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleChoices {
    /// Where the Kings begin.
    pub array: Array,
    /// How the King moves.
    pub king: KingRule,
    /// How Queen or fers move.
    pub queen: QueenRule,
    /// How Bishop or fil move.
    pub bishop: BishopRule,
    /// How a Pawn begins.
    pub double_step: DoubleStep,
    /// How a Pawn ends.
    pub promotion: PromotionRule,
    /// How King and Rook move together.
    pub castling: CastlingRule,
    /// Whether a move is illegal that stalemates: that leaves the other side out of check, and without a move that keeps
    /// its King safe.
    pub stalemate_forbidden: bool,
    /// Whether a side that is stalemated misses its turn: the other moves again.
    pub stalemate_passes: bool,
}

impl RuleChoices {
    /// The game of the Arabs and Persians.
    ///
    /// Fers, fil, the Pawn's single step, promotion to a fers and no castling: S. Kings on the d file: R (WinBoard, ICC).
    pub const SHATRANJ: Self = Self {
        array: Array::KingOnD,
        king: KingRule::Plain,
        queen: QueenRule::Fers,
        bishop: BishopRule::Fil,
        double_step: DoubleStep::No,
        promotion: PromotionRule::Queen,
        castling: CastlingRule::None,
        stalemate_forbidden: false,
        stalemate_passes: false,
    };

    /// Europe from the thirteenth century to the fifteenth, as we play it.
    ///
    /// The fers's leap, the fil, promotion to a fers: S. The King's leap: R, its details C. The double step came in between
    /// 1200 and 1600: S, that it is played here C. No capture in passing: C. A newly promoted fers leapt in some places: S;
    /// here it does not: C.
    pub const MEDIEVAL: Self = Self {
        array: Array::KingOnE,
        king: KingRule::Leap(KingLeap::USUAL),
        queen: QueenRule::FersLeap { promoted: false },
        double_step: DoubleStep::Yes { in_passing: false },
        ..Self::SHATRANJ
    };

    /// The game of *Scachs d'amor*, a poem of Valencia, about 1475: R (Murray 781), but for where the men begin: B.
    ///
    /// Queen and Bishop of today, and no Queen takes a Queen; the King's leap of two squares, not out of check and not to
    /// take; capture in passing; promotion to a Queen as long as the side has none.
    pub const SCACHS_1475: Self = Self {
        queen: QueenRule::ModernSparingQueens,
        promotion: PromotionRule::QueenIfLost,
        ..Self::LUCENA_1497
    };

    /// The new game of Lucena's book, about 1497, as we play it.
    ///
    /// Queen and Bishop of today: S. The King's leap: R (Damiano's advice of 1518), its details B. Double step: S, C for the
    /// year. Capture in passing: C (*Scachs d'amor* has it: R). Promotion to a Queen: C.
    pub const LUCENA_1497: Self = Self {
        queen: QueenRule::Modern,
        bishop: BishopRule::Modern,
        double_step: DoubleStep::Yes { in_passing: true },
        ..Self::MEDIEVAL
    };

    /// Ruy Lopez's book of 1561, as we play it.
    ///
    /// Queen, Bishop and double step: S. The King's leap: B. Capture in passing and promotion to a Queen: C, with local
    /// differences S. Castling in two moves: B, C.
    pub const LOPEZ_1561: Self = Self { castling: CastlingRule::TwoMoves, ..Self::LUCENA_1497 };

    /// Philidor's book of 1749: promotion to a man that was lost: S. Capture in passing and castling: B.
    pub const PHILIDOR_1749: Self = Self {
        king: KingRule::Plain,
        promotion: PromotionRule::Captured,
        castling: CastlingRule::Modern,
        ..Self::LUCENA_1497
    };

    /// Sarratt's rules of 1808, in the print 1828: men move as today. Free promotion: S. Capture in passing and castling: B.
    pub const SARRATT_1828: Self = Self { promotion: PromotionRule::Free, ..Self::PHILIDOR_1749 };

    /// Italy until 1880: free castling, no capture in passing, and a Pawn that waits: P (*Le leggi del giuoco degli
    /// scacchi*).
    pub const ITALY_TO_1880: Self = Self {
        double_step: DoubleStep::Yes { in_passing: false },
        promotion: PromotionRule::CapturedSuspended,
        castling: CastlingRule::Free,
        ..Self::PHILIDOR_1749
    };

    /// FIDE's Laws before 1972: castling up a file, by the letter of the text. Whether it really allowed that is disputed: C.
    pub const FIDE_1929: Self = Self { castling: CastlingRule::AnyLine, ..Self::SARRATT_1828 };

    /// The sets by their names, from the oldest to the youngest.
    pub const SETS: [(&str, Self); 9] = [
        ("shatranj", Self::SHATRANJ),
        ("medieval", Self::MEDIEVAL),
        ("scachs-1475", Self::SCACHS_1475),
        ("lucena-1497", Self::LUCENA_1497),
        ("lopez-1561", Self::LOPEZ_1561),
        ("philidor-1749", Self::PHILIDOR_1749),
        ("sarratt-1828", Self::SARRATT_1828),
        ("italy-to-1880", Self::ITALY_TO_1880),
        ("fide-1929", Self::FIDE_1929),
    ];

    /// The sets by whose rules men move as by Sarratt's, which is as today.
    pub const AS_SARRATT: [&str; 10] = [
        "pest-paris-1842",
        "staunton-1847",
        "london-1883",
        "steinitz-1889",
        "fide-1972",
        "fide-1974",
        "fide-1982",
        "fide-1988",
        "fide-1992",
        "london-2009",
    ];

    /// The set of this name; `None` if no set has it.
    ///
    /// ```
    /// use jadoube_board::RuleChoices;
    /// assert_eq!(RuleChoices::named("lopez-1561"), Some(RuleChoices::LOPEZ_1561));
    /// assert_eq!(RuleChoices::named("fide-1988"), Some(RuleChoices::SARRATT_1828));
    /// assert_eq!(RuleChoices::named("lopez"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let as_sarratt = || Self::AS_SARRATT.contains(&name).then_some(Self::SARRATT_1828);
        Self::SETS.into_iter().find(|(known, _)| *known == name).map(|(_, rules)| rules).or_else(as_sarratt)
    }

    /// The array: the men at the start, those that have a leap left, and the rights to castle.
    ///
    /// ```
    /// use jadoube_board::RuleChoices;
    /// let fen = RuleChoices::LOPEZ_1561.array().fen();
    /// assert_eq!(fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 e1e8");
    /// ```
    #[must_use]
    pub fn array(&self) -> Setup {
        self.start().setup()
    }

    /// The position at the start, White to move.
    #[must_use]
    pub fn start(&self) -> Position {
        use Kind::{Bishop, King, Knight, Queen, Rook};
        let [d, e] = match self.array {
            Array::KingOnD => [King, Queen],
            Array::KingOnE => [Queen, King],
        };
        let mut setup = Setup::array([Rook, Knight, Bishop, d, e, Bishop, Knight, Rook]);
        setup.unmoved = Bitboard::ALL;
        if matches!(self.castling, CastlingRule::None | CastlingRule::TwoMoves) {
            setup.castling = CastlingRights::NONE;
        }
        setup.as_it_stands(&self.movement())
    }

    /// How men move by these rules.
    #[must_use]
    pub const fn movement(&self) -> Movement {
        let promotions = match self.promotion {
            PromotionRule::Queen | PromotionRule::QueenIfLost => Promotions::of(&[Kind::Queen]),
            _ => Promotions::ALL,
        };
        let may_stay_pawn =
            matches!(self.promotion, PromotionRule::FreeOrPawn | PromotionRule::CapturedSuspended);
        let (double_step, en_passant) = match self.double_step {
            // Without a double step nothing can be captured in passing, so `en_passant` stays as it is today.
            DoubleStep::No => (false, true),
            DoubleStep::RookKingQueenPawns { in_passing, .. } | DoubleStep::Yes { in_passing } => {
                (true, in_passing)
            }
        };
        let older = OlderMoves::of(self);
        Movement { promotions, may_stay_pawn, double_step, en_passant, older, ..Movement::ORDINARY }
    }
}
