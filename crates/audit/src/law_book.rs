//! What a code has to say about records, found once.

use law::question::{
    Broken, ClaimForm, Claimant, Completion, Done, DrawClaim, DrawGround, Movement, Overstep, OwnFlag,
    Resignation, Standstill, State, Unlike, WinningForce,
};
use law::{Code, Effect, Figure, Outcome, Provision, Truth, ask, figure, provided};

/// A ruling of the code: what follows, with its articles.
pub(crate) type Ruled = (Outcome, Vec<&'static str>);

/// A code, with the answers that every game needs.
#[derive(Clone, Debug)]
pub(crate) struct LawBook {
    pub code: &'static Code,
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
    /// A move of a Pawn counts as progress.
    pub pawns_count: bool,
    /// Positions are the same only if the possible moves are.
    pub same_moves: bool,
    /// Whether the laws on time and on resigning may be asked.
    pub whole: bool,
}

impl LawBook {
    pub fn of(code: &'static Code) -> Self {
        let standstill = |state| {
            let mut answers = ask(code, Standstill { state, lawful: true, declared: false }).ok()?;
            answers.take_end().map(|(outcome, cites)| (outcome, cites.into_vec()))
        };
        let claim = |ground| {
            let (by, form) = (Claimant::Player, ClaimForm::Now);
            let (touched, unlike, scored) = (false, Unlike::Nothing, true);
            let facts = DrawClaim { ground, by, form, touched, unlike, scored, truth: Truth::Yes };
            let mut answers = ask(code, facts).ok()?;
            answers.take_end().map(|(outcome, cites)| (outcome, cites.into_vec()))
        };
        let of = |which| figure(code, which).map(|(number, _)| number);
        let without_capture = of(Figure::MovesWithoutCapture);
        let moves = without_capture.or(of(Figure::MovesWithoutProgress));
        LawBook {
            code,
            mate: standstill(State::Checkmated),
            stalemate: standstill(State::Stalemated),
            dead: standstill(State::Dead),
            many_times: of(Figure::OccurrencesByThemselves).zip(standstill(State::ManyTimes)),
            on_alternate_moves: provided(code, Provision::OccurrencesOnAlternateMoves).is_some(),
            many_moves: of(Figure::MovesWithoutProgressByThemselves)
                .zip(standstill(State::LongWithoutProgress)),
            times: of(Figure::Occurrences).zip(claim(DrawGround::Repetition)),
            moves: moves.zip(claim(DrawGround::FiftyMoves)),
            pawns_count: without_capture.is_none(),
            same_moves: provided(code, Provision::SamePossibleMoves).is_some(),
            whole: true,
        }
    }

    /// The same, without the draws that need no claim.
    pub fn without_draws_by_themselves(&self) -> Self {
        LawBook { many_times: None, many_moves: None, ..self.clone() }
    }

    /// Mate and stalemate alone.
    pub fn for_the_board_alone(&self) -> Self {
        let book = self.without_draws_by_themselves();
        LawBook { dead: None, times: None, moves: None, whole: false, ..book }
    }

    /// Mate alone.
    pub fn for_mate_alone(&self) -> Self {
        LawBook { stalemate: None, ..self.for_the_board_alone() }
    }

    /// How a game ends by resignation, if the other side can, or cannot, mate.
    pub fn resignation(&self, mate: Truth) -> Option<Ruled> {
        let mut answers = ask(self.code, Resignation { mate }).ok()?;
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
        let mut answers = ask(self.code, facts).ok()?;
        answers.take_end().map(|(outcome, cites)| (outcome, cites.into_vec()))
    }

    /// The articles by which an arbiter who sees an illegal move completed takes it back; none where nobody but the players
    /// looks for it. In time pressure a code may have him look on.
    pub fn illegal_move_seen(&self, hurried: bool) -> Vec<&'static str> {
        let facts = Completion { done: Done::Illegal, seen: true, hurried };
        let Ok(mut answers) = ask(self.code, facts) else { return Vec::new() };
        answers.articles(|effect| matches!(effect, Effect::Restores(_))).into_vec()
    }

    /// The minutes on a clock below which a player is short of time, and the seconds added with each move with which nobody is.
    pub fn time_pressure(&self) -> Option<(u32, u32)> {
        let (minutes, _) = figure(self.code, Figure::MinutesOfTimePressure)?;
        let (seconds, _) = figure(self.code, Figure::SecondsAgainstTimePressure)?;
        Some((minutes, seconds))
    }

    /// The article by which a flag needs no claim: an arbiter calls it, or time that is exceeded loses at once.
    pub fn flag_without_claim(&self) -> Option<&'static str> {
        let provisions = [Provision::ArbiterCallsFlags, Provision::TimeForfeitsAtOnce];
        provisions.into_iter().find_map(|provision| provided(self.code, provision))
    }

    /// The articles that forbid a move.
    pub fn forbidding(&self, broken: Broken) -> Vec<&'static str> {
        let Ok(mut answers) = ask(self.code, Movement { broken }) else { return Vec::new() };
        answers.articles(|_| true).into_vec()
    }
}
