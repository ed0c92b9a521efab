import type { FacetAttribute } from "~/domain/search/attributes";
import type { StandingSort } from "~/domain/search/query";
import type { Steps } from "~/infra/turns.server";
import type { StockScope } from "~/ports/search-service";
import { countCodes, pieces } from "./facet-counts.server";
import { includesRow, ruleRows } from "./rule-rows.server";
import type { StockTable } from "./stock-table.server";

const MOST_TENANTS = 500;

/** Rows in one sort order, and the place of every row of the table in that order. */
export interface RankedRows {
  readonly order: Uint32Array;
  readonly rank: Uint32Array;
}

/** The rows one dealer lists, ascending; each order and each attribute's unrefined counts are made when first asked for. */
export class TenantRows {
  readonly #orders = new Map<StandingSort, RankedRows>();
  readonly #counts = new Map<FacetAttribute, Uint32Array>();

  constructor(
    readonly rows: Uint32Array,
    private readonly table: StockTable,
  ) {}

  /** Makes what a search will need, unless it was made already. */
  *prepare(sort: StandingSort, attributes: readonly FacetAttribute[]): Steps<void> {
    yield* this.ranked(sort);
    for (const attribute of attributes) yield* this.counts(attribute);
  }

  has(row: number): boolean {
    return includesRow(this.rows, row);
  }

  *ranked(sort: StandingSort): Steps<RankedRows> {
    const known = this.#orders.get(sort);
    if (known) return known;
    const { order, rank } = this.table.orders[sort];
    const ranked = { order: yield* this.#cut(order), rank };
    this.#orders.set(sort, ranked);
    return ranked;
  }

  /** How often each value of an attribute occurs in all these rows. */
  *counts(attribute: FacetAttribute): Steps<Uint32Array> {
    const known = this.#counts.get(attribute);
    if (known) return known;
    const counts = yield* countCodes(this.table.values[attribute], this.rows);
    this.#counts.set(attribute, counts);
    return counts;
  }

  *#cut(order: Uint32Array): Steps<Uint32Array> {
    if (this.rows.length === order.length) return order;
    const listed = new Uint8Array(this.table.rowCount);
    for (const piece of pieces(this.rows)) {
      for (const row of piece) listed[row] = 1;
      yield;
    }
    const cut = new Uint32Array(this.rows.length);
    let count = 0;
    for (const piece of pieces(order)) {
      for (const row of piece) if (listed[row] === 1) cut[count++] = row;
      yield;
    }
    return cut;
  }
}

function sameRows(a: Uint32Array, b: Uint32Array): boolean {
  return a.length === b.length && Buffer.compare(bytesOf(a), bytesOf(b)) === 0;
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/**
 * Remembers what each dealer lists. A dealer's rule changes every minute, because it depends on the time. When the new
 * rule gives the same rows, everything made for the old one is kept.
 */
export class TenantRowsCache {
  readonly #byTenant = new Map<string, { readonly rule: string; readonly listed: TenantRows }>();

  constructor(private readonly table: StockTable) {}

  /** The rows of a dealer, made in steps where they are not known. */
  *find(scope: StockScope): Steps<TenantRows> {
    const rule = JSON.stringify(scope.rule);
    const known = this.#byTenant.get(scope.tenant);
    if (known?.rule === rule) return known.listed;
    const rows = yield* ruleRows(this.table, scope.rule);
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
