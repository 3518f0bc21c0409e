//! How a game ended.

use board::Side;

use crate::act::claim::Clause;
use crate::ruling::Ruling;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The result.
    pub result: GameResult,
    /// The event that ended it; none where it is as if never played.
    pub reason: Option<EndReason>,
    /// The ruling that ended it.
    pub ruling: Ruling,
}

/// A result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// Won by this side.
    Won(Side),
    /// Drawn.
    Drawn,
    /// Lost by both.
    BothLost,
    /// Half a point to this side, and nothing to the other.
    HalfPoint(Side),
    /// As if never played.
    Annulled,
    /// Cancelled, and a new game in its place.
    Recommenced,
}

impl GameResult {
    /// The result in figures; none where the game counts as not played.
    ///
    /// ```
    /// use jadoube_game::standing::GameResult;
    /// assert_eq!(GameResult::HalfPoint(board::Side::White).in_figures(), Some("1/2-0"));
    /// ```
    pub fn in_figures(self) -> Option<&'static str> {
        match self {
            GameResult::Won(Side::White) => Some("1-0"),
            GameResult::Won(Side::Black) => Some("0-1"),
            GameResult::Drawn => Some("1/2-1/2"),
            GameResult::BothLost => Some("0-0"),
            GameResult::HalfPoint(Side::White) => Some("1/2-0"),
            GameResult::HalfPoint(Side::Black) => Some("0-1/2"),
            GameResult::Annulled | GameResult::Recommenced => None,
        }
    }

    /// Whether this is worse for a side than the result before it, or where there was none than a win.
    pub(crate) fn is_worse_for(self, side: Side, before: Option<GameResult>) -> bool {
        match before.and_then(GameResult::halves).zip(self.halves()) {
            Some((was, is)) => {
                let (own, other) = (side.index(), (!side).index());
                is[own] < was[own] || is[other] > was[other]
            }
            None => self != GameResult::Won(side),
        }
    }

    /// What White and Black score, in halves; none where the game counts as not played.
    fn halves(self) -> Option<[u32; 2]> {
        let to = |side: Side, halves: u32| Side::ALL.map(|other| if other == side { halves } else { 0 });
        match self {
            GameResult::Won(side) => Some(to(side, 2)),
            GameResult::HalfPoint(side) => Some(to(side, 1)),
            GameResult::Drawn => Some([1, 1]),
            GameResult::BothLost => Some([0, 0]),
            GameResult::Annulled | GameResult::Recommenced => None,
        }
    }

    /// The result that these figures mean; none where they mean none.
    ///
    /// ```
    /// use jadoube_game::standing::GameResult;
    /// assert_eq!(GameResult::of_figures("1/2-1/2"), Some(GameResult::Drawn));
    /// assert_eq!(GameResult::of_figures("White has won"), None);
    /// ```
    pub fn of_figures(text: &str) -> Option<GameResult> {
        let all = Side::ALL.into_iter().flat_map(|side| [GameResult::Won(side), GameResult::HalfPoint(side)]);
        all.chain([GameResult::Drawn, GameResult::BothLost]).find(|result| result.in_figures() == Some(text))
    }
}

/// The event that ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// The King is mated.
    Checkmate,
    /// No legal move, and no check.
    Stalemate,
    /// Half of what is at stake is won by stalemate.
    HalfWinByStalemate,
    /// A side has nothing but its King.
    BareKing,
    /// Half of what is at stake is won, as the other has nothing but his King.
    HalfWinByBareKing,
    /// The parties agreed.
    Agreement,
    /// The position came back.
    Repetition,
    /// Fifty moves without progress.
    FiftyMoves,
    /// Checks without end.
    PerpetualCheck,
    /// Time was exceeded.
    Time,
    /// Given up.
    Resignation,
    /// An offence that costs the game.
    Forfeiture(Clause),
    /// A decision by those whom the code lets decide.
    Decision,
    /// Neither side can mate by any series of legal moves.
    DeadPosition,
    /// Whatever legal moves are made, neither side can win.
    CannotBeWon,
    /// Illegal moves completed.
    IllegalMoves,
    /// Came too late.
    Default,
    /// The opponent could not win by normal means.
    NoNormalMeans,
    /// No legal move was sealed.
    SealedMove,
    /// What was undertaken was not done, or was.
    Undertaking,
    /// A draw, which by the rule of the event one side wins.
    DrawOdds,
    /// Too long without a reply.
    Silence,
    /// Withdrawn.
    Withdrawal,
    /// Claimed by a table of endings.
    Tablebase,
}

impl EndReason {
    /// The events that the position shows.
    pub(crate) const ON_THE_BOARD: [EndReason; 7] = [
        EndReason::Checkmate,
        EndReason::Stalemate,
        EndReason::HalfWinByStalemate,
        EndReason::BareKing,
        EndReason::HalfWinByBareKing,
        EndReason::DeadPosition,
        EndReason::CannotBeWon,
    ];

    /// Whether the winner wins half of what is at stake.
    #[must_use]
    pub fn is_half_a_win(self) -> bool {
        matches!(self, EndReason::HalfWinByStalemate | EndReason::HalfWinByBareKing)
    }
}
