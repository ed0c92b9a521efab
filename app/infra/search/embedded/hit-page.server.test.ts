import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../../test/contract/search-service/seeded-random";
import { pageByQuality, pageInOrder } from "./hit-page.server";

const ROWS = 640;
const random = seededRandom(7);
const places = Array.from({ length: ROWS }, () => random.below(1_000_000_000));
/** All rows in an order that has nothing to do with their numbers, and the place of each in it. */
const order = Uint32Array.from({ length: ROWS }, (_, row) => row).sort(
  (a, b) => (places[a] ?? 0) - (places[b] ?? 0),
);
const rank = new Uint32Array(ROWS);
order.forEach((row, place) => (rank[row] = place));
const ranked = { order, rank };

const everyNth = (step: number) => Uint32Array.from({ length: Math.ceil(ROWS / step) }, (_, n) => n * step);
const inOrder = (rows: Iterable<number>) => [...rows].sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0));

describe("the page of hits in an order", () => {
  // 640 rows: below ten hits they are sorted, from ten on the order is walked.
  it.each([
    ["one hit", Uint32Array.of(639)],
    ["few hits", everyNth(80)],
    ["nine hits", everyNth(80).slice(0, 9)],
    ["ten hits", everyNth(64)],
    ["every third row", everyNth(3)],
    ["all rows", everyNth(1)],
    ["no hit", new Uint32Array(0)],
  ])("is the same however it is made: %s", (_, hits) => {
    const whole = inOrder(hits);
    for (const [offset, limit] of [
      [0, 9],
      [0, 1],
      [3, 4],
      [9, 9],
      [hits.length - 1, 5],
      [hits.length, 5],
      [hits.length + 7, 5],
      [0, 10_000],
    ] as const) {
      if (offset < 0) continue;
      expect(pageInOrder(hits, ranked, { offset, limit })).toEqual(whole.slice(offset, offset + limit));
    }
    expect(hits, "the hits stay as they were").toEqual(Uint32Array.from([...hits].sort((a, b) => a - b)));
  });
});

describe("the page of hits by how well they match", () => {
  it.each([1, 2, 7])(
    "is the best first, and in the order within one: qualities of row %% 5, every %d row",
    (step) => {
      const hits = everyNth(step);
      const quality = Uint8Array.from({ length: ROWS }, (_, row) => (row % 5 === 4 ? 255 : row % 5));
      const whole = [255, 3, 2, 1, 0].flatMap((one) =>
        inOrder([...hits].filter((row) => quality[row] === one)),
      );
      for (const [offset, limit] of [
        [0, 9],
        [hits.length / 5 - 3, 9],
        [Math.floor(hits.length / 2), 21],
        [hits.length - 2, 9],
        [hits.length, 9],
      ] as const) {
        const from = Math.floor(offset);
        expect(pageByQuality(hits, ranked, quality, { offset: from, limit })).toEqual(
          whole.slice(from, from + limit),
        );
      }
    },
  );
});
