//! A match as it is conducted: what is done in it, what the code says, and what is due next.

mod begun;
mod games;
mod lots;

use law::{Provision, provided, providing};

use crate::act::MatchAct;
use crate::due::{self, Ground, Next, Settled};
use crate::hand::{Drawn, Hidden};
use crate::odds::MatchOdds;
use crate::played::{MatchGame, Underway};
use crate::player::Player;
use crate::ruling::{Refused, Ruling};
use crate::score::{self, End, Score, Why};
use crate::settings::Settings;

/// A match.
#[derive(Clone, Debug)]
pub struct Match {
    settings: Settings,
    odds: MatchOdds,
    sitting: usize,
    games: Vec<MatchGame>,
    settled: Settled,
    hidden: Option<Hidden>,
    drawn: Vec<Drawn>,
    underway: Option<Underway>,
    stopped: Option<End>,
}

impl Match {
    /// A match before its first game.
    ///
    /// # Errors
    ///
    /// Why no such match can be played: its code cannot play the odds or the other terms of its games, gives no points, or
    /// knows no undertaking to win games running.
    pub fn new(settings: Settings) -> Result<Match, Refused> {
        playable(&settings, &settings.odds)?;
        let code = settings.code;
        let no_points = provided(code, Provision::PointsOfAGame).is_none();
        if no_points && (settings.points.is_some() || settings.length.points.is_some()) {
            return Err(Refused(format!("{} gives no points: the games are counted", code.name())));
        }
        if settings.undertaking.is_some() && provided(code, Provision::UndertakenSeries).is_none() {
            let name = code.name();
            return Err(Refused(format!("{name} says nothing of an undertaking to win games running")));
        }
        Ok(Match {
            odds: settings.odds.clone(),
            settings,
            sitting: 1,
            games: Vec::new(),
            settled: Settled::default(),
            hidden: None,
            drawn: Vec::new(),
            underway: None,
            stopped: None,
        })
    }

    /// What was settled before it.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Its games, in the order in which they were played.
    #[must_use]
    pub fn games(&self) -> &[MatchGame] {
        &self.games
    }

    /// The odds of the next game.
    #[must_use]
    pub fn odds(&self) -> &MatchOdds {
        &self.odds
    }

    /// The lots that were drawn with the Pawn in the hand.
    #[must_use]
    pub fn lots(&self) -> &[Drawn] {
        &self.drawn
    }

    /// A Pawn that is hidden now.
    #[must_use]
    pub fn hidden(&self) -> Option<&Hidden> {
        self.hidden.as_ref()
    }

    /// The game that is being played.
    #[must_use]
    pub fn underway(&self) -> Option<&Underway> {
        self.underway.as_ref()
    }

    /// The score.
    #[must_use]
    pub fn score(&self) -> Score {
        score::score(&self.settings, &self.games)
    }

    /// How it ended, if it has.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.stopped.clone().or_else(|| score::end(&self.settings, &self.games))
    }

    /// Who can no longer be caught, though games are left.
    #[must_use]
    pub fn decided(&self) -> Option<Player> {
        score::decided(&self.settings, &self.games).filter(|_| self.end().is_none())
    }

    /// What is due in the next game; none once the match is over.
    #[must_use]
    pub fn next(&self) -> Option<Next> {
        if self.end().is_some() {
            return None;
        }
        let (settings, odds, games) = (&self.settings, &self.odds, &self.games[..]);
        let ground = Ground { settings, odds, games, sitting: self.sitting, settled: self.settled };
        Some(due::next(&ground))
    }

    /// Does something in the match, and gives what the code says about it.
    ///
    /// # Errors
    ///
    /// Why it cannot be done. The match is then unchanged.
    pub fn judge(&mut self, act: MatchAct) -> Result<Vec<Ruling>, Refused> {
        let Some(next) = self.next() else {
            return Err(Refused(format!("the match is over: {}", self.over_in_words())));
        };
        if let Some(Underway { number, .. }) = &self.underway
            && !matches!(act, MatchAct::Game(_))
        {
            return Err(Refused(format!(
                "game {number} is being played; nothing else is done in the match until it is over"
            )));
        }
        match act {
            MatchAct::Begins(begins) => self.begin(&next, begins),
            MatchAct::Settles { matter, player, how } => self.settle(&next, matter, player, how),
            MatchAct::Hides { by, hash, matter } => self.hide(&next, by, hash, matter),
            MatchAct::Picks { by, hand } => self.pick(by, hand),
            MatchAct::Shows { by, hand, bits } => {
                let hidden = self.hidden.filter(|hidden| hidden.by == by);
                let Some(Hidden { matter, hash, picked, .. }) = hidden else {
                    return Err(Refused(format!("nothing that {} hid waits to be shown", self.name(by))));
                };
                let Some(picked) = picked else {
                    return Err(Refused(format!("{} has not picked a hand yet", self.name(!by))));
                };
                if hand.hash(&bits) != hash {
                    return Err(Refused(format!(
                        "the hash of `{hand} {bits}` is {}, not the one that was published: {} does not show what he \
                         hid",
                        hand.hash(&bits),
                        self.name(by)
                    )));
                }
                self.show(
                    &next,
                    Drawn { after: self.games.len(), matter, by, hash, picked, held: hand, bits },
                )
            }
            MatchAct::Game(told) => self.game(&next, told),
            MatchAct::Odds(odds) => {
                playable(&self.settings, &odds)?;
                self.odds = odds;
                Ok(Vec::new())
            }
            MatchAct::Sitting => self.sit_down(),
            MatchAct::Resigns(by) => Ok(self.stop(Some(!by), Why::Resigned)),
            MatchAct::Agrees(winner) => Ok(self.stop(winner, Why::Agreed)),
            MatchAct::BreaksOff => Ok(self.stop(None, Why::BrokenOff)),
        }
    }

    pub(crate) fn name(&self, player: Player) -> &str {
        self.settings.name(player)
    }

    fn is_one_matter(&self) -> bool {
        self.odds.is_none() && provided(self.settings.code, Provision::WhiteBegins).is_some()
    }

    /// Whether White begins whatever is agreed, so that what is settled of the one settles the other.
    fn is_bound_to_white(&self) -> bool {
        self.is_one_matter() && provided(self.settings.code, Provision::FirstMoveAlternates).is_none()
    }

    fn sit_down(&mut self) -> Result<Vec<Ruling>, Refused> {
        if self.games.last().is_none_or(|game| game.sitting != self.sitting) {
            return Err(Refused("no game has been played at this sitting yet".to_owned()));
        }
        self.sitting += 1;
        let code = self.settings.code;
        let says = "each player keeps his colour during a sitting, and this is another";
        let articles = providing(code, Provision::ColoursForTheSitting);
        Ok(if articles.is_empty() { Vec::new() } else { vec![Ruling::new(articles, says)] })
    }

    fn stop(&mut self, winner: Option<Player>, why: Why) -> Vec<Ruling> {
        self.stopped = Some(End { winner, why, articles: Vec::new() });
        let name = self.settings.code.name();
        vec![Ruling::new([], format!("{}; {name} is silent about that", self.over_in_words()))]
    }
}

/// Whether a code can play games at these odds, whoever has White.
fn playable(settings: &Settings, odds: &MatchOdds) -> Result<(), Refused> {
    let header = settings.header().map_err(|error| Refused(error.to_string()))?;
    for white in Player::ALL {
        let settings = game::settings::Settings { odds: odds.with_white(white), ..header.settings.clone() };
        let playable = game::Game::new(header.code, settings);
        playable.map_err(|error| Refused(error.reasons.join("; ")))?;
    }
    Ok(())
}
