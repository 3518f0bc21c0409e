//! A game: acts go in, rulings come out.

use std::borrow::Cow;
use std::sync::OnceLock;

use board::{Position, Side, Wing};
use law::{Code, Provision, provided};

use crate::act::{Act, AdjournmentAct, Claim, CommunicationAct, Entry, Fact, OfficialAct, Person};
use crate::after::clock::clock_follows;
use crate::array::start_position;
use crate::effects::time::time_passes;
use crate::facts::communication::{begun_by, may_begin_wrongly, may_have_been_garbled, turn_to_add_to};
use crate::facts::draws::stood;
use crate::facts::odds::{keeps_own_half, touches_wait};
use crate::facts::records::{origins_in, reads};
use crate::facts::scores::written_up_to;
use crate::facts::start::has_first_move;
use crate::judge::judges;
use crate::judging::communication::treats_as_the_sides;
use crate::judging::end_on_board::settle;
use crate::law::Law;
use crate::log::{self, Judged, ReplayError};
use crate::looks::Looks;
use crate::refusal::Refusal;
use crate::result::Ending;
use crate::ruling::{Impossible, Judgement, Ruling, RulingKind};
use crate::seal::Seal;
use crate::searched::Searched;
use crate::sentences::moves::{begin_turn, tell_missed_turn};
use crate::settings::{Notice, Reads, Settings, SettingsError, Table};
use crate::standing::{LineMove, Open, Standing};
use crate::start::clock::clock_of;
use crate::start::opening::provisions;
use crate::start::regulations::{as_the_code_has_it, regulations};
use crate::state::{AtLength, State};
use crate::status;
use crate::status::known_line::KnownLine;

/// A game under a code: the acts so far, and everything that follows from them.
#[derive(Clone, Debug)]
pub struct Game {
    state: State,
    opening: Vec<Ruling>,
    log: Vec<Judged>,
    last_stamp: Option<u64>,
    /// What is true now, without the line: the seal of the last act needed it, and each seat is shown a part of it.
    shown: OnceLock<Standing>,
    /// How it looks at a silent table.
    looks: Looks,
}

impl Game {
    /// A game before its first act.
    ///
    /// # Errors
    /// [`SettingsError`] where the start is refused, with every reason.
    pub fn new(code: &'static Code, settings: Settings) -> Result<Game, SettingsError> {
        Game::begin(code, settings, Searched::default(), |work| work())
    }

    /// The same with what searches told of the game's first act when it was judged, or nothing; whatever may take seconds is
    /// done by `at_length`, now and later.
    ///
    /// # Errors
    /// As [`Game::new`].
    pub fn begin(
        code: &'static Code,
        settings: Settings,
        told: Searched,
        at_length: AtLength,
    ) -> Result<Game, SettingsError> {
        let settings = as_the_code_has_it(code, settings);
        let law = Law::of(code, &regulations(code, &settings)?);
        let position = start_position(law.code, &settings)?.missing_turn();
        let clock = clock_of(law.code, &settings, position.turn())?;
        let mut state = State::new(law, settings, position, clock);
        state.is_told(told);
        state.works_at_length(at_length);
        let (turn, by) = (state.line.now_at(), state.turn().by());
        state.post.follows(turn, by);
        let half = keeps_own_half(&state, state.turn().by());
        state.turn_mut().keeps_own_half(half);
        let wait = touches_wait(&state, state.turn().by(), 0);
        state.turn_mut().lets_touches_wait(wait);
        let mut opening = provisions(&state);
        opening.extend(tell_missed_turn(&state));
        opening.extend(begin_turn(&state));
        opening.extend(settle(&mut state));
        // No clock runs in a game that is over before its first act.
        opening.extend(clock_follows(&mut state));
        state.is_told(Searched::default());
        Ok(Game {
            state,
            opening,
            log: Vec::new(),
            last_stamp: None,
            shown: OnceLock::new(),
            looks: Looks::default(),
        })
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
        let before = self.is_silent().then(|| self.looks.before(&self.state)).flatten();
        let rulings = self.judge_on_a_copy(&entry)?;
        time_passes(&mut self.state, entry.stamp);
        self.last_stamp = entry.stamp.or(self.last_stamp);
        let shown = status::standing_without_line(&self.state);
        let seal = Seal::over(self.state.law().code.code, &rulings, &shown);
        self.shown = OnceLock::from(shown);
        let looked = self.state.takes_looked();
        self.log.push(Judged { entry, rulings: rulings.clone(), seal, looked });
        self.looks.go_on(before, &self.log, &self.state);
        Ok(rulings)
    }

    /// Judges an act that was judged before, with what searches told then: they are not made again.
    ///
    /// # Errors
    /// As [`Game::judge`].
    pub fn judge_again(&mut self, entry: Entry, told: Searched) -> Judgement {
        self.state.is_told(told);
        let judged = self.judge(entry);
        self.state.is_told(Searched::default());
        judged
    }

    /// The act is done on a copy, of which turns are shared: however long a game is, that costs little, and an act that
    /// cannot be done leaves nothing behind.
    fn judge_on_a_copy(&mut self, entry: &Entry) -> Judgement {
        let mut after = self.state.clone();
        let rulings = judges(&mut after, entry, self.log.len() + 1)?;
        if let Some(refused) = self.refused_at_guarded_table(entry, &rulings) {
            return Ok(refused);
        }
        self.state = after;
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

    /// What was sealed is done already: it comes out with the envelope, and is judged. So is what the other side had
    /// communicated for a move that this side makes or adopts now.
    fn refused_at_guarded_table(&self, entry: &Entry, rulings: &[Ruling]) -> Option<Vec<Ruling>> {
        let act = &entry.act;
        let communicates = matches!(
            act,
            Act::Communication(CommunicationAct::Sends(_)) | Act::Adjournment(AdjournmentAct::Adopts(_))
        );
        let others = |ruling: &&Ruling| {
            communicates && entry.who.side().is_some_and(|side| ruling.about == Some(!side))
        };
        let mut offences = rulings.iter().filter(|ruling| ruling.kind == RulingKind::Offence);
        let offence = offences.find(|ruling| !others(ruling))?;
        let was_sealed = matches!(
            act,
            Act::Adjournment(AdjournmentAct::OpensEnvelope) | Act::Claim(Claim::WronglyResumed, None)
        );
        // A report tells of an offence, and is none; nor is it one to find what was done.
        let is_told =
            matches!(act, Act::Official(OfficialAct::Reports { .. } | OfficialAct::Finds(Fact::Square(_))));
        (self.state.settings().table == Table::Guarded && !was_sealed && !is_told).then(|| {
            vec![Ruling {
                kind: RulingKind::Refused(Refusal::Guarded),
                says: format!("This table is guarded and does not allow that. {}", offence.says),
                ..offence.clone()
            }]
        })
    }

    /// Everything true of the game now. What a seat may see of it is the business of the crate `view`.
    pub fn standing(&self) -> Standing {
        Standing { line: self.line(), ..self.standing_without_line().clone() }
    }

    /// The moves of the line that stands.
    #[must_use]
    pub fn line(&self) -> Vec<LineMove> {
        status::line(&self.state)
    }

    /// What is new in the line to whoever knew some of it: how many of its moves stand as they were known, and the moves
    /// after them. All of them are known from now on.
    pub fn new_in_line(&self, known: &mut KnownLine) -> (usize, Vec<LineMove>) {
        status::known_line::new_in_line(&self.state, known)
    }

    /// The same as far as all can see: as if the turn had passed where it looks so.
    pub fn new_in_line_as_it_looks(&self, known: &mut KnownLine) -> (usize, Vec<LineMove>) {
        status::known_line::new_in_line(&self.as_it_looks(), known)
    }

    /// The same without the moves of the line, which grow with the game.
    pub fn standing_without_line(&self) -> &Standing {
        self.shown.get_or_init(|| status::standing_without_line(&self.state))
    }

    /// The standing as if the turn had passed with the move that was made, where the code keeps an unlawful one's turn
    /// open; none where all can see whose turn it is.
    ///
    /// Hands, clock and score sheets are those of the game. Nothing is legal, since only the laws could tell. What is done
    /// then is judged as if that move stood.
    #[must_use]
    pub fn standing_as_it_looks(&self) -> Option<Standing> {
        let looks = self.looks.of(&self.state)?;
        Some(status::silent::standing_as_it_looks(&self.state, &looks))
    }

    /// The penalties that the code gives for what was moved or touched last, asked for whether or not there is ground for
    /// one; none where the code lets an illegal move, or a touch, be claimed first.
    #[must_use]
    pub fn penalties_to_ask_for(&self) -> Vec<Open> {
        status::may::unseen::penalties_to_ask_for(&self.as_it_looks())
    }

    /// The side that in fact made the first move, in its turn or out of it, or is to make it.
    #[must_use]
    pub fn began(&self) -> Side {
        let first = self.state.line.first().by();
        let out_of_turn = self.state.beginning.was_out_of_turn() && first == has_first_move(&self.state);
        if out_of_turn { !first } else { first }
    }

    /// What this arbiter may do now of his own accord; what the game waits for is in the standing.
    #[must_use]
    pub fn powers(&self, who: Person) -> Vec<crate::standing::Power> {
        status::powers::powers(&self.state, who)
    }

    /// The same as far as all can see: as if the turn had passed where it looks so.
    #[must_use]
    pub fn powers_as_they_look(&self, who: Person) -> Vec<crate::standing::Power> {
        status::powers::powers(&self.as_it_looks(), who)
    }

    /// What the clock showed as each move of the line was pressed: the milliseconds that White and Black had left, where their time
    /// is limited; none of a move for which nobody pressed.
    #[must_use]
    pub fn dials_at_presses(&self) -> Vec<Option<[Option<u64>; 2]>> {
        let made = self.state.line.made().iter();
        made.map(|turn| turn.at_press().map(|clock| Side::ALL.map(|side| clock.left_ms(side)))).collect()
    }

    /// Whether the players may find together where a man stands: one has slipped, or lies off its square.
    #[must_use]
    pub fn is_square_to_be_found(&self) -> bool {
        status::powers::is_square_to_be_found(&self.state)
    }

    /// The same as far as all can see: as if the turn had passed where it looks so.
    #[must_use]
    pub fn square_looks_to_be_found(&self) -> bool {
        status::powers::is_square_to_be_found(&self.as_it_looks())
    }

    /// What this side may say and do between two boards; nothing where both players see.
    #[must_use]
    pub fn tellings(&self, side: Side) -> Vec<crate::standing::Telling> {
        status::tellings::tellings(&self.state, side)
    }

    /// The same as far as all can see: as if the turn had passed where it looks so.
    #[must_use]
    pub fn tellings_as_they_look(&self, side: Side) -> Vec<crate::standing::Telling> {
        status::tellings::tellings(&self.as_it_looks(), side)
    }

    /// The settings as far as this code knows them, so that a game under another code can be judged under it too; and for each
    /// that is left out, why.
    ///
    /// ```
    /// use jadoube_game::{Game, settings::{GameKind, Settings}};
    ///
    /// let (kind, reply) = (GameKind::Correspondence, Some(86_400_000));
    /// let code = law::codes::find("iccf").ok_or("no such code")?;
    /// let (settings, reasons) = Game::fitted(code, Settings { kind, reply, ..Settings::default() });
    /// assert_eq!((settings.reply, &reasons[..]), (None, &["iccf has no time for a single reply".to_owned()][..]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn fitted(code: &'static Code, settings: Settings) -> (Settings, Vec<String>) {
        crate::start::regulations::fitted(code, settings)
    }

    /// How fast the game is, how closely it is watched, and where the arbiter is.
    #[must_use]
    pub fn manner(&self) -> crate::settings::Manner {
        crate::start::regulations::manner(self.state.law().code.code, self.state.settings())
    }

    /// Whether the code reminds a player who does not move, or has him lose by his silence.
    #[must_use]
    pub fn reckons_with_silence(&self) -> bool {
        !crate::facts::post::days_of_silence(&self.state).is_empty()
    }

    /// Whether a player may appeal: the code hears appeals, and an official has decided something, or play is over.
    #[must_use]
    pub fn hears_appeals(&self) -> bool {
        let decided = |judged: &Judged| judged.entry.who.is_arbiter();
        if provided(self.state.law().code, Provision::AppealsAgainstDecisions).is_some() {
            return self.state.decisions.has_decided();
        }
        status::powers::hears_appeals(&self.state)
            && (self.ending().is_some() || self.log().iter().any(decided))
    }

    /// In which notation records of this game are read.
    ///
    /// ```
    /// use jadoube_game::{Game, Reads, settings::Settings};
    ///
    /// let code = law::codes::find("american-1897").ok_or("no such code")?;
    /// assert_eq!(Game::new(code, Settings::default())?.reads(), Reads::Descriptive);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reads(&self) -> Reads {
        reads(&self.state)
    }

    /// Which Bishops, Knights and Rooks were the King's or the Queen's when this turn began, by square; none where that
    /// is not known.
    pub fn origins(&self) -> [Option<Wing>; 64] {
        origins_in(&self.state, self.state.turn())
    }

    /// The position before the move that a side writes down next, and the origins in it; none where that position has not
    /// come yet.
    pub fn before_next_record(&self, side: Side) -> Option<(&Position, [Option<Wing>; 64])> {
        let turn = self.state.line.get(written_up_to(&self.state, side))?;
        Some((turn.position(), origins_in(&self.state, turn)))
    }

    /// The position in which a move that this side communicates now would be played, and the origins in it: that of its
    /// turn under way, of the turn just made as long as another move may be communicated for it, or of the reply to what a
    /// member of the other side has communicated.
    pub fn before_message(&self, side: Side) -> Option<(Position, [Option<Wing>; 64])> {
        if may_begin_wrongly(&self.state, side) {
            let turn = self.state.turn();
            return Some((begun_by(turn.position(), side), origins_in(&self.state, turn)));
        }
        if let Some((treated, _)) = treats_as_the_sides(&self.state, side) {
            let turn = treated.turn();
            return Some((*turn.position(), origins_in(&treated, turn)));
        }
        let own = Some(self.state.turn()).filter(|turn| turn.by() == side);
        let turn = own.or_else(|| Some(&self.state.line[turn_to_add_to(&self.state, side)?]))?;
        Some((*turn.position(), origins_in(&self.state, turn)))
    }

    /// What would be ruled on a message if it were sent now, as far as its sender can know: without the answers that the
    /// other side has communicated for it. Nothing is done.
    ///
    /// # Errors
    ///
    /// Why it cannot be done.
    ///
    /// ```
    /// use jadoube_game::Game;
    /// use jadoube_game::act::{Act, Communicated, CommunicationAct, Entry, Meaning, Message, Person};
    /// use jadoube_game::settings::{GameKind, Settings};
    ///
    /// let code = law::codes::find("american-1897").ok_or("no such code")?;
    /// let game = Game::new(code, Settings { kind: GameKind::Correspondence, ..Settings::default() })?;
    /// let meaning = Meaning { motions: Vec::new(), wording: law::question::Wording::InWords, beside: None };
    /// let record = Communicated { record: "Q-KR6".into(), meaning, goes_on: false, then: Vec::new(), idle: Vec::new() };
    /// let message = Message { text: "Q-KR6".into(), records: vec![record] };
    /// let act = Act::Communication(CommunicationAct::Sends(message));
    /// let rulings = game.on_sending(Entry { stamp: None, who: Person::Player(board::Side::White), act })?;
    /// assert!(rulings.iter().any(|ruling| ruling.says.contains("Penalty C")));
    /// assert_eq!(game.log().len(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn on_sending(&self, entry: Entry) -> Judgement {
        let mut tried = self.clone();
        if let Some(by) = entry.who.side() {
            tried.state.communication.assumes_nothing(!by);
        }
        tried.judge(entry)
    }

    /// Whether an error in the last message can still be found, by which the code lets it be sent again.
    #[must_use]
    pub fn may_have_been_garbled(&self) -> bool {
        may_have_been_garbled(&self.state)
    }

    /// Whether the moves of this game are communicated.
    #[must_use]
    pub fn is_communicated(&self) -> bool {
        self.state.settings().kind.is_communicated()
    }

    /// Whose eyes alone saw an act: that of a side at its own board, from which nothing follows, in a game whose moves are
    /// communicated.
    pub fn seen_only_by(&self, judged: &Judged) -> Option<Side> {
        let at_home = self.is_communicated() && matches!(judged.entry.act, Act::Hand(_));
        let free = provided(self.state.law().code, Provision::AtLeisure).is_some();
        judged.entry.who.side().filter(|_| at_home && free)
    }

    /// The code.
    pub fn code(&self) -> &'static Code {
        self.state.law().code.code
    }

    /// What was settled before the game.
    pub fn settings(&self) -> &Settings {
        self.state.settings()
    }

    /// What the code says of the settings: the array, the colours, who begins.
    pub fn opening(&self) -> &[Ruling] {
        &self.opening
    }

    /// The position at the beginning of the turn as far as all can see: as if the turn had passed where it looks so.
    #[must_use]
    pub fn position_as_it_looks(&self) -> Position {
        *self.as_it_looks().position()
    }

    /// The position at the beginning of the turn.
    pub fn position(&self) -> &Position {
        self.state.position()
    }

    /// The positions at the beginning of turns that count as the same as this one in a claim of repetition, as the code
    /// compares them; in the order in which they stood.
    ///
    /// ```
    /// use jadoube_game::{Game, settings::Settings};
    ///
    /// let game = Game::new(law::codes::find("fide").ok_or("no such code")?, Settings::default())?;
    /// assert_eq!(game.occurrences(game.position()).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn occurrences(&self, position: &Position) -> Vec<Position> {
        stood(&self.state, position).copied().collect()
    }

    /// The acts so far.
    pub fn log(&self) -> &[Judged] {
        &self.log
    }

    /// The acts so far, with the rulings as far as all can see: where a hand has moved on after a move that only the laws object
    /// to, as if that move stood.
    #[must_use]
    pub fn log_as_it_looks(&self) -> &[Judged] {
        self.looks.log(&self.log)
    }

    fn as_it_looks(&self) -> Cow<'_, State> {
        self.looks.of(&self.state).unwrap_or(Cow::Borrowed(&self.state))
    }

    /// Whether an act holds a line of replies that is still hidden from everybody but its side.
    #[must_use]
    pub fn hides_line(&self, judged: &Judged) -> bool {
        log::without_line(&self.state, &self.log, judged).is_some()
    }

    /// An act of the log as everybody may be told it: what lies in an envelope is not, nor a line that is still hidden.
    pub fn told(&self, judged: &Judged) -> Entry {
        log::told(&self.state, &self.log, judged)
    }

    /// The same as it is written into a record of the game that may be published: with what stands on the envelope.
    pub fn exported(&self, judged: &Judged) -> Entry {
        log::exported(&self.state, &self.log, judged)
    }

    /// The number of the act, counted from 1, whose record lies sealed now. Where a move was made on the board instead, that is
    /// the act.
    #[must_use]
    pub fn sealed_in(&self) -> Option<usize> {
        self.state.waiting().sealed_in()
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<&Ending> {
        self.state.ending()
    }

    /// Whether seats are told only what they saw, did, or successfully claimed.
    pub fn is_silent(&self) -> bool {
        self.state.settings().notice == Notice::Silent
    }
}
