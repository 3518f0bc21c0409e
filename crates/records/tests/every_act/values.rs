//! What acts are made of.

use board::{Kind, Setup, Side, Square, Wing};
use game::act::{Clause, How, Motion};
use game::standing::GameResult;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

pub(crate) fn square() -> impl Strategy<Value = Square> {
    select(Square::ALL.to_vec())
}

pub(crate) fn side() -> impl Strategy<Value = Side> {
    select(Side::ALL.to_vec())
}

pub(crate) fn kind() -> impl Strategy<Value = Kind> {
    select(Kind::ALL.to_vec())
}

/// What may be said of any act of the hand; only what is set on the board can be upside down.
pub(crate) fn how() -> impl Strategy<Value = How> {
    select(vec![How::Plainly, How::Accidentally, How::Rectifying])
}

pub(crate) fn clause() -> impl Strategy<Value = Clause> {
    proptest::char::range('a', 'z').prop_map(Clause)
}

pub(crate) fn setup() -> impl Strategy<Value = Box<Setup>> {
    select(vec![Setup::usual_array(), Setup::empty()]).prop_map(Box::new)
}

pub(crate) fn words() -> impl Strategy<Value = String> {
    "[A-Za-z0-9,.:=]{1,9}( [A-Za-zé#]{1,3}x){0,5}".prop_filter("no comment", |words| !words.contains(" #"))
}

/// Lengths of time are written in whole seconds.
pub(crate) fn seconds() -> impl Strategy<Value = u64> {
    (0u64..100_000).prop_map(|seconds| seconds * 1000)
}

pub(crate) fn motion() -> impl Strategy<Value = Motion> {
    super::each!(Motion {
        Motion::Transfer { .. } => transfer(),
        Motion::FreeCastling { .. } => (square(), square()).prop_map(|(king, rook)| Motion::FreeCastling { king, rook }),
        Motion::Castling(_) => select(Wing::ALL.to_vec()).prop_map(Motion::Castling),
    })
}

pub(crate) fn transfer() -> impl Strategy<Value = Motion> {
    (square(), square(), option::of(kind())).prop_map(|(from, to, promotion)| Motion::Transfer {
        from,
        to,
        promotion,
    })
}

/// The results that can be signed or given.
pub(crate) fn result() -> impl Strategy<Value = GameResult> {
    select(vec![
        GameResult::Won(Side::White),
        GameResult::Won(Side::Black),
        GameResult::Drawn,
        GameResult::BothLost,
        GameResult::HalfPoint(Side::White),
        GameResult::HalfPoint(Side::Black),
    ])
}
