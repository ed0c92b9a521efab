import { describe, expect, it } from "vitest";
import {
  codeFrom,
  MOST_CODES_A_DAY,
  MOST_CODES_OF_ASKER,
  MOST_CODES_OF_KNOWN,
  readCode,
  secondsToNextCode,
  type SentCodes,
} from "./one-time-code";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const ago = (...seconds: readonly number[]) => seconds.map((one) => new Date(NOW.getTime() - one * 1_000));

const waitOf = (sent: Partial<SentCodes>) =>
  secondsToNextCode({ here: [], asker: [], strangers: [], ...sent }, NOW);
const hourly = (count: number) => ago(...Array.from({ length: count }, (_, hour) => (hour + 1) * 3_600));

describe("secondsToNextCode", () => {
  it("lets the first go at once", () => expect(waitOf({})).toBe(0));

  it("waits longer after each of the asker's own at the dealer", () => {
    expect(waitOf({ here: ago(0) })).toBe(30);
    expect(waitOf({ here: ago(10) })).toBe(20);
    expect(waitOf({ here: ago(30) })).toBe(0);
    expect(waitOf({ here: ago(0, 31) })).toBe(60);
    expect(waitOf({ here: ago(91, 0, 31) })).toBe(120);
    expect(waitOf({ here: ago(0, 1, 2, 3, 4, 5) })).toBe(1_800);
    expect(waitOf({ here: ago(0, 1, 2, 3, 4, 5, 6) })).toBe(3_600);
  });

  it("makes nobody wait for what others asked for, short of the day's most", () => {
    expect(waitOf({ strangers: ago(...Array.from({ length: MOST_CODES_A_DAY - 1 }, () => 0)) })).toBe(0);
  });

  it("forgets what is older than a day", () => {
    const old = ago(86_400, 100_000);
    expect(waitOf({ here: old, asker: old, strangers: old })).toBe(0);
    expect(waitOf({ here: ago(0, 86_400) }), "the second of yesterday").toBe(30);
    expect(waitOf({ here: ago(0, 86_399) })).toBe(60);
  });

  it("stops at an asker's most, at a number's, and for a browser that is known at its own alone", () => {
    expect(waitOf({ asker: hourly(MOST_CODES_OF_ASKER) })).toBe(86_400 - MOST_CODES_OF_ASKER * 3_600);
    expect(waitOf({ strangers: hourly(MOST_CODES_A_DAY) })).toBe(86_400 - MOST_CODES_A_DAY * 3_600);
    expect(waitOf({ strangers: null, asker: hourly(MOST_CODES_OF_KNOWN - 1) })).toBe(0);
    expect(waitOf({ strangers: null, asker: hourly(MOST_CODES_OF_KNOWN) })).toBe(
      86_400 - MOST_CODES_OF_KNOWN * 3_600,
    );
  });

  it("opens when enough of them are a day old, not all, in whatever order they are", () => {
    const wait = 86_400 - MOST_CODES_OF_ASKER * 3_600;
    expect(waitOf({ asker: hourly(MOST_CODES_OF_ASKER + 2) })).toBe(wait);
    expect(waitOf({ asker: hourly(MOST_CODES_OF_ASKER + 2).toReversed() })).toBe(wait);
  });
});

describe("readCode", () => {
  it.each([
    ["123456", "123456"],
    [" 123 456 ", "123456"],
    ["123-456", "123456"],
    ["\uff11\uff12\uff13\uff14\uff15\uff16", "123456"],
    ["\u0661\u0662\u0663\u0664\u0665\u0666", "123456"],
    ["000000", "000000"],
  ])("reads %j", (text, code) => expect(readCode(text)).toBe(code));

  it.each(["", "12345", "1234567", "12345a", "12.456", "1".repeat(10_000)])("refuses %j", (text) =>
    expect(readCode(text)).toBeNull(),
  );
});

it("writes codes with their zeros", () => {
  expect([codeFrom(0), codeFrom(42), codeFrom(999_999)]).toEqual(["000000", "000042", "999999"]);
});
