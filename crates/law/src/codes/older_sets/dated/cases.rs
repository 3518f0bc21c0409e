//! The cases of these codes, which share them: each names the codes by which it is judged.

/// The cases: each says by which it is judged.
pub(super) const CASES: &[(&str, &str)] = &[
    ("game.acts", include_str!("cases/game.acts")),
    ("castling.acts", include_str!("cases/castling.acts")),
    ("repetition.acts", include_str!("cases/repetition.acts")),
    ("limits.acts", include_str!("cases/limits.acts")),
    ("london_2009.acts", include_str!("cases/london_2009.acts")),
    ("games.acts", include_str!("cases/games.acts")),
    ("situations.acts", include_str!("cases/situations.acts")),
    ("announced.acts", include_str!("cases/announced.acts")),
    ("pest_paris.acts", include_str!("cases/pest_paris.acts")),
];
