/** One fact of a vehicle: what it is called and what it is. */
export interface ComparedFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** A fact across all columns. */
export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  /** In the columns' order; null where nothing is known. */
  readonly values: readonly (string | null)[];
  /** Not the same in all columns; one that is known only of some differs too. */
  readonly differs: boolean;
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
    return { key, label: labels.get(key) ?? key, values: row, differs: new Set(row.map(folded)).size > 1 };
  });
}

/** "AUTOMATIC" and "Automatic" are no difference to a shopper. */
function folded(value: string | null): string | null {
  return value === null ? null : value.trim().toLowerCase();
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
