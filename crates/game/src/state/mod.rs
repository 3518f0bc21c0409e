//! Everything that is remembered of a game, in groups. Each group keeps its own invariants.

pub(crate) mod adjournment;
pub(crate) mod attempt;
pub(crate) mod beginning;
pub(crate) mod boards;
pub(crate) mod bound;
pub(crate) mod clock;
pub(crate) mod communication;
pub(crate) mod decisions;
pub(crate) mod displaced;
pub(crate) mod draws;
pub(crate) mod dues;
pub(crate) mod fall;
pub(crate) mod hand_result;
pub(crate) mod hands;
pub(crate) mod intrusion;
pub(crate) mod line;
pub(crate) mod making;
pub(crate) mod mechanism;
pub(crate) mod men;
pub(crate) mod offences;
pub(crate) mod origins;
pub(crate) mod persons;
pub(crate) mod post;
mod remedy;
pub(crate) mod results;
pub(crate) mod scores;
pub(crate) mod spoken;
pub(crate) mod tabletop;
pub(crate) mod time;
pub(crate) mod touch;
pub(crate) mod turn;
pub(crate) mod waiting;

use std::sync::Arc;

use board::Position;
use law::{Provision, provided};
use proof::MatingLines;

use crate::evidence::{Asked, Found};
use crate::law::Law;
use crate::result::Ending;
use crate::searched::{Looked, Searched};
use crate::settings::Settings;
use crate::state::adjournment::Adjournment;
use crate::state::beginning::Beginning;
use crate::state::boards::Boards;
use crate::state::clock::Clock;
use crate::state::communication::Communication;
use crate::state::decisions::Decisions;
use crate::state::draws::Draws;
use crate::state::dues::Dues;
use crate::state::fall::{Fall, HowItFell};
use crate::state::line::{Line, Ply};
use crate::state::men::Men;
use crate::state::offences::Offences;
use crate::state::persons::Persons;
use crate::state::post::Post;
use crate::state::scores::Scores;
use crate::state::spoken::Spoken;
use crate::state::tabletop::Tabletop;
use crate::state::time::Timekeeping;
use crate::state::turn::Turn;
use crate::state::waiting::Waiting;

/// A game as it is now: the law that it is played under, what was settled before it, and what is remembered of it.
///
/// A reader takes `&State`, and what changes the game takes `&mut State`. An act works on a copy, which is kept whole
/// or dropped whole.
#[derive(Clone, Debug)]
pub(crate) struct State {
    law: Law,
    settings: Arc<Settings>,
    pub line: Line,
    pub tabletop: Tabletop,
    pub spoken: Spoken,
    pub dues: Dues,
    waiting: Waiting,
    pub adjournment: Adjournment,
    pub communication: Communication,
    pub time: Timekeeping,
    pub offences: Offences,
    pub draws: Draws,
    pub scores: Scores,
    pub persons: Persons,
    pub post: Post,
    pub decisions: Decisions,
    pub beginning: Beginning,
    pub boards: Boards,
    /// The game as it was before displaced men were put right.
    put_right: Option<PutRight>,
    /// A man has fallen from a hand, and what has been done since.
    pub fall: Option<Fall<State>>,
    /// What the act that is judged now finds of it.
    found: Option<HowItFell>,
    /// What searches told when the act was judged that is judged again now.
    told: Searched,
    /// What long searches have told of the act that is judged now.
    looked: Vec<Looked>,
    /// How work is done that may take seconds.
    at_length: AtLength,
}

/// The game before displaced men were put right: in which turn they were, and how much was touched in it then.
#[derive(Clone, Debug)]
struct PutRight {
    at: Ply,
    touched: usize,
    before: Arc<State>,
}

/// Does some work that may take seconds, in a way that keeps nobody waiting who need not wait.
pub type AtLength = fn(&mut dyn FnMut());

impl State {
    /// The state before the first act, from the position at the start.
    pub(crate) fn new(law: Law, settings: Settings, position: Position, clock: Option<Clock>) -> State {
        let men = Men::of(&position.setup());
        State {
            law,
            line: Line::begin(Turn::new(position.turn(), position, men.clone())),
            beginning: Beginning::new(&settings, &men, &position.setup()),
            tabletop: Tabletop::new(men),
            spoken: Spoken::default(),
            dues: Dues::default(),
            waiting: Waiting::default(),
            adjournment: Adjournment::default(),
            communication: Communication::default(),
            time: Timekeeping::new(clock),
            offences: Offences::default(),
            draws: Draws::default(),
            scores: Scores::default(),
            persons: Persons::default(),
            post: Post::default(),
            decisions: Decisions::default(),
            boards: Boards::default(),
            put_right: None,
            fall: None,
            found: None,
            settings: Arc::new(settings),
            told: Searched::default(),
            looked: Vec::new(),
            at_length: |work| work(),
        }
    }

    /// The act that comes was judged before: what searches told then.
    pub(crate) fn is_told(&mut self, told: Searched) {
        self.told = told;
    }

    /// What a search told of this before.
    pub(crate) fn found(&self, asked: Asked) -> Option<Found> {
        self.told.found.iter().copied().find(|found| found.asked == asked)
    }

    /// Takes back what a long search told before of the position of these lines.
    pub(crate) fn looked_before(&self, lines: &mut MatingLines) -> Option<Looked> {
        let holds =
            |looked: &&Looked| looked.memory(lines.position()).is_some_and(|memory| lines.remembers(memory));
        self.told.looked.iter().find(holds).cloned()
    }

    pub(crate) fn has_looked(&mut self, looked: Looked) {
        self.looked.push(looked);
    }

    /// What was looked into since it was asked last.
    pub(crate) fn takes_looked(&mut self) -> Vec<Looked> {
        std::mem::take(&mut self.looked)
    }

    /// The act that is judged now finds this of a man that fell.
    pub(crate) fn finds(&mut self, found: HowItFell) {
        self.found = Some(found);
    }

    /// What it finds of it.
    pub(crate) fn takes_found(&mut self) -> Option<HowItFell> {
        self.found.take()
    }

    /// A man has fallen: the game was so before that. It holds no earlier one, or a chain of them would grow with the game.
    pub(crate) fn begins_fall(&mut self, before: Option<State>) {
        self.fall = before.map(|before| Fall::new(State { fall: None, ..before }));
    }

    /// The game before a man fell, to be judged on from there in this one's place: what searches tell counts for that one.
    pub(crate) fn before_the_fall(&self) -> Option<State> {
        let before = self.fall.as_ref()?.before();
        Some(State { told: self.told.clone(), looked: self.looked.clone(), ..before.clone() })
    }

    pub(crate) fn works_at_length(&mut self, how: AtLength) {
        self.at_length = how;
    }

    /// Does some work that may take seconds.
    pub(crate) fn at_length<T>(&self, mut work: impl FnMut() -> T) -> T {
        let mut done = None;
        (self.at_length)(&mut || done = Some(work()));
        done.unwrap_or_else(work)
    }

    /// The law that it is played under.
    pub(crate) fn law(&self) -> &Law {
        &self.law
    }

    /// What was settled before it. Play never changes that.
    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What it waits for.
    pub(crate) fn waiting(&self) -> &Waiting {
        &self.waiting
    }

    /// What it waits for, to be changed by what happens.
    pub(crate) fn waiting_mut(&mut self) -> &mut Waiting {
        &mut self.waiting
    }

    /// The turn under way.
    pub(crate) fn turn(&self) -> &Turn {
        self.line.now()
    }

    /// The turn under way, to be changed.
    pub(crate) fn turn_mut(&mut self) -> &mut Turn {
        self.line.now_mut()
    }

    /// A turn of the line, to be changed.
    pub(crate) fn line_mut(&mut self, ply: Ply) -> &mut Turn {
        self.line.at_mut(ply)
    }

    /// The position at the beginning of the turn.
    pub(crate) fn position(&self) -> &Position {
        self.turn().position()
    }

    /// The line is cut: the turn at this place is under way again, as it began. Each group says what that means to it;
    /// a new group is named here too, or this does not compile.
    pub(crate) fn cut(&mut self, at: Ply) {
        let carries_touches = self.law.knows.carries_touches.is_some();
        let go_back = provided(self.law.code, Provision::DisplacedMenGoBack).is_some();
        let State {
            line,
            tabletop,
            spoken,
            dues,
            waiting,
            adjournment,
            communication,
            time,
            offences,
            draws,
            beginning,
            boards,
            put_right,
            scores,
            // What was agreed and decided, who has come, and the days that have passed, stay as they are.
            law: _,
            settings: _,
            persons: _,
            post: _,
            decisions: _,
            // These are about the act that is being judged, and about how.
            fall: _,
            found: _,
            told: _,
            looked: _,
            at_length: _,
        } = self;
        // What is written stays. A signature was put to a result that the moves led to.
        scores.voids_signatures();
        offences.cuts_line(line.since(at), line.turns().len() - line.since(at).len());
        let by = line[at].by();
        // A turn in which the other has moved something begins again without the move that was sealed in it.
        let shorter = at != line.now_at() || line[at].is_disturbed();
        dues.cuts_line(!by, line.is_answered(at), line.answer_begun(at), carries_touches);
        line.cut(at, tabletop.men());
        let turn = line.now();
        tabletop.cuts_line(turn.men(), go_back);
        spoken.cuts_line();
        let void = waiting.cuts_line(turn.by(), shorter);
        if let Some(void) = void {
            // It counted as completed when it was sealed.
            offences.has_not_completed(void.by);
        }
        adjournment.cuts_line(at, void);
        communication.cuts_line(at);
        time.cuts_line(at);
        draws.cuts_line(at);
        beginning.cuts_line(at);
        boards.cuts_line();
        *put_right = None;
    }

    /// Displaced men have been put right in the turn under way; so it was before.
    pub(crate) fn remembers_before(&mut self, mut before: State) {
        // One holds no other: a chain of them would grow with the game.
        (before.put_right, before.fall) = (None, None);
        let (at, touched) = (self.line.now_at(), self.turn().touches_in_all());
        self.put_right = Some(PutRight { at, touched, before: Arc::new(before) });
    }

    /// The game before displaced men were put right, as long as nothing was touched or moved since.
    pub(crate) fn before_put_right(&self) -> Option<State> {
        let PutRight { at, touched, before } = self.put_right.as_ref()?;
        let untouched = self.line.is_now(*at) && self.turn().touches_in_all() == *touched;
        untouched.then(|| State::clone(before))
    }

    /// The line, and what goes with it, is as it was in this game before. What was decided and given since stays.
    pub(crate) fn is_as_before(&mut self, before: &State) {
        let act = self.line.act();
        let counted = before.line.made_since(self.line.now_at()).iter().filter(|turn| turn.is_complete());
        counted.for_each(|turn| self.time.counts_move(turn.by()));
        let State { line, tabletop, spoken, dues, waiting, adjournment, communication, .. } = before.clone();
        (self.line, self.tabletop, self.spoken, self.dues) = (line, tabletop, spoken, dues);
        (self.waiting, self.adjournment, self.communication) = (waiting, adjournment, communication);
        (self.draws, self.beginning, self.boards) =
            (before.draws.clone(), before.beginning.clone(), before.boards.clone());
        self.line.begins_act(act);
    }

    /// How the game ended, if it has.
    pub(crate) fn ending(&self) -> Option<&Ending> {
        self.waiting.ending()
    }
}
