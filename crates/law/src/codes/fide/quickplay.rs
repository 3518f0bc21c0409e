//! Guidelines III: games without increment, and quickplay finishes. The numbers are those of 2018 and 2023; in 2014
//! they stand in Appendix G.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Figure, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// III.1
pub(super) const III_1: Article = Article {
    no: "III.1",
    heading: "Games without increment",
    says: "A quickplay finish is the part of a game in which all moves that are left must be made in a limited time.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// III.2.1
pub(super) const III_2_1: Article = Article {
    no: "III.2.1",
    heading: "Games without increment",
    says: "These guidelines hold only where it was announced before that they do.",
    doubts: &[
        "What is said of both flags is read as holding in every game: no other article says what follows.",
    ],
    installs: &[
        NormalMeans(rule(&[CLAIM_MADE], &[Refuses])),
        ExtraTime(rule(&[INCREMENT_ASKED], &[Refuses])),
    ],
};

/// III.2.2
pub(super) const III_2_2: Article = Article {
    no: "III.2.2",
    heading: "Games without increment",
    says: "They hold in standard games and rapid games without increment, and not in blitz.",
    doubts: &[],
    installs: &[
        Provides(Provision::ToldWithClock),
        NormalMeans(rule(&[CLAIM_MADE], &[Refuses])),
        ExtraTime(rule(&[INCREMENT_ASKED], &[Refuses])),
    ],
};

/// III.4
pub(super) const III_4: Article = Article {
    no: "III.4",
    heading: "Games without increment",
    says: "The player who has the move and less than two minutes may ask that both players be given five seconds more \
           with each move. That is also an offer of a draw. If the offer is declined and the arbiter grants the \
           request, the clocks are set so, the opponent is given two minutes, and the game goes on.",
    doubts: &[
        "The clocks stand while the request is heard, as a player may stop them to call the arbiter.",
        "A request that is not granted costs nothing.",
        "A flag has fallen when it is observed or claimed (Article 6.8): a request made before that comes in time.",
    ],
    installs: &[
        Sets(Figure::MinutesToAskForIncrement, 2),
        Sets(Figure::SecondsOfIncrementAsked, 5),
        Sets(Figure::SecondsForIncrement, 120),
        ExtraTime(rule(&[INCREMENT_ASKED, MAY_ASK_FOR_INCREMENT], &[OpensOffer, Waits])),
        ExtraTime(rule(&[INCREMENT_ASKED, MAY_NOT_ASK_FOR_INCREMENT], &[Refuses])),
        ExtraTime(rule(&[INCREMENT_GRANTED], &[GivesTime(Figure::SecondsForIncrement)])),
        ExtraTime(rule(&[INCREMENT_NOT_GRANTED], &[Refuses])),
        FoundByPeople("whether the request is granted"),
    ],
};

/// III.5
pub(super) const III_5: Article = Article {
    no: "III.5",
    heading: "Games without increment",
    says: "Where no such increment is given, in the last period and without an increment, the player who has the move and less than two minutes may claim \
           before his flag falls that the opponent cannot win by normal means, or makes no effort to. He calls the \
           arbiter, and may stop the clocks.",
    doubts: &[
        "The clocks stand while the claim is heard.",
        "A flag has fallen when it is observed or claimed (Article 6.8): a claim made before that comes in time.",
    ],
    installs: &[
        Sets(Figure::MinutesForNormalMeans, 2),
        NormalMeans(rule(&[CLAIM_MADE, SUPERVISED, MAY_CLAIM_NORMAL_MEANS], &[Waits])),
        NormalMeans(rule(&[CLAIM_MADE, SUPERVISED, MAY_NOT_CLAIM_NORMAL_MEANS], &[Refuses])),
    ],
};

/// What the article on a claim about the last minutes does not say of players who end the game while it is heard.
pub(super) const ENDED_WHILE_HEARD: &str = "A player who resigns before the claim is decided has lost, and a draw that is agreed \
    counts: the arbiter has declared nothing yet. Another reading: the claim is not withdrawn by that, and is decided first.";

/// III.5.1
pub(super) const III_5_1: Article = Article {
    no: "III.5.1",
    heading: "Games without increment",
    says: "If the arbiter agrees, he declares the game drawn. Otherwise he puts his decision off, or rejects the claim.",
    doubts: &["If the opponent admits it, the game is drawn as well.", ENDED_WHILE_HEARD],
    installs: &[
        Provides(Provision::EndsWhileLastMinutesAreHeard),
        NormalMeans(rule(&[UPHELD, SUPERVISED], &[Ends(Outcome::DrawnByNormalMeans)])),
        FoundByPeople("whether a player can win by normal means, or makes an effort to"),
    ],
};

/// III.5.2
pub(super) const III_5_2: Article = Article {
    no: "III.5.2",
    heading: "Games without increment",
    says: "If the arbiter puts his decision off, the opponent may be given two minutes, and the game goes on. He declares \
           the result later, or when a flag has fallen. He declares a draw if he holds that the opponent of the player \
           whose flag has fallen cannot win by normal means, or has not tried enough to.",
    doubts: &[
        "Whether the two minutes are given is for the arbiter to decide.",
        "If the flag of the claimant's opponent falls, the article asks whether the claimant himself can win.",
        "Once a flag has fallen, the game waits for the arbiter's decision. If he does not hold it a draw then, the game \
         is lost on time.",
        "A flag that has fallen is read as ending play: nobody resigns any more, and no draw is agreed, but the opponent may admit \
         the claim. Another reading: until the arbiter has decided, the players may end the game.",
    ],
    installs: &[
        NormalMeans(rule(&[PUT_OFF, SUPERVISED], &[Waits])),
        NormalMeans(rule(&[FLAG_FALLEN_SINCE, SUPERVISED], &[Waits])),
        FoundByPeople("whether the opponent is given time, and what the result is later"),
    ],
};

/// III.5.3
pub(super) const III_5_3: Article = Article {
    no: "III.5.3",
    heading: "Games without increment",
    says: "If the arbiter rejects the claim, the opponent is given two minutes.",
    doubts: &[],
    installs: &[
        Sets(Figure::SecondsForNormalMeans, 120),
        NormalMeans(rule(
            &[HELD_UNFOUNDED, SUPERVISED],
            &[Refuses, GivesTime(Figure::SecondsForNormalMeans)],
        )),
    ],
};

/// III.6.1
pub(super) const III_6_1: Article = Article {
    no: "III.6.1",
    heading: "Games without increment",
    says: "Where no arbiter supervises, a player may claim a draw who has less than two minutes and whose flag has not \
           fallen. The claim ends play.",
    doubts: &[
        "Read with the article before it as a claim in the last period of a game without increment.",
        "Once play is over nobody resigns any more, and no draw is agreed, but the opponent may admit the claim. Another reading: \
         until the claim is decided, the players may end the game.",
    ],
    installs: &[
        Provides(Provision::ClaimEndsPlay),
        NormalMeans(rule(&[CLAIM_MADE, UNSUPERVISED, SHORT_WITHOUT_INCREMENT], &[Waits])),
        NormalMeans(rule(&[CLAIM_MADE, UNSUPERVISED, NOT_SHORT_OR_WITH_INCREMENT], &[Refuses])),
    ],
};

/// III.6.1.1
pub(super) const III_6_1_1: Article = Article {
    no: "III.6.1.1",
    heading: "Games without increment",
    says: "He may claim that the opponent cannot win by normal means. He writes the last position down, and the opponent \
           confirms it.",
    doubts: &["The log has the position, and the opponent need not confirm it here."],
    installs: &[NormalMeans(rule(&[CLAIM_MADE, UNSUPERVISED, SHORT_WITHOUT_INCREMENT], &[Waits]))],
};

/// III.6.1.2
pub(super) const III_6_1_2: Article = Article {
    no: "III.6.1.2",
    heading: "Games without increment",
    says: "He may claim that the opponent makes no effort to win by normal means. He writes the last position down and \
           hands in a score that is up to date, and the opponent confirms both.",
    doubts: &["The claim is read as made on both grounds, and the log as the score."],
    installs: &[NormalMeans(rule(&[CLAIM_MADE, UNSUPERVISED, SHORT_WITHOUT_INCREMENT], &[Waits]))],
};

/// III.6.2
pub(super) const III_6_2: Article = Article {
    no: "III.6.2",
    heading: "Games without increment",
    says: "The claim is put before the arbiter who was named for it.",
    doubts: &["Play is over, so a claimant whose claim is rejected is read as having lost."],
    installs: &[
        NormalMeans(rule(&[UPHELD, UNSUPERVISED], &[Ends(Outcome::DrawnByNormalMeans)])),
        NormalMeans(rule(&[HELD_UNFOUNDED, UNSUPERVISED], &[Ends(Outcome::ClaimLost)])),
        FoundByPeople("whether the opponent could win by normal means, or made an effort to"),
    ],
};
