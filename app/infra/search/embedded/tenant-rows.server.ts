import type { FacetAttribute } from "~/domain/search/attributes";
import type { SortKey } from "~/domain/search/query";
import type { StockScope } from "~/ports/search-service";
import { countCodes } from "./facet-counts.server";
import { ruleRows } from "./rule-rows.server";
import type { StockTable } from "./stock-table.server";

const MOST_TENANTS = 500;

/** Rows in one sort order, and the place of every row of the table in that order. */
export interface RankedRows {
  readonly order: Uint32Array;
  readonly rank: Uint32Array;
}

/** The rows one dealer lists, ascending; each order and each attribute's unrefined counts are made when first asked for. */
export class TenantRows {
  readonly #orders = new Map<SortKey, RankedRows>();
  readonly #counts = new Map<FacetAttribute, Uint32Array>();

  constructor(
    readonly rows: Uint32Array,
    private readonly table: StockTable,
  ) {}

  ranked(sort: SortKey): RankedRows {
    const known = this.#orders.get(sort);
    if (known) return known;
    const { order, rank } = this.table.orders[sort];
    const ranked = { order: this.#cut(order), rank };
    this.#orders.set(sort, ranked);
    return ranked;
  }

  /** How often each value of an attribute occurs in all these rows. */
  counts(attribute: FacetAttribute): Uint32Array {
    const known = this.#counts.get(attribute);
    if (known) return known;
    const counts = countCodes(this.table.values[attribute], this.rows);
    this.#counts.set(attribute, counts);
    return counts;
  }

  has(row: number): boolean {
    let low = 0;
    let high = this.rows.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.rows[middle] ?? 0;
      if (found === row) return true;
      if (found < row) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }

  #cut(order: Uint32Array): Uint32Array {
    if (this.rows.length === order.length) return order;
    const listed = new Uint8Array(this.table.rowCount);
    for (const row of this.rows) listed[row] = 1;
    const cut = new Uint32Array(this.rows.length);
    let count = 0;
    for (const row of order) if (listed[row] === 1) cut[count++] = row;
    return cut;
  }
}

const sameRows = (a: Uint32Array, b: Uint32Array) =>
  a.length === b.length && a.every((row, at) => row === b[at]);

/**
 * Remembers what each dealer lists. A dealer's rule changes every minute with the clock; when the new rule gives the
 * same rows, what was made for the old one stays.
 */
export class TenantRowsCache {
  readonly #byTenant = new Map<string, { readonly rule: string; readonly listed: TenantRows }>();

  constructor(private readonly table: StockTable) {}

  get(scope: StockScope): TenantRows {
    const rule = JSON.stringify(scope.rule);
    const known = this.#byTenant.get(scope.tenant);
    if (known?.rule === rule) return known.listed;
    const rows = ruleRows(this.table, scope.rule);
    const listed =
      known && sameRows(known.listed.rows, rows) ? known.listed : new TenantRows(rows, this.table);
    this.#byTenant.delete(scope.tenant);
    this.#byTenant.set(scope.tenant, { rule, listed });
    this.#dropOldest();
    return listed;
  }

  #dropOldest(): void {
    const oldest = this.#byTenant.keys().next();
    if (this.#byTenant.size > MOST_TENANTS && !oldest.done) this.#byTenant.delete(oldest.value);
  }
}
