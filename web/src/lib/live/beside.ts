/** What a socket tells beside the game, as news. */

import type { Frame } from "./frames";
import type { News } from "./wire";

type Beside = Extract<
  Frame,
  { type: "seats" | "names" | "away" | "rematch" | "norematch" | "standsin" | "match" | "reads" | "said" }
>;

export function newsBeside(frame: Beside): News {
  switch (frame.type) {
    case "seats":
      return { is: "seats", seats: frame.seats };
    case "names":
      return { is: "names", names: frame.names };
    case "away":
      return { is: "otherAway", ms: frame.away_ms };
    case "rematch":
      return { is: "rematch", rematch: frame.rematch };
    case "norematch":
      return { is: "noRematch", how: frame.how };
    case "standsin":
      return { is: "standsIn", standsIn: frame.stands_in };
    case "match":
      return { is: "match" };
    case "reads":
      return { is: "reads", reads: frame.reads };
    case "said":
      return { is: "said", said: { by: frame.by, text: frame.text, ...(frame.to && { to: frame.to }) } };
  }
}
