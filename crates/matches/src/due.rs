//! Who has White in the next game, and who has the first move: what the code says, with its articles.

use game::standing::GameResult;
use law::{Code, Provision, provided, providing};

use crate::act::{How, Matter};
use crate::odds::MatchOdds;
use crate::played::MatchGame;
use crate::player::Player;
use crate::settings::{Colours, Settings};

/// Who has White, or the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// This player.
    To(Player),
    /// Lots are to be drawn.
    Lot,
    /// This player chooses his colour.
    Choice(Player),
    /// The player who has White.
    WithWhite,
    /// The code is silent, and nothing was agreed.
    Open,
}

impl Due {
    /// The player, once he is known.
    #[must_use]
    pub fn player(self) -> Option<Player> {
        match self {
            Due::To(player) => Some(player),
            Due::Lot | Due::Choice(_) | Due::WithWhite | Due::Open => None,
        }
    }
}

/// What is due, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Who has it.
    pub due: Due,
    /// The articles that say so; none where the players do, or nobody.
    pub articles: Vec<&'static str>,
    /// Where it does not come from the code: whence.
    pub whence: Whence,
}

/// Where an answer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whence {
    /// From the code.
    Code,
    /// It was settled for this game.
    Settled(How),
    /// It was agreed for the whole match.
    Agreed,
    /// The game is played instead of one that counts as never played.
    Instead,
    /// From nowhere: the code is silent.
    Silence,
}

/// The next game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// Its number: games are numbered in the order in which they are played.
    pub number: usize,
    /// Who has White.
    pub colours: Answer,
    /// Who has the first move.
    pub first: Answer,
}

impl Next {
    /// The answer about a matter.
    #[must_use]
    pub fn about(&self, matter: Matter) -> &Answer {
        match matter {
            Matter::Colours => &self.colours,
            Matter::FirstMove => &self.first,
        }
    }
}

/// What was settled for the next game alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settled {
    pub white: Option<(Player, How)>,
    pub first: Option<(Player, How)>,
}

/// Everything on which the answers depend.
pub(crate) struct Ground<'m> {
    pub settings: &'m Settings,
    pub odds: &'m MatchOdds,
    pub games: &'m [MatchGame],
    pub sitting: usize,
    pub settled: Settled,
}

impl Ground<'_> {
    fn code(&self) -> &'static Code {
        self.settings.code
    }

    fn provides(&self, provision: Provision) -> bool {
        provided(self.code(), provision).is_some()
    }

    fn by(&self, due: Due, provision: Provision) -> Answer {
        Answer { due, articles: providing(self.code(), provision), whence: Whence::Code }
    }

    /// The last game, where it counts as never played.
    fn replaced(&self) -> Option<&MatchGame> {
        self.games.last().filter(|game| !game.stands())
    }

    /// The last game that stands, whether or not it counts.
    fn last(&self) -> Option<&MatchGame> {
        self.games.iter().rev().find(|game| game.stands())
    }

    /// Whether colours and first move are one matter: in a game without odds White begins.
    fn is_one_matter(&self) -> bool {
        self.odds.is_none() && self.provides(Provision::WhiteBegins)
    }

    /// Who has White by an agreement on colours, for this game or for the whole match, or by a lot that was drawn.
    fn colours_settled(&self) -> Option<Answer> {
        let agreed = || self.settings.colours.filter(|_| self.last().is_some()).map(|_| colours(self));
        settled(self.settled.white).or_else(agreed)
    }
}

/// What is due in the next game.
pub(crate) fn next(ground: &Ground) -> Next {
    let number = ground.games.len() + 1;
    let (colours, first) = match ground.is_one_matter() {
        true => one_matter(ground),
        false => {
            let colours = settled(ground.settled.white).unwrap_or_else(|| colours(ground));
            let first = settled(ground.settled.first).unwrap_or_else(|| first_move(ground));
            (colours, first)
        }
    };
    Next { number, colours, first }
}

fn settled(settled: Option<(Player, How)>) -> Option<Answer> {
    let (player, how) = settled?;
    Some(Answer { due: Due::To(player), articles: Vec::new(), whence: Whence::Settled(how) })
}

/// Colours and first move of a game that White begins: the code speaks of one of them, and the other follows.
fn one_matter(ground: &Ground) -> (Answer, Answer) {
    let follows = |due| ground.by(due, Provision::WhiteBegins);
    let in_turn = || first_in_turn(ground).filter(|_| ground.provides(Provision::FirstMoveAlternates));
    let first_comes = settled(ground.settled.first).or_else(in_turn);
    if let Some(first) = first_comes {
        // An agreement on colours is none on the first move, where that has a law of its own.
        let apart = ground.colours_settled().filter(|_| ground.provides(Provision::FirstMoveAlternates));
        let colours = apart.unwrap_or_else(|| follows(first.due));
        return (colours, first);
    }
    let colours = settled(ground.settled.white).unwrap_or_else(|| colours(ground));
    let first = match colours.due {
        Due::To(player) => Due::To(player),
        Due::Lot | Due::Choice(_) | Due::WithWhite | Due::Open => Due::WithWhite,
    };
    let first = follows(first);
    (colours, first)
}

/// Who has White, if nothing was settled for this game.
fn colours(ground: &Ground) -> Answer {
    let for_the_sitting = ground.provides(Provision::ColoursForTheSitting);
    let same_sitting = ground.games.last().is_some_and(|game| game.sitting == ground.sitting);
    if let Some(game) = ground.replaced().filter(|_| same_sitting || !for_the_sitting) {
        return instead(ground, game.due_white);
    }
    if let (Some(agreed), Some(last)) = (ground.settings.colours, ground.last()) {
        let due = match agreed {
            // A drawn game that is none was never played, for the colours too.
            Colours::Alternate if !last.counts && is_none(ground, last) => {
                return ground.by(Due::To(last.white), Provision::DrawnGameIsNone);
            }
            Colours::Alternate => Due::To(!last.white),
            Colours::Keep => Due::To(last.white),
            Colours::Lot => Due::Lot,
        };
        return Answer { due, articles: Vec::new(), whence: Whence::Agreed };
    }
    if let Some(last) = ground.last() {
        if for_the_sitting && same_sitting {
            return ground.by(Due::To(last.white), Provision::ColoursForTheSitting);
        }
        if ground.provides(Provision::ColoursAlternate) {
            return ground.by(Due::To(!last.white), Provision::ColoursAlternate);
        }
    }
    if ground.provides(Provision::GiverPicksColours) {
        let due = ground.odds.giver().map_or(Due::Lot, Due::Choice);
        return ground.by(due, Provision::GiverPicksColours);
    }
    match ground.provides(Provision::ColoursByLot) {
        true => ground.by(Due::Lot, Provision::ColoursByLot),
        false => silence(),
    }
}

/// Who has the first move, if nothing was settled for this game, and White need not begin.
fn first_move(ground: &Ground) -> Answer {
    if !ground.odds.is_none() {
        return first_at_odds(ground);
    }
    if let Some(answer) = first_in_turn(ground) {
        return answer;
    }
    match ground.provides(Provision::FirstMoveByLot) {
        true => ground.by(Due::Lot, Provision::FirstMoveByLot),
        false => silence(),
    }
}

/// At odds the first move depends on who gives, and perhaps on who has White.
fn first_at_odds(ground: &Ground) -> Answer {
    let with = |white| ground.odds.first(ground.code(), white).ok();
    let due = match (with(Player::One), with(Player::Two)) {
        (Some(one), Some(two)) if one == two => Due::To(one),
        (Some(_), Some(_)) => Due::WithWhite,
        // Odds that the code cannot play are refused before they are given.
        _ => Due::Open,
    };
    let articles = match due {
        Due::WithWhite => providing(ground.code(), Provision::WhiteBegins),
        _ => ground.odds.articles(ground.code()),
    };
    let whence = if articles.is_empty() { Whence::Silence } else { Whence::Code };
    Answer { due, articles, whence }
}

/// Who has the first move where it goes from player to player: who had the right to it in a game that is replaced, who
/// began a game that counts as none, or the other.
fn first_in_turn(ground: &Ground) -> Option<Answer> {
    if let Some(game) = ground.replaced().filter(|game| game.odds.is_none()) {
        return Some(instead(ground, game.due_first));
    }
    let last = ground.games.iter().rev().find(|game| game.stands() && game.odds.is_none())?;
    if is_none(ground, last) {
        return Some(ground.by(Due::To(last.began), Provision::DrawnGameIsNone));
    }
    let alternate = [Provision::FirstMoveAlternates, Provision::FirstMoveByLot];
    let by = alternate.into_iter().find(|provision| ground.provides(*provision))?;
    Some(ground.by(Due::To(!last.began), by))
}

/// Whether the code has a drawn game count as none.
fn is_none(ground: &Ground, game: &MatchGame) -> bool {
    game.result == GameResult::Drawn && ground.provides(Provision::DrawnGameIsNone)
}

/// The same player as in the game that counts as never played.
fn instead(ground: &Ground, player: Player) -> Answer {
    let annulled = ground.replaced().is_some_and(|game| game.result == GameResult::Annulled);
    let provisions = [Provision::AnnulledGameIsNone, Provision::FirstMoveAfterAnnulment];
    let mut articles = Vec::new();
    if annulled {
        articles.extend(provisions.into_iter().flat_map(|it| providing(ground.code(), it)));
    }
    Answer { due: Due::To(player), articles, whence: Whence::Instead }
}

fn silence() -> Answer {
    Answer { due: Due::Open, articles: Vec::new(), whence: Whence::Silence }
}
