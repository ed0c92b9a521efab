import type { VehicleQuery } from "../../query";
import { makesIn } from "../../../make/known-makes";
import { compactText } from "../../text";
import { isArabicTrade } from "./arabic-trade";
import { cityWrittenAs } from "./city-words";
import { isNotThere } from "./not-there";
import { PLACE_LEADS } from "../wish-words";

const POSTCODE = /^\d{4}$/u;
/** Letters alone, or with a postcode behind them. */
const NAME = /^\p{L}[\p{L}\p{M}.'’ -]*(?: \d{4})?$/u;
const MOST_WORDS = 4;
/** Shorter words name no place. */
const LEAST_LETTERS = 3;

/**
 * The other meaning of words that say a place and nothing more, "4101", "utes parramatta": near there. Of a number that is
 * a year as well, the place. Null where the words that are left are none.
 * @param meant the words of `asked`, read: what it leaves as text, or a single year, may be a place
 * @param makes those of the stock
 */
export function placeAlone(
  asked: VehicleQuery,
  meant: VehicleQuery,
  makes: readonly string[],
): VehicleQuery | null {
  const words = meant.text === "" ? yearAlone(asked, meant) : meant.text;
  const [first = "", ...rest] = words.trim().split(/\s+/u);
  const place = (PLACE_LEADS.has(first.toLowerCase()) ? rest : [first, ...rest]).join(" ");
  const isTrade = place.split(" ").every((word) => isArabicTrade(compactText(word)));
  const isName =
    !isTrade && NAME.test(place) && place.length >= LEAST_LETTERS && place.split(" ").length <= MOST_WORDS;
  const city = cityWrittenAs(place);
  if (city === null && !POSTCODE.test(place) && (!isName || makesIn(place).length > 0)) return null;
  if (isNotThere(asked.text, place, makes)) return null;
  return {
    ...meant,
    text: "",
    ranges: meant.text === "" ? asked.ranges : meant.ranges,
    near: { place: city ?? place, withinKm: null },
    sort: meant.sort === asked.sort ? "nearest" : meant.sort,
  };
}

function yearAlone(asked: VehicleQuery, { ranges: { year } }: VehicleQuery): string {
  const text = asked.text.trim();
  return POSTCODE.test(text) && year?.min === Number(text) && year.max === year.min ? text : "";
}
