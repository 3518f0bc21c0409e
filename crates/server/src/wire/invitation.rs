//! What somebody is told who was invited to a game and has not sat down yet.

use std::collections::BTreeMap;

use serde::Serialize;
use view::Seat;

/// The seat to which a link invites, and what is agreed for its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Invitation {
    pub(crate) seat: Seat,
    /// The header of the game; left out where it cannot be read today.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) header: Option<BTreeMap<String, Option<String>>>,
    /// What those who play are called, by seat; left out where nobody has said it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) names: BTreeMap<Seat, String>,
    /// How the game has ended; left out while nobody has called it off, and it is not over otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<String>,
}
