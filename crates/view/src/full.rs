//! From a game's own types to JSON.

use board::{Man, Side, Square};
use game::act::Act;
use game::clock::Dials;
use game::standing as truth;
use law::Code;
use records::act::{act as act_text, open_line, person};
use records::{descriptive, san, terms};

use crate::evidence::evidence;
use crate::json::{
    BySide, Captured, Clock, Counts, Doubt, Duty, Hand, LeadsTo, LineMove, MoveText, Penalty, PenaltyOption,
    Ruling, ScoreLine, ScoreSheet, Standing,
};

/// How the moves of the line are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Writing {
    /// In algebraic notation where there is one.
    Notation,
    /// The same, and beside it as the code records moves: in descriptive notation.
    WithRecords,
    /// In words.
    Words,
}

pub(crate) fn ruling(code: &Code, ruling: &truth::Ruling) -> Ruling {
    let cited = ruling.articles.iter().filter_map(|no| code.article(no));
    let doubts = cited.flat_map(|article| {
        let cite = move || format!("{} {}", code.id, article.no);
        article.doubts.iter().map(move |&says| Doubt { article: cite(), says })
    });
    Ruling {
        articles: articles(code.id, &ruling.articles),
        kind: terms::kind(ruling.kind),
        says: ruling.says.clone(),
        doubts: doubts.collect(),
        evidence: ruling.evidence.as_deref().map(evidence),
    }
}

fn articles(code: &str, numbers: &[&str]) -> Vec<String> {
    numbers.iter().map(|number| format!("{code} {number}")).collect()
}

pub(crate) fn standing(standing: &truth::Standing, writing: Writing) -> Standing {
    let uci = |moves: &[board::Move]| moves.iter().map(|&m| standing.position.uci(m)).collect();
    let ending = standing.result.as_ref();
    Standing {
        code: standing.code,
        result: terms::result(ending.map(|ending| ending.result)),
        reason: ending.and_then(|ending| ending.reason).map(terms::reason),
        phase: terms::phase(standing.phase),
        turn: standing.turn.to_string(),
        fen: standing.position.fen(),
        board: terms::board(&standing.board),
        hand: standing.hand.map(hand),
        must: standing.duty.iter().map(|duty| duty.says.clone()).collect(),
        duty: standing.duty.iter().map(|one| duty(standing.code, one)).collect(),
        legal: uci(&standing.legal),
        may: standing.may.iter().map(open_line).collect(),
        ripe: standing.may.iter().filter(|open| open.ripe).map(open_line).collect(),
        options: standing.may.iter().filter_map(|open| option(standing.code, open)).collect(),
        clock: standing.clock.as_ref().map(clock),
        completed: standing.completed,
        first_next: standing.first_next.map(|side| side.to_string()),
        stand_ins: by_square(&standing.stand_ins, |kind| kind.name().to_lowercase()),
        offences: standing.offences.map(|[white, black]| BySide { white, black }),
        penalties: standing.penalties.iter().map(|one| penalty(standing.code, one)).collect(),
        scores: scores(&standing.scores),
        offer: standing.offer.map(|side| side.to_string()),
        counts: standing.counts.map(|counts| ("fifty-moves", self::counts(&counts))).into_iter().collect(),
        names: by_square(&standing.names, String::clone),
        captured: captured(&standing.captured),
        line: Some(standing.line.iter().map(|played| line_move(played, writing)).collect()),
    }
}

fn penalty(code: &str, penalised: &truth::Penalised) -> Penalty {
    Penalty {
        side: penalised.side.to_string(),
        opponent_ms: u64::from(penalised.seconds) * 1000,
        article: format!("{code} {}", penalised.article),
    }
}

fn counts(counts: &truth::Counts) -> Counts {
    Counts { by: counts.by.to_string(), white: counts.made[0], black: counts.made[1], limit: counts.limit }
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
        noted: terms::noted(line.noted),
    });
    ScoreSheet { lines: lines.collect(), signed: sheet.signed.map(|result| terms::result(Some(result))) }
}

fn clock(dials: &Dials) -> Clock {
    Clock {
        white_ms: dials.white_ms,
        black_ms: dials.black_ms,
        running: dials.running.map(|side| side.to_string()),
        delay_ms: dials.delay_ms,
        fallen: dials.fallen.iter().map(Side::to_string).collect(),
        period: BySide { white: dials.period[0], black: dials.period[1] },
        moves: BySide { white: dials.moves[0], black: dials.moves[1] },
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

fn duty(code: &str, duty: &truth::Duty) -> Duty {
    Duty {
        kind: terms::duty(duty.kind),
        squares: duty.squares.iter().map(Square::to_string).collect(),
        articles: articles(code, &duty.articles),
    }
}

fn option(code: &str, open: &truth::Open) -> Option<PenaltyOption> {
    let option = open.option.as_ref()?;
    let legal = option.legal.iter().map(|&m| option.leads_to.uci(m)).collect();
    Some(PenaltyOption {
        line: open_line(open),
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
    let mut lines: Vec<String> = option.then.iter().map(|&exaction| line(&Act::Exacts(exaction))).collect();
    if !lines.is_empty() {
        lines.push(line(&Act::Waives));
    }
    lines
}

fn by_square<T>(
    list: &[(Square, T)],
    text: impl Fn(&T) -> String,
) -> std::collections::BTreeMap<String, String> {
    list.iter().map(|(square, value)| (square.to_string(), text(value))).collect()
}

fn captured(men: &[Man]) -> Captured {
    let letters =
        |side: Side| men.iter().filter(|man| man.side == side).map(|man| man.kind.letter()).collect();
    Captured { white: letters(Side::White), black: letters(Side::Black) }
}

fn line_move(played: &truth::LineMove, writing: Writing) -> LineMove {
    let legal = played.legal.filter(|_| writing != Writing::Words);
    let written = match legal {
        Some(legal) => MoveText::San(san::write(&played.from, legal)),
        None => MoveText::Words(played.says.clone()),
    };
    let in_words_of_the_code = |legal| descriptive::write(&played.from, &played.origins.into(), legal);
    let record = legal.filter(|_| writing == Writing::WithRecords).map(in_words_of_the_code);
    LineMove { number: played.number, by: played.by.to_string(), written, record }
}
