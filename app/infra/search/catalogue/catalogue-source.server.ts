import type { CatalogueDocument, CatalogueKind } from "~/domain/catalogue/catalogue-document";

/** The entries of a dealer; the same objects until they change. */
export type CatalogueSource = (tenant: string, kind: CatalogueKind) => readonly CatalogueDocument[];
