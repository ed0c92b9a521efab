import { expect, it } from "vitest";
import { createMapGrounds } from "./map-ground.server";

it.each([
  ["au", "Sydney", 112, 154.2],
  ["nz", "Auckland", 166, 179.3],
] as const)(
  "has the land of %s, its towns from %s on, and roads from town to town",
  async (code, first, west, east) => {
    const { coast, roads, towns } = await createMapGrounds().of(code);
    expect(towns[0]?.name).toBe(first);
    const points = coast.flat();
    expect(points.length).toBeGreaterThan(500);
    expect(points.every(({ long }) => long >= west && long <= east)).toBe(true);
    expect(roads.length).toBeGreaterThan(5);
    for (const road of roads) expect(road.length).toBeGreaterThan(1);
  },
);
