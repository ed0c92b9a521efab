import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogue.server";
import { powertrainOf } from "./powertrain.server";

/** The powertrain of one trim of the catalogue. */
function trim(make: string, model: string, badge: string) {
  const found = catalogueOf("car", true).find((one) => one.make === make && one.model === model);
  const own = found?.badges.find(({ name }) => name === badge);
  if (!found || !own) throw new Error(`no ${make} ${model} ${badge}`);
  return powertrainOf({ model: found, badge: own, carType: "used", year: 2022, newPrice: own.price });
}

describe("powertrains of the catalogue", () => {
  it.each([
    ["Ford", "Mustang", "GT", 5, 8, "Petrol"],
    ["Ford", "Mustang", "EcoBoost", 2.3, 4, "Petrol"],
    ["Ford", "Ranger", "Raptor", 3, 6, "Petrol"],
    ["Holden", "Commodore", "SS V Redline", 6.2, 8, "Petrol"],
    ["Toyota", "Corolla", "ZR Hybrid", 1.8, 4, "Hybrid"],
    ["Subaru", "Liberty", "3.6R", 3.6, 6, "Petrol"],
    ["Isuzu", "D-MAX", "X-Terrain", 3, 4, "Diesel"],
    ["BMW", "X5", "xDrive30d", 3, 6, "Diesel"],
    ["Bentley", "Continental GT", "Speed", 6, 12, "Petrol"],
    ["MG", "4", "Excite 51", null, null, "Electric"],
  ])("%s %s %s has %j litres, %j cylinders, %s", (make, model, badge, litres, cylinders, fuel) => {
    expect(trim(make, model, badge)).toMatchObject({ litres, cylinders, simpleFuel: fuel });
  });

  it("use less with a smaller engine than the model's own", () => {
    expect(trim("Ford", "Mustang", "GT")?.consumption).toBe(12.7);
    expect(trim("Ford", "Mustang", "EcoBoost")?.consumption).toBe(9.3);
    expect(trim("MG", "4", "Excite 51")?.consumption).toBeNull();
  });

  it("are plausible for every trim", () => {
    for (const model of catalogueOf("car", true)) {
      for (const badge of model.badges) {
        const power = powertrainOf({ model, badge, carType: "used", year: 2020, newPrice: badge.price });
        const name = `${model.make} ${model.model} ${badge.name}`;
        if (power?.litres === null) expect(power.simpleFuel, name).toBe("Electric");
        if (power?.simpleFuel === "Electric") {
          const { range, battery, chargingAc, chargingDc } = power;
          const figures = [range, battery, chargingAc, chargingDc];
          expect(
            figures.map((figure) => (figure ?? 0) > 0),
            name,
          ).toEqual([true, true, true, true]);
          // Kilometres of a kilowatt hour: a laden truck to the most economical car.
          expect((range ?? 0) / (battery ?? 1), name).toBeGreaterThan(1.5);
          expect((range ?? 0) / (battery ?? 1), name).toBeLessThan(9);
        } else expect(power?.litres, name).toBeGreaterThan(0.5);
        const inName = /\b(\d\.\d)(?:[TRi]|\b)/.exec(badge.name)?.[1];
        if (inName !== undefined) expect(power?.litres, name).toBe(Number(inName));
      }
    }
  });
});
