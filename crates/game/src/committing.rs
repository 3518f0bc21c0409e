//! A man quitted on a square as a part of a move, or a new one set on the last rank: what it binds to.

use board::{Move, Square};
use law::question::{BoundBy, Made, Nature, Transfer};
use law::{Effect, Provision, provided};

use crate::change::consistent;
use crate::game::{Game, articles_of, ruling};
use crate::standing::{Duty, DutyKind, Ruling, RulingKind};
use crate::touching::Bound;

impl Game {
    /// Whether the code asks, when a turn is brought to its end, whether the move is complete.
    pub(crate) fn completes_at_an_end(&self) -> bool {
        provided(self.code, Provision::CompletedByPress).is_some()
    }

    /// A legal move was begun with this part of it: where the code says so, it must be finished.
    pub(crate) fn commits(&mut self, nature: Nature) -> Vec<Ruling> {
        let answers = self.ask(&Transfer::lawful(Made::Begun, nature, BoundBy::Nothing));
        let articles = articles_of(&answers, |effect| effect == Effect::Commits);
        let Some((from, moves)) = self.moves_begun().filter(|_| !articles.is_empty()) else {
            return Vec::new();
        };
        if self.turn().attempt().released.as_ref().is_some_and(|bound| bound.moves == moves) {
            return Vec::new();
        }
        let by = self.turn().by;
        let says = match nature {
            Nature::Castling => "castle with the Rook on that side".to_string(),
            Nature::Promotion | Nature::CapturePromotion => self.promotion_in_words(&moves),
            _ => format!("finish the move of the man from {from}"),
        };
        let kind = if nature == Nature::Castling { DutyKind::Castle } else { DutyKind::Move };
        let duty = Duty { kind, squares: vec![from], articles: articles.clone(), says: says.clone() };
        let bound = Bound { duty, moves, by: BoundBy::Release, ordered: true };
        self.turn_mut().attempt_mut().released = Some(bound);
        let says = format!("{} must {says}.", by.name());
        vec![Ruling { about: Some(by), ..ruling(&articles, RulingKind::Obligation, says) }]
    }

    fn promotion_in_words(&self, moves: &[Move]) -> String {
        let kinds: Vec<_> = moves.iter().filter_map(|m| m.promotion_kind()).collect();
        match (&kinds[..], moves.first()) {
            ([kind], Some(m)) => format!("promote to a {} on {}", kind.name(), m.to()),
            (_, Some(m)) => format!("promote the Pawn on {}", m.to()),
            _ => "promote the Pawn".to_string(),
        }
    }

    /// The legal moves of which the board shows a part with a man of the player's own on a new square, and from where
    /// they begin.
    fn moves_begun(&self) -> Option<(Square, Vec<Move>)> {
        let turn = self.turn();
        let now = self.men_as_moved().board();
        let start = turn.men.board();
        let own = |square: &Square| now[square.index()].is_some_and(|man| man.side == turn.by);
        let arrived = |square: &Square| now[square.index()] != start[square.index()] && own(square);
        let to = Square::ALL.into_iter().find(arrived)?;
        let reaches = |m: &Move| m.to() == to || m.rook().is_some_and(|(_, rook_to)| rook_to == to);
        let moves: Vec<Move> = consistent(turn, &now).into_iter().filter(reaches).collect();
        Some((moves.first()?.from(), moves))
    }
}
