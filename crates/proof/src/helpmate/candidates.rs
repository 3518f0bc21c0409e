//! Which mates are worth a plan: the cheapest places for the King, for the checking piece, and for the helping King.

use board::{Bitboard, Kind, Square};

use crate::attacks::cache::AttackCache;
use crate::attacks::{self, fill};
use crate::helpmate::candidate_list::{Candidate, Candidates};
use crate::helpmate::coverage::{are_at_most, covering_all_but};
use crate::helpmate::features::{AHEAD, Features, WALK};
use crate::helpmate::king_help::{ESCAPE, HelpingPlace, KingHelp, MOST_COVERED};

/// What it costs that a piece could parry the check: one that can go away, and one that is needed where it stands.
const FREE_DEFENDER: u32 = 5;
const TIED_DEFENDER: u32 = 40;

impl Features {
    /// The cheapest candidates.
    pub(crate) fn candidates<const KEPT: usize>(&self, cache: &mut AttackCache) -> Candidates<KEPT> {
        let mut candidates = Candidates::new();
        let far = if self.occupied.count() > 12 { 2 } else { WALK - 1 };
        let mut met = Bitboard::EMPTY;
        for (moves, &walk) in (0..).zip(&self.walk[..=far]) {
            if self.least_cost(1, moves) >= candidates.worst {
                break;
            }
            // In check he has to move, unless the check is parried.
            if moves == 0 && self.checked {
                continue;
            }
            // Squares from which he can go to the fewest others first: such candidates are cheap, and spare others.
            let free = |king: Square| attacks::king(king) - self.losers - self.attacked;
            let mut squares = walk - met;
            for most in [0, 1, 8] {
                for king in squares {
                    if are_at_most(free(king), most) {
                        squares = squares.without(king);
                        self.add_candidates_on(king, moves, cache, &mut candidates);
                    }
                }
            }
            met |= walk;
        }
        candidates
    }

    /// The least cost of a candidate with so many moves of the checking piece and of the King to be mated.
    fn least_cost(&self, moves: u32, king_moves: u32) -> u32 {
        4 * plies(moves, king_moves, self.winning_turn) + 2 * (moves + king_moves)
    }

    /// The most moves of the checking piece with which a candidate may still cost less than `worst`.
    fn most_moves(&self, king_moves: u32, worst: u32) -> u32 {
        // The inverse of the least cost, where the moves of the King to be mated take no longer.
        let worst = worst.min(1000) + if self.winning_turn { 4 } else { 0 };
        worst.saturating_sub(2 * king_moves + 1) / 10
    }

    /// Adds the candidates with the King mated on this square.
    fn add_candidates_on<const KEPT: usize>(
        &self,
        king: Square,
        king_moves: u32,
        cache: &mut AttackCache,
        candidates: &mut Candidates<KEPT>,
    ) {
        let zone = attacks::king(king);
        let blocked = (zone & self.losers).without(self.king);
        let help = KingHelp::around(self, king);
        let covered_by_king = attacks::king(self.winning_king);
        for (i, piece) in self.pieces().iter().enumerate() {
            if piece.steps > 0 && fill::beyond(self.winner, Bitboard::of(piece.square)).contains(king) {
                continue;
            }
            let most = self.most_moves(king_moves, candidates.worst);
            let left = zone - blocked - piece.others;
            // What the other King cannot cover either is for this piece, or stays open.
            let alone = left - help.squares;
            let lacking = lacking_at_least(piece.kind, left.count());
            if piece.steps.max(1) + lacking > most {
                continue;
            }
            let from = cache.attacks(piece.kind, king) & piece.within[AHEAD];
            if from.is_empty() {
                continue;
            }
            let may_stay = ((most - piece.steps.max(1)) / ESCAPE) as usize;
            let from =
                covering_all_but(piece.kind, from, alone, cache).get(may_stay).copied().unwrap_or(from);
            if from.is_empty() {
                continue;
            }
            let covering = covering_all_but(piece.kind, from, left - covered_by_king, cache);
            let first = if piece.steps > 0 { 0 } else { 1 };
            let mut met = if first == 1 { piece.within[0] } else { Bitboard::EMPTY };
            for more in first..=AHEAD {
                let moves = piece.steps + more as u32;
                let most = self.most_moves(king_moves, candidates.worst);
                if moves + lacking > most {
                    break;
                }
                let open = (most - moves) / ESCAPE;
                let helped =
                    (most - moves).checked_sub(help.least).map_or(0, |room| MOST_COVERED + room / ESCAPE);
                let from = covering.get(open.max(helped) as usize).copied().unwrap_or(from);
                for at in (from & piece.within[more]) - met {
                    let cover = cache.attacks(piece.kind, at);
                    let escapes = zone - blocked.without(at) - piece.others - cover;
                    let bare =
                        Candidate { cost: 0, king, king_moves, piece: i, at, moves, help: None, escapes };
                    self.add(bare, most, &help, candidates);
                }
                met |= piece.within[more];
            }
        }
    }

    /// Adds a candidate with its cost, and with the help of the other King where that makes it cheaper.
    fn add<const KEPT: usize>(
        &self,
        bare: Candidate,
        most: u32,
        help: &KingHelp,
        candidates: &mut Candidates<KEPT>,
    ) {
        let escapes = bare.escapes - attacks::king(self.winning_king);
        let (mut moves, mut best) = (bare.moves, Candidate { escapes, ..bare });
        if !escapes.is_empty() {
            let count = escapes.count();
            moves += ESCAPE * count;
            let within = most.min(moves - 1);
            let least = bare.moves + help.least;
            if least + ESCAPE * count.saturating_sub(MOST_COVERED) <= within {
                let may_stay = (within - least) / ESCAPE;
                if are_at_most(bare.escapes - help.squares, may_stay)
                    && let Some(place) = HelpingPlace::best(self, bare.king, bare.at, bare.escapes, may_stay)
                    && bare.moves + place.cost() <= within
                {
                    moves = bare.moves + place.cost();
                    let escapes = bare.escapes - attacks::king(place.at);
                    best = Candidate { help: Some((place.at, place.moves)), escapes, ..bare };
                }
            }
        }
        if moves > most {
            return;
        }
        best.cost = self.least_cost(moves, bare.king_moves);
        let worst = candidates.worst;
        let can_be_filled = self.most_escapes == u32::MAX || best.escapes.count() <= self.most_escapes;
        if best.cost < worst && can_be_filled {
            best.cost += self.parry_cost(&best, worst - best.cost);
            candidates.insert(best);
        }
    }

    /// What the defenders that could parry the check cost; from `most` on it no longer matters how much.
    fn parry_cost(&self, candidate: &Candidate, most: u32) -> u32 {
        let between = attacks::between(candidate.king, candidate.at);
        let mut cost = 0;
        if !self.defended.meets(between.with(candidate.at)) {
            return cost;
        }
        let needed = attacks::king(candidate.king) - self.attacked;
        for defender in self.defenders() {
            if defender.square != candidate.at && defender.parries(candidate.at, between) {
                cost += if needed.contains(defender.square) { TIED_DEFENDER } else { FREE_DEFENDER };
                if cost >= most {
                    break;
                }
            }
        }
        cost
    }
}

/// Plies until the mate, where each side has so many moves of its own to make.
fn plies(winning: u32, losing: u32, winning_turn: bool) -> u32 {
    if winning_turn { (2 * winning.max(1) - 1).max(2 * losing + 1) } else { (2 * winning).max(2 * losing) }
}

/// How many moves so many squares that nothing covers yet cost at least, where a piece of this kind checks and the King
/// helps: a square costs [`ESCAPE`], and he covers three in one move.
const fn lacking_at_least(kind: Kind, squares: u32) -> u32 {
    let covered = match kind {
        Kind::Queen => 5,
        Kind::Rook => 3,
        Kind::Bishop | Kind::Knight | Kind::Pawn | Kind::King => 2,
    };
    // The piece's own square may no longer be blocked then, but only the King can cover it.
    match squares.saturating_sub(covered) {
        0 => 0,
        left => 1 + ESCAPE * left.saturating_sub(MOST_COVERED),
    }
}
