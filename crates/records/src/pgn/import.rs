//! From PGN to a judged game.

use board::{Move, Position};
use game::Game;
use game::act::Entry;
use game::settings::{Reads, Settings, Start};
use law::Code;

use super::command::commands;
use super::export::implied;
use super::laws;
use super::noted::{Noted, holds_acts, is_clock_alone};
use super::pgn_game::PgnGame;
use super::place::Place;
use crate::san::Notation;
use crate::script::Header;
use crate::text::bytes::Text;
use crate::{act, san};

/// Why a PGN game cannot be judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    /// The move at which, or after which, the fault stands; none before the first move.
    pub place: Option<Place>,
    /// Every reason; at least one.
    pub reasons: Vec<String>,
}

impl std::fmt::Display for ImportError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.place {
            Some(place) => write!(f, "{place}: {}", self.reasons.join("; ")),
            None => write!(f, "before the first move: {}", self.reasons.join("; ")),
        }
    }
}

impl std::error::Error for ImportError {}

/// Judges a PGN game act by act.
///
/// What [`write`](super::write) wrote gives the same acts under the same settings. In a game from elsewhere each move of
/// the main line is one act under `code`: `plays`, or `sends` where moves are communicated. It begins from the usual array
/// or from the start in its tags. Such a game stays open unless a move ended it, because PGN does not say which act did.
///
/// # Errors
///
/// The first fault with its place: settings that no game can begin with, a move that is not legal, a text that is not an
/// act, or an act that cannot be done.
///
/// ```
/// use jadoube_records::pgn::{PgnGame, import};
///
/// let bcf = law::codes::find("bcf-1912").unwrap();
/// let game = PgnGame::first("1. e4 {[%act black touches e7]} 1... e5 *".as_bytes())?;
/// assert_eq!(import(&game, bcf)?.log().len(), 3);
///
/// let game = PgnGame::first("1. e4 Ke7 *".as_bytes())?;
/// let error = import(&game, bcf).unwrap_err();
/// assert!(error.to_string().starts_with("game 1, line 1, byte 6: `Ke7` is not a legal move"), "{error}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn import(pgn: &PgnGame, code: &'static Code) -> Result<Game, ImportError> {
    Ok(Import::of(pgn, begin(pgn, code)?)?.0)
}

/// A game on its way from PGN to acts.
pub(super) struct Import {
    game: Game,
    /// The position of the movetext, which is ordinary chess, or the older game by the rules of its code.
    position: Result<Position, Vec<String>>,
    place: Option<Place>,
    /// Acts stood in the comments, and may have made moves of the movetext.
    has_acts: bool,
    noted: Noted,
}

impl Import {
    /// The game from before its first act to its end, and what stands beside its acts.
    pub fn of(pgn: &PgnGame, game: Game) -> Result<(Game, Noted), ImportError> {
        let position = first_position(pgn, &game);
        let mut import = Import { game, position, place: None, has_acts: false, noted: Noted::default() };
        import.comments(&pgn.line.comments)?;
        for ply in &pgn.line.plies {
            import.place = Some(ply.place);
            let before = import.position.clone();
            import.san(&ply.san)?;
            import.noted.glyphs(import.game.log().len(), ply);
            import.comments(&ply.comments)?;
            if let Ok(before) = before {
                import.noted.variations(import.game.log().len(), ply, &before);
            }
        }
        Ok((import.game, import.noted))
    }

    fn error(&self, reasons: Vec<String>) -> ImportError {
        ImportError { place: self.place, reasons }
    }

    /// The acts in comments are judged, and the words with them follow from them, as does a clock. The rest is kept.
    fn comments(&mut self, comments: &[Vec<u8>]) -> Result<(), ImportError> {
        for comment in comments {
            if holds_acts(comment) {
                self.has_acts = true;
                self.acts(comment)?;
            } else if !(self.has_acts && is_clock_alone(comment)) {
                self.noted.comment(self.game.log().len(), comment);
            }
        }
        Ok(())
    }

    fn acts(&mut self, comment: &[u8]) -> Result<(), ImportError> {
        for line in commands(Text(comment), "act") {
            let entry = act::read(&line, &self.game).map_err(|error| {
                self.error(error.faults().iter().map(|fault| format!("in `{line}`: {fault}")).collect())
            })?;
            self.judge(entry)?;
        }
        Ok(())
    }

    /// A move of the movetext: one that the acts before it have made, or an act itself.
    fn san(&mut self, text: &str) -> Result<(), ImportError> {
        let position = self.position.clone().map_err(|reasons| self.error(reasons))?;
        let played = san::read_bytes(&position, text.as_bytes())
            .map_err(|error| self.error(vec![error.to_string()]))?;
        if !(self.has_acts && self.is_made(&position, played)) {
            let entry = self.stands_for(&position, played)?;
            self.judge(entry)?;
        }
        self.position = Ok(position.play(played));
        Ok(())
    }

    /// The act that a move of the movetext stands for: in a game whose moves are communicated it is sent.
    fn stands_for(&self, position: &Position, played: Move) -> Result<Entry, ImportError> {
        if !self.game.is_communicated() {
            return Ok(implied(position.turn(), played));
        }
        let notation = if self.game.reads() == Reads::Numeric { Notation::Numeric } else { Notation::Uci };
        let line = format!("{} sends {}", position.turn(), notation.write(position, played));
        act::read(&line, &self.game).map_err(|error| {
            self.error(error.faults().iter().map(|fault| format!("in `{line}`: {fault}")).collect())
        })
    }

    /// Whether the acts before have made the move: the last of them may have made others after it.
    fn is_made(&self, position: &Position, played: Move) -> bool {
        self.game.line().iter().rev().any(|made| {
            let from_here =
                made.from.same_men_and_turn(position) && made.from.fullmoves() == position.fullmoves();
            let same = |legal: Move| {
                legal.transfer() == played.transfer()
                    && legal.castling_wing() == played.castling_wing()
                    && legal.is_free_castling() == played.is_free_castling()
                    && (!played.is_free_castling() || legal.rook() == played.rook())
            };
            from_here && made.legal.is_some_and(same)
        })
    }

    fn judge(&mut self, entry: Entry) -> Result<(), ImportError> {
        let text = act::text(&entry);
        match self.game.judge(entry) {
            Ok(_) => Ok(()),
            Err(impossible) => {
                let why = |reason| format!("`{text}` cannot be done: {reason}");
                Err(self.error(impossible.reasons.into_iter().map(why).collect()))
            }
        }
    }
}

/// The game before its first act, with the settings in its comments, or else those in its tags.
pub(super) fn begin(pgn: &PgnGame, code: &'static Code) -> Result<Game, ImportError> {
    let comments = pgn.line.comments.iter();
    let header: Vec<_> = comments.flat_map(|comment| commands(Text(comment), "header")).collect();
    let before = |reasons| ImportError { place: None, reasons };
    let tags = |name: &str| pgn.tag(name);
    // The movetext can only be read by the rules under which it was played.
    let older = laws::named(&tags).or_else(|| laws::is_older(code).then_some(code));
    let (code, settings) = if let Some(older) = older.filter(|_| header.is_empty()) {
        (older, laws::settings(older, &tags).map_err(before)?)
    } else if header.is_empty() {
        (code, settings(pgn).map_err(before)?)
    } else {
        let header = Header::read("the header in the comments", &header.join("\n"))
            .map_err(|error| before(vec![error.to_string()]))?;
        (header.code, header.settings)
    };
    Game::new(code, settings).map_err(|error| before(error.reasons))
}

/// Where the movetext begins: in the older game by the rules of the game.
pub(super) fn first_position(pgn: &PgnGame, game: &Game) -> Result<Position, Vec<String>> {
    match laws::is_older(game.code()) {
        true => laws::begins_movetext(game, &|name| pgn.tag(name)),
        false => pgn.start(),
    }
}

fn settings(pgn: &PgnGame) -> Result<Settings, Vec<String>> {
    let position = pgn.start()?;
    let start = match pgn.tag("FEN").filter(|_| position != Position::default()) {
        None => Start::Usual,
        Some(_) => Start::Setup(Box::new(position.setup())),
    };
    Ok(Settings { start, ..Settings::default() })
}
