//! A message is received: its move is made, or one is to be adopted, or it means none.

use board::{Move, Side};
use law::question::{Assumed, Handled, Opened, OwnBoard, Reading, Supposition, Truth};
use law::{Cites, Effect};

use crate::act::communication::{Communicated, Idle, Supposed};
use crate::act::motion::Motion;
use crate::facts::communication::{communication, means_some};
use crate::facts::liability::carrying_articles;
use crate::facts::options::has_open;
use crate::facts::records::{is_made_by, recorded};
use crate::judging::hand::plays_recorded;
use crate::judging::on_paper::{ends_by_paper, says_beside};
use crate::phrases::{join, move_meant};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::penalty::tell_liability;
use crate::sentences::silence::silent;
use crate::sentences::touch::may_be_held;
use crate::state::State;
use crate::state::bound::Owed;
use crate::state::communication::{ForTurn, Sent, Weight};
use crate::state::men::ManId;
use crate::state::touch::Touch;
use crate::state::waiting::Adopting;

/// What follows from all that the player has communicated for his turn, the last message included.
pub(crate) fn receives(state: &mut State, sent: Vec<Sent>) -> Vec<Ruling> {
    let by = state.turn().by();
    let (facts, moves) = communication(state, &sent);
    let mut answers = state.law().hear(facts);
    let (completes, adopts) = (answers.take(Effect::Completes), answers.take(Effect::Adopts));
    let by_member = answers.take(Effect::BindsTheSide);
    let owes = answers.take_first(|effect| match effect {
        Effect::Owes(menu) => Some(menu),
        _ => None,
    });
    let excuses = answers.take(Effect::Excuses);
    answers.all_heard();
    let how_read = how_it_is_read(state, &moves, &sent);
    let goes_on = sent.iter().any(|one| one.counts() && one.record.goes_on);
    let turn = state.line.now_at();
    let clock = state.time.clock().cloned();
    let motions: Vec<Motion> = moves.iter().map(|&m| m.into()).collect();
    let touches = state.turn().attempt().touches().len();
    let touched_before = state.communication.touched_before(turn, &motions).unwrap_or(touches);
    let (offer, by_reply, adopted) = (None, false, None);
    let mut told = ForTurn { turn, by, sent, offer, by_reply, touched_before, adopted, clock };
    let newest = told.last_message();
    let at_fault: Vec<String> = told
        .sent
        .iter()
        .filter(|one| one.message == newest && !means_some(state, one))
        .map(|one| one.record.record.clone())
        .collect();
    let beside_others = told.sent.iter().filter(|one| one.counts()).count() > 1;
    if let (Some(articles), &[m]) = (&completes, &moves[..]) {
        state.communication.tells(told);
        let says = format!("It is read as {}.", move_meant(state.position(), m));
        let mut rulings = vec![ruling(how_read.and(articles.clone()), RulingKind::Note, says)];
        rulings.extend(makes_communicated_move(state, by, m.into()));
        return rulings;
    }
    if let Some(articles) = excuses {
        return excuses_record(state, told, articles, goes_on);
    }
    let mut rulings = Vec::new();
    if let (Some(articles), &[m]) = (&by_member, &moves[..]) {
        rulings.push(may_be_treated_so(state, by, m, how_read.clone().and(articles.clone())));
        let articles = articles.clone().into_vec();
        told.offer = Some(Adopting { by: !by, motions: motions.clone(), articles });
        told.by_reply = true;
    }
    if let Some(articles) = adopts {
        let all: Vec<String> = moves.iter().map(|&m| move_meant(state.position(), m)).collect();
        let meant = format!("It can be read as {}.", join(&all, "or"));
        rulings.push(ruling(how_read, RulingKind::Note, meant));
        let says = match &motions[..] {
            [_] => {
                format!("{} may adopt that move, and announces it before or with the reply.", (!by).name())
            }
            _ => format!(
                "{} may adopt any one of these moves, and announces which before or with the reply.",
                (!by).name()
            ),
        };
        rulings.push(ruling(&articles, RulingKind::Right, says));
        told.offer = Some(Adopting { by: !by, motions, articles: articles.into_vec() });
    }
    state.communication.tells(told);
    if let Some((menu, articles)) = owes {
        rulings.extend(costs(state, menu, articles, (&at_fault, beside_others)));
    }
    if rulings.is_empty() {
        rulings.push(silent(state, "what was communicated so"));
    }
    rulings.extend((goes_on && moves.is_empty()).then(|| lapses_behind_illegal_move(state)));
    rulings
}

/// One of several players communicated a move, which is his side's if the other treats it so.
fn may_be_treated_so(state: &State, by: Side, m: Move, articles: Cites) -> Ruling {
    let says = format!(
        "It is read as {}. {} may adopt that move, which a reply does too, or wait for the move of the side.",
        move_meant(state.position(), m),
        (!by).name()
    );
    ruling(articles, RulingKind::Right, says)
}

/// The side to which a member of the other has communicated one move treats it as the move of that side: it is made.
///
/// None where no such move waits, or where it would end the game, which no reply could follow.
pub(crate) fn treats_as_the_sides(state: &State, who: Side) -> Option<(State, Vec<Ruling>)> {
    let offer = state.communication.offered_by_member().filter(|offer| offer.by == who)?;
    let &[motion] = &offer.motions[..] else { return None };
    let mut treated = state.clone();
    let by = state.turn().by();
    let says = format!("{} so treats {} as having communicated that move.", who.name(), by.name());
    let mut rulings = vec![ruling(&offer.articles, RulingKind::Note, says)];
    let played = state.position().legal_moves().iter().copied().find(|&m| is_made_by(motion, m))?;
    rulings.extend(annuls_at_home(&mut treated, by, &[played]));
    rulings.extend(touched_since_out_of_turn(&mut treated, played));
    treated.communication.adopts();
    rulings.extend(makes_communicated_move(&mut treated, by, motion));
    let ends = treated.waiting().is_over() || treated.position().legal_moves().is_empty();
    (!ends).then_some((treated, rulings))
}

/// The other side treats the player as having communicated the move that his member did: what was touched after it was
/// touched out of turn, but for what the move itself moves.
pub(crate) fn touched_since_out_of_turn(state: &mut State, played: Move) -> Option<Ruling> {
    let told = state.communication.for_turn().filter(|told| told.by_reply)?;
    let (by, first) = (told.by, told.touched_before);
    let squares = [Some(played.from()), played.rook().map(|(from, _)| from)];
    let moved: Vec<ManId> =
        squares.into_iter().flatten().filter_map(|square| state.turn().men().at(square)).collect();
    let touches = state.turn_mut().attempt_mut().ended_before_touch(first);
    let touches: Vec<Touch> =
        touches.into_iter().filter(|touch| !touch.men.iter().all(|man| moved.contains(man))).collect();
    let men: Vec<ManId> = touches.iter().flat_map(|touch| touch.men.clone()).collect();
    touches.into_iter().for_each(|touch| state.dues.carries(by, touch));
    let told = may_be_held(state, by, &men, carrying_articles(state));
    (!men.is_empty()).then_some(told)
}

/// What means no legal move costs nothing and counts no more; the rest is read by itself.
fn excuses_record(state: &mut State, told: ForTurn, articles: Cites, goes_on: bool) -> Vec<Ruling> {
    state.communication.tells(told);
    let rest = without_meaningless(state);
    let to_play =
        if rest.is_some() { String::new() } else { format!(": {} is to play", state.turn().by().name()) };
    let says = format!("What means no legal move costs nothing, and counts no more{to_play}.");
    let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
    match rest {
        Some(rest) => rulings.extend(receives(state, rest)),
        None => rulings.extend(goes_on.then(|| lapses_behind_illegal_move(state))),
    }
    rulings
}

/// The records communicated for the turn under way that mean no legal move count no more: what was communicated, where
/// one of the rest still counts.
pub(crate) fn without_meaningless(state: &mut State) -> Option<Vec<Sent>> {
    let mut told = state.communication.for_turn().filter(|told| state.line.is_now(told.turn))?.clone();
    for one in &mut told.sent {
        if one.counts() && !means_some(state, one) {
            one.weight = Weight::Spent;
        }
    }
    let rest = told.sent.iter().any(Sent::counts).then(|| told.sent.clone());
    state.communication.tells(told);
    rest
}

/// What means no legal move may cost the player something, as long as his turn goes on.
///
/// What an earlier message did is not told again.
fn costs(
    state: &mut State,
    menu: law::Menu,
    articles: Cites,
    (at_fault, beside_others): (&[String], bool),
) -> Vec<Ruling> {
    let by = state.turn().by();
    if state.turn().required().is_some() {
        without_meaningless(state);
        let says = format!(
            "That cannot be read as a legal move, and adds nothing to what was exacted: it is still {}'s turn.",
            by.name()
        );
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    if at_fault.is_empty() && !state.turn().owed().is_empty() {
        return tell_liability(state, state.line.now_at());
    }
    let which = match at_fault {
        [record] if beside_others => format!("\"{record}\""),
        _ => "That".to_string(),
    };
    let says = format!("{which} cannot be read as a legal move: it is still {}'s turn.", by.name());
    let rulings = vec![ruling(&articles, RulingKind::Offence, says)];
    let rulings: Vec<Ruling> = rulings.into_iter().map(|told| Ruling { about: Some(by), ..told }).collect();
    if state.turn().owed().is_empty() {
        let articles = articles.into_vec();
        state.turn_mut().owes([Owed { menu, men: Vec::new(), in_holders_turn: false, articles }]);
    }
    rulings.into_iter().chain(tell_liability(state, state.line.now_at())).collect()
}

/// The articles by which the words of the last message are read.
fn how_it_is_read(state: &State, moves: &[Move], sent: &[Sent]) -> Cites {
    let Some(last) = sent.iter().rev().find(|one| one.counts()) else { return Cites::none() };
    let (recorded, wording) = (recorded(state.position(), moves), last.record.meaning.wording);
    // Whoever might mate, a message is read alike.
    let mate = Truth::Undetermined;
    let reading = Reading { recorded, wording, opened: Opened::AtResumption, mate };
    state.law().cites(reading, |effect| effect == Effect::Reads)
}

fn lapses_behind_illegal_move(state: &State) -> Ruling {
    let facts = Supposition { reply: Assumed::BehindIllegal };
    let articles = state.law().cites(facts, |effect| effect == Effect::Lapses);
    ruling(articles, RulingKind::Note, "What was communicated after it counts as not communicated.")
}

/// A move that was communicated is made; what was communicated for the replies to it waits for them.
pub(crate) fn makes_communicated_move(state: &mut State, by: Side, motion: Motion) -> Vec<Ruling> {
    let sent = state.communication.for_turn().map(|told| told.sent.clone()).unwrap_or_default();
    let (then, idle): (Vec<Vec<Supposed>>, Vec<Vec<Idle>>) =
        sent.into_iter().filter(Sent::counts).map(|one| (one.record.then, one.record.idle)).unzip();
    let then: Vec<Supposed> = then.into_iter().flatten().filter(|it| it.own == motion).collect();
    let idle: Vec<Idle> = idle.into_iter().flatten().filter(|it| it.own == motion).collect();
    state.communication.settles();
    let beforehand = state.communication.for_turn().is_some_and(ForTurn::is_as_supposed);
    let before = state.line.number_made();
    let completed = state.offences.moves_completed(by);
    let mut rulings = plays_recorded(state, by, motion).unwrap_or_else(|impossible| {
        vec![ruling([], RulingKind::Note, format!("The move cannot be made: {impossible}."))]
    });
    if state.line.number_made() == before {
        return rulings;
    }
    state.communication.boards_agree();
    if beforehand {
        state.offences.knew_nothing_of_it(by, completed);
    }
    if state.turn().by() != by {
        state.communication.supposes(by, state.line.now_at(), then);
        rulings.extend(idle.iter().map(|idle| tells_idle(state, by, &idle.reply)));
    }
    if !state.waiting().is_over() {
        rulings.extend(match waits_for_penalty(state, !by) {
            Some(waits) => vec![waits],
            None => answers_as_supposed(state, !by),
        });
    }
    rulings
}

/// What this side communicated for the reply just made waits, as long as a penalty can be exacted for that reply: it was
/// communicated before there was anything to exact.
fn waits_for_penalty(state: &mut State, by: Side) -> Option<Ruling> {
    let last = state.line.last_made()?;
    if state.communication.supposed(by, last).is_empty() || state.turn().by() != by || !has_open(state, by) {
        return None;
    }
    state.communication.answers_wait(last);
    let by = by.name();
    let says = format!(
        "What {by} communicated for that reply waits until {by} exacts a penalty, waives it, or touches a man."
    );
    Some(ruling(supposed_articles(state), RulingKind::Note, says))
}

/// By which articles an answer counts once the reply is made.
fn supposed_articles(state: &State) -> Cites {
    state.law().cites(Supposition { reply: Assumed::Made }, |effect| effect == Effect::Commits)
}

/// No penalty can be exacted any more for a reply that was made: what was communicated for it waits no longer.
pub(crate) fn answers_that_waited(state: &mut State) -> Vec<Ruling> {
    let by = state.turn().by();
    let Some(reply) = state.communication.waiting_for() else { return Vec::new() };
    if state.line.last_made() == Some(reply) && !state.waiting().is_over() && has_open(state, by) {
        return Vec::new();
    }
    state.communication.answers_wait_no_longer();
    match state.line.last_made() == Some(reply) && !state.waiting().is_over() {
        true => answers_as_supposed(state, by),
        false => Vec::new(),
    }
}

/// Who sends another move asks for no penalty any more: what he had communicated for the reply counts first.
pub(crate) fn answers_without_waiting(state: &mut State, by: Side) -> Vec<Ruling> {
    let waits = state.communication.waiting_for().filter(|&reply| state.line.last_made() == Some(reply));
    state.communication.answers_wait_no_longer();
    if waits.is_some() { answers_as_supposed(state, by) } else { Vec::new() }
}

/// A reply that was assumed means no legal move: what was communicated for it can never count.
fn tells_idle(state: &State, by: Side, reply: &str) -> Ruling {
    let facts = Supposition { reply: Assumed::MeansNone };
    let articles = state.law().cites(facts, |effect| effect == Effect::Lapses);
    let says = format!(
        "{} assumed a reply that means no legal move, \"{reply}\": what was communicated for it counts as not communicated.",
        by.name()
    );
    ruling(articles, RulingKind::Note, says)
}

/// The turn just made was one for which this side had communicated its answers: the one to the reply that was made counts,
/// and the others lapse.
fn answers_as_supposed(state: &mut State, by: Side) -> Vec<Ruling> {
    let Some(last) = state.line.last_made() else { return Vec::new() };
    let supposed = state.communication.supposed(by, last).to_vec();
    let reply = state.line[last].attempt().making().and_then(|making| making.legal());
    let (Some(reply), false) = (reply, supposed.is_empty() || state.turn().by() != by) else {
        return Vec::new();
    };
    if state.turn().position().legal_moves().is_empty() {
        // The reply has mated or stalemated: there is nothing to answer.
        return Vec::new();
    }
    let met: Vec<Communicated> =
        supposed.into_iter().filter(|it| is_made_by(it.reply, reply)).map(|it| it.answer).collect();
    let assumed = if met.is_empty() { Assumed::Otherwise } else { Assumed::Made };
    let mut answers = state.law().hear(Supposition { reply: assumed });
    let (commits, lapses) = (answers.take(Effect::Commits), answers.take(Effect::Lapses));
    answers.all_heard();
    if met.is_empty() {
        let says = format!(
            "{} replied otherwise than {} assumed: what {} communicated for that lapses.",
            (!by).name(),
            by.name(),
            by.name()
        );
        return vec![ruling(lapses.unwrap_or_default(), RulingKind::Note, says)];
    }
    let words: Vec<String> = met.iter().map(|it| it.record.clone()).collect();
    let says = format!(
        "{} made the reply that {} assumed: {} {} as communicated.",
        (!by).name(),
        by.name(),
        join(&words, "and"),
        if words.len() == 1 { "counts" } else { "count" }
    );
    let commits = commits.unwrap_or_default();
    let mut rulings = vec![ruling(&commits, RulingKind::Note, says)];
    let offered = state.draws.offered_by(!by);
    if offered {
        // It came when this answer was on its way, which plays on for no offer that it did not know of.
        state.draws.close(!by);
    }
    let beside = met.iter().find_map(|it| it.meaning.beside);
    // It was communicated before any offer that stands now, and accepts none.
    if let Some(told) = beside.and_then(|beside| ends_by_paper(state, by, beside.word, false)) {
        if state.waiting().is_over() {
            state.communication.ends_by_word_of(by);
        }
        rulings.extend(told);
        return rulings;
    }
    let arrives = |record| Sent { record, by_member: false, message: 0, weight: Weight::Counts };
    rulings.extend(receives(state, met.into_iter().map(arrives).collect()));
    rulings.extend(beside.into_iter().flat_map(|beside| says_beside(state, by, beside.word)));
    if offered && !state.waiting().is_over() {
        state.draws.open(!by);
        let says = format!(
            "{} communicated that move before the draw was offered: {}'s offer still stands.",
            by.name(),
            (!by).name()
        );
        rulings.push(ruling(commits, RulingKind::Note, says));
    }
    rulings
}

/// The move on the side's own board is annulled, where it is none of those that it must now make.
pub(crate) fn annuls_at_home(state: &mut State, by: Side, required: &[Move]) -> Option<Ruling> {
    let at_home = state.communication.take_at_home(by)?;
    if required.iter().any(|&m| is_made_by(at_home, m)) {
        return None;
    }
    let did = OwnBoard { did: Handled::Otherwise };
    let articles = state.law().cites(did, |effect| effect == Effect::PutsBack);
    let says = format!("The other move that {} has made on its own board is annulled first.", by.name());
    Some(ruling(articles, RulingKind::Restored, says))
}
