//! What a seat may say without being asked, as lines with blanks.

use game::Game;
use game::standing::Power;
use law::question::StartGround;
use records::terms;

use crate::seat::Seat;

/// The lines that this seat may say of its own accord, where an article gives them. In them `SIDE`, `TIME`, `SQ`, `N`,
/// `POINTS`, `RESULT` and `TEXT` are to be filled in.
pub(crate) fn forms(game: &Game, seat: Seat) -> Vec<String> {
    let spoken = |side: &str| {
        let sends = game.is_communicated() && game.ending().is_none();
        let lines = [(game.hears_appeals(), "appeals TEXT"), (sends, "sends TEXT")];
        let open: Vec<String> =
            lines.into_iter().filter(|(open, _)| *open).map(|(_, line)| format!("{side} {line}")).collect();
        open
    };
    match seat {
        Seat::Arbiter => {
            let said = game.powers().into_iter().flat_map(said_by);
            said.map(|line| format!("arbiter {line}")).collect()
        }
        Seat::White | Seat::Black => spoken(seat.name()),
        Seat::Both => ["white", "black"].into_iter().flat_map(spoken).collect(),
        Seat::Watch => Vec::new(),
    }
}

/// The lines by which it is done, without the arbiter before them.
fn said_by(power: Power) -> Vec<String> {
    let lines: &[&str] = match power {
        Power::Observes => &["observes"],
        Power::ObservesMove => &["observes move"],
        Power::DeclaresDraw => &["declares draw"],
        Power::ConsentsToDraw => &["consents"],
        Power::StopsClocks => &["stops-clocks"],
        Power::StartsClock => &["starts SIDE"],
        Power::GivesTime => &["gives SIDE +TIME"],
        Power::SetsClock => &["finds clock TIME TIME"],
        Power::SetsMoveCounter => &["finds move-counter N N"],
        Power::Penalises => &[
            "penalises SIDE warning",
            "penalises SIDE points -POINTS",
            "penalises SIDE opponent-points +POINTS",
            "penalises SIDE loss",
            "penalises SIDE loss opponent 1/2",
            "penalises SIDE loss opponent 0",
            "penalises SIDE both-lose",
            "penalises SIDE expulsion",
        ],
        Power::Fines => &["penalises SIDE fine N"],
        Power::Excludes => &["penalises SIDE exclusion N"],
        Power::PenalisesInTime => &["penalises SIDE opponent +TIME", "penalises SIDE own -TIME"],
        Power::Reports(what) => return vec![format!("reports SIDE {}", terms::conduct(what))],
        Power::RequiresScore(side) => return vec![format!("requires score {side}")],
        Power::RequiresReconstruction => &["requires reconstruction"],
        Power::FindsEnvelopeLost => &["finds envelope-lost"],
        Power::FindsAccident => &["finds accident", "finds not-so"],
        Power::FindsSquare => &["finds square SQ"],
        Power::FindsStart(ground) => match ground {
            StartGround::Board => &["finds board-misplaced"],
            StartGround::Men => &["finds men-misplaced"],
            StartGround::Colours => &["finds colours-reversed"],
            StartGround::FirstMove | StartGround::MenLeftOn | StartGround::Clock => &[],
        },
        Power::FindsAbsent => &["finds absent SIDE"],
        Power::FindsFlag => &["finds flag SIDE"],
        Power::FindsFlagFirst => &["finds flag-first SIDE"],
        Power::FindsMateFirst => &["finds mate-first"],
        Power::FindsRepetition => &["finds repetition"],
        Power::FindsManyMoves => &["finds seventy-five"],
        Power::FindsResigned => &["finds resigned SIDE"],
        Power::FindsDrawAgreed => &["finds draw-agreed"],
        Power::FindsDrawn => &["finds drawn"],
        Power::Decides => &["finds decided TEXT"],
        Power::Corrects => &["corrects RESULT"],
        Power::DecidesAppeal => &["upholds", "overturns RESULT"],
    };
    lines.iter().map(|&line| line.to_owned()).collect()
}
