import { expect, it } from "vitest";
import { nearestLocation } from "./nearest-location";

const at = (id: string, lat: number | null, long: number | null) => ({ id, address: { lat, long } });
const BRISBANE = { lat: -27.47, long: 153.02 };
const [cairns, perth, lost] = [
  at("cairns", -16.92, 145.77),
  at("perth", -31.95, 115.86),
  at("lost", null, 1),
];

it("is the one fewest kilometres away (LOC-16)", () => {
  expect(nearestLocation([perth, cairns, lost], BRISBANE)?.id).toBe("cairns");
  expect(nearestLocation([cairns, at("twin", -16.92, 145.77)], BRISBANE)?.id).toBe("cairns");
  expect(nearestLocation([at("here", BRISBANE.lat, BRISBANE.long), cairns], BRISBANE)?.id).toBe("here");
});

it("is none where no position is known", () => {
  expect(nearestLocation([lost], BRISBANE)).toBeNull();
  expect(nearestLocation([], BRISBANE)).toBeNull();
});
