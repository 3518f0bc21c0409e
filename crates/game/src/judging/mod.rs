//! judging

pub(crate) mod castling;
pub(crate) mod commits;
pub(crate) mod completion;
pub(crate) mod declare;
pub(crate) mod default;
pub(crate) mod end_on_board;
pub(crate) mod flag;
pub(crate) mod forfeiture;
pub(crate) mod hand;
pub(crate) mod in_check;
pub(crate) mod infringement;
pub(crate) mod lapse;
pub(crate) mod offer;
pub(crate) mod other_turn;
pub(crate) mod out_of_turn;
pub(crate) mod own_turn;
pub(crate) mod pass;
pub(crate) mod recorded;
pub(crate) mod rectify;
pub(crate) mod retraction;
pub(crate) mod second_move;
pub(crate) mod touch;
pub(crate) mod unlawful;
