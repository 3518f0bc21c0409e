//! What was touched in a turn: the facts that the code is asked about, the duty that binds, the options that open.

use board::{Move, Square};
use law::question::{Adverse, BoundBy, Own, Touching};
use law::{Answer, Duty as LawDuty, Effect};

use crate::game::{Game, ruling};
use crate::men::ManId;
use crate::standing::{Duty, DutyKind, Ruling, RulingKind};
use crate::turn::{Attempt, Offered, Touch, Turn};

/// The men touched, by where they stood when the turn began; a man that is gone has no square.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touched {
    pub own: Vec<Option<Square>>,
    pub adverse: Vec<Option<Square>>,
}

impl Touched {
    pub(crate) fn of<'a>(turn: &Turn, touches: impl Iterator<Item = &'a Touch>) -> Self {
        let mut touched = Touched::default();
        let mut seen: Vec<ManId> = Vec::new();
        for &id in touches.filter(|touch| !touch.excused).flat_map(|touch| &touch.men) {
            if !seen.contains(&id) {
                seen.push(id);
                touched.add(turn, id);
            }
        }
        touched
    }

    fn add(&mut self, turn: &Turn, id: ManId) {
        // A man from the box is no man of the game yet.
        if !turn.men.knows(id) {
            return;
        }
        let own = turn.men.man(id).side == turn.by;
        let list = if own { &mut self.own } else { &mut self.adverse };
        list.push(turn.men.square_of(id));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.own.is_empty() && self.adverse.is_empty()
    }

    /// By what kind of touches a player is bound.
    pub(crate) fn bound_by(&self) -> BoundBy {
        match (self.own.len(), self.adverse.len()) {
            (0, 0) => BoundBy::Nothing,
            (1, 0) => BoundBy::Own,
            (0, 1) => BoundBy::Adverse,
            (1, 1) => BoundBy::OneOfEach,
            (_, 0) => BoundBy::SeveralOwn,
            (0, _) => BoundBy::SeveralAdverse,
            _ => BoundBy::Mixed,
        }
    }

    fn moves(&self, m: Move) -> bool {
        self.own.iter().flatten().any(|&square| moves_man(m, square))
    }

    fn takes(&self, m: Move, turn: &Turn) -> bool {
        self.adverse.iter().flatten().any(|&square| takes_man(m, turn, square))
    }

    fn facts(&self, turn: &Turn) -> Touching {
        let legal = turn.position.legal_moves();
        let movable = legal.iter().any(|&m| self.moves(m));
        let takable = legal.iter().any(|&m| self.takes(m, turn));
        let pair = legal.iter().any(|&m| self.moves(m) && self.takes(m, turn));
        let castles = self.own.len() == 2 && legal.iter().any(|&m| self.castles(m));
        let own = match (self.own.len(), movable) {
            (0, _) => Own::None,
            _ if castles => Own::CastlingPair,
            (1, true) => Own::OneMovable,
            (1, false) => Own::OneFixed,
            (_, true) => Own::SomeMovable,
            (_, false) => Own::NoneMovable,
        };
        let adverse = match (self.adverse.len(), takable) {
            (0, _) => Adverse::None,
            (1, true) => Adverse::OneTakable,
            (1, false) => Adverse::OneSafe,
            (_, true) => Adverse::SomeTakable,
            (_, false) => Adverse::NoneTakable,
        };
        Touching { own, adverse, own_takes_adverse: pair }
    }

    fn castles(&self, m: Move) -> bool {
        let Some((rook, _)) = m.rook() else { return false };
        self.own.contains(&Some(m.from())) && self.own.contains(&Some(rook))
    }

    /// Whether a move satisfies this duty.
    fn satisfies(&self, duty: LawDuty, m: Move, turn: &Turn) -> bool {
        match duty {
            LawDuty::MoveTouched => self.moves(m),
            LawDuty::TakeTouched => self.takes(m, turn),
            LawDuty::TakeWithTouched => self.moves(m) && self.takes(m, turn),
            LawDuty::AnyTouched => self.moves(m) || self.takes(m, turn),
            LawDuty::Castle => self.castles(m),
            LawDuty::TakeInPassing => true,
        }
    }
}

/// Whether a move moves the man that stood on this square.
pub(crate) fn moves_man(m: Move, square: Square) -> bool {
    m.from() == square || m.rook().is_some_and(|(rook, _)| rook == square)
}

/// Whether a move takes the man that stood on this square.
pub(crate) fn takes_man(m: Move, turn: &Turn, square: Square) -> bool {
    turn.position.captured(m).is_some_and(|(taken, _)| taken == square)
}

/// The duty that touches impose, with the moves that fulfil it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bound {
    pub duty: Duty,
    pub moves: Vec<Move>,
    pub by: BoundBy,
}

impl Game {
    /// The duty that binds the player by what he touched. The man that his hand is just moving is left out, unless
    /// he touched it before: what he touched first decides whether he may move it.
    pub(crate) fn bound(&self, turn: &Turn, moving: &[ManId]) -> Option<Bound> {
        let counts = |touch: &&Touch| !(touch.lifted && touch.men.iter().all(|id| moving.contains(id)));
        let attempt = turn.attempt();
        let earlier = Touched::of(turn, attempt.touches.iter().filter(counts));
        let touched = if earlier.is_empty() { Touched::of(turn, attempt.touches.iter()) } else { earlier };
        self.bound_by(turn, &touched)
    }

    fn bound_by(&self, turn: &Turn, touched: &Touched) -> Option<Bound> {
        if touched.is_empty() {
            return None;
        }
        let answers = self.ask(&touched.facts(turn));
        let (law, articles) = answers.iter().find_map(|answer| match answer.effect {
            Effect::Binds(duty) => Some((duty, answer.articles.clone())),
            _ => None,
        })?;
        let legal = turn.position.legal_moves();
        let moves = legal.iter().copied().filter(|&m| touched.satisfies(law, m, turn)).collect();
        Some(Bound { duty: self.duty(turn, law, touched, articles), moves, by: touched.bound_by() })
    }

    fn duty(&self, turn: &Turn, law: LawDuty, touched: &Touched, articles: Vec<&'static str>) -> Duty {
        let own: Vec<Square> = touched.own.iter().flatten().copied().collect();
        let adverse: Vec<Square> = touched.adverse.iter().flatten().copied().collect();
        let (own_words, adverse_words) = (listed(&own, "or"), listed(&adverse, "or"));
        let both: Vec<Square> = own.iter().chain(&adverse).copied().collect();
        let (kind, squares, says) = match law {
            LawDuty::MoveTouched => (DutyKind::Move, own, format!("move the man on {own_words}")),
            LawDuty::TakeTouched => (DutyKind::Capture, adverse, format!("take the man on {adverse_words}")),
            LawDuty::TakeWithTouched => {
                let says = format!("take the man on {adverse_words} with the man on {own_words}");
                (DutyKind::CaptureWith, both, says)
            }
            LawDuty::AnyTouched => {
                (DutyKind::AnyTouched, both.clone(), any_touched(&own_words, &adverse_words))
            }
            LawDuty::Castle => {
                (DutyKind::Castle, own.clone(), format!("castle with the men on {}", listed(&own, "and")))
            }
            LawDuty::TakeInPassing => {
                let pawns = turn.position.legal_moves().iter().map(|m| m.from()).collect();
                (DutyKind::Capture, pawns, "take in passing".to_string())
            }
        };
        Duty { kind, squares, articles, says }
    }

    /// The menus that the touches of an attempt have opened and that have not lapsed, each once.
    ///
    /// The law is asked after each touch: what one touch opened stays open though another follows.
    pub(crate) fn touch_menus(&self, turn: &Turn, attempt: &Attempt) -> Vec<(Offered, Touched)> {
        let beside = attempt.making.as_ref().filter(|making| !making.broken.is_empty());
        let counts = |touch: &&Touch| {
            beside.is_none_or(|making| !touch.men.iter().all(|id| making.men.all.contains(id)))
        };
        let touches: Vec<&Touch> = attempt.touches.iter().filter(counts).collect();
        let mut menus: Vec<(Offered, Touched)> = Vec::new();
        for count in attempt.lapsed_touches + 1..=touches.len() {
            if touches[count - 1].excused {
                continue;
            }
            let touched = Touched::of(turn, touches[..count].iter().copied());
            for offered in self.offers(&touched, turn) {
                menus.retain(|(earlier, _)| earlier.menu != offered.menu);
                menus.push((offered, touched.clone()));
            }
        }
        menus
    }

    fn offers(&self, touched: &Touched, turn: &Turn) -> Vec<Offered> {
        if touched.is_empty() {
            return Vec::new();
        }
        let answers = self.ask(&touched.facts(turn));
        answers.into_iter().filter_map(offered).collect()
    }

    /// What the law says to the touch just made by the player.
    pub(crate) fn tell_touch(&self) -> Vec<Ruling> {
        let turn = self.turn();
        let side = turn.by;
        let touches = turn.attempt().touches.iter();
        let touched = Touched::of(turn, touches);
        let mut rulings = Vec::new();
        if let Some(bound) = self.bound_by(turn, &touched) {
            let must = match (touched.own.len() + touched.adverse.len(), bound.duty.kind) {
                (1, DutyKind::Move) => "move it",
                (1, DutyKind::Capture) => "take it",
                _ => &bound.duty.says,
            };
            let says =
                format!("{} touched {} and must {must}.", side.name(), self.men_touched(turn, &touched));
            rulings.push(Ruling {
                about: Some(side),
                ..ruling(&bound.duty.articles, RulingKind::Obligation, says)
            });
        }
        for offered in self.offers(&touched, turn) {
            let options = self.options_in_words(turn, &offered, &touched);
            let what = self.men_touched(turn, &touched);
            let says = match options {
                Some(options) => format!(
                    "{} touched {what}; {} may, before touching a man, require {options}.",
                    side.name(),
                    (!side).name()
                ),
                None => {
                    format!("{} touched {what}; nothing that could be required of him is legal.", side.name())
                }
            };
            rulings.push(Ruling { about: Some(side), ..ruling(&offered.articles, RulingKind::Right, says) });
        }
        rulings
    }

    fn men_touched(&self, turn: &Turn, touched: &Touched) -> String {
        let name = |square: &Option<Square>| match square {
            Some(square) => man_on(turn, *square),
            None => "a man that has since been taken".to_string(),
        };
        let all: Vec<String> = touched.own.iter().chain(&touched.adverse).map(name).collect();
        join(&all, "and")
    }

    /// Whether the side whose turn it is has touched anything in it, excused or not.
    pub(crate) fn player_has_touched_any(&self) -> bool {
        self.turn().attempts.iter().any(|attempt| attempt.touches.iter().any(|touch| !touch.carried))
    }

    /// Whether the side whose turn it is has touched anything that counts.
    pub(crate) fn player_has_touched(&self) -> bool {
        self.turn().attempt().touches.iter().any(|touch| !touch.excused)
    }
}

/// The menu of an answer, where it offers one.
pub(crate) fn offered(answer: Answer) -> Option<Offered> {
    match answer.effect {
        Effect::Offers(menu, until) => Some(Offered { menu, until, articles: answer.articles }),
        _ => None,
    }
}

fn any_touched(own: &str, adverse: &str) -> String {
    match (own.is_empty(), adverse.is_empty()) {
        (false, false) => format!("move the man on {own}, or take the man on {adverse}"),
        (true, _) => format!("take the man on {adverse}"),
        (_, true) => format!("move the man on {own}"),
    }
}

/// "the Knight on g1", "Black's Pawn on d5" for an adverse man.
pub(crate) fn man_on(turn: &Turn, square: Square) -> String {
    match turn.men.man_at(square) {
        Some(man) if man.side == turn.by => format!("the {} on {square}", man.kind.name()),
        Some(man) => format!("{}'s {} on {square}", man.side.name(), man.kind.name()),
        None => format!("the square {square}"),
    }
}

/// "a1", "a1 or b2", "a1, b2 or c3".
pub(crate) fn listed(squares: &[Square], last: &str) -> String {
    let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    join(&names, last)
}

/// "one", "one and two", "one, two and three".
pub(crate) fn join(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
}
