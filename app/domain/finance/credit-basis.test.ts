import { expect, it } from "vitest";
import { type CreditBasis, sharedBases } from "./credit-basis";

const BASIS: CreditBasis = {
  rate: 6.99,
  comparison: 8.24,
  years: 5,
  deposit: 0,
  fees: 395_00,
  monthlyFees: 0,
  frequency: "week",
};
const with_ = (change: Partial<CreditBasis>): CreditBasis => ({ ...BASIS, ...change });

it("is nothing for no repayments", () => {
  expect(sharedBases([])).toEqual([]);
});

it("is one for alike ones, with the smallest and largest deposit", () => {
  const deposits = [4_000_00, 1_800_00, 6_200_00].map((deposit) => with_({ deposit }));
  expect(sharedBases(deposits)).toEqual([{ ...BASIS, deposit: { low: 1_800_00, high: 6_200_00 } }]);
});

it.each<[string, Partial<CreditBasis>]>([
  ["rate", { rate: 7.99 }],
  ["comparison rate", { comparison: null }],
  ["term", { years: 6 }],
  ["fee", { fees: 0 }],
  ["monthly fee", { monthlyFees: 8_00 }],
  ["frequency", { frequency: "month" }],
  ["figure it is a share of", { scaledFrom: "month" }],
])("tells another %s apart", (_, change) => {
  expect(sharedBases([BASIS, with_(change), BASIS])).toHaveLength(2);
});

it("tells figures apart that read alike one after the other", () => {
  expect(sharedBases([with_({ rate: 1, comparison: 11 }), with_({ rate: 11, comparison: 1 })])).toHaveLength(
    2,
  );
});
