//! A game that is judged as it grows.
//!
//! Each kind of alarm asks what the finding of the same name asks of a finished game. What was judged before stays; only
//! the moves since are looked at.

use board::{Side, Square};
use law::{Outcome as Ends, Truth};
use records::pgn::{NoStart, Outcome};

use crate::after_the_end::{first_dead, move_after_mate, neither_can_mate, on_the_board};
use crate::alarm::{Alarm, Calls, Sign};
use crate::auditor::Auditor;
use crate::case::Case;
use crate::clocks::{flagged, is_hurried, left, overstepped, perhaps_overstepped, ruled};
use crate::finding::Kind;
use crate::illegal;
use crate::record::{Record, mover};
use crate::recurrence::{counted, on_alternate_moves, plies_of_same, without_progress};
use crate::sentences::{after, gone_by, result, seconds, stands_again};
use crate::stop::Why;

/// What is known of a game in play.
///
/// ```
/// use jadoube_audit::{Auditor, Choice, InPlay, Record, Sign};
/// use records::pgn::Reader;
///
/// let code = law::codes::find("fide-2023").ok_or("no such code")?;
/// let (auditor, mut in_play) = (Auditor::new(Choice::Always(code)), InPlay::default());
/// let mut record = Record::default();
/// let text = b"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *";
/// Reader::new(&text[..]).read_game(&mut record)?;
/// in_play.judge(&auditor, &record, 0);
/// let [alarm] = in_play.alarms() else { return Err("one alarm".into()) };
/// assert_eq!((alarm.sign, alarm.ply, alarm.calls.word()), (Sign::Repetition, 8, "white-may-claim"));
/// assert_eq!((&alarm.plies[..], &alarm.articles[..]), (&[0, 4, 8][..], &["9.2.2", "9.5.2"][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct InPlay {
    alarms: Vec<Alarm>,
    /// How many plies were judged, the start included.
    judged: u32,
    /// The last ply at which the game was looked at and not found dead.
    alive: Option<u32>,
    /// How the game ended on the board.
    ended: Option<Alarm>,
}

impl InPlay {
    /// The alarms, in the order in which they came about.
    #[must_use]
    pub fn alarms(&self) -> &[Alarm] {
        &self.alarms
    }

    /// The alarm for a result that is not the one that the board shows; none where the board shows no mate and no stalemate,
    /// and where the game had ended before.
    #[must_use]
    pub fn against_result(&self, recorded: Outcome) -> Option<&Alarm> {
        let flag = |alarm: &Alarm| alarm.sign == Sign::Flag && alarm.outcome == Some(recorded);
        let contradicts = recorded.is_by_play() && !self.alarms.iter().any(flag);
        self.ended.as_ref().filter(|alarm| contradicts && alarm.outcome != Some(recorded))
    }

    /// Judges a record that has its first `same` single moves, and its start, in common with the one that was judged last.
    pub fn judge(&mut self, auditor: &Auditor, record: &Record, same: u32) {
        let known = self.judged.min(same + 1);
        self.alarms.retain(|alarm| stays(alarm.sign) && alarm.ply < known);
        self.alive = self.alive.filter(|_| known > 0).map(|ply| ply.min(known - 1));
        self.judged = 0;
        self.ended = None;
        if !record.line().has_start() {
            self.alarms = record.no_start().map(without_start).into_iter().collect();
            return;
        }
        let chosen = auditor.choose(record);
        let mut case = auditor.case(record, &chosen);
        for ply in known..=record.plies() {
            self.position(&case, ply);
        }
        self.judged = record.plies() + 1;
        self.death(&mut case);
        self.alarms.extend(played_on(&case));
        self.alarms.extend(illegal_move(&case));
        self.alarms.extend(unreadable(&case));
        self.alarms.extend(flags(&case));
        self.alarms.extend(at_zero(&case));
        self.alarms.sort_by_key(|alarm| (alarm.ply, alarm.sign, alarm.side.map(Side::index)));
        self.nothing_follows_the_end();
        let ended = self.alarms.iter().any(|alarm| alarm.sign.ends_the_game());
        self.ended = if ended { None } else { wrong_result(&case) };
        for alarm in &mut self.alarms {
            alarm.open = (!ended || alarm.sign.ends_the_game()) && is_open(&case, alarm);
        }
    }

    /// What can be claimed in the position after so many moves, and what ends the game there.
    fn position(&mut self, case: &Case, ply: u32) {
        let (record, book) = (case.record, &case.chosen.book);
        // Where nobody can move, the game is over by that.
        if !record.positions()[ply as usize].has_legal_move() {
            return;
        }
        let least = [book.times.as_ref().map(|it| it.0), book.many_times.as_ref().map(|it| it.0)];
        let plies = match least.into_iter().flatten().min() {
            // Each further occurrence takes each side two moves.
            Some(least) if without_progress(record, ply) >= 4 * least.saturating_sub(1) => {
                plies_of_same(record, ply, book.same_moves)
            }
            _ => Vec::new(),
        };
        let stood = plies.len() as u32;
        if let Some((times, (_, articles))) = &book.many_times
            && stood >= *times
            && (!book.on_alternate_moves || on_alternate_moves(&plies, *times))
            && !self.has(Sign::RepetitionEnds)
        {
            let end = drawn(case, Sign::RepetitionEnds, ply, articles, &stands_again(record, &plies));
            self.alarms.push(Alarm { plies: plies.clone(), ..end });
        }
        if let Some((times, (_, articles))) = &book.times
            && stood >= *times
        {
            let claim = claim(case, Sign::Repetition, ply, articles, &stands_again(record, &plies));
            self.alarms.push(Alarm { plies, ..claim });
        }
        if let Some((moves, (_, articles))) = &book.many_moves
            && counted(record, ply, true) >= 2 * moves
            && !self.has(Sign::MoveLimitEnds)
        {
            let shows = gone_by(*moves, true);
            self.alarms.push(drawn(case, Sign::MoveLimitEnds, ply, articles, &shows));
        }
        if let Some((moves, (_, articles))) = book.moves_in(&record.positions()[ply as usize])
            && counted(record, ply, book.pawns_count) >= 2 * moves
            && !self.is_in_a_move_limit(case, ply)
        {
            let shows = gone_by(moves, book.pawns_count);
            let says =
                format!("{} {shows}: the player who has the move may claim a draw.", after(record, ply));
            self.alarms.push(alarm(case, Sign::MoveLimit, ply, Calls::PlayerToMoveMayClaim, articles, says));
        }
    }

    fn has(&self, sign: Sign) -> bool {
        self.alarms.iter().any(|alarm| alarm.sign == sign)
    }

    /// Whether a claim on this ground began earlier, and nothing has ended it since.
    fn is_in_a_move_limit(&self, case: &Case, ply: u32) -> bool {
        let since = ply.saturating_sub(counted(case.record, ply, case.chosen.book.pawns_count));
        self.alarms.iter().any(|alarm| alarm.sign == Sign::MoveLimit && alarm.ply >= since)
    }

    fn death(&mut self, case: &mut Case) {
        let Some((_, articles)) = case.chosen.book.dead.clone() else { return };
        let plies = case.record.plies();
        if self.has(Sign::Dead) || self.alive == Some(plies) {
            return;
        }
        match first_dead(case) {
            Some(ply) => {
                let shows = neither_can_mate(case, ply);
                self.alarms.push(drawn(case, Sign::Dead, ply, &articles, &shows));
            }
            None => self.alive = Some(plies),
        }
    }

    /// Of a game that is over nothing more is told.
    fn nothing_follows_the_end(&mut self) {
        let end = self.alarms.iter().position(|alarm| alarm.sign.ends_the_game());
        let Some(end) = end.map(|at| self.alarms[at].clone()) else { return };
        self.alarms.retain(|alarm| alarm.ply < end.ply || *alarm == end);
    }
}

/// Whether an alarm is about a position that was reached, so that it stays true as long as the moves up to it stand.
fn stays(sign: Sign) -> bool {
    !matches!(
        sign,
        Sign::PlayedOn
            | Sign::WrongResult
            | Sign::IllegalMove
            | Sign::Unreadable
            | Sign::Flag
            | Sign::ClockAtZero
    )
}

fn is_open(case: &Case, alarm: &Alarm) -> bool {
    let (record, plies) = (case.record, case.record.plies());
    match alarm.sign {
        Sign::Repetition => alarm.ply == plies,
        Sign::MoveLimit => {
            alarm.ply >= plies.saturating_sub(counted(record, plies, case.chosen.book.pawns_count))
        }
        Sign::ClockAtZero => alarm.side.is_some_and(|side| last_left(record, side) == Some(0)),
        _ => true,
    }
}

fn alarm(case: &Case, sign: Sign, ply: u32, calls: Calls, articles: &[&'static str], says: String) -> Alarm {
    let position = &case.record.positions()[ply as usize];
    Alarm {
        sign,
        ply,
        side: None,
        calls,
        open: true,
        code: (!articles.is_empty()).then_some(case.chosen.book.code.id),
        articles: articles.to_vec(),
        plies: Vec::new(),
        fen: position.fen(),
        says,
        outcome: None,
    }
}

fn claim(case: &Case, sign: Sign, ply: u32, articles: &[&'static str], shows: &str) -> Alarm {
    let side = case.record.positions()[ply as usize].turn();
    let says = format!("{} {shows}: {} may claim a draw.", after(case.record, ply), side.name());
    alarm(case, sign, ply, Calls::MayClaim(side), articles, says)
}

/// A draw without a claim.
fn drawn(case: &Case, sign: Sign, ply: u32, articles: &[&'static str], shows: &str) -> Alarm {
    let says =
        format!("{} {shows}: the game is over as {}.", after(case.record, ply), result(Outcome::Drawn));
    Alarm { outcome: Some(Outcome::Drawn), ..alarm(case, sign, ply, Calls::ArbiterActs, articles, says) }
}

/// A position that ends the game, for when another result is recorded than it gives.
fn wrong_result(case: &Case) -> Option<Alarm> {
    let record = case.record;
    let position = record.reached().filter(|position| !position.has_legal_move())?;
    // Where the text goes on, it may be about another position.
    if record.stop().is_some() && tells_the_result(record) != Some(true) {
        return None;
    }
    let ((_, articles), shows, came) = on_the_board(case, position)?;
    let ply = record.plies();
    let says = format!(
        "{} {shows}: the game is over as {}, but another result is recorded.",
        after(record, ply),
        came
    );
    let alarm = alarm(case, Sign::WrongResult, ply, Calls::ArbiterActs, &articles, says);
    Some(Alarm { outcome: came.whole(), ..alarm })
}

fn played_on(case: &Case) -> Option<Alarm> {
    if tells_the_result(case.record) == Some(true) {
        return None;
    }
    let end = move_after_mate(case)?;
    let text = &case.record.stop()?.text;
    let says = format!(
        "{} {}: the game is over as {}, but `{text}` follows.",
        after(case.record, end.ply),
        end.shows,
        end.came
    );
    let alarm = alarm(case, Sign::PlayedOn, end.ply, Calls::ArbiterActs, &end.articles, says);
    Some(Alarm { outcome: end.came.whole(), ..alarm })
}

/// Whether the last text is a King set down in the middle of the board, from afar: so electronic boards are told the result.
fn tells_the_result(record: &Record) -> Option<bool> {
    let text = record.stop()?.text.trim_end_matches(['+', '#', '!', '?']);
    let to: Square = text.get(text.len().checked_sub(2)?..)?.parse().ok()?;
    let position = record.reached()?;
    let from = position.king(position.turn())?;
    let far = from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank())) > 1;
    let middle = matches!(to.file(), 3 | 4) && matches!(to.rank(), 3 | 4);
    Some(text.starts_with('K') && middle && far)
}

fn illegal_move(case: &Case) -> Option<Alarm> {
    if tells_the_result(case.record) == Some(true) {
        return None;
    }
    let mut found = Vec::new();
    illegal::audit(case, &mut found);
    let finding = found.pop().filter(|finding| finding.kind == Kind::IllegalMove)?;
    let book = &case.chosen.book;
    let side = mover(case.record, finding.ply);
    let hurried = is_hurried(case);
    let seen = if book.whole { book.illegal_move_seen(hurried == Some(true)) } else { Vec::new() };
    let calls = match hurried {
        _ if seen.is_empty() => Calls::MayClaim(!side),
        Some(_) => Calls::ArbiterActs,
        None => Calls::ArbiterLooks,
    };
    let forbidding: Vec<_> = finding.articles.iter().copied().filter(|no| !seen.contains(no)).collect();
    let articles = [seen, forbidding].concat();
    let alarm = alarm(case, Sign::IllegalMove, finding.ply - 1, calls, &articles, finding.says);
    Some(Alarm { ply: finding.ply, side: Some(side), ..alarm })
}

/// Where the moves cannot be followed, and no illegal move is the reason: the arbiter looks at the board, since nothing is told
/// of what follows.
fn unreadable(case: &Case) -> Option<Alarm> {
    let stop = case.record.stop()?;
    if tells_the_result(case.record) == Some(true) {
        return None;
    }
    let mut found = Vec::new();
    illegal::audit(case, &mut found);
    let says = match (found.pop(), &stop.why) {
        (Some(finding), _) if finding.kind == Kind::IllegalMove => return None,
        (Some(finding), _) => finding.says,
        (None, Why::Malformed) => {
            format!("{} the text is malformed.", after(case.record, case.record.plies()))
        }
        // It follows the end of the game, which is told.
        (None, _) => return None,
    };
    let says = format!("{says} Nothing is told of this board from here on.");
    let plies = case.record.plies();
    let alarm = alarm(case, Sign::Unreadable, plies, Calls::ArbiterLooks, &[], says);
    Some(Alarm { ply: plies + 1, ..alarm })
}

/// A game of which nobody knows where it begins.
fn without_start(why: &NoStart) -> Alarm {
    Alarm {
        sign: Sign::Unreadable,
        ply: 0,
        side: None,
        calls: Calls::ArbiterLooks,
        open: true,
        code: None,
        articles: Vec::new(),
        plies: Vec::new(),
        fen: "8/8/8/8/8/8/8/8 w - - 0 1".to_owned(),
        says: format!("At the start: {why}. Nothing is told of this board."),
        outcome: None,
    }
}

fn flags(case: &Case) -> Vec<Alarm> {
    if case.is_by_correspondence() {
        return Vec::new();
    }
    let without_claim = case.chosen.book.flag_without_claim().filter(|_| case.chosen.book.whole);
    let mut both: Vec<_> = overstepped(case.record).collect();
    both.sort_by_key(|(_, ply, _)| *ply);
    let flag = |(side, ply, shows): &(Side, u32, String)| {
        let (side, ply) = (*side, *ply);
        let mut articles = Vec::from_iter(without_claim);
        let mut outcome = Outcome::Won(!side);
        let mut follows = String::new();
        if let Some((ends, ruled)) = ruled(case, side, ply) {
            articles.extend(ruled.into_iter().filter(|no| Some(*no) != without_claim));
            if ends == Ends::OutOfTimeToNoMate {
                outcome = Outcome::Drawn;
                follows = match case.mate_truth(flagged(case.record, ply), !side) {
                    Truth::No => {
                        format!(
                            ": {} cannot mate by any series of legal moves, so it is a draw",
                            (!side).name()
                        )
                    }
                    _ => format!(": {} has too little left to win with, so it is a draw", (!side).name()),
                };
            }
        }
        let calls = match without_claim {
            Some(_) => Calls::ArbiterActs,
            None => Calls::MayClaim(!side),
        };
        let later = both
            .iter()
            .find(|(other, ..)| *other != side)
            .map(|(_, at, shows)| format!(" {} {shows}: that flag fell later.", after(case.record, *at)));
        let says = format!("{} {shows}{follows}.{}", after(case.record, ply), later.unwrap_or_default());
        let alarm = alarm(case, Sign::Flag, ply, calls, &articles, says);
        Alarm { side: Some(side), outcome: Some(outcome), ..alarm }
    };
    let perhaps = perhaps_overstepped(case.record)
        .filter(|(side, ply, _)| !both.iter().any(|(of, at, _)| (of, at) == (side, ply)));
    let looks = |(side, ply, shows): (Side, u32, String)| {
        let says = format!("{} {shows}, unless time was added.", after(case.record, ply));
        Alarm { side: Some(side), ..alarm(case, Sign::Flag, ply, Calls::ArbiterLooks, &[], says) }
    };
    // The feed shows which flag fell first, and that decides.
    both.iter().take(1).map(flag).chain(perhaps.map(looks)).collect()
}

/// What the clock of a side showed last.
fn last_left(record: &Record, side: Side) -> Option<i64> {
    left(record, side).last().map(|(_, left)| left)
}

/// A clock that ran before and now shows nothing left. A clock that never showed anything was not connected.
fn at_zero(case: &Case) -> Vec<Alarm> {
    if case.is_by_correspondence() {
        return Vec::new();
    }
    let record = case.record;
    let alarm = |side: Side| {
        let mut ran = false;
        let (ply, _) = left(record, side).find(|(_, left)| {
            ran |= *left > 0;
            ran && *left == 0
        })?;
        let says = format!("{} {}'s clock shows {}.", after(record, ply), side.name(), seconds(0));
        let alarm = alarm(case, Sign::ClockAtZero, ply, Calls::ArbiterLooks, &[], says);
        Some(Alarm { side: Some(side), ..alarm })
    };
    Side::ALL.into_iter().filter_map(alarm).collect()
}
