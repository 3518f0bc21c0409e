//! What an arbiter may do without a claim.

use board::{Side, Square};
use law::question::StartGround;

use crate::act::official::{Conduct, Score};

/// Something that an arbiter may do now without being asked, and which is not refused. What the game waits for is in [`Standing::may`].
///
/// [`Standing::may`]: crate::standing::Standing::may
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    /// He looks at what stands there now.
    Observes,
    /// He has seen the act that was just done.
    ObservesMove,
    /// He declares a draw that needs no claim.
    DeclaresDraw,
    /// He allows a draw that was settled not to be agreed yet.
    ConsentsToDraw,
    /// He breaks play off, and requires a move to be sealed.
    Adjourns,
    /// He stops both clocks.
    StopsClocks,
    /// He starts a clock again.
    StartsClock,
    /// He gives a player time.
    GivesTime,
    /// He sets the dials.
    SetsClock,
    /// He puts the decision on a claim off, and sets a clock with a delay.
    PutsOffOnDelay,
    /// He sets the counter of moves.
    SetsMoveCounter,
    /// He warns a player or changes points.
    Penalises,
    /// He has the game lost by this side, with this score for the other.
    DeclaresLost(Side, Score),
    /// He has the game lost by both.
    DeclaresBothLost,
    /// He expels a player from the event.
    Expels,
    /// He fines a player.
    Fines,
    /// He excludes a player from rounds to come.
    Excludes,
    /// He gives time for an offence, or takes it.
    PenalisesInTime,
    /// He reports conduct.
    Reports(Conduct),
    /// He requires this player's score to be brought up to date.
    RequiresScore(Side),
    /// He has the game gone through again.
    RequiresReconstruction,
    /// He finds that the envelope with the sealed move is lost.
    FindsEnvelopeLost,
    /// He finds that the last touch was an accident.
    FindsAccident,
    /// He finds that a touch which passed for an accident was none.
    FindsNoAccident,
    /// He finds whether the player who stopped the clocks had a good reason.
    FindsReasonToStop,
    /// He sets a Queen in place of the Rook that stands for it upside down on this square.
    SetsQueen(Square),
    /// He finds where a man stands that slipped.
    FindsSquare,
    /// He finds that something was wrong at the start.
    FindsStart(StartGround),
    /// He finds that this player is not at the board.
    FindsAbsent(Side),
    /// He finds that a flag has fallen.
    FindsFlag,
    /// He finds that this side's flag fell first.
    FindsFlagFirst(Side),
    /// He finds that nobody can tell which of two flags fell first.
    FindsNeitherFlagFirst,
    /// He finds that checkmate was given before the flag fell.
    FindsMateFirst,
    /// He finds that the position has come back so often that the game is drawn.
    FindsRepetition,
    /// He finds that so many moves have gone by that the game is drawn.
    FindsManyMoves,
    /// He finds that this player has resigned.
    FindsResigned(Side),
    /// He finds that a draw was agreed.
    FindsDrawAgreed,
    /// He decides that the game is drawn.
    FindsDrawn,
    /// He decides something in words.
    Decides,
    /// He gives the game another result than it has.
    Corrects,
    /// He decides an appeal.
    DecidesAppeal,
    /// He lets a decision fall on appeal, and gives no result in its place.
    LetsDecisionFall,
}
