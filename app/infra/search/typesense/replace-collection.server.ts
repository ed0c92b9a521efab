import type { Client } from "typesense";
import type { Logger } from "~/ports/logger";
import type { IndexField } from "./fields.server";

/** A collection to be built beside the one in use. */
export interface Replacement {
  /** The name sites search; it is moved to the new collection once that is filled. */
  readonly alias: string;
  readonly fields: readonly IndexField[];
  readonly now: Date;
  readonly logger: Logger;
}

/** What became of it. */
export type Replaced<Filled> = Filled & {
  readonly collection: string;
  /** Whether sites search the new collection: only when every row went in. */
  readonly published: boolean;
};

/**
 * Builds a collection, moves the alias to it, and deletes the older ones: shoppers never see half an index,
 * and a failed run leaves everything as it was. Rejects when `fill` does.
 */
export async function replaceCollection<Filled extends { readonly failed: number }>(
  client: Client,
  { alias, fields, now, logger }: Replacement,
  fill: (collection: string) => Promise<Filled>,
): Promise<Replaced<Filled>> {
  const collection = `${alias}_${now.getTime()}`;
  await client.collections().create({ name: collection, fields: fields.map((field) => ({ ...field })) });
  const filled = await fill(collection).catch(async (error: unknown) => {
    await dropCollections(client, [collection], logger);
    throw error;
  });
  const published = filled.failed === 0;
  if (published) await client.aliases().upsert(alias, { collection_name: collection });
  const unused = published ? await olderCollections(client, alias, collection) : [collection];
  await dropCollections(client, unused, logger);
  return { ...filled, collection, published };
}

/** Collections left by earlier runs for this alias (the alias of another region may begin the same way). */
async function olderCollections(client: Client, alias: string, current: string): Promise<readonly string[]> {
  const all = await client.collections().retrieve();
  const ofAlias = (name: string): boolean =>
    name.startsWith(`${alias}_`) && /^\d{13}$/.test(name.slice(alias.length + 1));
  return all.map(({ name }) => name).filter((name) => name !== current && ofAlias(name));
}

/** Deletes collections. One that stays only costs memory, so a failure is logged and does not stop the run. */
async function dropCollections(client: Client, names: readonly string[], logger: Logger): Promise<void> {
  for (const collection of names) {
    try {
      await client.collections(collection).delete();
    } catch (error) {
      logger.warn({ collection, error }, "an unused typesense collection could not be deleted");
    }
  }
}
