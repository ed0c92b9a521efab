import { expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { tradeForm } from "./trade-form";

const asks = (isTowards: boolean) =>
  tradeForm(testConfig(), "rego", { isTowards })
    .steps.flat()
    .map(({ name }) => name);

it("asks whether it goes against another vehicle only where it was begun from none", () => {
  expect(asks(false)).toContain("tradeIn");
  expect(asks(true)).toEqual(asks(false).filter((name) => name !== "tradeIn"));
});
