//! How far a position seems to be from a mate: what a search tries first. It proves nothing.

use board::{Bitboard, Kind, Move, Position, Side, Square};

use crate::attacks::{self, fill};

/// What seems to be mate.
pub(crate) const MATE: u32 = 0;

/// The features of a position by which each of its moves is weighed, without making it.
pub(crate) struct MateDistance {
    winner: Side,
    /// Whether the winner is to move.
    winning_turn: bool,
    occupied: Bitboard,
    /// The loser's King, the squares around him, and all the loser's men.
    king: Square,
    zone: Bitboard,
    losers: Bitboard,
    /// What the loser's men but the King attack.
    guarded: Bitboard,
    /// The same man by man.
    guards: [Bitboard; MEN],
    guard_count: usize,
    winning_king: Square,
    /// What the winner attacks, the loser's King being no obstacle.
    attacked: Bitboard,
    men: [Winning; MEN],
    count: usize,
    wood: Wood,
    plan: Plan,
    taste: Weights,
}

/// What one try prefers to another.
#[derive(Clone, Copy, Default)]
pub(crate) struct Weights {
    /// What each step between the Kings costs where the winner has pieces enough to do without his.
    pub(crate) kings: u32,
    /// What each step from the edge costs.
    pub(crate) edge: u32,
}

/// More men than this of one side are weighed as if they attacked nothing.
const MEN: usize = 16;

/// A man of the winner.
#[derive(Clone, Copy)]
struct Winning {
    square: Square,
    kind: Kind,
    attacked: Bitboard,
    /// What the other men attack.
    others: Bitboard,
}

const NOBODY: Winning =
    Winning { square: Square::A1, kind: Kind::King, attacked: Bitboard::EMPTY, others: Bitboard::EMPTY };

/// What the winner has to mate with.
#[derive(Clone, Copy)]
struct Wood {
    majors: u32,
    minors: u32,
    pawns: Bitboard,
}

/// The mate that seems nearest: a man, the square from which it is to check, and what is lacking there.
#[derive(Clone, Copy)]
struct Plan {
    cost: u32,
    man: Square,
    to: Square,
    /// What it would attack from there.
    covered: Bitboard,
    /// Squares by which the King would escape.
    open: Bitboard,
    moves: u32,
    /// From where it would be one move nearer.
    nearer: Bitboard,
}

impl MateDistance {
    /// `None` where a side has not just one King: then there is nothing to distance at.
    pub(crate) fn new(position: &Position, winner: Side, taste: Weights) -> Option<Self> {
        let king = position.men(!winner, Kind::King).single()?;
        let winning_king = position.men(winner, Kind::King).single()?;
        let nothing = Bitboard::EMPTY;
        let plan = Plan {
            cost: 30,
            man: king,
            to: king,
            covered: nothing,
            open: attacks::king(king),
            moves: 9,
            nearer: nothing,
        };
        let mut distance = Self {
            winner,
            winning_turn: position.turn() == winner,
            occupied: position.occupied(),
            king,
            zone: attacks::king(king),
            losers: position.side(!winner),
            guarded: nothing,
            guards: [nothing; MEN],
            guard_count: 0,
            winning_king,
            attacked: nothing,
            men: [NOBODY; MEN],
            count: 0,
            wood: Wood {
                majors: (position.men(winner, Kind::Rook) | position.men(winner, Kind::Queen)).count(),
                minors: (position.men(winner, Kind::Knight) | position.men(winner, Kind::Bishop)).count(),
                pawns: position.men(winner, Kind::Pawn),
            },
            plan,
            taste,
        };
        distance.guard(position);
        distance.attack(position);
        distance.plan();
        Some(distance)
    }

    fn guard(&mut self, position: &Position) {
        for kind in &Kind::ALL[..5] {
            for square in position.men(!self.winner, *kind) {
                let guarded = attacks::attacks(*kind, !self.winner, square, self.occupied);
                self.guarded |= guarded;
                if let Some(guard) = self.guards.get_mut(self.guard_count) {
                    *guard = guarded;
                    self.guard_count += 1;
                }
            }
        }
    }

    fn attack(&mut self, position: &Position) {
        let open = self.occupied.without(self.king);
        for kind in Kind::ALL {
            for square in position.men(self.winner, kind) {
                let attacked = attacks::attacks(kind, self.winner, square, open);
                if let Some(man) = self.men.get_mut(self.count) {
                    *man = Winning { square, kind, attacked, others: self.attacked };
                    self.count += 1;
                }
                self.attacked |= attacked;
            }
        }
        let mut after = Bitboard::EMPTY;
        for man in self.men[..self.count].iter_mut().rev() {
            man.others |= after;
            after |= man.attacked;
        }
    }

    fn plan(&mut self) {
        let open = self.occupied.without(self.king);
        for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
            if !self.men[..self.count].iter().any(|man| man.kind == kind) {
                continue;
            }
            let free = !self.occupied | self.losers;
            for to in attacks::attacks(kind, !self.winner, self.king, open) & free {
                let covered = attacks::attacks(kind, self.winner, to, open);
                for i in 0..self.count {
                    if self.men[i].kind == kind {
                        self.consider(self.men[i], to, covered);
                    }
                }
            }
        }
        self.find_way();
    }

    /// Counts the moves of the plan's man, from its goal back.
    fn find_way(&mut self) {
        let Some(man) = self.men[..self.count].iter().find(|man| man.square == self.plan.man) else { return };
        if self.plan.moves < 2 {
            return;
        }
        let (mut reached, mut moves) = (Bitboard::of(self.plan.to), 0_u32);
        while !reached.contains(man.square) && moves < 5 {
            self.plan.nearer = reached;
            let free = !self.occupied;
            reached |=
                fill::attacks(man.kind, self.winner, reached & (free | self.losers).with(self.plan.to), free);
            moves += 1;
        }
        self.plan.cost += moves.saturating_sub(self.plan.moves);
        self.plan.moves = moves;
    }

    fn consider(&mut self, man: Winning, to: Square, covered: Bitboard) {
        let open = self.zone - self.losers.without(to) - man.others - covered;
        let moves = match () {
            () if man.attacked.contains(to) => 1,
            () if man.attacked.meets(covered) => 2,
            () => 3,
        };
        let cost = 3 * open.count() + moves;
        if cost >= self.plan.cost {
            return;
        }
        let cost = cost + 2 * self.parried(to);
        if cost < self.plan.cost {
            self.plan = Plan { cost, man: man.square, to, covered, open, moves, nearer: covered };
        }
    }

    /// How many men of the loser may take a checking man, or step between.
    fn parried(&self, to: Square) -> u32 {
        let parry = attacks::between(self.king, to).with(to);
        if !self.guarded.meets(parry) {
            return 0;
        }
        self.guards[..self.guard_count].iter().filter(|guard| guard.meets(parry)).count() as u32
    }

    /// Whether a man of the loser may take a checking man, or step between.
    fn is_parried(&self, to: Square) -> bool {
        self.guarded.meets(attacks::between(self.king, to).with(to))
    }

    /// The cost of the position after a move: [`MATE`] where it seems to be mate.
    pub(crate) fn after(&self, position: &Position, m: Move) -> u32 {
        let Some(kind) = position.kind_at(m.from()) else { return u32::MAX };
        if self.winning_turn {
            self.after_winner(position, m, kind)
        } else {
            self.after_loser(position, m, kind)
        }
    }

    fn after_winner(&self, position: &Position, m: Move, kind: Kind) -> u32 {
        let (from, to, plan) = (m.from(), m.to(), self.plan);
        let man = self.men.iter().find(|man| man.square == from).unwrap_or(&NOBODY);
        let becomes = m.promotion_kind().unwrap_or(kind);
        let occupied = self.occupied.without(from).with(to);
        let own = attacks::attacks(becomes, self.winner, to, occupied.without(self.king));
        let check = kind != Kind::King && own.contains(self.king);
        let blocked = self.zone - self.losers.without(to);
        if check && !self.is_parried(to) && (blocked - man.others - own).is_empty() {
            return MATE;
        }
        let mut cost = 8 + plan.cost + 2 * u32::from(check);
        if from == plan.man {
            cost += 1;
            if plan.moves > 1 && plan.nearer.contains(to) {
                cost -= 2;
            } else if plan.moves == 1 && own.contains(plan.to) {
                cost -= 1;
            }
        } else {
            let lost = man.attacked & (blocked - man.others - own - plan.covered);
            cost += 3 * lost.count() + u32::from(to == plan.to);
            cost = cost.saturating_sub(3 * (own & plan.open).count());
        }
        if let Some((square, taken)) = position.captured(m)
            && attacks::attacks(taken.kind, taken.side, square, self.occupied)
                .meets(attacks::between(self.king, plan.to).with(plan.to))
        {
            cost = cost.saturating_sub(2);
        }
        let winning_king = if kind == Kind::King { to } else { self.winning_king };
        let mut wood = self.wood;
        if kind == Kind::Pawn {
            wood.pawns = wood.pawns.without(from);
            match becomes {
                Kind::Pawn => wood.pawns = wood.pawns.with(to),
                Kind::Rook | Kind::Queen => wood.majors += 1,
                _ => wood.minors += 1,
            }
        }
        cost + self.place(self.king, winning_king, wood)
    }

    fn after_loser(&self, position: &Position, m: Move, kind: Kind) -> u32 {
        let (from, to, plan) = (m.from(), m.to(), self.plan);
        let mut wood = self.wood;
        let mut cost = 8 + plan.cost;
        if let Some((square, man)) = position.captured(m) {
            match man.kind {
                Kind::Pawn => wood.pawns = wood.pawns.without(square),
                Kind::Rook | Kind::Queen => wood.majors -= 1,
                _ => wood.minors -= 1,
            }
            cost += if square == plan.man { 6 } else { 3 };
        }
        if kind == Kind::King {
            let before = self.zone - self.losers - self.attacked;
            let after = attacks::king(to) - self.losers - self.attacked;
            cost += 2 * after.count().saturating_sub(before.count());
            return cost + self.place(to, self.winning_king, wood);
        }
        let parry = attacks::between(self.king, plan.to).with(plan.to);
        let guarded = attacks::attacks(kind, !self.winner, from, self.occupied).meets(parry);
        let guards = attacks::attacks(kind, !self.winner, to, self.occupied.without(from)).meets(parry);
        cost += 2 * u32::from(guards) + 3 * u32::from((self.zone - self.attacked).contains(from));
        let nearer = attacks::attacks(kind, !self.winner, to, self.occupied.without(from)).meets(plan.open);
        let minors_alone = wood.majors == 0 && wood.pawns.is_empty();
        cost += u32::from(minors_alone && !nearer);
        cost -= 2 * u32::from(guarded) + 3 * u32::from(plan.open.contains(to));
        cost + self.place(self.king, self.winning_king, wood)
    }

    /// What the Kings' places cost, and what the winner lacks.
    fn place(&self, king: Square, winning_king: Square, wood: Wood) -> u32 {
        let near = if wood.majors + wood.minors > 2 { self.taste.kings } else { self.taste.kings + 1 }
            * king_distance(king, winning_king);
        let margin = if wood.majors > 0 || !wood.pawns.is_empty() {
            self.taste.edge * to_edge(king)
        } else {
            CORNER * self.to_corner(king)
        };
        margin + near + self.lacking(wood)
    }

    /// How far the King is from a corner in which Bishops of one colour can mate, or any for Knights.
    fn to_corner(&self, king: Square) -> u32 {
        let minors = &self.men[..self.count];
        let of = |kind: Kind, light: bool| {
            minors.iter().any(|man| man.kind == kind && man.square.is_light() == light)
        };
        let any = of(Kind::Knight, true) || of(Kind::Knight, false);
        let [light, dark] = [true, false].map(|light| any || of(Kind::Bishop, light));
        let corners = [(Square::A1, dark), (Square::H8, dark), (Square::A8, light), (Square::H1, light)];
        let usable = corners.into_iter().filter(|&(_, usable)| usable);
        usable.map(|(corner, _)| king_distance(corner, king)).min().unwrap_or(0)
    }

    /// What is still to be promoted before there is something to mate with.
    fn lacking(&self, wood: Wood) -> u32 {
        if wood.majors > 0 {
            return 0;
        }
        let steps = wood.pawns.iter().map(|square| 7 - u32::from(self.winner.nth_rank(square.rank())));
        match steps.min() {
            Some(steps) => 8 + 4 * steps,
            None if wood.minors > 1 => 20,
            None => 40,
        }
    }
}

/// What each step from a corner costs, where Knights and Bishops must mate.
const CORNER: u32 = 2;

/// How many moves a King needs on an empty board.
pub(crate) fn king_distance(a: Square, b: Square) -> u32 {
    u32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}

fn to_edge(square: Square) -> u32 {
    let (file, rank) = (square.file(), square.rank());
    u32::from(file.min(7 - file).min(rank).min(7 - rank))
}
