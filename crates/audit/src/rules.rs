//! By which rules the moves of a record are read: as today, or as a code of the older game has them.

use board::{Kind, Movement, Position, Setup, Side, Square, Wing};
use law::{Code, InForce, Provision, codes, provided};
use records::pgn::{NoStart, older_code, older_start};

use crate::choice::{Choice, castles_up_a_file};
use crate::date::Date;
use crate::line::Checks;
use crate::tags::{Tag, Tags};

/// By which rules the moves of a game are read.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rules {
    /// As today.
    Today,
    /// As today; where no man of today can make a move, King and Rook may still castle up a file.
    UpAFileToo,
    /// As today; where no man of today can make a move, this code may still allow it.
    TodayAnd(&'static Code),
    /// By this code of the older game.
    Of(&'static Code),
}

impl Rules {
    /// The rules for a game of this day with these tags. Errors: the tag `Laws` names a code of the older game, and another was asked for.
    pub fn of(choice: Choice, tags: &Tags, day: Option<Date>) -> Result<Self, NoStart> {
        let named = tags.has(Tag::Laws).then(|| older_code(&|name| tags.of_the_laws(name))).flatten();
        match (choice, named) {
            (Choice::Always(code), _) if is_of_the_older_game(code) => Ok(Rules::Of(code)),
            (Choice::Always(_), Some(_)) => {
                Err(NoStart::Variant(tags.get(Tag::Laws).unwrap_or_default().into_owned()))
            }
            (Choice::Always(code), None) => Ok(Rules::today_and(code)),
            (Choice::ByDate, Some(code)) => Ok(Rules::Of(code)),
            (Choice::ByDate, None) => Ok(match tags.code() {
                Some(code) if allows_more(code) => Rules::TodayAnd(code),
                _ if castles_up_a_file(day) => Rules::UpAFileToo,
                _ => Rules::Today,
            }),
        }
    }

    fn today_and(code: &'static Code) -> Self {
        if allows_more(code) { Rules::TodayAnd(code) } else { Rules::Today }
    }
}

/// Whether a code whose men move as today lets stand what today is an illegal move.
fn allows_more(code: &'static Code) -> bool {
    let more = [Provision::PawnMayStay, Provision::CheckIsAnnounced];
    more.into_iter().chain(WITHOUT_ROOK).any(|provision| provided(code, provision).is_some())
}

const WITHOUT_ROOK: [Provision; 2] = [Provision::CastlingWithoutRook, Provision::CastlingWithoutRookAlways];

/// Where a game begins that men have played as today so far, if this code allows more: a Pawn that stays one, a check that was not
/// announced and is left, and castling on the side of a Rook that was given.
pub(crate) fn begins_with_more(code: &'static Code, start: &Position) -> (Position, Checks) {
    let provides = |provision| provided(code, provision).is_some();
    let checks = if provides(Provision::CheckIsAnnounced) { Checks::MayStand } else { Checks::AreParried };
    let mut movement = Movement { may_stay_pawn: provides(Provision::PawnMayStay), ..Movement::ORDINARY };
    let mut setup = start.setup();
    if WITHOUT_ROOK.into_iter().any(provides) && is_array(&setup) {
        for (side, wing) in Side::ALL.into_iter().flat_map(|side| Wing::ALL.map(|wing| (side, wing))) {
            let (king, corner) = (Square::new(4, side.first_rank()), wing.corner(side));
            if start.king(side) == Some(king) && setup.man_at(corner).is_none() {
                movement.castle_without_rook[side.index()][wing.index()] = true;
                setup.castling.set(side, wing, Some(corner));
            }
        }
    }
    (setup.as_it_stands(&movement), checks)
}

/// With fewer men than this a position is no array from which some were given: it is one of a game.
const MEN_OF_AN_ARRAY: usize = 24;

/// Whether every man stands on its own side's first two ranks, so that a Rook that is missing was given at odds.
fn is_array(setup: &Setup) -> bool {
    let own =
        |side: Side, square: Square| square.rank() == side.first_rank() || square.rank() == side.nth_rank(1);
    setup.men().count() >= MEN_OF_AN_ARRAY && setup.men().all(|(square, man)| own(man.side, square))
}

fn is_of_the_older_game(code: &Code) -> bool {
    codes::older_game().iter().any(|older| older.id == code.id)
}

/// The articles in force under a code of the older game, and where the game begins.
pub(crate) fn begins(code: &'static Code, tags: &Tags) -> Result<(InForce, Position), NoStart> {
    older_start(code, &|name| tags.of_the_laws(name))
        .map_err(|reasons| NoStart::Refused { fen: tags.of_the_laws("FEN").unwrap_or_default(), reasons })
}

/// Where the game begins if King and Rook may castle up a file; none where nothing can begin so. A FEN of six fields, or a `-` in
/// its third, tells only which Rooks of the first rank may castle: a King who stands on his own first rank may never have moved, and
/// a Rook above him may have been promoted there.
pub(crate) fn begins_up_a_file(tags: &Tags) -> Option<Position> {
    let begun = |name: &str| match (name, tags.of_the_laws(name)?) {
        ("FEN", fen) => Some(unmoved_as_far_as_it_shows(&fen).unwrap_or(fen)),
        (_, value) => Some(value),
    };
    older_start(codes::find("fide-1929")?, &begun).ok().map(|(_, position)| position)
}

/// The FEN with a seventh field that names those men, where it has none.
fn unmoved_as_far_as_it_shows(fen: &str) -> Option<String> {
    if fen.split_ascii_whitespace().count() != 6 {
        return None;
    }
    let setup: Setup = fen.parse().ok()?;
    let unmoved: Vec<Square> = setup
        .men()
        .filter(|(square, man)| match man.kind {
            Kind::King => square.rank() == man.side.nth_rank(0),
            Kind::Rook => square.rank() == man.side.nth_rank(7),
            _ => false,
        })
        .map(|(square, _)| square)
        .collect();
    let named: String = unmoved.iter().map(Square::to_string).collect();
    (!named.is_empty()).then(|| format!("{} {named}", fen.trim_end()))
}
