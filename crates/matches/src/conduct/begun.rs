//! A game of the match that begins: who has White and the first move in it, and the header of its script.

use records::script::Header;

use super::Match;
use crate::act::{Begins, GamePlayed, Matter, Told};
use crate::due::Next;
use crate::played::Underway;
use crate::player::Player;
use crate::ruling::{Refused, Ruling};

impl Match {
    pub(super) fn begin(&mut self, next: &Next, begins: Begins) -> Result<Vec<Ruling>, Refused> {
        self.underway = Some(self.due_now(next, begins)?);
        Ok(Vec::new())
    }

    /// The next game, if it can begin now.
    fn due_now(&self, next: &Next, Begins { number, name }: Begins) -> Result<Underway, Refused> {
        self.is_next(next, number)?;
        let white = next.colours.due.player().ok_or_else(|| self.unknown(next, Matter::Colours))?;
        let told = GamePlayed::new(Told::Won(white));
        let first = self.who_began(next, &told, white)?;
        Ok(Underway { number: next.number, name, white, first })
    }

    /// The header of the next game, or of the one that is being played, and who has White in it.
    ///
    /// ```
    /// use jadoube_matches::act::{How, MatchAct, Matter};
    /// use jadoube_matches::{Match, Player, Settings};
    ///
    /// let code = law::codes::find("bcf-1912").ok_or("no such code")?;
    /// let mut settings = Settings::new(code, ["Blackburne", "Gunsberg"].map(str::to_owned));
    /// settings.terms = vec![("time".to_owned(), "15m".to_owned())];
    /// let mut two = Match::new(settings)?;
    /// assert!(two.next_header().is_err(), "the lot is not drawn");
    /// two.judge(MatchAct::Settles { matter: Matter::Colours, player: Player::Two, how: How::Lot })?;
    /// let (header, white) = two.next_header()?;
    /// assert!(white == Player::Two && header.to_string().contains("time: "));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Why no game can begin now: the match is over, a lot is to be drawn first, or the code cannot play such a game.
    pub fn next_header(&self) -> Result<(Header, Player), Refused> {
        let next =
            self.next().ok_or_else(|| Refused(format!("the match is over: {}", self.over_in_words())))?;
        let begins = Begins { number: None, name: String::new() };
        let Underway { white, first, .. } = self.due_now(&next, begins)?;
        let mut header = self.settings.header().map_err(|error| Refused(error.to_string()))?;
        header.settings.odds = self.odds.with_white(white);
        // What the code has anyway needs no line.
        if first != self.begins_with_white(white) {
            header.settings.right = Some(first.side(white));
        }
        game::Game::new(header.code, header.settings.clone())
            .map_err(|error| Refused(error.reasons.join("; ")))?;
        Ok((header, white))
    }
}
