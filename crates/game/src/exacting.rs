//! Options: what may be exacted, by whom, until when; exacting, waiving, and playing on.

use std::sync::Arc;

use board::{Kind, Move, Position, Side, Square};
use law::question::{Attention, Claimant, Exacted, Exaction as ExactionFacts, Stands};
use law::{Effect, Penalty, Until};

use crate::act::Exaction;
use crate::game::{Game, articles_of, refused, ruling};
use crate::liability::{joins, king_or_selected, same, touched_men};
use crate::standing::{Duty, DutyKind, Ruling, RulingKind};
use crate::touching::{Touched, join, listed, man_on, moves_man, takes_man};
use crate::turn::{Attempt, Offered, Required, Touch, Turn};

/// Something that a menu offers, with the moves that would fulfil it.
#[derive(Clone, Debug)]
pub(crate) struct OpenOption {
    pub exaction: Exaction,
    pub moves: Vec<Move>,
    /// Whether it can be fulfilled.
    pub possible: bool,
    /// Castling would have fulfilled it too, but discharges no penalty.
    pub castling_left_out: bool,
    pub articles: Vec<&'static str>,
    pub until: Until,
    pub turn: usize,
    pub attempt: usize,
}

impl Game {
    /// What `holder` may exact now, fulfillable or not, each once.
    pub(crate) fn options(&self, holder: Side) -> Vec<OpenOption> {
        self.options_where(holder, |attempt| !attempt.closed, |lapsed| !lapsed)
    }

    fn options_where(
        &self,
        holder: Side,
        attempts: impl Fn(&Attempt) -> bool,
        making: impl Fn(bool) -> bool,
    ) -> Vec<OpenOption> {
        let mut options: Vec<OpenOption> = Vec::new();
        for index in self.line.len().saturating_sub(2)..self.line.len() {
            let turn = &self.line[index];
            if turn.by == holder {
                continue;
            }
            for number in (0..turn.attempts.len()).filter(|&number| attempts(&turn.attempts[number])) {
                for (offered, touched) in self.menus_of(turn, number, &making) {
                    for option in expand(turn, &offered, &touched, (index, number)) {
                        add(&mut options, option);
                    }
                }
            }
        }
        options
    }

    fn menus_of(&self, turn: &Turn, number: usize, lapsed: impl Fn(bool) -> bool) -> Vec<(Offered, Touched)> {
        let attempt = &turn.attempts[number];
        let mut menus = Vec::new();
        if number + 1 == turn.attempts.len() && turn.required.is_none() {
            menus.extend(self.touch_menus(turn, attempt));
        }
        menus.extend(self.record_menus(turn, attempt));
        let answered = attempt.making.as_ref().is_some_and(|making| making.lapsed);
        if number == 0 && turn.required.is_none() && lapsed(answered) {
            menus.extend(turn.owed.iter().map(|owed| owed_menu(turn, owed)));
        }
        if let Some(making) = &attempt.making {
            // What is open until a move is completed does not lapse by a touch.
            let open = |offered: &&Offered| lapsed(making.lapsed && offered.until == Until::HolderTouches);
            menus.extend(
                making.menus.iter().filter(open).map(|offered| (offered.clone(), Touched::default())),
            );
        }
        menus
    }

    /// What may be exacted after this: of penalties that come one after the other, the second ones.
    pub(crate) fn what_may_follow(&self, option: &OpenOption) -> Vec<Exaction> {
        if option.exaction != Exaction::A {
            return Vec::new();
        }
        let turn = &self.line[option.turn];
        let attempt = Attempt { after_first: true, ..turn.attempts[option.attempt].clone() };
        let menus = self.record_menus(turn, &attempt).into_iter();
        let mut then: Vec<Exaction> = Vec::new();
        for (offered, touched) in menus {
            let options = expand(turn, &offered, &touched, (option.turn, option.attempt));
            let possible = options.into_iter().filter(|option| !option.moves.is_empty());
            then.extend(
                possible
                    .map(|option| option.exaction)
                    .filter(|exaction| !then.contains(exaction))
                    .collect::<Vec<_>>(),
            );
        }
        then
    }

    /// The side that has called an illegal move back and may still choose the penalty.
    pub(crate) fn choosing(&self) -> Option<Side> {
        let turn = self.turn();
        let called = turn.attempts.iter().position(|attempt| attempt.called && !attempt.closed)?;
        let holder = !turn.by;
        let open = self.options(holder);
        open.iter().any(|option| option.attempt == called && option.possible).then_some(holder)
    }

    /// At a guarded table the offender waits while an option is open against him.
    pub(crate) fn guarded_offender_waits(&self, side: Side) -> Option<Ruling> {
        if self.settings.table != crate::settings::Table::Guarded || side != self.turn().by {
            return None;
        }
        let open = self.options(!side).into_iter().find(|option| option.possible)?;
        let says = format!("{} may exact a penalty or waive it; {} waits.", (!side).name(), side.name());
        Some(refused(&open.articles, says))
    }

    pub(crate) fn exacts(&mut self, who: Side, exaction: Exaction) -> Vec<Ruling> {
        let found = self.options(who).into_iter().find(|option| same(option.exaction, exaction));
        let Some(option) = found else { return vec![self.exacts_what_is_not_open(who, exaction)] };
        if option.exaction == Exaction::A {
            return self.exacts_first(who, &option);
        }
        let changed = option.turn + 1 < self.line.len() || !self.men.stand_like(&self.turn().men);
        let facts =
            ExactionFacts { exacted: sort_of(exaction), timely: true, possible: option.possible, changed };
        let answers = self.ask(&facts);
        let refuses = articles_of(&answers, |effect| effect == Effect::Refuses);
        if !refuses.is_empty() {
            let says = "No legal move does it: that part of the penalty falls away.";
            return vec![refused(&refuses, says)];
        }
        if !exaction.is_about_moves() {
            return self.lets_stand(who, &option);
        }
        let mut back = articles_of(&answers, |effect| matches!(effect, Effect::Restores(_)));
        if answers.iter().any(|answer| answer.effect == Effect::PutsBack) {
            back.clone_from(&option.articles);
        }
        let lost = articles_of(&answers, |effect| effect == Effect::LosesRight);
        let mut rulings = Vec::new();
        let illegal = self.line[option.turn].attempts[option.attempt]
            .making
            .as_ref()
            .is_some_and(|making| making.legal.is_none());
        if changed && !back.is_empty() && (lost.is_empty() || illegal) {
            self.put_back(option.turn, lost.is_empty());
            let called = if illegal { self.retraction_articles() } else { Vec::new() };
            rulings.push(self.restored(&[called, back].concat()));
        }
        self.close_options_of(who);
        if !lost.is_empty() {
            let says = format!(
                "No legal move does what {} requires: it is disregarded, and no penalty is left for that offence.",
                who.name()
            );
            rulings.push(refused(&lost, says));
            return rulings;
        }
        let no_castling = articles_of(&answers, |effect| effect == Effect::ExcludesCastling);
        let penalty = articles_of(&answers, |effect| effect == Effect::MustBeDone);
        rulings.extend(self.bind(who, &option, penalty, no_castling));
        rulings
    }

    /// What was done stands, or the second of two moves goes back.
    fn lets_stand(&mut self, who: Side, option: &OpenOption) -> Vec<Ruling> {
        if option.exaction == Exaction::Replace {
            return self.put_second_back(&option.articles).into_iter().collect();
        }
        self.close_options_of(who);
        let says = match option.exaction {
            Exaction::Both => {
                format!("{} has both moves stand; the game goes on as if one had been made.", who.name())
            }
            _ => format!("{} has it stand as it was played.", who.name()),
        };
        vec![ruling(&option.articles, RulingKind::Penalty, says)]
    }

    /// The position that exacting this leads to.
    pub(crate) fn position_after(&self, option: &OpenOption) -> Position {
        let turn = &self.line[option.turn];
        match option.exaction {
            Exaction::Leave | Exaction::Both => self.turn().position,
            Exaction::Replace => turn.interrupted.as_ref().map_or(turn.position, |turn| turn.position),
            _ => turn.position,
        }
    }

    /// The articles by which an illegal move is taken back before the reply: to exact is to call attention.
    fn retraction_articles(&self) -> Vec<&'static str> {
        let facts = Attention { stands: Stands::Unreplied, by: Claimant::Opponent, known: true };
        articles_of(&self.ask(&facts), |effect| matches!(effect, Effect::Restores(_)))
    }

    fn bind(
        &mut self,
        who: Side,
        option: &OpenOption,
        penalty: Vec<&'static str>,
        no_castling: Vec<&'static str>,
    ) -> Vec<Ruling> {
        let turn = &self.line[option.turn];
        let by = turn.by;
        let (kind, squares, says) = required(turn, option.attempt, option.exaction);
        let mut articles = [option.articles.clone(), penalty].concat();
        if option.castling_left_out {
            articles.extend(no_castling);
        }
        let says_ruling = format!("{} exacts it: {} must {says}.", who.name(), by.name());
        let duty = Duty { kind, squares, articles: articles.clone(), says };
        let turn = self.turn_mut();
        turn.required = Some(Required { moves: option.moves.clone(), duty });
        turn.attempt_mut().touches.clear();
        turn.attempt_mut().lapsed_touches = 0;
        self.requirement_open = Some(by);
        vec![ruling(&articles, RulingKind::Penalty, says_ruling)]
    }

    fn exacts_what_is_not_open(&self, who: Side, exaction: Exaction) -> Ruling {
        if let Some(refusal) = self.other_form(who, exaction) {
            return refusal;
        }
        let gone = self.options_where(who, |_| true, |_| true);
        let gone_touch = self.lapsed_touch_options(who);
        let known = gone.iter().chain(&gone_touch).any(|option| same(option.exaction, exaction));
        if known {
            let answers = self.ask(&ExactionFacts {
                exacted: sort_of(exaction),
                timely: false,
                possible: true,
                changed: false,
            });
            let articles = articles_of(&answers, |effect| effect == Effect::Refuses);
            return refused(&articles, "The right to exact it is gone.");
        }
        refused(&[], "No article gives that penalty now.")
    }

    fn lapsed_touch_options(&self, who: Side) -> Vec<OpenOption> {
        let from = self.line.len().saturating_sub(2);
        let turns = self.line[from..].iter().enumerate().filter(|(_, turn)| turn.by != who);
        let mut options = Vec::new();
        for (index, turn) in turns {
            for attempt in turn.attempts.iter().map(Attempt::unlapsed) {
                let menus = self.touch_menus(turn, &attempt).into_iter();
                for (offered, touched) in menus.chain(self.record_menus(turn, &attempt)) {
                    options.extend(expand(turn, &offered, &touched, (from + index, 0)));
                }
            }
        }
        options
    }

    /// Puts the position at the beginning of that turn back; what was touched there, but for the men of the transfer
    /// that is taken back, still counts.
    pub(crate) fn put_back(&mut self, index: usize, forget: bool) {
        self.restore(index);
        let turn = self.turn_mut();
        let before = turn.attempt().clone();
        let involved = before.making.as_ref().map(|making| making.men.all.clone()).unwrap_or_default();
        let stays = |touch: &&Touch| !touch.men.iter().all(|id| involved.contains(id));
        let touches: Vec<Touch> = match forget {
            true => Vec::new(),
            false => before.touches.iter().filter(stays).cloned().collect(),
        };
        let lapsed_touches = if before.lapsed_touches >= before.touches.len() { touches.len() } else { 0 };
        turn.attempts.push(Attempt { touches, lapsed_touches, ..Attempt::default() });
    }

    pub(crate) fn restored(&self, articles: &[&'static str]) -> Ruling {
        let turn = self.turn();
        let says = format!(
            "The position before {}'s move {} stands again, and {} is to play.",
            turn.by.name(),
            turn.number(),
            turn.by.name()
        );
        ruling(articles, RulingKind::Restored, says)
    }

    fn close_options_of(&mut self, holder: Side) {
        let from = self.line.len().saturating_sub(2);
        for turn in self.line[from..].iter_mut().filter(|turn| turn.by != holder).map(Arc::make_mut) {
            for attempt in &mut turn.attempts {
                attempt.closed = true;
                attempt.called = false;
            }
            turn.owed.clear();
            // The attempt that begins after a restoration is a new one.
            if turn.attempt().making.is_none() {
                let last = turn.attempt_mut();
                last.lapsed_touches = last.touches.len();
                last.closed = false;
            }
        }
    }

    /// Whether `holder` has something to waive.
    pub(crate) fn has_open(&self, holder: Side) -> bool {
        self.options(holder).iter().any(|option| option.possible) || self.may_recall(holder)
    }

    /// Whether `holder` may have a move taken back that was made against a touch or a requirement.
    pub(crate) fn may_recall(&self, holder: Side) -> bool {
        let Some(turn) = self.line.len().checked_sub(2).map(|index| &self.line[index]) else { return false };
        let attempt = turn.attempt();
        turn.by != holder
            && !attempt.closed
            && attempt.making.as_ref().is_some_and(|making| {
                !making.lapsed && matches!(making.recall, Some((Until::HolderTouches, _)))
            })
    }

    pub(crate) fn waives(&mut self, who: Side) -> Vec<Ruling> {
        if let Some(dispute) = self.dispute.filter(|dispute| dispute.by == who) {
            self.dispute = None;
            let says = format!("{} gives up {}.", who.name(), dispute.about.in_words());
            return vec![ruling(&[], RulingKind::Note, says)];
        }
        if let Some(sought) = self.sought.filter(|sought| sought.by == who) {
            self.sought = None;
            let turn = self.line[sought.turn].number();
            return vec![ruling(
                &[],
                RulingKind::Note,
                format!("{} gives up the claim about move {turn}.", who.name()),
            )];
        }
        if !self.has_open(who) {
            return vec![refused(&[], format!("{} has nothing to waive.", who.name()))];
        }
        let mut articles: Vec<&'static str> = Vec::new();
        for article in self.options(who).into_iter().flat_map(|option| option.articles) {
            if !articles.contains(&article) {
                articles.push(article);
            }
        }
        let goes_back = self.second_goes_back_by(who);
        let mut rulings = vec![ruling(
            &articles,
            RulingKind::Note,
            format!("{} waives what could be exacted.", who.name()),
        )];
        match goes_back {
            Some(articles) => rulings.extend(self.put_second_back(&articles)),
            None => self.close_options_of(who),
        }
        rulings
    }

    /// The options of a menu in words; none where no legal move fulfils any.
    pub(crate) fn options_in_words(
        &self,
        turn: &Turn,
        offered: &Offered,
        touched: &Touched,
    ) -> Option<String> {
        let options = expand(turn, offered, touched, (0, 0));
        let possible = options.iter().filter(|option| option.possible);
        let words: Vec<String> =
            possible.map(|option| requirement_in_words(turn, option.attempt, option.exaction)).collect();
        (!words.is_empty()).then(|| join(&words, "or"))
    }

    /// What may be exacted for the turn just made.
    pub(crate) fn tell_open_menus(&self, offender: Side) -> Vec<Ruling> {
        let holder = !offender;
        let Some(index) = self.line.len().checked_sub(2) else { return Vec::new() };
        let turn = &self.line[index];
        let open: Vec<OpenOption> =
            self.options(holder).into_iter().filter(|o| o.turn == index && o.possible).collect();
        if open.is_empty() {
            return Vec::new();
        }
        let articles: Vec<&'static str> =
            open.iter().flat_map(|option| option.articles.iter().copied()).collect();
        let words: Vec<String> =
            open.iter().map(|option| requirement_in_words(turn, option.attempt, option.exaction)).collect();
        let says = format!("{} may, before touching a man, require {}.", holder.name(), join(&words, "or"));
        vec![Ruling { about: Some(offender), ..ruling(&articles, RulingKind::Right, says) }]
    }
}

/// What is owed for an offence in the turn before, by the men touched in it that still stand.
fn owed_menu(turn: &Turn, owed: &crate::turn::Owed) -> (Offered, Touched) {
    let touch = Touch { men: owed.men.clone(), lifted: false, excused: false, carried: true };
    let offered = Offered { menu: owed.menu, until: Until::HolderTouches, articles: owed.articles.clone() };
    (offered, Touched::of(turn, std::iter::once(&touch)))
}

fn add(options: &mut Vec<OpenOption>, option: OpenOption) {
    match options.iter_mut().find(|other| other.exaction == option.exaction) {
        Some(same) => {
            for article in option.articles {
                if !same.articles.contains(&article) {
                    same.articles.push(article);
                }
            }
        }
        None => options.push(option),
    }
}

fn expand(turn: &Turn, offered: &Offered, touched: &Touched, at: (usize, usize)) -> Vec<OpenOption> {
    let exactions = offered.menu.iter().flat_map(|&penalty| exactions(turn, at.1, penalty, touched));
    exactions
        .map(|exaction| {
            let legal = turn.position.legal_moves();
            let fulfil: Vec<Move> =
                legal.iter().copied().filter(|&m| fulfils(turn, at.1, exaction, m)).collect();
            let may_castle = matches!(exaction, Exaction::A | Exaction::B(_, Some(_)));
            let counts = |m: &Move| may_castle || m.castling_wing().is_none();
            let moves: Vec<Move> = fulfil.iter().copied().filter(counts).collect();
            OpenOption {
                exaction,
                possible: !exaction.is_about_moves() || !moves.is_empty(),
                castling_left_out: moves.len() < fulfil.len(),
                moves,
                articles: offered.articles.clone(),
                until: offered.until,
                turn: at.0,
                attempt: at.1,
            }
        })
        .collect()
}

fn exactions(turn: &Turn, attempt: usize, penalty: Penalty, touched: &Touched) -> Vec<Exaction> {
    let men =
        turn.attempts.get(attempt).and_then(|attempt| attempt.making.as_ref()).map(|making| &making.men);
    let one = |square: Option<Square>| square.map(Exaction::Move).into_iter().collect();
    match penalty {
        Penalty::KingMoves => vec![Exaction::King],
        Penalty::MoverMoves => one(men.and_then(|men| men.mover)),
        Penalty::CastlingRookMoves => one(men.and_then(|men| men.rook)),
        Penalty::OwnManTakenMoves => one(men.and_then(|men| men.own_taken)),
        Penalty::TakenIsTaken => men.and_then(|men| men.taken).map(Exaction::Capture).into_iter().collect(),
        Penalty::AdverseMoverIsTaken => {
            men.and_then(|men| men.mover).map(Exaction::Capture).into_iter().collect()
        }
        Penalty::RookMoves => men.and_then(|men| men.rook).map(|_| Exaction::Rook).into_iter().collect(),
        Penalty::Stands => vec![Exaction::Leave],
        Penalty::BothStand => vec![Exaction::Both],
        Penalty::SecondGoesBack => vec![Exaction::Replace],
        Penalty::TouchedMoves => touched.own.iter().flatten().copied().map(Exaction::Move).collect(),
        Penalty::TurnRestored => vec![Exaction::A],
        Penalty::TouchedMan => touched_men(touched),
        Penalty::KingOrSelected => king_or_selected(turn),
        Penalty::TouchedIsTaken => touched.adverse.iter().flatten().copied().map(Exaction::Capture).collect(),
    }
}

/// The Rook of the castling that an attempt was.
fn rook_of(turn: &Turn, attempt: usize) -> Option<Square> {
    turn.attempts.get(attempt)?.making.as_ref()?.men.rook
}

fn fulfils(turn: &Turn, attempt: usize, exaction: Exaction, m: Move) -> bool {
    match exaction {
        Exaction::Rook => rook_of(turn, attempt).is_some_and(|square| moves_man(m, square)),
        Exaction::Leave | Exaction::Replace | Exaction::Both => false,
        Exaction::King => turn.position.kind_at(m.from()) == Some(Kind::King),
        Exaction::Move(square) => moves_man(m, square),
        Exaction::Capture(square) => takes_man(m, turn, square),
        Exaction::A => true,
        Exaction::B(square, None) => moves_man(m, square) || takes_man(m, turn, square),
        Exaction::B(one, Some(other)) => joins(turn, one, other, m),
        Exaction::C(None) => turn.position.kind_at(m.from()) == Some(Kind::King),
        Exaction::C(Some(square)) => moves_man(m, square),
    }
}

fn requirement_in_words(turn: &Turn, attempt: usize, exaction: Exaction) -> String {
    match exaction {
        Exaction::Rook => rook_of(turn, attempt)
            .map_or_else(String::new, |square| format!("a move of {}", man_on(turn, square))),
        Exaction::Leave => "that it stand as it was played".to_string(),
        Exaction::Replace => "that the second man go back".to_string(),
        Exaction::Both => "that both moves stand".to_string(),
        Exaction::King => "a move of the King".to_string(),
        Exaction::Move(square) => format!("a move of {}", man_on(turn, square)),
        Exaction::Capture(square) => format!("the capture of {}", man_on(turn, square)),
        Exaction::A => "the position at the beginning of the turn".to_string(),
        Exaction::B(square, None) if is_own(turn, square) => format!("a move of {}", man_on(turn, square)),
        Exaction::B(square, None) => format!("the capture of {}", man_on(turn, square)),
        Exaction::B(one, Some(other)) => {
            format!("that {} and {} be moved together", man_on(turn, one), man_on(turn, other))
        }
        Exaction::C(None) => "a move of the King".to_string(),
        Exaction::C(Some(square)) => format!("a move of {}", man_on(turn, square)),
    }
}

fn is_own(turn: &Turn, square: Square) -> bool {
    turn.men.man_at(square).is_some_and(|man| man.side == turn.by)
}

fn sort_of(exaction: Exaction) -> Exacted {
    match exaction {
        Exaction::A => Exacted::TurnRestored,
        Exaction::B(..) => Exacted::TouchedMan,
        Exaction::C(_) => Exacted::KingOrSelected,
        _ => Exacted::Other,
    }
}

fn required(turn: &Turn, attempt: usize, exaction: Exaction) -> (DutyKind, Vec<Square>, String) {
    match exaction {
        Exaction::Rook => {
            let rook: Vec<Square> = rook_of(turn, attempt).into_iter().collect();
            let says = format!("move the Rook on {}", listed(&rook, "or"));
            (DutyKind::Move, rook, says)
        }
        Exaction::Leave | Exaction::Replace | Exaction::Both => (DutyKind::Move, Vec::new(), String::new()),
        Exaction::A => (DutyKind::AnyTouched, Vec::new(), "make the move again".to_string()),
        Exaction::B(square, None) | Exaction::C(Some(square)) if is_own(turn, square) => {
            (DutyKind::Move, vec![square], format!("move the man on {square}"))
        }
        Exaction::B(square, None) | Exaction::C(Some(square)) => {
            (DutyKind::Capture, vec![square], format!("take the man on {square}"))
        }
        Exaction::B(one, Some(other)) if is_own(turn, one) && is_own(turn, other) => {
            (DutyKind::Castle, vec![one, other], format!("castle with the men on {one} and {other}"))
        }
        Exaction::B(one, Some(other)) => {
            let (own, adverse) = if is_own(turn, one) { (one, other) } else { (other, one) };
            let says = format!("take the man on {adverse} with the man on {own}");
            (DutyKind::CaptureWith, vec![own, adverse], says)
        }
        Exaction::King | Exaction::C(None) => {
            let king: Vec<Square> = turn.position.king(turn.by).into_iter().collect();
            let on = if king.is_empty() { String::new() } else { format!(" on {}", listed(&king, "or")) };
            (DutyKind::King, king, format!("move the King{on}"))
        }
        Exaction::Move(square) => (DutyKind::Move, vec![square], format!("move the man on {square}")),
        Exaction::Capture(square) => (DutyKind::Capture, vec![square], format!("take the man on {square}")),
    }
}

/// What an option says to a reader: "White must move the King on e1".
pub(crate) fn option_in_words(turn: &Turn, attempt: usize, exaction: Exaction) -> String {
    match exaction {
        Exaction::Leave => "it stands as it was played".to_string(),
        Exaction::Replace => format!("{}'s second man goes back", turn.by.name()),
        Exaction::Both => format!("both of {}'s moves stand", turn.by.name()),
        _ => format!("{} must {}", turn.by.name(), required(turn, attempt, exaction).2),
    }
}

impl Exaction {
    /// Whether it asks for a certain move; else it says what becomes of the one that was made.
    pub(crate) fn is_about_moves(self) -> bool {
        !matches!(self, Exaction::Leave | Exaction::Replace | Exaction::Both)
    }
}
