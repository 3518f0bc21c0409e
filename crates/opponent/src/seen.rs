//! What the computer sees from its seat.

use board::{Kind, Move, Position, Setup, Side, Square};
use game::Game;
use game::act::{Act, Person};
use game::settings::Table;
use game::standing::{Duty, DutyKind, Open, Phase, Saying, Standing};
use records::act::said;
use view::{Seat, Sight};

/// The game as its seat shows it.
pub(crate) struct Seen {
    side: Side,
    standing: Standing,
    /// Whether the rulings are told to all; at a silent table nobody says what is legal, or which claim is right.
    is_told: bool,
    /// What it has said since anybody else did something.
    tried: Vec<Act>,
    /// How many acts there were.
    pub(crate) acts: usize,
    guarded: bool,
    communicated: bool,
}

impl Seen {
    pub(crate) fn by(side: Side, game: &Game) -> Seen {
        let standing = Sight::of(game).seen_from(Seat::of(side));
        let own = |who: Person| who == Person::Player(side);
        let last = game.log().iter().rev().map(|judged| &judged.entry);
        let tried = last.take_while(|entry| own(entry.who)).map(|entry| entry.act.clone()).collect();
        Seen {
            side,
            standing,
            is_told: !game.is_silent(),
            tried,
            acts: game.log().len(),
            guarded: game.settings().table == Table::Guarded,
            communicated: game.is_communicated(),
        }
    }

    pub(crate) fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Whether there is nothing to be done any more, or nothing that it knows how to do.
    pub(crate) fn is_over(&self) -> bool {
        self.standing.result.is_some() || self.standing.phase == Phase::Over || self.communicated
    }

    pub(crate) fn is_guarded(&self) -> bool {
        self.guarded
    }

    pub(crate) fn is_own(&self, side: Side) -> bool {
        side == self.side
    }

    /// Whether a move is to be made now.
    pub(crate) fn is_to_move(&self) -> bool {
        let waits = matches!(self.standing.phase, Phase::ToMove | Phase::Touched);
        waits && self.standing.turn == self.side && self.standing.hand.is_none()
    }

    /// Whether the other side has begun its turn and not yet made its move.
    pub(crate) fn is_others_turn_begun(&self) -> bool {
        self.standing.turn != self.side && self.standing.phase == Phase::Touched
    }

    /// Whether it has made a move and not pressed the clock.
    pub(crate) fn is_to_press(&self) -> bool {
        self.standing.clock.is_some() && self.standing.to_press.contains(&self.side)
    }

    /// The position that it has to move in, and the moves that are open to it.
    pub(crate) fn to_move(&self) -> (Position, Vec<Move>) {
        let Standing { position, legal, .. } = &self.standing;
        if self.is_told || !legal.is_empty() {
            return (*position, legal.clone());
        }
        let position = self.as_it_stands();
        (position, within(&self.standing.duty, &position))
    }

    /// The position on the board: that of the turn, if nothing has been moved since that the line does not know.
    fn as_it_stands(&self) -> Position {
        let Standing { position, board, turn, .. } = &self.standing;
        let is_there = Square::ALL.into_iter().all(|square| position.man_at(square) == board[square.index()]);
        if is_there && position.turn() == *turn {
            return *position;
        }
        Setup { men: *board, turn: *turn, ..Setup::empty() }.as_it_stands(position.movement())
    }

    /// Whether a penalty that it may ask for is one that it has ground for, as far as it can know.
    pub(crate) fn has_ground(&self) -> bool {
        self.is_told || !self.standing.legal.is_empty() || self.sees_illegal_move()
    }

    /// Whether the other side's flag is down, as anybody can see.
    pub(crate) fn sees_flag(&self) -> bool {
        self.standing.clock.as_ref().is_some_and(|clock| clock.fallen.contains(&!self.side))
    }

    /// How long the other side may still think, in milliseconds from the last act, if its clock runs.
    pub(crate) fn others_time(&self) -> Option<u64> {
        let clock = self.standing.clock.as_ref().filter(|clock| clock.running == Some(!self.side))?;
        let left = if self.side == Side::White { clock.black_ms } else { clock.white_ms };
        left.map(|left| left + clock.delay_ms)
    }

    /// How long it may itself still think, in milliseconds, if its clock runs.
    pub(crate) fn own_time(&self) -> Option<u64> {
        let clock = self.standing.clock.as_ref().filter(|clock| clock.running == Some(self.side))?;
        if self.side == Side::White { clock.white_ms } else { clock.black_ms }
    }

    /// Whether the other side's last move is none of chess, as anybody can see who looks.
    pub(crate) fn sees_illegal_move(&self) -> bool {
        self.standing.line.last().is_some_and(|last| last.by != self.side && last.legal.is_none())
            || self.standing.unlawful.is_some_and(|unlawful| unlawful.by != self.side)
    }

    /// The positions that were met in the game.
    pub(crate) fn met(&self) -> Vec<u64> {
        self.standing.line.iter().map(|made| made.from.key()).collect()
    }

    /// A position of the game and the moves that lead from there to another, as far back as the record has no gap.
    pub(crate) fn way_to(&self, position: &Position) -> (Position, Vec<Move>) {
        let (mut from, mut moves) = (*position, Vec::new());
        for made in self.standing.line.iter().rev() {
            let Some(m) = made.legal.filter(|&m| made.from.play(m) == from) else { break };
            from = made.from;
            moves.push(m);
        }
        moves.reverse();
        (from, moves)
    }

    /// What it may say, and has not just said in vain.
    pub(crate) fn open(&self) -> impl Iterator<Item = &Open> {
        let own = |open: &&Open| open.who == Person::Player(self.side);
        self.standing.may.iter().filter(own).filter(|open| !self.tried.contains(&said(&open.line)))
    }

    pub(crate) fn may(&self, saying: &Saying) -> bool {
        self.open().any(|open| open.line == *saying)
    }

    /// The act, unless it has just been tried in vain.
    pub(crate) fn once(&self, act: Act) -> Vec<Act> {
        if self.has_just(&act) { Vec::new() } else { vec![act] }
    }

    /// Whether it has done this since anybody else did something.
    fn has_just(&self, act: &Act) -> bool {
        self.tried.contains(act)
    }
}

/// The legal moves that do what binds; all of them where none does.
fn within(duties: &[Duty], position: &Position) -> Vec<Move> {
    let all: Vec<Move> = position.legal_moves().into_iter().collect();
    duties.iter().fold(all, |moves, duty| {
        let kept: Vec<Move> = moves.iter().copied().filter(|&m| does(duty, position, m)).collect();
        if kept.is_empty() { moves } else { kept }
    })
}

fn does(duty: &Duty, position: &Position, m: Move) -> bool {
    let moved = duty.squares.contains(&m.from());
    let taken = position.captured(m).is_some_and(|(square, _)| duty.squares.contains(&square));
    match duty.kind {
        DutyKind::Move => moved,
        DutyKind::Capture => taken,
        DutyKind::CaptureWith => moved && taken,
        DutyKind::AnyTouched => moved || taken,
        DutyKind::Castle => m.castling_wing().is_some(),
        DutyKind::King => position.kind_at(m.from()) == Some(Kind::King),
        DutyKind::Requirement => true,
    }
}
