import { expect, it } from "vitest";
import { writtenNumber } from "./written-number";

it.each([
  ["20000", 20_000],
  ["20k", 20_000],
  ["20 K", 20_000],
  ["$1.5k", 1_500],
  ["1.2M", 1_200_000],
  ["2万", 20_000],
  ["20,499.50", 20_499.5],
  ["NZ$5,000", 5_000],
  ["90 000 km", 90_000],
  ["120000kms", 120_000],
  ["48,000 miles", 48_000],
  ["2,500 kg", 2_500],
  ["٢٠٬٠٠٠", 20_000],
  ["0", 0],
  ["20.", 20],
])("%s is %d", (text, number) => {
  expect(writtenNumber(text)).toBe(number);
});

it.each(["", " ", "abc", "-5", "1e5", "k", "$", "1.2.3", "20kk", "<b>5</b>", "9".repeat(13)])(
  "%s is no number",
  (text) => {
    expect(writtenNumber(text)).toBeNull();
  },
);
