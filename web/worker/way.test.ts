import { expect, test } from "vitest";
import { wayOf } from "./way";

const AT = "https://chess.example";
const way = (path: string, mode: RequestMode = "cors", method = "GET") =>
  wayOf({ method, mode, url: `${AT}${path}` }, AT);

test("files that never change are kept", () => {
  expect(way("/assets/index-4fd1.js")).toBe("kept");
  expect(way("/assets/index-4fd1.js", "cors", "POST")).toBe("sent");
});

test("nothing of a game is kept, nor anything else of the server", () => {
  for (const path of ["/api/games/7k2m9q", "/api/codes", "/api/games/7k2m9q/socket", "/xfcc", "/worker.js"])
    expect([path, way(path), way(path, "navigate")]).toEqual([path, "sent", "sent"]);
});

test("the document stands for every address of the page", () => {
  for (const path of ["/", "/g/7k2m9q", "/laws/bcf-1912/22(a)", "/desk"])
    expect([path, way(path, "navigate"), way(path)]).toEqual([path, "document", "sent"]);
});

test("what other sites frame comes from the server alone", () => {
  expect([way("/embed", "navigate"), way("/embed/7k2m9q", "navigate")]).toEqual(["sent", "sent"]);
});

test("other sites are left alone", () => {
  expect(wayOf({ method: "GET", mode: "cors", url: "https://other.example/assets/a.js" }, AT)).toBe("sent");
});
