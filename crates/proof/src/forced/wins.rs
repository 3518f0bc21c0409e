//! What wins besides mate: laws of an older game differ on stalemate and on the bare King.

use board::{Kind, Move, Position, Side};

use crate::forced::strategy::Strategy;

/// Who has won where a player is stalemated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StalemateWin {
    /// Nobody, or nobody the whole of what is at stake.
    Nobody,
    /// The player who gave it.
    Giver,
    /// The player who is stalemated.
    Stalemated,
}

/// What it means to have nothing but the King.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BareKing {
    /// Nothing: he plays on.
    PlaysOn,
    /// The other has won; nobody has, if neither has more.
    Loses,
    /// The other has won, unless the bared player bares him with his next move.
    LosesUnlessHeBares,
    /// The game is over, and nobody has won the whole of what is at stake.
    EndsTheGame,
}

/// What wins by the laws of a game, beside mate. Where a position is a mate or a stalemate, that alone counts.
///
/// ```
/// use board::{RuleChoices, Setup, Side};
/// use jadoube_proof::{Answer, BareKing, Bound, StalemateWin, Wins, forced_win_by};
/// // The Rook takes the last man: by shatranj White has won, since Black's King is bare and cannot take back.
/// let setup: Setup = "3k4/8/8/8/8/8/R6q/4K3 w - - 0 1".parse().unwrap();
/// let position = setup.as_it_stands(&RuleChoices::SHATRANJ.movement());
/// let shatranj = Wins { stalemate: StalemateWin::Giver, bare_king: BareKing::LosesUnlessHeBares };
/// let verdict = forced_win_by(&position, Side::White, shatranj, Bound { states: 1000 });
/// assert_eq!(verdict.answer, Answer::Yes);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wins {
    /// Who has won by stalemate.
    pub stalemate: StalemateWin,
    /// What a bare King comes to.
    pub bare_king: BareKing,
}

impl Wins {
    /// Mate alone, as today.
    pub const BY_MATE: Self = Self { stalemate: StalemateWin::Nobody, bare_king: BareKing::PlaysOn };

    /// One line of play by a strategy of this side, as far as to the end of the game.
    #[must_use]
    pub fn line(self, strategy: &Strategy, position: &Position, side: Side) -> Vec<Move> {
        let (mut line, mut at) = (Vec::new(), *position);
        for m in strategy.line(position) {
            if self.ended(&at, side).is_some() {
                break;
            }
            line.push(m);
            at = at.play(m);
        }
        line
    }

    /// Whether the game is over here, and whether this side has won it; none where it goes on.
    pub(crate) fn ended(self, position: &Position, side: Side) -> Option<bool> {
        let mover = position.turn();
        if !position.has_legal_move() {
            return Some(match self.stalemate {
                _ if position.in_check(mover) => side != mover,
                StalemateWin::Nobody => false,
                StalemateWin::Giver => side != mover,
                StalemateWin::Stalemated => side == mover,
            });
        }
        let alone = |side: Side| position.side(side) == position.men(side, Kind::King);
        match (self.bare_king, alone(mover), alone(!mover)) {
            (BareKing::PlaysOn, _, _) | (_, false, false) | (BareKing::LosesUnlessHeBares, true, false) => {
                None
            }
            (BareKing::EndsTheGame, _, _) | (_, true, true) => Some(false),
            (_, true, false) => Some(side != mover),
            (_, false, true) => Some(side == mover),
        }
    }
}
