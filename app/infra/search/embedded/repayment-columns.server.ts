import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Steps } from "~/infra/turns.server";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import { rowOrder } from "./row-order.server";
import type { RankedRows, TenantRows } from "./tenant-rows.server";

/** Dealers whose repayments are kept: at a million vehicles each has twelve megabytes. */
const MOST_KEPT = 8;
/** Vehicles quoted between two pauses. */
const PIECE = 64;
/** Not asked yet; a repayment is above 0, and NaN where there is none. */
const UNASKED = -1;

interface Kept {
  readonly version: string;
  /** Of every row of the table. */
  readonly numbers: Float64Array;
  ranked: { readonly of: TenantRows; readonly rows: RankedRows } | null;
  quoted: TenantRows | null;
}

/** What dealers' cards say of the rows of one table, made when somebody first asks. */
export class RepaymentColumns {
  readonly #byTenant = new Map<string, Kept>();

  constructor(
    private readonly rowCount: number,
    private readonly read: (row: number) => VehicleSummary,
  ) {}

  /** The repayment of each row that a dealer lists; NaN or below 0 for others. */
  *numbers(tenant: string, listed: TenantRows, quotes: RepaymentQuotes): Steps<Float64Array> {
    const kept = this.#kept(tenant, quotes.version(tenant));
    if (kept.quoted === listed) return kept.numbers;
    let quoted = 0;
    for (const row of listed.rows) {
      if (kept.numbers[row] !== UNASKED) continue;
      kept.numbers[row] = quotes.of(tenant, this.read(row)) ?? NaN;
      quoted += 1;
      if (quoted % PIECE === 0) yield;
    }
    kept.quoted = listed;
    return kept.numbers;
  }

  /** The rows that a dealer lists, the lowest repayment first; those without one last. */
  *ranked(tenant: string, listed: TenantRows, quotes: RepaymentQuotes): Steps<RankedRows> {
    const numbers = yield* this.numbers(tenant, listed, quotes);
    const kept = this.#kept(tenant, quotes.version(tenant));
    if (kept.ranked?.of === listed) return kept.ranked.rows;
    const own = Float64Array.from(listed.rows, (row) => numbers[row] ?? NaN);
    const places = yield* rowOrder(own, "asc");
    const order = places.map((place) => listed.rows[place] ?? 0);
    const rank = new Uint32Array(this.rowCount);
    for (const [at, row] of order.entries()) rank[row] = at;
    const rows = { order, rank };
    kept.ranked = { of: listed, rows };
    return rows;
  }

  #kept(tenant: string, version: string): Kept {
    const known = this.#byTenant.get(tenant);
    const numbers = known?.version === version ? known.numbers : this.#unasked();
    const kept = known?.version === version ? known : { version, numbers, ranked: null, quoted: null };
    this.#byTenant.delete(tenant);
    this.#byTenant.set(tenant, kept);
    const [oldest] = this.#byTenant.keys();
    if (this.#byTenant.size > MOST_KEPT && oldest !== undefined) this.#byTenant.delete(oldest);
    return kept;
  }

  #unasked(): Float64Array {
    return new Float64Array(this.rowCount).fill(UNASKED);
  }
}
