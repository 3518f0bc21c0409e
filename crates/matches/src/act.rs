//! What is done in a match.

use board::Side;
use game::Game;
use game::envelope::{Bits, EnvelopeHash};
use game::settings::Odds;
use game::standing::{EndReason, GameResult};
use law::Code;

use crate::hand::Hand;
use crate::odds::MatchOdds;
use crate::player::Player;

pub use crate::matter::Matter;

/// How it is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// By lots drawn elsewhere, which this match cannot verify.
    Lot,
    /// By the Pawn in the hand, which it has verified.
    Hand,
    /// The players agreed.
    Agreement,
    /// This player chose.
    Choice(Player),
}

/// Something that is done in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchAct {
    /// It is settled who has White, or the first move, in the next game.
    Settles {
        /// What is settled.
        matter: Matter,
        /// Who has it.
        player: Player,
        /// How.
        how: How,
    },
    /// A player hides the white Pawn in a hand.
    Hides {
        /// Who.
        by: Player,
        /// The hash that he publishes.
        hash: EnvelopeHash,
        /// What is drawn for, where that is said.
        matter: Option<Matter>,
    },
    /// The other picks a hand.
    Picks {
        /// Who.
        by: Player,
        /// Which.
        hand: Hand,
    },
    /// The first shows what he hid.
    Shows {
        /// Who.
        by: Player,
        /// The hand that held the white Pawn.
        hand: Hand,
        /// The bits under the hash.
        bits: Bits,
    },
    /// The next game begins. Until it is over, nothing else is done in the match.
    Begins(Begins),
    /// A game was played.
    Game(GamePlayed),
    /// The games that follow are played at these odds.
    Odds(MatchOdds),
    /// The players sit down anew.
    Sitting,
    /// A player gives up the match.
    Resigns(Player),
    /// The players agree who has won the match; none: it is drawn.
    Agrees(Option<Player>),
    /// The players stop, and leave the match as it stands.
    BreaksOff,
}

/// A game that begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begins {
    /// Its number, where that is said.
    pub number: Option<usize>,
    /// The name under which its acts are kept.
    pub name: String,
}

/// A game of the match, as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePlayed {
    /// Its number, where that is said.
    pub number: Option<usize>,
    /// How it ended.
    pub result: Told,
    /// Who had White, where that is said.
    pub white: Option<Player>,
    /// Who made the first move, where that is said.
    pub began: Option<Player>,
    /// The points of White and of Black in halves, where the game itself has settled them.
    pub points: Option<[u32; 2]>,
    /// The script of the game, where there is one.
    pub script: Option<Played>,
}

impl GamePlayed {
    /// A game of which nothing but its result is told.
    #[must_use]
    pub fn new(result: Told) -> GamePlayed {
        GamePlayed { number: None, result, white: None, began: None, points: None, script: None }
    }
}

/// Who does something in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// This player.
    Player(Player),
    /// Both players, who must say the same.
    Both,
    /// Whoever conducts the match: what happened in a game is told by the game.
    Conductor,
}

impl MatchAct {
    /// Who alone can say this.
    #[must_use]
    pub fn by(&self) -> By {
        match self {
            MatchAct::Hides { by, .. } | MatchAct::Picks { by, .. } | MatchAct::Shows { by, .. } => {
                By::Player(*by)
            }
            MatchAct::Settles { how: How::Choice(by), .. } | MatchAct::Resigns(by) => By::Player(*by),
            MatchAct::Settles { how: How::Lot | How::Agreement, .. } => By::Both,
            MatchAct::Odds(_) | MatchAct::Sitting | MatchAct::Agrees(_) | MatchAct::BreaksOff => By::Both,
            MatchAct::Settles { how: How::Hand, .. } | MatchAct::Begins(_) | MatchAct::Game(_) => {
                By::Conductor
            }
        }
    }
}

/// A result by colours, or a winner by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// As a game has it.
    Result(GameResult),
    /// Won by this player.
    Won(Player),
}

/// A game that was judged as a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The name of its file.
    pub file: String,
    /// The id of its code.
    pub code: &'static str,
    /// Its odds.
    pub odds: Vec<Odds>,
    /// Who made the first move.
    pub began: Side,
    /// The points that it gives White and Black, in halves.
    pub scored: Option<[u32; 2]>,
    /// The articles by which it ended.
    pub articles: Vec<&'static str>,
    /// Half of what is at stake was won.
    pub half: bool,
}

impl Played {
    /// What a match is told of a game that is over, kept in this file; none while it goes on.
    #[must_use]
    pub fn of(game: &Game, file: String) -> Option<Played> {
        let ending = game.ending()?;
        Some(Played {
            file,
            code: game.code().id,
            odds: game.settings().odds.clone(),
            began: game.began(),
            scored: game.standing().scored,
            articles: ending.ruling.articles.clone(),
            half: ending.reason.is_some_and(EndReason::is_half_a_win),
        })
    }

    /// Whether it was played under this code.
    #[must_use]
    pub fn is_under(&self, code: &Code) -> bool {
        self.code == code.id
    }
}
