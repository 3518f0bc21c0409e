import { expect, test } from "vitest";
import { articlePath, replayPath, routeOf } from "./router.svelte";

const route = (address: string) => routeOf(new URL(address, "http://host"));

test.each([
  ["/", { is: "create", start: null, code: null }],
  ["/?start=8%2F8&code=bcf-1912", { is: "create", start: "8/8", code: "bcf-1912" }],
  ["/g/7k2m9q#abc", { is: "room", game: "7k2m9q", key: "abc" }],
  ["/g/7k2m9q", { is: "room", game: "7k2m9q", key: null }],
  ["/laws", { is: "laws", sought: "" }],
  ["/laws?q=touch%20move", { is: "laws", sought: "touch move" }],
  ["/laws/bcf-1912", { is: "code", code: "bcf-1912", article: null, case: 1 }],
  ["/laws/bcf-1912/22(a)", { is: "code", code: "bcf-1912", article: "22(a)", case: 1 }],
  ["/laws/bcf-1912/22(a)?case=3", { is: "code", code: "bcf-1912", article: "22(a)", case: 3 }],
  ["/laws/bcf-1912/22(a)?case=0", { is: "code", code: "bcf-1912", article: "22(a)", case: 1 }],
  ["/laws/timeline", { is: "timeline", subject: null, step: 1 }],
  ["/laws/timeline/castling?step=3", { is: "timeline", subject: "castling", step: 3 }],
  ["/laws/compare", { is: "compare", topic: null, codes: [] }],
  ["/laws/compare/castling", { is: "compare", topic: "castling", codes: [] }],
  [
    "/laws/compare/castling?codes=bcf-1912,fide-2023",
    { is: "compare", topic: "castling", codes: ["bcf-1912", "fide-2023"] },
  ],
  ["/laws/changes/fide-2018/fide-2023", { is: "changes", older: "fide-2018", newer: "fide-2023" }],
  ["/laws/changes/fide-2018/fide-2023/more", { is: "nowhere" }],
  ["/desk", { is: "desk" }],
  ["/hall#abc", { is: "hall", key: "abc" }],
  ["/hall", { is: "hall", key: null }],
  ["/games#games=abc", { is: "games", hash: "#games=abc" }],
  ["/hall/14", { is: "nowhere" }],
  ["/record", { is: "record" }],
  ["/desk/14", { is: "nowhere" }],
  ["/replay", { is: "replay", game: null, hash: "", under: null, framed: false }],
  ["/replay/7k2#abc", { is: "replay", game: "7k2", hash: "#abc", under: null, framed: false }],
  [
    "/embed?under=bcf-1912#game=x",
    { is: "replay", game: null, hash: "#game=x", under: "bcf-1912", framed: true },
  ],
  ["/embed/7k2/more", { is: "nowhere" }],
  ["/tour", { is: "tour", step: 1 }],
  ["/tour/3", { is: "tour", step: 3 }],
  ["/tour/x", { is: "tour", step: 1 }],
  ["/tour/3/4", { is: "nowhere" }],
  ["/learn", { is: "learn", leaflet: false }],
  ["/learn/leaflet", { is: "learn", leaflet: true }],
  ["/learn/other", { is: "nowhere" }],
  ["/print", { is: "print", what: null, which: null, asked: new URLSearchParams() }],
  ["/print/laws/bcf-1912", { is: "print", what: "laws", which: "bcf-1912", asked: new URLSearchParams() }],
  ["/g", { is: "nowhere" }],
  ["/a/b/c/d", { is: "nowhere" }],
  ["/laws/%", { is: "code", code: "%", article: null, case: 1 }],
])("%s", (address, expected) => {
  expect(route(address)).toEqual(expected);
});

test("an article's address leads back to it", () => {
  expect(route(articlePath("bcf-1912", "22(a)"))).toEqual({
    is: "code",
    code: "bcf-1912",
    article: "22(a)",
    case: 1,
  });
});

test("the address of a replay", () => {
  expect(replayPath("7k2", "#abc")).toBe("/replay/7k2#abc");
  expect(replayPath(null, "#game=x", { under: "bcf-1912", framed: true })).toBe(
    "/embed?under=bcf-1912#game=x",
  );
});
