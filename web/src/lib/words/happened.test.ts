import { afterEach, describe, expect, test } from "vitest";
import { speak, words } from "../language.svelte";
import { DEEDS } from "../messages/deeds";
import { fitsBlank } from "./blank";
import { HAPPENED_GROUPS } from "../messages/happened";
import { readPlacement } from "../squares";
import {
  blanksOf,
  deedLine,
  deedsAt,
  EMPTY,
  LIST,
  verbsLately,
  type DeedId,
  type DeedTable,
} from "./happened";

const clock = { running: "white" } as NonNullable<DeedTable["standing"]["clock"]>;

/** A physical table with a clock, under a code that speaks of clocks and of conduct. */
const TABLE: DeedTable = {
  standing: { phase: "to-move", turn: "white", clock, offer: null },
  side: "white",
  together: true,
  guarded: false,
  arbiter: true,
  topics: new Set(["time", "conduct"]),
  scores: true,
  promotes: false,
  lately: new Set(),
};

const ids = (table: Partial<DeedTable> = {}, sought = ""): DeedId[] =>
  deedsAt({ ...TABLE, ...table }, sought).flatMap(({ deeds }) => deeds);

const groups = (table: Partial<DeedTable>): string[] =>
  deedsAt({ ...TABLE, ...table }).map(({ group }) => group);

const standing = (changed: Partial<DeedTable["standing"]>): Pick<DeedTable, "standing"> => ({
  standing: { ...TABLE.standing, ...changed },
});

afterEach(() => speak("en"));

describe("the list", () => {
  test("has every entry in a group, and every group an entry", () => {
    expect(Object.keys(LIST).sort()).toEqual(Object.keys(DEEDS).sort());
    expect(groups({})).toEqual(Object.keys(HAPPENED_GROUPS));
  });

  test("without a clock has nothing of clocks", () => {
    expect(groups(standing({ clock: null }))).toEqual(["board", "words", "place", "resign"]);
    expect(ids(standing({ clock: null }))).not.toContain("stopped-to-resign");
  });

  test("has a clock started only while it stands, and stopped only while it goes", () => {
    expect(ids()).toEqual(expect.arrayContaining(["stopped", "stopped-to-resign"]));
    expect(ids()).not.toContain("started");
    const stands = ids(standing({ clock: { ...clock, running: null } }));
    expect(stands).toContain("started");
    expect(stands).not.toContain("stopped");
  });

  test("under a code that says nothing of clocks or conduct asks for neither", () => {
    const silent = ids({ topics: new Set(["touching"]) });
    for (const id of ["finger", "other-hand", "pressed-back", "left-area"]) expect(silent).not.toContain(id);
    expect(silent).toContain("stopped");
  });

  test("at a guarded table has nothing that is refused there", () => {
    const guarded = ids({ guarded: true, promotes: true });
    for (const id of ["two-hands", "finger", "pressed-early", "inverted", "left-area"])
      expect(guarded).not.toContain(id);
    expect(guarded).toContain("slipped");
  });

  test("asks nobody where no arbiter is, and writes nothing where there are no sheets", () => {
    expect(ids({ arbiter: false })).not.toContain("explanation");
    expect(ids({ scores: false })).not.toContain("circled-result");
    expect(ids({ scores: false })).toContain("tipped-king");
  });

  test("finds a meaning only of what was seen, and a place only of what has slipped", () => {
    for (const id of ["meant-draw", "meant-resigned", "stands"]) expect(ids()).not.toContain(id);
    expect(ids({ lately: new Set(["gestures"]) })).toEqual(
      expect.arrayContaining(["meant-draw", "meant-resigned"]),
    );
    expect(ids({ lately: new Set(["stops-clocks"]) })).toContain("meant-resigned");
    expect(ids({ lately: new Set(["drops"]) })).not.toContain("stands");
    expect(ids(standing({ forms: ["white appeals TEXT", "players finds square SQ"] }))[0]).toBe("stands");
  });

  test("has nothing that both players say where only one member of a side sits", () => {
    const found = standing({ forms: ["players finds square SQ"], clock: { ...clock, running: null } });
    const table = { ...found, lately: new Set(["gestures"]) };
    const joint = ids(table).filter((id) => LIST[id].act.startsWith("players "));
    expect(joint.sort()).toEqual(
      ["both-offer", "both-resigned", "meant-draw", "meant-resigned", "stands", "started"].sort(),
    );
    const alone = ids({ ...table, together: false });
    expect(alone).toEqual(ids(table).filter((id) => !joint.includes(id)));
  });

  test("sets a man for a promoted Pawn only where one waits", () => {
    expect(ids()).not.toContain("inverted");
    expect(ids({ promotes: true })).toEqual(expect.arrayContaining(["inverted", "wrong-colour"]));
  });

  test("rests at the board while the game is adjourned", () => {
    const at = groups(standing({ phase: "adjourned" }));
    expect(at).not.toContain("board");
    expect(at).toContain("resign");
  });
});

describe("the search", () => {
  test("finds entries by their own words, by others, and by their group", () => {
    expect(ids({}, "king")).toEqual(["tipped-king"]);
    expect(ids({}, "handshake")).toEqual(["hand"]);
    expect(ids({}, "both hands")).toContain("two-hands");
    expect(ids({}, "coming")).toEqual(["arrived", "left", "left-area"]);
    expect(ids({}, "bicycle")).toEqual([]);
  });

  test("in German knows letters without their marks", async () => {
    await words("room");
    await speak("de");
    expect(ids({}, "könig")).toEqual(["tipped-king"]);
    expect(ids({}, "konig")).toEqual(["tipped-king"]);
  });
});

describe("an act", () => {
  const SAID: [DeedId, Partial<typeof EMPTY>, string][] = [
    ["two-hands", { squares: ["e2", "e4"] }, "white moves e2e4 two-handed"],
    ["slipped", { squares: ["G1", " f3"] }, "white drops g1 to f3"],
    ["stands", { squares: ["f3"] }, "players finds square f3"],
    ["knocked", { squares: ["d7"] }, "white displaces d7"],
    ["knocked", { squares: ["d7"], accident: true }, "white displaces d7 accidentally"],
    ["shifted", { squares: ["d2", "d3"], accident: true }, "white displaces d2 to d3 accidentally"],
    ["both-touched", { squares: ["d1", "e1"] }, "white touches d1 and e1"],
    ["inverted", { squares: ["a8"] }, "white puts rook a8 inverted"],
    ["wrong-colour", { squares: ["a8"], kind: "knight" }, "white puts black knight a8"],
    ["pressed-back", {}, "white presses back"],
    ["finger", {}, "white holds clock"],
    ["stopped", {}, "white stops-clocks"],
    ["stopped", { text: " two  Kings " }, "white stops-clocks for two Kings"],
    ["started", { by: "black" }, "players starts black"],
    ["hand", {}, "white gestures holds out a hand"],
    ["condition", { text: "you resign the next" }, "white offers draw if you resign the next"],
    ["both-resigned", {}, "players resigns"],
    ["tipped-king", {}, "white resigns by tipping-king"],
  ];
  test.each(SAID)("%s %o", (id, filled, line) => {
    expect(deedLine(id, "white", { ...EMPTY, ...filled })).toBe(line);
  });

  test.each<[DeedId, Partial<typeof EMPTY>]>([
    ["slipped", { squares: ["g1"] }],
    ["slipped", { squares: ["g1", "x9"] }],
    ["condition", { text: "  " }],
    ["gesture", {}],
    ["meant-resigned", {}],
  ])("%s %o is not said before all is there", (id, filled) => {
    expect(deedLine(id, "white", { ...EMPTY, ...filled })).toBeNull();
  });

  test("leaves no blank in any line", () => {
    for (const id of Object.keys(LIST) as DeedId[]) {
      const line = deedLine(id, "black", {
        squares: ["a1", "a3"],
        text: "words",
        accident: true,
        kind: "queen",
        by: "white",
      });
      expect(line).toMatch(/^(black|players) [^{}]+$/);
    }
  });
});

test("a square that is asked for has a man, or none", () => {
  const men = readPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
  expect(blanksOf("slipped")).toEqual(["man", "free"]);
  expect(fitsBlank("man", "g1", men)).toBe(true);
  expect(fitsBlank("man", "f3", men)).toBe(false);
  expect(fitsBlank("free", "f3", men)).toBe(true);
  expect(fitsBlank("square", "g1", men)).toBe(true);
});

test("what was done since a move was completed is told by its verbs", () => {
  const entry = (text: string, kind?: "completed") => ({
    text,
    rulings: kind ? [{ articles: [], kind, says: "" }] : [],
  });
  expect(verbsLately([entry("white gestures nods"), entry("white plays e4", "completed")])).toEqual(
    new Set(),
  );
  expect(verbsLately([entry("white plays e4", "completed"), entry("@0:00:01 black gestures nods")])).toEqual(
    new Set(["gestures"]),
  );
});
