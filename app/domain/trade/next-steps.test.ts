import { expect, it } from "vitest";
import { LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { payoutKey, tradedFor, tradeNextKeys } from "./next-steps";

const sold = { isTowards: false };

it("asks for the lender's letter before the money, and only of who has a lender", () => {
  expect(tradeNextKeys("accepted", { ...sold, finance: "Yes" })).toEqual([
    "forms.tradeIn.accepted.next1",
    "forms.tradeIn.accepted.next2",
    "trade.notes.payout",
    "forms.tradeIn.accepted.financed3",
  ]);
  expect(tradeNextKeys("sent", { ...sold, finance: "Yes" }).at(-1)).toBe("trade.notes.payout");
  for (const finance of ["No", "", undefined]) {
    expect(tradeNextKeys("accepted", { ...sold, finance }).at(-1)).toBe("forms.tradeIn.accepted.next3");
    expect(tradeNextKeys("sent", { ...sold, finance })).toEqual([
      "forms.tradeIn.sent.next1",
      "forms.tradeIn.sent.next2",
    ]);
  }
});

it("says of a trade towards another vehicle that the value goes off its price, what the lender gets excepted", () => {
  const traded = { isTowards: true, finance: "No" };
  expect(tradeNextKeys("accepted", traded).at(-1)).toBe("forms.tradeIn.accepted.towards3");
  expect(tradeNextKeys("accepted", { ...traded, finance: "Yes" }).slice(2)).toEqual([
    "trade.notes.payoutTowards",
    "forms.tradeIn.accepted.financed3",
  ]);
  expect(payoutKey(traded)).toBeNull();
});

it.each([
  [undefined, null, false],
  [undefined, LEAD_VEHICLE, true],
  ["", LEAD_VEHICLE, true],
  ["Yes", null, true],
  ["No", LEAD_VEHICLE, false],
])("goes towards another vehicle, said %j, of %j: %s", (said, vehicle, isTowards) => {
  const fields = said === undefined ? {} : { trades_for_another: said };
  expect(tradedFor({ fields, vehicle })).toEqual({ finance: undefined, isTowards });
});
