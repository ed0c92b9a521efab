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
