//! What the game waits for.

use board::{Setup, Side, Square};
use law::question::TableSays;

use crate::act::adjournment::Sealed;
use crate::act::claim::{Claim, Clause};
use crate::act::motion::Motion;
use crate::act::official::Fact;
use crate::act::person::Person;
use crate::result::Ending;
use crate::state::clock::Clock;
use crate::state::line::Ply;

/// An illegal move whose position before it cannot be determined: the last that can is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sought {
    pub by: Side,
    pub turn: Ply,
}

/// A claim that waits for a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dispute {
    pub by: Side,
    pub about: Disputed,
}

impl Dispute {
    /// Whether it is to be found that the game had ended before this resignation, and otherwise than by it.
    pub(crate) fn may_have_ended(&self, resigned: Resigned) -> bool {
        match self.about {
            Disputed::Said(Said::DrawAgreed) => true,
            Disputed::Said(Said::Resigned) => resigned != Resigned::By(!self.by),
            _ => false,
        }
    }
}

/// What a finding is waited for on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Disputed {
    /// Whether the other has forfeited the game under this clause.
    Forfeiture(Clause),
    /// How a check first came about.
    InCheck,
    /// Where men that stood wrongly at the start are to stand.
    MenMisplaced,
    /// Whether the other cannot win by normal means.
    NormalMeans,
    /// The same, put off before: the flag of this side has fallen since.
    PutOff(Side),
    /// Whether time is added with each move, as the claimant asks.
    Increment,
    /// Whether this was said or done.
    Said(Said),
    /// Both have resigned: which of them was first.
    BothResigned,
    /// How the two boards are to stand.
    Boards,
    /// What a table of endings says of the position.
    Table(TableSays),
    /// Whether a sealed record that means no legal move can reasonably be read as one.
    Record,
}

/// What somebody is claimed to have said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// The claimant, that he would adjust the man that stood there when the turn began.
    Adjusted(Square),
    /// The other, that he resigns.
    Resigned,
    /// The other, that he offers a draw.
    DrawOffered,
    /// Both, that the game is drawn.
    DrawAgreed,
}

impl Said {
    /// What was claimed, in words.
    pub(crate) fn in_words(self, by: Side) -> String {
        let other = (!by).name();
        match self {
            Said::Adjusted(square) => format!("{} said \"j'adoube\" of the man on {square}", by.name()),
            Said::Resigned => format!("{other} has resigned"),
            Said::DrawOffered => format!("{other} has offered a draw"),
            Said::DrawAgreed => "a draw was agreed".to_string(),
        }
    }
}

impl Disputed {
    /// What was claimed, in words.
    pub(crate) fn in_words(self) -> String {
        match self {
            Disputed::Forfeiture(clause) => format!("the claim of forfeiture ({})", clause.0),
            Disputed::InCheck => "the claim about the check".to_string(),
            Disputed::MenMisplaced => "the claim that men stood wrongly".to_string(),
            Disputed::NormalMeans => "the claim that the opponent cannot win by normal means".to_string(),
            Disputed::PutOff(_) => "the claim whose decision was put off".to_string(),
            Disputed::Increment => "the request for an increment".to_string(),
            Disputed::Said(_) => "what was said".to_string(),
            Disputed::BothResigned => "which resigned first".to_string(),
            Disputed::Boards => "how the two boards are to stand".to_string(),
            Disputed::Table(_) => "the claim by a table of endings".to_string(),
            Disputed::Record => "how the sealed record can be read".to_string(),
        }
    }
}

/// A game that is broken off.
#[derive(Clone, Debug)]
pub(crate) struct Adjourned {
    /// Who is to seal, or has.
    pub by: Side,
    pub sealed: Option<Sealed>,
    /// The number of the act that put it into the envelope.
    pub sealed_in: Option<usize>,
    /// The men were set up again, rightly or wrongly.
    pub set_up: bool,
    /// The position set up again, where it is not the one that was adjourned.
    pub wrong: Option<Box<Setup>>,
    /// The move that the player made on the board instead of sealing it.
    pub shown: Option<Motion>,
    /// The player broke play off himself.
    pub by_himself: bool,
    /// The clock as it was when the move was sealed, for as long as nobody has stopped it since.
    pub unstopped: Option<Box<Clock>>,
    /// The clocks were stopped, and nothing had been sealed.
    pub stopped_unsealed: bool,
    /// A sealed move is void: play may go on from the position that stands again, and nothing needs to be sealed.
    pub is_void: bool,
}

impl Adjourned {
    /// What was sealed is void.
    fn voids(&mut self) -> Void {
        let void = Void { by: self.by, act: self.sealed_in.take(), sitting: self.unstopped.is_some() };
        (self.sealed, self.wrong, self.shown, self.unstopped, self.is_void) = (None, None, None, None, true);
        void
    }
}

/// A sealed move that is void, because the position before an earlier move stands again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Void {
    /// Who had sealed it.
    pub by: Side,
    /// The number of the act that put it into the envelope.
    pub act: Option<usize>,
    /// The clocks had not been stopped since: the players were still sitting there.
    pub sitting: bool,
}

/// A record that can mean several moves waits for one of them to be adopted.
#[derive(Clone, Debug)]
pub(crate) struct Adopting {
    /// Who adopts.
    pub by: Side,
    pub motions: Vec<Motion>,
    pub articles: Vec<&'static str>,
}

/// Claims that wait for the arbiter to rule on them, in the order in which they were made.
#[derive(Clone, Debug, Default)]
pub(crate) struct Docket {
    claims: Vec<Heard>,
    /// Whose clock ran when the first of them was made.
    running: Option<Side>,
    /// What was found meanwhile, and by whom.
    found: Vec<(Person, Fact)>,
    /// Which side has admitted what the other claims.
    admitted: [bool; 2],
    /// Who has accepted a draw while a claim on time waits.
    accepted: Option<Side>,
    /// Who has resigned while claims wait by which the game may have been over.
    resigned: Option<Resigned>,
    /// The game is adjourned, and is adjourned again once they are ruled on.
    adjourned: Option<Box<Adjourned>>,
}

/// Who has resigned while claims wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Resigned {
    By(Side),
    /// Both, and which was first is to be found.
    Both,
}

/// A claim that was heard: whose, what, and the move declared with it.
pub(crate) type Heard = (Side, Claim, Option<Motion>);

impl Docket {
    /// Those who have claimed something.
    pub(crate) fn claimants(&self) -> impl Iterator<Item = Side> {
        self.claims.iter().map(|&(by, ..)| by)
    }

    /// The claims, in the order in which they were made.
    pub(crate) fn claims(&self) -> &[Heard] {
        &self.claims
    }

    /// Whose clock ran when the first of them was made.
    pub(crate) fn running(&self) -> Option<Side> {
        self.running
    }

    /// What was found meanwhile, and by whom.
    pub(crate) fn found(&self) -> &[(Person, Fact)] {
        &self.found
    }

    /// Who has accepted a draw while a claim on time waits.
    pub(crate) fn accepted(&self) -> Option<Side> {
        self.accepted
    }

    /// Who has resigned while claims wait.
    pub(crate) fn resigned(&self) -> Option<Resigned> {
        self.resigned
    }

    /// Who claims that the other has exceeded his time.
    pub(crate) fn claims_time(&self) -> Option<Side> {
        self.claims.iter().find(|(_, claim, _)| *claim == Claim::Time).map(|&(by, ..)| by)
    }

    /// What was to be ruled on after the claim that ended the game: these claims, and a draw that was accepted or a
    /// resignation, where one was.
    pub(crate) fn left(
        &self,
        claims: Vec<Heard>,
        accepted: Option<Side>,
        resigned: Option<Resigned>,
    ) -> Docket {
        Docket {
            claims,
            running: self.running,
            admitted: self.admitted,
            accepted,
            resigned,
            ..Docket::default()
        }
    }

    /// Whether this side has admitted what the other claims.
    pub(crate) fn has_admitted(&self, side: Side) -> bool {
        self.admitted[side.index()]
    }
}

/// What the game waits for: one thing at a time. Its phase, what is heard, and what may be said follow from it.
#[derive(Clone, Debug, Default)]
pub(crate) enum Waiting {
    /// The player whose turn it is.
    #[default]
    Play,
    /// People must find a fact; an adjourned game is adjourned again once they have.
    Finding(Dispute, Option<Box<Adjourned>>),
    /// The last position that can be ascertained is to be found.
    Position(Sought),
    /// One of the moves that a record can mean is to be adopted.
    Adoption(Adopting),
    /// A move is to be sealed, or an envelope to be opened.
    Adjourned(Adjourned),
    /// The arbiter is to rule on what was claimed.
    Hearing(Docket),
    /// The time fixed for the end of play has come.
    Closed,
    /// Whether what was undertaken was done is to be found: then the game ends.
    Upshot(Box<Ending>),
    /// Nothing: the game is over. What it had waited for when it ended, which its end has not answered.
    Over(Box<Ending>, Box<Waiting>),
}

impl Waiting {
    pub(crate) fn dispute(&self) -> Option<Dispute> {
        match self {
            Waiting::Finding(dispute, _) => Some(*dispute),
            _ => None,
        }
    }

    pub(crate) fn sought(&self) -> Option<Sought> {
        match self {
            Waiting::Position(sought) => Some(*sought),
            _ => None,
        }
    }

    /// The claims that the arbiter is to rule on.
    pub(crate) fn hearing(&self) -> Option<&Docket> {
        match self {
            Waiting::Hearing(docket) => Some(docket),
            _ => None,
        }
    }

    /// Something is claimed, and is to be heard; whose clock runs.
    pub(crate) fn hears(&mut self, claim: (Side, Claim, Option<Motion>), running: Option<Side>) {
        match self {
            Waiting::Hearing(docket) => docket.claims.push(claim),
            _ => {
                let adjourned = match std::mem::take(self) {
                    Waiting::Adjourned(adjourned) => Some(Box::new(adjourned)),
                    _ => None,
                };
                let docket = Docket { claims: vec![claim], running, adjourned, ..Docket::default() };
                *self = Waiting::Hearing(docket);
            }
        }
    }

    /// Somebody finds a fact, which waits for the ruling as the claims do.
    pub(crate) fn hears_finding(&mut self, who: Person, fact: Fact) {
        if let Waiting::Hearing(docket) = self {
            docket.found.push((who, fact));
        }
    }

    /// A side admits what the other claims.
    pub(crate) fn hears_admission(&mut self, by: Side) {
        if let Waiting::Hearing(docket) = self {
            docket.admitted[by.index()] = true;
        }
    }

    /// A side accepts a draw, which waits for what is ruled on the claims on time.
    pub(crate) fn hears_acceptance(&mut self, by: Side) {
        if let Waiting::Hearing(docket) = self {
            docket.accepted = Some(by);
        }
    }

    /// A side resigns, or both do, which waits for what is ruled on the claims that were made before.
    pub(crate) fn hears_resignation(&mut self, resigned: Resigned) {
        if let Waiting::Hearing(docket) = self {
            docket.resigned = Some(resigned);
        }
    }

    /// The arbiter rules: the claims that have waited for it.
    pub(crate) fn take_hearing(&mut self) -> Option<Docket> {
        match std::mem::take(self) {
            Waiting::Hearing(mut docket) => {
                if let Some(adjourned) = docket.adjourned.take() {
                    *self = Waiting::Adjourned(*adjourned);
                }
                Some(docket)
            }
            other => {
                *self = other;
                None
            }
        }
    }

    pub(crate) fn adopting(&self) -> Option<&Adopting> {
        match self {
            Waiting::Adoption(adopting) => Some(adopting),
            _ => None,
        }
    }

    pub(crate) fn adjourned(&self) -> Option<&Adjourned> {
        match self {
            Waiting::Adjourned(adjourned) => Some(adjourned),
            _ => None,
        }
    }

    pub(crate) fn ending(&self) -> Option<&Ending> {
        match self {
            Waiting::Over(ending, _) => Some(ending),
            _ => None,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self, Waiting::Over(..))
    }

    /// The end that waits for a finding.
    pub(crate) fn upshot(&self) -> Option<&Ending> {
        match self {
            Waiting::Upshot(ending) => Some(ending),
            _ => None,
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        matches!(self, Waiting::Closed)
    }

    /// The game is over.
    pub(crate) fn ends(&mut self, ending: Ending) {
        let left = match std::mem::take(self) {
            Waiting::Over(_, left) => left,
            other => Box::new(other),
        };
        *self = Waiting::Over(Box::new(ending), left);
    }

    /// A claim ended the game that the arbiter has ruled on: these were to be ruled on after it.
    pub(crate) fn leaves(&mut self, mut docket: Docket) {
        if let Waiting::Over(_, left) = self {
            if let Waiting::Adjourned(adjourned) = std::mem::take(left.as_mut()) {
                docket.adjourned = Some(Box::new(adjourned));
            }
            **left = Waiting::Hearing(docket);
        }
    }

    /// The game is over as soon as people have found whether what was undertaken was done.
    pub(crate) fn ends_once_found(&mut self, ending: Ending) {
        *self = Waiting::Upshot(Box::new(ending));
    }

    /// The time fixed for the end of play has come.
    pub(crate) fn closes(&mut self) {
        *self = Waiting::Closed;
    }

    /// The last position that can be ascertained is to be found.
    pub(crate) fn seeks(&mut self, sought: Sought) {
        *self = Waiting::Position(sought);
    }

    /// One of these moves is to be adopted.
    pub(crate) fn lets_adopt(&mut self, adopting: Adopting) {
        *self = Waiting::Adoption(adopting);
    }

    /// Play is broken off, and this player is to seal a move.
    pub(crate) fn adjourns(&mut self, by: Side, by_himself: bool) {
        let adjourned = Adjourned {
            by,
            sealed: None,
            sealed_in: None,
            set_up: false,
            wrong: None,
            shown: None,
            by_himself,
            unstopped: None,
            stopped_unsealed: false,
            is_void: false,
        };
        *self = Waiting::Adjourned(adjourned);
    }

    /// The player makes the move on the board that he is to seal.
    pub(crate) fn shows(&mut self, motion: Motion) {
        if let Waiting::Adjourned(adjourned) = self {
            adjourned.shown = Some(motion);
        }
    }

    /// A move of the adjourned game is sealed by an act, with the clock as it is if that runs on. The act that sealed another
    /// before, in whose place it lies.
    pub(crate) fn seals(
        &mut self,
        act: usize,
        sealed: Sealed,
        unstopped: Option<Box<Clock>>,
    ) -> Option<usize> {
        let Waiting::Adjourned(adjourned) = self else { return None };
        (adjourned.sealed, adjourned.unstopped, adjourned.is_void) = (Some(sealed), unstopped, false);
        adjourned.sealed_in.replace(act)
    }

    /// The number of the act whose record lies in the envelope, also while a claim waits for its answer.
    pub(crate) fn sealed_in(&self) -> Option<usize> {
        match self {
            Waiting::Adjourned(adjourned) => adjourned.sealed_in,
            Waiting::Finding(_, Some(adjourned)) => adjourned.sealed_in,
            Waiting::Hearing(docket) => docket.adjourned.as_ref().and_then(|adjourned| adjourned.sealed_in),
            _ => None,
        }
    }

    /// The clocks of the adjourned game are stopped: the clock as it was when the move was sealed.
    pub(crate) fn take_unstopped(&mut self) -> Option<Box<Clock>> {
        match self {
            Waiting::Adjourned(adjourned) => adjourned.unstopped.take(),
            _ => None,
        }
    }

    /// The clocks of the adjourned game are stopped, though nothing was sealed.
    pub(crate) fn stops_unsealed(&mut self) {
        if let Waiting::Adjourned(adjourned) = self {
            adjourned.stopped_unsealed = true;
        }
    }

    /// The position of the adjourned game is set up again, rightly or as this.
    pub(crate) fn sets_up(&mut self, wrong: Option<Box<Setup>>) {
        if let Waiting::Adjourned(adjourned) = self {
            (adjourned.set_up, adjourned.wrong) = (true, wrong);
        }
    }

    /// It is found that the game may have ended otherwise: it is looked at as if it went on.
    pub(crate) fn goes_on(&mut self) {
        *self = Waiting::Play;
    }

    /// The end of the game falls: it waits for what it had waited for.
    pub(crate) fn is_taken_up_again(&mut self, before: Waiting) {
        *self = before;
    }

    /// A claim waits for people to find a fact.
    pub(crate) fn asks(&mut self, dispute: Dispute) {
        let adjourned = match std::mem::take(self) {
            Waiting::Adjourned(adjourned) => Some(Box::new(adjourned)),
            Waiting::Finding(_, adjourned) => adjourned,
            _ => None,
        };
        *self = Waiting::Finding(dispute, adjourned);
    }

    /// The fact that was waited for is found, or need not be found any more.
    pub(crate) fn gets_answer(&mut self) {
        match self {
            Waiting::Finding(_, adjourned) => {
                *self = adjourned.take().map_or(Waiting::Play, |adjourned| Waiting::Adjourned(*adjourned));
            }
            Waiting::Position(_) => *self = Waiting::Play,
            _ => {}
        }
    }

    /// A move was adopted.
    pub(crate) fn adopts(&mut self) {
        if matches!(self, Waiting::Adoption(_)) {
            *self = Waiting::Play;
        }
    }

    /// The line was cut at a turn of this player; `shorter` if turns were undone, so that a move sealed after them is void.
    pub(crate) fn cuts_line(&mut self, player: Side, shorter: bool) -> Option<Void> {
        let adjourned = match self {
            Waiting::Adjourned(adjourned) => Some(adjourned),
            Waiting::Finding(_, adjourned) => adjourned.as_deref_mut(),
            Waiting::Hearing(docket) => docket.adjourned.as_deref_mut(),
            _ => None,
        };
        let void = adjourned.filter(|adjourned| shorter && adjourned.sealed.is_some()).map(Adjourned::voids);
        self.leaves_sealing_to(player);
        // What a record can mean is no longer to be adopted.
        self.adopts();
        void
    }

    /// Another player has the turn of the adjourned game before a move is sealed: it is he who seals.
    pub(crate) fn leaves_sealing_to(&mut self, player: Side) {
        if let Waiting::Adjourned(adjourned) = self
            && adjourned.sealed.is_none()
        {
            adjourned.by = player;
        }
    }

    /// Play is taken up again.
    pub(crate) fn resumes(&mut self) {
        if matches!(self, Waiting::Adjourned(_)) {
            *self = Waiting::Play;
        }
    }
}
