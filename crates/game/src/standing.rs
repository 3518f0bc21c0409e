//! Everything true of a game now, and what the law said to an act.

use std::sync::Arc;

use board::{Kind, Man, Move, Position, Side, Square, Wing};

use crate::act::{Clause, Exaction, Person};
use crate::evidence::Evidence;

/// What the laws say to an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The articles that say so, by their printed numbers, in the code's order; empty where the code is silent.
    pub articles: Vec<&'static str>,
    /// What sort of ruling it is.
    pub kind: RulingKind,
    /// What follows, in one plain sentence.
    pub says: String,
    /// The side whose act, offence or duty it is about, which a silent table does not tell the other; none: it is
    /// everybody's.
    pub about: Option<Side>,
    /// What it rests on where only a proof could tell.
    pub evidence: Option<Arc<Evidence>>,
}

/// The sort of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulingKind {
    /// Something must be done.
    Obligation,
    /// Something may be claimed or exacted.
    Right,
    /// A law was broken.
    Offence,
    /// A penalty was exacted.
    Penalty,
    /// An earlier position stands again.
    Restored,
    /// A move is complete.
    Completed,
    /// The act has no effect, and why.
    Refused,
    /// The game is over.
    Result,
    /// Something worth telling, the silence of a code among it.
    Note,
}

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
    /// The man in hand.
    pub hand: Option<Hand>,
    /// What binds the player now.
    pub duty: Vec<Duty>,
    /// The moves with which the player may lawfully complete the turn now.
    pub legal: Vec<Move>,
    /// Who may say what now, with what is open to him and whether it would be upheld.
    pub may: Vec<Open>,
    /// An offer of a draw that stands, by whom.
    pub offer: Option<Side>,
    /// Moves that are counted since a notice.
    pub counts: Option<Counts>,
    /// What the clock shows, where there is one.
    pub clock: Option<crate::clock::Dials>,
    /// Single moves completed in the line as it stands.
    pub completed: usize,
    /// Who begins the game that is played instead of this one, where it is annulled and the code says so.
    pub first_next: Option<Side>,
    /// The name of each man as its code names it, by square.
    pub names: Vec<(Square, String)>,
    /// The illegal moves that White and Black have completed; none: the code does not count them.
    pub offences: Option<[u32; 2]>,
    /// Time given for what the other side did, in the order of the acts.
    pub penalties: Vec<Penalised>,
    /// What White and Black have written of the game.
    pub scores: [ScoreSheet; 2],
    /// The moves of the line that stands.
    pub line: Vec<LineMove>,
}

/// A player's score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreSheet {
    /// What is written, from the first line on.
    pub lines: Vec<Line>,
    /// The result that he signed.
    pub signed: Option<GameResult>,
}

/// A record on a score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// As written.
    pub text: String,
    /// The number of the move that it stands for.
    pub number: u32,
    /// Whose move it stands for.
    pub by: Side,
    /// With the sign for an offer of a draw.
    pub offer: bool,
    /// Struck out.
    pub struck: bool,
    /// What it is beside the game.
    pub noted: Noted,
}

/// A record beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noted {
    /// The move was made so.
    InOrder,
    /// It was written before it was made.
    InAdvance,
    /// Another move was made.
    Otherwise,
    /// It is no move.
    Other,
}

/// A side whose adversary was given time for what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Penalised {
    /// Whose act it was.
    pub side: Side,
    /// Seconds given to the other.
    pub seconds: u32,
    /// The article that gives them.
    pub article: &'static str,
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
    /// In words, for what no notation writes.
    pub says: String,
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

/// Something that binds the player in this turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duty {
    /// What must be done.
    pub kind: DutyKind,
    /// With the men that stood on these squares when the turn began.
    pub squares: Vec<Square>,
    /// The articles that say so.
    pub articles: Vec<&'static str>,
    /// In plain words: "move the man on g1".
    pub says: String,
}

/// What a duty asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DutyKind {
    /// Move one of these men.
    Move,
    /// Take one of these men.
    Capture,
    /// Take the second with the first.
    CaptureWith,
    /// Move or take one of these men.
    AnyTouched,
    /// Castle with these two.
    Castle,
    /// Move the King.
    King,
    /// Do what was required, which is no move.
    Requirement,
}

/// Something that may be said now.
#[derive(Clone, Debug, PartialEq)]
pub struct Open {
    /// Who may say it.
    pub who: Person,
    /// What may be said.
    pub line: Saying,
    /// Whether it would be upheld, where no search or finding is needed to know.
    pub ripe: bool,
    /// For a penalty: what its article gives.
    pub option: Option<PenaltyOption>,
}

/// What may be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    /// A claim.
    Claim(crate::act::Claim),
    /// A penalty.
    Exact(Exaction),
    /// Giving up what is open.
    Waive,
    /// Agreeing to a draw.
    AcceptDraw,
    /// Rejecting a draw.
    DeclineDraw,
    /// Allowing what was asked.
    Consent,
    /// Requiring what is no penalty.
    Require(crate::act::Requirement),
    /// Refusing a requirement.
    Refuse,
    /// Admitting what is claimed.
    Admit,
    /// Breaking play off.
    Adjourn,
    /// Setting the adjourned position up.
    Resume,
    /// Opening the envelope.
    OpenEnvelope,
    /// Adopting one of the moves that a record can mean.
    Adopt(crate::act::Motion),
    /// A finding of fact that is waited for.
    Find(crate::act::Fact),
    /// "Check."
    Check,
    /// Notice that moves are counted from now.
    Notice,
}

/// A penalty that its holder may exact.
#[derive(Clone, Debug, PartialEq)]
pub struct PenaltyOption {
    /// What follows if it is exacted.
    pub says: String,
    /// The articles that give it.
    pub articles: Vec<&'static str>,
    /// Until when: "black touches a man".
    pub until: String,
    /// The position that is restored.
    pub leads_to: Position,
    /// The moves that discharge it.
    pub legal: Vec<Move>,
    /// What may be exacted after it.
    pub then: Vec<Exaction>,
}

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
    /// As if never played.
    Annulled,
    /// Cancelled, and a new game in its place.
    Recommenced,
}

/// The event that ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// The King is mated.
    Checkmate,
    /// No legal move, and no check.
    Stalemate,
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
    /// Illegal moves completed.
    IllegalMoves,
    /// Came too late.
    Default,
    /// What was undertaken was not done, or was.
    Undertaking,
}
