//! A game of a text, kept whole, its main line played.

use records::pgn::{At, Flow, MoveText, Oddity, Outcome, Place, Play, Record, Text, Visitor};

use crate::http::records::json::{self, Title, Whole as Written};
use crate::http::records::moves::Moves;
use crate::wire::error::Refusal;

/// Keeps a game whole, and plays its main line.
#[derive(Default)]
pub(super) struct Whole {
    record: Record,
    play: Play,
    depth: usize,
    place: Place,
}

impl Whole {
    /// The game in a few words.
    pub(super) fn title(&self, game: u64) -> Title {
        let tag = |name| self.record.tag(name);
        let faults = self.play.findings().iter().filter(|found| found.wrong.is_fault()).count();
        Title {
            game,
            place: self.place.into(),
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            date: tag("Date"),
            result: self.result(),
            plies: self.play.plies(),
            faults,
        }
    }

    /// The result after the moves; where none stands there, that of the tag.
    fn result(&self) -> Option<String> {
        let tagged = || self.record.tag("Result");
        self.record.outcome.map(|outcome| outcome.to_string()).or_else(tagged)
    }

    /// The game with its moves.
    pub(super) fn written(&self, game: u64) -> Result<Written, Refusal> {
        let tags = self.record.tags.iter().map(|tag| [json::letters(&tag.name), json::letters(&tag.value)]);
        let (start, mut moves) = (self.record.start().ok(), Moves::default());
        moves.line(&self.record.line, start, None);
        if moves.is_full() {
            return Err(Refusal::too_large_record());
        }
        Ok(Written {
            game,
            tags: tags.collect(),
            result: self.result(),
            start: start.map(|position| position.fen()),
            moves: moves.moves,
            cut: moves.cut,
            wrong: self.play.findings().iter().map(Into::into).collect(),
        })
    }
}

impl Visitor for Whole {
    fn begin_game(&mut self, at: At) {
        (self.depth, self.place) = (0, at.place());
        self.record.begin_game(at);
        self.play.begin_game(at);
    }

    fn tag(&mut self, name: Text, value: Text, at: At) {
        Visitor::tag(&mut self.record, name, value, at);
        self.play.tag(name, value, at);
    }

    fn begin_moves(&mut self, at: At) -> Flow {
        self.record.begin_moves(at);
        self.play.begin_moves(at)
    }

    fn san(&mut self, san: MoveText, at: At) {
        self.record.san(san, at);
        if self.depth == 0 {
            self.play.san(san, at);
        }
    }

    fn nag(&mut self, nag: u8, at: At) {
        self.record.nag(nag, at);
    }

    fn comment(&mut self, text: Text, at: At) {
        self.record.comment(text, at);
    }

    fn begin_variation(&mut self, at: At) -> Flow {
        let flow = self.record.begin_variation(at);
        self.depth += usize::from(flow == Flow::Tell);
        flow
    }

    fn end_variation(&mut self, at: At) {
        self.depth -= 1;
        self.record.end_variation(at);
    }

    fn result(&mut self, outcome: Outcome, at: At) {
        self.record.result(outcome, at);
        self.play.result(outcome, at);
    }

    fn oddity(&mut self, oddity: Oddity, at: At) {
        self.record.oddity(oddity.clone(), at);
        self.play.oddity(oddity, at);
    }

    fn end_game(&mut self, at: At) {
        self.record.end_game(at);
        self.play.end_game(at);
    }
}
