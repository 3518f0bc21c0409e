import { expect, test } from "vitest";
import { NOW } from "../messages/now";
import { offered } from "./now";

test("an offer that cannot be accepted yet is said to be one, with the reason", () => {
  const declines = "white declines draw";
  expect(offered({ may: [declines, "white accepts draw"] }, "white")).toBe(NOW.offered("Black"));
  const about = { [declines]: { says: "Black has not moved yet." } };
  expect(offered({ may: [declines], about }, "white")).toBe(
    NOW.offeredInVain("Black", "Black has not moved yet."),
  );
});
