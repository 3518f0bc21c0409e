//! The cases of all sets, which share them: each names the codes by which it is judged.

/// The cases of all sets: each says by which it is judged.
pub(super) const CASES: &[(&str, &str)] = &[
    ("situations.acts", include_str!("cases/situations.acts")),
    ("announced.acts", include_str!("cases/announced.acts")),
    ("men.acts", include_str!("cases/men.acts")),
    ("pawns.acts", include_str!("cases/pawns.acts")),
    ("castling.acts", include_str!("cases/castling.acts")),
    ("endings.acts", include_str!("cases/endings.acts")),
    ("draws.acts", include_str!("cases/draws.acts")),
    ("positions.acts", include_str!("cases/positions.acts")),
    ("customs.acts", include_str!("cases/customs.acts")),
    ("sub_choices.acts", include_str!("cases/sub_choices.acts")),
];
