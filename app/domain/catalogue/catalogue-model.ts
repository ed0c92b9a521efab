import type { Prose } from "~/domain/content/prose";
import type { CatalogueDocument } from "./catalogue-document";
import { dayRange } from "./day-range";
import type { ModelFrontMatter } from "./model-front-matter";

/**
 * A model of a dealer's range: a file of `content/models`. Of ENT-19, `make` is manufacturer_name, `newSlug` new_slug,
 * `image` and `newImage` are image.url and cloudfront_new_image_url, the others are called alike. Of ENT-18, `body` is
 * the list of manufacturer_body, manufacturer_body2 and manufacturer_body3, its first entry body[0].
 */
export interface CatalogueModel extends ModelFrontMatter {
  /** Name of the file without its ending. */
  readonly slug: string;
  readonly prose: Prose;
}

/** The slug its page stands at: the replacement when there is one (MODEL-05). */
export function modelSlug({ slug, newSlug }: Pick<CatalogueModel, "slug" | "newSlug">): string {
  return newSlug ?? slug;
}

/** Where a model's page stands (ROUTE-39). */
export function modelPath(model: Pick<CatalogueModel, "slug" | "newSlug">): string {
  return `/${modelSlug(model)}`;
}

/** Where links to a model lead: what the dealer says instead of a page (OPEN-43), else its page. */
export function modelHref(model: Pick<CatalogueModel, "slug" | "newSlug" | "overrideUrl">): string {
  return model.overrideUrl ?? modelPath(model);
}

/** Make and model. */
export function modelTitle({ make, name }: Pick<CatalogueModel, "make" | "name">): string {
  return `${make} ${name}`;
}

/** A dealer's models in the order of its range: by category (NAV-05), then by their own order, then by name. */
export function inRangeOrder(
  models: readonly CatalogueModel[],
  categoryOrder: readonly string[],
): readonly CatalogueModel[] {
  const place = ({ category }: CatalogueModel) => {
    const at = categoryOrder.indexOf(category);
    return at === -1 ? categoryOrder.length : at;
  };
  return [...models].sort(
    (a, b) =>
      place(a) - place(b) || compare(a.category, b.category) || a.order - b.order || compare(a.name, b.name),
  );
}

/** Models as they are searched (SRCH-34). Their order is the one they are given in. */
export function modelDocuments(models: readonly CatalogueModel[]): readonly CatalogueDocument[] {
  return models.map((model, order) => ({
    id: model.slug,
    order,
    text: [modelTitle(model), model.category, ...model.body, ...model.badges.map(({ name }) => name)].join(
      " ",
    ),
    facets: { "manufacturer.name": [model.make], "model.name": [model.name], "model.body": model.body },
    numbers: {
      ...dayRange(model),
      ...(model.fromPrice === null ? {} : { price: Math.round(model.fromPrice) }),
    },
  }));
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
