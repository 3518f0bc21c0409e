import { expect, test } from "vitest";
import { awaitsOf, givesUp, isExpected } from "./awaits";

const LINKS = { other: "/g/x#y" };
const PLAYERS = { own: "white", names: {}, before: null } as const;
const PLAY = {
  seats: { white: true, black: false },
  entries: [],
  over: false,
  match: null,
  beside: { free: "black", noRematch: null },
} as const;
const ROOM = { level: null, met: false, links: LINKS, offered: false, players: PLAYERS, play: PLAY };

test("whoever set the game up waits for his friend, for anybody, or for who was asked to play again", () => {
  expect(awaitsOf(ROOM)).toBe("friend");
  expect(awaitsOf({ ...ROOM, offered: true })).toBe("anybody");
  const before = { games: 1, own: 2, theirs: 0 };
  expect(awaitsOf({ ...ROOM, players: { ...PLAYERS, before } })).toBe("rematch");
  const declined = { ...PLAY, beside: { ...PLAY.beside, noRematch: "declined" as const } };
  expect(awaitsOf({ ...ROOM, players: { ...PLAYERS, before }, play: declined })).toBe("declined");
});

test("whoever came by a link waits for who is not there", () => {
  expect(awaitsOf({ ...ROOM, links: null })).toBe("absent");
});

test("nobody is waited for who is here, was here, has a name, has taken his seat, or has acted", () => {
  expect(awaitsOf({ ...ROOM, play: { ...PLAY, beside: { ...PLAY.beside, free: null } } })).toBeNull();
  expect(awaitsOf({ ...ROOM, play: { ...PLAY, seats: { white: true, black: true } } })).toBeNull();
  expect(awaitsOf({ ...ROOM, met: true })).toBeNull();
  expect(awaitsOf({ ...ROOM, players: { ...PLAYERS, names: { black: "Ben" } } })).toBeNull();
  expect(awaitsOf({ ...ROOM, play: { ...PLAY, entries: [{ who: "black" }] } })).toBeNull();
  expect(awaitsOf({ ...ROOM, play: { ...PLAY, entries: [{ who: "white" }] } })).toBe("friend");
});

test("nobody is waited for at one screen, by a watcher, in a match, against the computer, or after the end", () => {
  expect(awaitsOf({ ...ROOM, players: { ...PLAYERS, own: null } })).toBeNull();
  expect(awaitsOf({ ...ROOM, play: { ...PLAY, match: "m" } })).toBeNull();
  expect(awaitsOf({ ...ROOM, level: 3 })).toBeNull();
  expect(awaitsOf({ ...ROOM, play: { ...PLAY, over: true } })).toBeNull();
});

test("who has never been here is expected; who has been is away", () => {
  expect((["friend", "anybody", "rematch"] as const).every(isExpected)).toBe(true);
  expect(([null, "absent", "declined"] as const).some(isExpected)).toBe(false);
});

test("who leaves calls the game off as long as nobody has taken the other seat, and resigns after that", () => {
  expect(givesUp(ROOM)).toBe("calls-off");
  expect(givesUp({ ...ROOM, links: null })).toBe("calls-off");
  expect(givesUp({ ...ROOM, met: true })).toBe("resigns");
  expect(givesUp({ ...ROOM, links: null, play: { ...PLAY, beside: { ...PLAY.beside, free: null } } })).toBe(
    "resigns",
  );
  expect(givesUp({ ...ROOM, play: { ...PLAY, match: "m" } })).toBe("resigns");
});
