//! What was touched in a turn: the facts that the code is asked about, the duty that binds, the options that open.

use board::{Kind, Move, Reason, Square, Transfer};
use law::question::{Adverse, BoundBy, Hindrance, Own, Pair, Touching};
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
    /// All of them, as they were touched; of men touched together one's own first, and the King before others.
    order: Vec<Option<Square>>,
}

impl Touched {
    pub(crate) fn of<'a>(turn: &Turn, touches: impl Iterator<Item = &'a Touch>) -> Self {
        let mut touched = Touched::default();
        let mut seen: Vec<ManId> = Vec::new();
        for touch in touches.filter(|touch| !touch.excused) {
            for id in in_order(turn, &touch.men) {
                if !seen.contains(&id) {
                    seen.push(id);
                    touched.add(turn, id);
                }
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
        self.order.push(turn.men.square_of(id));
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
        let king = turn.position.king(turn.by);
        let king_moves = legal.iter().any(|&m| Some(m.from()) == king && m.rook().is_none());
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
        let first_takes_first = legal.iter().any(|&m| self.first_takes_first(m, turn));
        let hindrance = match own {
            Own::OneFixed | Own::NoneMovable => self.hindrance(turn),
            _ => Hindrance::None,
        };
        let pair_touched = self.pair(turn, &legal);
        Touching {
            own,
            adverse,
            own_takes_adverse: pair,
            first_takes_first,
            pair: pair_touched,
            hindrance,
            king_moves,
        }
    }

    /// King and Rook, the first two own men touched.
    fn pair(&self, turn: &Turn, legal: &[Move]) -> Pair {
        let kind =
            |square: &Option<Square>| square.and_then(|square| turn.men.man_at(square)).map(|man| man.kind);
        let [one, other, ..] = &self.own[..] else { return Pair::None };
        match (kind(one), kind(other)) {
            (Some(Kind::Rook), Some(Kind::King)) => Pair::RookFirst,
            (Some(Kind::King), Some(Kind::Rook)) if legal.iter().any(|m| Some(m.from()) == *one) => {
                Pair::KingFirst
            }
            (Some(Kind::King), Some(Kind::Rook)) => Pair::KingFirstFixed,
            _ => Pair::None,
        }
    }

    fn first_takes_first(&self, m: Move, turn: &Turn) -> bool {
        let (Some(Some(own)), Some(Some(adverse))) = (self.own.first(), self.adverse.first()) else {
            return false;
        };
        m.from() == *own && takes_man(m, turn, *adverse)
    }

    /// Castling with a Rook that was touched before the King is no longer open.
    fn leaves_open(&self, m: Move) -> bool {
        let place = |square: Square| self.own.iter().position(|&own| own == Some(square));
        let rook = m.rook().and_then(|(rook, _)| place(rook));
        rook.is_none_or(|rook| place(m.from()).is_some_and(|king| king < rook))
    }

    /// Whether a move moves, or takes, the first of these men with which a legal move does so.
    fn does_with_first(&self, list: &[Option<Square>], m: Move, turn: &Turn) -> bool {
        let does = |m: Move, square: Square| {
            (m.from() == square && self.leaves_open(m)) || takes_man(m, turn, square)
        };
        let legal = turn.position.legal_moves();
        let first = list.iter().flatten().find(|&&square| legal.iter().any(|&m| does(m, square)));
        first.is_some_and(|&square| does(m, square))
    }

    /// Why none of the own men touched can be moved.
    fn hindrance(&self, turn: &Turn) -> Hindrance {
        let kind = |square: &Square| turn.position.kind_at(*square);
        let own = || self.own.iter().flatten();
        if own().any(|square| kind(square) != Some(Kind::King) && exposes_wherever_it_goes(turn, *square)) {
            return Hindrance::Exposes;
        }
        if own().any(|square| kind(square) == Some(Kind::King)) { Hindrance::King } else { Hindrance::ShutIn }
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
            LawDuty::MoveFirst => self.does_with_first(&self.own, m, turn),
            LawDuty::TakeFirst => self.does_with_first(&self.adverse, m, turn),
            LawDuty::FirstOfEither => self.does_with_first(&self.order, m, turn),
            LawDuty::TakeFirstWithFirst => self.first_takes_first(m, turn),
            LawDuty::MoveKing => turn.position.kind_at(m.from()) == Some(Kind::King),
            LawDuty::DeclaredMove | LawDuty::ManOfDeclaredMove => true,
            LawDuty::StepKing => turn.position.kind_at(m.from()) == Some(Kind::King) && m.rook().is_none(),
        }
    }
}

/// Whether a man that cannot legally move could, but for the check that its King would stand in.
fn exposes_wherever_it_goes(turn: &Turn, from: Square) -> bool {
    let promotion = |to: Square| {
        let pawn = turn.position.kind_at(from) == Some(Kind::Pawn);
        (pawn && to.rank() == turn.by.nth_rank(7)).then_some(Kind::Queen)
    };
    let only_check = |to: Square| {
        let reasons = turn.position.why_illegal(Transfer { from, to, promotion: promotion(to) });
        reasons.iter().all(|reason| matches!(reason, Reason::LeavesInCheck(_) | Reason::PlacesInCheck(_)))
    };
    Square::ALL.into_iter().any(|to| to != from && only_check(to))
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
    /// The order of the touches decides, so each of them counts.
    pub ordered: bool,
}

/// Men touched by one act, the order unclear: one's own first, the King before others.
fn in_order(turn: &Turn, men: &[ManId]) -> Vec<ManId> {
    let mut men = men.to_vec();
    men.sort_by_key(|&id| {
        let man = turn.men.knows(id).then(|| turn.men.man(id));
        man.map_or((true, true), |man| (man.side != turn.by, man.kind != Kind::King))
    });
    men
}

fn is_ordered(duty: LawDuty) -> bool {
    matches!(
        duty,
        LawDuty::MoveFirst
            | LawDuty::TakeFirst
            | LawDuty::FirstOfEither
            | LawDuty::TakeFirstWithFirst
            | LawDuty::MoveKing
    )
}

impl Game {
    /// The duty that binds the player by what he touched. The man that his hand is just moving is left out, unless
    /// he touched it before: what he touched first decides whether he may move it.
    pub(crate) fn bound(&self, turn: &Turn, moving: &[ManId]) -> Option<Bound> {
        let counts = |touch: &&Touch| !(touch.lifted && touch.men.iter().all(|id| moving.contains(id)));
        let attempt = turn.attempt();
        let all = self.bound_by(turn, &Touched::of(turn, attempt.touches.iter()));
        if all.as_ref().is_some_and(|bound| bound.ordered) {
            return all;
        }
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
        let moves: Vec<Move> = legal.iter().copied().filter(|&m| touched.satisfies(law, m, turn)).collect();
        let duty = self.duty(turn, law, touched, articles, &moves);
        Some(Bound { duty, moves, by: touched.bound_by(), ordered: is_ordered(law) })
    }

    fn duty(
        &self,
        turn: &Turn,
        law: LawDuty,
        touched: &Touched,
        articles: Vec<&'static str>,
        moves: &[Move],
    ) -> Duty {
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
            LawDuty::StepKing => {
                let king: Vec<Square> = turn.position.king(turn.by).into_iter().collect();
                let says = format!("move the King on {}", listed(&king, "or"));
                (DutyKind::King, king, says)
            }
            LawDuty::TakeInPassing => {
                let pawns = turn.position.legal_moves().iter().map(|m| m.from()).collect();
                (DutyKind::Capture, pawns, "take in passing".to_string())
            }
            LawDuty::MoveFirst => move_one(&own, moves),
            LawDuty::TakeFirst => take_one(turn, &adverse, moves),
            LawDuty::FirstOfEither => {
                let first = touched.order.iter().flatten().find(|&&square| first_of(square, moves, turn));
                match first.filter(|square| adverse.contains(square)) {
                    Some(_) => take_one(turn, &adverse, moves),
                    None => move_one(&own, moves),
                }
            }
            LawDuty::TakeFirstWithFirst => {
                let pair: Vec<Square> = own.first().into_iter().chain(adverse.first()).copied().collect();
                let says = match pair[..] {
                    [own, adverse] => format!("take the man on {adverse} with the man on {own}"),
                    _ => "take the one with the other".to_string(),
                };
                (DutyKind::CaptureWith, pair, says)
            }
            LawDuty::MoveKing | LawDuty::DeclaredMove | LawDuty::ManOfDeclaredMove => {
                let king: Vec<Square> = turn.position.king(turn.by).into_iter().collect();
                (DutyKind::King, king.clone(), format!("move the King on {}", listed(&king, "or")))
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
        rulings.extend(self.tell_no_consequence(turn, &touched));
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

    /// Where no penalty follows, by an article or for want of one.
    fn tell_no_consequence(&self, turn: &Turn, touched: &Touched) -> Option<Ruling> {
        if touched.is_empty() {
            return None;
        }
        let answers = self.ask(&touched.facts(turn));
        let answer = answers
            .iter()
            .find(|answer| matches!(answer.effect, Effect::Excuses | Effect::IsNotProvidedFor))?;
        let what = self.men_touched(turn, touched);
        let says = match answer.effect {
            Effect::Excuses => format!("{} touched {what}, and no penalty follows.", turn.by.name()),
            _ => format!(
                "{} touched {what}, which cannot be moved; {} does not provide for it, and a third party would decide.",
                turn.by.name(),
                self.code.id
            ),
        };
        Some(Ruling { about: Some(turn.by), ..ruling(&answer.articles, RulingKind::Note, says) })
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

    /// Whether the side whose turn it is has touched a man in it, not excused.
    pub(crate) fn player_has_touched_a_man(&self) -> bool {
        self.turn().attempt().touches.iter().any(|touch| !touch.excused && !touch.carried)
    }

    /// Whether the side whose turn it is has touched anything that counts.
    pub(crate) fn player_has_touched(&self) -> bool {
        self.turn().attempt().touches.iter().any(|touch| !touch.excused)
    }
}

/// The first of these men that the moves move.
fn move_one(own: &[Square], moves: &[Move]) -> (DutyKind, Vec<Square>, String) {
    let first: Vec<Square> =
        own.iter().copied().filter(|&square| moves.iter().any(|m| m.from() == square)).take(1).collect();
    let says = format!("move the man on {}", listed(&first, "or"));
    (DutyKind::Move, first, says)
}

/// The first of these men that the moves take.
fn take_one(turn: &Turn, adverse: &[Square], moves: &[Move]) -> (DutyKind, Vec<Square>, String) {
    let taken = |square: &Square| moves.iter().any(|&m| takes_man(m, turn, *square));
    let first: Vec<Square> = adverse.iter().copied().filter(taken).take(1).collect();
    let says = format!("take the man on {}", listed(&first, "or"));
    (DutyKind::Capture, first, says)
}

/// Whether every one of these moves moves, or every one takes, the man on this square.
fn first_of(square: Square, moves: &[Move], turn: &Turn) -> bool {
    !moves.is_empty()
        && (moves.iter().all(|m| m.from() == square) || moves.iter().all(|&m| takes_man(m, turn, square)))
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
