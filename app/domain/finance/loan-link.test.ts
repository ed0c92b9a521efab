import { expect, it } from "vitest";
import { withLoan } from "./finance-link";

const LOAN = { amount: 30_000, deposit: 2_500.5, term: 4.5 };
const NUMBERS = "vehiclePriceBudget=30000&deposit=2500.5&loan_term=4.5";

it("adds the numbers to a form's link, after the vehicle and before its anchor", () => {
  expect(withLoan("/enquire?car_id=7", LOAN)).toBe(`/enquire?car_id=7&${NUMBERS}`);
  expect(withLoan("/finance#finance-form", LOAN)).toBe(`/finance?${NUMBERS}#finance-form`);
});

it("takes the place of numbers that are there, and of no other", () => {
  const once = withLoan("https://money.example/apply?a=1&vehiclePriceBudget=9#finance-form", LOAN);
  expect(once).toBe(
    "https://money.example/apply?a=1&vehiclePriceBudget=30000&deposit=2500.5&loan_term=4.5#finance-form",
  );
  expect(withLoan(once, { ...LOAN, deposit: 0 })).toBe(once.replace("2500.5", "0"));
});
