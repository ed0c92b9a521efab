import { expect, it } from "vitest";
import { processorMs } from "../../../test/setup/processor-time";
import { addedToPrice } from "./price-terms";

it.each([
  "Excl. Govt. Charges",
  "excl govt charges",
  "Excluding Government Charges",
  "EGC",
  "Plus On Road Costs",
  "Plus On-Road Costs",
  "+ ORC",
  "+ORC",
  "Before on road costs",
  "Price excludes on roads",
  "Plus stamp duty and rego",
  "Incl. GST, excl. govt. charges",
  "Not including registration",
  "Ex. Gov",
])("%j leaves out what the state asks for", (type) => expect(addedToPrice(type)).toBe("charges"));

it.each(["Excl. GST", "Plus GST", "+ GST", "ex GST", "Plus delivery", "Before dealer delivery"])(
  "%j leaves out something else",
  (type) => expect(addedToPrice(type)).toBe("other"),
);

it.each([
  null,
  "",
  "  ",
  "Drive Away",
  "Driveaway",
  "Drive away, no more to pay",
  "Incl. Govt. Charges",
  "Including on road costs",
  "Incl. GST",
  "Ex demo",
  "Special",
  "Plus free floor mats",
  "Before you buy",
])("%j names nothing that is added", (type) => expect(addedToPrice(type)).toBeNull());

it("is quick for any text", async () => {
  expect(await processorMs(() => addedToPrice("plus ".repeat(20_000)))).toBeLessThan(300);
});
