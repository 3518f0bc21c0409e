//! What a code has to say about records, found once.

use board::Position;
use game::result::GameResult;
use law::question::{
    Agreement, Bar, Broken, ClaimForm, Claimant, Completion, Done, DrawClaim, DrawGround, Movement, Overstep,
    OwnFlag, Resignation, ShownBy, Spelling, Spelt, Standstill, State, Unlike, WinningForce, Word,
};
use law::{Choice, Code, Effect, Figure, InForce, Outcome, Point, Provision, Truth, ask, figure, provided};

/// A ruling of the code: what follows, with its articles.
pub(crate) type Ruled = (Outcome, Vec<&'static str>);

/// A code, with the answers that every game needs.
#[derive(Clone, Debug)]
pub(crate) struct LawBook {
    pub code: &'static Code,
    law: InForce,
    pub mate: Option<Ruled>,
    pub stalemate: Option<Ruled>,
    pub dead: Option<Ruled>,
    /// How often a position must have stood for a draw without a claim.
    pub many_times: Option<(u32, Ruled)>,
    /// Those times must follow one another after two moves of each player.
    pub on_alternate_moves: bool,
    /// Moves on each side without progress for a draw without a claim.
    pub many_moves: Option<(u32, Ruled)>,
    /// The same, for a draw that is claimed.
    pub times: Option<(u32, Ruled)>,
    pub moves: Option<(u32, Ruled)>,
    /// More moves are given in some endings.
    has_long_endings: bool,
    /// Check must be said: nobody need notice one that was not, nor is that which mates the end before it is said.
    pub check_is_said: bool,
    /// A King without another man may end the game.
    pub bares: bool,
    /// How many moves each must have made before a draw is agreed, and the article that says so.
    pub before_agreement: Option<(u32, &'static str)>,
    /// A move of a Pawn counts as progress.
    pub pawns_count: bool,
    /// Positions are the same only if the possible moves are.
    pub same_moves: bool,
    /// Whether the laws on time and on resigning may be asked.
    pub whole: bool,
}

/// Whether the moves are counted from the last capture or Pawn move, whatever stands on the board: another count that was
/// announced is not asked. Nor is one where a stalemated side misses its turn, since half the single moves are not each side's then.
fn counts_as_usual(law: InForce) -> bool {
    if law.settles(Point::Stalemate).is_some_and(|(choice, _)| choice == Choice::StalematePasses) {
        return false;
    }
    let settled = [Point::LimitWhere, Point::LimitReset].map(|point| law.settles(point));
    let usual = [Choice::LimitEverywhere, Choice::ResetByPawnOrCapture];
    settled.into_iter().flatten().all(|(choice, _)| usual.contains(&choice))
}

impl LawBook {
    pub fn of(law: impl Into<InForce>) -> Self {
        let law: InForce = law.into();
        let code = law.code;
        let standstill = |state| {
            let mut answers = ask(law, Standstill { state, lawful: true, declared: false }).ok()?;
            answers.take_end().map(|(outcome, cites)| (outcome, cites.into_vec()))
        };
        let claim = |ground| {
            let (by, form) = (Claimant::Player, ClaimForm::Now);
            let (touched, unlike, shown) = (false, Unlike::Nothing, ShownBy::Score);
            let facts = DrawClaim { ground, by, form, touched, unlike, shown, truth: Truth::Yes };
            let mut answers = ask(law, facts).ok()?;
            answers.take_end().map(|(outcome, cites)| (outcome, cites.into_vec()))
        };
        let of = |which| figure(law, which).map(|(number, _)| number);
        let without_capture = of(Figure::MovesWithoutCapture);
        let moves = without_capture.or(of(Figure::MovesWithoutProgress));
        LawBook {
            code,
            law,
            mate: standstill(State::Checkmated),
            stalemate: standstill(State::Stalemated),
            dead: standstill(State::Dead),
            many_times: of(Figure::OccurrencesByThemselves).zip(standstill(State::ManyTimes)),
            on_alternate_moves: provided(law, Provision::OccurrencesOnAlternateMoves).is_some(),
            many_moves: of(Figure::MovesWithoutProgressByThemselves)
                .zip(standstill(State::LongWithoutProgress)),
            // How often a series of moves came again, a record does not tell apart from positions that came again.
            times: of(Figure::Occurrences)
                .zip(claim(DrawGround::Repetition))
                .filter(|_| provided(law, Provision::OccurrencesOfASeries).is_none()),
            before_agreement: figure(law, Figure::MovesBeforeAgreement),
            moves: moves.zip(claim(DrawGround::FiftyMoves)).filter(|_| counts_as_usual(law)),
            has_long_endings: of(Figure::MovesInLongEndings).is_some(),
            bares: [State::Bared, State::OtherBared, State::BothBared]
                .into_iter()
                .any(|state| standstill(state).is_some()),
            check_is_said: provided(law, Provision::CheckIsAnnounced).is_some(),
            pawns_count: without_capture.is_none(),
            same_moves: provided(law, Provision::SamePossibleMoves).is_some(),
            whole: true,
        }
    }

    /// Whether it is the book of these articles, with nothing announced in the place of the code's own.
    pub fn is_of(&self, law: InForce) -> bool {
        self.law == law
    }

    /// The same, without the draws that need no claim.
    pub fn without_draws_by_themselves(&self) -> Self {
        LawBook { many_times: None, many_moves: None, ..self.clone() }
    }

    /// Mate and stalemate alone.
    pub fn for_the_board_alone(&self) -> Self {
        let book = self.without_draws_by_themselves();
        LawBook { dead: None, times: None, moves: None, bares: false, whole: false, ..book }
    }

    /// What is certain of a code of which not every word was read: mate, and of the rest what is settled or read and leaves
    /// no doubt.
    pub fn for_what_is_certain(&self) -> Self {
        let certain = |(_, articles): &Ruled| articles.iter().all(|no| self.is_certain(no));
        let counted = |ruled: &Option<(u32, Ruled)>| ruled.clone().filter(|(_, ruled)| certain(ruled));
        LawBook {
            stalemate: self.stalemate.clone().filter(certain),
            dead: self.dead.clone().filter(certain),
            many_times: counted(&self.many_times),
            many_moves: counted(&self.many_moves),
            times: counted(&self.times),
            moves: counted(&self.moves),
            whole: false,
            ..self.clone()
        }
    }

    /// Whether the article is settled or was read, and leaves no doubt.
    fn is_certain(&self, no: &str) -> bool {
        let marked = |source: &str| {
            ["Settled", "Read", "The primary text"].iter().any(|mark| source.starts_with(mark))
        };
        let doubted = || self.law.articles().any(|article| article.no == no && !article.doubts.is_empty());
        self.code.source(no).is_some_and(marked) && !doubted()
    }

    /// After how many moves on each side without progress a draw may be claimed in this position, and by which articles.
    pub fn moves_in(&self, position: &Position) -> Option<(u32, &Ruled)> {
        let (usual, ruled) = self.moves.as_ref()?;
        let longer = if self.has_long_endings { game::moves_to_claim(self.law, position) } else { None };
        Some((longer.unwrap_or(*usual), ruled))
    }

    /// What a King without another man comes to in this position: the result, whether half of the stake alone is won, and the
    /// articles.
    pub fn bared(&self, position: &Position) -> Option<(GameResult, bool, Vec<&'static str>)> {
        let (result, reason, articles) =
            self.bares.then(|| game::ends_by_bare_king(self.law, position)).flatten()?;
        Some((result, reason.is_half_a_win(), articles.into_vec()))
    }

    /// Mate alone.
    pub fn for_mate_alone(&self) -> Self {
        LawBook { stalemate: None, ..self.for_the_board_alone() }
    }

    /// How a game ends by resignation, if the other side can, or cannot, mate.
    pub fn resignation(&self, mate: Truth) -> Option<Ruled> {
        let mut answers = ask(self.law, Resignation { mate, early: false }).ok()?;
        answers.take_end().map(|(outcome, cites)| (outcome, cites.into_vec()))
    }

    /// How a game ends on time, if the other side can, or cannot, mate with this force.
    pub fn overstepped(&self, mate: Truth, force: WinningForce) -> Option<Ruled> {
        let (limit, closes, fallen, last_period) = (true, false, true, true);
        let (own, forced, scored, failed) = (OwnFlag::Up, Truth::Undetermined, true, false);
        let counted = true;
        let facts = Overstep {
            limit,
            closes,
            fallen,
            uncompleted: false,
            own,
            last_period,
            mate,
            force,
            forced,
            scored,
            failed,
            counted,
        };
        let mut answers = ask(self.law, facts).ok()?;
        answers.take_end().map(|(outcome, cites)| (outcome, cites.into_vec()))
    }

    /// The articles by which an arbiter who sees an illegal move completed takes it back; none where nobody but the players
    /// looks for it. In time pressure a code may have him look on.
    pub fn illegal_move_seen(&self, hurried: bool) -> Vec<&'static str> {
        let facts = Completion { done: Done::Illegal, seen: true, hurried };
        let Ok(mut answers) = ask(self.law, facts) else { return Vec::new() };
        answers.articles(|effect| matches!(effect, Effect::Restores(_))).into_vec()
    }

    /// The minutes on a clock below which a player is short of time, and the seconds added with each move with which nobody is.
    pub fn time_pressure(&self) -> Option<(u32, u32)> {
        let (minutes, _) = figure(self.law, Figure::MinutesOfTimePressure)?;
        let (seconds, _) = figure(self.law, Figure::SecondsAgainstTimePressure)?;
        Some((minutes, seconds))
    }

    /// The article by which a flag needs no claim: an arbiter calls it, or time that is exceeded loses at once.
    pub fn flag_without_claim(&self) -> Option<&'static str> {
        let provisions = [Provision::ArbiterCallsFlags, Provision::TimeForfeitsAtOnce];
        provisions.into_iter().find_map(|provision| provided(self.law, provision))
    }

    /// How a game ends that the players agree is drawn.
    pub fn agreement(&self) -> Option<Ruled> {
        let facts = Agreement { word: Word::Accepts, open: true, proper: true, bar: Bar::None };
        let mut answers = ask(self.law, facts).ok()?;
        answers.take_end().map(|(outcome, cites)| (outcome, cites.into_vec()))
    }

    /// The articles by which a record of a move names what the piece leaves, if without it several pieces may be meant.
    pub fn names(&self, spelt: Spelt) -> Vec<&'static str> {
        let Ok(mut answers) = ask(self.law, Spelling { spelt }) else { return Vec::new() };
        answers.articles(|_| true).into_vec()
    }

    /// The articles that forbid a move.
    pub fn forbidding(&self, broken: Broken) -> Vec<&'static str> {
        let Ok(mut answers) = ask(self.law, Movement { broken }) else { return Vec::new() };
        answers.articles(|_| true).into_vec()
    }
}
