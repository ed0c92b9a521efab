import { expect, it } from "vitest";
import { loanFields, loanIn, withLoan } from "./finance-link";

const LOAN = { amount: 30_000, deposit: 2_500.5, term: 4.5, interest: 8.49, residual: 0 };
const NUMBERS = "vehiclePriceBudget=30000&deposit=2500.5&loan_term=4.5&loan_rate=8.49";
const query = (text: string) => new URLSearchParams(text);

it("adds the numbers to a form's link, after the vehicle and before its anchor", () => {
  expect(withLoan("/enquire?car_id=7", LOAN)).toBe(`/enquire?car_id=7&${NUMBERS}`);
  expect(withLoan("/finance#finance-form", LOAN)).toBe(`/finance?${NUMBERS}#finance-form`);
});

it("takes the place of numbers that are there, and of no other", () => {
  const once = withLoan("https://money.example/apply?a=1&vehiclePriceBudget=9#finance-form", LOAN);
  expect(once).toBe(
    "https://money.example/apply?a=1&vehiclePriceBudget=30000&deposit=2500.5&loan_term=4.5&loan_rate=8.49#finance-form",
  );
  expect(withLoan(once, { ...LOAN, deposit: 0 })).toBe(once.replace("2500.5", "0"));
});

it("has what is left at the end while something is", () => {
  const balloon = withLoan("/finance", { ...LOAN, residual: 8_000 });
  expect(balloon).toBe(`/finance?${NUMBERS}&loan_balloon=8000`);
  expect(withLoan(balloon, LOAN)).toBe(`/finance?${NUMBERS}`);
});

it("is read again as it was written", () => {
  const loan = { ...LOAN, residual: 8_000 };
  expect(loanIn(query(withLoan("/", loan).slice(2)))).toEqual(loan);
  expect(loanIn(query("vehiclePriceBudget=9000&loan_term=3"))).toEqual({
    amount: 9_000,
    deposit: 0,
    term: 3,
    interest: 0,
    residual: 0,
  });
});

it("is no loan without an amount and a term, nor with nonsense", () => {
  for (const text of [
    "",
    "vehiclePriceBudget=9000",
    "loan_term=3",
    "vehiclePriceBudget=0&loan_term=3",
    "vehiclePriceBudget=9000&loan_term=3&deposit=-1",
    "vehiclePriceBudget=9000&loan_term=3&loan_rate=%3Cb%3E",
    "vehiclePriceBudget=9000&loan_term=3&loan_rate=101",
    "vehiclePriceBudget=1e9&loan_term=3",
    "vehiclePriceBudget=9000&loan_term=31",
  ])
    expect(loanIn(query(text)), text).toBeNull();
});

it("is in the lead: what the form does not ask", () => {
  const opened = query(`${NUMBERS}&loan_balloon=8000&car_id=7`);
  expect(loanFields(opened, new Set(["deposit", "vehiclePriceBudget", "loan_term"]))).toEqual({
    loan_rate: "8.49",
    loan_balloon: "8000",
  });
  expect(loanFields(opened, new Set(["message"]))).toEqual({
    vehiclePriceBudget: "30000",
    deposit: "2500.5",
    loan_term: "4.5",
    loan_rate: "8.49",
    loan_balloon: "8000",
  });
  expect(loanFields(query("vehiclePriceBudget=9000&loan_term=3"), new Set(["loan_term"]))).toEqual({
    vehiclePriceBudget: "9000",
    deposit: "0",
  });
  expect(loanFields(query("car_id=7"), new Set())).toEqual({});
});
