//! A game as a server tells of it.

use crate::element::Element;
use crate::error::XfccError;
use crate::write::field;

/// A game as a server tells of it to one of its players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// Its number at the server.
    pub id: u32,
    /// Who has White.
    pub white: String,
    /// Who has Black.
    pub black: String,
    /// The event.
    pub event: String,
    /// The server.
    pub site: String,
    /// When the event began, `2026.11.23`; empty where it is not told.
    pub event_date: String,
    /// It is the move of the player who asks.
    pub my_turn: bool,
    /// He has White.
    pub has_white: bool,
    /// The time left to him.
    pub player: TimeLeft,
    /// The time left to his opponent.
    pub opponent: TimeLeft,
    /// The moves so far, as in PGN.
    pub moves: String,
    /// The opponent has offered a draw.
    pub draw_offered: bool,
    /// How the game stands.
    pub result: GameResult,
    /// What the opponent said with his move.
    pub message: String,
    /// What the server says of the game.
    pub server_info: String,
    /// Where it can be looked at.
    pub game_link: String,
    /// The time control, as the server writes it.
    pub time_control: String,
    /// The position at the start, where it is not the usual one.
    pub fen: Option<String>,
}

/// Time left to a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeLeft {
    /// Whole days.
    pub days: u32,
    /// Whole hours beside them.
    pub hours: u32,
    /// Whole minutes beside these.
    pub minutes: u32,
}

impl TimeLeft {
    /// Of so many milliseconds; what is less than a minute is left out.
    ///
    /// ```
    /// let left = jadoube_xfcc::TimeLeft::of_ms(49 * 24 * 3_600_000 + 90 * 60_000);
    /// assert_eq!((left.days, left.hours, left.minutes), (49, 1, 30));
    /// ```
    #[must_use]
    pub fn of_ms(ms: u64) -> TimeLeft {
        let minutes = ms / 60_000;
        let days = u32::try_from(minutes / 1_440).unwrap_or(u32::MAX);
        let within = u32::try_from(minutes % 1_440).unwrap_or_default();
        TimeLeft { days, hours: within / 60, minutes: within % 60 }
    }
}

/// How a game stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum GameResult {
    /// It goes on.
    #[default]
    Ongoing,
    /// White has won.
    WhiteWins,
    /// Black has won.
    BlackWins,
    /// It is drawn.
    Draw,
    /// White was defaulted.
    WhiteDefaulted,
    /// Black was defaulted.
    BlackDefaulted,
    /// Both were.
    BothDefaulted,
    /// It counts as never played.
    Cancelled,
    /// The director has yet to decide.
    AdjudicationPending,
    /// Anything else, as the server says it.
    Other(String),
}

/// The words for results, but for those that only some server knows.
const RESULTS: [(&str, GameResult); 9] = [
    ("Ongoing", GameResult::Ongoing),
    ("WhiteWins", GameResult::WhiteWins),
    ("BlackWins", GameResult::BlackWins),
    ("Draw", GameResult::Draw),
    ("WhiteDefaulted", GameResult::WhiteDefaulted),
    ("BlackDefaulted", GameResult::BlackDefaulted),
    ("BothDefaulted", GameResult::BothDefaulted),
    ("Cancelled", GameResult::Cancelled),
    ("AdjudicationPending", GameResult::AdjudicationPending),
];

impl GameResult {
    /// The result of this word.
    #[must_use]
    pub fn named(word: &str) -> GameResult {
        let known = RESULTS.into_iter().find(|(name, _)| *name == word);
        known.map_or_else(|| GameResult::Other(word.to_owned()), |(_, result)| result)
    }

    /// Its word.
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            GameResult::Other(word) => word,
            known => RESULTS.iter().find(|(_, result)| result == known).map_or("Ongoing", |(name, _)| name),
        }
    }
}

impl Game {
    pub(crate) fn of(element: &Element) -> Result<Game, XfccError> {
        let left = |whose: &str| {
            Ok::<TimeLeft, XfccError>(TimeLeft {
                days: element.number_or_0(&format!("days{whose}"))?,
                hours: element.number_or_0(&format!("hours{whose}"))?,
                minutes: element.number_or_0(&format!("minutes{whose}"))?,
            })
        };
        let fen = element.text_of("fen");
        Ok(Game {
            id: element.number("id")?,
            white: element.text_of("white"),
            black: element.text_of("black"),
            event: element.text_of("event"),
            site: element.text_of("site"),
            event_date: element.text_of("eventDate"),
            my_turn: element.flag("myTurn")?,
            has_white: element.flag("hasWhite")?,
            player: left("Player")?,
            opponent: left("Opponent")?,
            moves: element.text_of("moves"),
            draw_offered: element.flag("drawOffered")?,
            result: GameResult::named(&element.text_of("result")),
            message: element.text_of("message"),
            server_info: element.text_of("serverInfo"),
            game_link: element.text_of("gameLink"),
            time_control: element.text_of("timeControl"),
            fen: (element.flag("setup")? && !fen.is_empty()).then_some(fen),
        })
    }

    pub(crate) fn write(&self) -> String {
        let left = |whose: &str, time: TimeLeft| {
            [("days", time.days), ("hours", time.hours), ("minutes", time.minutes)]
                .map(|(unit, number)| field(&format!("{unit}{whose}"), &number.to_string()))
                .concat()
        };
        let fields = [
            field("id", &self.id.to_string()),
            field("white", &self.white),
            field("black", &self.black),
            field("event", &self.event),
            field("site", &self.site),
            field("myTurn", &self.my_turn.to_string()),
            field("hasWhite", &self.has_white.to_string()),
            left("Player", self.player),
            left("Opponent", self.opponent),
            field("moves", &self.moves),
            field("drawOffered", &self.draw_offered.to_string()),
            field("message", &self.message),
            field("serverInfo", &self.server_info),
            field("gameLink", &self.game_link),
            field("timeControl", &self.time_control),
            field("eventDate", &self.event_date),
            field("setup", &self.fen.is_some().to_string()),
            self.fen.as_deref().map(|fen| field("fen", fen)).unwrap_or_default(),
            field("result", self.result.word()),
        ];
        format!("<XfccGame>{}</XfccGame>", fields.concat())
    }
}
