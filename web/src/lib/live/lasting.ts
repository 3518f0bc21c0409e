/** How long the live line waits for what, in milliseconds, and which troubles waiting mends. */

/** The waits before a lost line is tried again, the last one from then on. */
export const WAITS = [250, 500, 1000, 2000, 4000, 8000];

/** How long an act called stale waits for the update that made it so before asking for everything again. */
export const PATIENCE = 400;

/** Troubles that no second attempt will mend. */
export const FINAL = new Set(["no-key", "foreign-key", "invited", "no-such-game", "bad-request"]);

/** Troubles that pass: the act stays in the outbox and goes again under the same id. */
export const PASSING = new Set(["too-fast", "busy", "shutting-down"]);

/** How long an act waits then. */
export const BREATH = 600;
