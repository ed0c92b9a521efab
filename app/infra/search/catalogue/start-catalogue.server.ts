import {
  CATALOGUE_KINDS,
  type CatalogueDocument,
  type CatalogueKind,
} from "~/domain/catalogue/catalogue-document";
import type { SiteContent } from "~/domain/content/site-content";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { catalogueDocuments } from "~/domain/catalogue/site-catalogue";
import type { Env } from "~/infra/env.server";
import type { TenantDirectory } from "~/infra/tenant/tenant-directory.server";
import type { CatalogueSearch } from "~/ports/catalogue-search";
import type { Clock } from "~/ports/clock";
import type { Logger } from "~/ports/logger";
import { typesenseConnection } from "../typesense/typesense-client.server";
import type { CatalogueSource } from "./catalogue-source.server";
import { createEmbeddedCatalogue } from "./embedded-catalogue.server";
import { createResilientCatalogue } from "./resilient-catalogue.server";
import { createTypesenseCatalogue } from "./typesense-catalogue.server";

/** What catalogue search runs on. */
export interface CatalogueStart {
  readonly env: Pick<Env, "typesenseNodes" | "typesenseSearchKey" | "typesenseApiKey" | "region">;
  readonly tenants: TenantDirectory;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How long an answer is given again without asking, and how long a call may take, in milliseconds. */
  readonly freshMs: number;
  readonly timeoutMs: number;
}

/** Answers kept for a dealer that is not in the directory any more (SRCH-22, SRCH-23). */
const DEFAULT_LIMIT = 10;

/** Search over models and offers, on the engine stock search has, with caches of their own sizes (SRCH-22, SRCH-23). */
export function startCatalogue({ env, tenants, ...rest }: CatalogueStart): CatalogueSearch {
  const connection = typesenseConnection(env, rest.timeoutMs);
  const engine =
    connection === null
      ? createEmbeddedCatalogue(catalogueSource(tenants))
      : createTypesenseCatalogue({ ...connection, region: env.region });
  const limit = (tenant: string, kind: CatalogueKind) => catalogueLimit(tenants.bySlug(tenant), kind);
  return createResilientCatalogue(engine, { ...rest, limit, version: (tenant) => tenants.versionOf(tenant) });
}

/** How many answers are kept for a dealer (SRCH-22, SRCH-23). @param config null for one that is no longer served */
export function catalogueLimit(config: Pick<SiteConfig, "search"> | null, kind: CatalogueKind): number {
  if (config === null) return DEFAULT_LIMIT;
  return kind === "models" ? config.search.modelCacheLimit : config.search.offersCacheLimit;
}

/** What the dealers served here have written, as it is searched. */
export function catalogueSource(tenants: TenantDirectory): CatalogueSource {
  const held = new WeakMap<SiteContent, ReadonlyMap<CatalogueKind, readonly CatalogueDocument[]>>();
  const documentsOf = (content: SiteContent) => {
    const known = held.get(content);
    if (known !== undefined) return known;
    const made = new Map(CATALOGUE_KINDS.map((kind) => [kind, catalogueDocuments(content, kind)]));
    held.set(content, made);
    return made;
  };
  return (tenant, kind) => documentsOf(tenants.writtenBy(tenant)).get(kind) ?? [];
}
