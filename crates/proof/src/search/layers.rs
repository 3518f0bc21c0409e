//! Layers of positions between which no capture and no Pawn move lies.
//!
//! What stands in the way of a mate in one position of a layer usually does so in all of them. So the mating patterns
//! of one guide the others.

use std::collections::HashMap;

use board::{Kind, Position, Side};

use crate::search::key::{self, ByKey};
use crate::search::mating_patterns::Patterns;
use crate::unwinnable::blockade::Blockade;
use crate::unwinnable::regular::is_regular;
use crate::unwinnable::{abstraction, blockade_mate, material};

/// All layers met, by number.
#[derive(Default)]
pub(crate) struct Layers {
    numbers: HashMap<LayerKey, u32, ByKey>,
    layers: Vec<Layer>,
    /// How often patterns were made.
    patterns_made: u64,
    /// How many states of abstractions were visited.
    abstract_states: u64,
}

/// What is known of a layer.
#[derive(Default)]
struct Layer {
    /// How often it was asked in vain whether it is unwinnable.
    vain: u32,
    /// The patterns that guide its positions, once one of them was expanded.
    patterns: Option<Patterns>,
}

/// The Pawns of a layer, and how many pieces of each kind it has.
#[derive(PartialEq, Eq)]
struct LayerKey([u64; 3]);

impl std::hash::Hash for LayerKey {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(key::mix(&self.0));
    }
}

/// How often a layer is asked about before it is thought to have a mate.
const TRIES: u32 = 3;

/// Patterns are made at most once for so many positions expanded.
const POSITIONS_FOR_PATTERNS: u64 = 64;

impl Layers {
    /// The number of the position's layer.
    pub(crate) fn of(&mut self, position: &Position) -> u32 {
        let next = self.layers.len() as u32;
        let number = *self.numbers.entry(LayerKey::new(position)).or_insert(next);
        if number == next {
            self.layers.push(Layer::default());
        }
        number
    }

    /// Whether the position is proved to be unwinnable; all abstractions together visit about `most_states`.
    pub(crate) fn is_unwinnable(
        &mut self,
        layer: u32,
        position: &Position,
        winner: Side,
        most_states: u64,
    ) -> bool {
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
        let states = &mut self.abstract_states;
        let unwinnable = blockade_mate::is_unwinnable(position, winner)
            || *states < most_states
                && Blockade::new(position).is_some_and(|blockade| {
                    abstraction::is_unwinnable_with(abstraction::EARLY, position, winner, &blockade, states)
                });
        *vain += u32::from(!unwinnable);
        unwinnable
    }

    /// Makes the patterns of a layer, unless too many were made for the positions expanded so far.
    pub(crate) fn make_patterns(&mut self, layer: u32, position: &Position, winner: Side, expanded: u64) {
        let patterns = &mut self.layers[layer as usize].patterns;
        if patterns.is_none() && self.patterns_made * POSITIONS_FOR_PATTERNS <= expanded {
            self.patterns_made += 1;
            *patterns = Blockade::new(position).map(|blockade| Patterns::new(position, winner, &blockade));
        }
    }

    /// How far the position seems to be from the patterns of a layer; `None` where there are none.
    pub(crate) fn cost(&self, layer: u32, position: &Position, winner: Side) -> Option<u32> {
        self.layers[layer as usize].patterns.as_ref()?.cost(position, winner)
    }
}

impl LayerKey {
    fn new(position: &Position) -> Self {
        let [white, black] = Side::ALL.map(|side| position.men(side, Kind::Pawn).0);
        let count = |i: usize| u64::from(position.men(Side::ALL[i / 6], Kind::ALL[i % 6]).count().min(31));
        Self([white, black, (0..12).fold(0, |word, i| word << 5 | count(i))])
    }
}
