import { expect, test } from "vitest";
import { inOwnName, numberOf, officeOf, ofOffice, readAt } from "./own";
import type { Standing } from "./standing";

test("a further seat has the office of its side, or of the arbiter", () => {
  expect((["white", "white#2", "black#3", "arbiter#1", "both", "watch"] as const).map(officeOf)).toEqual([
    "white",
    "white",
    "black",
    "arbiter",
    "both",
    "watch",
  ]);
  expect([numberOf("black#3"), numberOf("arbiter#1"), numberOf("black")]).toEqual([3, 1, null]);
});

test("who sits there speaks in his own name", () => {
  expect(inOwnName("white touches g1", "white#2")).toBe("white#2 touches g1");
  expect(inOwnName("arbiter finds so", "arbiter#1")).toBe("arbiter#1 finds so");
  expect(inOwnName("white touches g1", "white")).toBe("white touches g1");
  // What is not his to say is said as it is: the server refuses it.
  expect(inOwnName("players finds accident", "white#2")).toBe("players finds accident");
  expect(ofOffice("white#2 touches g1", "white#2")).toBe("white touches g1");
  expect(ofOffice("white#3 touches g1", "white#2")).toBe("white#3 touches g1");
});

test("the room reads what he may say as it reads that of his side", () => {
  const option = { line: "white#2 exacts A", then: ["white#2 exacts B g1", "white#2 waives"] };
  const standing = {
    may: ["white#2 claims illegal-move"],
    ripe: [],
    options: [option],
    forms: ["white#2 sends TEXT"],
    about: { "white#2 claims illegal-move": { says: "…" } },
  } as unknown as Standing;
  expect(readAt(standing, "white#2")).toEqual({
    may: ["white claims illegal-move"],
    ripe: [],
    options: [{ line: "white exacts A", then: ["white exacts B g1", "white waives"] }],
    forms: ["white sends TEXT"],
    about: { "white claims illegal-move": { says: "…" } },
  });
  expect(readAt(standing, "white")).toBe(standing);
});
