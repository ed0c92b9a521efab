import type { SiteConfig } from "../tenant/site-config";
import type { ShownPrice } from "./price-rule";
import { isSalePrice } from "./price-rule";
import { addedToPrice } from "./price-terms";

/** One thing that a price holds or leaves out. */
export type PricePart =
  | "gst"
  | "stampDuty"
  | "registration"
  | "insurance"
  | "licence"
  | "warrant"
  | "delivery";

/** What a price holds and what comes on top, each in the order it is told. */
export interface PriceContents {
  readonly within: readonly PricePart[];
  readonly onTop: readonly PricePart[];
}

/** What has to be paid to put a vehicle on the road, by country (`site.country`). */
const ON_THE_ROAD: Readonly<Record<SiteConfig["site"]["country"], readonly PricePart[]>> = {
  au: ["stampDuty", "registration", "insurance"],
  nz: ["licence", "warrant"],
};

const ALL_OF_IT = /^\s*(?:(?:drive|ride)[\s-]?away\b|dap\s*$)/i;
const ON_ROADS = /\b(?:on[\s-]?roads?|orcs?)\b/i;
const GST = /\b(?:gst|tax(?:es)?)\b/i;
const DELIVERY = /\b(?:delivery|freight)\b/i;

/** How a dealer's prices are made up where the words beside them say nothing of it. */
type UsualContents = Pick<SiteConfig["pricing"], "gst" | "dealerDelivery">;

/**
 * What the shown price holds and what comes on top, from the words beside it (PRICE-07), the country and what the dealer
 * says of its prices (PRICE-16). What is towed has no insurance of its own: the vehicle before it has. Null where the price is none to buy at, and where its words say neither.
 */
export function priceContents(
  shown: ShownPrice,
  country: SiteConfig["site"]["country"],
  usual: UsualContents,
  isTowed = false,
): PriceContents | null {
  if (!isSalePrice(shown) || shown.type === null) return null;
  const terms = shown.type;
  const added = addedToPrice(terms);
  const onTheRoad = ON_THE_ROAD[country].filter((part) => !isTowed || part !== "insurance");
  const within: PricePart[] = [];
  const onTop: PricePart[] = [];
  const put = (part: PricePart, where: "included" | "added" | "unsaid") => {
    if (where !== "unsaid") (where === "included" ? within : onTop).push(part);
  };
  if (added === null) {
    // "Drive Away" is all there is to pay; of other words nobody knows what they hold.
    if (!ALL_OF_IT.test(terms)) return null;
    return { within: ["gst", ...onTheRoad, "delivery"], onTop };
  }
  put("gst", added === "other" && GST.test(terms) ? "added" : usual.gst);
  if (added === "charges") onTop.push(...onTheRoad);
  const isDeliveryOnTop = DELIVERY.test(terms) || (added === "charges" && ON_ROADS.test(terms));
  put("delivery", isDeliveryOnTop ? "added" : usual.dealerDelivery);
  return { within, onTop };
}
