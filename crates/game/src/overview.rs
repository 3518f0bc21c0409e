//! The standing: everything true of the game now, put together for whoever asks.

use board::{Move, Side, Square};
use law::question::{
    Answered, Attention, Claimant, DrawGround, FalseCheck, ForfeitClause, Forfeiture, HandsClaim, InCheck,
    Known, Origin, Stands, StartGround, Truth,
};
use law::{Answer, Effect, Provision, Until, provided};

use crate::act::{Claim, Clause, Fact, Person};
use crate::clock::Clock;
use crate::exacting::{OpenOption, option_in_words};
use crate::game::{Disputed, Game};
use crate::names::place_on_file;
use crate::reading::Reads;
use crate::standing::{Duty, Hand, LineMove, Open, PenaltyOption, Phase, Saying, Standing};
use crate::touching::moves_man;
use crate::turn::Turn;

impl Game {
    /// Everything true of the game now. What a seat may see of it is the business of the crate `view`.
    pub fn standing(&self) -> Standing {
        let recorded = self.reads() != Reads::Algebraic;
        let line =
            self.line[..self.line.len() - 1].iter().map(|turn| self.line_move(turn, recorded)).collect();
        Standing { line, ..self.standing_without_line() }
    }

    /// The same without the moves of the line, which grow with the game.
    pub fn standing_without_line(&self) -> Standing {
        let turn = self.turn();
        let phase = self.phase();
        let (duty, legal) = self.duty_and_legal(phase);
        Standing {
            code: self.code.id,
            result: self.ending.clone(),
            phase,
            turn: turn.by,
            position: turn.position,
            board: self.men.board(),
            stand_ins: self.men.stand_ins(),
            captured: self.men.off().iter().map(|&id| self.men.man(id)).collect(),
            hand: self.hand_in_view(),
            duty,
            legal,
            may: if phase == Phase::Over { Vec::new() } else { self.may() },
            offer: self.offer.filter(|_| phase != Phase::Over),
            counts: self.moves_counted().filter(|_| phase != Phase::Over),
            clock: self.clock.as_ref().map(Clock::dials),
            completed: self.line.iter().filter(|turn| turn.complete).count(),
            offences: self.counts_offences().then_some(self.infringements),
            penalties: self.penalties.clone(),
            scores: self.sheets.clone(),
            first_next: self.first_next(),
            names: self.names(),
            line: Vec::new(),
        }
    }

    fn counts_offences(&self) -> bool {
        let facts = law::question::Infringement { again: false, mate: Truth::Yes };
        !self.ask(&facts).is_empty()
    }

    fn hand_in_view(&self) -> Option<Hand> {
        let of = |side: Side| {
            let held = self.hands.of(side)?;
            Some(Hand { by: side, man: self.men.man(held.man), from: held.from, on: held.on })
        };
        of(self.turn().by).or_else(|| of(!self.turn().by))
    }

    fn duty_and_legal(&self, phase: Phase) -> (Vec<Duty>, Vec<Move>) {
        if phase == Phase::Over {
            return (Vec::new(), Vec::new());
        }
        let turn = self.turn();
        let held = self.hands.of(turn.by);
        let moving: Vec<_> = held.map(|held| held.man).into_iter().collect();
        let (duty, moves) = match (&turn.required, self.bound(turn, &moving)) {
            (Some(required), _) => (vec![required.duty.clone()], required.moves.clone()),
            (None, Some(bound)) => (vec![bound.duty], bound.moves),
            (None, None) => (Vec::new(), turn.position.legal_moves().to_vec()),
        };
        let (mut duty, moves) = narrowed(turn, duty, moves);
        duty.extend(self.demanded.iter().map(|demanded| demanded.duty.clone()));
        let in_hand = held.and_then(|held| turn.men.square_of(held.man));
        let of_hand = |m: &Move| in_hand.is_none_or(|square| moves_man(*m, square));
        let mut legal: Vec<Move> = match phase {
            Phase::Choice | Phase::Stopped => Vec::new(),
            _ if self.must_first_quit() => Vec::new(),
            Phase::Adjourned if self.is_sealed() => Vec::new(),
            _ => moves.into_iter().filter(of_hand).collect(),
        };
        legal.sort_by_cached_key(|&m| turn.position.uci(m));
        (duty, legal)
    }

    fn names(&self) -> Vec<(Square, String)> {
        if provided(self.code, Provision::NamesByOrigin).is_none() {
            return Vec::new();
        }
        let numbered = provided(self.code, Provision::PawnsNumbered).is_some();
        let named = |square: Square| {
            let id = self.men.at(square)?;
            let name = self.origins.name(&self.men, id, square);
            let place = place_on_file(&self.men, square).filter(|_| numbered);
            Some((square, place.map_or(name.clone(), |place| format!("{place} {name}"))))
        };
        Square::ALL.into_iter().filter_map(named).collect()
    }

    /// Everything open to say now under some article, in a fixed order: answers, penalties, claims.
    fn may(&self) -> Vec<Open> {
        if self.closed {
            return Vec::new();
        }
        if let Some(dispute) = self.dispute {
            return self.answers_to(dispute.by, dispute.about);
        }
        if let Some(sought) = self.sought {
            return self.answers_to_sought(sought.by);
        }
        if let Some(adopting) = &self.adopting {
            return adopting.open();
        }
        let mut may = Vec::new();
        self.adjourning_open(&mut may);
        if self.adjourned.is_some() {
            return may;
        }
        for who in [self.turn().by, !self.turn().by] {
            self.answers(who, &mut may);
            self.penalties(who, &mut may);
        }
        if self.choosing().is_some() {
            return may;
        }
        for who in [self.turn().by, !self.turn().by] {
            self.claims_open(who, &mut may);
        }
        may
    }

    fn answers_to(&self, by: Side, about: Disputed) -> Vec<Open> {
        let player = Person::Player;
        let (found, admitted) = match about {
            Disputed::Forfeiture(clause) => (Some(Fact::Offence(clause, !by)), true),
            Disputed::InCheck => (Some(Fact::Unascertainable), true),
            // As they stand, which is for people to change.
            Disputed::MenMisplaced => (Some(Fact::Board(Box::new(self.position().setup()))), false),
        };
        let admit = admitted.then(|| open(player(!by), Saying::Admit, false));
        let mut may: Vec<Open> = admit.into_iter().collect();
        may.push(open(player(by), Saying::Waive, false));
        for who in [Person::Players, Person::Arbiter] {
            may.extend(found.clone().map(|fact| open(who, Saying::Find(fact), false)));
            may.push(open(who, Saying::Find(Fact::NotSo), false));
        }
        may
    }

    fn answers_to_sought(&self, by: Side) -> Vec<Open> {
        let found = [Person::Players, Person::Arbiter].map(|who| open(who, Saying::Find(Fact::NotSo), false));
        std::iter::once(open(Person::Player(by), Saying::Waive, false)).chain(found).collect()
    }

    fn answers(&self, who: Side, may: &mut Vec<Open>) {
        let player = Person::Player(who);
        if self.offer == Some(!who) {
            may.push(open(player, Saying::AcceptDraw, false));
            may.push(open(player, Saying::DeclineDraw, false));
        }
        if self.hands.asks(!who) && who == self.turn().by
            || !self.carried[(!who).index()].is_empty()
            || self.turn_to_consent_to(who).is_some()
            || self.may_annul(who)
        {
            may.push(open(player, Saying::Consent, false));
        }
        if who != self.turn().by && self.line.len() > 1 && self.knows_check_said() {
            may.push(open(player, Saying::Check, self.check_may_be_said(who)));
        }
        if self.may_give_notice(who) {
            may.push(open(player, Saying::Notice, true));
        }
        for what in self.requirements(who) {
            may.push(open(player, Saying::Require(what), false));
        }
        let demanded = self.demanded.as_ref().is_some_and(|demanded| demanded.of == who);
        let bound =
            self.requirement_open == Some(who) && self.turn().by == who && self.turn().required.is_some();
        if demanded || bound {
            may.push(open(player, Saying::Refuse, false));
        }
    }

    fn penalties(&self, who: Side, may: &mut Vec<Open>) {
        let player = Person::Player(who);
        for option in self.options(who).into_iter().filter(|option| option.possible) {
            let exact = Saying::Exact(option.exaction);
            may.push(Open { option: Some(self.penalty(who, option)), ..open(player, exact, false) });
        }
        if self.has_open(who) {
            may.push(open(player, Saying::Waive, false));
        }
    }

    fn penalty(&self, holder: Side, option: OpenOption) -> PenaltyOption {
        let turn = &self.line[option.turn];
        let leads_to = self.position_after(&option);
        let then = self.what_may_follow(&option);
        let mut legal =
            if option.exaction.is_about_moves() { option.moves } else { leads_to.legal_moves().to_vec() };
        legal.sort_by_cached_key(|&m| leads_to.uci(m));
        let until = match option.until {
            Until::HolderTouches => format!("{holder} touches a man"),
            Until::HolderCompletes => format!("{holder} completes a move"),
        };
        PenaltyOption {
            says: option_in_words(turn, option.attempt, option.exaction),
            articles: option.articles,
            until,
            leads_to,
            legal,
            then,
        }
    }

    fn claims_open(&self, who: Side, may: &mut Vec<Open>) {
        let claims = self
            .claims_about_moves(who)
            .into_iter()
            .chain(self.claims_about_hands(who))
            .chain(self.removals().into_iter().map(|square| (Claim::Removed(square), true)))
            .chain(self.claims_of_draws(who))
            .chain(self.claims_of_time(who))
            .chain(self.claims_of_resumption())
            .chain(self.claims_about_the_start())
            .chain(self.claims_about_check(who))
            .chain(self.claims_of_forfeiture(who));
        may.extend(claims.map(|(claim, ripe)| open(Person::Player(who), Saying::Claim(claim), ripe)));
    }

    fn claims_about_moves(&self, who: Side) -> Vec<(Claim, bool)> {
        let mut claims = Vec::new();
        if self.knows_illegal_moves() {
            let stands = self.illegal_turn(None).is_some() || self.idle.is_some();
            claims.push((Claim::IllegalMove(None), stands));
        }
        let Some(index) = self.touch_turn(who).filter(|_| self.knows_touch_claims()) else { return claims };
        let made = index + 1 < self.line.len();
        let squares = Square::ALL.into_iter().filter(|&square| self.line[index].men.at(square).is_some());
        claims.extend(squares.map(|square| (Claim::Touched(square), made && self.breached(index, square))));
        claims
    }

    pub(crate) fn knows_touch_claims(&self) -> bool {
        let bound_by = law::question::BoundBy::Nothing;
        let facts = law::question::TouchClaim { breached: false, bound_by, timely: true };
        !self.ask(&facts).is_empty()
    }

    /// The other side's turn whose touches this side may still claim: the one under way, once he has touched
    /// something, or the last one until this side touches a man itself.
    fn touch_turn(&self, who: Side) -> Option<usize> {
        let last = self.line.len() - 1;
        if self.line[last].by != who {
            return self.player_has_touched().then_some(last);
        }
        let index = last.checked_sub(1)?;
        let attempt = self.line[index].attempt();
        let open = !attempt.closed && attempt.making.as_ref().is_some_and(|making| !making.lapsed);
        open.then_some(index)
    }

    fn claims_of_draws(&self, who: Side) -> Vec<(Claim, bool)> {
        if who != self.turn().by {
            return Vec::new();
        }
        // Where a touch ends the right to claim, it is no longer listed.
        if self.player_has_touched() && provided(self.code, Provision::DeclaredMoves).is_some() {
            return Vec::new();
        }
        let grounds = [
            (Claim::Repetition, DrawGround::Repetition),
            (Claim::FiftyMoves, DrawGround::FiftyMoves),
            (Claim::PerpetualCheck, DrawGround::PerpetualCheck),
        ];
        let known = grounds.into_iter().filter(|&(_, ground)| self.knows_draw(ground));
        let ripe = |ground| {
            (self.knows_claim_after_touch(ground) || !self.touched_before_claiming())
                && self.draw_truth(ground) == Some(Truth::Yes)
        };
        known.map(|(claim, ground)| (claim, ripe(ground))).collect()
    }

    /// Whether a touch of the player's leaves him this claim.
    pub(crate) fn knows_claim_after_touch(&self, ground: DrawGround) -> bool {
        let by = Claimant::Player;
        let form = law::question::ClaimForm::Now;
        let facts = law::question::DrawClaim { ground, by, form, touched: true, truth: Truth::Yes };
        self.ask(&facts).iter().any(|answer| matches!(answer.effect, Effect::Ends(_)))
    }

    fn knows_draw(&self, ground: DrawGround) -> bool {
        let by = Claimant::Player;
        let form = law::question::ClaimForm::Now;
        !self
            .ask(&law::question::DrawClaim { ground, by, form, touched: false, truth: Truth::Yes })
            .is_empty()
    }

    fn claims_about_the_start(&self) -> Vec<(Claim, bool)> {
        let grounds = [
            (Claim::BoardMisplaced, StartGround::Board),
            (Claim::MenMisplaced, StartGround::Men),
            (Claim::WrongFirstMove, StartGround::FirstMove),
            (Claim::ColoursReversed, StartGround::Colours),
            (Claim::OddsNotGiven, StartGround::MenLeftOn),
        ];
        let open = grounds.into_iter().filter(|&(_, ground)| self.start_claim_ends(ground, true));
        open.map(|(claim, ground)| {
            let wrong = self.start_is_wrong(ground);
            (claim, wrong && self.start_claim_ends(ground, wrong))
        })
        .collect()
    }

    /// Whether such a claim, if it is so, would end the game now.
    fn start_claim_ends(&self, ground: StartGround, wrong: bool) -> bool {
        let facts = law::question::StartClaim { ground, wrong, early: self.is_early(ground) };
        self.ask(&facts).iter().any(|answer| {
            matches!(answer.effect, Effect::Ends(_) | Effect::Rectifies | Effect::TurnsTheBoard)
        })
    }

    pub(crate) fn knows_illegal_moves(&self) -> bool {
        let facts = |stands| Attention { stands, by: Claimant::Opponent, known: true };
        [Stands::Unreplied, Stands::Replied].into_iter().any(|stands| !self.ask(&facts(stands)).is_empty())
    }

    fn claims_about_check(&self, who: Side) -> Vec<(Claim, bool)> {
        let restores =
            |answers: Vec<Answer>| answers.iter().any(|answer| matches!(answer.effect, Effect::Restores(_)));
        let (known, facts) =
            (FalseCheck { said: true, answered: Answered::KingMoved, timely: true }, self.false_check(who).0);
        let mut claims = Vec::new();
        if restores(self.ask(&known)) {
            claims.push((Claim::FalseCheck, restores(self.ask(&facts))));
        }
        if restores(self.ask(&InCheck { so: true, long: true, origin: Origin::Unascertainable })) {
            claims.push((Claim::InCheck, false));
        }
        claims
    }

    /// Both hands, as long as it may be claimed; men displaced.
    fn claims_about_hands(&self, who: Side) -> Vec<(Claim, bool)> {
        let asked = HandsClaim { so: true, timely: true };
        let last = self.line.len().checked_sub(2).filter(|&index| self.line[index].by != who);
        let open = last.filter(|&index| !self.ask(&asked).is_empty() && self.may_still_claim(index));
        let hands = open.map(|index| (Claim::TwoHands, self.line[index].attempt().two_hands));
        let go_back = provided(self.code, Provision::DisplacedMenGoBack).is_some();
        let men = go_back.then(|| (Claim::MenDisplaced, self.hands.displaced_in.is_some()));
        hands.into_iter().chain(men).collect()
    }

    fn claims_of_forfeiture(&self, who: Side) -> Vec<(Claim, bool)> {
        let clauses = ('a'..='f').map(Clause).filter(|clause| self.knows_forfeiture(*clause));
        let logged = |clause: Clause| {
            self.forfeits.contains(&(clause, !who))
                && self.log_decides(clause)
                && self.claim_is_timely(clause, !who)
        };
        clauses.map(|clause| (Claim::Forfeiture(clause), logged(clause))).collect()
    }

    fn knows_forfeiture(&self, clause: Clause) -> bool {
        let Some(clause) = ForfeitClause::of(clause.0) else { return false };
        let answers = self.ask(&Forfeiture { clause, known: Known::Agreed, moved_since: false });
        answers.iter().any(|answer| matches!(answer.effect, Effect::Ends(_)))
    }
}

/// A man quitted on its square narrows the moves further, as long as some are left.
fn narrowed(turn: &Turn, mut duty: Vec<Duty>, moves: Vec<Move>) -> (Vec<Duty>, Vec<Move>) {
    let Some(released) = &turn.attempt().released else { return (duty, moves) };
    let both: Vec<Move> = moves.iter().copied().filter(|m| released.moves.contains(m)).collect();
    if both.is_empty() {
        return (duty, moves);
    }
    duty.push(released.duty.clone());
    (duty, both)
}

fn open(who: Person, line: Saying, ripe: bool) -> Open {
    Open { who, line, ripe, option: None }
}

impl Game {
    fn line_move(&self, turn: &Turn, recorded: bool) -> LineMove {
        let making = turn.attempt().making.as_ref();
        let men = making.map(|making| &making.men);
        let way = men.and_then(|men| men.mover.zip(men.to));
        LineMove {
            by: turn.by,
            number: turn.number(),
            from: turn.position,
            origins: if recorded { self.origins_in(turn) } else { [None; 64] },
            legal: making.and_then(|making| making.legal),
            says: way.map(|(from, to)| format!("{from}-{to}")).unwrap_or_default(),
        }
    }

    /// A legal move in words: "White moved the Knight from g1 to f3".
    pub(crate) fn move_in_words(&self, m: Move) -> String {
        let turn = self.turn();
        let by = turn.by.name();
        let mover = turn.position.kind_at(m.from()).map_or("man", |kind| kind.name());
        if let Some(wing) = m.castling_wing() {
            return format!("{by} castled on the {wing}");
        }
        let way = match turn.position.captured(m) {
            Some((square, man)) if square == m.to() => {
                format!("{by} took the {} on {square} with the {mover} from {}", man.kind.name(), m.from())
            }
            Some((square, _)) => {
                format!("{by} took the Pawn on {square} in passing with the Pawn from {}", m.from())
            }
            None => format!("{by} moved the {mover} from {} to {}", m.from(), m.to()),
        };
        match m.promotion_kind() {
            Some(kind) => format!("{way}, and promoted it to a {}", kind.name()),
            None => way,
        }
    }
}
