//! The standing as JSON.

use std::borrow::Cow;
use std::collections::BTreeMap;

use board::{Man, Side, Square};
use game::act::{Act, PenaltyAct};
use game::settings::time::Dials;
use game::standing as truth;
use game::{Game, Judged};
use law::{Choice, Regulations};
use records::act::{act as act_text, open_line, person};
use records::points::points;
use records::vocabulary;

use crate::hands;
use crate::json::counts::{BySide, Clock, Counts, Penalty};
use crate::json::hand::{Captured, Displaced, Hand, Resting, Unlawful, WaitingHand, Way};
use crate::json::older::Older;
use crate::json::option::{About, Duty, LeadsTo, PenaltyOption, WrongClaim};
use crate::json::post::{AssumedReply, Leave, Reminder, ReplyDue, Silence};
use crate::json::score::{ScoreLine, ScoreSheet};
use crate::json::standing::Standing;
use crate::told::Part;
use crate::write::ruling::articles;

/// A standing without the moves of its line, and what the hands did to come there.
pub(crate) fn standing(standing: &truth::Standing, game: &Game) -> Standing {
    for_seat(for_all(standing, game, game.log()), standing, Part::whole(standing))
}

/// The same, with this part of what differs from seat to seat.
pub(crate) fn standing_for(standing: &truth::Standing, part: Part<'_>, game: &Game) -> Standing {
    for_seat(for_all(standing, game, game.log_as_it_looks()), standing, part)
}

/// What all seats see of it, with what this one sees.
pub(crate) fn for_seat(for_all: Standing, standing: &truth::Standing, part: Part<'_>) -> Standing {
    let Part { may, boards: own_boards, assumed: known } = part;
    let lines: Vec<String> = may.iter().map(|open| open_line(open)).collect();
    let said = || may.iter().zip(&lines);
    Standing {
        boards: boards(own_boards),
        ripe: said().filter(|(open, _)| open.ripe).map(|(_, line)| line.clone()).collect(),
        options: said().filter_map(|(open, line)| option(standing.code, open, line)).collect(),
        about: said().filter_map(|(open, line)| about(standing.code, open, line)).collect(),
        may: lines,
        assumed: known.into_iter().map(|one| assumed(standing, one)).collect(),
        ..for_all
    }
}

/// The part of it that all seats see.
pub(crate) fn for_all(standing: &truth::Standing, game: &Game, log: &[Judged]) -> Standing {
    let uci = |moves: &[board::Move]| moves.iter().map(|&m| standing.position.uci(m)).collect();
    let ending = standing.result.as_ref();
    Standing {
        code: standing.code,
        older: older(game),
        result: Cow::Borrowed(vocabulary::result(ending.map(|ending| ending.result))),
        reason: ending
            .and_then(|ending| ending.reason)
            .map(|reason| Cow::Borrowed(vocabulary::reason(reason))),
        phase: vocabulary::phase(standing.phase),
        turn: standing.turn.to_string(),
        fen: standing.position.fen(),
        board: vocabulary::board(&standing.board),
        hand: standing.hand.map(hand),
        other_hand: standing.opponents_hand.map(hand),
        waiting_hands: standing.waiting_hands.iter().map(waiting_hand).collect(),
        displaced: standing.displaced.iter().map(displaced).collect(),
        boards: BTreeMap::new(),
        resting: hands::resting(log).filter(|_| ending.is_none()).map(resting),
        adjusting: hands::adjusting(log).iter().map(Side::to_string).collect(),
        last: hands::last_way(log).map(way),
        must: standing.duty.iter().map(|duty| duty.says.clone()).collect(),
        duty: standing.duty.iter().map(|one| duty(standing, one)).collect(),
        legal: uci(&standing.legal),
        may: Vec::new(),
        ripe: Vec::new(),
        options: Vec::new(),
        clock: standing.clock.as_ref().map(clock),
        silence: standing.silence.as_ref().map(silence),
        leave: standing.leave.map(|[white, black]| BySide { white: leave(white), black: leave(black) }),
        reply: standing.reply.map(reply_due),
        assumed: Vec::new(),
        to_press: standing.to_press.iter().map(Side::to_string).collect(),
        follows: standing.follows.map(way),
        unlawful: standing.unlawful.map(unlawful),
        about: BTreeMap::new(),
        completed: standing.completed,
        first_next: standing.first_next.map(|side| side.to_string()),
        stand_ins: by_square(&standing.stand_ins, |kind| kind.name().to_lowercase()),
        offences: standing.offences.map(|[white, black]| BySide { white, black }),
        penalties: standing.penalties.iter().map(|one| penalty(standing.code, one)).collect(),
        scored: standing.scored.map(scored),
        points: points_changed(standing.points),
        scores: scores(&standing.scores),
        offer: standing.offer.map(|side| side.to_string()),
        offers: match &standing.offers[..] {
            both @ [_, _] => both.iter().map(ToString::to_string).collect(),
            _ => Vec::new(),
        },
        take_back: Side::ALL
            .into_iter()
            .filter_map(|side| Some((side.to_string(), standing.take_back[side.index()]?)))
            .collect(),
        counts: standing.counts.map(|counts| ("fifty-moves", self::counts(&counts))).into_iter().collect(),
        names: by_square(&standing.names, String::clone),
        captured: captured(&standing.captured),
        adopting: BTreeMap::new(),
        besides: BTreeMap::new(),
        forms: Vec::new(),
        line: None,
    }
}

/// What differs from today's men and board, by the choices of the code and those announced in their place.
fn older(game: &Game) -> Option<Older> {
    let announced = Regulations { chosen: game.settings().rules.clone(), ..Regulations::default() };
    let plays = game.code().under(&announced).plays();
    let has = |choices: &[Choice]| choices.iter().any(|choice| plays.contains(choice));
    let older = Older {
        queen: has(&[Choice::Fers, Choice::FersLeaps, Choice::FersLeapsPromoted]).then_some("fers"),
        bishop: has(&[Choice::Fil]).then_some("fil"),
        board: has(&[Choice::PlainBoard]).then_some("plain"),
    };
    (older != Older::default()).then_some(older)
}

fn penalty(code: &str, penalised: &truth::Penalised) -> Penalty {
    let (opponent_ms, own_ms) = match penalised.cost {
        truth::TimeCost::OpponentGains(ms) => (Some(ms), None),
        truth::TimeCost::PlayerLoses(ms) => (None, Some(ms)),
    };
    Penalty {
        side: penalised.side.to_string(),
        opponent_ms,
        own_ms,
        article: format!("{code} {}", penalised.article),
    }
}

fn counts(counts: &truth::Counts) -> Counts {
    Counts { by: counts.by.to_string(), white: counts.made[0], black: counts.made[1], limit: counts.limit }
}

/// The boards of the players, where they differ from the one on which the moves are made.
fn boards(own: [Option<&[Option<Man>; 64]>; 2]) -> BTreeMap<String, String> {
    let told = |(side, board): (Side, Option<&[Option<Man>; 64]>)| {
        Some((side.to_string(), vocabulary::board(board?)))
    };
    Side::ALL.into_iter().zip(own).filter_map(told).collect()
}

fn scored(halves: [u32; 2]) -> BySide<String> {
    let [white, black] = halves.map(points);
    BySide { white, black }
}

/// Points that penalties gave and took, where there are any.
fn points_changed([white, black]: [i32; 2]) -> Option<BySide<String>> {
    let text = |halves: i32| {
        let sign = if halves < 0 { "-" } else { "" };
        format!("{sign}{}", points(halves.unsigned_abs()))
    };
    ([white, black] != [0, 0]).then(|| BySide { white: text(white), black: text(black) })
}

fn scores([white, black]: &[truth::ScoreSheet; 2]) -> Option<BySide<ScoreSheet>> {
    let begun = [white, black].iter().any(|sheet| !sheet.lines.is_empty() || sheet.signed.is_some());
    begun.then(|| BySide { white: score_sheet(white), black: score_sheet(black) })
}

fn score_sheet(sheet: &truth::ScoreSheet) -> ScoreSheet {
    let lines = sheet.lines.iter().map(|line| ScoreLine {
        text: line.text.clone(),
        number: line.number,
        by: line.by.to_string(),
        offer: line.offer,
        struck: line.struck,
        noted: vocabulary::noted(line.noted),
    });
    ScoreSheet { lines: lines.collect(), signed: sheet.signed.map(|result| vocabulary::result(Some(result))) }
}

fn clock(dials: &Dials) -> Clock {
    Clock {
        white_ms: dials.white_ms,
        black_ms: dials.black_ms,
        running: dials.running.map(|side| side.to_string()),
        delay_ms: dials.delay_ms,
        hourglass: dials.hourglass,
        fallen: dials.fallen.iter().map(Side::to_string).collect(),
        period: BySide { white: dials.period[0], black: dials.period[1] },
        moves: BySide { white: dials.moves[0], black: dials.moves[1] },
    }
}

fn silence(told: &truth::SilenceNow) -> Silence {
    let reminder = |one: &truth::Reminder| Reminder { day: one.day, at_ms: one.at_ms, sent: one.sent };
    Silence {
        by: told.by.to_string(),
        since_ms: told.since_ms,
        days: told.days,
        notice: told.notice,
        reminders: told.reminders.iter().map(reminder).collect(),
        lost_at_ms: told.lost_at_ms,
    }
}

fn leave(told: truth::DaysOfLeave) -> Leave {
    Leave { until_ms: told.until_ms, days_left: told.days_left }
}

fn reply_due(told: truth::ReplyDue) -> ReplyDue {
    ReplyDue { by: told.by.to_string(), since_ms: told.since_ms, due_ms: told.due_ms }
}

fn assumed(standing: &truth::Standing, told: &truth::AssumedReply) -> AssumedReply {
    AssumedReply {
        by: told.by.to_string(),
        reply: standing.position.uci(told.reply),
        record: None,
        answer: told.answer.clone(),
        goes_on: told.goes_on,
    }
}

fn displaced(displaced: &truth::Displaced) -> Displaced {
    Displaced {
        man: displaced.man.to_string().to_lowercase(),
        belongs: displaced.belongs.to_string(),
        stands: displaced.stands.map(|square| square.to_string()),
        to_replace: displaced.to_replace.map(|side| side.to_string()),
    }
}

fn hand(hand: truth::Hand) -> Hand {
    Hand {
        side: hand.by.to_string(),
        man: hand.man.to_string().to_lowercase(),
        from: hand.from.map(|square| square.to_string()),
        over: hand.on.map(|square| square.to_string()),
    }
}

fn waiting_hand(waiting: &truth::WaitingHand) -> WaitingHand {
    WaitingHand { member: waiting.member, hand: hand(waiting.hand) }
}

fn resting((side, squares): (Side, &[Square])) -> Resting {
    Resting { side: side.to_string(), squares: names(squares) }
}

fn duty(standing: &truth::Standing, duty: &truth::Duty) -> Duty {
    let stands_now = |square: &Square| {
        standing.duty_now.iter().find(|(from, _)| from == square).map_or(*square, |&(_, now)| now)
    };
    let now: Vec<Square> = duty.squares.iter().map(stands_now).collect();
    Duty {
        kind: vocabulary::duty(duty.kind),
        squares: names(&duty.squares),
        now: names(&now),
        articles: articles(standing.code, &duty.articles),
    }
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}

fn option(code: &str, open: &truth::Open, line: &str) -> Option<PenaltyOption> {
    let option = open.option.as_ref()?;
    let legal = option.legal.iter().map(|&m| option.leads_to.uci(m)).collect();
    Some(PenaltyOption {
        line: line.to_owned(),
        says: option.says.clone(),
        articles: articles(code, &option.articles),
        until: option.until.clone(),
        then: then(open, option),
        leads_to: LeadsTo { fen: option.leads_to.fen(), legal },
    })
}

/// The lines that are open after a penalty which others may follow.
fn then(open: &truth::Open, option: &truth::PenaltyOption) -> Vec<String> {
    let line = |act: &Act| format!("{} {}", person(open.who), act_text(act));
    let mut lines: Vec<String> =
        option.then.iter().map(|&exaction| line(&Act::Penalty(PenaltyAct::Exacts(exaction)))).collect();
    if !lines.is_empty() {
        lines.push(line(&Act::Penalty(PenaltyAct::Waives)));
    }
    lines
}

fn unlawful(unlawful: truth::Unlawful) -> Unlawful {
    let is = if unlawful.second { "second-move" } else { vocabulary::made(unlawful.made) };
    Unlawful { by: unlawful.by.to_string(), is, way: unlawful.way.map(way) }
}

fn way((from, to): (Square, Square)) -> Way {
    Way { from: from.to_string(), to: to.to_string() }
}

/// What a line is about, under the line without its square.
fn about(code: &str, open: &truth::Open, line: &str) -> Option<(String, About)> {
    let told = open.about.as_ref()?;
    let wrong = told.wrong.as_ref().map(|wrong| WrongClaim {
        opponent_ms: wrong.opponent_ms,
        offers_draw: wrong.offers_draw,
        articles: articles(code, &wrong.articles),
    });
    let plain = match line.rsplit_once(' ') {
        Some((before, last)) if last.parse::<Square>().is_ok() => before,
        _ => line,
    };
    Some((plain.to_owned(), About { says: told.says.clone(), wrong }))
}

fn by_square<T>(list: &[(Square, T)], text: impl Fn(&T) -> String) -> BTreeMap<String, String> {
    list.iter().map(|(square, value)| (square.to_string(), text(value))).collect()
}

fn captured(men: &[Man]) -> Captured {
    let letters =
        |side: Side| men.iter().filter(|man| man.side == side).map(|man| man.kind.letter()).collect();
    Captured { white: letters(Side::White), black: letters(Side::Black) }
}
