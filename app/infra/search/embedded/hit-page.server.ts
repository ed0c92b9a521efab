import type { RankedRows } from "./tenant-rows.server";

/** Where a page begins and how many rows it holds. */
export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
}

/** Below this share of the rows, sorting the hits is cheaper than walking all rows in order. */
const SPARSE = 1 / 64;

/** The page of `hits` in the given order. */
export function pageInOrder(hits: Uint32Array, ranked: RankedRows, { offset, limit }: PageWindow): number[] {
  if (offset >= hits.length) return [];
  if (hits.length < ranked.order.length * SPARSE) {
    const { rank } = ranked;
    return [
      ...hits
        .slice()
        .sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0))
        .subarray(offset, offset + limit),
    ];
  }
  if (hits.length === ranked.order.length) return [...ranked.order.subarray(offset, offset + limit)];
  return walk(hits, ranked, { offset, limit });
}

/** The page of `hits` by match quality (a number per row of the table), highest first, and within one in the given order. */
export function pageByQuality(
  hits: Uint32Array,
  ranked: RankedRows,
  quality: Uint8Array,
  { offset, limit }: PageWindow,
): number[] {
  const best = byQuality(hits, quality);
  const found: number[] = [];
  let skip = offset;
  for (const rows of best) {
    const wanted = { offset: skip, limit: limit - found.length };
    if (wanted.limit > 0) found.push(...pageInOrder(rows, ranked, wanted));
    skip = Math.max(0, skip - rows.length);
  }
  return found;
}

/** The hits of each quality, the best quality first. */
function byQuality(hits: Uint32Array, quality: Uint8Array): Uint32Array[] {
  const sizes = new Uint32Array(256);
  for (const row of hits) sizes[quality[row] ?? 0] = (sizes[quality[row] ?? 0] ?? 0) + 1;
  const lists = Array.from(sizes, (size) => new Uint32Array(size));
  const filled = new Uint32Array(256);
  for (const row of hits) {
    const own = quality[row] ?? 0;
    const place = filled[own] ?? 0;
    const list = lists[own];
    if (list) list[place] = row;
    filled[own] = place + 1;
  }
  return lists.filter((list) => list.length > 0).reverse();
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
