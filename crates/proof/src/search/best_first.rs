//! Every reachable position, each expanded once, the one that seems nearest to mate first.
//!
//! The order only decides how soon a mate is found. If the positions run out first, there is none: every position
//! reached was expanded by all its legal moves, except those that are proved to be unwinnable without search.

use board::{Kind, Move, Movement, Position, Side};

use crate::helpmate;
use crate::search::bucket_queue::{BucketQueue, HIGHEST_COST};
use crate::search::closed_set::{BATCH, CAPACITY, ClosedSet};
use crate::search::key::PositionKey;
use crate::search::layers::Layers;
use crate::search::mate_distance::MateDistance;
use crate::search::mate_features::Weights;
use crate::search::promotion_distance;
use crate::unwinnable::regular::is_regular;
use crate::verdict::Bound;
use crate::wanted::is_unwanted;

/// How a search ended.
pub(crate) enum SearchResult {
    /// A line to mate.
    Mate(Vec<Move>),
    /// No mate can be reached.
    NoMate,
    /// The bound was reached first.
    BoundReached,
}

/// The search, with all positions reached.
pub(crate) struct BestFirst {
    winner: Side,
    movement: Movement,
    chess960: bool,
    bound: u64,
    closed: ClosedSet,
    /// The positions to be expanded, by how far they are from the mate that seems nearest.
    by_mate: BucketQueue,
    /// The same positions, by how far they are from a mating pattern.
    by_pattern: BucketQueue,
    /// The same positions, by how far they are from a promotion.
    by_promotion: BucketQueue,
    /// How often a line was planned after a promotion.
    planned: u64,
    notes: Vec<Note>,
    recent: Vec<(u32, Position)>,
    children: Vec<(Move, PositionKey)>,
    layers: Layers,
    /// How many positions were expanded.
    expanded: u64,
    /// How many new positions each expansion may bring; see [`BestFirst::narrow`].
    growth: Option<u64>,
}

/// How many positions are kept unpacked; a power of two.
const RECENT: usize = 1 << 12;

/// How many positions a narrow search may reach, and how many more for each that was expanded.
const NARROW_START: u64 = 16;
const NARROW_GROWTH: u64 = 2;

const WEIGHTS: Weights = Weights { kings: 1, edge: 3 };

/// Positions that a plan after a promotion may visit.
const PLANNED_AFTER_PROMOTION: u64 = 120;

/// States that abstractions of layers may visit before the first position is expanded, in a search that is not narrow;
/// for every two that are expanded there is one more.
const ABSTRACT_STATES: u64 = 5_000;

/// What is known of a position reached.
#[derive(Clone, Copy)]
struct Note {
    layer: u32,
    done: bool,
    to_promotion: u8,
}

/// A position that is being expanded.
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
            by_mate: BucketQueue::default(),
            by_pattern: BucketQueue::default(),
            by_promotion: BucketQueue::default(),
            planned: 0,
            notes: Vec::new(),
            recent: Vec::new(),
            children: Vec::new(),
            layers: Layers::default(),
            expanded: 0,
            growth: None,
        }
    }

    /// The same search, given up as soon as the positions multiply: where moves are few, few positions are reachable.
    pub(crate) fn narrow(position: &Position, winner: Side, bound: Bound) -> Self {
        Self { growth: Some(NARROW_GROWTH), ..Self::new(position, winner, bound) }
    }

    fn grows_too_fast(&self) -> bool {
        self.growth.is_some_and(|growth| self.states() > NARROW_START + growth * self.expanded)
    }

    /// How many positions were reached.
    pub(crate) fn states(&self) -> u64 {
        self.closed.len() as u64
    }

    /// Looks for a mate from a position that is none itself.
    pub(crate) fn search(&mut self, position: &Position) -> SearchResult {
        self.search_up_to(position, u64::MAX)
    }

    /// The same with at most so many positions reached; the search can be continued from there.
    pub(crate) fn search_up_to(&mut self, position: &Position, most: u64) -> SearchResult {
        let most = most.min(self.bound);
        if most == 0 {
            return SearchResult::BoundReached;
        }
        if let Some(number) = self.closed.insert(PositionKey::new(position), NO_PARENT) {
            self.remember(number, position);
            self.by_mate.push(0, number);
            let to_promotion = promotion_distance::to_promotion(position, self.winner) as u8;
            self.notes.push(Note { layer: self.layers.of(position), done: false, to_promotion });
        }
        while let Some(number) = self.next() {
            if self.grows_too_fast() || is_unwanted() {
                return SearchResult::BoundReached;
            }
            self.expanded += 1;
            if let Some(result) = self.expand(number, most) {
                return result;
            }
        }
        SearchResult::NoMate
    }

    /// The next position to be expanded, from each queue in turn.
    ///
    /// Every position stands in the first queue, so none is left out.
    fn next(&mut self) -> Option<u32> {
        loop {
            let turn = if self.growth.is_some() { 0 } else { self.expanded % 3 };
            let queues = match turn {
                0 => [&mut self.by_mate, &mut self.by_pattern, &mut self.by_promotion],
                1 => [&mut self.by_pattern, &mut self.by_promotion, &mut self.by_mate],
                _ => [&mut self.by_promotion, &mut self.by_pattern, &mut self.by_mate],
            };
            let number = queues.into_iter().find_map(BucketQueue::pop)?;
            if !std::mem::replace(&mut self.notes[number as usize].done, true) {
                return Some(number);
            }
        }
    }

    /// Reaches all positions after a legal move; returns the result if that ends the search.
    fn expand(&mut self, number: u32, most: u64) -> Option<SearchResult> {
        let position = self.position(number);
        let regular = is_regular(&position);
        let distance = MateDistance::new(&position, self.winner, WEIGHTS);
        let note = self.notes[number as usize];
        if self.growth.is_none() {
            self.layers.make_patterns(note.layer, &position, self.winner, self.expanded);
        }
        let mut mate = None;
        let mut children = std::mem::take(&mut self.children);
        position.for_each_successor(|m, next| {
            if next.turn() != self.winner && next.is_checkmate() {
                mate = Some(m);
            }
            children.push((m, PositionKey::new(next)));
        });
        let result = match mate {
            Some(m) => {
                let mut line = self.line_to(number);
                line.push(m);
                Some(SearchResult::Mate(line))
            }
            None => {
                let parent = Parent { number, position, regular, distance, note };
                children.chunks(BATCH).find_map(|batch| self.reach(&parent, batch, most))
            }
        };
        children.clear();
        self.children = children;
        result
    }

    /// Notes those of these positions that are new; returns the result if that ends the search.
    fn reach(
        &mut self,
        parent: &Parent,
        children: &[(Move, PositionKey)],
        most: u64,
    ) -> Option<SearchResult> {
        let Parent { number, position, regular, distance, note } = parent;
        let abstract_states = if self.growth.is_some() { 0 } else { ABSTRACT_STATES + self.expanded / 2 };
        let met = self.closed.met(children);
        for ((m, key), _) in children.iter().zip(met).filter(|(_, met)| !met) {
            if self.states() >= most {
                self.notes[*number as usize].done = false;
                self.by_mate.push(0, *number);
                return Some(SearchResult::BoundReached);
            }
            let Some(child) = self.closed.insert(*key, *number) else { continue };
            let next = position.play(*m);
            let new_layer = position.is_irreversible(*m) || !regular;
            let layer = if new_layer { self.layers.of(&next) } else { note.layer };
            self.notes.push(Note { layer, done: false, to_promotion: note.to_promotion });
            if new_layer && self.layers.is_unwinnable(layer, &next, self.winner, abstract_states) {
                continue;
            }
            self.remember(child, &next);
            self.by_mate.push(distance.as_ref().map_or(0, |distance| distance.after(position, *m)), child);
            if self.growth.is_some() {
                continue;
            }
            if position.turn() == self.winner
                && m.promotion_kind().is_some()
                && let Some(rest) = self.plan_after_promotion(&next)
            {
                return Some(SearchResult::Mate([self.line_to(child), rest].concat()));
            }
            let cost = self.layers.cost(note.layer, &next, self.winner);
            self.by_pattern.push(cost.unwrap_or(HIGHEST_COST), child);
            if new_layer || position.turn() == self.winner && position.kind_at(m.from()) == Some(Kind::King) {
                self.notes[child as usize].to_promotion =
                    promotion_distance::to_promotion(&next, self.winner) as u8;
            }
            self.by_promotion.push(self.notes[child as usize].to_promotion.into(), child);
        }
        None
    }

    /// A planned line after a promotion, now and then.
    fn plan_after_promotion(&mut self, position: &Position) -> Option<Vec<Move>> {
        if self.planned * 256 > self.expanded + 2048 {
            return None;
        }
        self.planned += 1;
        helpmate::find_line(position, self.winner, PLANNED_AFTER_PROMOTION).0
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
    fn line_to(&self, mut number: u32) -> Vec<Move> {
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
