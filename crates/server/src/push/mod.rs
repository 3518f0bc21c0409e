//! Word to a player whose page is not open: it is his turn, he is reminded of it, or his game is over (Web Push: RFC 8030,
//! 8188, 8291, 8292).
//!
//! A browser that its reader allowed to do so subscribes at the push service of its maker, and hands the server an address
//! there. The table only rings: it never waits. Messages go out from a task of its own, a few at a time, each within
//! seconds, encrypted so that the push service cannot read them. What they tell, the seat could see anyway.

pub(crate) mod address;
pub(crate) mod bell;
pub(crate) mod book;
pub(crate) mod courier;
pub(crate) mod overdue;
pub(crate) mod posts;
pub(crate) mod reminders;
pub(crate) mod sealed;
pub(crate) mod service;
pub(crate) mod subscription;
pub(crate) mod vapid;
