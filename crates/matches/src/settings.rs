//! What is settled before a match.

use std::num::NonZeroU32;

use law::Code;
use records::script::{Header, ScriptError};

use crate::odds::MatchOdds;
use crate::player::Player;

/// What is settled before a match.
#[derive(Clone, Debug)]
pub struct Settings {
    /// A title; empty where it has none.
    pub title: String,
    /// The code under which every game is played.
    pub code: &'static Code,
    /// The names of the players.
    pub players: [String; 2],
    /// How long the match lasts.
    pub length: Length,
    /// Whether drawn games count, where that was agreed.
    pub draws: Option<Draws>,
    /// How the colours go from game to game, where that was agreed.
    pub colours: Option<Colours>,
    /// What the event gives for a win, a draw and a loss, in halves of a point.
    pub points: Option<[u32; 3]>,
    /// The odds of the first game.
    pub odds: MatchOdds,
    /// A player who undertakes to win so many games running.
    pub undertaking: Option<Running>,
    /// What else is settled for every game: headers of its script, such as `time`, each with its value.
    pub terms: Vec<(String, String)>,
}

impl Settings {
    /// A match without an end under a code, in which nothing was agreed.
    #[must_use]
    pub fn new(code: &'static Code, players: [String; 2]) -> Settings {
        Settings {
            title: String::new(),
            code,
            players,
            length: Length::default(),
            draws: None,
            colours: None,
            points: None,
            odds: MatchOdds::default(),
            undertaking: None,
            terms: Vec::new(),
        }
    }

    /// The header of every game, before anything is said of its colours and its odds.
    ///
    /// # Errors
    ///
    /// The terms that cannot be read, each by the line of its place: the first term is in line 2.
    pub fn header(&self) -> Result<Header, ScriptError> {
        let code = format!("code: {}\n", self.code.id);
        let terms = self.terms.iter().map(|(key, value)| format!("{key}: {value}\n"));
        let mut header = Header::read("", &terms.fold(code, |text, term| text + &term))?;
        header.settings.points = self.points;
        Ok(header)
    }

    /// What a player is called.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        &self.players[player.index()]
    }
}

/// What ends a match: whichever comes first. A match without any of them goes on until the players stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Length {
    /// So many games that count.
    pub games: Option<NonZeroU32>,
    /// So many games won by one player.
    pub wins: Option<NonZeroU32>,
    /// So many halves of a point.
    pub points: Option<NonZeroU32>,
}

/// Whether drawn games count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draws {
    /// A drawn game is one of the games of the match.
    Count,
    /// A drawn game is none.
    DoNotCount,
}

/// How the colours go from one game to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// They change after every game that stands.
    Alternate,
    /// Each player keeps his.
    Keep,
    /// Lots are drawn before every game.
    Lot,
}

/// A player undertakes to win so many games running.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running {
    /// Who undertakes it.
    pub by: Player,
    /// How many.
    pub games: NonZeroU32,
}
