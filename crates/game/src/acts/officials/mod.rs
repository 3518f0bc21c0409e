//! acts/officials

pub(crate) mod declare;
pub(crate) mod find;
pub(crate) mod find_accident;
pub(crate) mod find_board;
pub(crate) mod find_time;
pub(crate) mod observe;
pub(crate) mod penalise;
pub(crate) mod report;
