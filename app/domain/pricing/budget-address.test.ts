import { expect, it } from "vitest";
import { readBudget, saysBudget, writeBudget } from "./budget-address";

it("reads what it writes", () => {
  const budget = { period: "monthly", repayment: 1_234.5, deposit: 0 } as const;
  expect(writeBudget(budget)).toBe("monthly:1234.5:0");
  expect(readBudget("monthly:1234.5:0")).toEqual(budget);
});

it.each([
  "",
  "weekly",
  "weekly:300",
  "weekly:300:",
  "weekly:300:5,000",
  "weekly:-1:0",
  "weekly:300:5000:1",
  "weekly:2000000:0",
  "yearly:300:0",
  ":300:0",
  "weekly:<b>:0",
  "__proto__:1:1",
])("takes %j for no budget", (text) => expect(readBudget(text)).toBeNull());

it("has to be spoken of where repayments are named beside a deposit that the cards leave out", () => {
  const says = (repayment: number, deposit: number) => saysBudget({ period: "weekly", repayment, deposit });
  expect([says(100, 5_000), says(0.5, 1), says(100, 0), says(0, 5_000), says(0, 0)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
