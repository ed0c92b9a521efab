import { describe, expect, it } from "vitest";
import { codeFrom, MOST_CODES_A_DAY, readCode, secondsToNextCode } from "./one-time-code";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const ago = (...seconds: readonly number[]) => seconds.map((one) => new Date(NOW.getTime() - one * 1_000));

describe("secondsToNextCode", () => {
  it("lets the first go at once", () => expect(secondsToNextCode([], NOW)).toBe(0));

  it("waits longer after each", () => {
    expect(secondsToNextCode(ago(0), NOW)).toBe(30);
    expect(secondsToNextCode(ago(10), NOW)).toBe(20);
    expect(secondsToNextCode(ago(30), NOW)).toBe(0);
    expect(secondsToNextCode(ago(0, 31), NOW)).toBe(60);
    expect(secondsToNextCode(ago(91, 0, 31), NOW)).toBe(120);
    expect(secondsToNextCode(ago(0, 1, 2, 3, 4, 5), NOW)).toBe(1_800);
    expect(secondsToNextCode(ago(0, 1, 2, 3, 4, 5, 6), NOW)).toBe(3_600);
  });

  it("forgets what is older than a day", () => {
    expect(secondsToNextCode(ago(86_400, 100_000), NOW)).toBe(0);
  });

  it("stops at the day's most until the oldest is a day old", () => {
    const hours = Array.from({ length: MOST_CODES_A_DAY }, (_, hour) => (hour + 1) * 3_600);
    expect(secondsToNextCode(ago(...hours), NOW)).toBe(86_400 - MOST_CODES_A_DAY * 3_600);
  });
});

describe("readCode", () => {
  it.each([
    ["123456", "123456"],
    [" 123 456 ", "123456"],
    ["123-456", "123456"],
    ["\uff11\uff12\uff13\uff14\uff15\uff16", "123456"],
    ["000000", "000000"],
  ])("reads %j", (text, code) => expect(readCode(text)).toBe(code));

  it.each([
    "",
    "12345",
    "1234567",
    "12345a",
    "12.456",
    "\u0661\u0662\u0663\u0664\u0665\u0666",
    "1".repeat(10_000),
  ])("refuses %j", (text) => expect(readCode(text)).toBeNull());
});

it("writes codes with their zeros", () => {
  expect([codeFrom(0), codeFrom(42), codeFrom(999_999)]).toEqual(["000000", "000042", "999999"]);
});
