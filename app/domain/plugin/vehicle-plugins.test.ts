import { describe, expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { documentPlugin } from "./plugins";
import { pluginQuestion, pluginService } from "./vehicle-plugins";

const URL = "https://gauge.example/v1";
const used = vehicleWith(7, { vin: "6FPAAAJGSW6A12345" });
const withPlugins = (plugins: readonly object[], over: object = {}) =>
  testConfig({ features: { plugins }, ...over });

describe("the service of a plug-in (TEN-17 to TEN-20)", () => {
  it("is there for a used vehicle of a dealer that gives its address, by name or by feature", () => {
    const config = withPlugins([
      { name: "Autogauge", url: URL },
      { feature: "Car Analysis", url: `${URL}/analysis`, keyEnv: "PLUGIN_SECRET_A" },
    ]);
    expect(pluginService("autogauge", used, config)).toMatchObject({ url: URL, keyEnv: null });
    expect(pluginService("car-analysis", used, config)).toMatchObject({
      url: `${URL}/analysis`,
      keyEnv: "PLUGIN_SECRET_A",
    });
    expect(pluginService("ppsr-report", used, config)).toBeNull();
  });

  it("is off without an address", () => {
    expect(pluginService("autogauge", used, withPlugins([{ name: "Autogauge" }]))).toBeNull();
    expect(pluginService("autogauge", used, testConfig())).toBeNull();
  });

  it.each([
    ["new", { car_type: "new" }],
    ["a demonstrator", { car_type: "demo" }],
    ["sold", { status: "sold", sold: true }],
    ["known by neither VIN nor registration", { vin: null }],
    ["known by blanks alone", { vin: " ", regplate: " " }],
  ] as const)("is not there for a vehicle that is %s", (_, changes) => {
    const config = withPlugins([{ name: "Autogauge", url: URL }]);
    const vehicle = vehicleWith(7, { vin: "6FPAAAJGSW6A12345", ...changes });
    expect(pluginService("autogauge", vehicle, config)).toBeNull();
  });

  it("is not there on a page without its section", () => {
    const config = withPlugins([{ name: "Autogauge", url: URL }], { vehicle: { sections: ["keyInfo"] } });
    expect(pluginService("autogauge", used, config)).toBeNull();
  });
});

describe("what a plug-in is asked", () => {
  it("names VIN, registration, state and language", () => {
    const vehicle = vehicleWith(7, { vin: " 6FPAAAJGSW6A12345", regplate: "123 ABC", state: "QLD" });
    expect(pluginQuestion(vehicle, testConfig())).toEqual({
      vin: "6FPAAAJGSW6A12345",
      registration: "123 ABC",
      state: "QLD",
      language: "en-AU",
    });
  });

  it("takes the state of the yard where the vehicle names none, and says nothing of what nobody knows", () => {
    const location = { id: "yard", name: "Yard", slug: "yard", address: { state: "NSW" } };
    const vehicle = vehicleWith(7, { regplate: "123ABC", location });
    expect(pluginQuestion(vehicle, testConfig())).toMatchObject({ vin: null, state: "NSW" });
    expect(pluginQuestion(used, testConfig())).toMatchObject({ registration: null, state: null });
  });
});

it("knows documents by the segment of their address", () => {
  expect(["car-analysis", "ppsr-report", "autogauge", "", undefined].map(documentPlugin)).toEqual([
    "car-analysis",
    "ppsr-report",
    null,
    null,
    null,
  ]);
});
