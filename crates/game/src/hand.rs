//! Acts of the hand: what can physically be done, and what it touches.

use board::{Kind, Man, Move, Side, Square, Wing};
use law::question::{Excuse, Ground};
use law::{Answer, Effect};

use crate::act::{Act, How, Motion};
use crate::game::{Game, Impossible, Judgement, articles_of, ruling};
use crate::men::{ManId, Men};
use crate::standing::{Ruling, RulingKind};
use crate::turn::Touch;

/// What the two players' hands hold, and what they have said or were allowed about adjusting.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hands {
    held: [Option<Held>; 2],
    resting: [Option<Square>; 2],
    /// Notice of adjusting: the next touch, or these squares.
    notice: [Option<Vec<Square>>; 2],
    /// Such notice is for the next man touched alone.
    notice_for_one: bool,
    /// What the adversary has allowed beforehand: the next touch.
    consent: [bool; 2],
    /// The adversary has allowed a move out of turn.
    may_move: [bool; 2],
    /// The men before a hand out of turn changed them.
    undisturbed: [Option<Men>; 2],
    /// Men off their squares by displacement, and where they belong.
    pub(crate) displaced: Vec<(ManId, Square)>,
    /// The turn of the line in which the first of them was displaced.
    pub(crate) displaced_in: Option<usize>,
}

/// A man in a hand, or set down with the hand still on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Held {
    pub man: ManId,
    pub from: Option<Square>,
    pub on: Option<Square>,
}

impl Hands {
    /// These men with the displaced ones where they belong.
    pub(crate) fn men_put_right(&self, men: &Men) -> Men {
        let mut men = men.clone();
        for &(man, _) in &self.displaced {
            if let Some(now) = men.square_of(man) {
                men.lift(now);
            }
        }
        for &(man, square) in self.displaced.iter().rev() {
            if men.at(square).is_none() && men.square_of(man).is_none() {
                men.place(man, square);
            }
        }
        men
    }

    pub(crate) fn of(&self, side: Side) -> Option<Held> {
        self.held[side.index()]
    }

    /// Whether this side has asked to adjust and was not allowed yet.
    pub(crate) fn asks(&self, side: Side) -> bool {
        self.notice[side.index()].is_some() && !self.consent[side.index()]
    }

    pub(crate) fn give_notice(&mut self, side: Side, squares: Vec<Square>, for_one: bool) {
        self.notice_for_one = for_one;
        self.notice[side.index()] = Some(squares);
    }

    pub(crate) fn allow(&mut self, side: Side) {
        self.consent[side.index()] = true;
        self.may_move[side.index()] = true;
    }

    /// Notice and consent do not outlast the turn.
    pub(crate) fn forget_words(&mut self) {
        self.notice = [None, None];
        self.consent = [false, false];
        self.may_move = [false, false];
        self.undisturbed = [None, None];
    }

    /// Whether this side was allowed to move out of turn.
    pub(crate) fn may_move(&self, side: Side) -> bool {
        self.may_move[side.index()]
    }

    /// Whether this hand rests on a man that it has not taken up.
    pub(crate) fn rests(&self, side: Side) -> bool {
        self.resting[side.index()].is_some()
    }

    /// The men before this side's hand, out of turn, changed them.
    pub(crate) fn undisturbed(&self, side: Side) -> Option<&Men> {
        self.undisturbed[side.index()].as_ref()
    }

    pub(crate) fn forget_undisturbed(&mut self, side: Side) {
        self.undisturbed[side.index()] = None;
    }

    fn note_undisturbed(&mut self, side: Side, before: &Men) {
        self.undisturbed[side.index()].get_or_insert_with(|| before.clone());
    }

    /// Neither hand holds or rests on anything.
    pub(crate) fn empty(&mut self) {
        (self.held, self.resting) = ([None, None], [None, None]);
    }

    /// Whether notice covers this square, which uses it up.
    fn use_notice(&mut self, side: Side, square: Square) -> bool {
        let Some(squares) = &mut self.notice[side.index()] else { return false };
        let named = !squares.is_empty();
        let covered = !named || squares.contains(&square);
        squares.retain(|&other| other != square);
        if self.notice_for_one || covered && (!named || squares.is_empty()) {
            self.notice[side.index()] = None;
        }
        covered
    }
}

/// What one act of the hand did.
#[derive(Default)]
pub(crate) struct Deed {
    /// Men touched that were not in this hand before, in order.
    pub touched: Vec<ManId>,
    pub together: bool,
    pub lifted: bool,
    /// A man was moved, removed or set, rather than only touched.
    pub moved: bool,
    pub how: How,
    /// The whole motion was one act, so its touches are told only if it comes to nothing.
    pub whole: bool,
    /// Something was touched that had not been, and nothing excuses it.
    pub new_touch: bool,
    /// A man was taken off the board.
    pub removed: bool,
    /// What was touched is excused.
    pub excused: bool,
}

impl Game {
    /// Does an act of the hand, and judges it.
    pub(crate) fn hand_acts(&mut self, side: Side, act: &Act) -> Judgement {
        if let Some(refusal) = self.guarded_offender_waits(side) {
            return Ok(vec![refusal]);
        }
        match act {
            Act::Names(kind) => return Ok(self.names_piece(side, *kind)),
            Act::Displaces { from, to, how } => return self.displaces(side, *from, *to, *how),
            Act::UpsetsBoard { how } => return Ok(self.upsets_board(side, *how)),
            Act::Restores => return self.puts_right(side),
            _ => {}
        }
        let turn_by = self.turn().by;
        self.forget_what_is_not_in_hand();
        let before = self.men.clone();
        let mut deed = self.does(side, act)?;
        if side != self.turn().by && !self.men.stand_like(&before) {
            self.hands.note_undisturbed(side, &before);
        }
        let touch = self.record_touch(side, &mut deed);
        let mut rulings = if deed.touched.is_empty() { Vec::new() } else { self.lapse(side, deed.excused) };
        if deed.new_touch && side == turn_by {
            rulings.extend(self.touch_ends_offer(side));
        }
        let judged = match side == self.turn().by {
            true => self.judge_turn(&deed),
            false => self.judge_meddling(side, &deed, before),
        };
        // A touch that led to an offence out of turn is not told as one without consequence.
        let offence = judged.iter().any(|ruling| ruling.kind == RulingKind::Offence);
        rulings.extend(touch.into_iter().filter(|_| side == turn_by || !offence));
        rulings.extend(judged);
        Ok(rulings)
    }

    /// A man taken up and no longer in the hand was touched like any other.
    fn forget_what_is_not_in_hand(&mut self) {
        let held = self.hands.of(self.turn().by).map(|held| held.man);
        for touch in &mut self.turn_mut().attempt_mut().touches {
            touch.lifted &= held.is_some_and(|held| touch.men.contains(&held));
        }
    }

    fn does(&mut self, side: Side, act: &Act) -> Result<Deed, Impossible> {
        match act {
            Act::Touches { squares, how } => self.touches(side, squares, *how),
            Act::Lifts { square, how } => self.lifts(side, *square, *how),
            Act::Places { square, how } => self.places(side, *square, *how),
            Act::Releases => self.releases(side),
            Act::Removes { square, how } => self.removes(side, *square, *how),
            Act::Puts { kind, square, held, how } => self.puts(side, *kind, *square, *held, *how),
            Act::PutsSubstitute { square, held } => self.puts_substitute(side, *square, *held),
            Act::Moves(motion) => self.moves(side, *motion),
            _ => Err(Impossible::because("this is no act of the hand")),
        }
    }

    fn stands_on(&self, square: Square) -> Result<ManId, Impossible> {
        self.men.at(square).ok_or_else(|| Impossible::because(format!("no man stands on {square}")))
    }

    pub(crate) fn is_empty(&self, square: Square) -> Result<(), Impossible> {
        match self.men.man_at(square) {
            None => Ok(()),
            Some(man) => Err(Impossible::because(format!("{} stands on {square}", with_article(man)))),
        }
    }

    fn touches(&mut self, side: Side, squares: &[Square], how: How) -> Result<Deed, Impossible> {
        let missing: Vec<String> = squares
            .iter()
            .filter(|&&square| self.men.at(square).is_none())
            .map(|square| format!("no man stands on {square}"))
            .collect();
        if !missing.is_empty() {
            return Err(Impossible { reasons: missing });
        }
        self.hands.resting[side.index()] = squares.last().copied();
        let touched = squares.iter().filter_map(|&square| self.men.at(square)).collect();
        Ok(Deed { touched, together: squares.len() > 1, how, ..Deed::default() })
    }

    fn lifts(&mut self, side: Side, square: Square, how: How) -> Result<Deed, Impossible> {
        let man = self.stands_on(square)?;
        match self.hands.of(side) {
            Some(held) if held.man != man => return Err(self.hand_is_full(side, held)),
            Some(held) => self.hold(side, Held { on: None, ..held }),
            None => self.hold(side, Held { man, from: Some(square), on: None }),
        }
        self.men.lift(square);
        Ok(Deed { touched: vec![man], lifted: true, how, ..Deed::default() })
    }

    fn hold(&mut self, side: Side, held: Held) {
        self.hands.held[side.index()] = Some(held);
        self.hands.resting[side.index()] = None;
    }

    fn hand_is_full(&self, side: Side, held: Held) -> Impossible {
        Impossible::because(format!("{}'s hand holds the {}", side.name(), self.man_in_words(held.man)))
    }

    fn places(&mut self, side: Side, square: Square, how: How) -> Result<Deed, Impossible> {
        let Some(held) = self.hands.of(side) else { return Err(self.hand_is_empty(side)) };
        if held.on != Some(square) {
            self.is_empty(square)?;
        }
        if let Some(on) = held.on {
            self.men.lift(on);
        }
        self.men.place(held.man, square);
        self.hold(side, Held { on: Some(square), ..held });
        Ok(Deed { moved: true, how, ..Deed::default() })
    }

    fn hand_is_empty(&self, side: Side) -> Impossible {
        Impossible::because(format!("no man is in {}'s hand", side.name()))
    }

    fn releases(&mut self, side: Side) -> Result<Deed, Impossible> {
        let rested = self.hands.resting[side.index()].take().is_some();
        match self.hands.of(side) {
            Some(held) if held.on.is_none() => Err(Impossible::because(format!(
                "the {} in {}'s hand stands on no square yet: set it down first",
                self.man_in_words(held.man),
                side.name()
            ))),
            Some(_) => {
                self.hands.held[side.index()] = None;
                Ok(Deed { moved: true, ..Deed::default() })
            }
            None if rested => Ok(Deed::default()),
            None => Err(Impossible::because(format!("{}'s hand is on no man", side.name()))),
        }
    }

    fn removes(&mut self, side: Side, square: Square, how: How) -> Result<Deed, Impossible> {
        let man = self.stands_on(square)?;
        for hand in &mut self.hands.held {
            if hand.is_some_and(|held| held.on == Some(square)) {
                *hand = None;
            }
        }
        self.hands.resting[side.index()] = None;
        self.men.take_off(square);
        Ok(Deed { touched: vec![man], moved: true, removed: true, how, ..Deed::default() })
    }

    fn puts(
        &mut self,
        side: Side,
        kind: Kind,
        square: Square,
        held: bool,
        how: How,
    ) -> Result<Deed, Impossible> {
        self.is_empty(square)?;
        let man = self.man_to_put(side, kind, square);
        self.men.is_itself(man);
        self.men.place(man, square);
        if held {
            self.hold_from_box(side, man, square);
        }
        Ok(Deed { moved: true, how, ..Deed::default() })
    }

    pub(crate) fn hold_from_box(&mut self, side: Side, man: ManId, square: Square) {
        self.hold(side, Held { man, from: None, on: Some(square) });
    }

    /// Which man it is: one taken off this square goes back, a Pawn taken off is promoted, else one from the box.
    fn man_to_put(&mut self, side: Side, kind: Kind, square: Square) -> ManId {
        let start = &self.turn().men;
        let off: Vec<ManId> = self.men.off().iter().rev().copied().collect();
        let since = |id: &&ManId| start.square_of(**id).is_some();
        let back = off
            .iter()
            .filter(since)
            .find(|&&id| start.square_of(id) == Some(square) && self.men.man(id).kind == kind);
        let pawn = off
            .iter()
            .filter(since)
            .find(|&&id| start.man(id) == Man { side, kind: Kind::Pawn } && kind != Kind::Pawn);
        match (back, pawn) {
            (Some(&id), _) => id,
            (None, Some(&id)) => {
                self.men.become_kind(id, kind, false);
                id
            }
            (None, None) => self.men.take_from_box(Man { side, kind }),
        }
    }

    fn moves(&mut self, side: Side, motion: Motion) -> Result<Deed, Impossible> {
        if let Some(held) = self.hands.of(side) {
            return Err(self.hand_is_full(side, held));
        }
        self.hands.resting[side.index()] = None;
        match motion {
            Motion::Transfer { from, to, promotion } => self.transfers(side, from, to, promotion),
            Motion::Castling(wing) => self.castles(side, wing),
        }
    }

    fn transfers(
        &mut self,
        side: Side,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    ) -> Result<Deed, Impossible> {
        let man = self.stands_on(from)?;
        if from == to {
            return Err(Impossible::because(format!("from {from} to {to} is no movement")));
        }
        let legal = self.legal_so(side, from, to, promotion);
        if let Some((rook_from, rook_to)) = legal.and_then(Move::rook) {
            let king_to = legal.map_or(to, Move::to);
            return Ok(self.king_then_rook(from, king_to, rook_from, rook_to));
        }
        let passed = legal.and_then(Move::takes_on).filter(|&square| square != to);
        let taken: Vec<ManId> =
            [Some(to), passed].into_iter().flatten().filter_map(|square| self.men.take_off(square)).collect();
        self.men.lift(from);
        self.men.place(man, to);
        if side == self.turn().by {
            self.turn_mut().attempt_mut().pawn_named = promotion == Some(Kind::Pawn);
        }
        if let Some(kind) = promotion.filter(|&kind| kind != self.men.man(man).kind) {
            self.men.become_kind(man, kind, false);
        }
        let touched = std::iter::once(man).chain(taken).collect();
        Ok(Deed { touched, lifted: true, moved: true, whole: true, ..Deed::default() })
    }

    /// The legal move that this motion is, while nothing else has been moved in the turn.
    fn legal_so(&self, side: Side, from: Square, to: Square, promotion: Option<Kind>) -> Option<Move> {
        let turn = self.turn();
        if side != turn.by || !self.men.stand_like(&turn.men) {
            return None;
        }
        let found = turn.position.find(board::Transfer { from, to, promotion })?;
        let king_takes_rook = found.rook().is_some() && to != found.to();
        (turn.position.is_chess960() || !king_takes_rook).then_some(found)
    }

    fn castles(&mut self, side: Side, wing: Wing) -> Result<Deed, Impossible> {
        if let Some(Some((rook, rook_to))) = self.legal_castling(side, wing).map(Move::rook)
            && let Some(king) = self.turn().position.king(side)
        {
            return Ok(self.king_then_rook(king, wing.king_to(side), rook, rook_to));
        }
        let own = |kind: Kind| Man { side, kind };
        let king = Square::ALL.into_iter().find(|&square| self.men.man_at(square) == Some(own(Kind::King)));
        let Some(king) = king else {
            return Err(Impossible::because(format!("{} has no King on the board", side.name())));
        };
        let right = self.turn().position.castling().rook(side, wing);
        let rook = right.unwrap_or_else(|| wing.corner(side));
        let (king_to, rook_to) = (wing.king_to(side), wing.rook_to(side));
        let mut reasons = Vec::new();
        if self.men.man_at(rook) != Some(own(Kind::Rook)) {
            reasons.push(format!("no Rook of {}'s stands on {rook}", side.name()));
        }
        for square in [king_to, rook_to] {
            if square != king && square != rook && self.men.at(square).is_some() {
                reasons.push(format!("a man stands on {square}"));
            }
        }
        if !reasons.is_empty() {
            return Err(Impossible { reasons });
        }
        Ok(self.king_then_rook(king, king_to, rook, rook_to))
    }

    /// Castling towards this wing, where it is legal and nothing else has been moved in the turn.
    fn legal_castling(&self, side: Side, wing: Wing) -> Option<Move> {
        let turn = self.turn();
        let untouched = side == turn.by && self.men.stand_like(&turn.men);
        let legal = turn.position.legal_moves();
        legal.iter().copied().find(|m| untouched && m.castling_wing() == Some(wing))
    }

    fn king_then_rook(&mut self, king: Square, king_to: Square, rook: Square, rook_to: Square) -> Deed {
        let (king, rook) = (self.men.lift(king), self.men.lift(rook));
        for (man, to) in [(king, king_to), (rook, rook_to)] {
            if let Some(man) = man {
                self.men.place(man, to);
            }
        }
        let touched = [king, rook].into_iter().flatten().collect();
        Deed { touched, lifted: true, moved: true, whole: true, ..Deed::default() }
    }

    /// Notes the touch in the record of whoever's turn it counts in.
    fn record_touch(&mut self, side: Side, deed: &mut Deed) -> Vec<Ruling> {
        let new: Vec<ManId> = deed.touched.iter().copied().filter(|&id| !self.is_touched(side, id)).collect();
        if new.is_empty() {
            return Vec::new();
        }
        let answers = self.excuses(side, deed);
        let excused = answers.iter().any(|answer| answer.effect == Effect::Excuses);
        (deed.new_touch, deed.excused) = (!excused, excused);
        let own_turn = side == self.turn().by;
        let parts: Vec<Vec<ManId>> =
            if deed.together { vec![new] } else { new.into_iter().map(|id| vec![id]).collect() };
        for men in parts {
            let touch = Touch { men, lifted: deed.lifted, excused, carried: !own_turn };
            match own_turn {
                true => self.turn_mut().attempt_mut().touches.push(touch),
                false if excused => {}
                false => self.carried[side.index()].push(touch),
            }
        }
        if !excused {
            return Vec::new();
        }
        let articles = articles_of(&answers, |effect| effect == Effect::Excuses);
        let says = format!("{}'s touch has no consequence: {}.", side.name(), answers[0].because.join(", "));
        vec![ruling(&articles, RulingKind::Note, says)]
    }

    fn is_touched(&self, side: Side, id: ManId) -> bool {
        let touches =
            if side == self.turn().by { &self.turn().attempt().touches } else { &self.carried[side.index()] };
        touches.iter().any(|touch| touch.men.contains(&id) && !touch.excused)
    }

    fn excuses(&mut self, side: Side, deed: &Deed) -> Vec<Answer> {
        let squares: Vec<Square> =
            deed.touched.iter().filter_map(|&id| self.turn().men.square_of(id)).collect();
        let mut covered = !squares.is_empty();
        for &square in &squares {
            covered &= self.hands.use_notice(side, square);
        }
        let consent = std::mem::take(&mut self.hands.consent[side.index()]);
        let ground = match (covered && !deed.whole, consent) {
            _ if deed.how == How::Accidentally => Ground::Accident,
            (true, true) => Ground::NoticeAndConsent,
            (true, false) => Ground::Notice,
            (false, true) => Ground::Consent,
            (false, false) if deed.how == How::Rectifying => Ground::Rectifying,
            (false, false) if self.does_as_required(side, &deed.touched) => Ground::Requirement,
            (false, false) if self.replaces_stand_in(side, deed) => Ground::Replacement,
            (false, false) => Ground::None,
        };
        self.ask(&Excuse { own_turn: side == self.turn().by, ground })
    }

    fn displaces(&mut self, side: Side, from: Square, to: Option<Square>, how: How) -> Judgement {
        let man = self.stands_on(from)?;
        if let Some(to) = to {
            self.is_empty(to)?;
        }
        self.men.lift(from);
        if let Some(to) = to {
            self.men.place(man, to);
        }
        self.hands.displaced.push((man, from));
        Ok(vec![self.disarranged(side, how, format!("the {} from {from}", self.man_in_words(man)))])
    }

    fn upsets_board(&mut self, side: Side, how: How) -> Vec<Ruling> {
        if how == How::Plainly {
            self.note_known(crate::act::Clause('a'), side);
        }
        for square in Square::ALL {
            if let Some(man) = self.men.lift(square) {
                self.hands.displaced.push((man, square));
            }
        }
        vec![self.disarranged(side, how, "all the men".to_string())]
    }

    fn puts_right(&mut self, side: Side) -> Judgement {
        if self.hands.displaced.is_empty() {
            return Err(Impossible::because("no man is displaced"));
        }
        self.men = self.hands.men_put_right(&self.men);
        self.hands.displaced.clear();
        self.hands.displaced_in = None;
        let article = law::provided(self.code, law::Provision::DisplacedOnHisOwnTime);
        Ok(vec![ruling(
            article.as_slice(),
            RulingKind::Note,
            format!("{} put the displaced men right.", side.name()),
        )])
    }

    fn disarranged(&mut self, side: Side, how: How, what: String) -> Ruling {
        let now = self.line.len() - 1;
        self.hands.displaced_in = Some(self.hands.displaced_in.map_or(now, |before| before.min(now)));
        let said = if how == How::Accidentally { ", by accident as is said" } else { "" };
        let articles = law::providing(self.code, law::Provision::DisplacedOnHisOwnTime);
        let says = format!("{} displaced {what}{said}; they may be put right.", side.name());
        ruling(&articles, RulingKind::Note, says)
    }
}

/// "a White Pawn".
pub(crate) fn with_article(man: Man) -> String {
    format!("a {} {}", man.side.name(), man.kind.name())
}
