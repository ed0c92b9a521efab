import { expect, it } from "vitest";
import { agreedAnswers, mailedAddress } from "./agreed-answers";

const DELIVERED = {
  pay_by: "finance",
  handover: "deliver",
  delivery_address: " 12 Vale St\nMoorooka ",
  handover_date: "2026-11-23",
};

it("reads how the rest is paid, and where and when the vehicle is to be", () => {
  expect(agreedAnswers(DELIVERED)).toEqual({
    payBy: "finance",
    handover: "deliver",
    deliverTo: "12 Vale St Moorooka",
    day: "2026-11-23",
    tradesIn: false,
  });
  expect(agreedAnswers({ ...DELIVERED, "do-you-have-a-trade-in": "Yes" }).tradesIn).toBe(true);
});

it("tells no address of a vehicle that is collected, and nothing that is not an answer", () => {
  expect(agreedAnswers({ ...DELIVERED, handover: "collect" }).deliverTo).toBeNull();
  expect(agreedAnswers({ pay_by: "gold", handover: "", handover_date: "soon" })).toEqual({
    payBy: null,
    handover: null,
    deliverTo: null,
    day: null,
    tradesIn: false,
  });
});

it.each([
  ["12/3 Vale St. Moorooka QLD 4105", true],
  ["شارع الوادي ١٢", true],
  ["see www.evil.example", false],
  ["win at evil.example", false],
  ["https://x", false],
  ["casino777.com/win", false],
  ["x24.shop", false],
  ["evil．example", false],
])("puts into a letter no address that could be a link: %s", (address, isMailed) => {
  expect(mailedAddress(address)).toBe(isMailed ? address : null);
});
