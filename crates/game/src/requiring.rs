//! What a player may require of the other: a hand taken off, a man put back, castling completed, a Pawn replaced.

use board::{Side, Square};
use law::Effect;
use law::question::{BoundBy, Demand, Made, Nature, Requirement as RequirementFacts, Transfer};

use crate::act::Requirement;
use crate::change::{Change, change};
use crate::exacting::OpenOption;
use crate::game::{Game, articles_of, refused, ruling};
use crate::men::StandIn;
use crate::standing::{Duty, DutyKind, Ruling, RulingKind};
use crate::turn::Required;

/// Something that was lawfully required and is still to be done.
#[derive(Clone, Debug)]
pub(crate) struct Demanded {
    pub of: Side,
    pub demand: Demand,
    pub square: Option<Square>,
    pub duty: Duty,
    /// The turn in which it was required.
    turn: usize,
}

impl Game {
    pub(crate) fn requires(&mut self, who: Side, what: Requirement) -> Vec<Ruling> {
        let (demand, square) = self.demand(who, what);
        let so = self.is_as_required(who, demand, square);
        let answers = self.ask(&RequirementFacts { demand, so });
        let refuses = articles_of(&answers, |effect| effect == Effect::Refuses);
        let articles = articles_of(&answers, |effect| effect == Effect::MustBeDone);
        if articles.is_empty() {
            let why = match refuses.is_empty() {
                true => format!("{} gives no such requirement.", self.code.id),
                false => "It is not as that requirement supposes.".to_string(),
            };
            return vec![refused(&refuses, why)];
        }
        match demand {
            Demand::Annulment => self.annuls(&articles),
            Demand::RookMove => self.takes_rook_move(who, &articles),
            Demand::CompleteCastling => self.requires_castling(who, articles),
            _ => self.demands(who, demand, square, articles),
        }
    }

    fn demand(&self, who: Side, what: Requirement) -> (Demand, Option<Square>) {
        match what {
            Requirement::Release => (Demand::Release, None),
            Requirement::Replace => (Demand::Replace, None),
            Requirement::CompleteCastling => (Demand::CompleteCastling, None),
            Requirement::RookMove => (Demand::RookMove, None),
            Requirement::Annulment => (Demand::Annulment, None),
            Requirement::Piece(square) if self.stand_in(!who, square) == Some(StandIn::Substitute) => {
                (Demand::PieceForSubstitute, Some(square))
            }
            Requirement::Piece(square) => (Demand::PieceForPawn, Some(square)),
            Requirement::Substitute(square) => (Demand::SubstituteForPawn, Some(square)),
        }
    }

    fn stand_in(&self, side: Side, square: Square) -> Option<StandIn> {
        let id = self.men.at(square).filter(|&id| self.men.man(id).side == side)?;
        self.men.stand_in(id)
    }

    fn is_as_required(&self, who: Side, demand: Demand, square: Option<Square>) -> bool {
        let other = !who;
        let stands = |what: StandIn| square.is_some_and(|square| self.stand_in(other, square) == Some(what));
        match demand {
            Demand::Release => self.turn().by == other && self.hand_stays(other),
            Demand::Replace => self.turn().by == other && self.holds_away(other).is_some(),
            Demand::CompleteCastling => self.castling_begun(other).is_some(),
            Demand::RookMove => self.may_take_rook_move(who),
            Demand::Annulment => self.may_annul(who),
            Demand::PieceForPawn | Demand::SubstituteForPawn => {
                self.turn().by == who && stands(StandIn::Pawn)
            }
            Demand::PieceForSubstitute => self.turn().by == who && stands(StandIn::Substitute),
        }
    }

    /// A hand stays on a man on the square where it stood, or on a piece just set for a Pawn.
    fn hand_stays(&self, side: Side) -> bool {
        let held = self.hands.of(side);
        self.hands.rests(side)
            || held.is_some_and(|held| held.on.is_some() && (held.from.is_none() || held.on == held.from))
    }

    /// The square of the man that is held away from it.
    fn holds_away(&self, side: Side) -> Option<Square> {
        let held = self.hands.of(side)?;
        held.from.filter(|_| held.on != held.from)
    }

    /// The castling of which the King's part alone was made, and quitted.
    fn castling_begun(&self, side: Side) -> Option<board::Move> {
        let turn = self.turn();
        if turn.by != side || self.hands.of(side).is_some() {
            return None;
        }
        let begun = matches!(change(turn, &self.men), Change::Part(Some(Nature::Castling)));
        let king =
            |m: &board::Move| m.castling_wing().is_some() && self.men.at(m.to()) == turn.men.at(m.from());
        turn.position.legal_moves().iter().copied().find(king).filter(|_| begun)
    }

    fn may_take_rook_move(&self, who: Side) -> bool {
        let castled = self.turn().intrusion.as_ref().is_some_and(|i| i.castling && i.by != who);
        self.turn().by == who && (castled || self.rook_first(!who).is_some())
    }

    /// Whether the code knows the Rook's part of castling made first.
    pub(crate) fn knows_rook_first(&self) -> bool {
        let facts = RequirementFacts { demand: Demand::RookMove, so: true };
        self.ask(&facts).iter().any(|answer| answer.effect == Effect::MustBeDone)
    }

    fn takes_rook_move(&mut self, who: Side, articles: &[&'static str]) -> Vec<Ruling> {
        let castled = self.turn_mut().intrusion.take();
        if let Some(intrusion) = &castled {
            self.puts_back_intrusion(intrusion);
        }
        let index = self.line.len() - 2;
        std::sync::Arc::make_mut(&mut self.line[index]).attempt_mut().rook_alone = true;
        let says =
            format!("The Rook's move is {}'s whole move; the King stands where it stood.", (!who).name());
        let kind = if castled.is_some() { RulingKind::Restored } else { RulingKind::Obligation };
        vec![ruling(articles, kind, says)]
    }

    fn requires_castling(&mut self, who: Side, articles: Vec<&'static str>) -> Vec<Ruling> {
        let Some(m) = self.castling_begun(!who) else { return Vec::new() };
        let rook = m.rook().map(|(from, _)| from);
        let duty = Duty {
            kind: DutyKind::Castle,
            squares: [Some(m.from()), rook].into_iter().flatten().collect(),
            articles: articles.clone(),
            says: "complete the castling".to_string(),
        };
        self.requirement_open = Some(!who);
        self.turn_mut().required = Some(Required { moves: vec![m], duty });
        let says = format!("{} must complete the castling.", (!who).name());
        vec![ruling(&articles, RulingKind::Obligation, says)]
    }

    fn demands(
        &mut self,
        who: Side,
        demand: Demand,
        square: Option<Square>,
        articles: Vec<&'static str>,
    ) -> Vec<Ruling> {
        let of = !who;
        let square = square.or_else(|| self.holds_away(of));
        let at = square.map(|square| square.to_string()).unwrap_or_default();
        let says = match demand {
            Demand::Release => "take the hand off".to_string(),
            Demand::Replace => format!("put the man in hand back on {at}"),
            Demand::SubstituteForPawn => format!("replace the Pawn on {at} by a substitute"),
            Demand::PieceForSubstitute => format!("replace the substitute on {at} by the piece"),
            _ => format!("replace the Pawn on {at} by the piece, or by a substitute if there is none"),
        };
        let told = format!("{} must {says}.", of.name());
        let kind = DutyKind::Requirement;
        let duty = Duty { kind, squares: square.into_iter().collect(), articles: articles.clone(), says };
        self.demanded = Some(Demanded { of, demand, square, duty, turn: self.line.len() });
        vec![ruling(&articles, RulingKind::Obligation, told)]
    }

    /// Looks whether what was required has been done, or the turn has passed without it.
    pub(crate) fn looks_at_demand(&mut self) -> Vec<Ruling> {
        let Some(demanded) = self.demanded.clone() else { return Vec::new() };
        if self.is_done(&demanded) {
            self.demanded = None;
            return Vec::new();
        }
        if demanded.turn == self.line.len() {
            return Vec::new();
        }
        self.demanded = None;
        let in_his_turn = matches!(demanded.demand, Demand::Release | Demand::Replace);
        if in_his_turn { self.did_not_comply(demanded.of) } else { Vec::new() }
    }

    fn is_done(&self, demanded: &Demanded) -> bool {
        let stands = |what: StandIn| {
            demanded.square.is_some_and(|square| {
                self.men.at(square).is_none() || self.stand_in(demanded.of, square) == Some(what)
            })
        };
        let same_turn = demanded.turn == self.line.len();
        match demanded.demand {
            Demand::Release => {
                same_turn && !self.hands.rests(demanded.of) && self.hands.of(demanded.of).is_none()
            }
            Demand::Replace => same_turn && self.holds_away(demanded.of).is_none(),
            Demand::PieceForSubstitute => !stands(StandIn::Substitute),
            _ => !stands(StandIn::Pawn),
        }
    }

    fn did_not_comply(&mut self, who: Side) -> Vec<Ruling> {
        let answers = self.ask(&refusal());
        let articles = articles_of(&answers, |effect| effect == Effect::Offence);
        let clause = self.clause_of_refusal();
        self.note_forfeit(clause, who);
        let says =
            format!("{} did not do what was required: {} may claim the game.", who.name(), (!who).name());
        vec![Ruling { about: Some(who), ..ruling(&articles, RulingKind::Offence, says) }]
    }

    /// Whether the player has first to put a man back, or to take his hand off.
    pub(crate) fn must_first_quit(&self) -> bool {
        self.demanded.as_ref().is_some_and(|demanded| {
            demanded.of == self.turn().by && matches!(demanded.demand, Demand::Release | Demand::Replace)
        })
    }

    /// What may be required now, under an article that gives it.
    pub(crate) fn requirements(&self, who: Side) -> Vec<Requirement> {
        let plain = [
            Requirement::Release,
            Requirement::Replace,
            Requirement::CompleteCastling,
            Requirement::RookMove,
            Requirement::Annulment,
        ];
        let stand_ins = self.men.stand_ins().into_iter().map(|(square, _)| square);
        let replaced =
            stand_ins.flat_map(|square| [Requirement::Piece(square), Requirement::Substitute(square)]);
        plain.into_iter().chain(replaced).filter(|&what| self.would_require(who, what)).collect()
    }

    fn would_require(&self, who: Side, what: Requirement) -> bool {
        let (demand, square) = self.demand(who, what);
        let required = demand == Demand::CompleteCastling && self.turn().required.is_some();
        let asked = self.demanded.as_ref().is_some_and(|it| it.demand == demand && it.square == square);
        let facts = RequirementFacts { demand, so: true };
        !required
            && !asked
            && self.is_as_required(who, demand, square)
            && self.ask(&facts).iter().any(|answer| answer.effect == Effect::MustBeDone)
    }

    /// Whether a touch of these men does what was required of this side.
    pub(crate) fn does_as_required(&self, side: Side, men: &[crate::men::ManId]) -> bool {
        self.demanded.as_ref().is_some_and(|demanded| {
            let on = demanded.square.and_then(|square| self.turn().men.at(square));
            demanded.of == side && !men.is_empty() && men.iter().all(|id| Some(*id) == on)
        })
    }

    /// Whether any of these puts the position at the beginning of a turn back.
    pub(crate) fn restores_turn(options: &[OpenOption]) -> bool {
        options.iter().any(|option| option.exaction == crate::act::Exaction::A)
    }
}

/// The facts of a requirement that is not complied with.
pub(crate) fn refusal() -> Transfer {
    Transfer::lawful(Made::AgainstRequirement, Nature::Plain, BoundBy::Nothing)
}
