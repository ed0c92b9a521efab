import { type DistanceField, type Point3 } from "./point";

/** Cells per side of the blocks that are skipped as a whole when no surface can be in them. */
export const BLOCK = 8;

/** A box of grid points whose distances are computed when first asked for. */
export class Lattice {
  readonly #field: DistanceField;
  readonly #values: Float32Array;
  readonly origin: Point3;
  readonly cell: number;
  /** Cells along x, y and z, whole blocks each. */
  readonly cells: Point3;

  constructor(field: DistanceField, min: Point3, max: Point3, cell: number) {
    const blocks = (low: number, high: number): number => Math.ceil((high - low) / cell / BLOCK) * BLOCK;
    this.#field = field;
    this.origin = min;
    this.cell = cell;
    this.cells = [blocks(min[0], max[0]), blocks(min[1], max[1]), blocks(min[2], max[2])];
    this.#values = new Float32Array(this.size).fill(NaN);
  }

  /** Number of grid points. */
  get size(): number {
    return (this.cells[0] + 1) * (this.cells[1] + 1) * (this.cells[2] + 1);
  }

  /** Place of a grid point in a flat array. */
  index(i: number, j: number, k: number): number {
    return (k * (this.cells[1] + 1) + j) * (this.cells[0] + 1) + i;
  }

  /** Distance at a grid point. */
  at(i: number, j: number, k: number): number {
    const place = this.index(i, j, k);
    const known = this.#values[place] ?? NaN;
    if (!Number.isNaN(known)) return known;
    const { origin, cell } = this;
    const value = this.#field(origin[0] + i * cell, origin[1] + j * cell, origin[2] + k * cell);
    this.#values[place] = value;
    return value;
  }
}
