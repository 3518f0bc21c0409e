//! A search for rulings that go wrong when the acts of two people overlap.
//!
//! Every kind of act that can be left unfinished is a scene. After each scene, under every code and with the colours
//! exchanged, every kind of act by every person is tried, and then random acts. Each step is checked for what must
//! always be true: see [`truths`].
//!
//! ```
//! use jadoube_overlaps::hunt::{Reach, hunt};
//!
//! let caught = hunt("walker-1832", "an example", Reach { every: 500, walks: 0, steps: 0 });
//! assert!(caught.judged > 0);
//! ```

pub mod acts;
pub mod hunt;
pub mod mirror;
pub mod scenes;
pub mod table;
pub mod truths;
