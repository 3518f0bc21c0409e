//! One feed: a file, or what stands at an address.

use std::collections::BTreeMap;

use audit::{Record, Tag};
use records::pgn::Reader;

use crate::board::Board;
use crate::board_id::BoardId;
use crate::laws::Laws;
use crate::name::Name;
use crate::told::Told;

/// What was read last, and which boards stand in it, in the order of the text.
#[derive(Debug, Default)]
pub(crate) struct Feed {
    text: Vec<u8>,
    boards: Vec<BoardId>,
    /// The last game had no result when it was read: somebody may still have been writing.
    half: bool,
}

/// So many bytes of a text that has no board yet show whether it is one.
const SEEN: usize = 4096;

/// What all feeds share.
pub(crate) struct Shared<'a> {
    pub boards: &'a mut Vec<Board>,
    pub laws: &'a Laws,
    pub change: &'a mut u64,
    pub most: usize,
}

impl Shared<'_> {
    fn board(&mut self, id: BoardId) -> &mut Board {
        &mut self.boards[id.0 as usize]
    }
}

impl Feed {
    /// The boards, in the order of the text.
    pub fn boards(&self) -> &[BoardId] {
        &self.boards
    }

    /// A new read.
    pub fn read(&mut self, source: &str, text: &[u8], shared: &mut Shared, at: u64) -> Vec<Told> {
        if self.text == text {
            return self.again(source, shared, at);
        }
        self.text.clear();
        self.text.extend_from_slice(text);
        self.take(source, false, shared, at)
    }

    /// The same text again.
    pub fn again(&mut self, source: &str, shared: &mut Shared, at: u64) -> Vec<Told> {
        if self.half {
            return self.take(source, true, shared, at);
        }
        let mut told = Vec::new();
        for id in &self.boards {
            let board = &mut shared.boards[id.0 as usize];
            if board.is_being_missed() {
                told.extend(board.is_missing(at, shared.change));
            }
        }
        let pending = self.boards.iter().filter(|id| shared.boards[id.0 as usize].is_pending());
        for id in pending.copied().collect::<Vec<_>>() {
            let (laws, board) = (shared.laws, &mut shared.boards[id.0 as usize]);
            told.extend(board.again(laws, at, shared.change));
        }
        told
    }

    /// Takes the games out of the text. A text that `stands` was read twice: nobody is writing it.
    fn take(&mut self, source: &str, stands: bool, shared: &mut Shared, at: u64) -> Vec<Told> {
        let text = std::mem::take(&mut self.text);
        // A program or a picture is no text, whatever its bytes can be read as.
        let is_text = !self.boards.is_empty() || !text[..text.len().min(SEEN)].contains(&0);
        let games = if is_text { &text[..] } else { &[] };
        let (mut reader, mut record, mut told) = (Reader::new(games), shared.laws.record(), Vec::new());
        let mut before = self.by_name(shared);
        let (mut seen, mut unknown) = (Vec::new(), Vec::new());
        self.half = false;
        let end = text.trim_ascii_end().len() as u64;
        // A part that is too long to be read ends the text.
        while let Ok(true) = reader.read_game(&mut record) {
            let last = reader.offset() >= end;
            let whole = stands || !last || record.written().is_some();
            self.half |= !whole;
            // `O-O` at the very end may be the half of `O-O-O`: what cannot be played is no move before something follows it.
            if last && record.stop().is_some_and(|stop| is_unfinished(stop.place.offset, &text)) {
                record.cut(record.plies());
            }
            let name = Name::of(&record);
            match before.get_mut(&name).and_then(|boards| (!boards.is_empty()).then(|| boards.remove(0))) {
                Some(id) => {
                    let (laws, board) = (shared.laws, &mut shared.boards[id.0 as usize]);
                    told.extend(board.read(&record, whole, laws, at, shared.change));
                    seen.push(id);
                }
                // Half a name is no name.
                None if !whole => {}
                // A text of another kind is no game.
                None if name == Name::default() && record.plies() == 0 && !record.tags().has(Tag::Fen) => {}
                None => unknown.push((seen.len(), name, record.clone())),
            }
        }
        let mut left: Vec<BoardId> = before.into_values().flatten().collect();
        for (place, name, record) in unknown.into_iter().rev() {
            let renamed = left.iter().position(|id| shared.board(*id).may_be(&record));
            let known =
                renamed.map(|at| left.remove(at)).or_else(|| new_board(source, &name, &record, shared));
            let Some(id) = known else { continue };
            let (laws, board) = (shared.laws, &mut shared.boards[id.0 as usize]);
            board.rename(name);
            told.extend(board.read(&record, true, laws, at, shared.change));
            seen.insert(place, id);
        }
        for id in left {
            if !self.half {
                told.extend(shared.boards[id.0 as usize].is_missing(at, shared.change));
            }
            seen.push(id);
        }
        self.boards = seen;
        self.text = text;
        told
    }

    fn by_name(&self, shared: &Shared) -> BTreeMap<Name, Vec<BoardId>> {
        let mut names: BTreeMap<Name, Vec<BoardId>> = BTreeMap::new();
        for id in &self.boards {
            names.entry(shared.boards[id.0 as usize].name().clone()).or_default().push(*id);
        }
        names
    }

    /// The feed itself has gone.
    pub fn is_missing(&mut self, shared: &mut Shared, at: u64) -> Vec<Told> {
        // What comes back is read anew, even if it says the same.
        self.text.clear();
        let mut told = Vec::new();
        for id in &self.boards {
            told.extend(shared.boards[id.0 as usize].is_missing(at, shared.change));
        }
        told
    }

    /// Whether it says something, but has no game.
    pub fn is_without_games(&self) -> bool {
        self.boards.is_empty() && !self.half && !self.text.trim_ascii().is_empty()
    }
}

/// Whether a text ends within the word that begins here, so that more of it may come.
fn is_unfinished(from: u64, text: &[u8]) -> bool {
    let rest = usize::try_from(from).ok().and_then(|from| text.get(from..));
    rest.is_some_and(|rest| {
        !rest.is_empty() && rest.iter().all(|&byte| byte.is_ascii_graphic() && byte != b'}')
    })
}

/// A board for a game that is seen for the first time in this feed; none where there are too many.
fn new_board(source: &str, name: &Name, record: &Record, shared: &mut Shared) -> Option<BoardId> {
    if shared.boards.len() >= shared.most {
        return None;
    }
    let id = BoardId(shared.boards.len() as u32);
    shared.boards.push(Board::new(id, source, name.clone(), record, shared.laws));
    Some(id)
}
