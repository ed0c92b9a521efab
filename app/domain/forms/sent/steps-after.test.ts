import { expect, it } from "vitest";
import { testConfig } from "../../../../test/fixtures/listing";
import { stepsAfter } from "./steps-after";

const config = testConfig({ routes: { enabled: ["sell", "finance"] } });
const kind = (of: Parameters<typeof stepsAfter>[1]["form"]["kind"]) => ({ kind: of });
const sent = { carId: "7", vehiclePath: "/cars/x-7", values: {} };
const keys = (...given: Parameters<typeof stepsAfter>) => stepsAfter(...given).map(({ key }) => key);

it("who asks about a vehicle may trade in on it and see what it costs", () => {
  expect(stepsAfter(config, { ...sent, form: kind("enquiry") })).toEqual([
    { key: "tradeIn", href: "/cars/trade-in?car_id=7" },
    { key: "finance", href: "/finance?car_id=7" },
  ]);
});

it("nobody is asked again what they have answered or just sent", () => {
  expect(keys(config, { ...sent, form: kind("testDrive"), values: { tradeIn: "No" } })).toEqual(["finance"]);
  expect(keys(config, { ...sent, form: kind("finance") })).toEqual(["tradeIn"]);
  expect(keys(config, { ...sent, form: kind("careers") })).toEqual([]);
});

it("pages a dealer does not have are not offered", () => {
  expect(keys(testConfig({ routes: { enabled: [] } }), { ...sent, form: kind("enquiry") })).toEqual([]);
});

it("who sold and has no vehicle yet sees what there is, and who has one what the rest costs", () => {
  const nothing = { carId: null, vehiclePath: null, values: {} };
  expect(keys(config, { ...nothing, form: kind("offer"), offer: 16_500 })).toEqual(["stock"]);
  const watching = testConfig({ features: { savedSearches: true } });
  expect(keys(watching, { ...nothing, form: kind("offer"), offer: 16_500 })).toEqual(["watch"]);
  expect(stepsAfter(config, { ...sent, form: kind("offer"), offer: 16_500 })).toEqual([
    { key: "repayments", href: "/cars/x-7?fin_deposit=16500#finance" },
  ]);
});
