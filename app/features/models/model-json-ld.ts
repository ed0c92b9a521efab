import { type CatalogueModel, modelHref, modelPath, modelTitle } from "~/domain/catalogue/catalogue-model";
import { modelPicture } from "~/domain/catalogue/model-picture";
import { absolute, absolutePicture } from "~/domain/content/page-frame";
import type { ModelsSite } from "./models-site";

/** A model as linked data: what it is, and from how much: new in stock, else by its list. */
export function modelEntity(
  model: CatalogueModel,
  fresh: { readonly count: number; readonly from: number | null } | null,
  { config }: ModelsSite,
): object {
  const newFrom = fresh?.from ?? null;
  const url = absolute(config, modelPath(model));
  return {
    "@type": model.shape === "caravan" ? "Vehicle" : "Car",
    name: modelTitle(model),
    model: model.name,
    brand: { "@type": "Brand", name: model.make },
    description: model.shortDescription,
    image: absolutePicture(config, modelPicture(model).src),
    url,
    ...(model.fromPrice === null
      ? {}
      : {
          offers: {
            "@type": "AggregateOffer",
            priceCurrency: config.site.currency,
            lowPrice: newFrom ?? model.fromPrice,
            ...(newFrom === null ? {} : { offerCount: fresh?.count }),
            availability:
              model.status === "coming_soon"
                ? "https://schema.org/PreOrder"
                : newFrom !== null
                  ? "https://schema.org/InStock"
                  : "https://schema.org/BackOrder",
            url,
          },
        }),
  };
}

/** Models as a list of links. */
export function modelList(models: readonly CatalogueModel[], { config }: ModelsSite): object {
  return {
    "@type": "ItemList",
    numberOfItems: models.length,
    itemListElement: models.map((model, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: modelTitle(model),
      url: absolute(config, modelHref(model)),
    })),
  };
}
