//! A game that was played: whose it was to begin, whether it counts, and what was not as it was due.

use game::standing::GameResult;
use law::question::{StartClaim, StartGround};
use law::{Cites, Effect, Provision, ask, providing};

use super::Match;
use crate::act::{GamePlayed, How, Matter, Told};
use crate::due::{Due, Next, Settled, Whence};
use crate::played::{MatchGame, points};
use crate::player::Player;
use crate::ruling::{Refused, Ruling};
use crate::score;
use crate::settings::Draws;

impl Match {
    pub(super) fn game(&mut self, next: &Next, told: GamePlayed) -> Result<Vec<Ruling>, Refused> {
        self.is_next(next, told.number)?;
        let white = told.white.or(next.colours.due.player());
        let white = white.ok_or_else(|| self.unknown(next, Matter::Colours))?;
        let began = self.who_began(next, &told, white)?;
        let result = match told.result {
            Told::Result(result) => result,
            Told::Won(winner) => GameResult::Won(winner.side(white)),
        };
        self.is_of_this_match(&told, white)?;
        let by_script = told.script.as_ref().map_or(&[][..], |script| &script.articles);
        let (counts, mut rulings) = self.counting(result, by_script);
        rulings.extend(self.deviations(next, white, began, result));
        rulings.extend(self.half_win(&told, result, white));
        rulings.extend(self.won_by_nobody(result));
        let by_script = told.points.or_else(|| told.script.as_ref().and_then(|script| script.scored));
        let by_script = by_script.map(|halves| Player::ALL.map(|player| halves[player.side(white).index()]));
        let table = score::table(&self.settings);
        let by_table = || points(result, white, table?);
        let points = table.and_then(|_| by_script.or_else(by_table)).filter(|_| counts);
        let first_with_white =
            if next.first.due == Due::WithWhite { next.colours.due.player() } else { None };
        self.games.push(MatchGame {
            number: next.number,
            sitting: self.sitting,
            odds: self.odds.clone(),
            white,
            began,
            due_white: next.colours.due.player().unwrap_or(white),
            due_first: next.first.due.player().or(first_with_white).unwrap_or(began),
            result,
            counts,
            points,
            file: told.script.map(|script| script.file).or(self.underway.take().map(|game| game.name)),
            rulings: rulings.clone(),
        });
        self.settled = Settled::default();
        if let Some(end) = self.end() {
            rulings.push(Ruling::new(end.articles, self.over_in_words()));
        }
        Ok(rulings)
    }

    /// That half of what is at stake was won, where no points say so: the laws have no score of a match for it.
    fn half_win(&self, told: &GamePlayed, result: GameResult, white: Player) -> Option<Ruling> {
        let script = told.script.as_ref().filter(|script| script.half)?;
        let GameResult::Won(side) = result else { return None };
        let winner = self.name(Player::of(side, white));
        let says = format!("{winner} has won half of what is at stake; the score counts it as a game won");
        score::table(&self.settings).is_none().then(|| Ruling::new(script.articles.clone(), says))
    }

    /// That nobody has won a game that is not drawn, where no points say what it is worth: only people can have decided so, and
    /// the laws say nothing of it.
    fn won_by_nobody(&self, result: GameResult) -> Option<Ruling> {
        let code = self.settings.code.name();
        let says = match result {
            GameResult::BothLost => format!("{code} is silent about a game that both have lost"),
            GameResult::HalfPoint(_) => format!("{code} is silent about half a point"),
            _ => return None,
        };
        let says = format!("{says}: it counts as one of the match, and nobody has won it");
        // Where there are arbiters, the laws let them give such a result.
        let by_arbiter = !providing(self.settings.code, Provision::ArbitersAppointed).is_empty();
        (score::table(&self.settings).is_none() && !by_arbiter).then(|| Ruling::new([], says))
    }

    /// Whether the next game can begin, or be told, under this number.
    pub(super) fn is_next(&self, next: &Next, number: Option<usize>) -> Result<(), Refused> {
        if let Some(number) = number.filter(|number| *number != next.number) {
            return Err(Refused(format!("this is game {}, not game {number}", next.number)));
        }
        match self.hidden {
            Some(hidden) => {
                let name = self.name(hidden.by);
                Err(Refused(format!("a lot is still open: {name} has not shown what he hid")))
            }
            None => Ok(()),
        }
    }

    /// Who made the first move: as it is told, as the script has it, or as it was due.
    pub(super) fn who_began(&self, next: &Next, told: &GamePlayed, white: Player) -> Result<Player, Refused> {
        let by_script = told.script.as_ref().map(|script| Player::of(script.began, white));
        if let (Some(told), Some(found)) = (told.began, by_script)
            && told != found
        {
            return Err(Refused(format!("in the script {} has the first move", self.name(found))));
        }
        if let Some(began) = told.began.or(by_script) {
            return Ok(began);
        }
        let with_white = next.first.due == Due::WithWhite || self.goes_with_white(next);
        match next.first.due {
            _ if with_white => Ok(self.begins_with_white(white)),
            Due::To(player) => Ok(player),
            _ => Err(self.unknown(next, Matter::FirstMove)),
        }
    }

    /// Whether who has White in the next game begins it, as far as that is settled.
    fn goes_with_white(&self, next: &Next) -> bool {
        self.is_one_matter() && next.first.due.player() == next.colours.due.player()
    }

    pub(crate) fn begins_with_white(&self, white: Player) -> Player {
        self.odds.first(self.settings.code, white).unwrap_or(white)
    }

    /// A script is of this match if its code and its odds are the match's.
    fn is_of_this_match(&self, told: &GamePlayed, white: Player) -> Result<(), Refused> {
        let Some(script) = &told.script else { return Ok(()) };
        if !script.is_under(self.settings.code) {
            let (own, other) = (self.settings.code.id, script.code);
            return Err(Refused(format!("{} is judged under {other}, the match under {own}", script.file)));
        }
        let plain = |odds: &game::settings::Odds| (odds.giver, odds.given);
        let own: Vec<_> = self.odds.with_white(white).iter().map(plain).collect();
        let found: Vec<_> = script.odds.iter().map(plain).collect();
        match own == found {
            true => Ok(()),
            false => Err(Refused(format!("{} is not played at the odds of this game", script.file))),
        }
    }

    /// Whether a game with this result is one of the match.
    fn counting(&self, result: GameResult, by_script: &[&'static str]) -> (bool, Vec<Ruling>) {
        let code = self.settings.code;
        match result {
            GameResult::Annulled => {
                let provisions = [Provision::AnnulledGameIsNone, Provision::FirstMoveAfterAnnulment];
                let articles: Vec<_> = provisions.into_iter().flat_map(|it| providing(code, it)).collect();
                let says = "an annulled game is none of the match, and another is played in its place";
                (false, vec![Ruling::new(articles, says)])
            }
            GameResult::Recommenced => {
                let says = "the game is cancelled, and another is played in its place";
                (false, vec![Ruling::new(by_script, says)])
            }
            GameResult::Drawn => {
                let none = providing(code, Provision::DrawnGameIsNone);
                let undertaken = self.settings.undertaking.is_some();
                match self.settings.draws {
                    Some(Draws::Count) => (true, Vec::new()),
                    Some(Draws::DoNotCount) => {
                        (false, vec![Ruling::new([], "drawn games do not count, as agreed")])
                    }
                    None if none.is_empty() || undertaken => (true, Vec::new()),
                    None => (false, vec![Ruling::new(none, "a drawn game counts as none")]),
                }
            }
            GameResult::Won(_) | GameResult::BothLost | GameResult::HalfPoint(_) => (true, Vec::new()),
        }
    }

    /// Where a game was not played as it was due.
    fn deviations(&self, next: &Next, white: Player, began: Player, result: GameResult) -> Vec<Ruling> {
        let mut found = Vec::new();
        let stands = !matches!(result, GameResult::Annulled | GameResult::Recommenced);
        let colours = next.colours.due.player().filter(|due| *due != white);
        if let Some(due) = colours {
            let says = format!("{} had White, though {} was to have it", self.name(white), self.name(due));
            let mut articles = self.on_colours(next);
            if self.goes_with_white(next) && !self.begins_as_white(next) {
                articles.extend(next.first.articles.iter().filter(|no| !next.colours.articles.contains(no)));
            }
            found.push(Ruling::new(articles, says));
        }
        let due = match next.first.due {
            Due::WithWhite => Some(self.begins_with_white(white)),
            // Whoever had White, by mistake or not, had the first move.
            _ if colours.is_some() && self.goes_with_white(next) && self.begins_as_white(next) => Some(white),
            due => due.player(),
        };
        let follows = colours.is_some() && self.goes_with_white(next) && began == white;
        if let Some(due) = due.filter(|due| *due != began && !follows) {
            let says = format!(
                "{} made the first move, though {} had the right to it{}",
                self.name(began),
                self.name(due),
                if stands { "; the game stands" } else { "" }
            );
            let mut articles = next.first.articles.clone();
            if stands {
                articles.extend(
                    self.stands_though_begun_wrongly().iter().filter(|no| !next.first.articles.contains(no)),
                );
            }
            found.push(Ruling::new(articles, says));
        }
        found
    }

    /// Whether the first move goes to a player only because White begins.
    fn begins_as_white(&self, next: &Next) -> bool {
        let by = providing(self.settings.code, Provision::WhiteBegins);
        !by.is_empty() && next.first.articles == by
    }

    /// By which articles a player was to have White: a lot or an agreement for the first game has its own.
    fn on_colours(&self, next: &Next) -> Vec<&'static str> {
        let first_game = !self.games.iter().any(MatchGame::stands);
        let by_lot = matches!(next.colours.whence, Whence::Settled(How::Lot | How::Hand | How::Agreement));
        match by_lot && first_game {
            true => providing(self.settings.code, Provision::ColoursByLot),
            false => next.colours.articles.clone(),
        }
    }

    /// By which articles a game stands that the wrong player began, once nobody had it annulled in time.
    fn stands_though_begun_wrongly(&self) -> Cites {
        let late = StartClaim { ground: StartGround::FirstMove, wrong: true, early: false };
        let Ok(mut answers) = ask(self.settings.code, late) else { return Cites::none() };
        let articles = answers.articles(|effect| effect == Effect::Refuses);
        answers.only_to_know();
        articles
    }
}
