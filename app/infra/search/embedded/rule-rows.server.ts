import type { Condition } from "~/domain/search/condition";
import { allowedCodes, type Column } from "./column.server";
import type { StockTable } from "./stock-table.server";

/** 1 for each row that fulfils the condition, 0 for the rest; the meaning is that of `matchesCondition`. */
export function conditionMask(table: StockTable, condition: Condition): Uint8Array {
  switch (condition.kind) {
    case "all":
      return combined(table, condition.of, 1);
    case "any":
      return combined(table, condition.of, 0);
    case "not":
      return conditionMask(table, condition.of).map((bit) => 1 - bit);
    case "values":
      return valuesMask(table.rowCount, table.values[condition.attribute], condition.values);
    case "range":
      return rangeMask(table.numbers[condition.attribute], condition.min, condition.max);
    case "flag":
      return table.flags[condition.attribute].map((bit) => (bit === Number(condition.value) ? 1 : 0));
  }
}

/** The rows that fulfil the condition, ascending. */
export function ruleRows(table: StockTable, condition: Condition): Uint32Array {
  const mask = conditionMask(table, condition);
  const rows = new Uint32Array(mask.length);
  let count = 0;
  for (let row = 0; row < mask.length; row++) if (mask[row] === 1) rows[count++] = row;
  return rows.slice(0, count);
}

/** `start` 1 keeps a row while every part holds; 0 takes a row as soon as one part does. */
function combined(table: StockTable, parts: readonly Condition[], start: 0 | 1): Uint8Array {
  const mask = new Uint8Array(table.rowCount).fill(start);
  for (const part of parts) {
    const next = conditionMask(table, part);
    for (let row = 0; row < mask.length; row++) if (next[row] !== start) mask[row] = 1 - start;
  }
  return mask;
}

function valuesMask(rowCount: number, column: Column, values: readonly string[]): Uint8Array {
  const allowed = allowedCodes(column, values);
  const mask = new Uint8Array(rowCount);
  const { codes, starts } = column;
  for (let row = 0; row < rowCount; row++) {
    const from = starts ? (starts[row] ?? 0) : row;
    const to = starts ? (starts[row + 1] ?? 0) : row + 1;
    for (let at = from; at < to; at++) if (allowed[codes[at] ?? 0] === 1) mask[row] = 1;
  }
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
