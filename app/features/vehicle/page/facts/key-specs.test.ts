import { expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { testConfig } from "../../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../../test/fixtures/vehicle";
import { keySpecs } from "./key-specs";
import { variantSpecs } from "./spec-rows";

const NOW = new Date("2026-11-21T00:00:00Z");
const format = formatterFor("en-AU", "AUD", "Australia/Sydney");
const t = serverTranslator("en-AU", {});
const context = { format, t, now: NOW, config: testConfig(), showUnregistered: false };

function specsOf(caravan: Partial<NonNullable<Vehicle["caravan"]>>) {
  const vehicle = vehicleWith(1, { item_type: "caravan", caravan });
  const rows = keySpecs(vehicle, context);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

it("gives a caravan's length and width in feet and metres (SPEC-04, SPEC-05, ENT-14, OPEN-82)", () => {
  expect(specsOf({ body_length: 18.57, body_width: 8 })).toMatchObject({
    bodyLength: "18.6 ft (5.66 m)",
    bodyWidth: "8.0 ft (2.44 m)",
  });
});

it("keeps its decimals and rounds to them", () => {
  expect(specsOf({ body_length: 20.04, body_width: 8.2 })).toMatchObject({
    bodyLength: "20.0 ft (6.11 m)",
    bodyWidth: "8.2 ft (2.50 m)",
  });
});

it("leaves out what is not known (OPEN-81)", () => {
  const specs = specsOf({ body_length: null, body_width: 0, sleeps: 4 });
  expect(specs).not.toHaveProperty("bodyLength");
  expect(specs).not.toHaveProperty("bodyWidth");
  expect(specs["sleeps"]).toBe("4");
});

it("rounds an engine's litres to one decimal (SPEC-06)", () => {
  const engineOf = (litres: number | null) => {
    const vehicle = vehicleWith(1, { engine_size: "2,488 cc", engine_size_litres: litres });
    const rows = keySpecs(vehicle, context);
    return rows.find(({ key }) => key === "engine")?.value;
  };
  expect([2.488, 1.96, 3, 0.95].map(engineOf)).toEqual(["2.5 L", "2.0 L", "3.0 L", "1.0 L"]);
  expect(engineOf(null)).toBe("2,488 cc");
  const variant = { enginesize: null, enginesize_litres: 2.755 };
  expect(variantSpecs(vehicleWith(1, { variant }), { format, t })).toEqual([
    expect.objectContaining({ key: "engineSize", value: "2.8 L" }),
  ]);
});

it("says what has become of a registration by the dealer\u2019s calendar, and nothing of one that is not known (SPEC-01, SPEC-07)", () => {
  // Half past midnight on 22 November in Brisbane.
  const now = new Date("2026-11-21T14:30:00Z");
  const registrationOf = (expiry: string | null, showUnregistered = true) =>
    keySpecs(vehicleWith(1, { rego_expiry: expiry }), { ...context, now, showUnregistered }).find(
      ({ key }) => key === "registration",
    )?.value;
  expect(registrationOf(null)).toBeUndefined();
  expect(registrationOf("2026-11-21")).toBe("Unregistered");
  expect(registrationOf("2026-11-21", false)).toBeUndefined();
  expect(registrationOf("2026-11-22")).toMatch(/^Expires on 22/);
});

it("does not say a body that only names the kind of vehicle once more", () => {
  const bodyOf = (body: string | null, kind: Vehicle["item_type"]) =>
    keySpecs(vehicleWith(1, { body, item_type: kind }), context).find(({ key }) => key === "body")?.value;
  expect(bodyOf("Caravan", "caravan")).toBeUndefined();
  expect(bodyOf(" truck ", "truck")).toBeUndefined();
  expect(bodyOf("Pop Top", "caravan")).toBe("Pop Top");
  expect(bodyOf("Sedan", "car")).toBe("Sedan");
});

it("says what a truck weighs and how its axles are laid out, and what anything may carry", () => {
  const variant = { grossvehiclemass: 13_980, payload: 7_700, axleconfiguration: "6x4" };
  const saidOf = (item_type: Vehicle["item_type"]) =>
    Object.fromEntries(
      keySpecs(vehicleWith(1, { item_type, variant }), context).map(({ key, value }) => [key, value]),
    );
  expect(saidOf("truck")).toMatchObject({ payload: "7,700 kg", grossMass: "13,980 kg", axles: "6x4" });
  const car = saidOf("car");
  expect(car).toHaveProperty("payload", "7,700 kg");
  expect(car).not.toHaveProperty("grossMass");
  expect(car).not.toHaveProperty("axles");
});

it("says how far an electric vehicle goes, what its battery holds and how it charges", () => {
  const saidOf = (variant: Partial<NonNullable<Vehicle["variant"]>>) =>
    Object.fromEntries(
      keySpecs(vehicleWith(1, { simple_fuel: "Electric", variant }), context).map(({ key, value }) => [
        key,
        value,
      ]),
    );
  const whole = {
    electric_range_km: 1_050,
    battery_capacity_kwh: 77.4,
    charging_ac_kw: 11,
    charging_dc_kw: 233,
  };
  expect(saidOf(whole)).toMatchObject({
    electricRange: "1,050 km",
    battery: "77.4 kWh",
    charging: "11 kW AC, 233 kW DC",
  });
  expect(saidOf({ charging_ac_kw: 7.4 })["charging"]).toBe("7.4 kW AC");
  expect(saidOf({ charging_dc_kw: 50 })["charging"]).toBe("50 kW DC");
  const none = saidOf({ electric_range_km: 0, battery_capacity_kwh: null });
  for (const key of ["electricRange", "battery", "charging"]) expect(none).not.toHaveProperty(key);
});
