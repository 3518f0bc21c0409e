//! What the computer does next.

use board::Side;
use game::Game;
use game::act::{Act, Claim, ClockAct, HandAct, How};
use game::standing::{Open, Phase, Saying};
use records::act::said;

use crate::chance::Chance;
use crate::choice::{Choice, Next};
use crate::level::Level;
use crate::mind::Mind;
use crate::seen::Seen;

/// From here on it stands worse, and a draw is welcome: half a Pawn, in hundredths of one.
const WORSE: i32 = -50;

/// The computer in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opponent {
    /// Whose men it plays.
    pub side: Side,
    /// How well it plays.
    pub level: Level,
    /// What its chances come from.
    pub seed: u64,
}

impl Opponent {
    /// What it does now, act after act; nothing where it waits for somebody else.
    ///
    /// It is asked again after every act, its own too. It does not play games by communication.
    #[must_use]
    pub fn acts(&self, game: &Game) -> Vec<Act> {
        match self.next(game) {
            Next::Acts(acts) => acts,
            Next::Chooses(choice) => choice.by_itself(),
        }
    }

    /// The same, but where it is to choose a move, the choice is left to whoever asks. What it says, claims and exacts, and
    /// what it touches by a slip, it decides itself.
    ///
    /// ```
    /// use game::{Game, settings::Settings};
    /// use jadoube_opponent::{Level, Next, Opponent};
    ///
    /// let game = Game::new(law::codes::find("fide").ok_or("no such code")?, Settings::default())?;
    /// let white = Opponent { side: board::Side::White, level: Level::HIGHEST, seed: 7 };
    /// let Next::Chooses(choice) = white.next(&game) else { return Err("White begins".into()) };
    /// assert_eq!(choice.moves().len(), 20);
    /// assert!(choice.with(choice.moves()[0]).is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn next(&self, game: &Game) -> Next {
        let seen = Seen::by(self.side, game);
        if seen.is_over() {
            return Next::Acts(Vec::new());
        }
        let mut chance = Chance::at(self.seed, seen.acts);
        let mind = Mind::new(&seen, self.level.strength());
        let answer = answers(&seen, &mind)
            .or_else(|| self.claims(&seen, &mind))
            .or_else(|| mind.exacts().map(|open| said(&open.line)));
        if let Some(act) = answer {
            return Next::Acts(vec![act]);
        }
        if seen.is_to_press() {
            return Next::Acts(seen.once(Act::Clock(ClockAct::Presses)));
        }
        if !seen.is_to_move() {
            return Next::Acts(Vec::new());
        }
        match self.slips(&seen, &mut chance) {
            Some(acts) => Next::Acts(acts),
            None => Next::Chooses(Box::new(Choice::new(seen, self.level.strength(), chance))),
        }
    }

    /// Whether what it says now would fall into the other side's gesture: somebody who has touched a piece is given time to
    /// go on.
    #[must_use]
    pub fn interrupts(&self, game: &Game) -> bool {
        Seen::by(self.side, game).is_others_turn_begun()
    }

    /// When the other side's time will be up, in milliseconds from the last act, and what it then claims, where the code
    /// lets it. It waits for nobody's flag without end.
    #[must_use]
    pub fn flag(&self, game: &Game) -> Option<(u64, Act)> {
        let seen = Seen::by(self.side, game);
        let claim = Saying::Claim(Claim::Time);
        let waits = !seen.is_over() && seen.may(&claim);
        waits.then(|| seen.others_time().map(|left| (left, said(&claim))))?
    }

    /// What it claims: what it notices, and what helps it. What it overlooked once it does not find later.
    fn claims(&self, seen: &Seen, mind: &Mind) -> Option<Act> {
        let turns = seen.standing().line.len();
        let notices = Chance::at(!self.seed, turns).percent(self.level.strength().notices);
        let open = seen.open().filter(|_| notices);
        let mut wanted = open.filter(|open| is_sure(seen, open) && is_wanted(open, mind));
        wanted.next().map(|open| said(&open.line))
    }

    /// At a low level it touches the wrong piece now and then; what it has touched it then has to move. Its hand goes to one
    /// that can move: to touch another binds it to nothing, and nobody sees a slip.
    fn slips(&self, seen: &Seen, chance: &mut Chance) -> Option<Vec<Act>> {
        let may_slip = seen.standing().phase == Phase::ToMove && !seen.is_guarded();
        if !may_slip || !chance.percent(self.level.strength().slips) {
            return None;
        }
        let (_, moves) = seen.to_move();
        let mut movable: Vec<_> = moves.iter().map(|it| it.from()).collect();
        movable.sort_unstable();
        movable.dedup();
        let square = *movable.get(chance.below(movable.len()))?;
        Some(seen.once(Act::Hand(HandAct::Touches { squares: vec![square], how: How::Plainly })))
    }
}

/// What the other side waits for.
fn answers(seen: &Seen, mind: &Mind) -> Option<Act> {
    let answer = |saying: Saying| seen.may(&saying).then(|| said(&saying));
    let draw = || {
        let takes = seen.may(&Saying::AcceptDraw) && wants_draw(seen, mind);
        if takes { Some(said(&Saying::AcceptDraw)) } else { answer(Saying::DeclineDraw) }
    };
    answer(Saying::Resume)
        .or_else(|| answer(Saying::OpenEnvelope))
        .or_else(|| answer(Saying::Admit))
        .or_else(|| answer(Saying::AcceptTakeBack))
        .or_else(|| seen.standing().offer.filter(|by| !seen.is_own(*by)).and_then(|_| draw()))
        .or_else(|| adopted(seen))
}

/// A draw is no way out of an illegal move that is not put right.
fn wants_draw(seen: &Seen, mind: &Mind) -> bool {
    !seen.sees_illegal_move() && mind.worth_now() < WORSE
}

/// Of the moves that a record can mean, the first that the law lists.
fn adopted(seen: &Seen) -> Option<Act> {
    seen.open().find(|open| matches!(open.line, Saying::Adopt(_))).map(|open| said(&open.line))
}

/// Whether a claim would be upheld, as far as it can know.
fn is_sure(seen: &Seen, open: &Open) -> bool {
    open.ripe
        || match open.line {
            Saying::Claim(Claim::IllegalMove(_)) => seen.sees_illegal_move(),
            Saying::Claim(Claim::Time) => seen.sees_flag(),
            _ => false,
        }
}

/// Whether it stands worse, or holds a draw only because positions come again.
fn holds_by_repetition(mind: &Mind) -> bool {
    let now = mind.worth_now();
    now < WORSE || (now <= 0 && mind.worth_without_repetition() < WORSE)
}

/// Whether it wants what it could say: a draw only where it stands worse, or would without it.
fn is_wanted(open: &Open, mind: &Mind) -> bool {
    match open.line {
        Saying::Claim(claim) => match claim {
            Claim::Repetition | Claim::PerpetualCheck => holds_by_repetition(mind),
            Claim::FiftyMoves | Claim::NoNormalMeans => mind.worth_now() < WORSE,
            Claim::DrawOffered | Claim::DrawAgreed | Claim::Resigned | Claim::Adjusted(_) => false,
            _ => true,
        },
        Saying::Require(_) => true,
        Saying::Notice => mind.worth_now() < WORSE,
        _ => false,
    }
}
