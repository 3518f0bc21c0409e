//! A match in sentences: what is due next, what is not known, and how it ended.

use crate::act::{How, Matter};
use crate::conduct::Match;
use crate::due::{Answer, Due, Next, Whence};
use crate::player::Player;
use crate::ruling::{Refused, Ruling};
use crate::score::Why;

impl Match {
    /// Why a game cannot be counted yet: who had White or the first move is not known.
    pub(crate) fn unknown(&self, next: &Next, matter: Matter) -> Refused {
        let (what, has) = match matter {
            Matter::Colours => ("who had White", "has white"),
            Matter::FirstMove => ("who had the first move", "begins"),
        };
        let answer = next.about(matter);
        let name = self.name(Player::One);
        let because = self.because(answer);
        Refused(match answer.due {
            Due::Lot => format!(
                "it is not known {what}: lots decide{because}; write `{name} {has} by lot` before the game"
            ),
            Due::Choice(player) => {
                let name = self.name(player);
                format!(
                    "it is not known {what}: {name} chooses{because}; write `{name} {has} by choice` before the game"
                )
            }
            Due::To(_) | Due::WithWhite | Due::Open => {
                let code = self.settings().code.name();
                format!(
                    "it is not known {what}: {code} is silent; write `{name} {has} by agreement` before the game"
                )
            }
        })
    }

    pub(crate) fn in_words(&self, matter: Matter, player: Player) -> String {
        let name = self.name(player);
        match matter {
            Matter::Colours => format!("{name} has White"),
            Matter::FirstMove => format!("{name} has the first move"),
        }
    }

    /// " by II.1(a)", " as agreed".
    pub(crate) fn because(&self, answer: &Answer) -> String {
        match (answer.whence, answer.articles.is_empty()) {
            (Whence::Agreed, _) => ", as agreed for the match".to_owned(),
            (Whence::Settled(_), _) => ", as was settled".to_owned(),
            (_, true) => String::new(),
            (_, false) => format!(" by {}", answer.articles.join(", ")),
        }
    }

    /// Who has White and who begins, each in a sentence.
    #[must_use]
    pub fn next_in_words(&self, next: &Next) -> [Ruling; 2] {
        [Matter::Colours, Matter::FirstMove].map(|matter| {
            let answer = next.about(matter);
            let what = match matter {
                Matter::Colours => "who has White",
                Matter::FirstMove => "who has the first move",
            };
            let says = match answer.due {
                Due::To(player) => self.in_words(matter, player),
                Due::Lot => format!("lots decide {what}"),
                Due::Choice(player) => format!("{} chooses his colour", self.name(player)),
                Due::WithWhite => "the player who has White begins".to_owned(),
                Due::Open => format!("{} does not say {what}", self.settings().code.name()),
            };
            let silent = format!("; {} is silent about it", self.settings().code.name());
            let whence = match answer.whence {
                Whence::Silence if answer.due != Due::Open => silent.as_str(),
                Whence::Code | Whence::Silence => "",
                Whence::Settled(How::Lot) => ", by lot",
                Whence::Settled(How::Hand) => ", by the Pawn in the hand",
                Whence::Settled(How::Agreement) => ", as the players agreed",
                Whence::Settled(How::Choice(_)) => ", by choice",
                Whence::Agreed => ", as agreed for the match",
                Whence::Instead => ", as in the game that this one replaces",
            };
            Ruling::new(answer.articles.clone(), format!("{says}{whence}"))
        })
    }

    /// How the match ended, in words; empty while it goes on.
    #[must_use]
    pub fn over_in_words(&self) -> String {
        let Some(end) = self.end() else { return String::new() };
        let winner = end.winner.map(|player| self.name(player));
        let result = match winner {
            Some(name) => format!("{name} wins the match"),
            None => "the match is drawn".to_owned(),
        };
        let score = self.score();
        let name = |player: Option<Player>| player.map(|player| self.name(player)).unwrap_or_default();
        match end.why {
            Why::Agreed => format!("{result}, as the players agreed"),
            Why::Games if score.counted == 1 => format!("{result}: its one game is played"),
            Why::Games => format!("{result}: its {} games are played", score.counted),
            Why::Wins => match score.won.into_iter().max().unwrap_or(0) {
                1 => format!("{result}: he has won a game"),
                won => format!("{result}: he has won {won} games"),
            },
            Why::Points => format!("{result}: the points are reached"),
            Why::UndertakingMet => format!("{result}: he has won the games running that he undertook to win"),
            Why::UndertakingFailed => {
                let loser = name(end.winner.map(|winner| !winner));
                let running = self.settings().undertaking.map_or(0, |it| it.games.get());
                format!("{result}: {loser} undertook to win {running} games running, and has not")
            }
            Why::Resigned => format!("{result}: {} gives it up", name(end.winner.map(|winner| !winner))),
            Why::BrokenOff => "the match is broken off".to_owned(),
        }
    }
}
