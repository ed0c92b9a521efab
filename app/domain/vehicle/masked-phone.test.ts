import { expect, it } from "vitest";
import { maskedPhone } from "./masked-phone";

it.each([
  ["07 5550 0142", "07 55XX XXXX"],
  ["1300 975 707", "1300 XXX XXX"],
  ["(07) 5550 0142", "(07) XXXX XXXX"],
  ["13 11", "13 11"],
  ["", ""],
])("masks %j as %j: the first 5 characters stay (VDP-42, OPEN-73)", (printed, masked) => {
  expect(maskedPhone(printed)).toBe(masked);
});
