//! Sentences about a game that is annulled.

use law::{Provision, provided};

use crate::facts::end::begins_instead;
use crate::state::State;

/// "the game is annulled, and White begins the game played instead".
pub(crate) fn annulled(state: &State) -> String {
    match begins_instead(state) {
        Some(side) => format!("the game is annulled, and {} begins the game played instead", side.name()),
        None if provided(state.law().code, Provision::AnnulledGameIsNone).is_some() => {
            "the game is annulled, and is not one of a series".to_string()
        }
        None => "the game is annulled".to_string(),
    }
}
