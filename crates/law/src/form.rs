//! The form of a law: codes, articles, clauses, rules, terms.

use crate::effect::{Effect, Figure, Provision};
use crate::question::{
    Adjournment, Agreement, Announcement, Arrival, Attention, Close, Completion, Conduct, DrawClaim,
    Exaction, Excuse, FalseCheck, Finding, Forfeiture, GivenMoves, HandsClaim, InCheck, Infringement,
    Interference, Lapse, Liability, Meddling, MistakenRemoval, MoveCount, Movement, Naming, OutOfTurnMove,
    Overstep, Reading, Recording, Requirement, Resignation, Resumption, Signature, Standstill, StartClaim,
    TouchClaim, Touching, Transfer, Upshot,
};

/// A code of laws: a table of articles in their printed order.
pub struct Code {
    /// Its id, such as `bcf-1912`.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The year of its text.
    pub year: u16,
    /// Rises with every change that can change a ruling.
    pub revision: u32,
    /// Its articles, in the printed order.
    pub articles: &'static [Article],
    /// Its cases: the name of a file beside the law, and its text.
    pub cases: &'static [(&'static str, &'static str)],
}

/// The id alone: a table of laws is long.
impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Code({})", self.id)
    }
}

impl Code {
    /// The article of this number.
    pub fn article(&self, no: &str) -> Option<&'static Article> {
        self.articles.iter().find(|article| article.no == no)
    }
}

/// The smallest unit of a code with a printed number or letter.
#[derive(Debug)]
pub struct Article {
    /// Its number as printed, such as `22(i)`.
    pub no: &'static str,
    /// The heading that it stands under.
    pub heading: &'static str,
    /// What it says, in our own words.
    pub says: &'static str,
    /// Where the text can be read otherwise, and how it is read here.
    pub doubts: &'static [&'static str],
    /// What it installs.
    pub installs: &'static [Clause],
}

impl Article {
    /// Whether the program rules under this article.
    pub fn has_rules(&self) -> bool {
        self.installs.iter().any(|clause| !matches!(clause, Clause::FoundByPeople(_)))
    }

    /// What people must find before this article works, where it needs them.
    pub fn for_people(&self) -> Option<&'static str> {
        self.installs.iter().find_map(|clause| match clause {
            Clause::FoundByPeople(what) => Some(*what),
            _ => None,
        })
    }
}

/// An answer to one typed question, a figure, or a provision.
#[derive(Debug)]
pub enum Clause {
    /// How men move: what a movement breaks.
    Movement(Rule<Movement>),
    /// What the player touched in his turn.
    Touching(Rule<Touching>),
    /// What the opponent's hand did out of turn.
    Meddling(Rule<Meddling>),
    /// Whether a touch counts.
    Excuse(Rule<Excuse>),
    /// What was made of a turn.
    Transfer(Rule<Transfer>),
    /// Naming what a Pawn becomes.
    Naming(Rule<Naming>),
    /// What the record of a turn makes a player liable to.
    Liability(Rule<Liability>),
    /// A move made in the opponent's turn.
    OutOfTurnMove(Rule<OutOfTurnMove>),
    /// A man taken off by mistake.
    MistakenRemoval(Rule<MistakenRemoval>),
    /// What may be required of a player.
    Requirement(Rule<Requirement>),
    /// Attention called to an illegal move.
    Attention(Rule<Attention>),
    /// Attention called to a man touched.
    TouchClaim(Rule<TouchClaim>),
    /// A draw claimed.
    DrawClaim(Rule<DrawClaim>),
    /// A mistake at the start claimed.
    StartClaim(Rule<StartClaim>),
    /// A forfeiture claimed.
    Forfeiture(Rule<Forfeiture>),
    /// A penalty exacted.
    Exaction(Rule<Exaction>),
    /// What ends an option.
    Lapse(Rule<Lapse>),
    /// What the position is at the beginning of a turn.
    Standstill(Rule<Standstill>),
    /// A draw by agreement.
    Agreement(Rule<Agreement>),
    /// Conduct that no board shows.
    Conduct(Rule<Conduct>),
    /// A person who does not play speaks.
    Interference(Rule<Interference>),
    /// A finding of fact.
    Finding(Rule<Finding>),
    /// A game broken off and taken up again.
    Adjournment(Rule<Adjournment>),
    /// A position set up wrongly after it.
    Resumption(Rule<Resumption>),
    /// The record of a move read.
    Reading(Rule<Reading>),
    /// Time exceeded.
    Overstep(Rule<Overstep>),
    /// A turn brought to its end, by the press of the clock where there is one.
    Completion(Rule<Completion>),
    /// An illegal move completed.
    Infringement(Rule<Infringement>),
    /// Both hands used, as is claimed.
    HandsClaim(Rule<HandsClaim>),
    /// The game given up.
    Resignation(Rule<Resignation>),
    /// A player who comes to the board.
    Arrival(Rule<Arrival>),
    /// A score written.
    Recording(Rule<Recording>),
    /// A result signed.
    Signature(Rule<Signature>),
    /// "Check" is said.
    Announcement(Rule<Announcement>),
    /// "Check" was said where there was none.
    FalseCheck(Rule<FalseCheck>),
    /// A King found in check.
    InCheck(Rule<InCheck>),
    /// How far moves given at odds may go.
    GivenMoves(Rule<GivenMoves>),
    /// Moves counted from a notice.
    MoveCount(Rule<MoveCount>),
    /// What was settled before the game, at its end.
    Upshot(Rule<Upshot>),
    /// Play at its end.
    Close(Rule<Close>),
    /// A number.
    Sets(Figure, u32),
    /// Something settled for every game.
    Provides(Provision),
    /// What no program can see: people find it, in these words.
    FoundByPeople(&'static str),
}

/// If all these terms hold, these effects follow.
#[derive(Debug)]
pub struct Rule<Q: 'static> {
    /// All of them must hold.
    pub when: &'static [&'static Term<Q>],
    /// What follows.
    pub then: &'static [Effect],
    /// Articles that this rule sets aside.
    pub despite: &'static [&'static str],
    /// Articles whose menus may stand open on the same facts as this rule's.
    pub beside: &'static [&'static str],
}

/// A defined term: a condition that carries its own English.
#[derive(Debug)]
pub struct Term<Q> {
    /// How it reads after "if".
    pub reads: &'static str,
    /// Whether it holds of the facts.
    pub holds: fn(&Q) -> bool,
    /// Whether it looks at the truth of a claim, which may cost a search.
    pub needs_truth: bool,
}

impl<Q> Term<Q> {
    /// A term of cheap facts.
    pub const fn new(reads: &'static str, holds: fn(&Q) -> bool) -> Self {
        Term { reads, holds, needs_truth: false }
    }

    /// A term about the truth of what is claimed.
    pub const fn of_truth(reads: &'static str, holds: fn(&Q) -> bool) -> Self {
        Term { reads, holds, needs_truth: true }
    }
}

/// A rule that sets nothing aside.
pub const fn rule<Q>(when: &'static [&'static Term<Q>], then: &'static [Effect]) -> Rule<Q> {
    Rule { when, then, despite: &[], beside: &[] }
}

impl<Q> Rule<Q> {
    /// The same rule, setting aside what these articles say on the same facts.
    pub const fn despite(self, articles: &'static [&'static str]) -> Self {
        Rule { despite: articles, ..self }
    }

    /// The same rule, whose menu may stand beside those of these articles.
    pub const fn beside(self, articles: &'static [&'static str]) -> Self {
        Rule { beside: articles, ..self }
    }

    pub(crate) fn holds(&self, facts: &Q) -> bool {
        self.when.iter().all(|term| (term.holds)(facts))
    }
}
