import type { InputFault } from "../../../faults/input-faults";
import { CAR_TYPE_SEGMENTS } from "../../../search/car-type-segments";
import { isListedPath } from "./listed-path";
import { type CheckedSite, doubtAt, faultAt } from "../told";

/** What is wrong with `routes.defaultSearch`, which every "all stock" leads to (URL-03). */
export function defaultSearchFaults({ config }: CheckedSite): readonly InputFault[] {
  const { routes, search, site } = config;
  const at = ["routes", "defaultSearch"];
  const path = routes.defaultSearch;
  const [, segment] = /^\/search\/([^/?#]+)(?:\/[^/?#]+){0,2}$/.exec(path) ?? [];
  if (segment === undefined)
    return [faultAt(at, "an address below /search/, such as /search/new-used-and-demo-cars", path)];
  if (!isListedPath(config, path))
    return [faultAt(at, `stock that search.carTypes lists (${search.carTypes.join(", ")})`, path)];
  if (Object.hasOwn(CAR_TYPE_SEGMENTS, segment)) return [];
  if (site.dealerships.some(({ slug }) => slug === segment)) return [];
  const known = Object.keys(CAR_TYPE_SEGMENTS).join(", ");
  return [
    doubtAt(
      at,
      `/search/ with one of ${known}, or with a dealership's slug (a make has a page only while in stock)`,
      path,
    ),
  ];
}
