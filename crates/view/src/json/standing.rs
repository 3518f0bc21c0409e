//! What is true of a game, as far as a viewer may see it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;

use crate::json::counts::{BySide, Clock, Counts, Penalty};
use crate::json::hand::{Besides, Captured, Displaced, Hand, Resting, Unlawful, WaitingHand, Way};
use crate::json::line::LineMove;
use crate::json::older::Older;
use crate::json::option::{About, Duty, PenaltyOption};
use crate::json::post::{AssumedReply, Leave, ReplyDue, Silence};
use crate::json::score::ScoreSheet;

/// Everything true of a game, as a seat may see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The id of the code.
    pub code: &'static str,
    /// How men and board of the older game differ from today's; left out where they do not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub older: Option<Older>,
    /// `*` while the game goes on.
    pub result: Cow<'static, str>,
    /// The event that ended the game; null while it goes on, and where it is as if never played.
    pub reason: Option<Cow<'static, str>>,
    /// What is waited for: `to-move`, `touched`, `choice`, `stopped`, `adjourned`, `over`.
    pub phase: &'static str,
    /// Who is to play: `white` or `black`.
    pub turn: String,
    /// The position at the beginning of the turn.
    pub fen: String,
    /// What stands on the squares now, as the first field of a FEN.
    pub board: String,
    /// The man in hand.
    pub hand: Option<Hand>,
    /// The man in the other player's hand; left out unless both hold one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_hand: Option<Hand>,
    /// What members of a side hold while another member acts; left out where none does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub waiting_hands: Vec<WaitingHand>,
    /// Men off their squares by displacement, and where they belong; left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub displaced: Vec<Displaced>,
    /// The board of a player who has his own, where it differs, as the first field of a FEN; left out where neither does.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub boards: BTreeMap<String, String>,
    /// The hand that the last act left on what it touched; null where none lies there, and when the game is over.
    pub resting: Option<Resting>,
    /// The sides whose "j'adoube" covers a touch to come: `white`, `black`.
    pub adjusting: Vec<String>,
    /// The last way that a man went; null before the first and after a restoration.
    pub last: Option<Way>,
    /// What the player must do, in words.
    pub must: Vec<String>,
    /// The same as facts.
    pub duty: Vec<Duty>,
    /// The moves with which the player may lawfully complete the turn now, in UCI form.
    pub legal: Vec<String>,
    /// For those that castle or capture en passant, what else a hand does than to carry the piece; left out where there
    /// are none. Only seats are shown it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub besides: BTreeMap<String, Besides>,
    /// The moves that `may` names to be adopted, in UCI form, each as the code records it; left out where there are none. Only
    /// seats are shown it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub adopting: BTreeMap<String, String>,
    /// The lines that are open to say, without a stamp.
    pub may: Vec<String>,
    /// Those of them that would be upheld, where no search or finding is needed to know.
    pub ripe: Vec<String>,
    /// What this seat may say of its own accord under some article, with words in capitals to be filled in; left out where
    /// there is nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forms: Vec<String>,
    /// The penalties in `may`, with what each leads to.
    pub options: Vec<PenaltyOption>,
    /// What the clock shows; null where there is none.
    pub clock: Option<Clock>,
    /// The player who has not replied, and his reminders; left out where no silence is reckoned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub silence: Option<Silence>,
    /// The leave of both sides; left out where the code gives none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leave: Option<BySide<Leave>>,
    /// In a game by post with a time to reply, the reply that is due; left out otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<ReplyDue>,
    /// Answers that were communicated for the reply that is to be made now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assumed: Vec<AssumedReply>,
    /// The sides that have made a move and not pressed the clock since, where the press completes the move.
    pub to_press: Vec<String>,
    /// The King's part of castling that the side whose Rook went first may still make, though the turn has passed; left out
    /// where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub follows: Option<Way>,
    /// A move that stands on the board though the law does not allow it, where its turn can still be put right; null where
    /// there is none, and at a silent table.
    pub unlawful: Option<Unlawful>,
    /// What lines of `may` are about that do not tell it themselves: what is claimed or consented to, and what a wrong
    /// claim costs. The keys are lines without the square that they name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub about: BTreeMap<String, About>,
    /// Single moves completed in the line as it stands.
    pub completed: usize,
    /// Who begins the game played instead of this one; absent unless it is annulled and the code says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_next: Option<String>,
    /// What a Pawn counts as where it stands for the piece that it was named, by square: `{"a8": "queen"}`.
    pub stand_ins: BTreeMap<String, String>,
    /// Illegal moves completed by each side, where the code counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offences: Option<BySide<u32>>,
    /// Time given for what the other side did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<Penalty>,
    /// The points that the game gives each player, with what penalties gave and took, as in `1/2`; absent until the game is
    /// over, and where the code gives no points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scored: Option<BySide<String>>,
    /// Points beside the result that each side was given or has lost, as in `-1/2`; absent where there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<BySide<String>>,
    /// What each player has written of the game; absent where nobody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<BySide<ScoreSheet>>,
    /// Whose offer of a draw stands; of two, the later.
    pub offer: Option<String>,
    /// Both sides, the one that offered first before the other, while the offers of both stand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<String>,
    /// For each side that may propose it, how many single moves go back if the player makes his last one anew.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub take_back: BTreeMap<String, usize>,
    /// Moves counted since a notice, by what they are counted for: `{"fifty-moves": …}`.
    pub counts: BTreeMap<&'static str, Counts>,
    /// The name of each man as the code names it, by square: `{"b1": "Queen's Knight"}`.
    pub names: BTreeMap<String, String>,
    /// Men off the board, in the order in which they left it, by their small FEN letters.
    pub captured: Captured,
    /// The moves of the line that stands; absent where it was not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Vec<LineMove>>,
}
