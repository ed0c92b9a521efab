import { type Polygon } from "./point";
import { polygonDistance } from "./polygon-distance";

/** The four weights of a uniform cubic B-spline at fraction `t` of a cell. */
export function splineWeights(t: number): readonly [number, number, number, number] {
  const t2 = t * t;
  const t3 = t2 * t;
  return [
    (1 - 3 * t + 3 * t2 - t3) / 6,
    (4 - 6 * t2 + 3 * t3) / 6,
    (1 + 3 * t + 3 * t2 - 3 * t3) / 6,
    t3 / 6,
  ];
}

/**
 * Distance field of a polygon, sampled once on a grid and read back through a cubic B-spline. The spline is twice
 * differentiable, so reflections on the finished panel have no kinks where the outline has some.
 */
export class ProfileGrid {
  readonly #left: number;
  readonly #bottom: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #cell: number;
  readonly #distances: Float32Array;

  /** `cell` is the grid's spacing and `margin` how far it reaches beyond the polygon, metres. */
  constructor(polygon: Polygon, cell = 0.014, margin = 0.5) {
    const xs = polygon.map(([x]) => x);
    const ys = polygon.map(([, y]) => y);
    this.#cell = cell;
    this.#left = Math.min(...xs) - margin;
    this.#bottom = Math.min(...ys) - margin;
    this.#columns = Math.ceil((Math.max(...xs) - Math.min(...xs) + 2 * margin) / cell) + 1;
    this.#rows = Math.ceil((Math.max(...ys) - Math.min(...ys) + 2 * margin) / cell) + 1;
    this.#distances = new Float32Array(this.#columns * this.#rows);
    for (let row = 0; row < this.#rows; row++)
      for (let column = 0; column < this.#columns; column++)
        this.#distances[row * this.#columns + column] = polygonDistance(
          polygon,
          this.#left + column * cell,
          this.#bottom + row * cell,
        );
  }

  /** Smoothed signed distance at (x, y); beyond the grid the distance to its border is added. */
  at(x: number, y: number): number {
    const u = (x - this.#left) / this.#cell;
    const v = (y - this.#bottom) / this.#cell;
    const cu = Math.min(Math.max(u, 1), this.#columns - 3.001);
    const cv = Math.min(Math.max(v, 1), this.#rows - 3.001);
    const beyond = cu !== u || cv !== v ? Math.hypot(u - cu, v - cv) * this.#cell : 0;
    return this.#spline(cu, cv) + beyond;
  }

  #spline(u: number, v: number): number {
    const column = Math.floor(u);
    const row = Math.floor(v);
    const [a0, a1, a2, a3] = splineWeights(u - column);
    const [b0, b1, b2, b3] = splineWeights(v - row);
    const d = this.#distances;
    const along = (o: number): number =>
      a0 * (d[o] ?? 0) + a1 * (d[o + 1] ?? 0) + a2 * (d[o + 2] ?? 0) + a3 * (d[o + 3] ?? 0);
    const width = this.#columns;
    const first = (row - 1) * width + column - 1;
    return (
      b0 * along(first) +
      b1 * along(first + width) +
      b2 * along(first + 2 * width) +
      b3 * along(first + 3 * width)
    );
  }
}
