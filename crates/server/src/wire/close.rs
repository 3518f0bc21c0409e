//! The codes of RFC 6455 with which a socket is closed.

pub(crate) const GOING_AWAY: u16 = 1001;
pub(crate) const PROTOCOL: u16 = 1002;
pub(crate) const UNSUPPORTED: u16 = 1003;
pub(crate) const NO_TEXT: u16 = 1007;
pub(crate) const POLICY: u16 = 1008;
pub(crate) const TOO_BIG: u16 = 1009;
pub(crate) const RESTART: u16 = 1012;
pub(crate) const TRY_AGAIN_LATER: u16 = 1013;
