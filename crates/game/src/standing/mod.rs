//! Everything true of a game now.

pub(crate) mod duty;
pub(crate) mod option;
pub(crate) mod post;
pub(crate) mod power;
pub(crate) mod score;
pub(crate) mod telling;

pub use duty::*;
pub use option::*;
pub use post::*;
pub use power::*;
pub use score::*;
pub use telling::*;

pub use crate::result::{EndReason, Ending, GameResult};
pub use crate::ruling::{Ruling, RulingKind};

use board::{Kind, Man, Move, Position, Side, Square, Wing};

/// Everything true of the game now.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The id of the code.
    pub code: &'static str,
    /// How the game ended, if it has.
    pub result: Option<Ending>,
    /// What is being waited for.
    pub phase: Phase,
    /// Who is to play.
    pub turn: Side,
    /// The position at the beginning of the turn.
    pub position: Position,
    /// What stands on the squares now; a man in hand is nowhere, a named Pawn counts as what it was named.
    pub board: [Option<Man>; 64],
    /// Squares where a Pawn stands for the piece that it was named.
    pub stand_ins: Vec<(Square, Kind)>,
    /// Men off the board, in the order in which they left it.
    pub captured: Vec<Man>,
    /// The man in hand: in that of the player whose turn it is, or else in the other's.
    pub hand: Option<Hand>,
    /// The man in the other player's hand, where both hold one.
    pub opponents_hand: Option<Hand>,
    /// Men in the hands of members of a side while another member of it acts: they count as standing where they were taken up,
    /// and `board` has them there.
    pub waiting_hands: Vec<WaitingHand>,
    /// Men off their squares by displacement.
    pub displaced: Vec<Displaced>,
    /// The boards of White and of Black, where a player has his own and it differs.
    pub boards: [Option<[Option<Man>; 64]>; 2],
    /// What binds the player now.
    pub duty: Vec<Duty>,
    /// Where the men of these duties stand now, by the square that the duty names: a man may have been moved since the turn began. One
    /// in a hand is where that took it up.
    pub duty_now: Vec<(Square, Square)>,
    /// The moves with which the player may lawfully complete the turn now.
    pub legal: Vec<Move>,
    /// Who may say what now, with what is open to him and whether it would be upheld.
    pub may: Vec<Open>,
    /// An offer of a draw that stands, by whom; of two, by whom the later.
    pub offer: Option<Side>,
    /// The sides whose offers of a draw stand, the earlier first.
    pub offers: Vec<Side>,
    /// For White and for Black, how many single moves go back if he makes his last one anew; none where he may not propose it.
    pub take_back: [Option<usize>; 2],
    /// Moves that are counted since a notice.
    pub counts: Option<Counts>,
    /// What the clock shows, where there is one.
    pub clock: Option<crate::settings::time::Dials>,
    /// In a game by post under a code that reckons with silence: the player who has not replied, and his reminders.
    pub silence: Option<SilenceNow>,
    /// The leave of White and of Black, where the code gives any.
    pub leave: Option<[DaysOfLeave; 2]>,
    /// In a game by post with a time to reply: the reply that is due.
    pub reply: Option<ReplyDue>,
    /// Answers that were communicated for the reply that is to be made now.
    pub assumed: Vec<AssumedReply>,
    /// Sides that have made a move and not pressed the clock since.
    pub to_press: Vec<Side>,
    /// The King's part of castling that the side which has just moved its Rook may still make, though the turn has passed.
    pub follows: Option<(Square, Square)>,
    /// A move that stands on the board though the law does not allow it, where its turn can still be put right.
    pub unlawful: Option<Unlawful>,
    /// Single moves completed in the line as it stands.
    pub completed: usize,
    /// Who begins the game that is played instead of this one, where it is annulled and the code says so.
    pub first_next: Option<Side>,
    /// The name of each man as its code names it, by square.
    pub names: Vec<(Square, String)>,
    /// The illegal moves that White and Black have completed; none: the code does not count them.
    pub offences: Option<[u32; 2]>,
    /// What was done to the times for what a side did, or would have been, had there been a clock; in the order of the
    /// acts.
    pub penalties: Vec<Penalised>,
    /// The points that the game gives White and Black now that it is over, in halves, with what penalties have given or
    /// taken; none where the code gives no points, or the game counts as never played.
    pub scored: Option<[u32; 2]>,
    /// Points beside the result that White and Black were given or have lost, in halves.
    pub points: [i32; 2],
    /// What White and Black have written of the game.
    pub scores: [ScoreSheet; 2],
    /// The moves of the line that stands.
    pub line: Vec<LineMove>,
}

/// A side that was penalised in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Penalised {
    /// Whose act it was.
    pub side: Side,
    /// What it costs.
    pub cost: TimeCost,
    /// The article by which.
    pub article: &'static str,
}

/// What an offence costs in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeCost {
    /// So many milliseconds given to the opponent.
    OpponentGains(u64),
    /// So many milliseconds taken from the player.
    PlayerLoses(u64),
}

/// A man off its square by displacement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Displaced {
    /// The man.
    pub man: Man,
    /// Where it belongs.
    pub belongs: Square,
    /// Where it stands now; none: it lies beside the squares.
    pub stands: Option<Square>,
    /// Who has to put it back, where the code says who.
    pub to_replace: Option<Side>,
}

/// Moves counted since somebody gave notice of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Who gave notice.
    pub by: Side,
    /// White's and Black's moves since.
    pub made: [u32; 2],
    /// The game is drawn when both have made so many.
    pub limit: u32,
}

/// A move of the line, with the position that it was made from.
#[derive(Clone, Debug, PartialEq)]
pub struct LineMove {
    /// Who made it.
    pub by: Side,
    /// The number printed before it.
    pub number: u32,
    /// The position at the beginning of that turn.
    pub from: Position,
    /// Which Bishops, Knights and Rooks were then the King's or the Queen's, by square, where records need it.
    pub origins: [Option<Wing>; 64],
    /// The move, where it is a legal one of the game of chess.
    pub legal: Option<Move>,
    /// The way of the man that was moved: the King's in castling; none where several moved, or none did.
    pub way: Option<(Square, Square)>,
    /// The number of the act with which it was made, from 1.
    pub act: usize,
}

impl LineMove {
    /// In words, for what no notation writes.
    pub fn says(&self) -> String {
        self.way.map(|(from, to)| format!("{from}-{to}")).unwrap_or_default()
    }
}

/// A move that stands on the board though the law does not allow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unlawful {
    /// Who made it.
    pub by: Side,
    /// What it is before the law.
    pub made: law::question::Made,
    /// The way of the man that was moved.
    pub way: Option<(Square, Square)>,
    /// It is the second of two moves in succession: no single move is at fault.
    pub second: bool,
}

/// What is being waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The player has done nothing yet.
    ToMove,
    /// The player has touched or moved something, and his turn is not over.
    Touched,
    /// A move is made, and the clock not pressed yet.
    Made,
    /// A penalty is half chosen: its holder chooses or waives.
    Choice,
    /// People must find a fact.
    Stopped,
    /// Play is broken off.
    Adjourned,
    /// The game is over.
    Over,
}

/// A man in the hand of one member of a side while another acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingHand {
    /// Which member's hand.
    pub member: u8,
    /// The hand, and what it holds.
    pub hand: Hand,
}

/// A man held above the board, or set down with the hand still on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Whose hand.
    pub by: Side,
    /// What it holds.
    pub man: Man,
    /// Where the man stood; none: it came from the box.
    pub from: Option<Square>,
    /// Where it stands, the hand still on it; none: it is in the air.
    pub on: Option<Square>,
}
