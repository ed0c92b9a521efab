import { globalStyle } from "@vanilla-extract/css";
import { media } from "./media";

/** Columns of a grid whose children {@link evenRows} or {@link evenPairs} lays out. */
export const SIXTHS = "repeat(6, minmax(0, 1fr))";
const PARTS = 6;

/**
 * Lays out cards in rows of three on a desk and of two on a tablet, and none is left alone: on a desk two that remain share
 * the row's width, and of four that remain two stand in each row; on a tablet the last three share a row.
 * @param grid selector of a grid of {@link SIXTHS}
 * @param first how many of its children take a whole row each before the others
 * @param parts columns of the grid where it has others: a multiple of six
 */
export function evenRows(grid: string, first = 0, parts = PARTS): void {
  const starts = `:nth-child(3n + ${first + 1})`;
  const after = `:nth-child(n + ${first + 1})`;
  spanOn("desk", `${grid} > ${after}`, parts / 3);
  const pair = `:nth-last-child(2)${starts}`;
  const four = `:nth-last-child(4)${starts}`;
  const shared = [pair, `${pair} + *`, four, `${four} ~ *`, `:only-child`];
  spanOn("desk", shared.map((one) => `${grid} > ${after}${one}`).join(", "), parts / 2);
  evenPairs(grid, first, parts);
}

/** The rows of {@link evenRows} on a tablet alone. */
export function evenPairs(grid: string, first = 0, parts = PARTS): void {
  spanOn("tablet", `${grid} > :nth-child(n + ${first + 1})`, parts / 2);
  const three = `${grid} > :nth-last-child(3):nth-child(2n + ${first + 1})`;
  spanOn("tablet", `${three}, ${three} ~ *`, parts / 3);
}

/** How many columns what a selector names takes there. */
export function spanOn(width: "desk" | "tablet", selector: string, columns: number): void {
  globalStyle(selector, { "@media": { [media[width]]: { gridColumn: `span ${columns}` } } });
}
