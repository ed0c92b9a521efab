import { CAR_TYPE_SEGMENTS } from "../../../search/car-type-segments";
import { barePath } from "../../page-paths";
import type { SiteConfig } from "../../site-config";

/** False for the list of a car type (`/search/demo-cars`) that the dealer does not list; such a list is always empty. */
export function isListedPath({ search }: Pick<SiteConfig, "search">, path: string): boolean {
  const segment = /^\/search\/([^/]+)/.exec(barePath(path))?.[1];
  const types = Object.entries(CAR_TYPE_SEGMENTS).find(([name]) => name === segment)?.[1] ?? [];
  return types.length === 0 || types.some((type) => search.carTypes.includes(type));
}
