import { type Document, type Field, Refusal, textsOf } from "./schema";

/** Longest facet value kept, in bytes. */
const LONGEST_VALUE = 255;

/** `facet_counts` of a search answer for the fields named in `facet_by`. */
export function countFacets(
  documents: readonly Document[],
  fields: readonly Field[],
  facetBy: string,
  mostValues: number,
): object[] {
  const names = facetBy.split(",").map((name) => name.trim());
  return names
    .filter((name) => name !== "")
    .map((name) => countFacet(documents, facetField(fields, name), mostValues));
}

function facetField(fields: readonly Field[], name: string): Field {
  const field = fields.find((one) => one.name === name);
  if (field?.facet !== true)
    throw new Refusal(404, `Could not find a facet field named \`${name}\` in the schema.`);
  return field;
}

function countFacet(documents: readonly Document[], field: Field, mostValues: number): object {
  const counts = new Map<string, number>();
  const numbers: number[] = [];
  for (const document of documents) {
    const value = document[field.name];
    if (typeof value === "number") numbers.push(value);
    const values = typeof value === "number" ? [String(value)] : textsOf(document, field.name);
    for (const one of new Set(values.map(cutToBytes))) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  // Values with equal counts come in no order one may rely on: backwards here, so that relying on it shows.
  const sorted = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? 1 : -1));
  const shown = sorted.slice(0, mostValues);
  return {
    field_name: field.name,
    sampled: false,
    counts: shown.map(([value, count]) => ({ count, highlighted: value, value })),
    stats: { total_values: counts.size, ...statsOf(numbers) },
  };
}

function statsOf(numbers: readonly number[]): object {
  if (numbers.length === 0) return {};
  const sum = numbers.reduce((total, number) => total + number, 0);
  const min = numbers.reduce((least, number) => Math.min(least, number));
  const max = numbers.reduce((most, number) => Math.max(most, number));
  return { avg: sum / numbers.length, max, min, sum };
}

function cutToBytes(value: string): string {
  const bytes = Buffer.from(value, "utf8");
  return bytes.length <= LONGEST_VALUE ? value : bytes.subarray(0, LONGEST_VALUE).toString("utf8");
}
