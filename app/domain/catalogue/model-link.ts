import { hasPage } from "../tenant/has-page";
import type { SiteConfig } from "../tenant/site-config";
import { type CatalogueModel, modelHref } from "./catalogue-model";

type Named = Pick<CatalogueModel, "name" | "slug" | "newSlug" | "overrideUrl">;

/**
 * Where the name of a model leads that stands somewhere by name alone: to its page when the dealer lists the name for
 * that (MODEL-07, OPEN-45) and the range has it; null for the search that other names lead to.
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
