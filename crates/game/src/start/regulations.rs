//! What was announced, and what follows from the time control.

use board::Side;
use law::{Choice, Code, Contact, Figure, Guideline, Provision, Regulations, Tempo, figure, provided};

use crate::array::is_array;
use crate::settings::kind::A_DAY_MS;
use crate::settings::time::{TimeControl, TimeLimit};
use crate::settings::{Arbiter, GameKind, Manner, Settings, SettingsError, Start};

/// What a game was announced as.
///
/// # Errors
/// What was announced and the code does not know, each with its reason.
pub(crate) fn regulations(code: &'static Code, settings: &Settings) -> Result<Regulations, SettingsError> {
    let reasons = unknown(code, settings);
    if !reasons.is_empty() {
        return Err(SettingsError { reasons });
    }
    let by_time = tempo_of(code, &settings.time).filter(|tempo| code.tempos().contains(tempo));
    Ok(Regulations {
        tempo: settings.tempo.or(by_time).unwrap_or_default(),
        supervision: settings.supervision.unwrap_or_default(),
        contact: contact(code, settings),
        guidelines: guidelines(code, settings),
        variations: settings.variations.clone(),
        chosen: settings.rules.clone(),
    })
}

/// The settings as the code has them: a game under a code of games by post is one, unless another way was settled.
pub(crate) fn as_the_code_has_it(code: &'static Code, settings: Settings) -> Settings {
    let by_post = provided(code, Provision::AlwaysByCommunication).is_some();
    match settings.kind {
        GameKind::OverTheBoard if by_post => Settings { kind: GameKind::Correspondence, ..settings },
        _ => settings,
    }
}

/// How the moves of one side come to the other: whether there is so much time for a reply as the code names.
fn contact(code: &'static Code, settings: &Settings) -> Contact {
    let hours = figure(code, Figure::HoursToReplyAtLeisure).map(|(hours, _)| u64::from(hours) * 60 * MINUTE);
    match (settings.kind, hours.zip(time_to_reply(code, settings))) {
        (GameKind::OverTheBoard, _) => Contact::OverTheBoard,
        (_, Some((hours, reply))) if reply >= hours => Contact::AtLeisure,
        _ => Contact::Communicated,
    }
}

/// Milliseconds for a reply; none where no such time is allowed, or the code makes nothing depend on it.
pub(crate) fn time_to_reply(code: &'static Code, settings: &Settings) -> Option<u64> {
    let by_code = settings.kind == GameKind::Correspondence && heeds_time_to_reply(code);
    settings.reply.or(by_code.then_some(A_DAY_MS))
}

fn heeds_time_to_reply(code: &'static Code) -> bool {
    figure(code, Figure::HoursToReplyAtLeisure).is_some()
}

/// How a game with these settings is played.
pub(crate) fn manner(code: &'static Code, settings: &Settings) -> Manner {
    let announced = regulations(code, settings).unwrap_or_default();
    let limited = settings.tempo.is_some() || !matches!(settings.time, TimeLimit::None);
    let tempo = Some(announced.tempo).filter(|_| limited && code.tempos().len() > 1);
    let fast = matches!(tempo, Some(Tempo::Rapid | Tempo::Blitz));
    Manner { tempo, supervision: fast.then_some(announced.supervision), arbiter: arbiter_of(code, settings) }
}

/// Where the arbiter is: as it was announced, or as the code has it.
fn arbiter_of(code: &'static Code, settings: &Settings) -> Arbiter {
    let by_code = || {
        if provided(code, Provision::ArbiterPresent).is_some() {
            Arbiter::Present
        } else if provided(code, Provision::ArbiterCalled).is_some() {
            Arbiter::Called
        } else {
            Arbiter::Absent
        }
    };
    settings.arbiter.unwrap_or_else(by_code)
}

/// A minute in milliseconds.
const MINUTE: u64 = 60_000;

/// Whether a game begins as one of Chess960: from one of its arrays, or from a position in which a King or a Rook may castle
/// from another square than in chess. Where all the men still stand in an array, it is a mistaken one.
fn begins_as_chess960(start: &Start) -> bool {
    match start {
        Start::Usual => false,
        Start::Chess960(_) => true,
        Start::Setup(setup) => setup.chess960 && !is_array(setup),
    }
}

/// What was announced; a game that begins as one of Chess960 is played by the rules of it.
fn guidelines(code: &'static Code, settings: &Settings) -> Vec<Guideline> {
    let mut announced = settings.guidelines.clone();
    let chess960 = begins_as_chess960(&settings.start) && code.guidelines().contains(&Guideline::Chess960);
    if chess960 && !announced.contains(&Guideline::Chess960) {
        announced.push(Guideline::Chess960);
    }
    let disabled = settings.visually_disabled.contains(&true);
    let known = code.guidelines().contains(&Guideline::VisuallyDisabled);
    if disabled && known && !announced.contains(&Guideline::VisuallyDisabled) {
        announced.push(Guideline::VisuallyDisabled);
    }
    announced
}

/// The tempo that the time control makes by the code; none where the code does not divide games by their time.
pub(crate) fn tempo_of(code: &'static Code, time: &TimeLimit) -> Option<Tempo> {
    match time {
        TimeLimit::Agreed(control) => tempo_of_control(code, control),
        TimeLimit::None | TimeLimit::ByCode => None,
    }
}

/// The side with more time decides: nobody is hurried by a rule that was not made for him.
fn tempo_of_control(code: &'static Code, control: &TimeControl) -> Option<Tempo> {
    let (standard, _) = figure(code, Figure::MinutesOfStandard)?;
    let (blitz, _) = figure(code, Figure::MinutesOfBlitz)?;
    let time = Side::ALL.into_iter().map(|side| control.ms_for_sixty_moves(side)).max()?;
    Some(match time {
        _ if time <= u64::from(blitz) * MINUTE => Tempo::Blitz,
        _ if time < u64::from(standard) * MINUTE => Tempo::Rapid,
        _ => Tempo::Standard,
    })
}

fn unknown(code: &'static Code, settings: &Settings) -> Vec<String> {
    let mut reasons = Vec::new();
    if settings.kind.is_communicated() && provided(code, Provision::ByCommunication).is_none() {
        reasons.push(silent_about_communication(code));
    }
    if settings.reply.is_some() && !settings.kind.is_communicated() {
        reasons.push("a time to reply belongs to a game by communication".to_owned());
    }
    let ignored = settings.kind.is_communicated() && !heeds_time_to_reply(code);
    if settings.reply.is_some() && ignored && reasons.is_empty() {
        reasons.push(format!("{} has no time for a single reply", code.id));
    }
    if settings.sides.contains(&0) {
        reasons.push("each side has at least one player".to_owned());
    }
    reasons.extend(several_arbiters(code, settings));
    if let Some(tempo) = settings.tempo.filter(|tempo| !code.tempos().contains(tempo)) {
        reasons.push(format!("{} has no rules of its own for {}", code.id, tempo_name(tempo)));
    }
    if settings.supervision.is_some() && !code.heeds_supervision() {
        reasons.push(format!("under {} nothing depends on how closely a game is watched", code.id));
    }
    if !settings.guidelines.is_empty() && code.guidelines().is_empty() {
        reasons.push(format!("{} has no guidelines that can be announced", code.id));
    }
    if settings.draw_after_moves.is_some() && provided(code, Provision::OtherLimitAnnounced).is_none() {
        reasons.push(format!("{} lets nobody announce another number of moves for a draw", code.id));
    }
    let variations = code.variations();
    for name in settings.variations.iter().filter(|name| !variations.contains(&name.as_str())) {
        let known = if variations.is_empty() { "none".to_owned() } else { variations.join(", ") };
        reasons.push(format!("{} knows no variation `{name}`; it knows: {known}", code.id));
    }
    reasons.extend(unknown_choices(code, &settings.rules));
    reasons
}

fn silent_about_communication(code: &'static Code) -> String {
    format!("{} is silent about games by communication", code.id)
}

/// Why there are not so many arbiters: the code knows one alone, or there is none.
fn several_arbiters(code: &'static Code, settings: &Settings) -> Option<String> {
    settings.arbiters?;
    if provided(code, Provision::ArbitersAppointed).is_none() {
        return Some(format!("{} is silent about more arbiters than one", code.id));
    }
    let absent = settings.arbiter == Some(Arbiter::Absent);
    absent.then(|| "where the arbiter is absent there are not several".to_owned())
}

/// The settings without what was announced and this code does not know, and why it does not. A game by communication is one
/// over the board under a code that is silent about such games.
pub(crate) fn fitted(code: &'static Code, settings: Settings) -> (Settings, Vec<String>) {
    let leave: [&dyn Fn(&mut Settings); 9] = [
        &|settings| (settings.kind, settings.reply) = (GameKind::OverTheBoard, None),
        &|settings| settings.reply = None,
        &|settings| settings.arbiters = None,
        &|settings| settings.tempo = None,
        &|settings| settings.supervision = None,
        &|settings| settings.guidelines.clear(),
        &|settings| settings.draw_after_moves = None,
        &|settings| settings.variations.retain(|name| code.variations().contains(&name.as_str())),
        &|settings| settings.rules.retain(|choice| code.choices().contains(choice)),
    ];
    let (mut fitted, mut left) = (settings.clone(), unknown(code, &settings));
    for leaves in leave {
        let mut without = fitted.clone();
        leaves(&mut without);
        let still = unknown(code, &without);
        if still.len() < left.len() {
            (fitted, left) = (without, still);
        }
    }
    let mut reasons: Vec<String> =
        unknown(code, &settings).into_iter().filter(|reason| !left.contains(reason)).collect();
    let silent = silent_about_communication(code);
    for reason in reasons.iter_mut().filter(|reason| **reason == silent) {
        reason
            .push_str(": what was sent is judged as moves made at the board, and there is no time to reply");
    }
    if fitted.time == TimeLimit::ByCode && figure(code, Figure::MovesInAPeriod).is_none() {
        (fitted.time, fitted.clock_set) = (TimeLimit::None, None);
        reasons.push(format!("{} names no time limit of its own", code.id));
    }
    (fitted, reasons)
}

/// Why a choice cannot be announced under the code: it has none, none on this point, or others.
fn why_unknown(code: &'static Code, known: &[Choice], choice: Choice) -> String {
    let listed = |words: Vec<&str>| words.join(", ");
    let mut points: Vec<&str> = Vec::new();
    for header in known.iter().map(|known| known.point().header()) {
        if !points.contains(&header) {
            points.push(header);
        }
    }
    let here = known.iter().filter(|known| known.point() == choice.point());
    let words: Vec<&str> = here.map(|known| known.word()).collect();
    match (points.is_empty(), words.is_empty()) {
        (true, _) => format!("{} has rules of its own, and none is announced", code.id),
        (_, true) => {
            format!("under {} this is not announced otherwise, but these can be: {}", code.id, listed(points))
        }
        _ => format!("under {} this is {}", code.id, listed(words)),
    }
}

/// Choices that no game under the code can be played by: it has no such choices, or two are on one point.
fn unknown_choices(code: &'static Code, rules: &[Choice]) -> Vec<String> {
    let known = code.choices();
    let mut reasons = Vec::new();
    for (at, choice) in rules.iter().enumerate() {
        let (header, word) = (choice.point().header(), choice.word());
        if !known.contains(choice) {
            reasons.push(format!("{}: `{header}: {word}`", why_unknown(code, &known, *choice)));
        }
        if rules[..at].iter().any(|other| other.point() == choice.point()) {
            reasons.push(format!("`{header}` is announced twice"));
        }
    }
    reasons
}

/// A tempo in a sentence.
pub(crate) fn tempo_name(tempo: Tempo) -> &'static str {
    match tempo {
        Tempo::Standard => "standard chess",
        Tempo::Rapid => "rapid chess",
        Tempo::Blitz => "blitz",
    }
}
