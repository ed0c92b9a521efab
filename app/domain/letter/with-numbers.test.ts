import { expect, it } from "vitest";
import { withNumbers } from "./with-numbers";

const yard = { text: "07 5550 0147", href: "tel:+61755500147" };
const short = { text: "13 20 00", href: "tel:132000" };
const odd = { text: "(07) 5550-0142", href: "tel:+61755500142" };

it.each<[string, ReturnType<typeof withNumbers>]>([
  ["Call us on 07 5550 0147, or answer.", ["Call us on ", yard, ", or answer."]],
  ["07\u00A05550\u00A00147", [{ ...yard, text: "07\u00A05550\u00A00147" }]],
  ["07 5550 0147 or (07) 5550-0142", [yard, " or ", odd]],
  ["Ring 13 20 00!", ["Ring ", short, "!"]],
  ["Invoice 113 20 00, 13 20 001, +13 20 00", ["Invoice 113 20 00, 13 20 001, +13 20 00"]],
  ["\u206607 5550 0147\u2069", ["\u2066", yard, "\u2069"]],
  ["No number", ["No number"]],
  ["", []],
])("%s", (text, pieces) => {
  expect(withNumbers(text, [yard, short, odd])).toEqual(pieces);
});

it("takes the longer of two that begin alike", () => {
  const longer = { text: "13 20 00 99", href: "tel:13200099" };
  expect(withNumbers("13 20 00 99", [short, longer])).toEqual([longer]);
});
