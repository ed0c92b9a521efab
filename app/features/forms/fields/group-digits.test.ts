import { expect, it } from "vitest";
import { groupDigits } from "./group-digits";

it.each([
  ["38990", "38,990"],
  ["38,990", "38,990"],
  ["$ 38 990", "38,990"],
  ["85000 kms", "85,000"],
  ["1234.5", "1,234.5"],
  ["1,234.56", "1,234.56"],
  ["99.99", "99.99"],
])("groups %j", (typed, shown) => expect(groupDigits(typed)).toBe(shown));

it.each(["", "1,23", "1.234,56", "12,34,567", "1 23", "-5", "1e3", "a lot", "1234."])(
  "leaves %j as it was typed",
  (typed) => expect(groupDigits(typed)).toBe(typed),
);
