import { expect, it } from "vitest";
import { financedVehicle, financeSite } from "../../../test/fixtures/financed";
import { vehicleEstimate } from "./estimate";
import { financeLinked } from "./finance-linked";

type Changes = Parameters<typeof financedVehicle>[1];
const RULE = { manual: { maxAgeYears: 15, minPrice: 3_000, needs: "paymentWeek" } };

function linked(changes: Changes = {}, figures = {}, finance = {}): boolean {
  const { config } = financeSite({ lenderRules: RULE, ...finance });
  return financeLinked(financedVehicle(figures, changes), config, 2026);
}

it("finance is linked for what the lender finances and the calculator takes, at the limits, too", () => {
  expect(linked()).toBe(true);
  expect(linked({ price: 250_000 })).toBe(true);
  expect(linked({ price: 3_001 })).toBe(true);
  expect(linked({ year: 2012 })).toBe(true);
  expect(linked({ price: 5_000 }, {}, { amountMin: 5_000 })).toBe(true);
});

it.each<[string, Changes]>([
  ["too dear", { price: 250_001 }],
  ["too cheap for the lender", { price: 3_000 }],
  ["too old", { year: 2011 }],
  ["sold", { status: "sold" }],
  ["without a price", { price: null }],
  ["of a make that is hidden", { make: "Suzuki" }],
])("and not for one that is %s", (_, changes) => {
  expect(linked(changes)).toBe(false);
});

it("nor for a vehicle that is gone, also where the lender would finance it", () => {
  const anyStock = { lenderRules: { manual: { inStock: false, needs: "none" } } };
  expect(linked({ status: "sold" }, {}, anyStock)).toBe(false);
  expect(linked({}, {}, anyStock)).toBe(true);
});

it("nor below the least amount, nor without a lender; figures that are still to come may be asked for", () => {
  expect(linked({ price: 4_999 }, {}, { amountMin: 5_000 })).toBe(false);
  expect(linked({}, {}, { provider: null })).toBe(false);
  expect(linked({}, { paymentWeek: null })).toBe(true);
  const { config } = financeSite({ lenderRules: RULE });
  expect(vehicleEstimate(financedVehicle({ paymentWeek: null }), config, 2026)).toBeNull();
});
