//! Claims: what is asserted, what is true of it, and what the code says.

use board::{Side, Square};
use law::question::{
    Attention, BoundBy, Claimant, DrawGround, ForfeitClause, Forfeiture, Known, Made, Stands, StartClaim,
    StartGround, TouchClaim,
};
use law::{Answer, Effect, Figure, Outcome, figure};

use crate::act::{Claim, Clause, Fact, MoveNumber, Person};
use crate::array::{first_by_odds, is_array, is_mistaken};
use crate::completing::both;
use crate::game::{Dispute, Disputed, Game, Sought, articles_of, refused, ruling};
use crate::men::ManId;
use crate::settings::{BoardPlacing, Colours, Start};
use crate::standing::{Ruling, RulingKind};

impl Game {
    pub(crate) fn claims(&mut self, who: Side, claim: Claim) -> Vec<Ruling> {
        match claim {
            Claim::Repetition => self.claims_draw(who, DrawGround::Repetition, None),
            Claim::FiftyMoves => self.claims_draw(who, DrawGround::FiftyMoves, None),
            Claim::PerpetualCheck => self.claims_draw(who, DrawGround::PerpetualCheck, None),
            Claim::TwoHands => self.claims_two_hands(who),
            Claim::ColoursReversed => self.claims_start(StartGround::Colours, who),
            Claim::IllegalMove(number) => self.claims_illegal_move(who, number),
            Claim::Touched(square) => self.claims_touched(who, square),
            Claim::Time => self.claims_time(who),
            Claim::WronglyResumed => self.claims_wrongly_resumed(who),
            Claim::BoardMisplaced => self.claims_start(StartGround::Board, who),
            Claim::MenMisplaced => self.claims_start(StartGround::Men, who),
            Claim::WrongFirstMove => self.claims_start(StartGround::FirstMove, who),
            Claim::Forfeiture(clause) => self.claims_forfeiture(who, clause),
            Claim::MenDisplaced => self.claims_displaced(),
            Claim::Removed(square) => self.claims_removed(who, square),
            Claim::OddsNotGiven => self.claims_start(StartGround::MenLeftOn, who),
            Claim::FalseCheck => self.claims_false_check(who),
            Claim::InCheck => self.claims_in_check(who),
        }
    }

    pub(crate) fn no_such_claim(&self) -> Ruling {
        refused(&[], format!("{} gives no such claim.", self.code.id))
    }

    // Illegal moves.

    /// The turn of the illegal move that a claim means: the earliest, or the one named.
    pub(crate) fn illegal_turn(&self, number: Option<MoveNumber>) -> Option<usize> {
        let made = self.line.len() - 1;
        (0..made).find(|&index| {
            let turn = &self.line[index];
            let meant = number.is_none_or(|named| named.number == turn.number() && named.side == turn.by);
            meant && self.is_illegal(index)
        })
    }

    /// Whether something unlawful stands in the turn under way, of which the code says that it is not over.
    fn is_not_made_good(&self) -> bool {
        let facts = Attention { stands: Stands::Unreplied, by: Claimant::Opponent, known: true };
        let open = self.ask(&facts).iter().any(|answer| answer.effect == Effect::StaysOpen);
        open && (self.illegal_move_stands() || self.turn().is_disturbed())
    }

    /// Whether an illegal move of the player's stands, after which his turn is not over.
    pub(crate) fn illegal_move_stands(&self) -> bool {
        let making = self.turn().attempt().making.as_ref();
        let illegal = making.is_some_and(|making| making.legal.is_none());
        let away = self.hands.undisturbed(!self.turn().by).unwrap_or(&self.men);
        illegal && !away.stand_like(&self.turn().men)
    }

    fn is_illegal(&self, index: usize) -> bool {
        let attempt = self.line[index].attempt();
        if self.line[index].is_disturbed() {
            return true;
        }
        attempt.making.as_ref().is_some_and(|making| match making.made {
            Made::Illegal => true,
            _ if !making.removed.is_empty() => true,
            Made::AgainstRequirement => index + 2 == self.line.len() && !making.lapsed && !attempt.closed,
            _ => false,
        })
    }

    fn claims_illegal_move(&mut self, who: Side, number: Option<MoveNumber>) -> Vec<Ruling> {
        if let Some(rulings) = number.is_none().then(|| self.claims_idle_press()).flatten() {
            return rulings;
        }
        let known = !self.take_found(|fact| *fact == Fact::Unascertainable);
        let index = self.illegal_turn(number);
        let stands = match index {
            None if number.is_none() && self.is_not_made_good() => Stands::Unreplied,
            None => Stands::None,
            Some(index) if index + 2 == self.line.len() => Stands::Unreplied,
            Some(_) => Stands::Replied,
        };
        let mover = index.map(|index| self.line[index].by);
        let by = if mover == Some(who) { Claimant::Player } else { Claimant::Opponent };
        let facts = Attention { stands, by, known: known || stands == Stands::None };
        let answers = self.ask(&facts);
        for answer in &answers {
            match (answer.effect, index) {
                (Effect::Restores(_), Some(index)) if self.touches_bind_the_replacement() => {
                    return self.takes_back_with_touches(index, &answers);
                }
                (Effect::Restores(_), Some(index)) => return self.takes_back(who, index, stands, by, answer),
                (Effect::Waits, Some(index)) => {
                    self.sought = Some(Sought { by: who, turn: index });
                    let says =
                        "The position before it cannot be determined: the last that can is to be found.";
                    return vec![ruling(&answer.articles, RulingKind::Note, says)];
                }
                (Effect::Ends(outcome), _) => {
                    let says =
                        "The position before the illegal move cannot be ascertained: the game is annulled.";
                    let articles = [answer.articles.clone(), self.after_annulment()].concat();
                    return vec![self.ends(outcome, who, &articles, says.to_string())];
                }
                (Effect::StaysOpen, _) => {
                    let says = "The illegal move is not made good yet, and the turn is not over.";
                    return vec![ruling(&answer.articles, RulingKind::Note, says)];
                }
                (Effect::Refuses, _) => {
                    let says = match number {
                        Some(named) => {
                            format!("Move {} of {} was not illegal.", named.number, named.side.name())
                        }
                        None => "No illegal move stands in this game.".to_string(),
                    };
                    return vec![refused(&answer.articles, says)];
                }
                _ => {}
            }
        }
        vec![self.no_such_claim()]
    }

    fn takes_back(
        &mut self,
        who: Side,
        index: usize,
        stands: Stands,
        by: Claimant,
        answer: &Answer,
    ) -> Vec<Ruling> {
        match (stands, by) {
            (Stands::Replied, _) => {
                self.take_back_later(index);
                self.turn_mut().attempts = vec![crate::turn::Attempt::default()];
                self.turn_mut().required = None;
            }
            _ => self.put_back(index, false),
        }
        let attempts = self.turn().attempts.len();
        if attempts > 1 && by == Claimant::Opponent {
            self.turn_mut().attempts[attempts - 2].called = true;
        }
        let mut rulings = vec![self.restored(&answer.articles)];
        if stands == Stands::Replied {
            rulings.extend(self.tell_moves_still_count());
        }
        if self.choosing().is_some() {
            rulings.extend(self.tell_choice(who));
        }
        rulings
    }

    pub(crate) fn tell_choice(&self, holder: Side) -> Vec<Ruling> {
        let open: Vec<_> = self.options(holder).into_iter().filter(|option| option.possible).collect();
        let mut articles: Vec<&'static str> = Vec::new();
        for article in open.iter().flat_map(|option| &option.articles) {
            if !articles.contains(article) {
                articles.push(article);
            }
        }
        if open.len() > 1 {
            articles.extend(law::providing(self.code, law::Provision::HolderChooses));
        }
        let says = format!("{} chooses the penalty, or waives it, before touching a man.", holder.name());
        vec![ruling(&articles, RulingKind::Right, says)]
    }

    // Men touched.

    fn claims_touched(&mut self, who: Side, square: Square) -> Vec<Ruling> {
        let offender = !who;
        let previous = self.line.len().checked_sub(2).filter(|&index| self.line[index].by == offender);
        let breach = previous.filter(|&index| self.breached(index, square));
        let bound_by = breach.map_or(BoundBy::Nothing, |index| self.bound_by_of(index));
        let timely = breach.is_none_or(|index| {
            let attempt = self.line[index].attempt();
            !attempt.closed && attempt.making.as_ref().is_some_and(|making| !making.lapsed)
        });
        let facts = TouchClaim { breached: breach.is_some(), bound_by, timely };
        let answers = self.ask(&facts);
        for answer in &answers {
            match (answer.effect, breach) {
                (Effect::Restores(_), Some(index)) => {
                    match self.touches_bind_the_replacement() {
                        true => self.put_back_with_touches(index),
                        false => self.put_back(index, false),
                    }
                    let times = self.set_clock_back(index);
                    let mut rulings = vec![self.restored(&both(&answer.articles, times.as_slice()))];
                    rulings.extend(self.tell_touch());
                    return rulings;
                }
                (Effect::Refuses, _) => {
                    return self.tells_of_touch(who, square).unwrap_or_else(|| {
                        vec![refused(
                            &answer.articles,
                            format!("No duty from a touch on {square} was broken."),
                        )]
                    });
                }
                _ => {}
            }
        }
        vec![self.no_such_claim()]
    }

    /// A man was touched in the turn under way, or the last one: the claim brings out what follows from it.
    fn tells_of_touch(&self, who: Side, square: Square) -> Option<Vec<Ruling>> {
        let index = (0..self.line.len()).rev().find(|&index| self.line[index].by != who)?;
        let id = self.line[index].men.at(square)?;
        if !self.was_touched(index, id) {
            return None;
        }
        let rulings =
            if index + 1 == self.line.len() { self.tell_touch() } else { self.tell_open_menus(!who) };
        (!rulings.is_empty()).then_some(rulings)
    }

    fn was_touched(&self, index: usize, id: ManId) -> bool {
        self.line[index].attempt().touches.iter().any(|touch| !touch.excused && touch.men.contains(&id))
    }

    /// Whether the turn's move left the man that stood on this square, touched, for another.
    pub(crate) fn breached(&self, index: usize, square: Square) -> bool {
        let turn = &self.line[index];
        let Some(id) = turn.men.at(square) else { return false };
        let left = turn
            .attempt()
            .making
            .as_ref()
            .is_some_and(|making| making.made == Made::AgainstTouch && !making.men.all.contains(&id));
        left && self.was_touched(index, id)
    }

    fn bound_by_of(&self, index: usize) -> BoundBy {
        self.line[index].attempt().making.as_ref().map_or(BoundBy::Nothing, |making| making.bound_by)
    }

    // Mistakes at the start.

    /// Whether moves are still to be completed on each side before the code lets a mistake at the start pass.
    pub(crate) fn is_early(&self, ground: StartGround) -> bool {
        let needed = figure(self.code, Figure::MovesToMendTheStart).map_or(0, |(moves, _)| moves as usize);
        let turns = || self.line[..self.line.len() - 1].iter().filter(|turn| turn.counts());
        let made = |side: Side| turns().filter(|turn| turn.by == side).count();
        let late = |odds: &crate::settings::Odds| odds.left_on && made(odds.giver) >= needed;
        match ground {
            StartGround::MenLeftOn => !self.settings.odds.iter().any(late),
            _ => Side::ALL.into_iter().any(|side| made(side) < needed),
        }
    }

    pub(crate) fn start_is_wrong(&self, ground: StartGround) -> bool {
        match ground {
            StartGround::Board => self.settings.board == BoardPlacing::Misplaced,
            StartGround::MenLeftOn => self.settings.odds.iter().any(|odds| odds.left_on),
            StartGround::Men if self.rectified.is_some() => false,
            StartGround::Men => match &self.settings.start {
                Start::Setup(setup) => is_mistaken(setup, &self.settings.odds),
                Start::Usual | Start::Chess960(_) => false,
            },
            StartGround::Colours => self.settings.colours == Colours::Reversed,
            StartGround::FirstMove => {
                let entitled = self.settings.right.unwrap_or(self.entitled_to_begin());
                self.settings.first.is_some_and(|first| first != entitled)
            }
        }
    }

    /// Who begins by the code, or in an agreed position by the set-up.
    pub(crate) fn entitled_to_begin(&self) -> Side {
        match &self.settings.start {
            Start::Setup(setup) if !is_array(setup) => setup.turn,
            _ => first_by_odds(self.code, &self.settings).unwrap_or(Side::White),
        }
    }

    fn claims_start(&mut self, ground: StartGround, who: Side) -> Vec<Ruling> {
        let facts = StartClaim { ground, wrong: self.start_is_wrong(ground), early: self.is_early(ground) };
        let answers = self.ask(&facts);
        for answer in &answers {
            match answer.effect {
                Effect::Ends(outcome) => {
                    let says = format!("{}: {}.", wrong_start(ground), end_words(outcome));
                    let mut articles = answer.articles.clone();
                    if outcome == Outcome::Annulled {
                        articles.extend(self.after_annulment());
                    }
                    return vec![self.ends(outcome, who, &articles, says)];
                }
                Effect::Rectifies => return vec![self.rectifies(who, &answer.articles)],
                Effect::Refuses if facts.wrong => {
                    let says =
                        format!("{}, but it is found too late: the game is played out.", wrong_start(ground));
                    return vec![refused(&answer.articles, says)];
                }
                Effect::Refuses => return vec![refused(&answer.articles, "It was as it should be.")],
                Effect::TurnsTheBoard => return vec![self.turns_the_board(&answer.articles)],
                _ => {}
            }
        }
        vec![self.no_such_claim()]
    }

    // Forfeitures.

    fn claims_forfeiture(&mut self, who: Side, clause: Clause) -> Vec<Ruling> {
        let offender = !who;
        let known = self.known_of(clause, offender);
        self.judge_forfeiture(who, clause, known)
    }

    fn known_of(&mut self, clause: Clause, offender: Side) -> Known {
        let of_refusal = self.clause_of_refusal();
        let meant = |fact: &Fact| {
            *fact == Fact::Offence(clause, offender)
                || (*fact == Fact::Refused(offender) && clause == of_refusal)
        };
        let found = self.found.iter().position(|(_, fact)| meant(fact));
        match found.map(|index| self.found.remove(index)) {
            Some((Person::Arbiter, _)) => Known::Decided,
            Some(_) => Known::Agreed,
            None if self.is_time(clause) => self.known_of_time(offender),
            None if self.forfeits.contains(&(clause, offender)) && self.log_decides(clause) => Known::Logged,
            None => Known::Open,
        }
    }

    /// Whether the code lets the log alone decide this clause.
    pub(crate) fn log_decides(&self, clause: Clause) -> bool {
        let Some(letter) = ForfeitClause::of(clause.0) else { return false };
        let answers = self.ask(&Forfeiture { clause: letter, known: Known::Logged, moved_since: false });
        answers.iter().any(|answer| matches!(answer.effect, Effect::Ends(_)))
    }

    pub(crate) fn judge_forfeiture(&mut self, who: Side, clause: Clause, known: Known) -> Vec<Ruling> {
        let Some(letter) = ForfeitClause::of(clause.0) else { return vec![self.no_such_claim()] };
        let offender = !who;
        let answers = {
            let moved_since = self.moved_since_knowing(clause, offender);
            self.ask(&Forfeiture { clause: letter, known, moved_since })
        };
        let settles = articles_of(&answers, |effect| effect == Effect::Settles);
        for answer in &answers {
            let mut articles = answer.articles.clone();
            articles.extend(settles.iter().filter(|article| !answer.articles.contains(article)));
            match answer.effect {
                Effect::Ends(outcome) => {
                    let says = format!(
                        "{} forfeits the game under ({}): {} has won.",
                        offender.name(),
                        clause.0,
                        who.name()
                    );
                    return vec![self.ends(outcome, offender, &articles, says)];
                }
                Effect::Waits => {
                    self.dispute = Some(Dispute { by: who, about: Disputed::Forfeiture(clause) });
                    let says = format!(
                        "Whether {} did so is a question of fact, to be found; {} may admit it.",
                        offender.name(),
                        offender.name()
                    );
                    return vec![ruling(&articles, RulingKind::Note, says)];
                }
                Effect::Refuses => {
                    self.dispute = None;
                    let late = self.moved_since_knowing(clause, offender);
                    return vec![refused(&articles, not_forfeited(known, late))];
                }
                _ => {}
            }
        }
        vec![self.no_such_claim()]
    }

    pub(crate) fn take_found(&mut self, wanted: impl Fn(&Fact) -> bool) -> bool {
        let found = self.found.iter().position(|(_, fact)| wanted(fact));
        found.map(|index| self.found.remove(index)).is_some()
    }
}

fn wrong_start(ground: StartGround) -> &'static str {
    match ground {
        StartGround::Board => "The board lies wrongly",
        StartGround::Men => "Men stood wrongly, or were missing, at the start",
        StartGround::Colours => "The persons have each other's men",
        StartGround::MenLeftOn => "A man that was to be given was left on the board",
        StartGround::FirstMove => "The first move was made by the wrong person",
    }
}

fn end_words(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Recommenced => "it is put right and the game begun again",
        _ => "the game is annulled, and is not one of a series",
    }
}

fn not_forfeited(known: Known, late: bool) -> &'static str {
    match known {
        Known::Agreed | Known::Decided | Known::Logged | Known::Open if late => {
            "It is claimed too late: a move has been completed since it was known."
        }
        Known::NotSo => "It is found not to be so.",
        _ => "It cannot be claimed in this game.",
    }
}
