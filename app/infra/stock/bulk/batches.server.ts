import { looksOf } from "~/domain/stock/guards/exchanged-values";
import { coverageMark } from "~/domain/stock/guards/feed-guards";
import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";
import { parseJson } from "~/domain/faults/parse-json";
import type { Listed } from "../import-guards.server";

const BATCH = 150;

/** A list in pieces that are settled together. */
export function* batchesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}

/** Rows in pieces, each of one file. */
export function* rowBatches<Row extends { readonly in?: string | undefined }>(
  rows: readonly Row[],
): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length;) {
    const file = rows[from]?.in;
    let to = from;
    while (to < rows.length && to - from < BATCH && rows[to]?.in === file) to += 1;
    yield rows.slice(from, to);
    from = to;
  }
}

/** A stored vehicle; null for a row that holds none, written by another release or by hand. */
export function readDocument(document: string): Vehicle | null {
  try {
    return vehicleSchema.safeParse(parseJson(document)).data ?? null;
  } catch {
    return null;
  }
}

/** What the guards look at. */
export function listedOf(vehicle: Vehicle): Listed {
  const { make, status, price, km } = vehicle;
  return { ...looksOf(vehicle), make, status, price, km, mark: coverageMark(vehicle) };
}
