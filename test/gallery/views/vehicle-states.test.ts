import { expect, it } from "vitest";
import { salePrice } from "~/domain/pricing/price-rule";
import { vehicleWith } from "../../fixtures/vehicle";
import { financeOf } from "~/infra/stock/demo/money-fields.server";
import { vehicleStates } from "./vehicle-states";

const vehicle = vehicleWith(1, { price: 30_000, price_type: "Drive Away", ...financeOf(30_000) });
const states = Object.entries(vehicleStates(vehicle, null));

it.each(states)("%s: the repayment is that of the price beside it", (_, state) => {
  const { lenders, youxQuote } = financeOf(salePrice(state)?.amount ?? null);
  expect(state.youxQuote).toEqual(youxQuote);
  expect(state.lenders).toEqual(lenders);
});

it("one reduced to another price has another repayment, and the words beside it are written as in the stock", () => {
  const reduced = vehicleStates(vehicle, null)["reduced"];
  expect(reduced?.youxQuote?.weeklyRepaymentAmount).not.toBe(vehicle.youxQuote?.weeklyRepaymentAmount);
  expect(new Set(states.map(([, state]) => state.price_type))).toEqual(new Set(["Drive Away"]));
});
