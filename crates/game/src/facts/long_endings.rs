//! The endings in which FIDE's Laws of the last century gave more than fifty moves.

use board::{Bitboard, Kind, Man, Position, Side, Square};
use law::{Choice, Figure, InForce, Point, figure};

/// The moves of each player without progress after which the code draws this position on a claim; more than its usual number
/// where it gives more to what stands on the board. None where it counts none.
///
/// ```
/// use board::Setup;
/// use law::{Regulations, codes};
///
/// let law = codes::find("fide-1988").ok_or("no such code")?.under(&Regulations::default());
/// let ending: Setup = "8/8/4k3/8/8/2RB4/4K3/5r2 w - - 0 1".parse()?;
/// assert_eq!(jadoube_game::moves_to_claim(law, &ending.position()?), Some(75));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn moves_to_claim(law: InForce, position: &Position) -> Option<u32> {
    let number = |which| figure(law, which).map(|(number, _)| number);
    let usual = number(Figure::MovesWithoutProgress)?;
    let long = law.settles(Point::MoveLimit).is_some_and(|(choice, _)| is_long(choice, position));
    if long { number(Figure::MovesInLongEndings) } else { Some(usual) }
}

/// Whether this choice gives more moves to what stands on the board.
fn is_long(choice: Choice, position: &Position) -> bool {
    match choice {
        Choice::Limit50Or132 => is_listed(Choice::LimitInRookAndBishop, position),
        Choice::Limit50Or100 => is_listed(Choice::LimitInTwoEndings, position),
        Choice::Limit50Or75 => is_listed(Choice::LimitInSevenEndings, position),
        _ => false,
    }
}

/// Whether what stands on the board is among the endings of this choice.
pub(crate) fn is_listed(choice: Choice, position: &Position) -> bool {
    Side::ALL.into_iter().any(|strong| {
        let ending = Ending { position, strong };
        match choice {
            Choice::LimitInRookAndBishop => ending.is("RB", "R"),
            Choice::LimitInTwoEndings => {
                ending.is("NN", "P") || ending.is("RP", "BP") && ending.is_held_on_the_edge()
            }
            Choice::LimitInSevenEndings => {
                let listed = [("BB", "N"), ("NN", "P"), ("Q", "BB"), ("Q", "NN"), ("RP", "BP"), ("RB", "R")];
                listed.into_iter().any(|(strong, weak)| ending.is(strong, weak))
                    || ending.is("QP", "Q") && ending.is_about_to_promote()
            }
            _ => true,
        }
    })
}

/// What stands on the board, seen from one side.
struct Ending<'a> {
    position: &'a Position,
    strong: Side,
}

impl Ending<'_> {
    /// Whether the sides have these men beside their Kings, and no others.
    fn is(&self, strong: &str, weak: &str) -> bool {
        let has = |side: Side, men: &str| {
            let of = |kind: Kind, letter: char| {
                self.position.men(side, kind).count() as usize == men.matches(letter).count()
            };
            of(Kind::Queen, 'Q')
                && of(Kind::Rook, 'R')
                && of(Kind::Bishop, 'B')
                && of(Kind::Knight, 'N')
                && of(Kind::Pawn, 'P')
        };
        has(self.strong, strong) && has(!self.strong, weak)
    }

    /// Whether the Pawn of the strong side stands where it began, on the edge, and the other's
    /// right before it: a2 and a3, or h2 and h3, seen from the strong side.
    fn is_held_on_the_edge(&self) -> bool {
        [0, 7].into_iter().any(|file| {
            let at = |rank, side| {
                let square = Square::new(file, self.strong.nth_rank(rank));
                self.position.man_at(square) == Some(Man::new(side, Kind::Pawn))
            };
            at(1, self.strong) && at(2, !self.strong)
        })
    }

    /// Whether the Pawn of the strong side stands one square from promotion.
    fn is_about_to_promote(&self) -> bool {
        self.position.men(self.strong, Kind::Pawn).meets(Bitboard::rank(self.strong.nth_rank(6)))
    }
}
