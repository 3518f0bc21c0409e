/** A match at the door: what stands in its fields, and the header that is asked of the server. */

import { requestOf, type Fields, type Offer } from "./form";
import { FORM } from "../lib/messages/form";

export type MatchFields = {
  length: "one" | "games" | "wins";
  number: number;
  you: string;
  friend: string;
  draws: "code" | "count" | "do-not-count";
  colours: "code" | "alternate" | "keep" | "lot";
  giver: "you" | "friend";
  /** How many games running a player undertakes to win; null for no undertaking. */
  running: number | null;
  undertakes: "you" | "friend";
};

export const oneGame = (): MatchFields => ({
  length: "one",
  number: 3,
  you: "",
  friend: "",
  draws: "code",
  colours: "code",
  giver: "you",
  running: null,
  undertakes: "you",
});

const name = (typed: string, otherwise: string): string => typed.trim().replace(/\s+/g, " ") || otherwise;

/** What the players are called: two names, also where one was left out and the other is what he would be called. */
function namesOf(match: Pick<MatchFields, "you" | "friend">): { you: string; friend: string } {
  const you = name(match.you, name(match.friend, "") === FORM.host ? FORM.guest : FORM.host);
  return { you, friend: name(match.friend, you === FORM.guest ? FORM.host : FORM.guest) };
}

/** Whether a game begun in this way is one of a match. */
export const isMatch = ({ length }: MatchFields): boolean => length !== "one";

/**
 * The header of the match that the form asks for, as a club writes it down; `undertaken`: the code knows an undertaking to
 * win games running.
 */
export function matchHeader(match: MatchFields, fields: Fields, offer: Offer, undertaken = false): string {
  const asked = requestOf(fields, offer);
  const { you, friend } = namesOf(match);
  const giver = match.giver === "you" ? you : friend;
  const running = undertaken && match.running !== null ? String(match.running) : null;
  // Each of several odds has its giver.
  const odds = asked.odds?.split(",").map((one) => `${one.trim()} by ${giver}`);
  const lines: [string, string | null | undefined][] = [
    ["code", asked.code],
    ["players", `${you}, ${friend}`],
    [match.length, match.length === "one" ? null : String(match.number)],
    ["draws", match.draws === "code" ? null : match.draws],
    ["colours", match.colours === "code" ? null : match.colours],
    ["odds", odds?.join(", ")],
    ["undertaking", running && `${match.undertakes === "you" ? you : friend} wins ${running} running`],
    ["table", asked.table],
    ["notice", asked.notice],
    ["start", asked.start],
    ["time", asked.time],
    ...Object.entries(asked.terms),
  ];
  return lines.map(([key, value]) => (value ? `${key}: ${value}\n` : "")).join("");
}
