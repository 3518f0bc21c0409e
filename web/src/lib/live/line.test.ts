import { describe, expect, test } from "vitest";
import { Refusal } from "./requests";
import { World } from "./world";

describe("saying acts", () => {
  test("one at a time, each on the version that the one before it made", () => {
    const world = new World().opens(4);
    world.line.say("white touches g1");
    world.line.say("white lifts g1");
    expect(world.sent).toEqual(["hello 0", "white touches g1 @4 r1"]);
    world.accepts("r1", 5);
    expect(world.sent[2]).toBe("white lifts g1 @5 r2");
  });

  test("an act stays in the outbox until the standing shows it", () => {
    const world = new World().opens(0);
    world.line.say("white touches g1");
    world.accepts("r1", 1);
    expect(world.line.waiting.map(({ act }) => act)).toEqual(["white touches g1"]);
    world.updates(1, "white touches g1");
    expect(world.line.waiting).toEqual([]);
  });

  test("the update may come before the acceptance", () => {
    const world = new World().opens(0);
    world.line.say("white touches g1");
    world.updates(1, "white touches g1").accepts("r1", 1);
    expect(world.line.waiting).toEqual([]);
    expect(world.told("update")[0]?.foreign).toEqual([]);
  });

  test("after a gap it is told which acts are another's, once", () => {
    const world = new World().opens(2);
    world.line.say("white says adjust");
    world.cut().passes(250);
    const missed = ["white says adjust", "black touches g8"].map((text, i) => ({
      act: i + 3,
      text,
      rulings: [],
    }));
    const known = { act: 2, text: "black presses", rulings: [] };
    world.wire.onopen?.();
    world.hears({ type: "snapshot", version: 4, entries: [known, ...missed], standing: {} });
    expect(world.told("snapshot").map(({ foreign }) => foreign.map(({ text }) => text))).toEqual([
      [],
      ["black touches g8"],
    ]);
  });

  test("an act comes back with its time, and is one's own for all that", () => {
    const world = new World().opens(0);
    world.line.say("white touches g1");
    world.updates(1, "@0:00:05.120 white touches g1");
    expect(world.told("update")[0]?.foreign).toEqual([]);
    expect(world.told("update")[0]?.entries[0]?.text).toBe("white touches g1");
  });

  test("another's act is told apart from one's own", () => {
    const world = new World().opens(0).updates(1, "black offers draw");
    expect(world.told("update")[0]?.foreign.map(({ text }) => text)).toEqual(["black offers draw"]);
  });

  test("said before the line is open, sent when it is", () => {
    const world = new World();
    world.line.say("white resigns");
    world.opens(0);
    expect(world.sent).toEqual(["hello 0", "white resigns @0 r1"]);
  });
});

describe("several acts", () => {
  const drop = ["white places f3", "white releases"];

  test("said together are sent together, and stay until the standing shows them", () => {
    const world = new World().opens(4);
    world.line.say(...drop);
    expect(world.sent[1]).toBe("white places f3, white releases @4 r1");
    world.accepts("r1", 6);
    expect(world.line.waiting.map(({ accepted }) => accepted)).toEqual([5, 6]);
    world.updates(6, ...drop);
    expect(world.line.waiting).toEqual([]);
    expect(world.told("update")[0]?.foreign).toEqual([]);
  });

  test("what waits for an answer is sent together after it", () => {
    const world = new World().opens(0);
    world.line.say("white touches g1");
    world.line.say("white lifts g1");
    world.line.say(...drop);
    world.line.say("white presses");
    expect(world.sent.slice(1)).toEqual([
      "white touches g1 @0 r1",
      "white lifts g1, white places f3, white releases @1 r2 after r1",
    ]);
    world.accepts("r1", 1);
    expect(world.sent[3]).toBe("white presses @4 r5 after r2");
    world.accepts("r2", 4).accepts("r5", 5);
    expect(world.line.waiting.map(({ accepted }) => accepted)).toEqual([1, 2, 3, 4, 5]);
  });

  test("a gesture that is not complete waits for the answer", () => {
    const world = new World().opens(0);
    world.line.say("white touches g1");
    world.line.say("white lifts g1");
    expect(world.sent.length).toBe(2);
    world.accepts("r1", 1);
    expect(world.sent[2]).toBe("white lifts g1 @1 r2");
    world.line.say(...drop);
    expect(world.sent[3]).toBe("white places f3, white releases @2 r3 after r2");
  });

  test("what was sent behind a touch that the laws refused is not done, and not told", () => {
    const world = new World().opens(0);
    world.line.say("white touches g1");
    world.line.say("white lifts g1", ...drop);
    world.accepts("r1", 1).updates(1, "white touches g1");
    world.line.abandon();
    world.line.say("white touches b1");
    expect(world.sent.length).toBe(3);
    world.refuses("r2", "stale");
    expect(world.sent[3]).toBe("white touches b1 @1 r5");
    expect(world.told("refused")).toEqual([]);
  });

  test("what follows a request that goes again goes again behind it, under its own id", () => {
    const world = new World().opens(0);
    world.line.say("white touches g1");
    world.line.say("white lifts g1", ...drop);
    const said = world.sent.slice(1);
    world.refuses("r1", "busy").refuses("r2", "stale").passes(600);
    expect(world.sent.slice(3)).toEqual(said);
    world.cut().passes(250).opens(0);
    expect(world.sent.slice(1)).toEqual(said);
    world.accepts("r1", 1).accepts("r2", 4);
    expect(world.line.waiting.map(({ accepted }) => accepted)).toEqual([1, 2, 3, 4]);
    expect(world.told("refused")).toEqual([]);
  });

  test("a touch that somebody was quicker than takes the rest of its gesture with it", () => {
    const world = new World().opens(0);
    world.line.say("white touches g1");
    world.line.say("white lifts g1", ...drop);
    world.hears({
      type: "error",
      request: "r1",
      error: { code: "stale", says: "stale", reasons: [] },
      version: 1,
    });
    world.refuses("r2", "stale");
    world.updates(1, "black offers draw");
    expect(world.told("refused").map(({ dropped }) => dropped.length)).toEqual([4]);
    expect(world.line.waiting).toEqual([]);
  });

  test("are sent again as they were, whatever was said after them", () => {
    const world = new World().opens(0);
    world.line.say(...drop);
    world.line.say("white presses");
    world.cut().passes(250).opens(0);
    expect(world.sent).toEqual([
      "hello 0",
      "white places f3, white releases @0 r1",
      "white presses @2 r3 after r1",
    ]);
  });

  test("an act of both players goes alone", () => {
    const world = new World().opens(0);
    world.line.say("white touches g1");
    world.line.say("white lifts g1", "players finds accident", "white releases");
    world.accepts("r1", 1).accepts("r2", 2).accepts("r3", 3);
    expect(world.sent.slice(2)).toEqual([
      "white lifts g1 @1 r2",
      "players finds accident @2 r3",
      "white releases @3 r4",
    ]);
  });

  test("one that is not done stops the rest; what came before it stays", () => {
    const world = new World().opens(0);
    world.line.say("white lifts g1", "white places g3", "white releases");
    const error = { code: "impossible", says: "It cannot be done.", reasons: [] };
    world.accepts("r1", 1, { act: "white places g3", error });
    expect(world.told("refused")[0]).toMatchObject({
      act: "white places g3",
      dropped: ["white places g3", "white releases"],
    });
    expect(world.line.waiting.map(({ act }) => act)).toEqual(["white lifts g1"]);
    world.updates(1, "white lifts g1");
    expect(world.line.waiting).toEqual([]);
  });

  test("a reload sends them again as they were", () => {
    const world = new World([
      { request: "old", act: "white places f3", version: 3, sent: true },
      { request: "old", act: "white releases", version: 4, sent: true },
      { request: "new", act: "white presses", version: 5 },
    ]).opens(3);
    expect(world.sent).toEqual([
      "hello 0",
      "white places f3, white releases @3 old",
      "white presses @5 new after old",
    ]);
  });
});

describe("the moves of the line", () => {
  const move = (number: number) => ({ number, by: "white", san: `m${number}` });
  const update = (version: number, after: number, ...numbers: number[]) => ({
    type: "update",
    version,
    entries: [{ act: version, text: "white says check", rulings: [] }],
    standing: {},
    line: { after, moves: numbers.map(move) },
  });
  const held = (world: World) =>
    world
      .told("update")
      .at(-1)
      ?.standing.line?.map(({ number }) => number);

  test("come with the snapshot, and then what is new in them", () => {
    const world = new World();
    world.wire.onopen?.();
    world.hears({ type: "snapshot", version: 2, entries: [], standing: { line: [move(1), move(2)] } });
    world.hears(update(3, 2, 3));
    expect(held(world)).toEqual([1, 2, 3]);
    world.hears(update(4, 1));
    expect(held(world)).toEqual([1]);
    world.hears(update(5, 1, 7, 8));
    expect(held(world)).toEqual([1, 7, 8]);
  });

  test("where some are missing everything is asked for again", () => {
    const world = new World().opens(2).hears(update(3, 1, 2));
    expect(world.told("update")).toEqual([]);
    expect(world.opens(3).sent).toEqual(["hello 2"]);
  });
});

describe("refusals", () => {
  test("a refused act takes with it what was to follow", () => {
    const world = new World().opens(0);
    world.line.say("white lifts e5");
    world.line.say("white places e6");
    world.refuses("r1", "impossible");
    expect(world.told("refused")[0]).toMatchObject({
      act: "white lifts e5",
      dropped: ["white lifts e5", "white places e6"],
    });
    expect(world.shelf.kept).toEqual([]);
    expect(world.sent.length).toBe(2);
  });

  test("stale, and the update that made it so comes: the line stays", () => {
    const world = new World().opens(0);
    world.line.say("white touches g1");
    world.refuses("r1", "stale").updates(1, "black offers draw").passes(1000);
    expect(world.wires.length).toBe(1);
  });

  test("stale, and no update comes: everything is asked for again", () => {
    const world = new World().opens(3);
    world.line.say("white touches g1");
    world.refuses("r1", "stale").passes(1000);
    expect(world.wires.length).toBe(2);
    expect(world.opens(5).sent).toEqual(["hello 3"]);
  });
});

test("a hello says which history is held", () => {
  const seals = (world: World) =>
    world.wires.map(({ sent }) => sent.find(({ type }) => type === "hello")?.seal);
  const world = new World();
  world.wire.onopen?.();
  const entries = [{ act: 3, text: "white offers draw", rulings: [] }];
  const update = { entries, standing: {}, line: { after: 0, moves: [] } };
  world.hears({ type: "snapshot", version: 2, seal: "a2", entries: [], standing: {} });
  world.cut().passes(1000).wire.onopen?.();
  world.hears({ type: "snapshot", version: 2, seal: "a2", entries: [], standing: {} });
  world.hears({ type: "update", version: 3, seal: "a3", ...update });
  world.hears({ type: "update", version: 2, seal: "a2", ...update });
  world.cut().passes(1000).wire.onopen?.();
  expect(seals(world)).toEqual([undefined, "a2", "a3"]);
  // Another history, after a disk has lost the first: it is told anew, and is the one that is held.
  world.hears({ type: "snapshot", version: 1, seal: "b1", entries: [], standing: {} });
  world.cut().passes(1000).wire.onopen?.();
  expect(seals(world)).toEqual([undefined, "a2", "a3", "b1"]);
  expect(world.sent).toEqual(["hello 1"]);
});

test("what was not sent yet can be taken back", () => {
  const world = new World().opens(0);
  world.line.say("white touches g1");
  world.line.say("white lifts g1");
  world.line.abandon();
  world.accepts("r1", 1);
  expect(world.sent).toEqual(["hello 0", "white touches g1 @0 r1"]);
});

describe("a passing trouble", () => {
  test("the act goes again under the same id", () => {
    const world = new World().opens(0);
    world.line.say("white touches g1");
    world.refuses("r1", "too-fast");
    expect(world.told("refused")).toEqual([]);
    world.passes(600);
    expect(world.sent.slice(1)).toEqual(["white touches g1 @0 r1", "white touches g1 @0 r1"]);
  });
});

describe("a lost line", () => {
  test("comes back with what it has", () => {
    const world = new World().opens(7).cut();
    expect(world.told("line").at(-1)?.open).toBe(false);
    world.passes(250);
    expect(world.opens(9).sent).toEqual(["hello 7"]);
    expect(world.told("line").at(-1)?.open).toBe(true);
  });

  test("resends what was on its way, once, under the same id and version", () => {
    const world = new World().opens(7);
    world.line.say("white touches g1");
    world.cut().passes(250).opens(8);
    expect(world.sent).toEqual(["hello 7", "white touches g1 @7 r1"]);
    world.accepts("r1", 8);
    expect(world.line.waiting).toEqual([]);
  });

  test("what was accepted before the cut is not sent again", () => {
    const world = new World().opens(7);
    world.line.say("white touches g1");
    world.accepts("r1", 8).cut().passes(250).opens(8);
    expect(world.sent).toEqual(["hello 7"]);
  });

  test("waits longer each time, and not longer than eight seconds", () => {
    const world = new World().opens(0).cut();
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const before = world.wires.length;
      world.passes(wait - 1);
      expect(world.wires.length).toBe(before);
      world.passes(1);
      expect(world.wires.length).toBe(before + 1);
      world.cut();
    }
  });

  test("a gap in the updates asks for the rest", () => {
    const world = new World().opens(2).updates(5, "white touches g1");
    expect(world.wires[0]!.closed).toBe(true);
    expect(world.told("update")).toEqual([]);
    expect(world.opens(5).sent).toEqual(["hello 2"]);
  });

  test("no answer for too long: the line is dead, and the act goes again on another", () => {
    const world = new World().opens(2);
    world.line.say("white touches g1");
    world.passes(7999);
    expect(world.wires.length).toBe(1);
    world.passes(1).opens(2);
    expect(world.sent).toEqual(["hello 2", "white touches g1 @2 r1"]);
  });

  test("after a long sleep everything new is asked for", () => {
    const world = new World().opens(2);
    world.line.refresh();
    expect(world.opens(4).sent).toEqual(["hello 2"]);
  });

  test("an old wire is not heard any more", () => {
    const world = new World().opens(2).updates(5, "gap");
    world.wires[0]!.onmessage?.({ data: JSON.stringify({ type: "seats", seats: {} }) });
    expect(world.told("seats")).toEqual([]);
  });
});

describe("nobody at the other end", () => {
  const opens = (world: World): (boolean | undefined)[] => world.told("line").map(({ open }) => open);

  test("after some silence the page asks, and an answer is enough", () => {
    const world = new World().opens(2).passes(3999);
    expect(world.pings).toBe(0);
    world.passes(1);
    expect(world.pings).toBe(1);
    world.passes(2000).hears({ type: "pong", at_ms: 1 }).passes(3000);
    expect(opens(world)).toEqual([true]);
    expect(world.pings).toBe(1);
    world.passes(1000);
    expect(world.pings).toBe(2);
  });

  test("no answer for three seconds is told, and the next frame takes it back", () => {
    const world = new World().opens(2).passes(4000).passes(2999);
    expect(opens(world)).toEqual([true]);
    world.passes(1);
    expect(opens(world)).toEqual([true, false]);
    world.hears({ type: "seats", seats: {} });
    expect(opens(world)).toEqual([true, false, true]);
    expect(world.wires.length).toBe(1);
  });

  test("an act that is not answered tells it too", () => {
    const world = new World().opens(2);
    world.line.say("white touches g1");
    world.passes(3000);
    expect(opens(world)).toEqual([true, false]);
    expect(world.line.waiting.length).toBe(1);
  });

  test("a ping that is never answered takes another line; one that leads nowhere too", () => {
    const world = new World().opens(2).passes(4000).passes(8000);
    expect(world.wires.length).toBe(2);
    world.passes(8000);
    expect(world.wires.length).toBe(3);
    expect(opens(world).at(-1)).toBe(false);
    world.opens(2);
    expect(opens(world).at(-1)).toBe(true);
  });

  test("where the browser says that there is no network, it is told at once, and the network's return opens a line", () => {
    const world = new World().opens(2);
    world.line.doubts();
    expect(opens(world)).toEqual([true, false]);
    world.line.retry();
    expect(world.wires.length).toBe(2);
  });

  test("a browser that errs about the network is set right by the next frame", () => {
    const world = new World().opens(2);
    world.line.doubts();
    expect(world.pings).toBe(1);
    world.hears({ type: "pong", at_ms: 1 });
    expect(opens(world)).toEqual([true, false, true]);
  });

  test("the quickest of the last answers tells how far away the server is", () => {
    const world = new World().opens(2);
    const away = (): number | undefined => world.told("away").at(-1)?.ms;
    expect(away()).toBeUndefined();
    for (const [way, least] of [
      [300, 300],
      [180, 180],
      [900, 180],
      [800, 180],
      [700, 700],
    ] as const) {
      world.passes(4000).passes(way).hears({ type: "pong", at_ms: 1 });
      expect(away()).toBe(least);
    }
    world.line.say("white touches g1");
    world.passes(90).accepts("id1", 3);
    expect(away()).toBe(90);
  });

  test("nothing more is asked once the page has left", () => {
    const world = new World().opens(2);
    world.line.close();
    world.passes(20_000);
    expect(world.pings).toBe(0);
    expect(world.wires.length).toBe(1);
  });
});

test("a frame that was held up for thirteen seconds does not move the server's clock", () => {
  const world = new World();
  world.passes(100).wire.onopen?.();
  const moment = { entries: [], standing: {}, now_ms: 0, stamp_ms: 0 };
  world.passes(20).hears({ type: "snapshot", version: 0, ...moment, at_ms: 1_000_110 });
  const by = (): number | null => world.told("ahead").at(-1)!.by;
  expect(by()).toBe(999_990);
  world.passes(13_000).hears({
    type: "update",
    version: 1,
    ...moment,
    entries: [{ act: 1, text: "black presses", rulings: [] }],
    line: { after: 0, moves: [] },
    at_ms: 1_000_120,
  });
  expect(by()).toBe(999_990);
});

describe("a reload", () => {
  test("resends what the last page could not finish, then goes on", () => {
    const world = new World([
      { request: "old1", act: "white touches g1", version: 3 },
      { request: "old2", act: "white lifts g1", version: 4 },
    ]).opens(4);
    expect(world.sent).toEqual(["hello 0", "white touches g1 @3 old1"]);
    world.accepts("old1", 4);
    expect(world.sent[2]).toBe("white lifts g1 @4 old2");
  });

  test("an act that the snapshot shows already is told as shown once it is accepted", () => {
    const world = new World([{ request: "old", act: "white lifts g1", version: 3 }]).opens(4);
    expect(world.told("shown")).toEqual([]);
    world.accepts("old", 4);
    expect(world.told("shown").length).toBe(1);
    expect(world.line.waiting).toEqual([]);
  });

  test("an act whose update is still to come is not told as shown", () => {
    const world = new World().opens(3);
    world.line.say("white lifts g1");
    world.accepts("r1", 4).updates(4, "white lifts g1");
    expect(world.told("shown")).toEqual([]);
  });

  test("a key that opens nothing ends it", () => {
    const world = new World();
    world.wire.onopen?.();
    world.hears({
      type: "error",
      error: { code: "foreign-key", says: "This key opens no game.", reasons: [] },
    });
    expect(world.told("closed").length).toBe(1);
    world.cut().passes(10_000);
    expect(world.wires.length).toBe(1);
  });
});

describe("an invitation", () => {
  const invited = { type: "error", request: null, error: { code: "invited", says: "", reasons: [] } };

  test("is taken up, and the line ends: the page goes on with another key", () => {
    const world = new World();
    world.wire.onopen?.();
    world.hears(invited);
    expect(world.taken).toEqual(["KEY"]);
    expect(world.news.filter(({ is }) => is === "closed")).toEqual([]);
    world.passes(60_000);
    expect(world.wires.length).toBe(1);
  });

  test("tells the seat to which it invites", () => {
    const world = new World();
    world.wire.onopen?.();
    world.hears({ ...invited, error: { ...invited.error, seat: "arbiter" } });
    expect(world.taken).toEqual(["KEY for arbiter"]);
  });

  test("that somebody else has taken up opens nothing", async () => {
    const world = new World();
    const trouble = { code: "foreign-key", says: "This key has no seat.", reasons: [] };
    world.refusal = new Refusal(403, trouble);
    world.wire.onopen?.();
    world.hears(invited);
    await Promise.resolve();
    await Promise.resolve();
    expect(world.news.at(-1)).toEqual({ is: "closed", trouble });
  });
});

test("a further member of a side speaks in his own name, and knows his own acts again", () => {
  const world = new World();
  world.wire.onopen?.();
  world.hears({ type: "snapshot", role: "white#2", version: 0, entries: [], standing: STANDING_OF_MEMBER });
  expect(world.told("snapshot").at(-1)!.snapshot.standing.may).toEqual(["white claims illegal-move"]);
  world.line.say("white touches g1");
  expect(world.sent.at(-1)).toBe("white#2 touches g1 @0 r1");
  const own = { act: 1, text: "white#2 touches g1", rulings: [] };
  const line = { after: 0, moves: [] };
  world.hears({ type: "update", version: 1, entries: [own], standing: STANDING_OF_MEMBER, line });
  expect(world.told("update").at(-1)!.foreign).toEqual([]);
});

const STANDING_OF_MEMBER = { may: ["white#2 claims illegal-move"], ripe: [], options: [] };
