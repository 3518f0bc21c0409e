//! Which mates are worth a plan: the cheapest places for the King, the man that checks, and who helps.

use board::{Bitboard, Kind, Square};

use crate::attacks::cache::AttackCache;
use crate::attacks::{self, fill};
use crate::helpmate::features::{AHEAD, Features, WALK};

/// A mate looked at in candidate.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) cost: u32,
    pub(crate) king: Square,
    pub(crate) king_moves: u32,
    /// Which piece checks, and from where.
    pub(crate) piece: usize,
    pub(crate) at: Square,
    pub(crate) moves: u32,
    /// Where the other King helps, if he must, and after how many moves.
    pub(crate) help: Option<(Square, u32)>,
    /// Squares by which the King would escape.
    pub(crate) open: Bitboard,
}

/// The cheapest candidates, the cheapest first.
pub(crate) struct Candidates<const KEPT: usize> {
    best: [Option<Candidate>; KEPT],
    /// An candidate that costs as much, without those who could parry, is not kept.
    worst: u32,
}

/// So many candidates in which the same man mates on the same square are kept where few are, and where many are.
const ALIKE: [usize; 2] = [2, 6];

impl<const KEPT: usize> Candidates<KEPT> {
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Candidate> {
        self.best.iter().flatten()
    }

    /// Notes an candidate among the cheapest; of those in which the same man mates on the same square, few.
    fn note(&mut self, candidate: Candidate) {
        let alike = |other: &Option<Candidate>| {
            other.is_some_and(|other| (other.king, other.piece) == (candidate.king, candidate.piece))
        };
        let mut places = (0..KEPT).filter(|&i| alike(&self.best[i]));
        let last = places.nth(ALIKE[usize::from(KEPT > 16)] - 1).unwrap_or(KEPT - 1);
        let place =
            self.best[..=last].iter().position(|other| other.is_none_or(|other| candidate.cost < other.cost));
        if let Some(place) = place {
            self.best[place..=last].rotate_right(1);
            self.best[place] = Some(candidate);
            self.worst = self.best[KEPT - 1].map_or(self.worst, |candidate| candidate.cost.min(self.worst));
        }
    }
}

/// Single moves until the mate, where each side has so many of its own to make.
pub(crate) fn plies(winning: u32, losing: u32, winning_turn: bool) -> u32 {
    if winning_turn { (2 * winning.max(1) - 1).max(2 * losing + 1) } else { (2 * winning).max(2 * losing) }
}

impl Features {
    /// The cheapest candidates, no more than so many.
    pub(crate) fn candidates<const KEPT: usize>(&self, cache: &mut AttackCache) -> Candidates<KEPT> {
        let mut candidates = Candidates { best: [None; KEPT], worst: u32::MAX };
        let far = if self.occupied.count() > 12 { 2 } else { WALK - 1 };
        let mut met = Bitboard::EMPTY;
        for (moves, &walk) in (0..).zip(&self.walk[..=far]) {
            if self.least(1, moves) >= candidates.worst {
                break;
            }
            // In check he has to go, if nobody parries it.
            if moves == 0 && self.checked {
                continue;
            }
            // Where he can go to the fewest squares first: such candidates are cheap, and spare others.
            let free = |king: Square| attacks::king(king) - self.losers - self.attacked;
            let mut squares = walk - met;
            for most in [0, 1, 8] {
                for king in squares {
                    if is_few(free(king), most) {
                        squares = squares.without(king);
                        self.candidates_on(king, moves, cache, &mut candidates);
                    }
                }
            }
            met |= walk;
        }
        candidates
    }

    /// No candidate with so many moves of the man that checks and of the King to be mated costs less.
    fn least(&self, moves: u32, king_moves: u32) -> u32 {
        4 * plies(moves, king_moves, self.winning_turn) + 2 * (moves + king_moves)
    }

    /// With more moves than this of the man that checks an candidate costs as much or more.
    fn most_moves(&self, king_moves: u32, worst: u32) -> u32 {
        // The inverse of the least cost, where the moves of the King to be mated take no longer.
        let worst = worst.min(1000) + if self.winning_turn { 4 } else { 0 };
        worst.saturating_sub(2 * king_moves + 1) / 10
    }

    fn candidates_on<const KEPT: usize>(
        &self,
        king: Square,
        king_moves: u32,
        cache: &mut AttackCache,
        candidates: &mut Candidates<KEPT>,
    ) {
        let zone = attacks::king(king);
        let blocked = (zone & self.losers).without(self.king);
        let help = self.help_near(king, zone);
        let stands = attacks::king(self.winning_king);
        for (i, piece) in self.pieces().iter().enumerate() {
            if piece.steps > 0 && fill::beyond(self.winner, Bitboard::of(piece.square)).contains(king) {
                continue;
            }
            let most = self.most_moves(king_moves, candidates.worst);
            let left = zone - blocked - piece.others;
            // What the other King cannot see to either is for this man, or stays open.
            let alone = left - help.squares;
            let lacking = lacking_at_least(piece.kind, left.count());
            if piece.steps.max(1) + lacking > most {
                continue;
            }
            let from = cache.attacks(piece.kind, king) & piece.within[AHEAD];
            if from.is_empty() {
                continue;
            }
            let may_be_open = ((most - piece.steps.max(1)) / OPEN) as usize;
            let from = leaving(piece.kind, from, alone, cache).get(may_be_open).copied().unwrap_or(from);
            if from.is_empty() {
                continue;
            }
            let leaving = leaving(piece.kind, from, left - stands, cache);
            let first = if piece.steps > 0 { 0 } else { 1 };
            let mut met = if first == 1 { piece.within[0] } else { Bitboard::EMPTY };
            for more in first..=AHEAD {
                let moves = piece.steps + more as u32;
                let most = self.most_moves(king_moves, candidates.worst);
                if moves + lacking > most {
                    break;
                }
                let open = (most - moves) / OPEN;
                let helped = (most - moves).checked_sub(help.least).map_or(0, |room| HELPED + room / OPEN);
                let from = leaving.get(open.max(helped) as usize).copied().unwrap_or(from);
                for at in (from & piece.within[more]) - met {
                    let cover = cache.attacks(piece.kind, at);
                    let open = zone - blocked.without(at) - piece.others - cover;
                    let bare = Candidate { cost: 0, king, king_moves, piece: i, at, moves, help: None, open };
                    self.weigh(bare, most, &help, candidates);
                }
                met |= piece.within[more];
            }
        }
    }

    /// What the other King may do around this one.
    fn help_near(&self, king: Square, zone: Bitboard) -> Help {
        let walk = &self.winning_walk[..=self.helping_far()];
        let near = walk.last().map_or(Bitboard::EMPTY, |&far| far - zone.with(king));
        let squares = fill::attacks(Kind::King, self.winner, near.with(self.winning_king), Bitboard::ALL);
        let ring = fill::attacks(Kind::King, self.winner, zone, Bitboard::ALL) - zone.with(king);
        let ring = ring.without(self.winning_king);
        let least = walk.iter().take_while(|walk| !walk.meets(ring)).count() as u32;
        Help { squares, least }
    }

    /// How many moves of the other King are looked at.
    fn helping_far(&self) -> usize {
        if self.occupied.count() > 12 { 3 } else { WALK - 1 }
    }

    /// Where the other King covers these squares around a King, or all but so many: the square, the moves to it, and how
    /// many squares stay open, each of which counts as [`OPEN`] moves.
    fn help(&self, bare: &Candidate, open: Bitboard, may_be_open: u32) -> Option<(Square, u32, u32)> {
        let walk = &self.winning_walk[..=self.helping_far()];
        let shunned = attacks::king(bare.king).with(bare.king).with(bare.at).with(self.winning_king);
        let squares = walk.last().map_or(Bitboard::EMPTY, |&far| far - shunned);
        let (mut all, mut but_one, mut but_two) = (squares, squares, squares);
        for square in open {
            let near = attacks::king(square);
            but_two = but_two & near | but_one;
            but_one = but_one & near | all;
            all &= near;
        }
        let mut best: Option<(Square, u32, u32)> = None;
        for (left, squares) in (0..=may_be_open).zip([all, but_one, but_two]) {
            if squares.is_empty() {
                continue;
            }
            let moves = walk.iter().take_while(|walk| !walk.meets(squares)).count();
            let Some(square) = walk.get(moves).and_then(|&walk| (walk & squares).first()) else { continue };
            let moves = moves as u32;
            if best.is_none_or(|(_, before, open)| moves + OPEN * left < before + OPEN * open) {
                best = Some((square, moves, left));
            }
        }
        best
    }

    fn weigh<const KEPT: usize>(
        &self,
        bare: Candidate,
        most: u32,
        help: &Help,
        candidates: &mut Candidates<KEPT>,
    ) {
        let open = bare.open - attacks::king(self.winning_king);
        let (mut fewest, mut best) = (bare.moves, Candidate { open, ..bare });
        if !open.is_empty() {
            let count = open.count();
            fewest += OPEN * count;
            let within = most.min(fewest - 1);
            let least = bare.moves + help.least;
            if least + OPEN * count.saturating_sub(HELPED) <= within {
                let may_be_open = (within - least) / OPEN;
                if is_few(bare.open - help.squares, may_be_open)
                    && let Some((at, more, left)) = self.help(&bare, bare.open, may_be_open)
                    && bare.moves + more + OPEN * left <= within
                {
                    fewest = bare.moves + more + OPEN * left;
                    let open = bare.open - attacks::king(at);
                    best = Candidate { help: Some((at, more)), open, ..bare };
                }
            }
        }
        if fewest > most {
            return;
        }
        best.cost = self.least(fewest, bare.king_moves);
        let worst = candidates.worst;
        if best.cost < worst && (self.fillers == u32::MAX || best.open.count() <= self.fillers) {
            best.cost += self.fees(&best, worst - best.cost);
            candidates.note(best);
        }
    }

    /// What those cost who could parry the check; once it is as much as this, it no longer matters how much.
    fn fees(&self, candidate: &Candidate, most: u32) -> u32 {
        let between = attacks::between(candidate.king, candidate.at);
        let mut fees = 0;
        if !self.guarded.meets(between.with(candidate.at)) {
            return fees;
        }
        let needed = attacks::king(candidate.king) - self.attacked;
        for defender in self.defenders() {
            if defender.square != candidate.at && defender.parries(candidate.at, between) {
                fees += if needed.contains(defender.square) { TIED } else { FREE };
                if fees >= most {
                    break;
                }
            }
        }
        fees
    }
}

/// What it costs that a man could parry the check: one that can go away, and one that is needed where it stands.
const FREE: u32 = 5;
const TIED: u32 = 40;

/// What a square costs by which the King would escape, in moves.
const OPEN: u32 = 4;

/// A King helps with no more squares than this.
const HELPED: u32 = 3;

/// How many moves the squares that nobody sees to yet cost at least, where a man of this kind checks and the King helps:
/// a square costs [`OPEN`], and he takes three for one.
const fn lacking_at_least(kind: Kind, squares: u32) -> u32 {
    let covered = match kind {
        Kind::Queen => 5,
        Kind::Rook => 3,
        Kind::Bishop | Kind::Knight | Kind::Pawn | Kind::King => 2,
    };
    // The square on which the man stands may be blocked no longer, but it is seen to by none but him.
    match squares.saturating_sub(covered) {
        0 => 0,
        left => 1 + OPEN * left.saturating_sub(HELPED),
    }
}

/// The squares of `from` from where a man sees to all of these squares, to all but one, to all but two, and so on.
fn leaving(kind: Kind, from: Bitboard, squares: Bitboard, cache: &mut AttackCache) -> [Bitboard; 5] {
    // One loop a kind: this is where most of the time goes.
    match kind {
        Kind::Queen => leaving_by(from, squares, |square| cache.queen(square)),
        Kind::Rook => leaving_by(from, squares, |square| cache.rook(square)),
        Kind::Bishop => leaving_by(from, squares, |square| cache.bishop(square)),
        _ => leaving_by(from, squares, |square| cache.attacks(kind, square)),
    }
}

/// The same, with what such a man sees to from each square.
fn leaving_by(from: Bitboard, squares: Bitboard, mut sees: impl FnMut(Square) -> Bitboard) -> [Bitboard; 5] {
    let mut leaving = [from; 5];
    for square in squares {
        let seen = sees(square);
        for i in (1..leaving.len()).rev() {
            leaving[i] = leaving[i] & seen | leaving[i - 1];
        }
        leaving[0] &= seen;
    }
    leaving
}

/// How the other King may help around a King.
struct Help {
    /// What he sees to from where he is or may come to be.
    squares: Bitboard,
    /// He needs at least so many moves to see to any other.
    least: u32,
}

/// Whether there are no more squares than so many.
fn is_few(squares: Bitboard, most: u32) -> bool {
    match most {
        0 => squares.is_empty(),
        1 => !squares.has_several(),
        // No King goes to more.
        8.. => true,
        _ => squares.count() <= most,
    }
}
