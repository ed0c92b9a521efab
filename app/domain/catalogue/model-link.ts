import { hasPage } from "../tenant/has-page";
import type { SiteConfig } from "../tenant/site-config";
import { type CatalogueModel, modelHref } from "./catalogue-model";

type Named = Pick<CatalogueModel, "name" | "slug" | "newSlug" | "overrideUrl">;

/**
 * Where a model's name leads in places that know the model by its name only: to the model's page when the dealer lists
 * the name in `models.fordHandling` (MODEL-07, OPEN-45) and has the model. Else null: the name then leads to a search.
 */
export function namedModelHref(
  config: Pick<SiteConfig, "models" | "routes" | "content">,
  models: readonly Named[],
  name: string,
): string | null {
  if (!config.models.fordHandling.includes(name) || !hasPage(config, "models")) return null;
  const model = models.find((one) => one.name === name);
  return model === undefined ? null : modelHref(model);
}
