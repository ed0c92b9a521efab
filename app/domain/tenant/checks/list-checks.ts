import type { InputFault } from "../../faults/input-faults";
import { isJsonObject } from "../layer";
import { type CheckedSite, repeatsOf } from "./told";

/** Lists of words or numbers in which nothing stands twice, and lists whose entries have an id of their own. */
const LISTS: readonly (readonly [path: string, id?: string])[] = [
  ["routes.enabled"],
  ["site.vehicleTypes"],
  ["site.dealershipWebsites", "make"],
  ["site.social", "url"],
  ["search.carTypes"],
  ["search.sortOptions"],
  ["search.excludedStockNumbers"],
  ["results.promoPositions"],
  ["card.buttons"],
  ["filters.enabled"],
  ["filters.popularMakes"],
  ["nav.brandMenu", "name"],
  ["nav.banners", "id"],
  ["nav.externalLinks", "url"],
  ["models.categoryOrder"],
  ["offers.exceptionIds"],
  ["vehicle.buttons"],
  ["vehicle.sections"],
  ["vehicle.mobileBar"],
  ["gallery.videoEmbedHosts"],
  ["images.hosts"],
  ["finance.termOptions"],
  ["finance.hiddenManufacturers"],
  ["forms.spinToWin.prizes", "id"],
  ["leads.heldNoticeTo"],
  ["auth.codeCountries"],
  ["content.blogCategories"],
];

/** What stands twice in a list of a dealer's file. */
export function listFaults({ config }: CheckedSite): readonly InputFault[] {
  return LISTS.flatMap(([path, id]) => {
    const keys = path.split(".");
    const list = keys.reduce<unknown>((value, key) => (isJsonObject(value) ? value[key] : undefined), config);
    if (!Array.isArray(list)) return [];
    const values = list.map((entry: unknown) =>
      wordOf(id !== undefined && isJsonObject(entry) ? entry[id] : entry),
    );
    const expected = id === undefined ? "each value once" : `each ${id} once`;
    return repeatsOf(values, (index) => [...keys, index, ...(id === undefined ? [] : [id])], expected);
  });
}

const wordOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? value : null);
