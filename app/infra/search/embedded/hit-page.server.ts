/** Where a page begins and how many rows it holds. */
export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
}

/** The page of `hits` in `order`; the walk stops when the page is full. `marks` is all 0 and is left so. */
export function pageInOrder(hits: Uint32Array, order: Uint32Array, marks: Uint8Array, page: PageWindow): number[] {
  const { offset, limit } = page;
  if (hits.length === order.length) return [...order.subarray(offset, offset + limit)];
  if (offset >= hits.length) return [];
  for (const row of hits) marks[row] = 1;
  const found: number[] = [];
  let passed = 0;
  for (let at = 0; at < order.length && found.length < limit; at++) {
    const row = order[at] ?? 0;
    if (marks[row] === 1 && passed++ >= offset) found.push(row);
  }
  for (const row of hits) marks[row] = 0;
  return found;
}

/** The page of `hits` by match quality, highest first, and within one quality in `order`. */
export function pageByQuality(
  hits: Uint32Array,
  order: Uint32Array,
  qualityOfRow: Uint8Array,
  marks: Uint8Array,
  page: PageWindow,
): number[] {
  const byQuality = new Map<number, number[]>();
  for (const row of hits) marks[row] = 1;
  for (const row of order) {
    if (marks[row] !== 1) continue;
    const quality = qualityOfRow[row] ?? 0;
    const rows = byQuality.get(quality);
    if (!rows) byQuality.set(quality, [row]);
    else if (rows.length < page.offset + page.limit) rows.push(row);
  }
  for (const row of hits) marks[row] = 0;
  return pickFrom(hits, qualityOfRow, byQuality, page);
}
