//! What was announced for an event, on which some parts of a code depend.

use crate::choice::Choice;
use crate::facts::Finite;

/// How fast a game is played, as the code divides games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tempo {
    /// An hour or more for each player.
    #[default]
    Standard,
    /// Less than an hour.
    Rapid,
    /// A few minutes.
    Blitz,
}

impl Finite for Tempo {
    fn values() -> Vec<Self> {
        vec![Tempo::Standard, Tempo::Rapid, Tempo::Blitz]
    }
}

/// How closely fast games are watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// An arbiter has more games to watch than he can see.
    #[default]
    Ordinary,
    /// An arbiter can see every move, and the rules of standard games hold.
    Full,
}

impl Finite for Supervision {
    fn values() -> Vec<Self> {
        vec![Supervision::Ordinary, Supervision::Full]
    }
}

/// How the moves of one side come to the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Contact {
    /// They are made under the eyes of the other side.
    #[default]
    OverTheBoard,
    /// They are communicated, and a reply is due sooner than the code calls a time of leisure.
    Communicated,
    /// They are communicated, and there is at least so much time for a reply.
    AtLeisure,
}

impl Finite for Contact {
    fn values() -> Vec<Self> {
        vec![Contact::OverTheBoard, Contact::Communicated, Contact::AtLeisure]
    }
}

/// Guidelines that hold only where they were announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Guideline {
    /// I: adjourned games.
    Adjournment,
    /// II: Chess960.
    Chess960,
    /// III: games without increment.
    WithoutIncrement,
    /// Two boards, one of them for a player who cannot see.
    VisuallyDisabled,
}

impl Finite for Guideline {
    fn values() -> Vec<Self> {
        vec![
            Guideline::Adjournment,
            Guideline::Chess960,
            Guideline::WithoutIncrement,
            Guideline::VisuallyDisabled,
        ]
    }
}

/// What was announced for an event before its games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Regulations {
    /// How fast the game is.
    pub tempo: Tempo,
    /// How closely a fast game is watched.
    pub supervision: Supervision,
    /// How the moves of one side come to the other.
    pub contact: Contact,
    /// The guidelines that were announced.
    pub guidelines: Vec<Guideline>,
    /// The variations of the code that were announced, by their names.
    pub variations: Vec<String>,
    /// The choices of the older game that were announced in the place of the code's own.
    pub chosen: Vec<Choice>,
}

/// A condition on which an [`Annex`](crate::Annex) is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// The game is of one of these tempos.
    Tempo(&'static [Tempo]),
    /// A fast game is watched so.
    Supervision(Supervision),
    /// The moves of one side come to the other so.
    Contact(Contact),
    /// These guidelines were announced.
    Guideline(Guideline),
    /// These guidelines were not announced.
    Without(Guideline),
    /// This variation was announced.
    Variation(&'static str),
    /// This choice of the older game was announced.
    Chosen(Choice),
}

impl When {
    /// Whether it holds under these regulations.
    pub fn holds(self, regulations: &Regulations) -> bool {
        match self {
            When::Tempo(tempos) => tempos.contains(&regulations.tempo),
            When::Supervision(supervision) => regulations.supervision == supervision,
            When::Contact(contact) => regulations.contact == contact,
            When::Guideline(guideline) => regulations.guidelines.contains(&guideline),
            When::Without(guideline) => !regulations.guidelines.contains(&guideline),
            When::Variation(name) => regulations.variations.iter().any(|variation| variation == name),
            When::Chosen(choice) => regulations.chosen.contains(&choice),
        }
    }
}
