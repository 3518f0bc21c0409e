import { expect, test } from "vitest";
import { inDays, readLength, readSpan, readTime, spanText } from "./read";
import { beginsAtNothing, isApart, secondsWords, spanWords, timeShort, timeWords } from "./words";

test.each([
  ["10+5", "10m+5s"],
  ["5", "5m"],
  ["5+0", "5m"],
  ["3|2", "3m+2s"],
  ["10 min", "10m"],
  ["10 Minutes", "10m"],
  ["1 h", "1h"],
  ["30 sec", "30s"],
  ["15 + 10", "15m+10s"],
  ["10 min + 5 sec", "10m+5s"],
  ["10 minutes and 5 seconds a move", "10m+5s"],
  ["2,5", "2m30s"],
  ["½", "30s"],
  ["1½", "1m30s"],
  ["0+1", "0m+1s"],
  ["1:30", "1m30s"],
  ["0:30", "30s"],
  ["1:30:00", "1h30m"],
  ["1h30", "1h30m"],
  ["1 h 30 min", "1h30m"],
  ["10 Minuten", "10m"],
  ["10 Min. + 5 Sek.", "10m+5s"],
  ["5 Minuten und 3 Sekunden pro Zug", "5m+3s"],
  ["1 Stunde", "1h"],
  ["20 Sekunden", "20s"],
  ["5'+3\"", "5m+3s"],
  ["5'+3''", "5m+3s"],
  ["5′ + 3′′", "5m+3s"],
  ["90''", "90s"],
  ["5'", "5m"],
  ["5 + 3 sec", "5m+3s"],
  ["5 min / 3 sek", "5m+3s"],
  ["3 2", "3m+2s"],
  ["3-2", "3m+2s"],
  ["40/90", "40/90m"],
  ["40/90+30", "40/90m+30s"],
  ["90/40+30", "40/90m+30s"],
  ["120/40", "40/120m"],
  ["40/30", "40/30m"],
  ["60/60", "60/60m"],
  ["G/60", "60m"],
  ["G/30;d5", "30m d5s"],
  ["15/10", "15/10"],
  ["5m d5s", "5m d5s"],
  ["white 5m; black 4m", "white 5m; black 4m"],
  ["10 + 5 + 3", "10 + 5 + 3"],
  ["blitz", "blitz"],
  ["ohne", null],
  ["∞", null],
  ["", null],
  ["No clock", null],
  ["40/90m+30s, 30m+30s", "40/90m+30s, 30m+30s"],
  ["hourglass 1m", "hourglass 1m"],
  ["each 10s", "each 10s"],
  ["90m+30s from move 1", "90m+30s from move 1"],
])("%s is read", (typed, read) => {
  expect(readTime(typed)).toBe(read);
});

test.each([
  ["3 days", true],
  ["14 Tage", true],
  ["10 moves in 50 days", true],
  ["2d", true],
  ["5m d5s", false],
  ["G/30;d5", false],
  ["10+5", false],
])("%s speaks of days: %s", (typed, days) => {
  expect(inDays(typed)).toBe(days);
});

test.each([
  ["1:30", "90s"],
  ["90", "90m"],
  ["2 min", "2m"],
  ["2", "2m"],
  ["1m30s", "90s"],
  ["1m30", "90s"],
  ["1 min 30 sec", "90s"],
  ["1 Minute und 30 Sekunden", "90s"],
  ["1:30:00", "90m"],
  ["1h 30", "90m"],
  ["1 h 2 min 3 s", "3723s"],
  ["2,5", "150s"],
  ["2½ min", "150s"],
  ["30 s", "30s"],
  ["+2 min", "2m"],
  ["0:02.5", "2.5s"],
])("a length of %s is read", (typed, read) => {
  expect(spanText(readSpan(typed) ?? -1)).toBe(read);
});

test.each(["abc", "-5", "", "1:90", "five", "10+5", "2 min ago", "9999999"])(
  "a length of %s is none",
  (typed) => {
    expect(readSpan(typed)).toBeNull();
  },
);

test.each([
  ["3m+2s", "3 minutes and 2 seconds a move"],
  ["5m", "5 minutes"],
  ["1m", "1 minute"],
  ["90m+30s from move 1", "90 minutes and 30 seconds a move"],
  [
    "40/90m+30s, 30m+30s",
    "40 moves in 90 minutes and 30 seconds a move, then 30 minutes and 30 seconds a move",
  ],
  ["20/60m*", "20 moves in 60 minutes, again and again"],
  ["5m d5s", "5 minutes with a delay of 5 seconds"],
  ["hourglass 1m", "an hourglass of 1 minute"],
  ["each 10s", "10 seconds for each move"],
  ["white 5m; black 4m", "5 minutes for White, 4 minutes for Black"],
  ["code", "the code’s own time"],
  ["whatever", "whatever"],
])("%s is told in words", (time, words) => {
  expect(timeWords(time)).toBe(words);
});

test.each([
  ["3 days", "3d"],
  ["1 day", "1d"],
  ["3d", "3d"],
  ["1 day 12 hours", "1d12h"],
  ["1 hour and 30 min", "1h30m"],
  ["10 Minutes", "10m"],
  ["a week", "a week"],
])("%s is a length of time", (typed, read) => {
  expect(readLength(typed)).toBe(read);
});

test.each([
  [60, "one minute"],
  [120, "two minutes"],
  [600, "10 minutes"],
  [90, "90 seconds"],
  [1, "1 second"],
  [1.5, "1.5 seconds"],
  [0, "0 seconds"],
])("%s seconds in words", (seconds, words) => expect(secondsWords(seconds)).toBe(words));

test.each([
  ["0m+2s", true],
  ["0m", true],
  ["white 5m; black 0m", true],
  ["40/0m+30s", true],
  ["0h0m", true],
  ["10m", false],
  ["0m30s", false],
  ["5s+2s", false],
  ["90m, 0m+30s", true],
  ["each 10s", false],
  ["code", false],
])("%s begins at nothing: %s", (time, nothing) => expect(beginsAtNothing(time)).toBe(nothing));

test.each([
  ["10m+5s", "10+5"],
  ["5m", "5+0"],
  ["90m+30s from move 1", "90+30"],
  ["1h30m", "90+0"],
  ["40/90m+30s, 30m+30s", "40/90+30, 30+30"],
  ["5m d3s", "5 minutes with a delay of 3 seconds"],
  ["30s", "30 seconds"],
  ["hourglass 1m", "an hourglass of 1 minute"],
])("%s is short: %s", (time, short) => expect(timeShort(time)).toBe(short));

test.each([
  [90_000, "1 minute 30 seconds"],
  [120_000, "2 minutes"],
  [5_400_000, "1 hour 30 minutes"],
  [2_500, "2.5 seconds"],
])("%s milliseconds in words", (span, words) => expect(spanWords(span)).toBe(words));

test.each([
  ["white 5m; black 4m", true],
  ["5m", false],
  ["40/90m+30s, 30m+30s", false],
])("%s is a time of his own for each: %s", (time, apart) => {
  expect(isApart(time)).toBe(apart);
});
