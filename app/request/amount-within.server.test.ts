import { expect, it } from "vitest";
import { siteConfig } from "../../test/fixtures/site";
import { amountWithin } from "./checkout-context.server";

it("takes amounts from payments.least to payments.most, both included", () => {
  const config = { payments: { ...siteConfig().payments, least: 20, most: 500 } };
  expect([20, 500].map((amount) => amountWithin(amount, config))).toEqual([null, null]);
  expect(amountWithin(19.99, config)).toEqual({ problem: "tooLittle", limit: 20 });
  expect(amountWithin(500.01, config)).toEqual({ problem: "tooMuch", limit: 500 });
});
