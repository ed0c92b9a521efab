import { expect, it } from "vitest";
import { readBudget, writeBudget } from "./budget-address";

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
  "weekly:<b>:0",
  "__proto__:1:1",
])("takes %j for no budget", (text) => expect(readBudget(text)).toBeNull());
