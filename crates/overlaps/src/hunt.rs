//! The hunt: every act after every scene, and then random acts.

use baseline::random::Random;
use game::standing::Standing;

use crate::acts;
use crate::mirror;
use crate::scenes::{SCENES, Scene};
use crate::table::{Heard, Table};
use crate::truths::{Broken, Step, broken};

/// A truth that did not hold, and how to see it again.
#[derive(Clone, Debug)]
pub struct Find {
    /// The code, the scene and the truth.
    pub about: String,
    /// What was found instead.
    pub found: String,
    /// The script that leads there.
    pub script: String,
}

/// What was tried, and what was found.
#[derive(Default)]
pub struct Catch {
    /// Acts that were judged.
    pub judged: usize,
    /// Truths that did not hold.
    pub finds: Vec<Find>,
}

/// How far a hunt goes.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// One act in this number is tried after a scene: 1 tries every one.
    pub every: usize,
    /// The number of random walks from each scene.
    pub walks: usize,
    /// The number of acts in each.
    pub steps: usize,
}

/// No claim is searched far.
const SEARCH: &str = "search-states: 2000";

/// The truths that take long are held against one step in so many.
const SLOW: usize = 4;

/// Hunts under a code.
pub fn hunt(code: &str, seed: &str, reach: Reach) -> Catch {
    let mut catch = Catch::default();
    for scene in SCENES {
        for turned in [false, true] {
            let Some((table, acts)) = begin(code, scene, turned) else { continue };
            let about = format!("{code}, {}{}", scene.name, if turned { ", colours exchanged" } else { "" });
            let mut random = Random::new(&format!("{seed} {about}"));
            pairs(&table, &acts, &about, reach.every, &mut random, &mut catch);
            for _ in 0..reach.walks {
                walk(&table, &acts, &about, reach.steps, &mut random, &mut catch);
            }
        }
    }
    catch
}

/// The table after the acts of a scene; none where the code does not know what its header agrees on.
fn begin(code: &str, scene: &Scene, turned: bool) -> Option<(Table, Vec<String>)> {
    let turn = |line: &str| if turned { mirror::line(line) } else { line.to_owned() };
    let header: Vec<String> = [format!("code: {code}"), SEARCH.to_owned()]
        .into_iter()
        .chain(scene.header.lines().map(turn))
        .collect();
    let mut table = Table::new(header.join("\n"))?;
    let acts: Vec<String> = scene.acts.iter().map(|line| turn(line)).collect();
    for line in &acts {
        // What one code knows may be nothing under another: the rest of the scene is still a scene.
        let _ = table.act(line);
    }
    Some((table, acts))
}

/// Every act after the scene.
fn pairs(table: &Table, scene: &[String], about: &str, every: usize, random: &mut Random, catch: &mut Catch) {
    let stood = table.standing();
    for line in acts::all(&stood, scene) {
        if every > 1 && random.below(every) != 0 {
            continue;
        }
        try_act(table, &stood, &line, about, random.below(SLOW) == 0, catch);
    }
}

/// Acts at random, one after the other, begun at the scene.
fn walk(table: &Table, scene: &[String], about: &str, steps: usize, random: &mut Random, catch: &mut Catch) {
    let mut table = table.clone();
    for _ in 0..steps {
        let stood = table.standing();
        let listed: Vec<String> = stood.may.iter().map(records::act::open_line).collect();
        let acts = acts::all(&stood, scene);
        let from = if random.percent(30) && !listed.is_empty() { &listed } else { &acts };
        let Some(line) = random.pick(from) else { return };
        match try_act(&table, &stood, line, about, random.below(SLOW) == 0, catch) {
            Some(after) if !after.1 => table = after.0,
            Some(_) => return,
            None => {}
        }
    }
}

/// One act: the game after it, and whether a truth was broken; none where it cannot be done.
fn try_act(
    table: &Table,
    stood: &Standing,
    line: &str,
    about: &str,
    all: bool,
    catch: &mut Catch,
) -> Option<(Table, bool)> {
    let mut after = table.clone();
    let rulings = match after.act(line) {
        Heard::Cannot(_) => return None,
        Heard::Judged(rulings) => rulings,
    };
    catch.judged += 1;
    let stands = after.standing();
    let step = Step { before: table, stood, line, after: &after, stands: &stands, rulings: &rulings };
    let broken = broken(&step, all);
    let is_broken = !broken.is_empty();
    for Broken { truth, found } in broken {
        let about = format!("{about}: {truth}");
        catch.finds.push(Find { about, found, script: after.script() });
    }
    Some((after, is_broken))
}
