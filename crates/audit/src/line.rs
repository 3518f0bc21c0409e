//! The line that was played: followed move by move, with what is asked of every game beside it. Its positions are worked out
//! when a finding asks for them.

use std::cell::OnceCell;

use board::{Move, Position, Side, Track};
use records::pgn::MoveText;
use records::san::{Reading, SanError};

use crate::again::{Again, again};
use crate::stood::Stood;

/// Where a line is: men that move as today go on a track, which is quicker.
#[derive(Clone, Copy, Debug)]
enum Now {
    Today(Track),
    Older(Position, Checks),
}

/// Whether the King of the side to move stood in check before the last move already, and was left there.
fn was_left_in_check(before: &Position) -> bool {
    before.in_check(!before.turn())
}

/// What a check demands of the player whose King stands in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Checks {
    /// He parries it.
    AreParried,
    /// He parries it if it was announced. Whether it was, a record does not show: he may have left it.
    MayStand,
}

impl Checks {
    /// The position in which a text is read that cannot be read otherwise: that in which the check need not be parried, where it
    /// may stand.
    fn left(self, position: &Position) -> Option<Position> {
        let may_stand = self == Checks::MayStand && position.in_check(position.turn());
        may_stand.then(|| position.with_unannounced_check(true))
    }

    fn read(self, position: &Position, text: MoveText) -> Result<Reading, SanError> {
        let parried = text.read(position);
        match (&parried, self.left(position)) {
            (Err(_), Some(left)) => text.read(&left),
            _ => parried,
        }
    }

    fn play(self, position: &Position, m: Move) -> Position {
        match self.left(position) {
            Some(left) => left.play(m),
            None => position.play(m),
        }
    }
}

impl Now {
    fn play(&mut self, text: MoveText) -> Result<Reading, SanError> {
        match self {
            Now::Today(track) => text.play(track),
            Now::Older(position, checks) => {
                let reading = checks.read(position, text)?;
                *position = checks.play(position, reading.played);
                Ok(reading)
            }
        }
    }

    #[inline]
    fn halfmoves(&self) -> u32 {
        match self {
            Now::Today(track) => track.halfmoves(),
            Now::Older(position, _) => position.halfmoves(),
        }
    }

    #[inline]
    fn notices_check(&mut self) -> bool {
        match self {
            Now::Today(track) => track.notices_check(),
            Now::Older(position, _) => position.in_check(position.turn()),
        }
    }

    fn has_legal_move(&self) -> bool {
        match self {
            Now::Today(track) => track.has_legal_move(),
            Now::Older(position, _) => position.has_legal_move(),
        }
    }

    fn position(&self) -> Position {
        match self {
            Now::Today(track) => track.position(),
            Now::Older(position, _) => *position,
        }
    }

    /// The same way of following, from another position on.
    fn at(&self, position: &Position) -> Self {
        match self {
            // What was tracked once is tracked again.
            Now::Today(track) => Now::Today(Track::of(position).unwrap_or(*track)),
            Now::Older(_, checks) => Now::Older(*position, *checks),
        }
    }

    fn checks(&self) -> Checks {
        match self {
            Now::Today(_) => Checks::AreParried,
            Now::Older(_, checks) => *checks,
        }
    }
}

/// The start, where the line is now, and a position on the way.
#[derive(Clone, Copy, Debug)]
struct Followed {
    start: Position,
    now: Now,
    /// The last position that was asked for, and after how many moves it stood.
    passed: Option<(usize, Position)>,
    /// The King of the side to move stood in check before the last move already, and was left there.
    left_in_check: bool,
}

/// Moves from a start.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    followed: Option<Followed>,
    moves: Vec<Move>,
    /// What is kept of the start, and of the position after each move.
    stood: Vec<Stood>,
    positions: OnceCell<Vec<Position>>,
    reached: OnceCell<Position>,
}

impl Line {
    /// A line without a start, on which nothing is played.
    pub fn clear(&mut self) {
        self.followed = None;
        self.moves.clear();
        self.stood.clear();
        self.positions.take();
        self.reached.take();
    }

    /// Begins where a track is; it must be that of the start.
    #[inline]
    pub fn begin(&mut self, start: Position, track: Track) {
        self.stood.push(Stood::new(0, track.halfmoves()));
        self.followed = Some(Followed { start, now: Now::Today(track), passed: None, left_in_check: false });
    }

    /// Begins a game of the older game.
    pub fn begin_older(&mut self, start: Position) {
        self.stood.push(Stood::new(0, start.halfmoves()));
        let now = Now::Older(start, Checks::AreParried);
        self.followed = Some(Followed { start, now, passed: None, left_in_check: false });
    }

    /// Plays the move of a text that no man of today can make, if it can be made by the rules under which the game begins so;
    /// none where it cannot, and then nothing is changed. Those rules must allow every move of today.
    #[cold]
    pub fn play_by_older_rules(
        &mut self,
        (start, checks): (Position, Checks),
        text: MoveText,
        end: u64,
    ) -> Option<Reading> {
        let here = self.moves.iter().try_fold(start, |position, made| {
            let transfer = made.transfer();
            let same = position.legal_moves().into_iter().find(|legal| legal.transfer() == transfer)?;
            Some(position.play(same))
        })?;
        let mut now = Now::Older(here, checks);
        let reading = now.play(text).ok()?;
        self.followed = Some(Followed { start, now, passed: None, left_in_check: false });
        (self.positions, self.reached) = (OnceCell::new(), OnceCell::new());
        self.moves.push(reading.played);
        self.stood.push(Stood::new(end, now.halfmoves()));
        Some(reading)
    }

    /// Plays the move of a text of ordinary form that ends at a byte. None decides nothing: [`play`](Self::play) tells more.
    #[inline(always)]
    pub fn play_at_once(&mut self, text: MoveText, end: u64) -> Option<Reading> {
        let Some(Followed { now: Now::Today(track), .. }) = &mut self.followed else { return None };
        let reading = text.play_at_once(track)?;
        self.reached = OnceCell::new();
        self.moves.push(reading.played);
        self.stood.push(Stood::new(end, track.halfmoves()));
        Some(reading)
    }

    /// Plays the move of a text that ends at a byte; none where the start is not known.
    #[cold]
    pub fn play(&mut self, text: MoveText, end: u64) -> Option<Result<Reading, SanError>> {
        let Followed { now, left_in_check, .. } = self.followed.as_mut()?;
        if let Now::Older(before, Checks::MayStand) = now {
            *left_in_check = was_left_in_check(before);
        }
        let reading = now.play(text);
        if let Ok(reading) = &reading {
            self.reached = OnceCell::new();
            self.moves.push(reading.played);
            self.stood.push(Stood::new(end, now.halfmoves()));
        }
        Some(reading)
    }

    /// Takes back every move after so many.
    pub fn cut(&mut self, plies: u32) {
        let plies = plies as usize;
        if plies >= self.moves.len() {
            return;
        }
        self.positions();
        let mut positions = self.positions.take().unwrap_or_default();
        positions.truncate(plies + 1);
        if let (Some(followed), Some(last)) = (&mut self.followed, positions.last()) {
            followed.now = followed.now.at(last);
            followed.passed = None;
        }
        self.moves.truncate(plies);
        self.stood.truncate(plies + 1);
        self.reached.take();
        self.positions = OnceCell::from(positions);
    }

    /// Whether the last move gives check.
    #[inline(always)]
    pub fn gives_check(&mut self) -> bool {
        self.followed.as_mut().is_some_and(|followed| followed.now.notices_check())
    }

    /// Whether the last move gives no new check, where the other side has left one standing.
    #[cold]
    pub fn leaves_a_check_standing(&self) -> bool {
        self.followed.as_ref().is_some_and(|followed| followed.left_in_check)
    }

    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The side that made a move, counted from 1.
    pub fn mover(&self, ply: u32) -> Side {
        let first = self.followed.as_ref().map_or(Side::White, |followed| followed.start.turn());
        if ply % 2 == 1 { first } else { !first }
    }

    /// The single moves since the last capture or move of a Pawn after so many moves.
    #[inline]
    pub fn quiet(&self, ply: usize) -> u32 {
        self.stood[ply].quiet
    }

    /// The byte at which the text of a move ends, counted from 1; none where there is no such move.
    pub fn end(&self, ply: usize) -> Option<u64> {
        self.stood.get(ply).filter(|_| ply > 0).map(|stood| stood.end)
    }

    /// Where the same squares are occupied for this time or a later one: only there a position can stand so often.
    pub fn again(&self, times: u32) -> Vec<Again> {
        let in_turn = self.track().is_some();
        again(&self.moves, &self.stood, times, in_turn)
    }

    /// Where the game begins; none where that is not known.
    pub fn start(&self) -> Option<&Position> {
        self.followed.as_ref().map(|followed| &followed.start)
    }

    pub fn has_start(&self) -> bool {
        self.followed.is_some()
    }

    /// The position that was reached.
    pub fn reached(&self) -> Option<&Position> {
        let Followed { now, .. } = self.followed.as_ref()?;
        Some(self.reached.get_or_init(|| now.position()))
    }

    /// The position in which the text was read that stops the line.
    pub fn read_from(&self) -> Option<Position> {
        let Followed { now, .. } = self.followed.as_ref()?;
        let reached = *self.reached()?;
        Some(now.checks().left(&reached).unwrap_or(reached))
    }

    /// The same as a track; none where men move otherwise than today.
    pub fn track(&self) -> Option<&Track> {
        match &self.followed.as_ref()?.now {
            Now::Today(track) => Some(track),
            Now::Older(..) => None,
        }
    }

    /// Whether the side to move in the position that was reached has a legal move; none where the start is not known.
    pub fn has_legal_move(&self) -> Option<bool> {
        Some(self.followed.as_ref()?.now.has_legal_move())
    }

    /// The position before the last move. Moves are played from the position that was asked for before.
    #[cold]
    pub fn before(&mut self) -> Option<Position> {
        let Followed { start, passed, now, .. } = self.followed.as_mut()?;
        let checks = now.checks();
        let last = self.moves.len().checked_sub(1)?;
        let (from, position) = passed.unwrap_or((0, *start));
        let before = self.moves[from..last].iter().fold(position, |position, m| checks.play(&position, *m));
        *passed = Some((last, before));
        Some(checks.left(&before).unwrap_or(before))
    }

    /// The start and the position after each move; empty where the start is not known.
    pub fn positions(&self) -> &[Position] {
        self.positions.get_or_init(|| {
            let Some(Followed { start, now, .. }) = self.followed else { return Vec::new() };
            let checks = now.checks();
            let mut positions = Vec::with_capacity(self.moves.len() + 1);
            positions.push(start);
            for (at, &m) in self.moves.iter().enumerate() {
                positions.push(checks.play(&positions[at], m));
            }
            positions
        })
    }
}
