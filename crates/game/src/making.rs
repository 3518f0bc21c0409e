//! What came of a turn: the change on the board against the legal moves, and the end of the turn.

use std::sync::Arc;

use board::{Kind, Move, Reason, Side, Square, Transfer as BoardTransfer};
use law::question::{Agreement, Bar, BoundBy, Broken, Done, Fault, Made, Movement, Nature, Transfer, Word};
use law::{Answer, Effect};

use crate::act::Clause;
use crate::change::{Change, change, extra_changes, men_moved, nature, unlawful_nature};
use crate::completing::both;
use crate::game::{Game, articles_of, ruling};
use crate::hand::Deed;
use crate::men::Men;
use crate::reasons::{broken_by, castling_reasons};
use crate::standing::{Ruling, RulingKind};
use crate::touching::{man_on, moves_man, offered, takes_man};
use crate::turn::{Making, MenMoved, Turn};

impl Game {
    /// Judges an act of the player's hand in his own turn.
    pub(crate) fn judge_turn(&mut self, deed: &Deed) -> Vec<Ruling> {
        let by = self.turn().by;
        let mut rulings = Vec::new();
        if deed.new_touch && !deed.whole {
            rulings.extend(self.tell_touch());
        }
        if deed.moved && self.hands.of(by).is_some_and(|held| held.from.is_none() && held.on.is_some()) {
            rulings.extend(self.commits(Nature::Promotion));
        }
        if self.hands.of(by).is_some() || !deed.moved {
            rulings.extend(self.tell_liability_of_touch(deed));
            return rulings;
        }
        rulings.extend(self.judge_change(deed.whole));
        rulings
    }

    pub(crate) fn judge_change(&mut self, whole: bool) -> Vec<Ruling> {
        let turn = self.turn();
        let now = self.men_as_moved();
        match change(turn, &now) {
            Change::None => {
                self.hand_has_quitted();
                Vec::new()
            }
            Change::Part(nature) => self.begun(nature, whole),
            Change::Whole(m) => self.made(m, now),
            Change::Other => match self.move_beside_removal(&now) {
                Some((m, men, removed)) => {
                    let mut rulings = self.made(m, men);
                    rulings.extend(self.note_removed(removed));
                    rulings
                }
                None => self.unlawful(now),
            },
        }
    }

    /// The men as the player has moved them: what others displaced or hold is where it belongs.
    pub(crate) fn men_as_moved(&self) -> Men {
        let mut men = self.hands.men_put_right(&self.men);
        let other = !self.turn().by;
        if let Some(held) = self.hands.of(other)
            && let Some(from) = held.from
        {
            if let Some(on) = held.on {
                men.lift(on);
            }
            if men.at(from).is_none() {
                men.place(held.man, from);
            }
        }
        men
    }

    /// A man that was lifted and quitted again counts as touched, like any other.
    fn hand_has_quitted(&mut self) {
        for touch in &mut self.turn_mut().attempt_mut().touches {
            touch.lifted = false;
        }
    }

    fn begun(&mut self, nature: Option<Nature>, whole: bool) -> Vec<Ruling> {
        let mut rulings = if whole { self.tell_touch() } else { Vec::new() };
        self.turn_mut().attempt_mut().making = None;
        let Some(nature) = nature else { return rulings };
        let answers = self.ask(&Transfer::lawful(Made::Begun, nature, BoundBy::Nothing));
        let articles = articles_of(&answers, |effect| effect == Effect::StaysOpen);
        if !articles.is_empty() {
            let says = format!("{}'s move is not complete: {}.", self.turn().by.name(), missing(nature));
            rulings.push(ruling(&articles, RulingKind::Note, says));
        }
        rulings.extend(self.commits(nature));
        rulings
    }

    fn made(&mut self, m: Move, now: Men) -> Vec<Ruling> {
        let turn = self.turn();
        let by = turn.by;
        let men = men_moved(turn, &now, Some(m));
        let released = turn.attempt().released.as_ref().filter(|bound| !bound.moves.contains(&m)).cloned();
        let against = self.bound(turn, &men.all).filter(|bound| !bound.moves.contains(&m)).or(released);
        let required = turn.required.as_ref().filter(|required| !required.moves.contains(&m));
        let (made, bound_by) = match (&required, &against) {
            (Some(_), _) => (Made::AgainstRequirement, BoundBy::Nothing),
            (None, Some(bound)) if turn.required.is_none() => (Made::AgainstTouch, bound.by),
            _ => (Made::Legal, BoundBy::Nothing),
        };
        let nature = nature(turn, m);
        let answers = self.ask(&Transfer::lawful(made, nature, bound_by));
        let mut rulings = self.offence_in_words(&answers, made, &men);
        let making = Making {
            made,
            legal: Some(m),
            recall: recall(&answers),
            men,
            broken: Vec::new(),
            bound_by,
            menus: answers.iter().cloned().filter_map(offered).collect(),
            lapsed: false,
            removed: Vec::new(),
        };
        rulings.extend(self.note_forfeits(&answers, by));
        let makes = articles_of(&answers, |effect| effect == Effect::Makes);
        let complete = makes.is_empty();
        rulings.push(match complete {
            true => {
                let articles = articles_of(&answers, |effect| effect == Effect::Completes);
                let says = format!("{}; the move is complete.", self.move_in_words(m));
                ruling(&articles, RulingKind::Completed, says)
            }
            false => {
                ruling(&makes, RulingKind::Note, format!("{}; the move is made.", self.move_in_words(m)))
            }
        });
        let after = self.turn().men.after(&self.turn().position, m).with_stand_ins_of(&now);
        let position = self.turn().position.play(m);
        let had_menus = !self.touch_menus(self.turn(), self.turn().attempt()).is_empty();
        rulings.extend(self.pass(making, after, position, complete));
        if !complete {
            rulings.extend(self.waits_for_press(by));
        }
        if had_menus {
            rulings.extend(self.tell_open_menus(by));
        }
        rulings.extend(self.tell_liability_of_move(by));
        rulings
    }

    /// What the turn just made has opened to the other side, where the code asks for the whole record of it.
    fn tell_liability_of_move(&self, by: Side) -> Vec<Ruling> {
        let Some(index) = self.line.len().checked_sub(2).filter(|&index| self.line[index].by == by) else {
            return Vec::new();
        };
        let turn = &self.line[index];
        match self.record_menus(turn, turn.attempt()).is_empty() {
            true => Vec::new(),
            false => self.tell_liability(index),
        }
    }

    /// A move made waits for the press of the clock; without a clock it is judged at once.
    fn waits_for_press(&mut self, by: Side) -> Vec<Ruling> {
        match self.completes_by_press() {
            true => {
                self.due[by.index()] = true;
                Vec::new()
            }
            false => self.brings_to_its_end(by),
        }
    }

    fn offence_in_words(&self, answers: &[Answer], made: Made, men: &MenMoved) -> Vec<Ruling> {
        let articles = articles_of(answers, |effect| effect == Effect::Offence);
        if articles.is_empty() {
            return Vec::new();
        }
        let turn = self.turn();
        let (by, moved) = (turn.by, men.mover.map(|square| man_on(turn, square)).unwrap_or_default());
        let duty = match made {
            Made::AgainstRequirement => turn.required.as_ref().map(|required| required.duty.clone()),
            _ => self.bound(turn, &men.all).or(turn.attempt().released.clone()).map(|bound| bound.duty),
        };
        let ordered = self.completes_at_an_end().then(|| duty.clone().map(|duty| duty.articles)).flatten();
        let articles = both(&articles, &ordered.unwrap_or_default());
        let duty = duty.map(|duty| duty.says).unwrap_or_default();
        let remedy = match made {
            _ if self.completes_at_an_end() && self.is_watched() => {
                "the arbiter has it taken back".to_string()
            }
            Made::AgainstRequirement if self.completes_at_an_end() => {
                format!("{} may have it taken back", (!by).name())
            }
            Made::AgainstRequirement => format!("{} may have it taken back, or claim the game", (!by).name()),
            _ => format!("{} may claim it before touching a man, and the move goes back", (!by).name()),
        };
        let says = format!("{} had to {duty}, and moved {moved}: {remedy}.", by.name());
        vec![Ruling { about: Some(by), ..ruling(&articles, RulingKind::Offence, says) }]
    }

    fn note_forfeits(&mut self, answers: &[Answer], by: Side) -> Vec<Ruling> {
        for answer in answers {
            if let Effect::GivesForfeiture(letter) = answer.effect {
                self.note_forfeit(Clause(letter), by);
            }
        }
        Vec::new()
    }

    fn unlawful(&mut self, now: Men) -> Vec<Ruling> {
        let turn = self.turn();
        let by = turn.by;
        let men = men_moved(turn, &now, None);
        let nature = unlawful_nature(&men);
        let broken = self.broken(turn, &now, &men, nature);
        let fault = fault(turn, &now, &men, nature, &broken);
        let remedy = nature == Nature::Capture && has_remedy(turn, &men);
        let answers =
            self.ask(&Transfer { made: Made::Illegal, nature, bound_by: BoundBy::Nothing, fault, remedy });
        let mut articles = articles_of(&answers, |effect| {
            matches!(effect, Effect::Offence | Effect::Offers(..) | Effect::StaysOpen)
        });
        articles.extend(self.movement_articles(&broken));
        let why: Vec<String> = broken.iter().map(|(_, words)| words.clone()).collect();
        let says =
            format!("{} {} illegally: {}.", by.name(), did_in_words(turn, &men, nature), why.join("; "));
        let offence = Ruling { about: Some(by), ..ruling(&articles, RulingKind::Offence, says) };
        let menus: Vec<_> = answers.iter().cloned().filter_map(offered).collect();
        let making = Making {
            made: Made::Illegal,
            legal: None,
            recall: recall(&answers),
            men,
            broken,
            bound_by: BoundBy::Nothing,
            menus,
            lapsed: false,
            removed: Vec::new(),
        };
        let mut rulings = vec![offence];
        let back = articles_of(&answers, |effect| effect == Effect::PutsBack);
        if !back.is_empty() {
            self.turn_mut().attempt_mut().making = Some(making);
            self.put_back(self.line.len() - 1, true);
            rulings.push(self.restored(&back));
            return rulings;
        }
        if articles_of(&answers, |effect| effect == Effect::Passes).is_empty() {
            // A code that keeps the turn open: nothing passes, and the record stays with the attempt.
            let attempt = self.turn_mut().attempt_mut();
            (attempt.making, attempt.was_illegal) = (Some(making), true);
            rulings.extend(self.tell_liability(self.line.len() - 1));
            if self.clock.is_none() && self.completes_at_an_end() {
                rulings.extend(self.ends_without_legal_move(by, Done::Illegal));
            }
            return rulings;
        }
        rulings.extend(self.passes_as_it_stands(making, now));
        rulings.extend(self.tell_open_menus(by));
        rulings
    }

    fn passes_as_it_stands(&mut self, making: Making, now: Men) -> Vec<Ruling> {
        let mut setup = now.setup(&self.turn().position, !self.turn().by);
        count_moves(&mut setup, self.turn(), &now);
        let position = setup.as_it_stands(&self.turn().position.movement().of_any_turn());
        self.pass(making, now, position, true)
    }

    /// An illegal move that nobody sees is complete, and the other has the move.
    pub(crate) fn passes_unlawfully(&mut self, articles: &[&'static str]) -> Vec<Ruling> {
        let now = self.men_as_moved();
        let making = self.turn().attempt().making.clone().unwrap_or_else(|| {
            let men = men_moved(self.turn(), &now, None);
            let broken = self.broken(self.turn(), &now, &men, unlawful_nature(&men));
            unlawful_making(men, broken)
        });
        let by = self.turn().by;
        let says = format!("{}'s illegal move is completed, and stands until it is found.", by.name());
        let told = Ruling { about: Some(by), ..ruling(articles, RulingKind::Completed, says) };
        let mut rulings = vec![told];
        rulings.extend(self.passes_as_it_stands(making, now));
        rulings
    }

    fn movement_articles(&self, broken: &[(Broken, String)]) -> Vec<&'static str> {
        let mut articles = Vec::new();
        for &(broken, _) in broken {
            for article in articles_of(&self.ask(&Movement { broken }), |effect| effect == Effect::Forbids) {
                if !articles.contains(&article) {
                    articles.push(article);
                }
            }
        }
        articles
    }

    fn broken(&self, turn: &Turn, now: &Men, men: &MenMoved, nature: Nature) -> Vec<(Broken, String)> {
        if nature == Nature::Castling {
            return castling_reasons(turn, men);
        }
        let mut broken = Vec::new();
        if let (Some(from), Some(to)) = (men.mover, men.to) {
            let became = now.man_at(to).map(|man| man.kind);
            let was = turn.men.man_at(from).map(|man| man.kind);
            let promotion = became.filter(|_| became != was);
            let reasons = turn.position.why_illegal(BoardTransfer { from, to, promotion });
            broken.extend(reasons.into_iter().map(|reason: Reason| broken_by(reason)));
        }
        broken.extend(extra_changes(turn, now, men));
        broken
    }

    /// Ends the turn in fact: the other side is to play.
    pub(crate) fn pass(
        &mut self,
        making: Making,
        men: Men,
        position: board::Position,
        complete: bool,
    ) -> Vec<Ruling> {
        let by = self.turn().by;
        self.completed_ever[by.index()] += usize::from(making.legal.is_some());
        self.turn_mut().complete = complete;
        self.turn_mut().attempt_mut().making = Some(making);
        let men = men.knowing_all_of(&self.men);
        self.men = self.rebuilt(men.clone());
        self.hands.forget_words();
        let next_by = self.next_player(by);
        let position = self.with_rights_of_odds(turned_to(next_by, position), &men);
        let mut next = self.next_turn(by, next_by, position, men);
        let played = self.turn().attempt().making.as_ref().and_then(|making| making.legal);
        next.mating = self.known_of_mates().zip(played).map(|(lines, m)| lines.after(m));
        let mut carried = std::mem::take(&mut self.carried[next_by.index()]);
        if !self.carries_touches() {
            carried.clear();
        }
        carried.retain(|touch| self.still_carried(touch, &next));
        let has_carried = !carried.is_empty();
        next.attempt_mut().touches = carried;
        next.owed = std::mem::take(&mut self.owed[next_by.index()]);
        let has_owed = !next.owed.is_empty();
        self.line.push(Arc::new(next));
        let mut rulings = self.plays_on(by);
        rulings.extend(self.tell_check(by));
        rulings.extend(self.completes_by_reply(by));
        rulings.extend(self.recorded_so_far(by));
        if complete {
            rulings.extend(self.counts_move(by));
        }
        if next_by == by {
            rulings.push(self.tell_another_move(by));
        }
        if has_carried {
            rulings.extend(self.tell_touch());
        }
        if has_carried || has_owed {
            rulings.extend(self.tell_liability(self.line.len() - 1));
        }
        rulings.extend(self.begin_turn());
        rulings
    }

    /// Whether a touch out of turn counts in the turn that begins: under some codes only while the man is there.
    fn still_carried(&self, touch: &crate::turn::Touch, next: &Turn) -> bool {
        let facts = law::question::Meddling {
            did: law::question::Did::Touched,
            excused: false,
            after_own_move: false,
        };
        let answers = self.ask(&facts);
        let only_there = answers.iter().any(|answer| answer.effect == Effect::CarriesWhatRemains);
        !only_there || touch.men.iter().any(|&id| next.men.knows(id) && next.men.square_of(id).is_some())
    }

    /// Who plays next: the same side while it makes its first moves together.
    fn next_player(&self, by: Side) -> Side {
        if self.line.len() < self.moves_together { by } else { !by }
    }

    fn tell_another_move(&self, by: Side) -> Ruling {
        let given = [law::Provision::PawnGiven, law::Provision::GiverBegins];
        let articles: Vec<_> =
            given.into_iter().find_map(|given| law::provided(self.code, given)).into_iter().collect();
        ruling(
            &articles,
            RulingKind::Note,
            format!("{} has another move to make together with it.", by.name()),
        )
    }

    /// The squares as they are, after what the turn made of the men: displaced men are still displaced, and what the
    /// other hand holds it still holds.
    fn rebuilt(&self, proper: Men) -> Men {
        let mut men = proper;
        for &(man, _) in &self.hands.displaced {
            if let Some(square) = men.square_of(man) {
                men.lift(square);
            }
        }
        for &(man, _) in &self.hands.displaced {
            if let Some(square) = self.men.square_of(man)
                && men.at(square).is_none()
            {
                men.place(man, square);
            }
        }
        let other = !self.turn().by;
        if let Some(held) = self.hands.of(other)
            && let Some(square) = men.square_of(held.man)
        {
            men.lift(square);
            if let Some(on) = held.on.filter(|&on| men.at(on).is_none()) {
                men.place(held.man, on);
            }
        }
        men
    }

    /// An offer that the other side made is gone when this side has made a move.
    fn plays_on(&mut self, by: Side) -> Vec<Ruling> {
        self.offer_ends(by, Word::PlaysOn, "played on")
    }

    /// Where the code says so, it is gone when this side touches a man.
    pub(crate) fn touch_ends_offer(&mut self, by: Side) -> Vec<Ruling> {
        self.offer_ends(by, Word::Touches, "has touched a man")
    }

    fn offer_ends(&mut self, by: Side, word: Word, did: &str) -> Vec<Ruling> {
        if self.offer != Some(!by) {
            return Vec::new();
        }
        let answers = self.ask(&Agreement { word, open: true, proper: true, bar: Bar::None });
        let articles = articles_of(&answers, |effect| effect == Effect::ClosesOffer);
        if articles.is_empty() && self.rules_agreement() {
            return Vec::new();
        }
        self.offer = None;
        let says = format!("{} {did}: {}'s offer of a draw is gone.", by.name(), (!by).name());
        vec![ruling(&articles, RulingKind::Note, says)]
    }
}

/// What is wrong with an unlawful transfer, the particular before the general.
fn fault(turn: &Turn, now: &Men, men: &MenMoved, nature: Nature, broken: &[(Broken, String)]) -> Fault {
    let mover = men.mover.and_then(|square| turn.men.man_at(square));
    let barred =
        |broken: &(Broken, String)| matches!(broken.0, Broken::CastlingMoved | Broken::CastlingChecked);
    match mover {
        Some(man) if man.side != turn.by => Fault::AdverseMan,
        _ if nature == Nature::Castling && broken.iter().any(barred) => Fault::Castling,
        mover if is_exposed(turn, now, mover.is_some_and(|man| man.kind == Kind::King)) => Fault::Exposure,
        _ => Fault::Way,
    }
}

/// Whether the mover's King stands in a check that must be noticed.
fn is_exposed(turn: &Turn, now: &Men, king_moved: bool) -> bool {
    let after = now.setup(&turn.position, !turn.by).as_it_stands(&turn.position.movement().of_any_turn());
    let overlooked = match turn.position.movement().check_unnoticed && !king_moved {
        true => turn.position.checkers(turn.by),
        false => board::Bitboard::EMPTY,
    };
    !(after.checkers(turn.by) - overlooked).is_empty()
}

/// Whether the man that took can move, or the man that was taken can be taken.
fn has_remedy(turn: &Turn, men: &MenMoved) -> bool {
    turn.position.legal_moves().iter().any(|&m| {
        let moves = men.mover.is_some_and(|square| moves_man(m, square) && m.rook().is_none());
        moves || men.taken.is_some_and(|square| takes_man(m, turn, square))
    })
}

/// The same position with this side to play.
fn turned_to(side: Side, position: board::Position) -> board::Position {
    if position.turn() == side {
        return position;
    }
    let mut setup = position.setup();
    setup.turn = side;
    setup.en_passant = None;
    setup.as_it_stands(&position.movement().of_any_turn())
}

fn recall(answers: &[Answer]) -> Option<(law::Until, Vec<&'static str>)> {
    answers.iter().find_map(|answer| match answer.effect {
        Effect::Recalls(until) => Some((until, answer.articles.clone())),
        _ => None,
    })
}

fn unlawful_making(men: MenMoved, broken: Vec<(Broken, String)>) -> Making {
    Making {
        made: Made::Illegal,
        legal: None,
        recall: None,
        men,
        broken,
        bound_by: BoundBy::Nothing,
        menus: Vec::new(),
        lapsed: false,
        removed: Vec::new(),
    }
}

fn did_in_words(turn: &Turn, men: &MenMoved, nature: Nature) -> String {
    let Some((from, to)) = men.mover.zip(men.to) else { return "changed the board".to_string() };
    let mover = man_on(turn, from);
    match (nature, men.taken.or(men.own_taken)) {
        (Nature::Castling, _) => "castled".to_string(),
        (_, Some(taken)) if taken == to => format!("took {} with {mover}", man_on(turn, taken)),
        _ => format!("moved {mover} to {to}"),
    }
}

fn missing(nature: Nature) -> &'static str {
    match nature {
        Nature::Castling => "in castling the Rook is still to be moved and quitted",
        Nature::Promotion | Nature::CapturePromotion => {
            "the Pawn is still to be named, or exchanged for a piece"
        }
        _ => "the man captured is still to be taken off, or one's own to be moved and quitted",
    }
}

/// The counters after an unlawful move: a capture or a moved Pawn still counts as progress.
pub(crate) fn count_moves(setup: &mut board::Setup, turn: &Turn, now: &Men) {
    let pawn_moved = Square::ALL.into_iter().any(|square| {
        turn.men.man_at(square).is_some_and(|man| man.kind == Kind::Pawn)
            && turn.men.at(square) != now.at(square)
    });
    let count = |men: &Men| men.board().iter().flatten().count();
    let progress = pawn_moved || count(now) < count(&turn.men);
    setup.halfmoves = if progress { 0 } else { turn.position.halfmoves() + 1 };
    setup.fullmoves = turn.position.fullmoves() + u32::from(turn.by == Side::Black);
}
