//! What a law can do to the state. Only these files change it.

pub(crate) mod adjourn;
pub(crate) mod bind;
pub(crate) mod close_options;
pub(crate) mod displacement;
pub(crate) mod end;
pub(crate) mod hands;
pub(crate) mod intrude;
pub(crate) mod notice_check;
pub(crate) mod offences;
pub(crate) mod overturn;
pub(crate) mod pass;
pub(crate) mod rectify;
pub(crate) mod removal;
pub(crate) mod restore;
pub(crate) mod resume;
pub(crate) mod time;
pub(crate) mod whole_move;
