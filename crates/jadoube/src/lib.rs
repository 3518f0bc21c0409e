//! Chess, judged: the library's front door.
pub use board;
pub use game;
pub use law;
pub use proof;
pub use records;
pub use view;
