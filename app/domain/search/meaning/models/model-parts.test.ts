import { expect, test } from "vitest";
import { partsOfModels } from "./model-parts";

const parts = (...models: string[]) =>
  partsOfModels({ make: ["Hino", "Honda", "Kawasaki", "Triumph", "BMW"], make_model: models });

test("a beginning with its make means every model that begins so; by itself only what is a name", () => {
  const found = parts("Hino 500 FE", "Hino 500 FC", "Kawasaki Ninja 400");
  expect(found.get("hino500")).toEqual(["Hino 500 FE", "Hino 500 FC"]);
  expect(found.get("500")).toBeUndefined();
  expect(found.get("ninja")).toEqual(["Kawasaki Ninja 400"]);
});

test("an end of two words is a name too, one ordinary word or one letter is none", () => {
  expect(parts("Honda CRF Africa Twin").get("africatwin")).toEqual(["Honda CRF Africa Twin"]);
  expect(parts("Honda CRF Africa Twin").get("twin")).toBeUndefined();
  expect(parts("BMW 3 Series").get("series")).toBeUndefined();
  expect(parts("Triumph Speed 400").get("speed")).toBeUndefined();
});

test("what two makes have is nobody's", () => {
  expect(parts("Honda Tiger 1", "Triumph Tiger 900").get("tiger")).toBeUndefined();
  expect(parts("Unknown Tiger 900").size).toBe(0);
  expect(partsOfModels({}).size).toBe(0);
});

test("a model that is known of and not here is no longer one that begins so", () => {
  const found = (...models: string[]) =>
    partsOfModels({ make: ["Toyota", "Holden", "Hino"], make_model: models });
  expect([...found("Toyota Prius C", "Holden Commodore Ute").keys()].sort()).toEqual(["holdenute"]);
  expect(found("Toyota Landcruiser Prado").get("landcruiser")).toBeUndefined();
  const cruisers = ["Toyota Landcruiser 70", "Toyota Landcruiser Prado"];
  expect(found(...cruisers).get("landcruiser")).toEqual(cruisers);
  expect(found("Hino Canter Wide").get("canter")).toEqual(["Hino Canter Wide"]);
});
