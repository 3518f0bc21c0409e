import { expect, test } from "vitest";
import { Latest } from "./latest";

test("of what is asked while an answer is under way, the newest alone is sent and told", async () => {
  const sent: string[] = [];
  const told: string[] = [];
  const come: ((answer: string) => void)[] = [];
  const desk = new Latest((asked: string) => {
    sent.push(asked);
    return new Promise<string>((resolve, reject) =>
      come.push((answer) => (answer === "fails" ? reject(new Error(answer)) : resolve(answer))),
    );
  });
  const ends = { then: (answer: string) => void told.push(answer), fails: () => void told.push("failed") };
  for (const asked of ["one", "two", "three"]) desk.ask(asked, ends);
  expect(sent).toEqual(["one"]);
  come[0]!("1");
  await new Promise((resolve) => setTimeout(resolve));
  expect([sent, told]).toEqual([["one", "three"], []]);
  come[1]!("3");
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual(["3"]);
  desk.ask("four", ends);
  come[2]!("fails");
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual(["3", "failed"]);
  desk.ask("five", ends);
  desk.ask(null, ends);
  come[3]!("5");
  await new Promise((resolve) => setTimeout(resolve));
  expect([sent.length, told.length]).toEqual([4, 2]);
});
