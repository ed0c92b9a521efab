import { expect, it } from "vitest";
import { tradeNextKeys } from "./next-steps";

it("asks for the lender's letter before the money, and only of who has a lender", () => {
  expect(tradeNextKeys("accepted", "Yes")).toEqual([
    "forms.tradeIn.accepted.next1",
    "forms.tradeIn.accepted.next2",
    "trade.notes.payout",
    "forms.tradeIn.accepted.financed3",
  ]);
  expect(tradeNextKeys("sent", "Yes").at(-1)).toBe("trade.notes.payout");
  for (const finance of ["No", "", undefined]) {
    expect(tradeNextKeys("accepted", finance).at(-1)).toBe("forms.tradeIn.accepted.next3");
    expect(tradeNextKeys("sent", finance)).toEqual(["forms.tradeIn.sent.next1", "forms.tradeIn.sent.next2"]);
  }
});
