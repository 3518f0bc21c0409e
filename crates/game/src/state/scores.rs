//! The players' score sheets.

use crate::standing::ScoreSheet;

#[derive(Clone, Debug, Default)]
pub(crate) struct Scores {
    pub sheets: [ScoreSheet; 2],
}
