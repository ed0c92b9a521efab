/** One fact of a vehicle: what it is called and what it is. */
export interface ComparedFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/**
 * How a fact's values stand to each other. `differs`: two that are known are unlike. `partly`: the known ones agree, of
 * some vehicles nothing is said, which is no difference but no sameness either.
 */
export type Likeness = "same" | "differs" | "partly";

/** A fact across all columns. */
export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  /** In the columns' order; null where nothing is known. */
  readonly values: readonly (string | null)[];
  readonly likeness: Likeness;
}

/**
 * The columns' facts as rows: every fact known of at least one, in the order of the column that has it first. A fact
 * only a later column has stands after the one it follows there.
 */
export function comparedRows(columns: readonly (readonly ComparedFact[])[]): readonly ComparedRow[] {
  const labels = new Map(columns.flat().map(({ key, label }) => [key, label]));
  const values = columns.map((facts) => new Map(facts.map(({ key, value }) => [key, value])));
  return keyOrder(columns).map((key) => {
    const row = values.map((column) => column.get(key) ?? null);
    return { key, label: labels.get(key) ?? key, values: row, likeness: likenessOf(row) };
  });
}

/** How values of one fact stand to each other; "AUTOMATIC" and "Automatic" are no difference to a shopper. */
export function likenessOf(values: readonly (string | null)[]): Likeness {
  const known = values.filter((value) => value !== null);
  if (new Set(known.map((value) => value.trim().toLowerCase())).size > 1) return "differs";
  return known.length < values.length ? "partly" : "same";
}

function keyOrder(columns: readonly (readonly ComparedFact[])[]): readonly string[] {
  const order: string[] = [];
  for (const facts of columns) {
    let place = 0;
    for (const { key } of facts) {
      const known = order.indexOf(key);
      if (known < 0) order.splice(place, 0, key);
      place = (known < 0 ? place : known) + 1;
    }
  }
  return order;
}
