//! King and one minor piece against King and one minor piece: both sides together nearly always bring about a mate, by
//! either of them.
//!
//! ```text
//!   K . k . . . . .     The loser's own piece takes a square from his King in the corner, and the winner's gives check.
//!   n . . . . . . .     Whatever stands elsewhere has time to walk there. Only a capture comes in between: where the
//!   . . B . . . . .     side to move is not in check and attacks no minor piece, nobody is made to capture.
//! ```
//!
//! That is no argument but a fact: the test reaches every such position from the mates, move by move backwards. Two Bishops
//! must stand on squares of different colours.

use board::{Bitboard, Kind, Side, Square, Track};

use crate::attacks;

/// The men of such a position, by side.
struct Four {
    kings: [Square; 2],
    minors: [(Kind, Square); 2],
}

impl Four {
    /// None where other men stand on the board, or two Bishops on one colour.
    fn of(track: &Track) -> Option<Self> {
        if track.occupied().count() != 4 {
            return None;
        }
        let minor = |side| {
            [Kind::Knight, Kind::Bishop]
                .into_iter()
                .find_map(|kind| track.men(side, kind).single().map(|square| (kind, square)))
        };
        let king = |side| track.men(side, Kind::King).single();
        let [Some(one), Some(other)] = Side::ALL.map(minor) else { return None };
        let [Some(white), Some(black)] = Side::ALL.map(king) else { return None };
        let light = |(_, square): (Kind, Square)| Bitboard::LIGHT.contains(square);
        let barren = one.0 == Kind::Bishop && other.0 == Kind::Bishop && light(one) == light(other);
        (!barren).then_some(Four { kings: [white, black], minors: [one, other] })
    }

    /// Whether a side is not in check and attacks no minor piece.
    fn is_quiet_for(&self, side: Side) -> bool {
        let (own, other) = (side.index(), (!side).index());
        let occupied = self.kings.into_iter().chain(self.minors.map(|(_, square)| square)).collect();
        let attacks = |of: usize| {
            let (kind, square) = self.minors[of];
            // A Knight and a Bishop attack alike for both sides.
            attacks::attacks(kind, Side::White, square, occupied)
        };
        let hit = self.minors[other].1;
        !attacks(other).contains(self.kings[own])
            && !attacks(own).contains(hit)
            && !attacks::king(self.kings[own]).contains(hit)
    }
}

/// Whether each side can mate there, at once or after a quiet move; `false` decides nothing.
pub(crate) fn both_mate(track: &Track) -> bool {
    let quiet = |track: &Track| Four::of(track).is_some_and(|four| four.is_quiet_for(track.turn()));
    let Some(four) = Four::of(track) else { return false };
    let turn = track.turn();
    let (minor, from) = four.minors[turn.index()];
    quiet(track)
        || [(Kind::King, four.kings[turn.index()]), (minor, from)].into_iter().any(|(kind, from)| {
            let ways = attacks::attacks(kind, turn, from, track.occupied()) - track.occupied();
            ways.iter().any(|to| {
                let mut after = *track;
                after.play_only(kind, Bitboard::of(from), to, None).is_some() && quiet(&after)
            })
        })
}

#[cfg(test)]
mod tests {
    use board::{Bitboard, Kind, Movement, Setup, Side, Square, Track};

    use super::{Four, both_mate};
    use crate::attacks;

    fn track(fen: &str) -> Track {
        let position = fen.parse::<Setup>().expect(fen).as_it_stands(&Movement::ORDINARY);
        Track::of(&position).expect("each side has a King, and none can be taken")
    }

    #[test]
    fn who_has_a_minor_piece_each() {
        let cases = [
            ("8/8/8/3nk3/8/8/1K6/1B6 w - - 0 1", true),
            ("8/1B4k1/8/6K1/5b2/8/8/8 w - - 0 1", true),
            // The Knight is attacked, and need not be captured.
            ("8/8/4k3/8/8/2n5/1K6/7B w - - 0 1", true),
            // Both Bishops are on dark squares.
            ("8/8/4k3/8/8/8/1K3b2/B7 w - - 0 1", false),
            // The Knight may not be captured, and the Bishop goes away.
            ("8/8/8/8/8/1k6/1n6/KB6 w - - 0 1", true),
            // White is mated.
            ("8/8/8/8/8/8/B1n5/K1k5 w - - 0 1", false),
            ("8/8/8/3nk3/8/8/1K6/1R6 w - - 0 1", false),
            ("8/8/8/3nk3/8/8/1K6/8 w - - 0 1", false),
        ];
        for (fen, mates) in cases {
            assert_eq!(both_mate(&track(fen)), mates, "{fen}");
        }
    }

    /// Positions of two Kings and two minor pieces, by whose move it is: a set of squares for the loser's piece, at the place
    /// that the squares of the Kings and of the winner's piece give.
    struct Positions([Vec<u64>; 2]);

    /// The loser's and the winner's King, and the winner's piece.
    type Others = (Square, Square, Square);

    /// The squares of a corner, in which the winner's King stands if the board is turned over accordingly.
    const CORNER: Bitboard = Bitboard(0x0F0F_0F0F);

    /// The same position turned over.
    fn turned((king, own_king, minor): Others, losers_at: Square) -> (Others, Square) {
        let (files, ranks) = (own_king.file() / 4 * 7, own_king.rank() / 4 * 7);
        let turn = |square: Square| Square::new(square.file() ^ files, square.rank() ^ ranks);
        ((turn(king), turn(own_king), turn(minor)), turn(losers_at))
    }

    fn place((king, own_king, minor): Others) -> usize {
        (king.index() * 64 + own_king.index()) * 64 + minor.index()
    }

    impl Positions {
        fn none() -> Self {
            Positions([vec![0; 1 << 18], vec![0; 1 << 18]])
        }

        fn has(&self, loser_moves: bool, others: Others, minor: Square) -> bool {
            Bitboard(self.0[usize::from(loser_moves)][place(others)]).contains(minor)
        }

        /// Returns whether it is new.
        fn add(&mut self, loser_moves: bool, others: Others, minor: Square) -> bool {
            let known = self.has(loser_moves, others, minor);
            self.0[usize::from(loser_moves)][place(others)] |= Bitboard::of(minor).0;
            !known
        }
    }

    fn occupied((king, own_king, minor): Others, losers: Square) -> Bitboard {
        [king, own_king, minor, losers].into_iter().collect()
    }

    /// Every legal position with these pieces.
    fn legal(winners: Kind, losers: Kind) -> Positions {
        let mut all = Positions::none();
        for king in Square::ALL {
            for own_king in CORNER {
                if king == own_king || attacks::king(king).contains(own_king) {
                    continue;
                }
                for minor in Square::ALL {
                    for losers_at in Square::ALL {
                        let others = (king, own_king, minor);
                        let occupied = occupied(others, losers_at);
                        let one_colour =
                            Bitboard::LIGHT.contains(minor) == Bitboard::LIGHT.contains(losers_at);
                        if occupied.count() != 4
                            || winners == Kind::Bishop && losers == Kind::Bishop && one_colour
                        {
                            continue;
                        }
                        let checks =
                            |kind, from, to| attacks::attacks(kind, Side::White, from, occupied).contains(to);
                        if !checks(losers, losers_at, own_king) {
                            all.add(true, others, losers_at);
                        }
                        if !checks(winners, minor, king) {
                            all.add(false, others, losers_at);
                        }
                    }
                }
            }
        }
        all
    }

    /// Whether the loser, whose move it is, is mated.
    fn is_mate(winners: Kind, losers: Kind, others: Others, losers_at: Square) -> bool {
        let (king, own_king, minor) = others;
        let occupied = occupied(others, losers_at);
        let attacked = |occupied| attacks::attacks(winners, Side::White, minor, occupied);
        if !attacked(occupied).contains(king) {
            return false;
        }
        let steps = attacks::king(king).without(losers_at) - attacks::king(own_king);
        let parries =
            attacks::attacks(losers, Side::White, losers_at, occupied).without(king).without(own_king);
        !steps.iter().any(|to| to == minor || !attacked(occupied.without(king).with(to)).contains(to))
            && !parries
                .iter()
                .any(|to| to == minor || !attacked(occupied.without(losers_at).with(to)).contains(king))
    }

    /// Those from which the winner can mate, found from the mates backwards; nothing is captured on the way.
    fn winnable(winners: Kind, losers: Kind, legal: &Positions) -> Positions {
        let (mut winnable, mut queue) = (Positions::none(), Vec::new());
        for king in Square::ALL {
            for own_king in CORNER {
                for minor in Square::ALL {
                    let others = (king, own_king, minor);
                    for losers_at in Bitboard(legal.0[1][place(others)]) {
                        if is_mate(winners, losers, others, losers_at) {
                            winnable.add(true, others, losers_at);
                            queue.push((true, others, losers_at));
                        }
                    }
                }
            }
        }
        while let Some((loser_moves, others, losers_at)) = queue.pop() {
            let (king, own_king, minor) = others;
            let occupied = occupied(others, losers_at);
            let mut reach = |others, losers_at| {
                let (others, losers_at) = turned(others, losers_at);
                if legal.has(!loser_moves, others, losers_at) && winnable.add(!loser_moves, others, losers_at)
                {
                    queue.push((!loser_moves, others, losers_at));
                }
            };
            let (kind, at, moved) =
                if loser_moves { (winners, minor, own_king) } else { (losers, losers_at, king) };
            for from in attacks::king(moved) - occupied {
                let others = if loser_moves { (king, from, minor) } else { (from, own_king, minor) };
                reach(others, losers_at);
            }
            for from in attacks::attacks(kind, Side::White, at, occupied) - occupied {
                match loser_moves {
                    true => reach((king, own_king, from), losers_at),
                    false => reach(others, from),
                }
            }
        }
        winnable
    }

    /// Every position is looked at, whichever side is to mate.
    #[test]
    fn whoever_attacks_nothing_and_is_not_in_check_can_be_mated_and_mate() {
        for (winners, losers) in [
            (Kind::Bishop, Kind::Knight),
            (Kind::Knight, Kind::Bishop),
            (Kind::Knight, Kind::Knight),
            (Kind::Bishop, Kind::Bishop),
        ] {
            let legal = legal(winners, losers);
            let winnable = winnable(winners, losers, &legal);
            let mut quiet = 0;
            for (king, own_king) in
                Square::ALL.into_iter().flat_map(|king| CORNER.iter().map(move |own| (king, own)))
            {
                for minor in Square::ALL {
                    let others = (king, own_king, minor);
                    for (loser_moves, turn) in [(false, Side::White), (true, Side::Black)] {
                        for losers_at in Bitboard(legal.0[usize::from(loser_moves)][place(others)]) {
                            let minors = [(winners, minor), (losers, losers_at)];
                            let four = Four { kings: [own_king, king], minors };
                            if four.is_quiet_for(turn) {
                                quiet += 1;
                                assert!(
                                    winnable.has(loser_moves, others, losers_at),
                                    "{winners:?} on {minor}, King on {own_king}, against {losers:?} on {losers_at}, King on {king}, {turn:?} to move"
                                );
                            }
                        }
                    }
                }
            }
            assert!(quiet > 2_000_000, "{quiet} positions of {winners:?} against {losers:?}");
        }
    }
}
