import { expect, test } from "vitest";
import { atBoards, eventOf, knownUnder, type Known } from "./event";
import type { CodeTitle, Term } from "../live/requests";

const term = (key: string, ...values: string[]): Term => ({
  key,
  values: values.map((value) => ({ value, usual: false })),
});

const code = (...terms: Term[]): CodeTitle => ({
  id: "",
  name: "",
  title: "",
  year: 0,
  known_as: "",
  invitation: "",
  terms,
  mistakes: [],
});

const OLD = knownUnder(code());
const US = knownUnder(code(term("tempo", "standard", "blitz")));
const FIDE = knownUnder(
  code(term("tempo", "standard", "rapid", "blitz"), term("regime", "full", "ordinary")),
);

test("what a code knows is what its terms list", () => {
  expect(OLD).toEqual({ tempi: [], regimes: [] });
  expect(US).toEqual({ tempi: ["standard", "blitz"], regimes: [] });
  expect(FIDE).toEqual({ tempi: ["standard", "rapid", "blitz"], regimes: ["ordinary", "full"] });
});

test("a code of games by messages has no board at which anybody is asked", () => {
  const old = { ...code(), id: "old" };
  const post = { ...code(), id: "post", by_post: true };
  const list = [old, post, { ...code(), id: "new" }];
  expect(atBoards(list).map(({ id }) => id)).toEqual(["new", "old"]);
});

test.each<["standard" | "rapid" | "blitz", Known, string | null, string | null]>([
  ["standard", FIDE, "standard", null],
  ["rapid", FIDE, "rapid", "ordinary"],
  ["blitz", FIDE, "blitz", "ordinary"],
  ["blitz", US, "blitz", null],
  ["rapid", US, "standard", null],
  ["blitz", OLD, null, null],
])("%s under %o", (tempo, known, expected, regime) => {
  expect(eventOf({ tempo, regime: "ordinary" }, known)).toEqual({ tempo: expected, regime });
});
