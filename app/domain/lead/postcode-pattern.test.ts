import { expect, it } from "vitest";
import { takesPostcode } from "./postcode-pattern";

it.each([
  ["4101", "4101", true],
  ["4101", "4102", false],
  ["4101", "41010", false],
  ["41*", "4101", true],
  ["41*", "4001", false],
  ["SW1A*", "sw1a 1aa", true],
  ["SW1A 1AA", "sw1a1aa", true],
  ["4000..4199", "4000", true],
  ["4000..4199", "4199", true],
  ["4000..4199", "4200", false],
  ["4000..4199", "3999", false],
  ["800..899", "4850", false],
  ["0800..0899", "0850", true],
])("%s takes %s: %s", (pattern, postcode, takes) => expect(takesPostcode(pattern, postcode)).toBe(takes));
