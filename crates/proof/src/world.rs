//! Every position that legal moves can reach, each looked into once, the one that seems nearest to mate first.
//!
//! The order only decides how soon a mate is met. Where the moves run out before one is met there is none: every
//! position reached was looked into with all its legal moves, but for those that are proved to lead to no mate by
//! their material or by what stands in the way.

use std::collections::HashMap;

use board::{Kind, Move, Movement, Position, Side};

use crate::aim::{Aim, Taste};
use crate::closed::{Closed, MOST};
use crate::mate::is_regular;
use crate::packed::Packed;
use crate::{Bound, material, obstacles};

/// How a world was left.
pub(crate) enum Found {
    Mate(Vec<Move>),
    /// There is none.
    Nothing,
    /// The bound was reached.
    Full,
}

pub(crate) struct World {
    winner: Side,
    movement: Movement,
    chess960: bool,
    bound: u64,
    closed: Closed,
    queue: Queue,
    recent: Vec<(u32, Position)>,
    layers: Layers,
    /// How many positions were looked into, and how many new ones each may bring; see [`World::narrow`].
    looked: u64,
    spread: Option<u64>,
}

/// Positions to be looked into, by cost; of equal cost the newest first.
struct Queue {
    buckets: Vec<Vec<u32>>,
    cheapest: usize,
}

const DEAREST: usize = 127;

impl Queue {
    fn push(&mut self, cost: u32, number: u32) {
        let cost = (cost as usize).min(DEAREST);
        self.cheapest = self.cheapest.min(cost);
        self.buckets[cost].push(number);
    }

    fn pop(&mut self) -> Option<u32> {
        while self.cheapest <= DEAREST {
            if let Some(number) = self.buckets[self.cheapest].pop() {
                return Some(number);
            }
            self.cheapest += 1;
        }
        None
    }
}

/// How many positions are kept unpacked; a power of two.
const RECENT: usize = 1 << 12;

/// A narrow world has no more than so many positions, and so many more for each that was looked into.
const START: u64 = 16;
const SPREAD: u64 = 2;

const TASTE: Taste = Taste { kings: 1, edge: 3 };

const NO_PARENT: u32 = u32::MAX;

impl World {
    pub(crate) fn new(position: &Position, winner: Side, bound: Bound) -> Self {
        Self {
            winner,
            movement: *position.movement(),
            chess960: position.is_chess960(),
            bound: bound.states.min(MOST),
            closed: Closed::new(),
            queue: Queue { buckets: vec![Vec::new(); DEAREST + 1], cheapest: DEAREST },
            recent: Vec::new(),
            layers: Layers::default(),
            looked: 0,
            spread: None,
        }
    }

    /// The same, given up as soon as it spreads: few moves lead to small worlds.
    pub(crate) fn narrow(position: &Position, winner: Side, bound: Bound) -> Self {
        Self { spread: Some(SPREAD), ..Self::new(position, winner, bound) }
    }

    fn spreads(&self) -> bool {
        self.spread.is_some_and(|spread| self.states() > START + spread * self.looked)
    }

    pub(crate) fn states(&self) -> u64 {
        self.closed.len() as u64
    }

    /// Looks for a mate from a position that is none itself.
    pub(crate) fn search(&mut self, position: &Position) -> Found {
        if self.bound == 0 {
            return Found::Full;
        }
        if let Some(number) = self.closed.insert(Packed::new(position), NO_PARENT) {
            self.remember(number, position);
            self.queue.push(0, number);
        }
        while let Some(number) = self.queue.pop() {
            if self.spreads() {
                return Found::Full;
            }
            self.looked += 1;
            if let Some(found) = self.look_into(number) {
                return found;
            }
        }
        Found::Nothing
    }

    /// Meets all positions after a legal move; gives the mate or the bound, where it ends.
    fn look_into(&mut self, number: u32) -> Option<Found> {
        let position = self.position(number);
        let regular = is_regular(&position);
        let aim = Aim::new(&position, self.winner, TASTE);
        for m in &position.legal_moves() {
            let next = position.play(*m);
            if next.turn() != self.winner && next.is_checkmate() {
                let mut line = self.way_to(number);
                line.push(*m);
                return Some(Found::Mate(line));
            }
            if self.states() >= self.bound {
                return Some(Found::Full);
            }
            let Some(child) = self.closed.insert(Packed::new(&next), number) else { continue };
            if (position.is_irreversible(*m) || !regular) && self.layers.unable(&next, self.winner) {
                continue;
            }
            self.remember(child, &next);
            self.queue.push(aim.as_ref().map_or(0, |aim| aim.after(&position, *m)), child);
        }
        None
    }

    fn remember(&mut self, number: u32, position: &Position) {
        let place = number as usize % RECENT;
        match self.recent.get_mut(place) {
            Some(recent) => *recent = (number, *position),
            None => {
                self.recent.resize(place, (NO_PARENT, *position));
                self.recent.push((number, *position));
            }
        }
    }

    fn position(&self, number: u32) -> Position {
        match self.recent.get(number as usize % RECENT) {
            Some((recent, position)) if *recent == number => *position,
            _ => self.closed.key(number).position(&self.movement, self.chess960),
        }
    }

    /// The moves from the first position to this one, found again from parent to child.
    fn way_to(&self, mut number: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while self.closed.parent(number) != NO_PARENT {
            let parent = self.closed.parent(number);
            let (position, key) = (self.position(parent), self.closed.key(number));
            let by = position.legal_moves().into_iter().find(|&m| Packed::new(&position.play(m)) == *key);
            line.extend(by);
            number = parent;
        }
        line.reverse();
        line
    }
}

/// Positions between which no capture and no Pawn move lies: what stands in the way of one mostly does of all.
#[derive(Default)]
struct Layers {
    /// How often a layer was asked about in vain, by its Pawns and the number of men of each kind.
    vain: HashMap<Layer, u32>,
}

type Layer = ([u64; 2], [u32; 12]);

/// So often a layer is asked about before it is thought to have a mate.
const TRIES: u32 = 6;

impl Layers {
    /// Whether the position is proved to lead to no mate.
    fn unable(&mut self, position: &Position, winner: Side) -> bool {
        if !is_regular(position) {
            return false;
        }
        if material::unable(position, winner) {
            return true;
        }
        let vain = self.vain.entry(layer(position)).or_default();
        if *vain >= TRIES {
            return false;
        }
        let unable = obstacles::unable(position, winner);
        *vain += u32::from(!unable);
        unable
    }
}

fn layer(position: &Position) -> Layer {
    let pawns = Side::ALL.map(|side| position.men(side, Kind::Pawn).0);
    let mut men = [0; 12];
    for (i, count) in men.iter_mut().enumerate() {
        *count = position.men(Side::ALL[i / 6], Kind::ALL[i % 6]).count();
    }
    (pawns, men)
}
