//! Odds between two players, whatever their colours.

use board::{Side, Square};
use game::settings::{Given, Odds};
use law::question::{GivenMoves, Number};
use law::{Code, Effect, Provision, provided, providing};

use crate::player::Player;

/// What the players give each other.
///
/// They are kept as if the first player had White. A square that names a man is that of a giver who has White.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchOdds(Vec<Odds>);

impl MatchOdds {
    /// The odds of a game in which the first player has White.
    #[must_use]
    pub fn of(odds: Vec<Odds>) -> MatchOdds {
        MatchOdds(odds)
    }

    /// Whether the games are even.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    /// The odds in a game in which that player has White.
    #[must_use]
    pub fn with_white(&self, white: Player) -> Vec<Odds> {
        match white {
            Player::One => self.0.clone(),
            Player::Two => self.0.iter().map(turned).collect(),
        }
    }

    /// Who gives, where one player alone does.
    #[must_use]
    pub fn giver(&self) -> Option<Player> {
        let giver = self.0.first()?.giver;
        let alone = self.0.iter().all(|odds| odds.giver == giver);
        alone.then_some(Player::of(giver, Player::One))
    }

    /// Who begins in a game at these odds in which that player has White.
    ///
    /// # Errors
    ///
    /// Why no game can be played at these odds under the code.
    pub fn first(&self, code: &'static Code, white: Player) -> Result<Player, Vec<String>> {
        let settings = game::settings::Settings { odds: self.with_white(white), ..Default::default() };
        let game = game::Game::new(code, settings).map_err(|error| error.reasons)?;
        Ok(Player::of(game.position().turn(), white))
    }

    /// The articles that say who begins at these odds.
    #[must_use]
    pub fn articles(&self, code: &'static Code) -> Vec<&'static str> {
        let with_moves = self.begins_with_moves(code);
        if !with_moves.is_empty() {
            return with_moves;
        }
        if provided(code, Provision::GiverBegins).is_some() {
            return providing(code, Provision::GiverBegins);
        }
        let mut articles = Vec::new();
        for odds in &self.0 {
            match odds.given {
                Given::Pawn | Given::PawnAndTwo => articles.extend(providing(code, Provision::PawnGiven)),
                Given::Piece(..) => articles.extend(providing(code, Provision::PieceGiven)),
                Given::Moves(_) => {}
            }
        }
        articles.dedup();
        articles
    }

    /// The articles by which moves that are given together are made in one turn, which begins the game.
    fn begins_with_moves(&self, code: &'static Code) -> Vec<&'static str> {
        let given = self.0.iter().map(|odds| odds.given);
        let number = match given.clone().filter_map(moves_given).max() {
            None | Some(0 | 1) => return Vec::new(),
            Some(2) => Number::Two,
            Some(_) => Number::ThreeOrMore,
        };
        let with_pawn = given.into_iter().any(|given| matches!(given, Given::Pawn | Given::PawnAndTwo));
        let facts = GivenMoves { number, with_pawn };
        let answers = law::resolve(code, &facts).unwrap_or_default();
        let in_one_turn = answers.into_iter().filter(|answer| answer.effect == Effect::MakesOneTurn);
        in_one_turn.flat_map(|answer| answer.articles).collect()
    }
}

fn moves_given(given: Given) -> Option<u8> {
    match given {
        Given::PawnAndTwo => Some(2),
        Given::Moves(moves) => Some(moves),
        Given::Pawn | Given::Piece(..) => None,
    }
}

/// The same odds with the colours changed.
pub(crate) fn turned(odds: &Odds) -> Odds {
    let given = match odds.given {
        Given::Piece(kind, Some(square)) => Given::Piece(kind, Some(opposite(square))),
        given => given,
    };
    Odds { giver: !odds.giver, given, ..*odds }
}

/// The square where the other side has the man that one side has here.
pub(crate) fn opposite(square: Square) -> Square {
    let (white, black) = (Side::White, Side::Black);
    let rank = (0..8).find(|&rank| white.nth_rank(rank) == square.rank()).unwrap_or(0);
    Square::new(square.file(), black.nth_rank(rank))
}
