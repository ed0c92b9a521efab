import { describe, expect, it } from "vitest";
import { withoutImpossiblePairs } from "./impossible-pairs";

/** The fields that are left out, with what they would have had to be. */
const leftOf = (read: Readonly<Record<string, unknown>>) => {
  const judged = withoutImpossiblePairs({ read, left: [] });
  for (const { field } of judged.left) expect(judged.read).not.toHaveProperty([field]);
  expect(Object.keys(judged.read).length + judged.left.length).toBe(Object.keys(read).length);
  return judged.left.map(({ field, value, expected }) => `${field} ${value}: ${expected}`);
};

describe("a lender's repayment", () => {
  const lent = (said: Record<string, number>, rest: Record<string, unknown> = { price: 42_990 }) =>
    leftOf({
      ...rest,
      ...Object.fromEntries(
        Object.entries(said).map(([part, value]) => [`lenders.Plenti Ltd.${part}`, value]),
      ),
    });

  it("that pays back less than is financed is left out, and no other figure with it", () => {
    expect(lent({ interestRate: 7.99, paymentWeek: 145.5, termYears: 5 })).toEqual([
      "lenders.Plenti Ltd.paymentWeek 145.5: repayments that come to what is financed, 42990",
    ]);
    expect(lent({ paymentWeek: 201, paymentMonth: 600, termYears: 5 })).toEqual([
      "lenders.Plenti Ltd.paymentMonth 600: repayments that come to what is financed, 42990",
    ]);
  });

  it("over a term of its own is judged by that term", () => {
    expect(lent({ term3: 145.5, term5: 201 })).toEqual([
      "lenders.Plenti Ltd.term3 145.5: repayments that come to what is financed, 42990",
    ]);
  });

  it.each([
    ["that pays back more", { paymentWeek: 201, termYears: 5 }, { price: 42_990 }],
    ["at no interest, in whole units", { paymentWeek: 165, termYears: 5 }, { price: 42_990 }],
    [
      "of which the end is a balloon",
      { paymentWeek: 145.5, termYears: 5, balloon: 12_000 },
      { price: 42_990 },
    ],
    ["after a deposit", { paymentWeek: 145.5, termYears: 5, deposit: 8_000 }, { price: 42_990 }],
    ["of the offer", { paymentWeek: 145.5, termYears: 5 }, { price: 42_990, offer_price: 35_000 }],
    ["without a term", { paymentWeek: 145.5 }, { price: 42_990 }],
    ["without a price", { paymentWeek: 145.5, termYears: 5 }, {}],
  ])("%s is believed", (_what, said, rest) => {
    expect(lent(said, rest)).toEqual([]);
  });
});

describe("a caravan's weights", () => {
  it.each([
    [
      2_400,
      2_000,
      ["caravan.tare_weight 2400: no more than", "caravan.aggregate_trailer_mass 2000: no less than"],
    ],
    [2_000, 2_400, []],
    [2_000, 2_000, []],
    [null, 2_000, []],
    [2_400, null, []],
  ])("tare %s and ATM %s", (tare, atm, told) => {
    const read = {
      ...(tare === null ? {} : { "caravan.tare_weight": tare }),
      ...(atm === null ? {} : { "caravan.aggregate_trailer_mass": atm }),
    };
    expect(leftOf(read).map((text) => text.replace(/ the .*/, ""))).toEqual(told);
  });
});
