import { beforeAll, describe, expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { type ShownDealer, shownDealers } from "./shown-dealers";

/** A vehicle that can be had new, with what the page of its model says of it. */
interface Told {
  readonly vehicle: Vehicle;
  readonly name: string;
  readonly model: ShownDealer["models"][number];
  readonly consumption: number | null;
  /** The badge's cell in the row of this name; empty where there is none. */
  readonly cell: (label: string) => string;
}

let dealers: readonly ShownDealer[] = [];
let all: readonly Told[] = [];
let unused: readonly Vehicle[] = [];
beforeAll(async () => {
  dealers = await shownDealers(new Date("2026-11-22T03:00:00Z"));
  unused = dealers.flatMap(({ stock }) => stock).filter((one) => one.car_type !== "used");
  all = dealers.flatMap((dealer) => dealer.stock.flatMap((vehicle) => toldOf(vehicle, dealer)));
});

function toldOf(vehicle: Vehicle, { models }: ShownDealer): Told[] {
  if (vehicle.car_type === "used") return [];
  return models.flatMap((model) => {
    const { make, name, stockName, badges, specifications } = model;
    if (make !== vehicle.make || (stockName ?? name).toLowerCase() !== vehicle.model.toLowerCase()) return [];
    const at = badges.findIndex((one) => one.name.toLowerCase() === vehicle.badge?.toLowerCase());
    const cell = (label: string) => specifications.find((one) => one.label === label)?.values[at] ?? "";
    return [{ vehicle, name: vehicle.name, model, consumption: badges[at]?.consumption ?? null, cell }];
  });
}

/** `143 or 147 kW`, `2,480 kg`: the numbers of a cell that ends in this unit. */
function numbers(text: string, unit: string): readonly number[] {
  if (!text.endsWith(` ${unit}`)) return [];
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(",", "")));
}

/** Holds for everyone whose page says it, of whom there are some. */
function agrees(least: number, said: (one: Told) => readonly unknown[], own: (one: Told) => unknown): void {
  const telling = all.filter((one) => said(one).length > 0);
  expect(telling.length).toBeGreaterThanOrEqual(least);
  const wrong = telling.filter((one) => !said(one).includes(own(one)));
  expect(wrong.map((one) => `${one.name}: ${String(own(one))}, page ${said(one).join(" or ")}`)).toEqual([]);
}

/** The value of a fact with exactly this label, in this unit. */
const fact = (label: string, unit: string) => (one: Told) =>
  one.model.facts.filter((found) => found.label === label).flatMap(({ value }) => numbers(value, unit));

describe("what is new in stock is as its dealer's page of the model says", () => {
  it("in how long its body is, to the two decimals of the vehicle's own page", () => {
    agrees(
      3,
      ({ cell }) => numbers(cell("Length, body"), "m"),
      ({ vehicle }) => Math.round((vehicle.caravan?.body_length ?? 0) * 30.48) / 100,
    );
  });

  it("in how far it goes on electricity, and in its battery", () => {
    agrees(
      10,
      ({ cell }) => numbers(cell("Range, WLTP"), "km"),
      ({ vehicle }) => vehicle.variant?.electric_range_km,
    );
    agrees(
      10,
      ({ cell }) => numbers(cell("Battery"), "kWh"),
      ({ vehicle }) => vehicle.variant?.battery_capacity_kwh,
    );
  });

  it("in what it burns", () => {
    agrees(
      100,
      ({ consumption }) => (consumption === null ? [] : [consumption]),
      ({ vehicle }) => vehicle.variant?.fuelconsumptioncombined,
    );
  });

  it("in power and torque", () => {
    agrees(
      100,
      ({ cell }) => numbers(cell("Power"), "kW"),
      ({ vehicle }) => vehicle.variant?.power,
    );
    agrees(1, fact("3.3 L V6 diesel", "kW"), ({ vehicle }) => vehicle.variant?.power);
    for (const label of ["At 3,100 rpm", "From 1,600 rpm"])
      agrees(1, fact(label, "Nm"), ({ vehicle }) => Number.parseInt(vehicle.variant?.torque ?? "", 10));
  });

  it("in its engine", () => {
    agrees(
      20,
      ({ cell }) => numbers(/[\d.]+(?: or [\d.]+)? L\b/.exec(cell("Engine"))?.[0] ?? "", "L"),
      ({ vehicle }) => vehicle.engine_size_litres,
    );
    agrees(
      20,
      ({ cell }) => (/turbo/.test(cell("Engine")) ? ["Turbo"] : []),
      ({ vehicle }) => vehicle.variant?.induction,
    );
    agrees(
      10,
      ({ cell }) => (/^(?!.* or ).*\bV(\d)/.exec(cell("Engine")) ?? []).slice(1).map(Number),
      ({ vehicle }) => vehicle.variant?.cylinders,
    );
  });

  it("in drive and gearbox", () => {
    const drives = { FWD: /front/i, RWD: /rear|4x2/i, AWD: /all-wheel/i, "4WD": /4x4/i };
    agrees(
      50,
      ({ cell }) =>
        Object.entries(drives).flatMap(([drive, words]) => (words.test(cell("Drive")) ? [drive] : [])),
      ({ vehicle }) => vehicle.drive,
    );
    agrees(
      10,
      ({ cell }) => {
        const text = cell("Gearbox");
        const automatic = /auto|dual clutch/.test(text) ? ["Automatic"] : [];
        return [...automatic, ...(text.includes("manual") ? ["Manual"] : [])];
      },
      ({ vehicle }) => vehicle.simple_transmission,
    );
  });

  it("in what it tows and loads, in seats and tank", () => {
    const towing = fact("Braked towing", "kg");
    agrees(40, towing, ({ vehicle }) => vehicle.variant?.towingcapacitybraked);
    agrees(
      5,
      ({ cell }) => numbers(cell("Towing, braked"), "kg"),
      ({ vehicle }) => vehicle.variant?.towingcapacitybraked,
    );
    agrees(
      5,
      ({ cell }) => numbers(cell("Payload"), "kg"),
      ({ vehicle }) => vehicle.variant?.payload,
    );
    agrees(
      10,
      ({ cell }) => (/\b\d{1,2}\b/.exec(cell("Seats")) ?? []).map(Number),
      ({ vehicle }) => vehicle.seats,
    );
    agrees(3, fact("Fuel", "L"), ({ vehicle }) => vehicle.variant?.fuelcapacity);
  });

  it("in the masses, berths and axles of a caravan", () => {
    agrees(
      10,
      ({ cell }) => numbers(cell("Tare"), "kg"),
      ({ vehicle }) => vehicle.caravan?.tare_weight,
    );
    agrees(
      10,
      ({ cell }) => numbers(cell("Aggregate mass"), "kg"),
      ({ vehicle }) => vehicle.caravan?.aggregate_trailer_mass,
    );
    agrees(
      10,
      ({ cell }) => (cell("Berths") === "" ? [] : [Number(cell("Berths"))]),
      ({ vehicle }) => vehicle.caravan?.sleeps,
    );
    const axles: Readonly<Record<string, string>> = { One: "Single", Two: "Tandem" };
    agrees(
      3,
      ({ cell }) => [axles[cell("Axles")] ?? []].flat(),
      ({ vehicle }) => vehicle.caravan?.axle_type,
    );
  });

  it.each([
    [
      "Leather Seats",
      "Seats",
      /^(?:fabric|cloth|syntex)\b(?!.* or )/i,
      /^(?:quilted )?leather\b(?!.*option)/i,
    ],
    ["Ventilated Front Seats", "Seats", /^(?:fabric|cloth)$/i, /cooled/],
    ["Panoramic Sunroof", "Roof", /steel/i, /glass/],
    ["Alloy Wheels", "Wheels", /steel/, /alloy/],
    ["Power Tailgate", "Tailgate", /manual/i, /powered/i],
    ["LED Headlights", "Lights", /halogen/i, /\bLED\b/],
    ["Full Ensuite", "Shower and toilet", /no/i, /yes/i],
  ])("in having %s or not", (feature, label, denied, given) => {
    agrees(
      1,
      ({ cell }) => (denied.test(cell(label)) ? [false] : given.test(cell(label)) ? [true] : []),
      ({ vehicle }) => vehicle.standardEquipment.includes(feature),
    );
    const without = all.filter(({ vehicle }) => vehicle.filtered_features.includes(feature));
    expect(without.filter(({ cell }) => denied.test(cell(label))).map(({ name }) => name)).toEqual([]);
  });
});

it("what is new in stock plays no discs, and is lined with what its seats are covered with", () => {
  expect(unused.length).toBeGreaterThan(500);
  const discs = unused.filter(({ standardEquipment }) => standardEquipment.includes("CD Player"));
  expect(discs.map(({ name }) => name)).toEqual([]);
  const lined = unused.filter(({ standardEquipment, interior_colour: inside }) =>
    (standardEquipment.includes("Leather Seats") ? /cloth/i : /leather/i).test(inside ?? ""),
  );
  expect(lined.map(({ name }) => name)).toEqual([]);
});

it("electric vehicles do not all have the same power and torque", () => {
  const electric = unused.filter(({ simple_fuel: fuel }) => fuel === "Electric");
  expect(new Set(electric.map(({ variant }) => variant?.power)).size).toBeGreaterThan(8);
  expect(new Set(electric.map(({ variant }) => variant?.torque)).size).toBeGreaterThan(8);
});

it("a model that is sold as a ute or car stands under no heading of trucks", () => {
  let checked = 0;
  for (const { models, stock } of dealers)
    for (const { name, stockName, make, category } of models) {
      const kinds = stock
        .filter((one) => one.make === make && one.model.toLowerCase() === (stockName ?? name).toLowerCase())
        .map(({ item_type: kind }) => kind);
      if (kinds.some((kind) => kind !== "truck")) expect(category, name).not.toMatch(/truck/i);
      checked += kinds.length;
    }
  expect(checked).toBeGreaterThan(10);
});

it("a home page's way to explore a model leads to that model's page", () => {
  const ways = dealers.flatMap(({ config, models }) => {
    const texts = JSON.stringify(config.home.blocks);
    const found = texts.matchAll(/"label":"Explore ([^"]+)"[^{}]*?"path":"([^"?]+)/g);
    return [...found].map(([, name, path]) => ({
      path,
      own: models.filter((one) => one.name === name).map(({ slug }) => `/${slug}`),
    }));
  });
  expect(ways.length).toBeGreaterThan(0);
  for (const { path, own } of ways) expect(own).toContain(path);
});
