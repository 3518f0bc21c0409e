//! Article 10: points.

use crate::code::Article;
use crate::effect::{Figure, Provision};
use crate::question::Clause::*;

/// 10.1
pub(super) const A10_1: Article = Article {
    no: "10.1",
    heading: "Points",
    says: "A player scores one point for a game that he wins, also by forfeit, half a point for a draw and none for a loss, unless the rules of the event say otherwise.",
    doubts: &[],
    installs: &[
        Sets(Figure::HalfPointsForWin, 2),
        Sets(Figure::HalfPointsForDraw, 1),
        Sets(Figure::HalfPointsForLoss, 0),
        Provides(Provision::PointsOfAGame),
    ],
};

/// 10.2
pub(super) const A10_2: Article = Article {
    no: "10.2",
    heading: "Points",
    says: "The points given for a game are never more in all than a game is worth, and each player has as many as a game can give. Three quarters to one is no score.",
    doubts: &[
        "Points that a penalty gives or takes are read as given and taken within these bounds.",
        "Where a penalty leaves points that no result of a game gives, as half a point taken from the three for a win, they \
         count until the arbiter changes the penalty.",
    ],
    installs: &[Provides(Provision::PointsAreBounded)],
};
