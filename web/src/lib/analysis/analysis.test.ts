import { describe, expect, it } from "vitest";
import { evaluationOf, shareOf, signOf, wordsOf, written, type Analysed } from "./analysis";
import { Asker, type Seen } from "./asker";
import { pathOf, swingsOf, type Values } from "./curve";

const WHITE_TO_MOVE = "8/8/8/8/8/8/8/K1k5 w - - 0 1";
const answer = (centipawns: number, nodes = 1): Analysed => ({
  engine: "Fake",
  nodes,
  depth: 1,
  lines: [{ evaluation: { centipawns }, moves: [] }],
  end: null,
});

describe("an evaluation", () => {
  it.each([
    [{ centipawns: 31 }, "+0.31", "White is better by 0.31"],
    [{ centipawns: -1240 }, "−12.40", "Black is better by 12.40"],
    [{ centipawns: 0 }, "0.00", "The sides are even"],
    [{ mate: 4 }, "#4", "White mates in 4"],
    [{ mate: -1 }, "#−1", "Black mates in 1"],
  ])("%j is %s", (evaluation, sign, words) => {
    expect(signOf(evaluation)).toBe(sign);
    expect(wordsOf(evaluation)).toBe(words);
  });

  it("is that of the end where play is over on the board", () => {
    const over = (end: Analysed["end"], turn: string): string | null => {
      const evaluation = evaluationOf({ lines: [], end }, WHITE_TO_MOVE.replace(" w ", ` ${turn} `));
      return evaluation === null ? null : `${wordsOf(evaluation)} ${shareOf(evaluation)}`;
    };
    expect(over("checkmate", "w")).toBe("Black has mated 0");
    expect(over("checkmate", "b")).toBe("White has mated 1");
    expect(over("stalemate", "b")).toBe("The sides are even 0.5");
    expect(over(null, "b")).toBe(null);
  });

  it("counts less the more there is", () => {
    const [pawn, two, rook] = [100, 200, 500].map((centipawns) => shareOf({ centipawns }) - 0.5);
    expect(pawn).toBeGreaterThan(0.05);
    expect(two! - pawn!).toBeLessThan(pawn!);
    expect(shareOf({ mate: 3 }) - 0.5).toBeGreaterThan(rook!);
  });
});

describe("a curve", () => {
  const values: Values = [20, 30, -260, null, -300, -280, 0].map((cp) =>
    cp === null ? null : { centipawns: cp },
  );

  it("swings where the side that moved lost much", () => {
    const odd = (at: number): boolean => at % 2 === 1;
    expect(swingsOf(values, odd).map(({ at }) => at)).toEqual([6]);
    expect(swingsOf(values, (at) => !odd(at)).map(({ at }) => at)).toEqual([2]);
  });

  it("is broken where nothing is known", () => {
    expect(pathOf([{ mate: 1 }, null, { mate: -1 }, { centipawns: 0 }], 90, 10)).toBe(
      "M0.0 0.0M60.0 10.0L90.0 5.0",
    );
    expect(pathOf([], 90, 10)).toBe("");
  });
});

describe("an asker", () => {
  it("asks about the newest position when the one before is answered, and about none twice", async () => {
    const [asked, seen]: [string[], Seen[]] = [[], []];
    let free: () => void = () => undefined;
    const asker = new Asker(
      (fen) => {
        asked.push(fen);
        return new Promise((done) => (free = () => done(answer(1))));
      },
      (one) => seen.push(one),
      () => Promise.resolve(),
    );
    const turn = async (): Promise<void> => void (await new Promise((done) => setTimeout(done)));
    asker.looks("a");
    await turn();
    for (const fen of ["b", "c"]) asker.looks(fen);
    free();
    await turn();
    free();
    await turn();
    expect(asked).toEqual(["a", "c"]);
    expect(seen.at(-1)).toMatchObject({ fen: "c", answer: { nodes: 1 } });
    asker.looks("a");
    await turn();
    expect(asked).toEqual(["a", "c"]);
    expect(seen.at(-1)).toMatchObject({ fen: "a", answer: { nodes: 1 } });
    asker.looks(null);
    await turn();
    expect(asked.length).toBe(2);
  });

  it("asks a busy engine again by itself, as long as the reader looks there", async () => {
    const seen: Seen[] = [];
    let asked = 0;
    const asker = new Asker(
      () => (++asked < 3 ? Promise.reject(new Error("busy")) : Promise.resolve(answer(1))),
      (one) => seen.push(one),
      () => Promise.resolve(),
      () => Promise.resolve(),
    );
    const turn = async (): Promise<void> => void (await new Promise((done) => setTimeout(done)));
    asker.looks("a");
    await turn();
    expect([asked, seen.map(({ answer }) => answer !== null)]).toEqual([3, [false, false, false, true]]);
    asked = 0;
    asker.looks("b");
    asker.looks(null);
    await turn();
    expect(asked).toBe(0);
  });

  it("tells why there is no answer, and asks again when the reader comes back", async () => {
    const seen: Seen[] = [];
    let asked = 0;
    const asker = new Asker(
      () => Promise.reject(new Error(`refused ${++asked}`)),
      (one) => seen.push(one),
      () => Promise.resolve(),
    );
    const turn = async (): Promise<void> => void (await new Promise((done) => setTimeout(done)));
    asker.looks("a");
    await turn();
    expect(String(seen.at(-1)?.trouble)).toBe("Error: refused 1");
    asker.looks("a");
    await turn();
    expect(String(seen.at(-1)?.trouble)).toBe("Error: refused 2");
  });
});

it("a line begins with a number", () => {
  const move = { number: 3, by: "black" as const, san: "Nf6", from: "g8", to: "f6", fen: "" };
  expect([written(move, true), written(move, false)]).toEqual(["3… Nf6", "Nf6"]);
  expect(written({ ...move, by: "white", record: "Kt-KB3" }, false)).toBe("3. Kt-KB3");
});
