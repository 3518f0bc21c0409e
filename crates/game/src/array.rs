//! The position that a game begins from: the usual array, one of Chess960, one at odds, or a set-up.

use board::{Admits, Kind, Man, Movement, Position, Setup, Side, Square, Wing};
use law::{Choice, InForce, Point, Provision, provided};

use crate::older_rules::rule_choices;
use crate::settings::odds::{Given, Odds};
use crate::settings::{Settings, SettingsError, Start};

/// The position before the first move.
pub(crate) fn start_position(code: InForce, settings: &Settings) -> Result<Position, SettingsError> {
    let mut reasons = Vec::new();
    let older = rule_choices(code);
    let mut setup = match &settings.start {
        Start::Usual => older.map_or_else(Setup::usual_array, |rules| rules.array()),
        Start::Chess960(number) => Setup::chess960(*number).unwrap_or_else(|| {
            reasons.push(format!("chess960 {number}: the arrays are numbered from 0 to 959"));
            Setup::usual_array()
        }),
        Start::Setup(setup) => **setup,
    };
    let may_stay_pawn = provided(code, Provision::PawnMayStay).is_some();
    let ordinary = Movement { may_stay_pawn, ..Movement::ORDINARY };
    let mut movement = older.map_or(ordinary, |rules| rules.movement());
    let given_set_up = matches!(settings.start, Start::Setup(_));
    for odds in &settings.odds {
        match square_given(code, odds) {
            Ok(Some(square)) if odds.left_on => is_there(&setup, odds, square, &mut reasons),
            Ok(Some(square)) if !given_set_up => take_off(&mut setup, odds, square, &mut reasons),
            Ok(_) => {}
            Err(reason) => reasons.push(reason),
        }
        castle_without_rook(code, odds, &mut setup, &mut movement);
    }
    let mistaken = given_set_up && older.is_none() && is_mistaken(code, &setup, &settings.odds);
    if mistaken && provided(code, Provision::MisplacedDoNotCastle).is_some() {
        misplaced_do_not_castle(&mut setup);
    }
    reasons.extend(not_whites_first_move(code, settings));
    if let Some(first) = settings.first.or(settings.right).or_else(|| first_by_odds(code, settings)) {
        setup.turn = first;
    }
    // A mistaken array may hold what no game leads to, such as two Bishops on squares of one colour.
    // Where check need not be noticed, Kings stay in it.
    let check_stays = provided(code, Provision::CheckIsAnnounced).is_some();
    let admits = Admits {
        any_number_of_men: is_array(&setup),
        pawns_on_end_ranks: may_stay_pawn,
        check_not_parried: check_stays,
        any_check: check_stays,
        ..Admits::NOTHING
    };
    let position = setup.position_under(&movement, admits);
    match position {
        Ok(position) => {
            if older.is_some() && given_set_up {
                reasons.extend(idle_leaps(&setup, &position));
            }
            if reasons.is_empty() { Ok(position) } else { Err(SettingsError { reasons }) }
        }
        Err(refusal) => {
            let refused = refusal.reasons().iter().map(|fault| format!("the start is refused: {fault}"));
            Err(SettingsError { reasons: reasons.into_iter().chain(refused).collect() })
        }
    }
}

/// The squares from which a set-up lets a King or fers leap, and nothing there can.
fn idle_leaps(setup: &Setup, position: &Position) -> Vec<String> {
    let idle = (setup.unmoved - position.setup().unmoved).iter();
    idle.map(|square| format!("the start is refused: nothing on {square} has a leap left by these rules"))
        .collect()
}

/// That Black was given the first move where an article of the older game gives it to White.
fn not_whites_first_move(code: InForce, settings: &Settings) -> Vec<String> {
    let Some((Choice::WhiteFirst, article)) = code.settles(Point::First) else { return Vec::new() };
    let named = [("first", settings.first), ("right", settings.right)];
    let black = named.into_iter().filter(|(_, side)| *side == Some(Side::Black));
    black.map(|(header, _)| format!("{header}: black: White has the first move by {article}")).collect()
}

/// A King that stands wrongly in the array does not castle, nor does any King with a Rook that does.
fn misplaced_do_not_castle(setup: &mut Setup) {
    for side in Side::ALL {
        let king = Man { side, kind: Kind::King };
        if setup.man_at(Square::new(4, side.first_rank())) != Some(king) {
            setup.castling.remove_side(side);
        }
        for wing in Wing::ALL {
            if setup.castling.rook(side, wing).is_some_and(|rook| rook != wing.corner(side)) {
                setup.castling.set(side, wing, None);
            }
        }
    }
}

/// Who begins where something is given: the receiver of moves or of a Pawn, the giver of a Knight or a Rook; none where a
/// code that has laws of odds says nothing of this one. Under a code without any the giver of a man begins, as was the custom.
pub(crate) fn first_by_odds(code: InForce, settings: &Settings) -> Option<Side> {
    if provided(code, Provision::GiverBegins).is_some() {
        return giver_begins(&settings.odds);
    }
    let says = |provision| provided(code, provision).is_some();
    settings.odds.iter().find_map(|odds| match odds.given {
        // Who makes several moves together begins with them.
        Given::Moves(_) | Given::PawnAndTwo => Some(!odds.giver),
        Given::Pawn if says(Provision::PawnGiven) => Some(!odds.giver),
        Given::Piece(Kind::Knight | Kind::Rook, _) if says(Provision::PieceGiven) => Some(odds.giver),
        _ if says(Provision::PawnGiven) || says(Provision::PieceGiven) => None,
        _ => Some(odds.giver),
    })
}

/// The receiver of several moves, for they are made at the beginning; else the giver, if one side alone gives.
pub(crate) fn giver_begins(odds: &[Odds]) -> Option<Side> {
    let moves = |odds: &&Odds| matches!(odds.given, Given::PawnAndTwo | Given::Moves(_));
    if let Some(given) = odds.iter().find(moves) {
        return Some(!given.giver);
    }
    let giver = odds.first()?.giver;
    odds.iter().all(|odds| odds.giver == giver).then_some(giver)
}

/// How many moves are made together at the beginning.
pub(crate) fn moves_together(settings: &Settings) -> usize {
    let together = settings.odds.iter().map(|odds| match odds.given {
        Given::PawnAndTwo => 2,
        Given::Moves(moves) => usize::from(moves),
        _ => 1,
    });
    together.max().unwrap_or(1).max(1)
}

/// Where the man stands that is given: the King's Bishop's Pawn, the Queen's Knight or Rook, or the one agreed.
pub(crate) fn square_given(code: InForce, odds: &Odds) -> Result<Option<Square>, String> {
    let first = odds.giver.first_rank();
    let square = match odds.given {
        Given::Moves(_) => return Ok(None),
        Given::Pawn | Given::PawnAndTwo => Square::new(5, odds.giver.nth_rank(1)),
        Given::Piece(_, Some(square)) => square,
        Given::Piece(Kind::Knight, None) => Square::new(1, first),
        Given::Piece(Kind::Rook, None) => Square::new(0, first),
        Given::Piece(Kind::Queen, None) => {
            let on_d = !matches!(code.settles(Point::Array), Some((Choice::KingOnD, _)));
            Square::new(if on_d { 3 } else { 4 }, first)
        }
        Given::Piece(Kind::Bishop, None) if provided(code, Provision::ManGiven).is_some() => {
            Square::new(2, first)
        }
        Given::Piece(kind, None) => {
            return Err(format!(
                "odds of a {}: the code does not say which, so name its square",
                kind.name()
            ));
        }
    };
    Ok(Some(square))
}

/// The squares of the men that are given.
pub(crate) fn squares_given(code: InForce, settings: &Settings) -> Vec<Square> {
    let removed = settings.odds.iter().filter(|odds| !odds.left_on);
    removed.filter_map(|odds| square_given(code, odds).ok().flatten()).collect()
}

pub(crate) fn man_given(odds: &Odds) -> Man {
    let kind = match odds.given {
        Given::Piece(kind, _) => kind,
        _ => Kind::Pawn,
    };
    Man { side: odds.giver, kind }
}

pub(crate) fn is_there(setup: &Setup, odds: &Odds, square: Square, reasons: &mut Vec<String>) {
    let man = man_given(odds);
    if setup.man_at(square) != Some(man) {
        reasons.push(format!("odds: no {} of {}'s stands on {square}", man.kind.name(), odds.giver.name()));
    }
}

pub(crate) fn take_off(setup: &mut Setup, odds: &Odds, square: Square, reasons: &mut Vec<String>) {
    is_there(setup, odds, square, reasons);
    if setup.man_at(square) == Some(man_given(odds)) {
        setup.set(square, None);
        setup.castling.remove_rook(square);
    }
}

/// The giver of a Rook keeps the right to castle on its side, where the code says so.
pub(crate) fn castle_without_rook(code: InForce, odds: &Odds, setup: &mut Setup, movement: &mut Movement) {
    let Given::Piece(Kind::Rook, _) = odds.given else { return };
    let provisions = [Provision::CastlingWithoutRook, Provision::CastlingWithoutRookAlways];
    let known = provisions.into_iter().any(|provision| provided(code, provision).is_some());
    let given = square_given(code, odds).ok().flatten().filter(|_| known && !odds.left_on);
    let Some(square) = given else { return };
    let wing = Wing::ALL.into_iter().find(|wing| wing.corner(odds.giver) == square);
    if let Some(wing) = wing.filter(|_| setup.man_at(square).is_none()) {
        movement.castle_without_rook[odds.giver.index()][wing.index()] = true;
        setup.castling.set(odds.giver, wing, Some(square));
    }
}

/// With fewer men than this a position is no array in which men are missing, whatever was given at odds: it is a
/// position that the players agreed on.
const MEN_OF_AN_ARRAY: usize = 24;

/// Whether every man stands on its own side's first two ranks.
pub(crate) fn is_array(setup: &Setup) -> bool {
    let own_ranks =
        |side: Side, square: Square| square.rank() == side.first_rank() || square.rank() == side.nth_rank(1);
    setup.men().count() >= MEN_OF_AN_ARRAY && setup.men().all(|(square, man)| own_ranks(man.side, square))
}

/// Whether men stand otherwise than in the usual array; at odds those may be missing that are given, or any where the
/// code asks after no missing man then.
pub(crate) fn is_mistaken(code: InForce, setup: &Setup, odds: &[Odds]) -> bool {
    let usual = Setup::usual_array();
    let any = !odds.is_empty() && provided(code, Provision::MayBeMissingAtOdds).is_some();
    let given = |square: Square| odds.iter().any(|odds| square_given(code, odds) == Ok(Some(square)));
    is_array(setup)
        && Square::ALL.into_iter().any(|square| {
            let (stands, should) = (setup.man_at(square), usual.man_at(square));
            stands != should && (stands.is_some() || !any && !given(square))
        })
}
