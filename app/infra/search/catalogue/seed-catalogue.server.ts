import { CATALOGUE_KINDS, type CatalogueKind } from "~/domain/catalogue/catalogue-document";
import type { Logger } from "~/ports/logger";
import { importLines } from "../typesense/import-batch.server";
import { replaceCollection } from "../typesense/replace-collection.server";
import { createTypesenseClient, type TypesenseConnection } from "../typesense/typesense-client.server";
import { CATALOGUE_FIELDS, catalogueAlias, catalogueLines } from "./catalogue-fields.server";
import type { CatalogueSource } from "./catalogue-source.server";

/** What to fill and from where. */
export interface CatalogueSeed extends TypesenseConnection {
  readonly region: string | null;
  /** Slugs of the dealers whose entries go in. */
  readonly tenants: readonly string[];
  readonly source: CatalogueSource;
  readonly now: Date;
  readonly logger: Logger;
}

/** What became of one collection. */
export interface CatalogueSeeded {
  readonly kind: CatalogueKind;
  readonly imported: number;
  readonly failed: number;
  /** Whether sites search it: only when every entry went in. */
  readonly published: boolean;
}

/** Builds new `models` and `offers` collections from what dealers have written; each replaces the old one when complete. */
export async function seedCatalogue(seed: CatalogueSeed): Promise<readonly CatalogueSeeded[]> {
  const client = createTypesenseClient(seed);
  const { now, logger } = seed;
  const results: CatalogueSeeded[] = [];
  for (const kind of CATALOGUE_KINDS) {
    const lines = seed.tenants.flatMap((tenant) => catalogueLines(tenant, seed.source(tenant, kind)));
    const replacement = { alias: catalogueAlias(kind, seed.region), fields: CATALOGUE_FIELDS, now, logger };
    const { imported, failed, published } = await replaceCollection(
      client,
      replacement,
      async (collection) => {
        const refused = (await importLines(client, collection, lines)).filter((reason) => reason !== null);
        for (const reason of refused.slice(0, 5)) logger.warn({ collection, reason }, "an entry was refused");
        return { imported: lines.length - refused.length, failed: refused.length };
      },
    );
    results.push({ kind, imported, failed, published });
  }
  return results;
}
