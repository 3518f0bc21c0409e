//! What a code knows: found by putting made-up facts to it, so that no list beside the laws can go out of date.

mod find;
mod kept;
mod trial;

use crate::effect::Penalty;
use crate::question::{Demand, DrawGround, ForfeitLetter, StartGround, Undertaken};

/// What a code knows, whatever happens in a game.
///
/// It is a small value to be kept beside the code: nothing is asked anew, not even for another game.
///
/// ```
/// use jadoube_law::question::DrawGround;
/// use jadoube_law::{Knows, codes};
///
/// let bcf = Knows::of(codes::find("bcf-1912").ok_or("no such code")?);
/// assert!(bcf.touch_claims && bcf.draw(DrawGround::PerpetualCheck));
/// assert_eq!((bcf.upset_clause, bcf.time_clause, bcf.refusal_clause), (Some('a'), Some('c'), Some('d')));
/// assert!(!bcf.scores);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Knows {
    // Illegal moves
    /// Attention may be called to an illegal move.
    pub illegal_moves: bool,
    /// An illegal move does not end the turn.
    pub illegal_move_keeps_turn: bool,
    /// An illegal move is taken back even after the reply.
    pub takes_back_later: bool,
    /// The opponent may consent to another move in the place of an illegal one.
    pub consent_to_replacement: bool,
    /// Completed illegal moves are counted, and have a price.
    pub offences_counted: bool,

    // Touches and hands
    /// Attention may be called to a man touched.
    pub touch_claims: bool,
    /// Attention may be called to a man that was quitted on a square and then moved on.
    pub released_claims: bool,
    /// A touch out of turn counts in the offender's own next turn.
    pub carries_touches: Option<Carried>,
    /// In castling the Rook may be moved first: the opponent may then let the Rook's move be the whole move.
    pub rook_first: bool,
    /// Both hands must not be used.
    pub two_hands: bool,
    /// Men taken off by mistake go back.
    pub mistaken_removals: bool,

    // Check
    /// "Check" is said, and has consequences.
    pub check_said: bool,
    /// A player who answered to a false "check" may take his move back.
    pub false_check: bool,
    /// A player whose King stood in check unnoticed may take his last move back.
    pub in_check: bool,

    // Draws
    /// Draws by agreement are ruled on.
    pub agreement: bool,
    /// A draw may not be agreed where it was settled that none is.
    pub bars_draws: bool,
    /// It may be claimed that the opponent cannot win by normal means.
    pub normal_means: bool,
    /// A player may ask that time be added with each move.
    pub extra_time: bool,
    /// Moves may be counted from a notice.
    pub move_count: bool,
    /// A result may be claimed that a table of endings gives.
    pub table_claims: bool,

    // Adjournment
    /// Play may be broken off.
    pub adjournment: bool,
    /// The player who sealed a move may open the envelope himself.
    pub sealer_opens: bool,
    /// A game is taken up again even if no move was recorded.
    pub resumes_without_record: bool,
    /// It may be claimed that the adjourned position was set up wrongly.
    pub resumption_claims: bool,

    // Scores and time
    /// The players keep scores.
    pub scores: bool,
    /// Moves are reckoned at the fixed end of play.
    pub close: bool,

    // Forfeitures
    /// The letter of the clause that forfeits the game of a player who refuses a lawful requirement.
    pub refusal_clause: Option<char>,
    /// The letter of the clause that forfeits the game of a player who upsets the men.
    pub upset_clause: Option<char>,
    /// The letter of the clause that forfeits the game of a player who exceeds his time.
    pub time_clause: Option<char>,

    draws: [bool; 5],
    draws_after_touch: [bool; 5],
    start_early: [bool; 6],
    start_late: [bool; 6],
    forfeitures: [bool; 6],
    logged: [bool; 6],
    forgiven: [bool; 6],
    demands: [bool; 8],
    undertakings: [bool; 8],
    time_claims: [bool; 2],
    offers_missed: [bool; 2],
    /// A bit for each penalty.
    for_touches: u32,
    /// A bit for each penalty.
    penalties: u32,
}

/// Which touches out of turn count in the offender's own next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Carried {
    /// All.
    All,
    /// Those of men that are on the board then.
    WhatRemains,
}

impl Knows {
    /// A draw may be claimed on this ground.
    pub fn draw(&self, ground: DrawGround) -> bool {
        self.draws[ground as usize]
    }

    /// A draw may be claimed on this ground even by a player who has touched a man.
    pub fn draw_after_touch(&self, ground: DrawGround) -> bool {
        self.draws_after_touch[ground as usize]
    }

    /// A mistake at the start is mended, or ends the game, if it is claimed early, or late.
    pub fn mends_start(&self, ground: StartGround, early: bool) -> bool {
        if early { self.start_early[ground as usize] } else { self.start_late[ground as usize] }
    }

    /// A forfeiture may be claimed under this clause.
    pub fn forfeiture(&self, clause: ForfeitLetter) -> bool {
        self.forfeitures[clause as usize]
    }

    /// The log alone decides a claim under this clause.
    pub fn log_decides(&self, clause: ForfeitLetter) -> bool {
        self.logged[clause as usize]
    }

    /// What was done with the other's consent forfeits nothing under this clause.
    pub fn consent_forgives(&self, clause: ForfeitLetter) -> bool {
        self.forgiven[clause as usize]
    }

    /// This may be required of a player.
    pub fn requirement(&self, demand: Demand) -> bool {
        self.demands[demand as usize]
    }

    /// The end of a game can be another one because of such an undertaking.
    pub fn undertaking(&self, undertaken: Undertaken) -> bool {
        self.undertakings[undertaken as usize]
    }

    /// Time exceeded may be claimed, in a game with a fixed end of play or without one.
    pub fn time_claim(&self, closes: bool) -> bool {
        self.time_claims[usize::from(closes)]
    }

    /// A player is reminded of an offer that he did not write down, if he must record, or need not.
    pub fn reminds_of_offer(&self, due: bool) -> bool {
        self.offers_missed[usize::from(due)]
    }

    /// This penalty is given for something.
    pub fn penalty(&self, penalty: Penalty) -> bool {
        self.penalties & (1 << penalty as u32) != 0
    }

    /// This penalty is given for a touch, as the record of a turn shows it.
    pub fn penalty_for_touches(&self, penalty: Penalty) -> bool {
        self.for_touches & (1 << penalty as u32) != 0
    }
}
