//! How the articles that are told of a match can also be read.

use game::standing::RulingKind;
use matches::Match;
use serde::Serialize;

/// A doubt about an article.
#[derive(Debug, Serialize)]
pub struct Doubt {
    pub article: &'static str,
    pub says: &'static str,
}

/// The doubts about the articles that are told, each once.
pub fn doubted(played: &Match) -> Vec<Doubt> {
    let code = played.settings().code;
    let mut told: Vec<Doubt> = Vec::new();
    for article in cited(played) {
        for says in view::doubts(code, article, RulingKind::Note) {
            if told.iter().all(|doubt| doubt.says != says) {
                told.push(Doubt { article, says });
            }
        }
    }
    told
}

/// The articles of what is told of a match, in the order in which it is told.
fn cited(played: &Match) -> Vec<&'static str> {
    let mut cited: Vec<&'static str> = Vec::new();
    let games = played.games().iter().flat_map(|game| &game.rulings).flat_map(|ruling| &ruling.articles);
    cited.extend(games);
    cited.extend(played.score().articles);
    match (played.end(), played.next()) {
        (Some(end), _) => cited.extend(end.articles),
        (None, Some(next)) => {
            let due = played.next_in_words(&next);
            cited.extend(due.iter().flat_map(|ruling| &ruling.articles));
        }
        (None, None) => {}
    }
    cited
}
