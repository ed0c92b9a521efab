import { BLOCK, Lattice } from "./lattice";
import { type DistanceField, type Point3 } from "./point";
import { settleOnSurface } from "./settle";

/** A triangle mesh with a normal per vertex. */
export interface SurfaceMesh {
  /** x, y, z per vertex. */
  readonly positions: Float32Array;
  /** Unit normals, x, y, z per vertex. */
  readonly normals: Float32Array;
  /** Three vertices per triangle, counter-clockwise seen from outside. */
  readonly triangles: Uint32Array;
}

/** The field may be this much steeper or flatter than a true distance before a block is skipped wrongly. */
const FIELD_SLACK = 1.6;
const ALL_CORNERS = 255;

interface Vertices {
  readonly positions: number[];
  /** i, j, k of the cell each vertex lies in. */
  readonly cells: number[];
  /** Vertex of a cell by its place in the lattice, -1 for none. */
  readonly byCell: Int32Array;
}

const corners = new Float32Array(8);

/** Reads a cell's eight corners into `corners` and tells which are inside, one bit each. */
function readCorners(lattice: Lattice, i: number, j: number, k: number): number {
  let inside = 0;
  for (let corner = 0; corner < 8; corner++) {
    const value = lattice.at(i + (corner & 1), j + ((corner >> 1) & 1), k + (corner >> 2));
    corners[corner] = value;
    if (value < 0) inside |= 1 << corner;
  }
  return inside;
}

/** Mean of the points where the surface crosses the cell's edges, in cells from its first corner. */
function crossingCentre(): Point3 {
  let x = 0;
  let y = 0;
  let z = 0;
  let count = 0;
  for (let corner = 0; corner < 8; corner++)
    for (let axis = 1; axis <= 4; axis <<= 1) {
      if ((corner & axis) !== 0) continue;
      const from = corners[corner] ?? 0;
      const to = corners[corner | axis] ?? 0;
      if (from < 0 === to < 0) continue;
      const t = from / (from - to);
      x += (corner & 1) + (axis === 1 ? t : 0);
      y += ((corner >> 1) & 1) + (axis === 2 ? t : 0);
      z += (corner >> 2) + (axis === 4 ? t : 0);
      count++;
    }
  return [x / count, y / count, z / count];
}

function placeVertex(lattice: Lattice, vertices: Vertices, i: number, j: number, k: number): void {
  const inside = readCorners(lattice, i, j, k);
  if (inside === 0 || inside === ALL_CORNERS) return;
  const [x, y, z] = crossingCentre();
  const { origin, cell } = lattice;
  vertices.byCell[lattice.index(i, j, k)] = vertices.positions.length / 3;
  vertices.positions.push(origin[0] + (i + x) * cell, origin[1] + (j + y) * cell, origin[2] + (k + z) * cell);
  vertices.cells.push(i, j, k);
}

function placeBlock(lattice: Lattice, vertices: Vertices, bi: number, bj: number, bk: number): void {
  const half = BLOCK / 2;
  const reach = BLOCK * lattice.cell * 0.87 * FIELD_SLACK;
  if (Math.abs(lattice.at(bi + half, bj + half, bk + half)) > reach) return;
  for (let k = bk; k < bk + BLOCK; k++)
    for (let j = bj; j < bj + BLOCK; j++)
      for (let i = bi; i < bi + BLOCK; i++) placeVertex(lattice, vertices, i, j, k);
}

function placeVertices(lattice: Lattice): Vertices {
  const byCell = new Int32Array(lattice.size).fill(-1);
  const vertices: Vertices = { positions: [], cells: [], byCell };
  const [nx, ny, nz] = lattice.cells;
  for (let k = 0; k < nz; k += BLOCK)
    for (let j = 0; j < ny; j += BLOCK)
      for (let i = 0; i < nx; i += BLOCK) placeBlock(lattice, vertices, i, j, k);
  return vertices;
}

/** Adds the two triangles round one crossed edge, unless a neighbour has no vertex. */
function addQuad(triangles: number[], ring: readonly [number, number, number, number], flip: boolean): void {
  const [a, b, c, d] = ring;
  if (a < 0 || b < 0 || c < 0 || d < 0) return;
  if (flip) triangles.push(a, c, b, a, d, c);
  else triangles.push(a, b, c, a, c, d);
}

/** Joins the vertices of the four cells round each of a cell's three edges that the surface crosses. */
function joinCell(
  lattice: Lattice,
  byCell: Int32Array,
  triangles: number[],
  i: number,
  j: number,
  k: number,
): void {
  const [nx, ny, nz] = lattice.cells;
  const at = (a: number, b: number, c: number): number => byCell[lattice.index(a, b, c)] ?? -1;
  const inside = lattice.at(i, j, k) < 0;
  if (i < nx && j > 0 && k > 0 && inside !== lattice.at(i + 1, j, k) < 0)
    addQuad(triangles, [at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j, k), at(i, j - 1, k)], !inside);
  if (j < ny && i > 0 && k > 0 && inside !== lattice.at(i, j + 1, k) < 0)
    addQuad(triangles, [at(i - 1, j, k - 1), at(i - 1, j, k), at(i, j, k), at(i, j, k - 1)], !inside);
  if (k < nz && i > 0 && j > 0 && inside !== lattice.at(i, j, k + 1) < 0)
    addQuad(triangles, [at(i - 1, j - 1, k), at(i, j - 1, k), at(i, j, k), at(i - 1, j, k)], !inside);
}

function joinVertices(lattice: Lattice, vertices: Vertices): number[] {
  const triangles: number[] = [];
  const { cells, byCell } = vertices;
  for (let c = 0; c < cells.length; c += 3)
    joinCell(lattice, byCell, triangles, cells[c] ?? 0, cells[c + 1] ?? 0, cells[c + 2] ?? 0);
  return triangles;
}

/**
 * Meshes the surface of a distance field inside a box by surface nets: one vertex per crossed cell, then moved onto
 * the surface itself, with the field's gradient as normal. `cell` is the grid's spacing in metres.
 */
export function meshSurface(field: DistanceField, min: Point3, max: Point3, cell: number): SurfaceMesh {
  const lattice = new Lattice(field, min, max, cell);
  const vertices = placeVertices(lattice);
  const triangles = joinVertices(lattice, vertices);
  const normals = settleOnSurface(field, vertices.positions, cell);
  return { positions: new Float32Array(vertices.positions), normals, triangles: new Uint32Array(triangles) };
}
