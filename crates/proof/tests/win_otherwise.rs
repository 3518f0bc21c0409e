//! Wins by stalemate and by baring the King.

use board::{Position, RuleChoices, Setup, Side};
use jadoube_proof::{
    Answer, BareKing, Bound, StalemateWin, WinEvidence, Wins, forced_win, forced_win_by, verify_win_by,
};

#[path = "../src/forced/tests/over.rs"]
mod over;
use over::over;

const SHATRANJ: Wins = Wins { stalemate: StalemateWin::Giver, bare_king: BareKing::LosesUnlessHeBares };

fn under(rules: &RuleChoices, fen: &str) -> Position {
    fen.parse::<Setup>().unwrap_or_else(|error| panic!("{error}")).as_it_stands(&rules.movement())
}

fn agrees(what: &str, position: &Position, side: Side, wins: Wins, expected: bool) {
    let verdict = forced_win_by(position, side, wins, Bound { states: 400_000 });
    let answer = if expected { Answer::Yes } else { Answer::No };
    assert_eq!(verdict.answer, answer, "{what}: {} for {}", position.fen(), side.name());
    let evidence = verdict.evidence.expect("an answer comes with evidence");
    let verified = verify_win_by(position, side, wins, &evidence);
    assert!(verified.is_ok(), "{what}: {}: {}", position.fen(), verified.unwrap_err());
    if let WinEvidence::Forced(strategy) = evidence {
        let line = wins.line(&strategy, position, side);
        let end = line.iter().fold(*position, |at, &m| at.play(m));
        assert_eq!(over(&end, wins), Some(Some(side)), "{what}: {} ends nowhere", position.fen());
    }
}

#[test]
fn the_last_man_is_taken() {
    let takes = under(&RuleChoices::SHATRANJ, "3k4/8/8/8/8/8/R6q/4K3 w - - 0 1");
    agrees("the Rook takes the fers", &takes, Side::White, SHATRANJ, true);
    let by_mate = forced_win(&takes, Side::White, Bound { states: 10 });
    assert_ne!(by_mate.answer, Answer::Yes, "by mate alone it takes longer");
    let bares_back = under(&RuleChoices::SHATRANJ, "8/8/8/8/8/1k6/2R5/K7 b - - 0 1");
    agrees("the King takes the last Rook", &bares_back, Side::White, SHATRANJ, false);
}

#[test]
fn stalemate_wins() {
    let position = under(&RuleChoices::SARRATT_1828, "7k/8/6KP/8/8/8/8/8 w - - 0 1");
    let giver = Wins { stalemate: StalemateWin::Giver, bare_king: BareKing::PlaysOn };
    agrees("a Rook's Pawn stalemates", &position, Side::White, giver, true);
    let stalemated = Wins { stalemate: StalemateWin::Stalemated, ..giver };
    let over = under(&RuleChoices::SARRATT_1828, "7k/7P/6K1/8/8/8/8/8 b - - 0 1");
    agrees("it is lost for him who gives it", &over, Side::White, stalemated, false);
    agrees("and won by the other", &over, Side::Black, stalemated, true);
}
