//! What a line is read against, and how the records of moves within it are read.

use board::{Move, Position, Side, Square};
use game::act::{Meaning, Record, Sketch};
use game::settings::Letters;
use game::{Game, Reads};
use law::question::Wording;

use super::adjournment::sealed_move;
use super::bare::{bare_record, several};
use super::paper::paper;
use super::parsed::SealedMove;
use crate::descriptive::{Descriptive, Origins};
use crate::san::{San, moves_out_of_form};

/// What an act is read against: a position, or a game, which also gives the notation of its records.
#[derive(Clone, Copy, Debug)]
pub struct Before<'g> {
    position: Position,
    game: Option<&'g Game>,
}

impl<'g> Before<'g> {
    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    pub(super) fn game(&self) -> Option<&'g Game> {
        self.game
    }

    fn reads(&self) -> Reads {
        self.game.map_or(Reads::Algebraic, Game::reads)
    }

    /// What a record that this side sealed can mean in the position at the beginning of the turn. The move is written as on a
    /// score sheet: in the letters that were announced, with its number and with the sign of an offer beside it.
    pub(super) fn meaning(&self, record: &str, by: Option<Side>) -> Meaning {
        let origins = self.game.map_or(Origins::UNKNOWN, Origins::of_game);
        let paper = paper(record, by);
        let bare = bare_record(paper.record).text;
        let alone = self.meaning_of_move(bare, &origins, by);
        let behind = alone.motions.is_empty().then(|| self.meaning_behind_last_move(bare, &origins, by));
        Meaning { beside: paper.beside, ..behind.flatten().unwrap_or(alone) }
    }

    /// What a record means that has the other side's last move in front of it, as the line of a score sheet has, `1. e4 e5`; none
    /// where that is not so, and where what stands in front could be meant itself.
    fn meaning_behind_last_move(&self, bare: &str, origins: &Origins, by: Option<Side>) -> Option<Meaning> {
        let game = self.game.filter(|game| !game.reads().is_descriptive())?;
        let last = game.line().pop().filter(|last| by == Some(!last.by))?;
        let (made, before) = (last.legal?.into(), Before { position: last.from, game: self.game });
        let is_last = |record: &str| {
            let own = self.meaning_of_move(record, origins, by).motions;
            let read = before.meaning_of_move(record, &Origins::from(last.origins), Some(last.by));
            own.is_empty() && read.motions == [made]
        };
        let ends = bare.match_indices(char::is_whitespace).map(|(at, _)| bare.split_at(at));
        let behind = ends.filter(|(first, _)| is_last(first)).map(|(_, rest)| {
            let rest = rest.trim_start_matches([' ', '.', '…']);
            self.meaning_of_move(bare_record(rest).text, origins, by)
        });
        behind.into_iter().find(|meaning| !meaning.motions.is_empty())
    }

    fn meaning_of_move(&self, bare: &str, origins: &Origins, by: Option<Side>) -> Meaning {
        if let Some(named) = alternatives(bare) {
            return either(named.map(|one| self.meaning_of_move(one, origins, by)));
        }
        let read = match sealed_move(bare) {
            SealedMove::Motion(motion) => SealedMove::Motion(motion),
            read => self.in_own_letters(bare, by).map_or(read, SealedMove::San),
        };
        let meaning = self.meaning_in(&self.position, origins, bare, &read);
        if !meaning.motions.is_empty() || self.reads().is_descriptive() {
            return meaning;
        }
        let of_any_promotion = match read {
            SealedMove::San(san) => san.moves_of_any_promotion(&self.position),
            _ => Vec::new(),
        };
        let moves = match of_any_promotion.is_empty() {
            true => self.out_of_form(bare, by),
            false => of_any_promotion,
        };
        Meaning { motions: moves.into_iter().map(Into::into).collect(), ..meaning }
    }

    /// The moves that a record can mean which breaks the form of algebraic notation; in the letters that were announced for this
    /// side, where there are some.
    fn out_of_form(&self, bare: &str, by: Option<Side>) -> Vec<Move> {
        if self.reads() == Reads::Numeric {
            return Vec::new();
        }
        let letters = || self.game?.settings().letters[by?.index()].as_ref();
        let own = letters().and_then(|letters| in_english(bare, letters));
        let read = own.map(|own| moves_out_of_form(&self.position, &own)).unwrap_or_default();
        if read.is_empty() { moves_out_of_form(&self.position, bare) } else { read }
    }

    /// A record in the letters that were announced for this side; none where there are none, or it names a piece otherwise.
    fn in_own_letters(&self, bare: &str, by: Option<Side>) -> Option<San> {
        let game = self.game.filter(|game| game.reads() != Reads::Descriptive)?;
        let letters = game.settings().letters[by?.index()].as_ref()?;
        in_english(bare, letters)?.parse().ok()
    }

    /// What a record can mean in a position with these origins, in the notation of the game.
    pub(super) fn meaning_in(
        &self,
        position: &Position,
        origins: &Origins,
        record: &str,
        read: &SealedMove,
    ) -> Meaning {
        if let Some(named) = alternatives(record) {
            return either(named.map(|one| self.meaning_in(position, origins, one, &sealed_move(one))));
        }
        let reads = self.reads();
        // Squares are a script's own way to give the move that was recorded, whatever the notation.
        if let SealedMove::Motion(motion) = read {
            let wording = if reads.is_descriptive() { Wording::InWords } else { Wording::Agreed };
            return Meaning { motions: vec![*motion], wording, beside: None };
        }
        let by_computer = as_computers_write(record).filter(|_| reads == Reads::AlgebraicFirst);
        let algebraic = match (read, by_computer) {
            (SealedMove::San(san), _) if reads != Reads::Descriptive => san.moves(position),
            (_, Some(san)) => san.moves(position),
            _ => Vec::new(),
        };
        let standard = reads == Reads::AlgebraicFirst && matches!(read, SealedMove::San(_));
        let described = record.parse::<Descriptive>().ok().filter(|_| reads.reads_descriptive() && !standard);
        let mut moves = described.as_ref().map_or_else(Vec::new, |record| record.moves(position, origins));
        let wording = match described {
            _ if reads == Reads::AlgebraicFirst => Wording::Agreed,
            Some(record) if !moves.is_empty() || algebraic.is_empty() => {
                if record.is_abbreviated() {
                    Wording::Abbreviated
                } else {
                    Wording::InWords
                }
            }
            None if reads == Reads::Descriptive => Wording::InWords,
            _ => Wording::Agreed,
        };
        let others: Vec<Move> = algebraic.into_iter().filter(|m| !moves.contains(m)).collect();
        moves.extend(others);
        Meaning { motions: moves.into_iter().map(Into::into).collect(), wording, beside: None }
    }

    /// A record on a player's score sheet, read in the notation of the game.
    ///
    /// Descriptive notation needs a position: that of the move which the player writes down next.
    pub(super) fn written(&self, record: &Record, by: Option<Side>) -> Record {
        let Some((game, side)) = self.game.zip(by) else { return record.clone() };
        let bare = bare_record(&record.text).text;
        let described = bare.parse::<Descriptive>();
        let in_this_game = |described: &Descriptive| {
            let moves = game.before_next_record(side).map_or_else(Vec::new, |(position, origins)| {
                described.moves(position, &Origins::from(origins))
            });
            Sketch::Motions(moves.into_iter().map(Into::into).collect())
        };
        // What is descriptive, and no algebraic notation.
        let other = || {
            let described = described.as_ref().ok()?;
            Some(if game.reads().reads_descriptive() {
                in_this_game(described)
            } else {
                Sketch::OtherNotation
            })
        };
        if game.settings().letters[side.index()].is_some() && game.reads() != Reads::Descriptive {
            let own = |record: &str| self.in_own_letters(record, by);
            let sketch = own(bare).map(|san| san.sketch());
            let sketch = sketch.or_else(|| several(&record.text, own)).or_else(other);
            return Record { sketch, ..record.clone() };
        }
        let by_computer = || as_computers_write(bare).map(|san| san.sketch());
        let sketch = match game.reads() {
            Reads::Algebraic | Reads::Numeric => record.sketch.clone().or_else(other),
            Reads::AlgebraicFirst => record.sketch.clone().or_else(by_computer).or_else(other),
            Reads::Descriptive => other(),
            Reads::Both => other().or_else(|| record.sketch.clone()),
        };
        Record { sketch, ..record.clone() }
    }
}

/// The records of two moves between which it is left open, `P-QR3 or P-QR4`; `None` where that is not so.
fn alternatives(record: &str) -> Option<[&str; 2]> {
    let lower = record.to_ascii_lowercase();
    let at = lower.find(" or ")?;
    let named = [record[..at].trim(), record[at + " or ".len()..].trim()];
    named.iter().all(|one| !one.is_empty()).then_some(named)
}

/// What a record means that leaves it open which of these is meant.
fn either([one, other]: [Meaning; 2]) -> Meaning {
    let wording = if one.motions.is_empty() { other.wording } else { one.wording };
    let mut motions = one.motions;
    let others: Vec<_> = other.motions.into_iter().filter(|motion| !motions.contains(motion)).collect();
    motions.extend(others);
    Meaning { motions, wording, beside: None }
}

/// A move from square to square in capitals, as computers write it: `E2-E4`, `E4XD5`, `A7-A8=Q`; `None` for any other
/// record.
fn as_computers_write(record: &str) -> Option<San> {
    let (way, piece) = record.split_at_checked(record.find(['=', '/']).unwrap_or(record.len()))?;
    let way = way.to_ascii_lowercase();
    let square = |text: Option<&str>| text.is_some_and(|text| text.parse::<Square>().is_ok());
    let ends = way.len().checked_sub(2).map(|at| way.get(at..));
    let between = way.get(2..way.len().saturating_sub(2));
    let squares = square(way.get(..2)) && ends.is_some_and(square);
    let joined = between.is_some_and(|sign| ["", "-", "x", ":"].contains(&sign));
    (squares && joined).then(|| format!("{way}{piece}").parse().ok()).flatten()
}

/// The same record with the English letters; none where it names a piece otherwise than this player does.
fn in_english(record: &str, letters: &Letters) -> Option<String> {
    const ENGLISH: [&str; 5] = ["K", "Q", "R", "B", "N"];
    if record.starts_with(['0', 'O', 'o']) {
        return Some(record.to_owned());
    }
    let mut named: Vec<(&str, &str)> = letters.0.iter().map(String::as_str).zip(ENGLISH).collect();
    // Of two names the longer is tried first: "Кр" before "К".
    named.sort_by_key(|(own, _)| std::cmp::Reverse(own.len()));
    let (first, rest) = match named.iter().find(|(own, _)| record.starts_with(own)) {
        Some((own, english)) => (*english, &record[own.len()..]),
        None if record.starts_with(char::is_uppercase) => return None,
        None => ("", record),
    };
    // What a Pawn becomes follows its square.
    let end = rest.trim_end_matches(['+', '#', '!', '?', ')', ' ']);
    let marks = &rest[end.len()..];
    let promoted = named.iter().find(|(own, _)| first.is_empty() && end.ends_with(own));
    Some(match promoted {
        Some((own, english)) => format!("{}{english}{marks}", &end[..end.len() - own.len()]),
        None => format!("{first}{rest}"),
    })
}

impl<'g> From<&'g Position> for Before<'g> {
    fn from(position: &'g Position) -> Self {
        Before { position: *position, game: None }
    }
}

impl<'g> From<&'g Game> for Before<'g> {
    fn from(game: &'g Game) -> Self {
        // Whether a record can be read would tell whose turn it is before the law, which a silent table keeps.
        let position = if game.is_silent() { game.position_as_it_looks() } else { *game.position() };
        Before { position, game: Some(game) }
    }
}
