import { expect, test } from "vitest";
import { articlePath, routeOf } from "./router.svelte";

const route = (address: string) => routeOf(new URL(address, "http://host"));

test.each([
  ["/", { is: "create", start: null, code: null }],
  ["/?start=8%2F8&code=bcf-1912", { is: "create", start: "8/8", code: "bcf-1912" }],
  ["/g/7k2m9q#abc", { is: "room", game: "7k2m9q", key: "abc" }],
  ["/g/7k2m9q", { is: "room", game: "7k2m9q", key: null }],
  ["/laws", { is: "laws" }],
  ["/laws/bcf-1912", { is: "code", code: "bcf-1912", article: null }],
  ["/laws/bcf-1912/22(a)", { is: "code", code: "bcf-1912", article: "22(a)" }],
  ["/g", { is: "nowhere" }],
  ["/a/b/c/d", { is: "nowhere" }],
  ["/laws/%", { is: "code", code: "%", article: null }],
])("%s", (address, expected) => {
  expect(route(address)).toEqual(expected);
});

test("an article's address leads back to it", () => {
  expect(route(articlePath("bcf-1912", "22(a)"))).toEqual({ is: "code", code: "bcf-1912", article: "22(a)" });
});
