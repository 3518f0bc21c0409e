//! How pieces move, as data: the points on which codes of law have differed.

use std::fmt;

use crate::{Kind, OlderMoves, Side, Wing};

/// What a Pawn may become on its last rank: a set of Knight, Bishop, Rook and Queen.
///
/// ```
/// use jadoube_board::{Kind, Promotions};
/// let queen_only = Promotions::of(&[Kind::Queen]);
/// assert!(queen_only.contains(Kind::Queen));
/// assert!(!queen_only.contains(Kind::Rook));
/// assert_eq!(Promotions::ALL.iter().count(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Promotions(u8);

impl Promotions {
    /// No promotion.
    pub const NONE: Self = Self(0);
    /// Knight, Bishop, Rook and Queen.
    pub const ALL: Self = Self(0b1_1110);

    /// The set of these kinds; Pawn and King are left out, since neither is a promotion.
    #[must_use]
    pub const fn of(kinds: &[Kind]) -> Self {
        let (mut set, mut i) = (0, 0);
        while i < kinds.len() {
            set |= 1 << kinds[i].index();
            i += 1;
        }
        Self(set & Self::ALL.0)
    }

    /// Whether a Pawn may promote to this kind.
    #[must_use]
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.index() & 1 != 0
    }

    /// The number of kinds, 0 to 4.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The kinds, Queen first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight]
            .into_iter()
            .filter(move |&kind| self.contains(kind))
    }
}

impl fmt::Debug for Promotions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// How pieces move under a code of law.
///
/// ```
/// use jadoube_board::{Kind, Movement, Promotions};
/// let only_queens = Movement { promotions: Promotions::of(&[Kind::Queen]), ..Movement::ORDINARY };
/// assert_ne!(only_queens, Movement::ORDINARY);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Movement {
    /// What a Pawn may become.
    pub promotions: Promotions,
    /// Whether a Pawn that reaches its last rank may remain a Pawn.
    pub may_stay_pawn: bool,
    /// For each side and wing, by [`Side::index`] and [`Wing::index`]: whether the King may castle without the Rook, which
    /// was given as odds, as long as nothing has ever stood on its square.
    pub castle_without_rook: [[bool; 2]; 2],
    /// Whether a Pawn may advance two squares from its side's second rank.
    pub double_step: bool,
    /// Whether a Pawn that has just advanced two squares may be captured en passant.
    pub en_passant: bool,
    /// Where men move as in an older game; made by [`RuleChoices::movement`](crate::RuleChoices::movement).
    pub older: OlderMoves,
    /// For this turn alone: the check to the side to move was not announced, and it need not answer it.
    pub unannounced_check: bool,
    /// For this turn alone: the side to move may not cross into the enemy half of the board.
    pub own_half: bool,
}

impl Movement {
    /// How pieces move in chess today.
    pub const ORDINARY: Self = Self {
        promotions: Promotions::ALL,
        may_stay_pawn: false,
        castle_without_rook: [[false; 2]; 2],
        double_step: true,
        en_passant: true,
        older: OlderMoves::NONE,
        unannounced_check: false,
        own_half: false,
    };

    /// The same without what holds for this turn alone.
    #[must_use]
    pub const fn of_any_turn(self) -> Self {
        Self { unannounced_check: false, own_half: false, ..self }
    }

    /// Whether the check info does not tell which moves are legal: something holds for this turn alone, or men move as in
    /// an older game.
    // Not inlined: it is asked only where men do not move as today, and the fast path stays short.
    #[cold]
    #[inline(never)]
    pub(crate) const fn needs_trial(&self) -> bool {
        self.unannounced_check || self.own_half || !self.older.is_none()
    }

    /// Whether a Pawn has any choice on its last rank; without a choice it cannot go there.
    #[inline]
    pub(crate) const fn has_last_rank(&self) -> bool {
        self.promotions.count() > 0 || self.may_stay_pawn
    }

    /// Whether `side` may castle towards `wing` without a Rook there.
    #[must_use]
    #[inline]
    pub const fn castles_without_rook(&self, side: Side, wing: Wing) -> bool {
        self.castle_without_rook[side.index()][wing.index()]
    }
}

impl Default for Movement {
    fn default() -> Self {
        Self::ORDINARY
    }
}
