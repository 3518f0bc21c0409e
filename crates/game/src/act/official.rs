//! What the players together, or an official, may find, report or impose.

use board::{Setup, Side, Square};

use crate::act::claim::Clause;
use crate::result::GameResult;

/// An act of the arbiter, of a third party, or of both players together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OfficialAct {
    /// A finding of fact.
    Finds(Fact),
    /// Conduct that no board shows, told by the arbiter or a third party.
    Reports {
        /// Whose conduct.
        side: Side,
        /// What was done.
        what: Conduct,
    },
    /// The arbiter looks at what stands there now.
    Observes,
    /// The arbiter has seen the act that was just done.
    ObservesMove,
    /// The arbiter declares a draw.
    DeclaresDraw,
    /// The arbiter requires a player to bring his score up to date.
    RequiresScore(Side),
    /// The arbiter has the players go through the game again, for no score is complete.
    RequiresReconstruction,
    /// The arbiter corrects the result of a game that is over.
    Corrects {
        /// The result that counts.
        result: GameResult,
        /// By which article, as it was written.
        article: Option<String>,
    },
    /// The arbiter rules on all that was claimed.
    Rules,
    /// The appeal is rejected.
    Upholds,
    /// The appeal is granted, and this is the result; none where the game goes on.
    Overturns(Option<GameResult>),
    /// The arbiter gives a player time, though nobody has done wrong.
    GivesTime {
        /// Whom.
        side: Side,
        /// Milliseconds.
        ms: u64,
        /// By which article, as it was written.
        article: Option<String>,
    },
    /// The arbiter punishes a player.
    Penalises {
        /// Whom.
        side: Side,
        /// How.
        punishment: Punishment,
        /// For breaking which article, as it was written.
        article: Option<String>,
    },
}

/// A finding.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fact {
    /// The touch was an accident.
    Accident,
    /// The position cannot be ascertained.
    Unascertainable,
    /// What was claimed is not so.
    NotSo,
    /// What was claimed is so.
    So,
    /// The board lies wrongly.
    BoardMisplaced,
    /// Men stood wrongly at the start.
    MenMisplaced,
    /// The players have each other's men.
    ColoursReversed,
    /// Checkmate was given before the flag fell.
    MateFirst,
    /// This side has resigned.
    Resigned(Side),
    /// The players have agreed to a draw.
    DrawAgreed,
    /// The man that slipped stands on this square.
    Square(Square),
    /// The position has come back so often that the game is drawn.
    Repetition,
    /// So many moves have gone by that the game is drawn.
    SeventyFive,
    /// The offence of this clause was committed by this side.
    Offence(Clause, Side),
    /// This side refused a lawful requirement.
    Refused(Side),
    /// The dials as they should be: milliseconds left to White and to Black.
    Clock([u64; 2]),
    /// The moves of White and of Black as the counter of the clock should have them.
    MoveCounter([u32; 2]),
    /// The position as it should be.
    Board(Box<Setup>),
    /// This side's flag has fallen.
    Flag(Side),
    /// This side's flag fell before the other's.
    FlagFirst(Side),
    /// This side has not come to the board in time.
    Absent(Side),
    /// This side has withdrawn.
    Withdrawn {
        /// Who.
        side: Side,
        /// Without a word.
        silently: bool,
    },
    /// The envelope with the sealed move is lost.
    EnvelopeLost,
    /// An error in the last message, or in the last of this side's, is not its sender's fault.
    TransmissionError(Option<Side>),
    /// What was undertaken in words was done.
    ConditionMet,
    /// The game is drawn.
    Drawn,
    /// The decision on a claim is put off.
    Postponed,
    /// The same, and a clock with a delay of so many milliseconds is set.
    PostponedOnDelay(u64),
    /// A decision in words.
    Decided(String),
}

/// What an arbiter may impose.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Punishment {
    /// A warning.
    Warning,
    /// So many milliseconds to the opponent.
    Opponent(u64),
    /// So many milliseconds less to himself.
    Own(u64),
    /// Points less to himself, in halves.
    Points(u32),
    /// Points more to the opponent, in halves.
    OpponentsPoints(u32),
    /// The game is lost, and this is the opponent's score.
    Loss(Score),
    /// Both have lost.
    BothLose,
    /// A fine, of this amount where one is named.
    Fine(Option<Amount>),
    /// Exclusion from so many rounds to come.
    Exclusion(u32),
    /// Expulsion from the event, and the game lost.
    Expulsion,
}

/// The amount of a fine.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Amount {
    /// How much.
    pub number: u32,
    /// Of what, in one word, where that is named.
    pub unit: Option<String>,
}

impl std::fmt::Display for Amount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.unit {
            Some(unit) => write!(f, "{} {unit}", self.number),
            None => write!(f, "{}", self.number),
        }
    }
}

/// What the opponent of a player who lost the game by a penalty is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Score {
    /// The win.
    #[default]
    Whole,
    /// Half a point.
    Half,
    /// Nothing.
    Nothing,
}

impl Score {
    /// The result of a game that this side lost by a penalty, where the other is given this score.
    pub fn of_game_lost_by(self, side: Side) -> GameResult {
        match self {
            Score::Whole => GameResult::Won(!side),
            Score::Half => GameResult::HalfPoint(!side),
            Score::Nothing => GameResult::BothLost,
        }
    }
}

/// Conduct that no board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conduct {
    /// A telephone or the like.
    Device,
    /// Written or printed matter.
    Notes,
    /// Advice from another person.
    Advice,
    /// A second board and men.
    SecondBoard,
    /// Left the place of play.
    LeftVenue,
    /// Left the playing area.
    LeftArea,
    /// Talked during play.
    Talk,
    /// Offered a draw, or claimed one, again and again.
    RepeatedOffers,
    /// Disturbed the other.
    Noise,
    /// Refused to observe the laws.
    Refusal,
    /// Covered his score.
    CoveredScore,
}

impl Conduct {
    /// All of them.
    pub const ALL: [Conduct; 11] = [
        Conduct::Device,
        Conduct::Notes,
        Conduct::Advice,
        Conduct::SecondBoard,
        Conduct::LeftVenue,
        Conduct::LeftArea,
        Conduct::Talk,
        Conduct::RepeatedOffers,
        Conduct::Noise,
        Conduct::Refusal,
        Conduct::CoveredScore,
    ];
}
