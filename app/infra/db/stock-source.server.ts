import type { Kysely } from "kysely";
import type { Schema } from "./schema.server";
import { writeSetting } from "./setting-store.server";

/** The setting that says where a dealership's stock came from: `demo …` or `import`. */
export function sourceSetting(dealershipId: string): string {
  return `stock-source:${dealershipId}`;
}

/** Notes where a dealership's stock comes from, in the transaction that publishes it. */
export function markSource(queries: Kysely<Schema>, dealershipId: string, source: string): Promise<void> {
  return writeSetting(queries, sourceSetting(dealershipId), source);
}
