import { describe, expect, it } from "vitest";
import { type DistanceField, type Point3 } from "./point";
import { roundedBox } from "./rounded-box";
import { meshSurface, type SurfaceMesh } from "./surface-nets";

const MIN: Point3 = [-1.5, -1.5, -1.5];
const MAX: Point3 = [1.5, 1.5, 1.5];
const sphere: DistanceField = (x, y, z) => Math.hypot(x, y, z) - 1;
const torus: DistanceField = (x, y, z) => Math.hypot(Math.hypot(x, z) - 0.9, y) - 0.3;

const vertex = (values: Float32Array, index: number): Point3 => [
  values[index * 3] ?? NaN,
  values[index * 3 + 1] ?? NaN,
  values[index * 3 + 2] ?? NaN,
];

/** Volume by the divergence theorem: right only if the mesh is closed and every triangle faces outwards. */
function volume({ positions, triangles }: SurfaceMesh): number {
  let sum = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => vertex(positions, triangles[t + k] ?? NaN));
    if (a === undefined || b === undefined || c === undefined) return NaN;
    sum +=
      a[0] * (b[1] * c[2] - b[2] * c[1]) +
      a[1] * (b[2] * c[0] - b[0] * c[2]) +
      a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum / 6;
}

/** Vertices - edges + faces: 2 for a sphere, 0 for a torus. */
function eulerNumber({ positions, triangles }: SurfaceMesh): number {
  const edges = new Set<string>();
  for (let t = 0; t < triangles.length; t += 3)
    for (const [i, j] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [a = -1, b = -1] = [triangles[t + i], triangles[t + j]];
      edges.add(`${Math.min(a, b)} ${Math.max(a, b)}`);
    }
  return positions.length / 3 - edges.size + triangles.length / 3;
}

describe("meshSurface", () => {
  const ball = meshSurface(sphere, MIN, MAX, 0.1);

  it("puts every vertex on the surface, with the outward unit normal", () => {
    for (let i = 0; i < ball.positions.length / 3; i++) {
      const [x, y, z] = vertex(ball.positions, i);
      const normal = vertex(ball.normals, i);
      expect(Math.hypot(x, y, z)).toBeCloseTo(1, 3);
      expect(Math.hypot(...normal)).toBeCloseTo(1, 5);
      expect(normal[0] * x + normal[1] * y + normal[2] * z).toBeGreaterThan(0.999);
    }
  });

  it("closes the mesh and turns every triangle outwards", () => {
    expect(volume(ball)).toBeGreaterThan((4 / 3) * Math.PI * 0.97);
    expect(volume(ball)).toBeLessThan((4 / 3) * Math.PI);
    expect(eulerNumber(ball)).toBe(2);
  });

  it("keeps holes", () => {
    expect(eulerNumber(meshSurface(torus, MIN, MAX, 0.08))).toBe(0);
  });

  it("finds a small solid anywhere in a large box", () => {
    const small: DistanceField = (x, y, z) =>
      roundedBox(x - 0.93, y + 0.41, z - 0.27, [0.12, 0.12, 0.12], 0.05);
    expect(volume(meshSurface(small, MIN, MAX, 0.03))).toBeCloseTo(0.24 ** 3, 2);
  });

  it("makes nothing of an empty field", () => {
    const { positions, triangles } = meshSurface(() => 1, MIN, MAX, 0.2);
    expect([positions.length, triangles.length]).toEqual([0, 0]);
  });
});
