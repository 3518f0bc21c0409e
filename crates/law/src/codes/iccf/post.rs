//! Days: reflection time, leave, reminders, and what follows when a player is silent.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Figure, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

pub(super) const RULES_2_4_2: Article = Article {
    no: "Rules 2.4.2",
    heading: "Playing time",
    says: "Time is reckoned in whole days of twenty-four hours, and the first of them is over before a day is charged. \
           For one move the days up to twenty are charged as they are, and those beyond twenty are charged twice: who \
           reflects for twenty-three days is charged twenty-six. Time left at a time control is carried forward. \
           During leave time stands still.",
    doubts: &[
        "How many days each player has is for the event. Where nothing else is settled, `time: code` gives ten moves in \
         fifty days, ten in fifty again, and so on, which was not read in ICCF's own text.",
        "Time is exceeded when more days are charged than are left: who uses fifty days of fifty is in time.",
        "An event may double from another day on, or not at all. That is not supported.",
    ],
    installs: &[
        Provides(Provision::TimeInWholeDays),
        Provides(Provision::LeaveStopsTheClock),
        Provides(Provision::SeparateTimes),
        Provides(Provision::TimeFollowsTurn),
        Sets(Figure::DaysBeforeDoubling, 20),
        Sets(Figure::MovesInAPeriod, 10),
        Sets(Figure::MinutesInAPeriod, 72_000),
    ],
};

pub(super) const GUIDE_TIME: Article = Article {
    no: "Guide, time",
    heading: "Games to be completed",
    says: "The server stops a game when a player has exceeded his time, and enters no result: the opponent claims it.",
    doubts: &[
        "A player who has exceeded his time can do nothing any more but resign, which he may also send, decline a draw, speak of the \
         game or appeal.",
        "From then on no silence is counted: the game is stopped, and its result is for the opponent to claim.",
        "By FIDE's Laws the game is drawn if the opponent cannot mate by any series of legal moves (Server 1.a).",
    ],
    installs: &[
        Provides(Provision::StoppedWhenTimeIsExceeded),
        Overstep(rule(&[EXCEEDED, COULD_MATE], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[EXCEEDED, COULD_NOT_MATE], &[Ends(Outcome::OutOfTimeToNoMate)])),
        Overstep(rule(&[NOT_FALLEN], &[Refuses])),
    ],
};

pub(super) const GUIDE_LEAVE: Article = Article {
    no: "Guide, leave",
    heading: "Games to be completed",
    says: "Each player has thirty days of leave in a calendar year. Special leave may be asked for.",
    doubts: &[
        "A script has no calendar: a year is read as 365 days from the beginning of play.",
        "Days of leave are read as those of the year in which the leave was taken, though it lasts into the next. Those that \
         have not begun when it is ended remain days of that year, and go with it.",
        "Leave is read as beginning when it is taken, and one leave as following another that has not ended.",
        "A player on leave is read as making no move: Xfcc, the server's interface, has an answer of its own for it. He \
         may end his leave, and the days that he has not begun remain his.",
        "Special leave is read as time that the director gives (Message 1309).",
    ],
    installs: &[
        Sets(Figure::DaysOfLeave, 30),
        Leave(rule(&[DAYS_ARE_LEFT], &[Records])),
        Leave(rule(&[NO_DAYS_LEFT], &[Refuses])),
    ],
};

pub(super) const SERVER_3A: Article = Article {
    no: "Server 3.a",
    heading: "Failure to reply",
    says: "The server reminds a player who has not moved for fourteen days, and again after twenty-eight. After \
           thirty-five days of silence it reminds him for the last time.",
    doubts: &[
        "Days of leave are read as not counted, as Rules 2.4.2 has the time to respond stand still. While the director has stopped the \
         clocks (Message 1309) no day is counted either.",
    ],
    installs: &[
        Sets(Figure::DaysToFirstReminder, 14),
        Sets(Figure::DaysToSecondReminder, 28),
        Sets(Figure::DaysToLastReminder, 35),
        Silence(rule(&[FOURTEEN_DAYS], &[Reminds])),
        Silence(rule(&[TWENTY_EIGHT_DAYS], &[Reminds])),
        Silence(rule(&[THIRTY_FIVE_DAYS], &[Reminds])),
    ],
};

pub(super) const SERVER_3B: Article = Article {
    no: "Server 3.b",
    heading: "Failure to reply",
    says: "A player who gets the last reminder reports within five days that he goes on. If he neither moves nor reports \
           by then, the director may score the game as lost.",
    doubts: &[
        "The manual of 2017 leaves no choice any more (Manual, silence exceeded). It is followed here.",
    ],
    installs: &[
        LongReflection(rule(&[HIS_MOVE], &[Records])),
        Silence(rule(&[SILENT_TOO_LONG], &[Ends(Outcome::Silent)])),
    ],
};

pub(super) const MANUAL_5_4_4: Article = Article {
    no: "Manual 5.4.4",
    heading: "Use 40+ reflection",
    says: "A player who is silent for forty days loses the game on the forty-first. Whoever has time enough, and wants to \
           reflect longer on a move, says so in advance.",
    doubts: &[
        "In advance is read as before the game is lost.",
        "\"On the forty-first\" is read as once forty times twenty-four hours are over: the forty-first day then begins. The \
         other reading is that it is lost only when that day is over, or on the day of the calendar.",
    ],
    installs: &[
        LongReflection(rule(&[HIS_MOVE], &[Records])),
        LongReflection(rule(&[NOT_HIS_MOVE], &[Refuses])),
        Silence(rule(&[SILENT_TOO_LONG], &[Ends(Outcome::Silent)])),
    ],
};

pub(super) const MANUAL_7: Article = Article {
    no: "Manual 7",
    heading: "Failure to reply",
    says: "A move is sent within forty days of silence, and within the time.",
    doubts: &[],
    installs: &[Sets(Figure::DaysOfSilence, 40), Silence(rule(&[SILENT_TOO_LONG], &[Ends(Outcome::Silent)]))],
};

pub(super) const MANUAL_7_1: Article = Article {
    no: "Manual 7.1",
    heading: "Reminders",
    says: "Reminders go out after fourteen and twenty-eight days without a move, and the last after thirty-five.",
    doubts: &[],
    installs: &[
        Silence(rule(&[FOURTEEN_DAYS], &[Reminds])),
        Silence(rule(&[TWENTY_EIGHT_DAYS], &[Reminds])),
        Silence(rule(&[THIRTY_FIVE_DAYS], &[Reminds])),
    ],
};

pub(super) const MANUAL_SILENCE: Article = Article {
    no: "Manual, silence exceeded",
    heading: "Silence period exceeded",
    says: "A game is lost by silence that lasts too long. A player who loses half of his games of a tournament so, and does \
           not say that he goes on with the others, has withdrawn silently: all his games are lost, and he is banned for \
           two years. A player who cannot go on tells the director before.",
    doubts: &[
        "Only one game is seen here. That a player has withdrawn, silently or not, is for the director to find; the ban is \
         no part of a game.",
    ],
    installs: &[
        Silence(rule(&[SILENT_TOO_LONG], &[Ends(Outcome::Silent)])),
        Withdrawal(rule(&[SAID_NOTHING], &[Ends(Outcome::Withdrawn)])),
        Withdrawal(rule(&[SAID_SO], &[Ends(Outcome::Withdrawn)])),
        FoundByPeople("that a player has withdrawn, and whether he said so"),
    ],
};

pub(super) const MESSAGE_361: Article = Article {
    no: "Message 361",
    heading: "The rules commissioner to the players",
    says: "To say that one reflects for more than forty days holds for the next move only.",
    doubts: &[],
    installs: &[Provides(Provision::NoticeForOneMove), LongReflection(rule(&[HIS_MOVE], &[Records]))],
};

pub(super) const MESSAGE_1309: Article = Article {
    no: "Message 1309",
    heading: "The directors to the players",
    says: "When the server could not be reached for a day, the directors gave one more day to players who asked for it, \
           whose move it was, and whose clock did not stand.",
    doubts: &[
        "Read as a right of the director to give time where nobody is at fault, also to a player who has exceeded his: if \
         nothing of that is left over, the game goes on.",
        "He is read as one who may also stop the clocks while the server cannot be reached, and start them again: that of the player \
         whose turn it is (Rules 2.4.2). If that player is on leave, it stands until the leave is over.",
        "A move can be sent while the clocks are stopped. They stay stopped until he starts the clock of the player whose turn it is then.",
    ],
    installs: &[
        Provides(Provision::ArbiterGivesTime),
        Provides(Provision::ArbiterStopsClocks),
        Provides(Provision::ArbiterStartsClocks),
    ],
};
