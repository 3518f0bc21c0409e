//! What the players tell each other beside the game: that they want another, and words; and what the members of a side say among
//! themselves.
//!
//! It is no part of the game and in no log. It is kept in memory for the games that somebody spoke at last, and told to
//! the two players alone, or to the members of one side alone.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use board::Side;
use serde::Serialize;
use store::GameId;
use view::Seat;

use crate::wire::error::Refusal;

/// Of so many games it is kept.
const GAMES: usize = 4096;
/// So many of the last words of a game are kept.
const SAID: usize = 100;
/// And so many of those that one side has said among itself.
const SAID_ASIDE: usize = 50;

/// Something that a player said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Said {
    pub(crate) by: Seat,
    pub(crate) text: String,
    /// Said to the members of his own side alone; left out where the two players said it to each other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) to: Option<Among>,
}

/// Among whom something was said, if not between the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Among {
    Side,
}

/// What a player tells the other.
#[derive(Clone, Debug)]
pub(crate) enum Word {
    /// He has set the same game up again.
    Rematch(Rematch),
    /// The rematch that was offered is not played.
    NoRematch(NoRematch),
    /// Said at the rematch, for him who was invited there: he has declined it at the game before.
    StaysAway,
    Says(String),
    /// A member of a side says it to the others of his side, and to nobody else.
    Confers(String),
    /// With a rematch that he offers: the ways there for who does not play.
    Shows(ForOthers),
    /// Whether he reads what the other says: kept nowhere, and told at once.
    Reads(bool),
    /// The computer: whether its own moves stand in for those of the engine now.
    StandsIn(bool),
}

/// Another game that a player has set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rematch {
    /// The way to the other's seat.
    pub(crate) link: String,
    /// Whether he has shown that the game is his. Otherwise somebody else may wait there, whom nobody has asked.
    pub(crate) own: bool,
}

impl Rematch {
    /// The game to which the way leads.
    fn game(&self) -> Option<&str> {
        self.link.strip_prefix("/g/")?.split_once('#').map(|(game, _)| game)
    }
}

/// The ways to a rematch for who saw the game before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ForOthers {
    pub(crate) watch: Option<String>,
    /// To the seat of the arbiter: whoever sits there at the game before.
    pub(crate) arbiter: Option<String>,
    /// To the further seats, each for whoever sits at that seat at the game before: a member stays with his player, whose colour may
    /// have changed.
    pub(crate) further: Vec<(Seat, String)>,
}

impl ForOthers {
    /// The way for who sits here. To whom no seat is offered, he may watch.
    pub(crate) fn way(&self, seat: Seat) -> Option<&str> {
        let watch = self.watch.as_deref();
        match seat {
            Seat::Arbiter => self.arbiter.as_deref().or(watch),
            Seat::Member(..) | Seat::OtherArbiter(_) => {
                let own = self.further.iter().find(|(offered, _)| *offered == seat);
                own.map(|(_, link)| link.as_str()).or(watch)
            }
            Seat::Watch => watch,
            Seat::White | Seat::Black | Seat::Both => None,
        }
    }
}

/// What became of a rematch that is not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum NoRematch {
    /// By him who was asked.
    Declined,
    /// By him who had asked.
    Withdrawn,
}

/// What one seat is told of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) rematch: Option<String>,
    /// What the other has made of the last offer.
    pub(crate) no_rematch: Option<NoRematch>,
    /// The game of the rematch, once the other has sat down there.
    pub(crate) joined: Option<GameId>,
    pub(crate) chat: Vec<Said>,
    /// The engine failed, and the program's own computer plays for it.
    pub(crate) stands_in: bool,
}

/// The words at all games.
#[derive(Default)]
pub(crate) struct Words(Mutex<Spoken>);

#[derive(Default)]
struct Spoken {
    /// Counts what was said, so that the oldest is forgotten first.
    last: u64,
    games: HashMap<GameId, AtGame>,
}

#[derive(Default)]
struct AtGame {
    at: u64,
    rematch: Option<Offer>,
    chat: Lines,
    /// What the members of White and of Black have said among themselves.
    aside: [Lines; 2],
    stands_in: bool,
    /// Of the offer that is open, or was taken up.
    shows: ForOthers,
}

/// Lines that were said, each with when: a count of all that was said here.
type Lines = VecDeque<(u64, Said)>;

/// Adds a line, and forgets the first where there are more than are kept.
fn adds(lines: &mut Lines, at: u64, said: Said, most: usize) {
    lines.push_back((at, said));
    if lines.len() > most {
        lines.pop_front();
    }
}

/// The last offer of another game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Offer {
    by: Side,
    rematch: Rematch,
    ended: Option<NoRematch>,
    /// He who was asked has sat down there, so that it is open no more.
    joined: bool,
}

impl AtGame {
    /// What was said to this seat and by it, in its order.
    fn chat_at(&self, seat: Seat) -> Vec<Said> {
        let common = player(seat).map(|_| &self.chat);
        let aside = side_of(seat).map(|side| &self.aside[side.index()]);
        let mut lines: Vec<&(u64, Said)> = common.into_iter().chain(aside).flatten().collect();
        lines.sort_by_key(|(at, _)| *at);
        lines.into_iter().map(|(_, said)| said.clone()).collect()
    }

    /// The way to the game that the other player has set up.
    fn rematch_for(&self, side: Side) -> Option<&str> {
        let open = |offer: &&Offer| offer.by != side && offer.ended.is_none() && !offer.joined;
        let open = self.rematch.as_ref().filter(open);
        open.map(|offer| offer.rematch.link.as_str())
    }

    /// What the other player has made of the last offer.
    fn no_rematch_for(&self, side: Side) -> Option<NoRematch> {
        let offer = self.rematch.as_ref()?;
        offer.ended.filter(|ended| (offer.by == side) == (*ended == NoRematch::Declined))
    }

    /// A player declines the other's offer, or withdraws his own. Said again, it is heard again. Gives the way to the game that was
    /// offered, if it is surely that of who offered it.
    fn ends_rematch(&mut self, by: Side, how: NoRematch) -> Result<Option<String>, Refusal> {
        let own = how == NoRematch::Withdrawn;
        match &mut self.rematch {
            Some(offer) if offer.joined => {
                let says =
                    "The rematch has been joined: it is played, and neither declined nor withdrawn any more.";
                Err(Refusal::conflict("rematch-joined", says))
            }
            Some(offer) if (offer.by == by) == own && offer.ended.is_none_or(|ended| ended == how) => {
                offer.ended = Some(how);
                Ok(offer.rematch.own.then(|| offer.rematch.link.clone()))
            }
            _ => Err(Refusal::conflict("no-rematch", "No such offer of a rematch is open.")),
        }
    }
}

impl Words {
    /// A player speaks. Who wants another game after the other has set one up is given the way there, and his word is
    /// not kept: there is one next game, and not two. Who ends an offer is given the way to which it led.
    pub(crate) fn hear(&self, game: &GameId, by: Side, word: &Word) -> Result<Option<String>, Refusal> {
        self.hear_at(game, (by, Seat::of(by)), word)
    }

    /// The same, where a further member of a side may be the one who speaks.
    pub(crate) fn hear_at(
        &self,
        game: &GameId,
        (by, seat): (Side, Seat),
        word: &Word,
    ) -> Result<Option<String>, Refusal> {
        let mut spoken = self.spoken();
        if let (Word::Rematch(_), Some(first)) =
            (word, spoken.games.get(game).and_then(|here| here.rematch_for(by)))
        {
            return Ok(Some(first.to_owned()));
        }
        spoken.last += 1;
        let now = spoken.last;
        if spoken.games.len() >= GAMES && !spoken.games.contains_key(game) {
            let oldest = spoken.games.iter().min_by_key(|(_, one)| one.at).map(|(id, _)| id.clone());
            oldest.and_then(|id| spoken.games.remove(&id));
        }
        let here = spoken.games.entry(game.clone()).or_default();
        here.at = now;
        if matches!(word, Word::Rematch(_) | Word::NoRematch(_)) {
            here.shows = ForOthers::default();
        }
        match word {
            Word::Rematch(rematch) => {
                here.rematch = Some(Offer { by, rematch: rematch.clone(), ended: None, joined: false });
            }
            Word::NoRematch(how) => return here.ends_rematch(by, *how),
            Word::StaysAway => {
                let ended = Some(NoRematch::Declined);
                let rematch = Rematch { link: String::new(), own: false };
                here.rematch = Some(Offer { by: !by, rematch, ended, joined: false });
            }
            Word::Shows(ways) => here.shows = ways.clone(),
            Word::StandsIn(stands_in) => here.stands_in = *stands_in,
            Word::Reads(_) => {}
            Word::Says(text) => {
                adds(&mut here.chat, now, Said { by: seat, text: text.clone(), to: None }, SAID);
            }
            Word::Confers(text) => {
                let said = Said { by: seat, text: text.clone(), to: Some(Among::Side) };
                adds(&mut here.aside[by.index()], now, said, SAID_ASIDE);
            }
        }
        Ok(None)
    }

    /// Somebody has sat down at a game by an invitation: where that was a rematch, its offer is open no more.
    pub(crate) fn joined(&self, game: &GameId) {
        let mut spoken = self.spoken();
        let offers = spoken.games.values_mut().filter_map(|here| here.rematch.as_mut());
        for offer in
            offers.filter(|offer| offer.ended.is_none() && offer.rematch.game() == Some(game.as_str()))
        {
            offer.joined = true;
        }
    }

    /// What this seat is told: a player what was said to him and by him, a further member what was said among his side, and
    /// everybody who does not play on one side the way to the rematch alone.
    pub(crate) fn told(&self, game: &GameId, seat: Seat) -> Told {
        let spoken = self.spoken();
        let Some(here) = spoken.games.get(game) else { return Told::default() };
        let Some(side) = player(seat) else {
            let rematch = here.shows.way(seat).map(str::to_owned);
            return Told { rematch, chat: here.chat_at(seat), ..Told::default() };
        };
        let rematch = here.rematch_for(side).map(str::to_owned);
        let no_rematch = here.no_rematch_for(side);
        let joined = here.rematch.as_ref().filter(|offer| offer.joined);
        let joined = joined.and_then(|offer| GameId::new(offer.rematch.game()?).ok());
        Told { rematch, no_rematch, joined, chat: here.chat_at(seat), stands_in: here.stands_in }
    }

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    fn spoken(&self) -> MutexGuard<'_, Spoken> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The side of a seat that is one player's own: of several members of a side, the first player's.
pub(crate) fn player(seat: Seat) -> Option<Side> {
    match seat {
        Seat::White => Some(Side::White),
        Seat::Black => Some(Side::Black),
        Seat::Both | Seat::Watch | Seat::Arbiter | Seat::Member(..) | Seat::OtherArbiter(_) => None,
    }
}

/// The side on which a seat plays, alone or with others; none where it plays both, or none.
pub(crate) fn side_of(seat: Seat) -> Option<Side> {
    match seat {
        Seat::Member(side, _) => Some(side),
        _ => player(seat),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn another(link: &str) -> Word {
        Word::Rematch(Rematch { link: link.to_owned(), own: true })
    }

    fn game(id: &str) -> GameId {
        GameId::new(id).unwrap()
    }

    #[test]
    fn a_rematch_is_told_to_the_other_and_to_nobody_else() {
        let words = Words::default();
        words.hear(&game("aaaaaa"), Side::White, &another("/g/bbbbbb#key")).unwrap();
        let told = |seat| words.told(&game("aaaaaa"), seat).rematch;
        assert_eq!(told(Seat::Black), Some("/g/bbbbbb#key".into()));
        for seat in [Seat::White, Seat::Watch, Seat::Arbiter, Seat::Both] {
            assert_eq!(told(seat), None, "{seat:?}");
        }
        assert_eq!(words.told(&game("cccccc"), Seat::Black), Told::default());
    }

    #[test]
    fn who_wants_a_rematch_second_is_given_the_game_of_the_first() {
        let words = Words::default();
        let wants = |by, link: &str| words.hear(&game("aaaaaa"), by, &another(link)).unwrap();
        assert_eq!(wants(Side::White, "/g/bbbbbb#key"), None);
        assert_eq!(wants(Side::Black, "/g/cccccc#key"), Some("/g/bbbbbb#key".into()));
        assert_eq!(words.told(&game("aaaaaa"), Seat::White).rematch, None);
        assert_eq!(wants(Side::White, "/g/dddddd#key"), None, "his own word can be said anew");
        assert_eq!(words.told(&game("aaaaaa"), Seat::Black).rematch, Some("/g/dddddd#key".into()));
    }

    #[test]
    fn who_declines_an_offer_or_withdraws_it_lets_the_other_know() {
        let words = Words::default();
        let says = |by, word| words.hear(&game("aaaaaa"), by, &word).map_err(|refused| refused.code);
        let told = |seat| {
            let told = words.told(&game("aaaaaa"), seat);
            (told.rematch.is_some(), told.no_rematch)
        };
        let asks = || another("/g/bbbbbb#key");
        let (declined, withdrawn) = (NoRematch::Declined, NoRematch::Withdrawn);

        assert_eq!(says(Side::Black, Word::NoRematch(declined)), Err("no-rematch"), "nothing was offered");
        says(Side::White, asks()).unwrap();
        assert_eq!(says(Side::White, Word::NoRematch(declined)), Err("no-rematch"), "it is his own");
        assert_eq!(says(Side::Black, Word::NoRematch(withdrawn)), Err("no-rematch"), "it is the other's");
        for _ in 0..2 {
            let link = says(Side::Black, Word::NoRematch(declined)).unwrap();
            assert_eq!(link.as_deref(), Some("/g/bbbbbb#key"));
            assert_eq!((told(Seat::White), told(Seat::Black)), ((false, Some(declined)), (false, None)));
        }
        assert_eq!(says(Side::White, Word::NoRematch(withdrawn)), Err("no-rematch"), "it is over");

        says(Side::White, asks()).unwrap();
        assert_eq!((told(Seat::White), told(Seat::Black)), ((false, None), (true, None)), "asked anew");
        says(Side::White, Word::NoRematch(withdrawn)).unwrap();
        assert_eq!((told(Seat::White), told(Seat::Black)), ((false, None), (false, Some(withdrawn))));
        assert_eq!(says(Side::Black, asks()), Ok(None), "he may ask himself now");
        assert_eq!(told(Seat::Watch), (false, None));
    }

    #[test]
    fn a_rematch_that_was_joined_is_neither_offered_nor_declined_any_more() {
        let words = Words::default();
        let says = |by, word| words.hear(&game("aaaaaa"), by, &word).map_err(|refused| refused.code);
        let told = |seat| words.told(&game("aaaaaa"), seat);
        says(Side::White, another("/g/bbbbbb#key")).unwrap();
        words.joined(&game("cccccc"));
        assert_eq!((told(Seat::Black).rematch.is_some(), told(Seat::Black).joined), (true, None));
        words.joined(&game("bbbbbb"));
        for seat in [Seat::White, Seat::Black] {
            let told = told(seat);
            assert_eq!((told.rematch, told.no_rematch, told.joined), (None, None, Some(game("bbbbbb"))));
        }
        for (by, how) in [(Side::Black, NoRematch::Declined), (Side::White, NoRematch::Withdrawn)] {
            assert_eq!(says(by, Word::NoRematch(how)), Err("rematch-joined"));
        }
        assert_eq!(told(Seat::Watch).joined, None);
    }

    /// Whoever waits in a game that somebody else has offered is told nothing.
    #[test]
    fn the_way_to_a_game_that_may_be_a_strangers_leads_nobody_there() {
        let words = Words::default();
        let strangers = Word::Rematch(Rematch { link: "/g/bbbbbb#key".to_owned(), own: false });
        words.hear(&game("aaaaaa"), Side::White, &strangers).unwrap();
        let declines = words.hear(&game("aaaaaa"), Side::Black, &Word::NoRematch(NoRematch::Declined));
        assert_eq!(declines, Ok(None));
        assert_eq!(words.told(&game("aaaaaa"), Seat::White).no_rematch, Some(NoRematch::Declined));
    }

    #[test]
    fn who_saw_the_game_is_shown_the_way_to_the_next_as_long_as_it_is_offered() {
        let words = Words::default();
        let says = |by, word| words.hear(&game("aaaaaa"), by, &word).map(drop);
        let told = |seat| words.told(&game("aaaaaa"), seat).rematch;
        let ways = ForOthers {
            watch: Some("/g/bbbbbb#watch".into()),
            arbiter: Some("/g/bbbbbb#desk".into()),
            further: Vec::new(),
        };
        let asks = || Word::Rematch(Rematch { link: "/g/bbbbbb#key".into(), own: true });

        says(Side::White, asks()).unwrap();
        says(Side::White, Word::Shows(ways.clone())).unwrap();
        assert_eq!(told(Seat::Watch), ways.watch);
        assert_eq!(told(Seat::Arbiter), ways.arbiter);
        assert_eq!(told(Seat::Black), Some("/g/bbbbbb#key".into()));
        assert_eq!((told(Seat::White), told(Seat::Both)), (None, None));

        says(Side::Black, Word::NoRematch(NoRematch::Declined)).unwrap();
        assert_eq!((told(Seat::Watch), told(Seat::Arbiter)), (None, None), "it is not played");

        says(Side::Black, asks()).unwrap();
        says(Side::Black, Word::Shows(ForOthers { arbiter: None, ..ways.clone() })).unwrap();
        assert_eq!(told(Seat::Arbiter), ways.watch, "he may watch");
        says(Side::Black, asks()).unwrap();
        assert_eq!(told(Seat::Watch), None, "another game is offered");
    }

    #[test]
    fn who_stays_away_from_a_rematch_is_not_waited_for_there() {
        let words = Words::default();
        words.hear(&game("bbbbbb"), Side::White, &Word::StaysAway).unwrap();
        assert_eq!(words.told(&game("bbbbbb"), Seat::Black).no_rematch, Some(NoRematch::Declined));
        assert_eq!(words.told(&game("bbbbbb"), Seat::White), Told::default());
    }

    #[test]
    fn the_last_words_of_the_last_games_are_kept() {
        let words = Words::default();
        for number in 0..SAID + 1 {
            words.hear(&game("aaaaaa"), Side::Black, &Word::Says(number.to_string())).unwrap();
        }
        let told = words.told(&game("aaaaaa"), Seat::White).chat;
        assert_eq!((told.len(), told[0].text.as_str(), told[0].by), (SAID, "1", Seat::Black));
        for number in 0..GAMES {
            words.hear(&game(&format!("{number:06}")), Side::White, &Word::Says("x".into())).unwrap();
        }
        assert_eq!(words.told(&game("aaaaaa"), Seat::White), Told::default());
        assert_eq!(words.spoken().games.len(), GAMES);
    }
}
