//! A game of a match, as it counts.

use board::Side;
use game::standing::GameResult;

use crate::odds::MatchOdds;
use crate::player::Player;
use crate::ruling::Ruling;

/// A game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// Its number in the order of play.
    pub number: usize,
    /// The sitting in which it was played, from 1.
    pub sitting: usize,
    /// Its odds.
    pub odds: MatchOdds,
    /// Who had White.
    pub white: Player,
    /// Who made the first move.
    pub began: Player,
    /// Who was to have White.
    pub due_white: Player,
    /// Who had the right to the first move.
    pub due_first: Player,
    /// How it ended.
    pub result: GameResult,
    /// Whether it is one of the games of the match.
    pub counts: bool,
    /// The points that it gives each player, in halves; none where it gives none.
    pub points: Option<[u32; 2]>,
    /// The file of its script, or the name under which its acts are kept, where there is one.
    pub file: Option<String>,
    /// What the code says about it.
    pub rulings: Vec<Ruling>,
}

/// A game that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Underway {
    /// Its number in the order of play.
    pub number: usize,
    /// The name under which its acts are kept.
    pub name: String,
    /// Who has White.
    pub white: Player,
    /// Who has the first move.
    pub first: Player,
}

impl MatchGame {
    /// Whether it is not as if never played.
    #[must_use]
    pub fn stands(&self) -> bool {
        !matches!(self.result, GameResult::Annulled | GameResult::Recommenced)
    }

    /// Its result: in figures, or in the word for a game that counts as never played.
    #[must_use]
    pub fn result_word(&self) -> &'static str {
        match self.result {
            GameResult::Annulled => "annulled",
            GameResult::Recommenced => "recommenced",
            result => result.in_figures().unwrap_or_default(),
        }
    }

    /// Who won it.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        match self.result {
            GameResult::Won(side) => Some(Player::of(side, self.white)),
            GameResult::Drawn
            | GameResult::BothLost
            | GameResult::HalfPoint(_)
            | GameResult::Annulled
            | GameResult::Recommenced => None,
        }
    }
}

/// The points that a result gives each player, where a win, a draw and a loss give so many halves.
pub(crate) fn points(result: GameResult, white: Player, [win, draw, loss]: [u32; 3]) -> Option<[u32; 2]> {
    let of = |side: Side| match result {
        GameResult::Won(winner) => Some(if winner == side { win } else { loss }),
        GameResult::Drawn => Some(draw),
        GameResult::BothLost => Some(loss),
        GameResult::HalfPoint(half) => Some(if half == side { draw } else { loss }),
        GameResult::Annulled | GameResult::Recommenced => None,
    };
    let [one, two] = Player::ALL.map(|player| of(player.side(white)));
    Some([one?, two?])
}
