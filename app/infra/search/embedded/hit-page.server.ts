import type { RowSplit } from "./row-split.server";
import { type PageWindow, smallestPlaces } from "./smallest-places.server";
import type { RankedRows } from "./tenant-rows.server";

/** Below this share of the rows, sorting the hits is cheaper than walking all rows in order. */
const SPARSE = 1 / 64;

/** The page of `hits` in the given order. */
export function pageInOrder(hits: Uint32Array, ranked: RankedRows, window: PageWindow): number[] {
  const { order, rank } = ranked;
  const { offset, limit } = window;
  if (offset >= hits.length) return [];
  if (hits.length === order.length) return [...order.subarray(offset, offset + limit)];
  if (hits.length >= order.length * SPARSE) return walk(hits, ranked, window);
  const ranks = hits.map((row) => rank[row] ?? 0);
  return smallestPlaces(ranks, window).map((place) => hits[place] ?? 0);
}

/** The page of hits whose kept ones stand before the refused, both in the given order. */
export function pageInParts(
  { kept, refused }: RowSplit,
  ranked: RankedRows,
  { offset, limit }: PageWindow,
): number[] {
  const first = pageInOrder(kept, ranked, { offset, limit });
  const left = limit - first.length;
  if (left === 0) return first;
  const after = { offset: Math.max(0, offset - kept.length), limit: left };
  return [...first, ...pageInOrder(refused, ranked, after)];
}

/** The page of `hits` by match quality (a number per row of the table), highest first, and within one in the given order. */
export function pageByQuality(
  hits: Uint32Array,
  ranked: RankedRows,
  quality: Uint8Array,
  { offset, limit }: PageWindow,
): number[] {
  const sizes = new Uint32Array(256);
  for (const row of hits) sizes[quality[row] ?? 0] = (sizes[quality[row] ?? 0] ?? 0) + 1;
  const found: number[] = [];
  let skip = offset;
  for (let best = 255; best >= 0 && found.length < limit; best--) {
    const size = sizes[best] ?? 0;
    if (skip < size) {
      const rows = hits.filter((row) => quality[row] === best);
      found.push(...pageInOrder(rows, ranked, { offset: skip, limit: limit - found.length }));
    }
    skip = Math.max(0, skip - size);
  }
  return found;
}

/** Walks the order until the page is full. */
function walk(hits: Uint32Array, { order, rank }: RankedRows, { offset, limit }: PageWindow): number[] {
  const marks = new Uint8Array(rank.length);
  for (const row of hits) marks[row] = 1;
  const found: number[] = [];
  let passed = 0;
  for (let at = 0; at < order.length && found.length < limit; at++) {
    const row = order[at] ?? 0;
    if (marks[row] === 1 && passed++ >= offset) found.push(row);
  }
  return found;
}
