//! What a seat may say without being asked, as lines with blanks.

use board::Side;
use game::Game;
use game::act::Person;
use game::act::Score;
use game::standing::{Power, Telling, Told};
use law::question::StartGround;
use records::vocabulary;

use crate::seat::Seat;

/// The lines that this seat may say of its own accord, where an article gives them. In them `SIDE`, `TIME`, `SQ`, `N`,
/// `POINTS`, `RESULT` and `TEXT` are to be filled in: `SIDE` with either side, `RESULT` with another result than the game
/// has.
pub(crate) fn forms(
    game: &Game,
    seat: Seat,
    powers: impl FnOnce(Person) -> Vec<Power>,
    tellings: impl Fn(Side) -> Vec<Telling>,
    square_to_be_found: bool,
) -> Vec<String> {
    let of_a_player = |side| of_a_player(game, side, &tellings, square_to_be_found);
    match seat {
        Seat::Arbiter => of_an_arbiter(seat, powers(Person::Arbiter)),
        Seat::OtherArbiter(number) => of_an_arbiter(seat, powers(Person::OtherArbiter(number.get()))),
        Seat::Member(side, _) => {
            // What the side says alone he says in his own name; what both players say together, and what an assistant says, he does
            // not.
            let of_side = of_a_player(side).into_iter();
            of_side
                .filter_map(|line| Some(format!("{seat} {}", line.strip_prefix(&format!("{side} "))?)))
                .collect()
        }
        Seat::White => of_a_player(Side::White),
        Seat::Black => of_a_player(Side::Black),
        Seat::Both => {
            let of_each = Side::ALL.into_iter().flat_map(of_a_player);
            let mut lines: Vec<String> = of_each.collect();
            // What both players say together is listed once.
            let mut known = std::collections::BTreeSet::new();
            lines.retain(|line| known.insert(line.clone()));
            lines
        }
        Seat::Watch => Vec::new(),
    }
}

fn of_a_player(
    game: &Game,
    side: Side,
    tellings: impl Fn(Side) -> Vec<Telling>,
    square_to_be_found: bool,
) -> Vec<String> {
    let sends = game.is_communicated() && game.ending().is_none();
    let lines = [(game.hears_appeals(), "appeals TEXT"), (sends, "sends TEXT")];
    let open = lines.into_iter().filter(|(open, _)| *open).map(|(_, line)| format!("{side} {line}"));
    let garbled = game.may_have_been_garbled().then(|| "players finds transmission-error".to_owned());
    let square = square_to_be_found.then(|| "players finds square SQ".to_owned());
    open.chain(garbled)
        .chain(square)
        .chain(leave(game, side))
        .chain(tellings(side).into_iter().map(told))
        .collect()
}

/// A player takes leave while he has days left, and ends the leave that he is on.
fn leave(game: &Game, side: Side) -> Vec<String> {
    let Some(leave) = game.standing_without_line().leave else { return Vec::new() };
    let own = leave[side.index()];
    let lines = [(own.days_left > 0, "takes leave N"), (own.until_ms.is_some(), "ends leave")];
    lines.into_iter().filter(|(open, _)| *open).map(|(_, line)| format!("{side} {line}")).collect()
}

fn told(Telling { who, what }: Telling) -> String {
    let who = match who {
        Person::Assistant(side) => format!("{side}-assistant"),
        who => who.side().map(|side| side.to_string()).unwrap_or_default(),
    };
    let line = match what {
        Told::Announces => "announces TEXT",
        Told::Repeats => "repeats TEXT",
        Told::Copies => "copies TEXT",
        Told::Presses => "presses",
        Told::AsksForCount => "asks count",
        Told::AsksForBoards => "asks boards",
    };
    format!("{who} {line}")
}

/// What can be said of one side alone names it; what can be said of each has a blank.
fn of_an_arbiter(seat: Seat, powers: Vec<Power>) -> Vec<String> {
    let listed: Vec<(String, Option<Side>)> = powers.into_iter().flat_map(said_by).collect();
    let of_other = |line: &String, side: Side| listed.contains(&(line.clone(), Some(!side)));
    let told = |(line, side): &(String, Option<Side>)| match *side {
        Some(Side::Black) if of_other(line, Side::Black) => None,
        Some(side) if !of_other(line, side) => Some(line.replace("SIDE", &side.to_string())),
        _ => Some(line.clone()),
    };
    listed.iter().filter_map(told).map(|line| format!("{seat} {line}")).collect()
}

/// The lines by which it is done, without the arbiter before them, and the side of which alone it is said.
fn said_by(power: Power) -> Vec<(String, Option<Side>)> {
    let of = |line: &str, side: Side| vec![(line.to_owned(), Some(side))];
    let lines: &[&str] = match power {
        Power::Observes => &["observes"],
        Power::ObservesMove => &["observes move"],
        Power::DeclaresDraw => &["declares draw"],
        Power::ConsentsToDraw => &["consents"],
        Power::Adjourns => &["adjourns"],
        Power::StopsClocks => &["stops-clocks"],
        Power::StartsClock => &["starts SIDE"],
        Power::GivesTime => &["gives SIDE +TIME"],
        Power::SetsClock => &["finds clock TIME TIME"],
        Power::PutsOffOnDelay => &["finds postponed delay TIME"],
        Power::SetsMoveCounter => &["finds move-counter N N"],
        Power::Penalises => &[
            "penalises SIDE warning",
            "penalises SIDE points -POINTS",
            "penalises SIDE opponent-points +POINTS",
        ],
        Power::DeclaresLost(side, score) => return of(lost(score), side),
        Power::DeclaresBothLost => &["penalises SIDE both-lose"],
        Power::Expels => &["penalises SIDE expulsion"],
        Power::Fines => &["penalises SIDE fine N"],
        Power::Excludes => &["penalises SIDE exclusion N"],
        Power::PenalisesInTime => &["penalises SIDE opponent +TIME", "penalises SIDE own -TIME"],
        Power::Reports(what) => return vec![(format!("reports SIDE {}", vocabulary::conduct(what)), None)],
        Power::RequiresScore(side) => return of("requires score SIDE", side),
        Power::RequiresReconstruction => &["requires reconstruction"],
        Power::FindsEnvelopeLost => &["finds envelope-lost"],
        Power::FindsAccident => &["finds accident"],
        Power::FindsNoAccident => &["finds not-so"],
        Power::FindsReasonToStop => &["finds so", "finds not-so"],
        Power::SetsQueen(square) => return vec![(format!("puts queen {square}"), None)],
        Power::FindsSquare => &["finds square SQ"],
        Power::FindsStart(ground) => match ground {
            StartGround::Board => &["finds board-misplaced"],
            StartGround::Men => &["finds men-misplaced"],
            StartGround::Colours => &["finds colours-reversed"],
            StartGround::FirstMove | StartGround::MenLeftOn | StartGround::Clock => &[],
        },
        Power::FindsAbsent(side) => return of("finds absent SIDE", side),
        Power::FindsFlag => &["finds flag SIDE"],
        Power::FindsFlagFirst(side) => return of("finds flag-first SIDE", side),
        Power::FindsNeitherFlagFirst => &["finds unascertainable"],
        Power::FindsMateFirst => &["finds mate-first"],
        Power::FindsRepetition => &["finds repetition"],
        Power::FindsManyMoves => &["finds seventy-five"],
        Power::FindsResigned(side) => return of("finds resigned SIDE", side),
        Power::FindsDrawAgreed => &["finds draw-agreed"],
        Power::FindsDrawn => &["finds drawn"],
        Power::Decides => &["finds decided TEXT"],
        Power::Corrects => &["corrects RESULT"],
        Power::DecidesAppeal => &["upholds", "overturns RESULT"],
        Power::LetsDecisionFall => &["overturns *"],
    };
    lines.iter().map(|&line| (line.to_owned(), None)).collect()
}

fn lost(score: Score) -> &'static str {
    match score {
        Score::Whole => "penalises SIDE loss",
        Score::Half => "penalises SIDE loss opponent 1/2",
        Score::Nothing => "penalises SIDE loss opponent 0",
    }
}
