import type { Client } from "typesense";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Logger } from "~/ports/logger";
import { carsAlias } from "./cars-alias.server";
import { INDEX_FIELDS } from "./fields.server";
import { importBatch, type RowError } from "./import-batch.server";
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

/**
 * Builds a region's index beside the one in use, moves the alias to it, and deletes the older ones (DESIGN §4): shoppers never
 * see half an index, and a failed run leaves everything as it was.
 */
export async function seedTypesense(options: SeedOptions): Promise<SeedResult> {
  const { region, now, logger } = options;
  const connection = { ...options, fetchTimeoutMs: REQUEST_TIMEOUT_MS };
  const client = createTypesenseClient(connection);
  const alias = carsAlias(region);
  const collection = `${alias}_${now.getTime()}`;
  await client
    .collections()
    .create({ name: collection, fields: INDEX_FIELDS.map((field) => ({ ...field })) });
  const counted = await fillCollection(client, connection, collection, options).catch(
    async (error: unknown) => {
      await dropCollections(client, [collection], logger);
      throw error;
    },
  );
  const published = counted.failed === 0;
  if (published) await client.aliases().upsert(alias, { collection_name: collection });
  await dropCollections(
    client,
    published ? await olderCollections(client, alias, collection) : [collection],
    logger,
  );
  return { collection, ...counted, published };
}

type Counted = Pick<SeedResult, "imported" | "failed" | "errors">;

async function fillCollection(
  client: Client,
  connection: TypesenseConnection,
  collection: string,
  { stock, logger }: SeedOptions,
): Promise<Counted> {
  await storeSynonyms(connection, collection, logger);
  const errors: RowError[] = [];
  let imported = 0;
  let failed = 0;
  for await (const batch of stock) {
    for (let at = 0; at < batch.length; at += ROWS_PER_IMPORT) {
      const rows = batch.slice(at, at + ROWS_PER_IMPORT);
      const rowErrors = await importBatch(client, collection, rows);
      imported += rows.length - rowErrors.length;
      failed += rowErrors.length;
      errors.push(...rowErrors.slice(0, MOST_ERRORS - errors.length));
      logger.debug({ collection, imported, failed }, "typesense import");
    }
  }
  return { imported, failed, errors };
}

/** What earlier runs left: the collections of this very alias (another region's alias may start alike). */
async function olderCollections(client: Client, alias: string, current: string): Promise<readonly string[]> {
  const all = await client.collections().retrieve();
  const ofAlias = (name: string): boolean =>
    name.startsWith(`${alias}_`) && /^\d{13}$/.test(name.slice(alias.length + 1));
  return all.map(({ name }) => name).filter((name) => name !== current && ofAlias(name));
}

/** A collection that stays costs memory and no more, so a failure here is told and does not stop the run. */
async function dropCollections(client: Client, names: readonly string[], logger: Logger): Promise<void> {
  for (const collection of names) {
    try {
      await client.collections(collection).delete();
    } catch (error) {
      logger.warn({ collection, error }, "an unused typesense collection could not be deleted");
    }
  }
}
