//! Scripts as cases: which expectations hold, and which articles the rulings cite.

mod report;
mod scene;

use game::Game;
use game::standing::{Open, Ruling, Standing};
use law::Code;

use crate::act::ActError;
use crate::script::{ActLine, Expected, Expects, Placed, Script, ScriptError};
use crate::text::fault::Fault;
use scene::Scene;

pub use report::{CaseReport as Outcome, CaseReport, Coverage, Failure};

/// Judges a line of a script in a game; `file` names the script in errors.
///
/// # Errors
///
/// Why the line is no act here: a move in SAN that is not legal, or an act that cannot physically be done. The game is
/// then unchanged.
pub fn judge(game: &mut Game, file: &str, act: &ActLine) -> Result<Vec<Ruling>, ScriptError> {
    let placed = |fault| Placed { line: act.line, fault };
    let entry = act.written.entry(&*game).map_err(ActError::into_faults);
    let judged = entry.and_then(|entry| {
        game.judge(entry).map_err(|why| {
            let fault = Fault::new(1, "an act that can be done", act.written.to_string());
            vec![fault.because(why.reasons)]
        })
    });
    judged.map_err(|faults| ScriptError::new(file, faults.into_iter().map(placed).collect()))
}

/// The game of a script before its first act.
///
/// # Errors
///
/// Why no game can begin with these settings.
pub fn begin(script: &Script) -> Result<Game, ScriptError> {
    Game::new(script.header.code, script.header.settings.clone()).map_err(|why| {
        let expected = "settings that a game can begin with";
        let fault = Fault::new(1, expected, script.header.code.id).because(why.reasons);
        ScriptError::new(&script.file, vec![Placed { line: 1, fault }])
    })
}

/// Judges a script and checks every expectation in it.
///
/// An act that cannot be done changes nothing; it is a failure unless `= error` stands under it.
///
/// # Errors
///
/// Why no game can begin with these settings.
///
/// ```
/// use jadoube_records::{cases, script::Script};
///
/// let text = "code: bcf-1912\n\nwhite touches g1\n= cites 22(a)\n= legal g1f3\n";
/// let report = cases::run(&Script::read("touch.acts", text)?)?;
/// assert!(report.cited.contains("22(a)"));
/// assert_eq!(report.failures[0].line, 5);
/// assert_eq!(report.failures[0].found, "legal g1f3 g1h3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run(script: &Script) -> Result<CaseReport, ScriptError> {
    run_showing(script, |_| {})
}

/// Does the same as [`run`], and shows the game after every act that can be done.
///
/// # Errors
///
/// Why no game can begin with these settings.
pub fn run_showing(script: &Script, mut show: impl FnMut(&Game)) -> Result<CaseReport, ScriptError> {
    let mut game = begin(script)?;
    let mut report = CaseReport::default();
    report.check(&script.opening, game.opening(), &game.standing(), None);
    for act in &script.acts {
        match judge(&mut game, &script.file, act) {
            Ok(rulings) => {
                report.check(&act.expects, &rulings, &game.standing(), None);
                show(&game);
            }
            Err(error) => report.check_error(act, error.faults(), &game.standing()),
        }
    }
    Ok(report)
}

/// The cases of a code, by the files in which they stand. A file may hold cases of other codes as well.
///
/// # Errors
///
/// What is wrong in the text of a case.
pub fn of_code(code: &'static Code) -> Result<Vec<(&'static str, Vec<Script>)>, ScriptError> {
    let read = |&(file, text): &(&'static str, &str)| {
        let mut scripts = Script::read_all_with(file, text, &[code])?;
        scripts.retain(|script| script.header.code.id == code.id);
        Ok((file, scripts))
    };
    code.cases.iter().map(read).collect()
}

/// Runs every case of a code.
///
/// # Errors
///
/// What is wrong in the text of a case.
pub fn coverage(code: &'static Code) -> Result<Coverage, ScriptError> {
    let mut coverage = Coverage::default();
    for script in of_code(code)?.into_iter().flat_map(|(_, scripts)| scripts) {
        let report = run(&script)?;
        coverage.cases += 1;
        coverage.cited.extend(report.cited);
        coverage.said.extend(report.said);
        coverage.failures.extend(report.failures.into_iter().map(|failure| (script.file.clone(), failure)));
    }
    Ok(coverage)
}

/// What a player reads beside something that he may say: what it is about, or what he exacts by it.
fn what_it_says(open: &Open) -> Option<String> {
    let about = || open.about.as_ref().map(|about| about.says.to_string());
    open.option.as_ref().map(|option| option.says.clone()).or_else(about)
}

impl CaseReport {
    fn check(&mut self, expects: &[Expects], rulings: &[Ruling], standing: &Standing, error: Option<&str>) {
        self.cited.extend(rulings.iter().flat_map(|ruling| ruling.articles.iter().copied()));
        self.said.extend(rulings.iter().map(|ruling| ruling.says.clone()));
        self.said.extend(standing.may.iter().filter_map(what_it_says));
        self.expectations += expects.len();
        let scene = Scene { rulings, standing, error };
        self.failures.extend(expects.iter().filter_map(|expects| scene.failure(expects)));
    }

    fn check_error(&mut self, act: &ActLine, faults: &[Placed], standing: &Standing) {
        let why = faults.iter().map(|placed| placed.fault.says()).collect::<Vec<_>>().join("; ");
        let foreseen = act.expects.iter().any(|expects| expects.expectation.what == Expected::Error);
        if !foreseen {
            let expected = "an act that can be done".to_owned();
            self.impossible = true;
            self.failures.push(Failure { line: act.line, expected, found: why.clone() });
        }
        self.check(&act.expects, &[], standing, Some(&why));
    }
}
