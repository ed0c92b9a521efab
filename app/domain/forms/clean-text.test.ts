import { describe, expect, it } from "vitest";
import { cleanLine, cleanText, wholeNumber } from "./clean-text";
import { emailAddress } from "./email-address";

describe("a line", () => {
  it.each([
    ["  a \t\n\u00a0 b  ", "a b"],
    ["a\u0000 \u0001 b", "a b"],
    ["e\u0301", "é"],
    ["a\u202Eb\u2066c", "abc"],
    ["\u200Dمی\u200Cخواهم", "\u200Dمی\u200Cخواهم"],
  ])("%j is kept as %j", (typed, kept) => expect(cleanLine(typed)).toBe(kept));
});

describe("a text of several lines", () => {
  it.each([
    ["a\r\nb\rc\nd", "a\nb\nc\nd"],
    ["  a  \n  b\t \n", "a\n  b"],
    ["a\n\n\n\n\nb\n\nc", "a\n\nb\n\nc"],
    ["a\tb\u0000\u202Ec\uFEFFd", "a bcd"],
    ["e\u0301", "é"],
  ])("%j is kept as %j", (typed, kept) => expect(cleanText(typed)).toBe(kept));
});

describe("a whole number", () => {
  it.each([
    ["$ 38,990", 38_990],
    ["38\u00a0990.5", 38_990],
    ["38990.50", 38_990],
    ["85 000 KMS", 85_000],
    ["85000km", 85_000],
    ["0", 0],
    ["٤٥٠٠٠", 45_000],
    ["٤٥٬٠٠٠", 45_000],
    ["４５０００", 45_000],
    ["1000000000", 1_000_000_000],
  ])("%j is %i", (text, number) => expect(wholeNumber(text)).toBe(number));

  it.each(["", "km", "38990.500", "38990.", "1km2", "kms5", "5k", "-5", "5.5.5", "a5", "5a"])(
    "%j is none",
    (text) => expect(wholeNumber(text)).toBeNull(),
  );
});

describe("an e-mail address", () => {
  const local = "a".repeat(64);
  const domain = (length: number) => `${"b.".repeat(100)}${"c".repeat(length)}`;

  it.each([
    ["a@b.co", "a@b.co"],
    [`${local}@b.co`, `${local}@b.co`],
    ["a@B-C.Example", "a@b-c.example"],
    ["a@xn--a.xn--p1ai", "a@xn--a.xn--p1ai"],
    [`a@b.${"c".repeat(63)}`, `a@b.${"c".repeat(63)}`],
    [`${"a".repeat(51)}@${domain(2)}`, `${"a".repeat(51)}@${domain(2)}`],
  ])("%s is written to as %s", (text, address) => expect(emailAddress(text)).toBe(address));

  it.each([
    `${local}a@b.co`,
    `${"a".repeat(52)}@${domain(2)}`,
    `a@b.${"c".repeat(64)}`,
    "a@b.c",
    "a@b.c1",
    "a@b-.co",
    "a@b..co",
    "a@b.co.",
    "x a@b.co",
    "a.@b.co",
    "@b.co",
    "b.co",
    'a"@b.co',
    "a;b@c.de",
    "a@b.xn--",
  ])("%s is none", (text) => expect(emailAddress(text)).toBeNull());
});
