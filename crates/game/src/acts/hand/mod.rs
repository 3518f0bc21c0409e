//! acts/hand

pub(crate) mod displace;
pub(crate) mod promote;
pub(crate) mod two_hands;
