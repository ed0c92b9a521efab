import { globalStyle } from "@vanilla-extract/css";
import { media } from "./media";

/** Columns of a grid whose children {@link evenRows} lays out. */
export const SIXTHS = "repeat(6, minmax(0, 1fr))";

/**
 * Lays out cards on a desk in rows of three, and none is left alone: two that remain share the row's width, and of four
 * that remain two stand in each row.
 * @param grid selector of a grid of {@link SIXTHS}
 * @param first how many of its children take a whole row each before the others
 */
export function evenRows(grid: string, first = 0): void {
  const starts = `:nth-child(3n + ${first + 1})`;
  const after = `:nth-child(n + ${first + 1})`;
  const span = (selector: string, columns: number) => {
    globalStyle(selector, { "@media": { [media.desk]: { gridColumn: `span ${columns}` } } });
  };
  span(`${grid} > ${after}`, 2);
  const pair = `:nth-last-child(2)${starts}`;
  const four = `:nth-last-child(4)${starts}`;
  const shared = [pair, `${pair} + *`, four, `${four} ~ *`, `:only-child`];
  span(shared.map((one) => `${grid} > ${after}${one}`).join(", "), 3);
}
