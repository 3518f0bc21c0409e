//! The turns that stand, the present one last.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use crate::state::turn::Turn;

/// The turns that stand. There is always one under way, the last.
#[derive(Clone, Debug)]
pub(crate) struct Line(Vec<Arc<Turn>>);

impl Line {
    pub(crate) fn begin(turn: Turn) -> Line {
        Line(vec![Arc::new(turn)])
    }

    pub(crate) fn now(&self) -> &Turn {
        &self.0[self.0.len() - 1]
    }

    pub(crate) fn now_mut(&mut self) -> &mut Turn {
        let now = self.0.len() - 1;
        Arc::make_mut(&mut self.0[now])
    }

    pub(crate) fn at_mut(&mut self, index: usize) -> &mut Turn {
        Arc::make_mut(&mut self.0[index])
    }

    pub(crate) fn push(&mut self, turn: Arc<Turn>) {
        self.0.push(turn);
    }

    pub(crate) fn pop(&mut self) -> Option<Arc<Turn>> {
        self.0.pop()
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }
}

impl Deref for Line {
    type Target = [Arc<Turn>];

    fn deref(&self) -> &[Arc<Turn>] {
        &self.0
    }
}

impl DerefMut for Line {
    fn deref_mut(&mut self) -> &mut [Arc<Turn>] {
        &mut self.0
    }
}
