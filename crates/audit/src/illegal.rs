//! Moves that cannot be played.

use board::{Position, Reason};
use game::broken_by;
use law::question::Spelt;
use records::san::{self, San, SanError};

use crate::after_the_end::on_the_board;
use crate::case::Case;
use crate::finding::{Finding, Kind};
use crate::sentences::number;
use crate::stop::{LONGEST_GAME, Why};

/// The move at which the main line stops, unless the game had ended before it.
pub(crate) fn audit(case: &Case, found: &mut Vec<Finding>) {
    let record = case.record;
    // Nearly every line goes to its end, and needs no position.
    let Some(stop) = record.stop() else { return };
    let Some(position) = record.reached() else { return };
    let ply = record.plies() + 1;
    let at = number(position);
    let finding = |kind, articles: Vec<&'static str>, says| Finding {
        kind,
        ply,
        code: (!articles.is_empty()).then_some(case.chosen.book.code.id),
        articles,
        fen: position.fen(),
        says,
        result: None,
    };
    found.push(match &stop.why {
        // The fault itself is told with the others of the form.
        Why::Malformed => return,
        Why::TooLong => finding(
            Kind::Notation,
            Vec::new(),
            format!(
                "{at} The game has more than {LONGEST_GAME} single moves; what follows is not looked at."
            ),
        ),
        Why::NullMove => finding(
            Kind::Notation,
            Vec::new(),
            format!("{at} `{}` is a null move, which no game has; what follows is not looked at.", stop.text),
        ),
        Why::NoMove(SanError::NoSuchMove { .. })
            if case.standstill() && on_the_board(case, position).is_some() =>
        {
            return;
        }
        Why::NoMove(error @ SanError::NoSuchMove { text, .. }) => {
            let from = record.line().read_from().unwrap_or(*position);
            let reasons = text.parse::<San>().map(|san| san.reasons(&from)).unwrap_or_default();
            let mut articles = Vec::new();
            for article in reasons.iter().flat_map(|&it| case.chosen.book.forbidding(broken_by(it).0)) {
                if !articles.contains(&article) {
                    articles.push(article);
                }
            }
            let says = format!("{at} {error}.{}", doubts_in_passing(case, &reasons, &articles));
            finding(Kind::IllegalMove, articles, says)
        }
        Why::NoMove(error @ SanError::Ambiguous { moves, .. }) => {
            finding(Kind::AmbiguousMove, naming_one(case, position, moves), format!("{at} {error}."))
        }
        Why::NoMove(error) => {
            finding(Kind::Notation, Vec::new(), format!("{at} {error}; what follows is not looked at."))
        }
    });
}

/// The articles by which a record tells apart these moves of like pieces: by the rank that the piece leaves if they stand on one file,
/// by the file otherwise.
fn naming_one(case: &Case, position: &Position, moves: &[String]) -> Vec<&'static str> {
    let read = |text: &String| Some(san::read(position, text).ok()?.transfer().from.file());
    let files: Vec<_> = moves.iter().filter_map(read).collect();
    let differ = |one| files.iter().any(|other| *other != one);
    let agree = |at: usize| files[..at].contains(&files[at]);
    let by_file = files.iter().any(|file| differ(*file)).then_some(Spelt::FileOfDeparture);
    let by_rank = (0..files.len()).any(agree).then_some(Spelt::RankOfDeparture);
    let book = &case.chosen.book;
    let spelt = by_file.into_iter().chain(by_rank).filter(|_| book.whole);
    spelt.flat_map(|spelt| book.names(spelt)).collect()
}

/// Where a Pawn may be taken in passing on the next move alone only as the code is read: the doubts of its article.
fn doubts_in_passing(case: &Case, reasons: &[Reason], articles: &[&'static str]) -> String {
    if !reasons.iter().any(|reason| matches!(reason, Reason::EnPassantTooLate(_))) {
        return String::new();
    }
    let cited = articles.iter().filter_map(|no| Some((no, case.chosen.book.code.article(no)?)));
    let doubts = cited
        .flat_map(|(no, article)| article.doubts.iter().map(move |says| format!(" Doubt at {no}: {says}")));
    doubts.collect()
}
