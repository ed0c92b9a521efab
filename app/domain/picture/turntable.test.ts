import { expect, it } from "vitest";
import { PAINTS } from "./paint-palette";
import type { PicturedVehicle } from "./stand-in-pictures";
import { parseStudioPicture, spinView } from "./studio-picture";
import { isStudioShape, SPIN_FRAMES, STUDIO_SHAPES } from "./studio-shapes";
import { turntableOf } from "./turntable";

const vehicle = (item_type: PicturedVehicle["item_type"], simple_body: PicturedVehicle["simple_body"]) => ({
  item_type,
  simple_body,
  make: "Kia",
  model: "Sorento",
  year: 2023,
  simple_fuel: "Diesel",
  colour: "Red",
});

/** Shapes the studio has photographed from all around. */
const TURNING = Object.entries(STUDIO_SHAPES)
  .filter(([, views]) => views.some((view: string) => view.startsWith("spin")))
  .map(([shape]) => shape);

it("is a full turn from the view of the first photograph on, in the vehicle's own face and paint, for bodies that have one, and nothing for the others", () => {
  for (const body of ["suv", "ute", "hatch", "sedan", "van", "coupe"] as const) {
    const turntable = turntableOf(vehicle("car", body));
    if (turntable === null) continue;
    expect(TURNING).toContain(turntable.shape);
    const frames = turntable.frames.map((address) => parseStudioPicture(address));
    expect(frames).toHaveLength(SPIN_FRAMES);
    for (const [index, frame] of frames.entries()) {
      expect(frame).toEqual({
        body: turntable.shape,
        view: spinView((index + 4) % SPIN_FRAMES),
        paint: PAINTS.red,
      });
    }
    expect(parseStudioPicture(turntable.interior?.still ?? "")).toMatchObject({ view: "hero" });
  }
});

it("is missing where the studio has no turntable of the face", () => {
  expect(turntableOf(vehicle("truck", null))).toBeNull();
  expect(isStudioShape("suvZ")).toBe(false);
});
