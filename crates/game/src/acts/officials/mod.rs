//! acts/officials

pub(crate) mod consent;
pub(crate) mod declare;
pub(crate) mod find;
pub(crate) mod observe;
pub(crate) mod penalise;
pub(crate) mod report;
