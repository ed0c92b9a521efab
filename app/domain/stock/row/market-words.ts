import { bodyTypeOf } from "../../vehicle/body-type-of";
import type { BodyType } from "../../vehicle/body-types";
import type { FeedMapping } from "../feed-mapping";
import type { FeedRow } from "../file/feed-file";

/** Whose words a row is written in, where one word means another thing than elsewhere; null for nobody's in particular. */
export type WordMarket = "american" | "british" | null;

/** Whose feed it is. */
interface Seller {
  /** Two letters, small. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
}

const AMERICAN: ReadonlySet<string> = new Set(["us", "ca", "USD", "CAD"]);
const BRITISH: ReadonlySet<string> = new Set(["gb", "GBP"]);
/** In a cell of its own, as files of several markets have it beside each price. */
const AMERICAN_MONEY: ReadonlySet<FeedRow[string]> = new Set(["USD", "CAD"]);

/**
 * Says whose words a row is written in: the dealer's country's or currency's, else that of the row's own money, else
 * American where the file counts miles.
 */
export function createMarketOf(
  { distances }: Pick<FeedMapping, "distances">,
  { country, currency }: Seller,
): (row: FeedRow) => WordMarket {
  const isIn = (market: ReadonlySet<string>) => market.has(country) || market.has(currency);
  const own: WordMarket = isIn(AMERICAN) ? "american" : isIn(BRITISH) ? "british" : null;
  if (own !== null || distances === "mi") return () => own ?? "american";
  return (row) => (Object.values(row).some((cell) => AMERICAN_MONEY.has(cell)) ? "american" : null);
}

type Read = Readonly<Record<string, unknown>>;

/** What a row says, its body as its market means it: an American's truck is a pick-up, a Briton's 4x4 an SUV. */
export function withMarketBody(read: Read, market: WordMarket): Read {
  const meant = marketBody(read, market);
  return meant === null ? read : { ...read, simple_body: meant };
}

function marketBody(
  { simple_body: body, body: text, item_type: kind = "car" }: Read,
  market: WordMarket,
): BodyType | null {
  if (kind !== "car") return null;
  if (market === "british" && body === "4x4") return "suv";
  const isBare = typeof text !== "string" || bodyTypeOf(text) !== "lightTruck" || /^trucks?$/i.test(text);
  return market === "american" && body === "lightTruck" && isBare ? "ute" : null;
}
