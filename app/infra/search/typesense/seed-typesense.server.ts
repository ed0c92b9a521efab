import type { Client } from "typesense";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Logger } from "~/ports/logger";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import { carsAlias } from "./cars-alias.server";
import { INDEX_FIELDS, repaymentIndexFields } from "./fields.server";
import { importBatch, type RowError } from "./import-batch.server";
import { replaceCollection } from "./replace-collection.server";
import { storeSynonyms } from "./synonyms.server";
import { createTypesenseClient, type TypesenseConnection } from "./typesense-client.server";

/** What to fill and from where. */
export interface SeedOptions {
  readonly urls: readonly string[];
  /** A key that may create collections and aliases. */
  readonly apiKey: string;
  readonly region: string | null;
  /** Published stock in batches of any size; streamed, so that a million vehicles fit. */
  readonly stock: AsyncIterable<readonly Vehicle[]>;
  readonly now: Date;
  readonly logger: Logger;
  /** What dealers' cards say of repayments; nothing without. */
  readonly quotes?: RepaymentQuotes;
}

/** What became of a run. */
export interface SeedResult {
  readonly collection: string;
  readonly imported: number;
  readonly failed: number;
  /** The first failures, at most 50. */
  readonly errors: readonly RowError[];
  /** Whether shoppers see the new collection: only when every row went in. */
  readonly published: boolean;
}

const REQUEST_TIMEOUT_MS = 30_000;
const ROWS_PER_IMPORT = 250;
const MOST_ERRORS = 50;

/** Builds a region's index of stock beside the one in use and puts it in its place when it is whole. */
export async function seedTypesense(options: SeedOptions): Promise<SeedResult> {
  const { region, now, logger, quotes } = options;
  const connection = { ...options, fetchTimeoutMs: REQUEST_TIMEOUT_MS };
  const client = createTypesenseClient(connection);
  const replacement = {
    alias: carsAlias(region),
    fields: [...INDEX_FIELDS, ...repaymentIndexFields(quotes?.tenants() ?? [])],
    now,
    logger,
  };
  return replaceCollection(client, replacement, (collection) =>
    fillCollection(client, connection, collection, options),
  );
}

type Counted = Pick<SeedResult, "imported" | "failed" | "errors">;

async function fillCollection(
  client: Client,
  connection: TypesenseConnection,
  collection: string,
  { stock, logger, quotes }: SeedOptions,
): Promise<Counted> {
  await storeSynonyms(connection, collection, logger);
  const errors: RowError[] = [];
  let imported = 0;
  let failed = 0;
  for await (const batch of stock) {
    for (let at = 0; at < batch.length; at += ROWS_PER_IMPORT) {
      const rows = batch.slice(at, at + ROWS_PER_IMPORT);
      const rowErrors = await importBatch(client, collection, rows, quotes);
      imported += rows.length - rowErrors.length;
      failed += rowErrors.length;
      errors.push(...rowErrors.slice(0, MOST_ERRORS - errors.length));
      logger.debug({ collection, imported, failed }, "typesense import");
    }
  }
  return { imported, failed, errors };
}
