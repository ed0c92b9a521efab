import { expect, it } from "vitest";
import { financeSchema } from "../tenant/config/finance";
import { offeredTerms } from "./offered-terms";

const terms = (own: object, carried = "") => offeredTerms(financeSchema.parse(own), carried);

it("are the calculator's whole years, up to its longest term", () => {
  expect(terms({})).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(terms({ termMax: 4.5, termDefault: 4 })).toEqual([1, 2, 3, 4, 4.5]);
});

it("have the half years that were chosen in the calculator, in their place", () => {
  expect(terms({}, "2.5")).toEqual([1, 2, 2.5, 3, 4, 5, 6, 7]);
  expect(terms({}, "3")).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it("are the dealer's own where it names them, and no other", () => {
  const own = { termOptions: [5, 2.5, 4], termDefault: 4 };
  expect(terms(own)).toEqual([2.5, 4, 5]);
  expect(terms(own, "3")).toEqual([2.5, 4, 5]);
});

it.each(["2.3", "0.5", "9", "-2", "1e1", "two", "2.50", " 2.5"])(
  "have nothing the calculator cannot be set to: %j",
  (carried) => {
    expect(terms({}, carried)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  },
);
