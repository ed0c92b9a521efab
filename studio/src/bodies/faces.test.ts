import { describe, expect, it } from "vitest";
import { type BodySpec } from "../bodywork/body-spec";
import { BODIES } from "./catalogue";

/** A fuel flap is at least this far behind the rear door's handle, metres; the door itself ends sooner. */
const FLAP_BEHIND_HANDLE = 0.27;

/** What a buyer tells makes apart by, as one line. */
const signature = ({ grille, headlamp, tailLamp, wheel, fogLamp }: BodySpec): Record<string, string> => ({
  nose: [grille, headlamp?.style, headlamp?.daytime, fogLamp].join(" "),
  tail: [tailLamp?.style, tailLamp?.bar === undefined ? "" : "bar", tailLamp?.smoked].join(" "),
  wheel: [wheel.style, wheel.finish].join(" "),
});

const facesOf = (body: string): [string, BodySpec][] =>
  Object.entries<BodySpec>(BODIES).filter(([name]) => name.replace(/[A-Z]$/, "") === body);

describe.each([
  ["suv", 8],
  ["ute", 5],
  ["hatch", 4],
  ["sedan", 3],
  ["wagon", 3],
  ["coupe", 2],
  ["van", 2],
])("faces of the %s", (body, count) => {
  it(`are ${count}`, () => {
    expect(facesOf(body)).toHaveLength(count);
  });

  it("differ in nose, wheel and outline of the headlamps", () => {
    const faces = facesOf(body).map(([, spec]) => spec);
    for (const read of [
      (spec: BodySpec) => signature(spec).nose,
      (spec: BodySpec) => signature(spec).wheel,
      (spec: BodySpec) => JSON.stringify(spec.outlines?.head?.points),
      (spec: BodySpec) => JSON.stringify(spec.glasshouse),
    ])
      expect(new Set(faces.map(read)).size).toBe(count);
    // Behind a tray there is none.
    const tails = faces.flatMap(({ outlines }) =>
      outlines?.tail === undefined ? [] : [JSON.stringify(outlines.tail.points)],
    );
    expect(new Set(tails).size).toBe(tails.length);
  });
});

it("gives sedan, wagon, coupe and hatch a nose of their own", () => {
  const { sedan, wagon, coupe, hatch } = BODIES;
  const noses = [sedan, wagon, coupe, hatch].map((spec: BodySpec) => signature(spec).nose);
  expect(new Set(noses).size).toBe(noses.length);
});

it.each(["hatchD", "sedanC", "suvG", "suvH"] as const)(
  "gives the electric %s neither exhaust nor grille nor fuel flap",
  (name) => {
    const spec: BodySpec = BODIES[name];
    expect(spec.exhaust).toBeUndefined();
    if (spec.outlines?.grille !== undefined) expect(spec.grille).toBe("panel");
    const behindRearDoor = Math.min(...(spec.handles ?? []).map(([x]) => x)) - FLAP_BEHIND_HANDLE;
    expect((spec.lines ?? []).filter(([x]) => x < behindRearDoor)).toEqual([]);
  },
);
