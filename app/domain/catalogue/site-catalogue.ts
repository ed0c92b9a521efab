import type { SiteContent } from "../content/site-content";
import type { CatalogueDocument, CatalogueKind } from "./catalogue-document";
import { offerDocuments } from "../offer/offer-documents";
import { modelDocuments } from "./catalogue-model";

/** Everything of one kind that a dealer has written and that shows on some day, as it is searched. */
export function catalogueDocuments(content: SiteContent, kind: CatalogueKind): readonly CatalogueDocument[] {
  switch (kind) {
    case "models":
      return modelDocuments(content.models.filter(({ draft }) => draft !== true));
    case "offers":
      return offerDocuments(content.offers.filter(({ draft }) => draft !== true));
  }
}
