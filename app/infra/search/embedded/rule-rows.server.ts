import type { Condition } from "~/domain/search/condition";
import type { Steps } from "~/infra/turns.server";
import { allowedCodes, type Column } from "./column.server";
import type { StockTable } from "./stock-table.server";

/** Rows tested between two pauses, which takes a fraction of a millisecond. */
const PIECE = 16_384;

/** Rows from the first up to, not including, the second. */
type Span = readonly [from: number, to: number];

/** The rows that fulfil the condition, ascending; the meaning is that of `matchesCondition`. */
export function* ruleRows(table: StockTable, condition: Condition): Steps<Uint32Array> {
  const rows = new Uint32Array(table.rowCount);
  let count = 0;
  for (let from = 0; from < table.rowCount; from += PIECE) {
    const mask = conditionMask(table, condition, [from, Math.min(from + PIECE, table.rowCount)]);
    for (let at = 0; at < mask.length; at++) if (mask[at] === 1) rows[count++] = from + at;
    yield;
  }
  return rows.slice(0, count);
}

/** Whether a row is one of `rows`, which are in ascending order. */
export function includesRow(rows: Uint32Array, row: number): boolean {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = rows[middle] ?? 0;
    if (found === row) return true;
    if (found < row) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

/** 1 for each row of the span that fulfils the condition, 0 for the rest. */
function conditionMask(table: StockTable, condition: Condition, span: Span): Uint8Array {
  switch (condition.kind) {
    case "all":
      return combined(table, condition.of, span, 1);
    case "any":
      return combined(table, condition.of, span, 0);
    case "not":
      return conditionMask(table, condition.of, span).map((bit) => 1 - bit);
    case "values":
      return condition.attribute === "stocknum"
        ? numbersMask(table, condition.values, span)
        : valuesMask(table.values[condition.attribute], condition.values, span);
    case "range":
      return rangeMask(table.numbers[condition.attribute].subarray(...span), condition.min, condition.max);
    case "flag":
      return table.flags[condition.attribute]
        .subarray(...span)
        .map((bit) => (bit === Number(condition.value) ? 1 : 0));
  }
}

/** With `start` 1 the rows that fulfil every part; with 0 those that fulfil at least one. */
function combined(table: StockTable, parts: readonly Condition[], span: Span, start: 0 | 1): Uint8Array {
  const mask = new Uint8Array(span[1] - span[0]).fill(start);
  for (const part of parts) {
    const next = conditionMask(table, part, span);
    for (let at = 0; at < mask.length; at++) if (next[at] !== start) mask[at] = 1 - start;
  }
  return mask;
}

function valuesMask(column: Column, values: readonly string[], [first, last]: Span): Uint8Array {
  const allowed = allowedCodes(column, values);
  const mask = new Uint8Array(last - first);
  const { codes, starts } = column;
  for (let row = first; row < last; row++) {
    const from = starts ? (starts[row] ?? 0) : row;
    const to = starts ? (starts[row + 1] ?? 0) : row + 1;
    for (let at = from; at < to; at++) if (allowed[codes[at] ?? 0] === 1) mask[row - first] = 1;
  }
  return mask;
}

function numbersMask({ stockNumbers }: StockTable, numbers: readonly string[], [from, to]: Span): Uint8Array {
  const mask = new Uint8Array(to - from);
  for (const number of numbers) for (const row of stockNumbers.exact(number, from, to)) mask[row - from] = 1;
  return mask;
}

function rangeMask(numbers: Float64Array, min = -Infinity, max = Infinity): Uint8Array {
  const mask = new Uint8Array(numbers.length);
  for (let row = 0; row < mask.length; row++) {
    const number = numbers[row] ?? NaN;
    mask[row] = number >= min && number <= max ? 1 : 0;
  }
  return mask;
}
