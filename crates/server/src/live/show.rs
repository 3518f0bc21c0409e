//! A game as each seat may see it.

use std::collections::HashMap;
use std::sync::Arc;

use board::Side;
use game::Game;
use game::settings::Notice;
use matches::rematch::{Goes, rematch_terms};
use records::pgn::{Tag, tag_remark};
use records::points::points;
use records::script::{self, Script};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use view::{BySide, Dialogue, Exhibit, Ruling, Seat, Sight, Standing};

use crate::live::call::{RulingAt, Shown};
use crate::live::game::LiveGame;
use crate::live::header_words::header_words;
use crate::live::history::Has;
use crate::live::mark::Mark;
use crate::live::names::Names;
use crate::live::words;
use crate::wire::error::Refusal;
use crate::wire::frame::Frame;
use crate::wire::snapshot::{Dials, Manner, Pending, RematchTerms, Snapshot, Taken, Told, Update};

/// What a snapshot tells besides the game itself.
pub(crate) struct Around {
    pub(crate) game: String,
    pub(crate) seats: Taken,
    pub(crate) names: Names,
    /// The player whose seat nobody has taken yet.
    pub(crate) invited: Option<Seat>,
    /// How far away the other player is, where a player asks.
    pub(crate) away_ms: Option<u64>,
    pub(crate) pending: Option<Pending>,
    /// The match to which the game belongs.
    pub(crate) of_match: Option<String>,
    pub(crate) words: words::Told,
    pub(crate) now_ms: u64,
}

impl LiveGame {
    /// Everything that a seat may see, with the acts that a client does not hold. Who holds more than there are, or another
    /// history, is told all.
    pub(crate) fn snapshot(&mut self, seat: Seat, has: &Has, around: Around) -> Snapshot {
        let (seal, have) = (self.seal_for(seat), self.shares(seat, has));
        let sight = Sight::of(&self.game);
        self.book.follow(&sight);
        let mut standing = Standing { line: Some(self.book.all_moves()), ..sight.seated(seat) };
        if let Some(mark) = &self.mark {
            mark.ended.put_on(&mut standing);
        }
        Snapshot {
            game: around.game,
            role: seat,
            seats: around.seats,
            names: around.names,
            invited: around.invited,
            away_ms: around.away_ms,
            header: self.header.clone(),
            manner: self.manner(),
            opening: self.opening(),
            created_ms: self.created_ms,
            version: self.version(),
            seal,
            entries: self.entries(seat, have),
            standing,
            moment: self.moment(around.now_ms),
            pending: around.pending,
            of_match: around.of_match,
            rematch: around.words.rematch,
            no_rematch: around.words.no_rematch,
            rematch_joined: around.words.joined.map(|game| game.as_str().to_owned()),
            stands_in: around.words.stands_in,
            chat: around.words.chat,
            marked: self.mark.as_ref().map(Mark::told),
            rematch_terms: self.rematch_terms(),
        }
    }

    /// What these seats are told once something has happened after an act: a frame for each.
    pub(crate) fn updates(
        &mut self,
        seats: &[Seat],
        after: u64,
        pending: Option<&Pending>,
        now_ms: u64,
    ) -> HashMap<Seat, Utf8Bytes> {
        if seats.is_empty() {
            return HashMap::new();
        }
        let told = |&seat: &Seat| {
            let entries = view::entries(&self.game, known(after), seat);
            let seal = self.seal_after(seat, after, entries.iter().map(|entry| &*entry.text));
            (seat, seal, entries)
        };
        let told: Vec<_> = seats.iter().map(told).collect();
        let sight = Sight::of(&self.game);
        self.book.follow(&sight);
        let line = &self.book.new_moves();
        let (version, moment, terms) = (self.version(), self.moment(now_ms), self.rematch_terms());
        let rematch_terms = terms.as_ref();
        let frame = |(seat, seal, entries)| {
            let standing = sight.seated(seat);
            let update = Update { version, seal, entries, standing, line, moment, pending, rematch_terms };
            (seat, Frame::Update(&update).text())
        };
        told.into_iter().map(frame).collect()
    }

    /// Everybody who is here was told of all that has happened.
    pub(crate) fn has_been_told(&mut self) {
        self.book.follow(&Sight::of(&self.game));
        drop(self.book.new_moves());
    }

    /// The acts after one, as a seat may see them.
    pub(crate) fn entries(&self, seat: Seat, after: u64) -> Vec<Told> {
        let judged = view::entries(&self.game, known(after), seat).into_iter().map(Told::Entry);
        let rest = self.mark.iter().flat_map(Mark::acts).map(|(act, text)| self.unjudged(act, text));
        judged.chain(rest.filter(|told| told.number() > after)).collect()
    }

    /// An act that was not judged again.
    fn unjudged(&self, act: u64, text: &str) -> Told {
        match (self.entry_of(text), usize::try_from(act)) {
            (Ok(entry), Ok(number)) => Told::Entry(view::unjudged(number, text.to_owned(), &entry)),
            _ => Told::Unread { act, text: text.to_owned(), rulings: [] },
        }
    }

    /// How fast the game is, how closely it is watched, and where the arbiter is.
    fn manner(&self) -> Manner {
        let manner = self.game.manner();
        Manner {
            tempo: manner.tempo.map(script::tempo),
            regime: manner.supervision.map(script::regime),
            arbiter: script::arbiter(manner.arbiter),
        }
    }

    /// What the code says of the settings. A silent table tells nobody that the pieces began on wrong squares.
    fn opening(&self) -> Vec<Ruling> {
        match self.game.settings().notice {
            Notice::Silent => Vec::new(),
            Notice::All => self.game.opening().iter().map(|one| view::ruling(&self.game, one)).collect(),
        }
    }

    /// How the same two play the same game again, once it is over. What is judged otherwise today tells nothing of that.
    fn rematch_terms(&self) -> Option<RematchTerms> {
        let next = rematch_terms(&self.game).filter(|_| self.mark.is_none())?;
        let [kept, changed] = next.headers.map(|header| header.as_ref().map(header_words));
        let told = |[white, black]: [u32; 2]| BySide { white: points(white), black: points(black) };
        Some(RematchTerms {
            colours: match next.colours {
                Goes::Keep => "keep",
                Goes::Change => "change",
                Goes::Lot => "lot",
            },
            first: next.first.map(|side| match side {
                Side::White => "white",
                Side::Black => "black",
            }),
            articles: next.articles.into_iter().map(str::to_owned).collect(),
            scored: next.scored.map(told),
            kept,
            changed,
        })
    }

    /// What is written out of the game, away from the table.
    pub(crate) fn sheet(&self) -> Sheet {
        Sheet {
            game: self.game.clone(),
            created_ms: self.created_ms,
            rest: self.mark.iter().flat_map(Mark::withheld).collect(),
        }
    }
}

/// A game as it stands, to be written out.
pub(crate) struct Sheet {
    game: Arc<Game>,
    /// When it was set up, in milliseconds since 1970.
    created_ms: u64,
    /// The acts that are not judged today as they were, as they may be published.
    rest: Vec<String>,
}

impl Sheet {
    /// What a ruling rests on, to be played: the whole of it, or what goes on from a position that its checks lead to. What
    /// shows it is searched for again where the log has only kept what came out.
    pub(crate) fn evidence(&self, seat: Seat, of: &RulingAt) -> Result<Shown, Refusal> {
        let nothing = |says: &str| Refusal::not_found("no-such-evidence", says);
        let evidence = view::evidence_of(&self.game, seat, of.act, of.ruling)
            .ok_or_else(|| nothing("This ruling has nothing to show."))?
            .shown_again();
        match &of.at {
            None => Exhibit::of(&evidence)
                .map(Shown::Whole)
                .ok_or_else(|| nothing("There is nothing to step through.")),
            Some(fen) => Dialogue::from(&evidence, fen)
                .map(Shown::From)
                .ok_or_else(|| nothing("The checks do not lead to this position.")),
        }
    }

    /// The script as it may be published: what lies in an envelope is not in it. What is not judged today as it was ends
    /// with the acts as they were written. The players' names stand in comments, as PGN has them.
    pub(crate) fn script(&self, names: &Names) -> String {
        let remarks = called(names).iter().map(tag_remark).collect();
        let judged = Script { remarks, ..Script::for_everybody(&self.game) }.to_string();
        self.rest.iter().fold(judged, |script, line| script + line + "\n")
    }

    /// What the clock showed before the first move, and as each move of the line was pressed. A silent table does not tell which moves
    /// stand before the end, nor is what is judged otherwise today told.
    pub(crate) fn dials(&self) -> Dials {
        if !self.rest.is_empty() || self.game.is_silent() && self.game.ending().is_none() {
            return Dials::default();
        }
        let begun = Game::new(self.game.code(), self.game.settings().clone()).ok();
        let shown =
            |game: Game| game.standing_without_line().clock.as_ref().map(|it| [it.white_ms, it.black_ms]);
        let at_first = begun.and_then(shown);
        match at_first {
            None => Dials::default(),
            at_first => Dials { dials: [at_first].into_iter().chain(self.game.dials_at_presses()).collect() },
        }
    }

    /// The game in PGN with its players' names, as far as it is judged as it was and may be published. Notation tells which
    /// moves are lawful, so that of a silent table has none before the end.
    pub(crate) fn pgn(&self, names: &Names) -> String {
        let played = if self.game.is_silent() && self.game.ending().is_none() {
            Game::new(self.game.code(), self.game.settings().clone()).ok()
        } else {
            None
        };
        let date = records::calendar::pgn_date(self.created_ms);
        let date = Tag { name: b"Date".to_vec(), value: date.into_bytes() };
        let tags: Vec<Tag> = [date].into_iter().chain(called(names)).collect();
        records::pgn::write(played.as_ref().unwrap_or(&self.game), &tags)
    }
}

/// The names of the players who have said theirs, as PGN has them.
fn called(names: &Names) -> Vec<Tag> {
    let called = |side| {
        let tag = if side == Side::White { "White" } else { "Black" };
        let value = names.of_side(side)?.into_bytes();
        Some(Tag { name: tag.as_bytes().to_vec(), value })
    };
    Side::ALL.into_iter().filter_map(called).collect()
}

/// The number of an act, as the log counts.
fn known(after: u64) -> usize {
    usize::try_from(after).unwrap_or(usize::MAX)
}
