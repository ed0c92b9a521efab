import { dateFormat } from "../../text/intl-formats";
import { seedOf } from "~/domain/stock/stable-id";
import type { CarType } from "~/domain/vehicle/vehicle";

/** When and where a promo tile may stand (ENT-33), without what it shows. */
export interface PromoTerms {
  /** First day (`2025-07-01`) or moment in the site's time zone; null for no start. */
  readonly start: string | null;
  /** Last day, inclusive, or the moment it ends; null for no end. */
  readonly expiry: string | null;
  /** Place among the results, from 0; null for the site's next position. */
  readonly position: number | null;
  readonly display: readonly CarType[];
  readonly strictDisplay: boolean;
}

/** What decides whether a tile shows. */
export interface PromoMoment {
  /** The site's local date and time as `YYYY-MM-DDTHH:mm:ss` ({@link localMoment}). */
  readonly now: string;
  /** The car types chosen; none when the listing is not restricted. */
  readonly carTypes: readonly CarType[];
}

/** The wall-clock time of a moment in a zone, `YYYY-MM-DDTHH:mm:ss`: comparable as text with promo dates (CARD-28). */
export function localMoment(now: Date, timeZone: string): string {
  // The Swedish format writes ISO order.
  const format = dateFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return format.format(now).replace(" ", "T");
}

/** Whether a tile shows now: inside its window (CARD-27) and for these car types (CARD-29, CARD-30, OPEN-28). */
export function isPromoShown(promo: PromoTerms, { now, carTypes }: PromoMoment): boolean {
  if (promo.start !== null && now < promo.start) return false;
  if (promo.expiry !== null && !isBeforeEnd(now, promo.expiry)) return false;
  if (promo.display.length === 0) return true;
  if (promo.strictDisplay) return sameTypes(promo.display, carTypes);
  return carTypes.length === 0 || promo.display.some((type) => carTypes.includes(type));
}

/** A tile with the number of cards that stand before it. */
export interface PlacedPromo<P> {
  readonly promo: P;
  readonly after: number;
}

/**
 * Where the shown tiles stand among `cards` cards: each at its own place, else at the site's places in turn (CARD-31),
 * moved down by `offset` (CARD-32). Places count from 1 and count tiles as well: the tile at place 8 is the eighth
 * thing on the page. A tile that would stand after the last card is left out.
 */
export function placePromos<P extends PromoTerms>(
  promos: readonly P[],
  positions: readonly number[],
  cards: number,
  offset: number,
): readonly PlacedPromo<P>[] {
  const free = [...positions];
  return promos
    .flatMap((promo) => {
      const place = promo.position ?? free.shift();
      return place === undefined ? [] : [{ promo, place: place + offset }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ promo, place }, earlier) => ({ promo, after: Math.max(0, place - 1 - earlier) }))
    .filter(({ after }) => cards > 0 && after <= cards);
}

/**
 * A number from `min` to `max` that is always the same for the same seed. The seed is the page's URL, so that a cached
 * page and a fresh one agree (CARD-32, OPEN-29).
 */
export function seededNumber(
  { min, max }: { readonly min: number; readonly max: number },
  seed: string,
): number {
  return min + (seedOf(seed) % (max - min + 1));
}

/** A day counts to its end; a moment is itself the end. */
function isBeforeEnd(now: string, expiry: string): boolean {
  return expiry.length === 10 ? now.slice(0, 10) <= expiry : now < expiry;
}

function sameTypes(a: readonly CarType[], b: readonly CarType[]): boolean {
  return a.length === b.length && a.every((type) => b.includes(type));
}
