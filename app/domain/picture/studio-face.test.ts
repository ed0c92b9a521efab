import { describe, expect, it } from "vitest";
import { BODY_TYPES } from "../vehicle/body-types";
import { KNOWN_FOR } from "./known-models";
import { type FacedVehicle, charactersOf, studioShapeOf } from "./studio-face";
import { STUDIO_SHAPES } from "./studio-shapes";

const car = (simple_body: FacedVehicle["simple_body"], make: string, model: string): FacedVehicle => ({
  item_type: "car",
  simple_body,
  make,
  model,
});

describe("a vehicle's shape", () => {
  it("is one the studio has, for every body type and kind", () => {
    const kinds = [
      ...BODY_TYPES.map((type) => car(type, "Holden", "Commodore")),
      ...(["caravan", "motorcycle", "truck"] as const).map((item_type) => ({
        ...car(null, "Some", "Thing"),
        item_type,
      })),
      car(null, "", ""),
    ];
    for (const one of kinds) expect(Object.keys(STUDIO_SHAPES)).toContain(studioShapeOf(one));
  });

  it("is of the body, whatever face it has", () => {
    expect(studioShapeOf(car("wagon", "Skoda", "Octavia"))).toMatch(/^wagon[A-Z]?$/);
    expect(studioShapeOf(car(null, "Skoda", "Octavia"))).toMatch(/^suv[A-Z]?$/);
    expect(studioShapeOf({ ...car("suv", "Yamaha", "MT-07"), item_type: "motorcycle" })).toMatch(
      /^motorcycle[A-Z]?$/,
    );
  });

  it("depends on make and model, not on how a feed writes them", () => {
    for (const model of ["RAV4", "Kluger", "C-HR", "Corolla Cross", "Fortuner"]) {
      expect(studioShapeOf(car("suv", " TOYOTA ", model.toLowerCase()))).toBe(
        studioShapeOf(car("suv", "Toyota", model)),
      );
    }
  });
});

describe("what a model is known for", () => {
  it.each([
    ["Jeep", "Wrangler Unlimited", "equipped"],
    ["Tesla", "Model Y", "electric"],
    ["Ford", "Mustang Mach-E", "electric"],
    ["Ford", "Mustang", "muscle"],
    ["Toyota", "Landcruiser 70", "work"],
    ["Volvo", "V60 Cross Country", "allRoad"],
    ["Ducati", "Panigale V4", "faired"],
    ["Harley-Davidson", "Fat Boy", "cruiser"],
    ["Harley-Davidson", "Pan America 1250", "adventure"],
    ["Land Rover", "Discovery Sport", "family"],
  ])("%s %s is %s", (make, model, character) => {
    expect(charactersOf(car(null, make, model))[0]).toBe(character);
  });

  it("goes by the name before the body type, and is nothing for most", () => {
    expect(charactersOf(car("4x4", "Ram", "1500"))).toEqual(["tough", "boxy"]);
    expect(charactersOf(car("suv", "Mercedes-Benz", "GLA"))).not.toContain("boxy");
    expect(charactersOf(car("suv", "Hyundai", "Tucson"))).toEqual([]);
  });
});

describe("what a badge, seats and a feed's own word for a body tell", () => {
  it("tells a special edition from the model it is built on", () => {
    expect(charactersOf({ ...car("ute", "Ford", "Ranger"), badge: "Raptor" })[0]).toBe("equipped");
    expect(charactersOf({ ...car("ute", "Ford", "Ranger"), badge: "XLT" })[0]).toBe("tough");
  });

  it.each([
    ["Tipper", null, "tipper"],
    ["Vanpack", null, "boxed"],
    [null, "Pantech", "boxed"],
    ["6x4 Prime Mover", null, "primeMover"],
    ["MWB", "Cab Chassis", undefined],
  ])("a truck with the badge %s and the body %s is %s", (badge, body, character) => {
    const truck = {
      item_type: "truck",
      simple_body: "lightTruck",
      make: "Isuzu",
      model: "NPR 65-190",
    } as const;
    expect(charactersOf({ ...truck, badge, body })[0]).toBe(character);
  });

  it("gives a ute the cab that its seats ask for", () => {
    const single = studioShapeOf({ ...car("cabChassis", "Toyota", "Landcruiser 70"), seats: 2 });
    const double = studioShapeOf({ ...car("cabChassis", "Toyota", "Landcruiser 70"), seats: 5 });
    expect(single).toBe("uteC");
    expect(double).not.toBe("uteC");
    expect(studioShapeOf({ ...car("ute", "Great Wall", "V200"), seats: 2 })).toBe("uteC");
    expect(studioShapeOf({ ...car("ute", "Toyota", "Hilux"), seats: 5 })).toBe("ute");
  });
});

describe("an electric vehicle", () => {
  const fuelled = (simple_fuel: string | null, one: FacedVehicle): FacedVehicle => ({ ...one, simple_fuel });

  it.each([
    ["suv", "Hyundai", "Kona", "suvG"],
    ["suv", "Ford", "Mustang Mach-E", "suvG"],
    ["suv", "Kia", "EV9", "suvH"],
    ["4x4", "Mercedes-Benz", "G-Class", "suvH"],
    ["hatch", "Nissan", "Leaf", "hatchD"],
    ["hatch", "MG", "4", "hatchD"],
    ["ev", "MINI", "Cooper", "hatchD"],
    ["sedan", "Genesis", "G80", "sedanC"],
    ["wagon", "Porsche", "Taycan", "wagonB"],
  ] as const)("%s %s %s has the electric face of its body: %s", (body, make, model, shape) => {
    expect(studioShapeOf(fuelled("Electric", car(body, make, model)))).toBe(shape);
  });

  it("with a third row is a family car, whatever its name", () => {
    const shape = (seats: number) =>
      studioShapeOf({ ...fuelled("Electric", car("suv", "New", "Make")), seats });
    expect([5, 6, 7].map(shape)).toEqual(["suvG", "suvH", "suvH"]);
  });

  it("is known by its name while nobody says its fuel", () => {
    expect(studioShapeOf(car("suv", "Toyota", "bZ4X"))).toBe("suvG");
    expect(studioShapeOf(car("suv", "Kia", "EV9"))).toBe("suvH");
    expect(studioShapeOf(fuelled(null, car("hatch", "Nissan", "Leaf")))).toBe("hatchD");
  });

  it("keeps what it is built for where its body has no electric face", () => {
    expect(studioShapeOf(fuelled("Electric", { ...car("cabChassis", "LDV", "eT60"), seats: 2 }))).toBe(
      "uteC",
    );
    expect(studioShapeOf(fuelled("Electric", car("van", "Ford", "E-Transit")))).toBe("van");
  });

  it.each(["Petrol", "Diesel", "Hybrid", "PHEV"])("is none that says %s", (fuel) => {
    const electric = ["hatchD", "sedanC", "suvG", "suvH"];
    const named = Object.values(KNOWN_FOR).flat();
    for (const name of named) {
      for (const body of BODY_TYPES) {
        const shape = studioShapeOf({ ...fuelled(fuel, car(body, name, "")), seats: 7 });
        expect(electric).not.toContain(shape);
      }
    }
  });
});

it("gives a dealer's range of one make several pictures of one body", () => {
  const models = ["RAV4", "Kluger", "Landcruiser", "C-HR", "Yaris Cross"];
  expect(new Set(models.map((model) => studioShapeOf(car("suv", "Toyota", model)))).size).toBe(5);
  const bikes = ["MT-07", "YZF-R1", "Tenere 700", "WR450F", "NMAX 155"];
  const shapes = bikes.map((model) =>
    studioShapeOf({ ...car(null, "Yamaha", model), item_type: "motorcycle" }),
  );
  expect(new Set(shapes).size).toBe(5);
});
