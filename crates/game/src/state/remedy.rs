//! What has become of the right to exact something for an attempt.

use crate::refusal::Ended;

/// What could be exacted for an attempt.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rights {
    pub(super) lapsed_touches: usize,
    pub(super) lapsed_by: Option<Ended>,
    pub(super) remedy: Remedy,
    /// For the move that was made nothing could be.
    pub(super) making_lapsed: bool,
}

/// What has become of the right to exact something for an attempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Remedy {
    /// It can be exacted, if the laws give anything.
    #[default]
    Open,
    /// The adversary had the attempt taken back and may still choose the penalty: the game waits for him.
    Called,
    /// Nothing of it can be exacted any more: a penalty was exacted, or the right was waived or lost.
    Closed(Ended),
}
