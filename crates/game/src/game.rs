//! The game: its log, its line, and the judging of each act.

use std::sync::Arc;

use board::{Position, Side};
use law::question::{Done, Interference, Question, Truth};
use law::{Answer, Code, Effect, resolve};

use crate::act::{Act, Claim, Clause, Entry, Fact, Person, Sealed};
use crate::adjourning::{Adjourned, Resumed};
use crate::array::{moves_together, start_position};
use crate::clock::Clock;
use crate::counting::Counting;
use crate::hand::Hands;
use crate::men::{ManId, Men};
use crate::names::Origins;
use crate::reading::Adopting;
use crate::requiring::Demanded;
use crate::seal::Seal;
use crate::settings::{Notice, Settings, Table};
use crate::standing::{Ending, Penalised, Phase, Ruling, RulingKind, ScoreSheet};
use crate::turn::{Owed, Touch, Turn};

/// A game under a code: the acts so far, and everything that follows from them.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) code: &'static Code,
    pub(crate) settings: Settings,
    pub(crate) origins: Origins,
    pub(crate) opening: Vec<Ruling>,
    /// The turns that stand, the present one last.
    pub(crate) line: Vec<Arc<Turn>>,
    /// The men as they stand now.
    pub(crate) men: Men,
    pub(crate) hands: Hands,
    /// Touches out of turn, held against each side in its next turn.
    pub(crate) carried: [Vec<Touch>; 2],
    pub(crate) offer: Option<Side>,
    pub(crate) dispute: Option<Dispute>,
    pub(crate) sought: Option<Sought>,
    /// Findings that stand for the next claim.
    pub(crate) found: Vec<(Person, Fact)>,
    /// Forfeitures that the log shows.
    pub(crate) forfeits: Vec<(Clause, Side)>,
    /// What each side knows of such offences of the other, with the moves that it had completed then.
    pub(crate) known_offences: Vec<(Clause, Side, usize)>,
    /// Moves that each side has completed, those since taken back included.
    pub(crate) completed_ever: [usize; 2],
    /// What may be exacted in each side's next turn.
    pub(crate) owed: [Vec<Owed>; 2],
    /// What was required and is still to be done.
    pub(crate) demanded: Option<Demanded>,
    /// The time fixed for the end of play has come.
    pub(crate) closed: bool,
    /// What each side was last seen to refuse lawfully: the articles of the requirement.
    pub(crate) requirement_open: Option<Side>,
    pub(crate) ending: Option<Ending>,
    pub(crate) clock: Option<Clock>,
    /// The clock runs for the holder of an option.
    pub(crate) considering: bool,
    /// Which side has been told that its clock runs until it is pressed: telling it with every move would bury the rest.
    pub(crate) neglect_told: [bool; 2],
    /// Moves that are made together at the beginning.
    pub(crate) moves_together: usize,
    /// A record that can mean several moves, of which one is to be adopted.
    pub(crate) adopting: Option<Adopting>,
    pub(crate) adjourned: Option<Adjourned>,
    pub(crate) resumed: Option<Resumed>,
    /// Sides that have made a move and not pressed the clock since.
    pub(crate) due: [bool; 2],
    /// A press without a legal move that no arbiter saw, and the clock before it.
    pub(crate) idle: Option<(Side, Done, Option<Clock>)>,
    /// Illegal moves that each side has completed; the log counts, so nothing takes one back.
    pub(crate) infringements: [u32; 2],
    pub(crate) penalties: Vec<Penalised>,
    pub(crate) sheets: [ScoreSheet; 2],
    /// How many moves had been made when a draw was offered.
    pub(crate) offers_at: Vec<usize>,
    /// Who has come to the board, or acted there.
    pub(crate) arrived: [bool; 2],
    /// The stamp of the act that is judged.
    pub(crate) now_ms: Option<u64>,
    /// Who has said "check" with the move to come.
    pub(crate) check_said: Option<Side>,
    pub(crate) counting: Option<Counting>,
    /// The turn in which men that stood wrongly at the start were put right.
    pub(crate) rectified: Option<usize>,
    /// People have found that what was undertaken in words was done.
    pub(crate) condition_met: bool,
    log: Vec<Judged>,
    last_stamp: Option<u64>,
}

/// An illegal move whose position before it cannot be determined: the last that can is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sought {
    pub by: Side,
    pub turn: usize,
}

/// A claim that waits for a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dispute {
    pub by: Side,
    pub about: Disputed,
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
}

impl Disputed {
    /// What was claimed, in words.
    pub(crate) fn in_words(self) -> String {
        match self {
            Disputed::Forfeiture(clause) => format!("the claim of forfeiture ({})", clause.0),
            Disputed::InCheck => "the claim about the check".to_string(),
            Disputed::MenMisplaced => "the claim that men stood wrongly".to_string(),
        }
    }
}

/// An act with what the laws said to it, and the seal over both and the standing after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The act.
    pub entry: Entry,
    /// The rulings.
    pub rulings: Vec<Ruling>,
    /// The seal.
    pub seal: Seal,
}

/// Settings with which no game can begin, with every reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", reasons.join("; "))]
pub struct SettingsError {
    /// Why not; never empty.
    pub reasons: Vec<String>,
}

/// An act that cannot physically be done; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", reasons.join("; "))]
pub struct Impossible {
    /// Why not; never empty.
    pub reasons: Vec<String>,
}

impl Impossible {
    pub(crate) fn because(reason: impl Into<String>) -> Self {
        Impossible { reasons: vec![reason.into()] }
    }
}

/// The rulings on an act, or that it cannot be done.
pub(crate) type Judgement = Result<Vec<Ruling>, Impossible>;

impl Game {
    /// A game before its first act.
    ///
    /// # Errors
    /// [`SettingsError`] where the start is refused, with every reason.
    pub fn new(code: &'static Code, settings: Settings) -> Result<Game, SettingsError> {
        let position = start_position(code, &settings)?;
        let setup = position.setup();
        let men = Men::of(&setup);
        let mut game = Game {
            code,
            origins: Origins::of(&men, &setup),
            opening: Vec::new(),
            line: vec![Arc::new(Turn::new(position.turn(), position, men.clone()))],
            men,
            hands: Hands::default(),
            carried: [Vec::new(), Vec::new()],
            offer: None,
            dispute: None,
            sought: None,
            found: Vec::new(),
            forfeits: Vec::new(),
            known_offences: Vec::new(),
            completed_ever: [0; 2],
            owed: [Vec::new(), Vec::new()],
            demanded: None,
            closed: false,
            requirement_open: None,
            ending: None,
            clock: crate::timing::clock_of(code, &settings, position.turn())?,
            considering: false,
            neglect_told: [false; 2],
            moves_together: moves_together(&settings),
            adopting: None,
            adjourned: None,
            resumed: None,
            due: [false; 2],
            idle: None,
            infringements: [0; 2],
            penalties: Vec::new(),
            sheets: [ScoreSheet::default(), ScoreSheet::default()],
            offers_at: Vec::new(),
            arrived: [false; 2],
            now_ms: None,
            check_said: None,
            counting: None,
            rectified: None,
            condition_met: false,
            log: Vec::new(),
            last_stamp: None,
            settings,
        };
        let half = game.keeps_own_half(0);
        game.turn_mut().position = game.turn().position.with_own_half(half);
        game.opening = game.provisions();
        let already = game.begin_turn();
        game.opening.extend(already);
        let over = game.settle();
        game.opening.extend(over);
        Ok(game)
    }

    /// The same acts judged again from the first.
    ///
    /// # Errors
    /// The settings that are refused, or the number of the act that cannot be done.
    pub fn replay(
        code: &'static Code,
        settings: Settings,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Game, ReplayError> {
        let mut game = Game::new(code, settings)?;
        for (index, entry) in entries.into_iter().enumerate() {
            game.judge(entry).map_err(|impossible| ReplayError::Act { number: index + 1, impossible })?;
        }
        Ok(game)
    }

    /// Judges an act, and records it with what the laws say to it.
    ///
    /// # Errors
    /// [`Impossible`] where it cannot physically be done; then nothing has changed.
    pub fn judge(&mut self, entry: Entry) -> Judgement {
        self.check_stamp(entry.stamp)?;
        let log = std::mem::take(&mut self.log);
        let judged = self.judge_without_log(&entry);
        self.log = log;
        let rulings = judged?;
        self.time_passes(entry.stamp);
        self.last_stamp = entry.stamp.or(self.last_stamp);
        let seal = Seal::over(self, &rulings);
        self.log.push(Judged { entry, rulings: rulings.clone(), seal });
        Ok(rulings)
    }

    /// The act is done on a copy, of which turns are shared and the log is left out: however long a game is, that costs
    /// little, and an act that cannot be done leaves nothing behind.
    fn judge_without_log(&mut self, entry: &Entry) -> Judgement {
        let mut after = self.clone();
        after.time_passes(entry.stamp);
        after.now_ms = entry.stamp;
        let rulings = after.rule(entry)?;
        if let Some(refused) = self.refused_at_guarded_table(&entry.act, &rulings) {
            return Ok(refused);
        }
        *self = after;
        Ok(rulings)
    }

    fn check_stamp(&self, stamp: Option<u64>) -> Result<(), Impossible> {
        match (stamp, self.last_stamp) {
            (Some(now), Some(last)) if now < last => {
                Err(Impossible::because("its stamp is earlier than that of the act before it"))
            }
            _ => Ok(()),
        }
    }

    /// What was sealed is done already: it comes out with the envelope, and is judged.
    fn refused_at_guarded_table(&self, act: &Act, rulings: &[Ruling]) -> Option<Vec<Ruling>> {
        let offence = rulings.iter().find(|ruling| ruling.kind == RulingKind::Offence)?;
        let was_sealed = matches!(act, Act::OpensEnvelope | Act::Claims(Claim::WronglyResumed));
        (self.settings.table == Table::Guarded && !was_sealed).then(|| {
            vec![Ruling {
                kind: RulingKind::Refused,
                says: format!("This table is guarded, and does not let it happen. {}", offence.says),
                ..offence.clone()
            }]
        })
    }

    fn rule(&mut self, entry: &Entry) -> Judgement {
        if self.ending.is_some() {
            if let (Act::Signs(result), Some(side)) = (&entry.act, entry.who.side()) {
                return Ok(self.signs(side, *result));
            }
            return Ok(vec![refused(&[], "The game is over.")]);
        }
        if let Some(rulings) = self.time_has_told(entry) {
            return Ok(rulings);
        }
        if let Some(refusal) = self.stopped(entry) {
            return Ok(vec![refusal]);
        }
        if let Some(fallen) = self.calls_flag() {
            return Ok(fallen);
        }
        if let Some(side) = entry.who.side().filter(|_| entry.act != Act::Arrives) {
            self.arrived[side.index()] = true;
        }
        let mut rulings = self.dispatch(entry)?;
        rulings.extend(self.looks_at_demand());
        if self.ending.is_none() {
            rulings.extend(self.settle());
        }
        rulings.extend(self.clock_follows());
        Ok(rulings)
    }

    fn dispatch(&mut self, entry: &Entry) -> Judgement {
        match (&entry.act, entry.who.side()) {
            (Act::Finds(fact), _) => Ok(self.finds(entry.who, fact)),
            (Act::Reports { side, what }, _) => Ok(self.reports(*side, *what)),
            (Act::Starts(side), _) => self.starts_clock(*side),
            (Act::StopsClocks(why), _) => self.stops_clocks(entry.who, why.as_deref()),
            (Act::Observes, None) => Ok(self.observes()),
            (Act::DeclaresDraw, None) => Ok(self.declares_draw()),
            (Act::Penalises { side, punishment, article }, None) => {
                Ok(self.penalises(*side, punishment, article.as_deref()))
            }
            (_, None) => Ok(vec![self.interferes(entry.who)]),
            (Act::Presses, Some(side)) => self.presses(side),
            (Act::Plays(motion), Some(side)) => self.plays(side, *motion),
            (Act::TwoHanded { motion, presses }, Some(side)) => self.uses_two_hands(side, *motion, *presses),
            (Act::Resumes(setup), Some(side)) => self.resumes(side, setup.as_deref()),
            (Act::OpensEnvelope, Some(side)) => self.opens_envelope(side),
            (Act::Adopts(motion), Some(side)) => self.adopts(side, *motion),
            (act, Some(side)) if act.is_of_the_hand() => self.hand_acts(side, act),
            (act, Some(side)) => Ok(self.says(side, act)),
        }
    }

    pub(crate) fn interferes(&self, who: Person) -> Ruling {
        let asked = Interference { asked: self.dispute.is_some() };
        let answers = self.ask(&asked);
        let articles = articles_of(&answers, |effect| effect == Effect::Refuses);
        match who {
            Person::Arbiter => refused(&articles, "Only the players may say or do this; it has no effect."),
            _ => refused(&[], "Each player says or does this alone; it has no effect."),
        }
    }

    /// What a stopped game says to an act that it does not take.
    fn stopped(&self, entry: &Entry) -> Option<Ruling> {
        if entry.act.is_always_heard() {
            return None;
        }
        if self.closed {
            return Some(refused(&[], "The time fixed for play is over."));
        }
        if let Some(dispute) = self.dispute {
            let heard = matches!(entry.act, Act::Waives | Act::Admits);
            let says = format!("The game waits for a finding on {}'s claim.", dispute.by.name());
            return (!heard).then(|| refused(&[], says));
        }
        if self.sought.is_some() {
            let heard = matches!(entry.act, Act::Waives);
            return (!heard).then(|| refused(&[], "The game waits for a position to be found."));
        }
        if let Some(refusal) = self.adjourned_hears(entry) {
            return refusal;
        }
        if let Some(adopting) = &self.adopting {
            return adopting.refuses(entry);
        }
        let holder = self.choosing()?;
        let by_holder = entry.who.side() == Some(holder);
        let says = format!("The game waits for {} to exact a penalty or waive it.", holder.name());
        (!by_holder).then(|| refused(&[], says))
    }

    /// Puts a question to the code. Its conflicts are mistakes that the code's own tests find.
    pub(crate) fn ask<Q: Question>(&self, facts: &Q) -> Vec<Answer> {
        resolve(self.code, facts).unwrap_or_else(|conflict| panic!("{}: {conflict}", self.code.id))
    }

    pub(crate) fn turn(&self) -> &Turn {
        self.line.last().expect("a game has a turn from the first")
    }

    pub(crate) fn turn_mut(&mut self) -> &mut Turn {
        self.line.last_mut().map(Arc::make_mut).expect("a game has a turn from the first")
    }

    /// A turn of the line, which must be there.
    pub(crate) fn line_mut(&mut self, index: usize) -> &mut Turn {
        Arc::make_mut(&mut self.line[index])
    }

    /// Ends the game.
    pub(crate) fn end(&mut self, ending: Ending) -> Ruling {
        let ending = self.upshot(ending);
        let ruling = ending.ruling.clone();
        self.ending = Some(ending);
        self.dispute = None;
        self.sought = None;
        ruling
    }

    /// Puts the position at the beginning of this turn of the line back on the board.
    pub(crate) fn restore(&mut self, index: usize) {
        self.uncount_moves_from(index);
        self.restore_counting(index);
    }

    /// The same, the moves taken back counting as made.
    pub(crate) fn restore_counting(&mut self, index: usize) {
        self.line.truncate(index + 1);
        self.turn_mut().complete = false;
        self.due = [false; 2];
        if self.turn().is_disturbed()
            && let Some(intrusion) = self.turn_mut().intrusion.take()
        {
            self.puts_back_intrusion(&intrusion);
        }
        self.turn_mut().intrusion = None;
        self.demanded = None;
        self.resumed = self.resumed.take().filter(|resumed| resumed.turn <= index);
        self.rectified = self.rectified.filter(|&turn| turn <= index);
        self.check_said = None;
        if let Some(counting) = &mut self.counting {
            counting.from = counting.from.min(index);
        }
        self.men = self.turn().men.clone().knowing_all_of(&self.men);
        self.hands = Hands::default();
        self.carried = [Vec::new(), Vec::new()];
        self.idle = None;
    }

    /// What is being waited for.
    pub(crate) fn phase(&self) -> Phase {
        if self.ending.is_some() {
            return Phase::Over;
        }
        if self.dispute.is_some() || self.sought.is_some() || self.closed {
            return Phase::Stopped;
        }
        if self.adjourned.is_some() {
            return Phase::Adjourned;
        }
        if self.adopting.is_some() || self.choosing().is_some() {
            return Phase::Choice;
        }
        let attempt = self.turn().attempt();
        let touched = attempt.touches.iter().any(|touch| !touch.excused);
        let begun = !self.men.stand_like(&self.turn().men) || self.hands.of(self.turn().by).is_some();
        let unpressed = self.line.iter().rev().nth(1).is_some_and(|turn| !turn.complete);
        match (touched || begun, unpressed) {
            (true, _) => Phase::Touched,
            (false, true) => Phase::Made,
            (false, false) => Phase::ToMove,
        }
    }

    /// The code.
    pub fn code(&self) -> &'static Code {
        self.code
    }

    /// What was settled before the game.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What the code says of the settings: the array, the colours, who begins.
    pub fn opening(&self) -> &[Ruling] {
        &self.opening
    }

    /// The position at the beginning of the turn.
    pub fn position(&self) -> &Position {
        &self.turn().position
    }

    /// The acts so far.
    pub fn log(&self) -> &[Judged] {
        &self.log
    }

    /// An act of the log as everybody may be told it: what lies in an envelope is not.
    pub fn told(&self, judged: &Judged) -> Entry {
        let mut entry = judged.entry.clone();
        if let Act::Seals(sealed) = &mut entry.act
            && self.lies_in_envelope(judged)
        {
            *sealed = Sealed::Withheld;
        }
        entry
    }

    /// The same as it is written into a record of the game that leaves the house: with what stands on the envelope.
    pub fn exported(&self, judged: &Judged) -> Entry {
        let mut entry = judged.entry.clone();
        if let Act::Seals(sealed) = &mut entry.act
            && self.lies_in_envelope(judged)
        {
            *sealed = sealed.on_envelope().map_or(Sealed::Withheld, Sealed::Hash);
        }
        entry
    }

    /// Whether this act sealed the envelope that is not opened yet.
    fn lies_in_envelope(&self, judged: &Judged) -> bool {
        let seals = |judged: &&Judged| {
            let refused = judged.rulings.iter().any(|ruling| ruling.kind == RulingKind::Refused);
            matches!(judged.entry.act, Act::Seals(_)) && !refused
        };
        let last = self.log.iter().rfind(seals);
        self.is_sealed() && last.is_some_and(|last| std::ptr::eq(last, judged))
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Whether seats are told only what they saw, did, or successfully claimed.
    pub fn is_silent(&self) -> bool {
        self.settings.notice == Notice::Silent
    }

    pub(crate) fn man_in_words(&self, id: ManId) -> String {
        self.men.man(id).kind.name().to_string()
    }

    /// Whether a claim's truth is worth a search, the other facts being as they are.
    pub(crate) fn worth_proving<Q: Question>(
        &self,
        facts: &Q,
        prove: impl FnOnce() -> Truth,
    ) -> Option<Truth> {
        law::asks_for_truth(self.code, facts).then(prove)
    }
}

/// Why a log cannot be judged again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The settings are refused.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// An act cannot physically be done.
    #[error("act {number}: {impossible}")]
    Act {
        /// Counted from 1.
        number: usize,
        /// Why not.
        impossible: Impossible,
    },
}

/// A ruling that an act has no effect.
pub(crate) fn refused(articles: &[&'static str], says: impl Into<String>) -> Ruling {
    ruling(articles, RulingKind::Refused, says)
}

/// A ruling that everybody may hear; each article is cited once.
pub(crate) fn ruling(articles: &[&'static str], kind: RulingKind, says: impl Into<String>) -> Ruling {
    let mut cited: Vec<&'static str> = Vec::new();
    for &article in articles {
        if !cited.contains(&article) {
            cited.push(article);
        }
    }
    Ruling { articles: cited, kind, says: says.into(), about: None, evidence: None }
}

/// The articles of the answers whose effect is wanted, in the code's order, each once.
pub(crate) fn articles_of(answers: &[Answer], wanted: impl Fn(Effect) -> bool) -> Vec<&'static str> {
    let mut articles = Vec::new();
    for answer in answers.iter().filter(|answer| wanted(answer.effect)) {
        for &article in &answer.articles {
            if !articles.contains(&article) {
                articles.push(article);
            }
        }
    }
    articles
}
