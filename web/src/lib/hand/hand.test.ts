import { describe, expect, test } from "vitest";
import { EMPTY, type Feel, type Hand, type HandEvent, type HandSettings, type Pointer } from "./hand";
import type { Besides } from "../live/standing";
import { step } from "./step";
import { readPlacement, type Square } from "../squares";

/**
 * A hand over a pictured board. What it does is written down as the acts that it would send; the men are moved
 * about accordingly, so that a later press feels what an earlier act left.
 */
class Player {
  hand: Hand = EMPTY;
  acts: string[] = [];
  says: (string | undefined)[] = [];
  adjusting = false;
  private time = 0;
  private men = new Map<Square, string>();

  constructor(
    picture: string,
    private settings: HandSettings = { ring: 180, hold: false },
  ) {
    for (const [square, letter] of readPlacement(picture)) this.men.set(square, letter);
  }

  legal: string[] = [];
  besides: Record<string, Besides> = {};

  private feel: Feel = {
    at: (square) => this.at(square),
    joins: (from, to) => this.legal.includes(from + to),
    besides: (from, to) => this.besides[from + to] ?? null,
    again: (square) => square === this.moved,
    adjusting: false,
  };

  /** Where the piece stands that was moved, and whose clock was not pressed. */
  moved: Square | null = null;

  private at(square: Square): "own" | "adverse" | null {
    const letter = this.men.get(square);
    if (letter === undefined) return null;
    return letter === letter.toUpperCase() ? "own" : "adverse";
  }

  private held = "";

  private doing(act: string): void {
    const [verb, square = ""] = act.split(" ");
    if (verb === "lifts") this.held = this.men.get(square) ?? "";
    if (verb === "lifts" || verb === "removes") this.men.delete(square);
    if (verb === "places") this.men.set(square, this.held);
  }

  does(event: HandEvent): this {
    const next = step(this.hand, event, { ...this.feel, adjusting: this.adjusting }, this.settings);
    this.hand = next.hand;
    next.acts.forEach((act) => this.doing(act));
    this.acts.push(...next.acts);
    if (next.says) this.says.push(next.says);
    return this;
  }

  presses(square: Square, kind: Pointer = "mouse"): this {
    return this.does({ is: "down", square, kind, at: centre(square), time: this.time });
  }
  waits(time: number): this {
    this.time += time;
    return this.does({ is: "tick", time: this.time });
  }
  moves(square: Square | null, tray = false): this {
    const at = square ? centre(square) : { x: 900, y: 100 };
    return this.does({ is: "move", square, tray, at });
  }
  lets(square: Square | null, tray = false): this {
    return this.does({ is: "up", square, tray });
  }
  drags(from: Square, to: Square, kind: Pointer = "mouse"): this {
    return this.presses(from, kind).moves(to).lets(to);
  }
  taps(square: Square, kind: Pointer = "mouse"): this {
    this.presses(square, kind);
    if (kind === "touch") this.waits(200);
    return this.lets(square);
  }
}

const centre = (square: Square) => ({
  x: "abcdefgh".indexOf(square[0]!) * 50,
  y: Number(square[1]) * 50,
});

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const OPEN = "4k3/8/8/3p4/4P3/8/8/R3K2R";

describe("the mouse", () => {
  const cases: [string, (p: Player) => Player, string][] = [
    ["touches when pressed", (p) => p.presses("e4"), "touches e4"],
    ["only touches when let go at once", (p) => p.taps("e4"), "touches e4"],
    ["lifts when it moves", (p) => p.presses("e4").moves("e5"), "touches e4, lifts e4"],
    [
      "sets down and quits where it ends",
      (p) => p.drags("e4", "e5"),
      "touches e4, lifts e4, places e5, releases",
    ],
    [
      "takes what stands there",
      (p) => p.drags("e4", "d5"),
      "touches e4, lifts e4, removes d5, places d5, releases",
    ],
    [
      "goes back to its own square",
      (p) => p.presses("e4").moves("e5").moves("e4").lets("e4"),
      "touches e4, lifts e4, places e4, releases",
    ],
    [
      "goes back when let go beside the board",
      (p) => p.presses("e4").moves(null).lets(null),
      "touches e4, lifts e4, places e4, releases",
    ],
    ["touches an adverse man too", (p) => p.taps("d5"), "touches d5"],
    [
      "takes an adverse man off by the tray",
      (p) => p.presses("d5").moves(null, true).lets(null, true),
      "touches d5, removes d5",
    ],
    [
      "carries an adverse man as a table allows",
      (p) => p.drags("d5", "d4"),
      "touches d5, lifts d5, places d4, releases",
    ],
    ["does nothing on an empty square", (p) => p.drags("c4", "c5"), ""],
    [
      "castles with two lifts",
      (p) => p.drags("e1", "g1").drags("h1", "f1"),
      "touches e1, lifts e1, places g1, releases, touches h1, lifts h1, places f1, releases",
    ],
    [
      "takes off first, then arrives",
      (p) => p.presses("d5").moves(null, true).lets(null, true).drags("e4", "d5"),
      "touches d5, removes d5, touches e4, lifts e4, places d5, releases",
    ],
  ];
  test.each(cases)("%s", (_name, play, acts) => {
    expect(play(new Player(OPEN)).acts.join(", ")).toBe(acts);
  });

  test("a man carried onto one's own goes back, and the player is told", () => {
    const player = new Player(OPEN).drags("e1", "h1");
    expect(player.acts).toEqual(["touches e1", "lifts e1", "places e1", "releases"]);
    expect(player.says).toEqual(["occupied"]);
    expect(player.hand).toEqual({ is: "poised", square: "e1" });
  });

  test("a King set upon its own Rook castles where the standing lists it so", () => {
    const player = new Player("4k3/8/8/8/8/8/8/5KR1");
    player.legal = ["f1g1"];
    expect(player.drags("f1", "g1").acts.slice(2)).toEqual(["places f1", "releases", "moves f1g1"]);
  });

  test("less than three pixels is no dragging", () => {
    const player = new Player(OPEN).presses("e4");
    player.does({ is: "move", square: "e4", tray: false, at: { x: 202, y: 200 } });
    expect(player.acts).toEqual(["touches e4"]);
  });
});

describe("a piece that was moved, before the clock is pressed", () => {
  const moved = () => {
    const player = new Player(OPEN);
    player.moved = "e4";
    return player;
  };
  test("is dragged on without another touch", () => {
    expect(moved().drags("e4", "e3").acts).toEqual(["lifts e4", "places e3", "releases"]);
    expect(moved().drags("e4", "e3", "touch").acts).toEqual(["lifts e4", "places e3", "releases"]);
  });
  test("goes on by taps and by keys too", () => {
    expect(moved().taps("e4").taps("e3").acts).toEqual(["lifts e4", "places e3", "releases"]);
    const keys = moved().does({ is: "enter", square: "e4" }).does({ is: "carry", to: "e3" });
    expect(keys.does({ is: "enter", square: "e3" }).acts).toEqual(["lifts e4", "places e3", "releases"]);
  });
  test("is not touched by a tap", () => {
    expect(moved().taps("e4").acts).toEqual([]);
  });
  test("and another piece is touched as ever", () => {
    expect(moved().drags("h1", "g1").acts[0]).toBe("touches h1");
  });
});

describe("a tap, then a tap", () => {
  test("carries the touched man to an empty square", () => {
    expect(new Player(OPEN).taps("e4").taps("e5").acts).toEqual([
      "touches e4",
      "lifts e4",
      "places e5",
      "releases",
    ]);
  });
  test("takes an adverse man", () => {
    expect(new Player(OPEN).taps("e4").taps("d5").acts).toEqual([
      "touches e4",
      "lifts e4",
      "removes d5",
      "places d5",
      "releases",
    ]);
  });
  test("on another own man touches that one as well", () => {
    expect(new Player(OPEN).taps("e1").taps("h1").acts).toEqual(["touches e1", "touches h1"]);
  });
  test("on the same man lets it be, without another act", () => {
    const player = new Player(OPEN).taps("e4").taps("e4");
    expect(player.acts).toEqual(["touches e4"]);
    expect(player.hand).toEqual(EMPTY);
  });
  test("nothing is poised after an adjustment", () => {
    const player = new Player(OPEN);
    player.adjusting = true;
    player.presses("e4");
    // The touch has used the notice up.
    player.adjusting = false;
    expect(player.lets("e4").hand).toEqual(EMPTY);
  });
});

describe("the finger", () => {
  test("a short tap touches", () => {
    const player = new Player(START).presses("g1", "touch").waits(100).lets("g1");
    expect(player.acts).toEqual(["touches g1"]);
    expect(player.hand).toEqual({ is: "poised", square: "g1" });
  });
  test("a touch that the screen takes away before the ring closes never was", () => {
    const player = new Player(START).presses("g1", "touch").waits(100).does({ is: "cancel" });
    expect(player.acts).toEqual([]);
    expect(player.hand).toEqual(EMPTY);
  });
  test("touches when the ring closes", () => {
    expect(new Player(START).presses("g1", "touch").waits(180).acts).toEqual(["touches g1"]);
  });
  test("touches and lifts at once when dragged", () => {
    expect(new Player(START).presses("g1", "touch").moves("g2").acts).toEqual(["touches g1", "lifts g1"]);
  });
  test("two short taps make a whole move", () => {
    const player = new Player(START).presses("g1", "touch").waits(50).lets("g1");
    player.presses("f3", "touch").waits(50).lets("f3");
    expect(player.acts).toEqual(["touches g1", "lifts g1", "places f3", "releases"]);
    expect(player.hand).toEqual(EMPTY);
  });
  test("a second finger is ignored", () => {
    const player = new Player(START).presses("g1", "touch").waits(200).presses("b1", "touch");
    expect(player.acts).toEqual(["touches g1"]);
  });
  test("a gesture taken away puts the man back", () => {
    const player = new Player(START).presses("g1", "touch").moves("g3").does({ is: "cancel" });
    expect(player.acts).toEqual(["touches g1", "lifts g1", "places g1", "releases"]);
  });
});

describe("a whole move in one gesture", () => {
  test("castling: the Rook follows the King", () => {
    const player = new Player(OPEN, { ring: 180, hold: true });
    player.besides = { e1g1: { rook: ["h1", "f1"] } };
    expect(player.drags("e1", "g1").acts).toEqual([
      "touches e1",
      "lifts e1",
      "places g1",
      "releases",
      "touches h1",
      "lifts h1",
      "places f1",
      "releases",
    ]);
    expect(player.hand).toEqual(EMPTY);
  });
  test("en passant: the Pawn that is captured goes off first", () => {
    const player = new Player("4k3/8/8/3pP3/8/8/8/4K3");
    player.besides = { e5d6: { takes: "d5" } };
    player.taps("e5").taps("d6");
    expect(player.acts).toEqual(["touches e5", "lifts e5", "removes d5", "places d6", "releases"]);
  });
  test("a move of the King that is no castling moves the King alone", () => {
    const player = new Player(OPEN);
    player.besides = { e1g1: { rook: ["h1", "f1"] } };
    expect(player.drags("e1", "f1").acts.slice(2)).toEqual(["places f1", "releases"]);
  });
});

describe("holding until the player says so", () => {
  const holding = () => new Player(OPEN, { ring: 180, hold: true }).drags("e4", "e5", "touch");
  test("the hand stays on the man", () => {
    expect(holding().acts).toEqual(["touches e4", "lifts e4", "places e5"]);
  });
  test("a tap on it quits it", () => {
    expect(holding().taps("e5", "touch").acts.slice(3)).toEqual(["releases"]);
  });
  test("dragging it on changes the square", () => {
    expect(holding().drags("e5", "e6", "touch").acts.slice(3)).toEqual(["lifts e5", "places e6"]);
  });
  test("dragging it home puts it back", () => {
    expect(holding().drags("e5", "e4", "touch").acts.slice(3)).toEqual(["lifts e5", "places e4", "releases"]);
  });
  test("going to another man quits it first", () => {
    expect(holding().presses("h1", "mouse").acts.slice(3)).toEqual(["releases", "touches h1"]);
  });
});

describe("the keyboard", () => {
  const keys = (picture: string) => ({
    player: new Player(picture),
    enter(square: Square) {
      this.player.does({ is: "enter", square });
      return this;
    },
    carry(to: Square) {
      this.player.does({ is: "carry", to });
      return this;
    },
  });
  test("Enter touches, arrows carry, Enter quits", () => {
    const { player } = keys(OPEN).enter("e4").carry("e5").carry("e6").enter("e6");
    expect(player.acts).toEqual(["touches e4", "lifts e4", "places e6", "releases"]);
  });
  test("Escape goes back to the square", () => {
    const { player } = keys(OPEN).enter("e4").carry("e5");
    expect(player.does({ is: "escape" }).acts.slice(2)).toEqual(["places e4", "releases"]);
  });
  test("it takes like the pointer", () => {
    const { player } = keys(OPEN).enter("e4").carry("d5").enter("d5");
    expect(player.acts.slice(2)).toEqual(["removes d5", "places d5", "releases"]);
  });
  test("an adverse man can be taken off", () => {
    const player = new Player(OPEN).does({ is: "remove", square: "d5" });
    expect(player.acts).toEqual(["touches d5", "removes d5"]);
  });
});

describe("after a reload", () => {
  test("a man in the air is set down by a tap", () => {
    const player = new Player("4k3/8/8/8/8/8/8/4K3").does({ is: "adopt", from: "g1", on: null });
    expect(player.taps("f3").acts).toEqual(["places f3", "releases"]);
  });
  test("a man in the air is taken hold of again, and dragged on", () => {
    const adopted = () => new Player("4k3/8/8/8/8/8/8/4K3").does({ is: "adopt", from: "g1", on: null });
    expect(adopted().drags("g1", "f3").acts).toEqual(["places f3", "releases"]);
    expect(adopted().drags("g1", "f3", "touch").acts).toEqual(["places f3", "releases"]);
    expect(adopted().taps("g1").acts).toEqual(["places g1", "releases"]);
  });
  test("a man under the hand is quitted by a tap", () => {
    const player = new Player("4k3/8/8/8/8/5N2/8/4K3").does({ is: "adopt", from: "g1", on: "f3" });
    expect(player.taps("f3").acts).toEqual(["releases"]);
  });
});
