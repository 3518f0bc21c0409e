//! Every position that legal moves can reach, each looked into once, the one that seems nearest to mate first.
//!
//! The order only decides how soon a mate is met. Where the moves run out before one is met there is none: every
//! position reached was looked into with all its legal moves, but for those that are proved to lead to no mate by
//! their material or by what stands in the way.

use std::collections::HashMap;

use board::{Kind, Move, Movement, Position, Side};

use crate::helpmate;
use crate::search::closed_set::{BATCH, CAPACITY, ClosedSet};
use crate::search::key::{self, ByKey, PositionKey};
use crate::search::mate_distance::{MateDistance, Weights};
use crate::search::mating_patterns::Patterns;
use crate::search::promotion_distance;
use crate::unwinnable::blockade::{self, Blockade};
use crate::unwinnable::regular::is_regular;
use crate::unwinnable::{abstraction, material};
use crate::verdict::Bound;

/// How a world was left.
pub(crate) enum SearchResult {
    Mate(Vec<Move>),
    /// There is none.
    NoMate,
    /// The bound was reached.
    BoundReached,
}

pub(crate) struct BestFirst {
    winner: Side,
    movement: Movement,
    chess960: bool,
    bound: u64,
    closed: ClosedSet,
    queue: Queue,
    /// The same positions, by how far they are from a mating pattern.
    guided: Queue,
    /// And by how far they are from a promotion.
    promoting: Queue,
    /// How often a line was looked for after a promotion.
    pursuits: u64,
    notes: Vec<Note>,
    recent: Vec<(u32, Position)>,
    children: Vec<(Move, PositionKey)>,
    layers: Layers,
    /// How many positions were looked into, and how many new ones each may bring; see [`BestFirst::narrow`].
    looked: u64,
    spread: Option<u64>,
}

/// Positions to be looked into, by cost; of equal cost the newest first.
#[derive(Default)]
struct Queue {
    buckets: Vec<Vec<u32>>,
    cheapest: usize,
}

const DEAREST: usize = 127;

impl Queue {
    fn push(&mut self, cost: u32, number: u32) {
        let cost = (cost as usize).min(DEAREST);
        self.cheapest = self.cheapest.min(cost);
        if self.buckets.len() <= cost {
            self.buckets.resize(cost + 1, Vec::new());
        }
        self.buckets[cost].push(number);
    }

    fn pop(&mut self) -> Option<u32> {
        while self.cheapest < self.buckets.len() {
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

const WEIGHTS: Weights = Weights { kings: 1, edge: 3 };

/// Positions that the pursuit of a mate after a promotion may meet.
const PURSUIT: u64 = 120;

/// What is known of a position met.
#[derive(Clone, Copy)]
struct Note {
    layer: u32,
    done: bool,
    to_promotion: u8,
}

/// A position that is looked into.
struct Parent {
    number: u32,
    position: Position,
    regular: bool,
    distance: Option<MateDistance>,
    note: Note,
}

const NO_PARENT: u32 = u32::MAX;

impl BestFirst {
    pub(crate) fn new(position: &Position, winner: Side, bound: Bound) -> Self {
        Self {
            winner,
            movement: *position.movement(),
            chess960: position.is_chess960(),
            bound: bound.states.min(CAPACITY),
            closed: ClosedSet::new(),
            queue: Queue::default(),
            guided: Queue::default(),
            promoting: Queue::default(),
            pursuits: 0,
            notes: Vec::new(),
            recent: Vec::new(),
            children: Vec::new(),
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
    pub(crate) fn search(&mut self, position: &Position) -> SearchResult {
        self.search_on(position, u64::MAX)
    }

    /// The same with no more than so many positions met; where they are, it can be gone on with.
    pub(crate) fn search_on(&mut self, position: &Position, most: u64) -> SearchResult {
        let most = most.min(self.bound);
        if most == 0 {
            return SearchResult::BoundReached;
        }
        if let Some(number) = self.closed.insert(PositionKey::new(position), NO_PARENT) {
            self.remember(number, position);
            self.queue.push(0, number);
            let to_promotion = promotion_distance::to_promotion(position, self.winner) as u8;
            self.notes.push(Note { layer: self.layers.of(position), done: false, to_promotion });
        }
        while let Some(number) = self.next() {
            if self.spreads() {
                return SearchResult::BoundReached;
            }
            self.looked += 1;
            if let Some(found) = self.look_into(number, most) {
                return found;
            }
        }
        SearchResult::NoMate
    }

    /// The next position to be looked into: from each queue in turn. Every position stands in the first, so none is left out.
    fn next(&mut self) -> Option<u32> {
        loop {
            let turn = if self.spread.is_some() { 0 } else { self.looked % 3 };
            let queues = match turn {
                0 => [&mut self.queue, &mut self.guided, &mut self.promoting],
                1 => [&mut self.guided, &mut self.promoting, &mut self.queue],
                _ => [&mut self.promoting, &mut self.guided, &mut self.queue],
            };
            let number = queues.into_iter().find_map(Queue::pop)?;
            if !std::mem::replace(&mut self.notes[number as usize].done, true) {
                return Some(number);
            }
        }
    }

    /// Meets all positions after a legal move; gives the mate or the bound, where it ends.
    fn look_into(&mut self, number: u32, most: u64) -> Option<SearchResult> {
        let position = self.position(number);
        let regular = is_regular(&position);
        let distance = MateDistance::new(&position, self.winner, WEIGHTS);
        let note = self.notes[number as usize];
        if self.spread.is_none() {
            self.layers.guide(note.layer, &position, self.winner, self.looked);
        }
        let mut mate = None;
        let mut children = std::mem::take(&mut self.children);
        position.for_each_played(|m, next| {
            if next.turn() != self.winner && next.is_checkmate() {
                mate = Some(m);
            }
            children.push((m, PositionKey::new(next)));
        });
        let found = match mate {
            Some(m) => {
                let mut line = self.way_to(number);
                line.push(m);
                Some(SearchResult::Mate(line))
            }
            None => {
                let parent = Parent { number, position, regular, distance, note };
                children.chunks(BATCH).find_map(|some| self.meet(&parent, some, most))
            }
        };
        children.clear();
        self.children = children;
        found
    }

    /// Meets what is new of these.
    fn meet(&mut self, parent: &Parent, children: &[(Move, PositionKey)], most: u64) -> Option<SearchResult> {
        let Parent { number, position, regular, distance, note } = parent;
        let patience = if self.spread.is_some() { 0 } else { PATIENCE + self.looked / 2 };
        let met = self.closed.met(children);
        for ((m, key), _) in children.iter().zip(met).filter(|(_, met)| !met) {
            if self.states() >= most {
                self.notes[*number as usize].done = false;
                self.queue.push(0, *number);
                return Some(SearchResult::BoundReached);
            }
            let Some(child) = self.closed.insert(*key, *number) else { continue };
            let next = position.play(*m);
            let fresh = position.is_irreversible(*m) || !regular;
            let layer = if fresh { self.layers.of(&next) } else { note.layer };
            self.notes.push(Note { layer, done: false, to_promotion: note.to_promotion });
            if fresh && self.layers.unable(layer, &next, self.winner, patience) {
                continue;
            }
            self.remember(child, &next);
            self.queue.push(distance.as_ref().map_or(0, |distance| distance.after(position, *m)), child);
            if self.spread.is_some() {
                continue;
            }
            if position.turn() == self.winner
                && m.promotion_kind().is_some()
                && let Some(rest) = self.pursue(&next)
            {
                return Some(SearchResult::Mate([self.way_to(child), rest].concat()));
            }
            let cost = self.layers.cost(note.layer, &next, self.winner);
            self.guided.push(cost.unwrap_or(DEAREST as u32), child);
            if fresh || position.turn() == self.winner && position.kind_at(m.from()) == Some(Kind::King) {
                self.notes[child as usize].to_promotion =
                    promotion_distance::to_promotion(&next, self.winner) as u8;
            }
            self.promoting.push(self.notes[child as usize].to_promotion.into(), child);
        }
        None
    }

    /// A line after a promotion, now and then.
    fn pursue(&mut self, position: &Position) -> Option<Vec<Move>> {
        if self.pursuits * 256 > self.looked + 2048 {
            return None;
        }
        self.pursuits += 1;
        helpmate::find_line(position, self.winner, PURSUIT).0
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
            let by =
                position.legal_moves().into_iter().find(|&m| PositionKey::new(&position.play(m)) == *key);
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
    numbers: HashMap<Key, u32, ByKey>,
    layers: Vec<Layer>,
    guides: u64,
    /// How many states of confinement were met.
    confined: u64,
}

/// What is known of a layer.
#[derive(Default)]
struct Layer {
    /// How often it was asked in vain whether it leads to no mate.
    vain: u32,
    /// What its positions are guided by, once one of them was looked into.
    patterns: Option<Patterns>,
}

/// The Pawns of a layer, and the number of its men of each kind.
#[derive(PartialEq, Eq)]
struct Key([u64; 3]);

impl std::hash::Hash for Key {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(key::mix(&self.0));
    }
}

/// So often a layer is asked about before it is thought to have a mate.
const TRIES: u32 = 3;

/// States of confinement that are met for layers, in a world that is not narrow, before the first position is looked into; for every two that are, there
/// is one more.
const PATIENCE: u64 = 5_000;

/// Patterns are made no oftener than once in so many positions looked into.
const RARELY: u64 = 64;

impl Layers {
    /// The number of the position's layer.
    fn of(&mut self, position: &Position) -> u32 {
        let next = self.layers.len() as u32;
        let number = *self.numbers.entry(Key::new(position)).or_insert(next);
        if number == next {
            self.layers.push(Layer::default());
        }
        number
    }

    /// Whether the position is proved to lead to no mate; so many states of confinement may have been met for it.
    fn unable(&mut self, layer: u32, position: &Position, winner: Side, patience: u64) -> bool {
        if !is_regular(position) {
            return false;
        }
        if material::is_unwinnable(position, winner) {
            return true;
        }
        let vain = &mut self.layers[layer as usize].vain;
        if *vain >= TRIES {
            return false;
        }
        let unable = blockade::is_unwinnable(position, winner)
            || self.confined < patience
                && Blockade::new(position).is_some_and(|blockade| {
                    abstraction::is_unwinnable_with(
                        position,
                        winner,
                        &blockade,
                        abstraction::EARLY,
                        &mut self.confined,
                    )
                });
        *vain += u32::from(!unable);
        unable
    }

    /// Makes the patterns of a layer, where it is time to.
    fn guide(&mut self, layer: u32, position: &Position, winner: Side, looked: u64) {
        let patterns = &mut self.layers[layer as usize].patterns;
        if patterns.is_none() && self.guides * RARELY <= looked {
            self.guides += 1;
            *patterns = Blockade::new(position).map(|blockade| Patterns::new(position, winner, &blockade));
        }
    }

    fn cost(&self, layer: u32, position: &Position, winner: Side) -> Option<u32> {
        self.layers[layer as usize].patterns.as_ref()?.cost(position, winner)
    }
}

impl Key {
    fn new(position: &Position) -> Self {
        let [white, black] = Side::ALL.map(|side| position.men(side, Kind::Pawn).0);
        let count = |i: usize| u64::from(position.men(Side::ALL[i / 6], Kind::ALL[i % 6]).count().min(31));
        Self([white, black, (0..12).fold(0, |word, i| word << 5 | count(i))])
    }
}
