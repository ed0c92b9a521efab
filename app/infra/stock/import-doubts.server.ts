import { oddText } from "~/domain/stock/guards/odd-values";
import { coverageOf, percent } from "~/domain/stock/guards/feed-guards";
import { isInStock } from "~/domain/vehicle/stock-status";
import { type ImportLimits, type Judged, lossesOf, statusesOf } from "./import-guards.server";

/** Above this share of the stock a loss is unusual from one feed to the next: a file may have been cut off at the end of a line. */
const USUAL_SHARE = 0.1;
/** So many vehicles come and go in any stock, however small it is. */
const USUAL_VEHICLES = 4;
/** A first feed with fewer vehicles says nothing of what is usual. */
const FEWEST = 5;

/** The share of a stock that may go without a word. @param vehicles of the stock */
export function usualShare(vehicles: number): number {
  return vehicles === 0 ? 1 : Math.max(USUAL_SHARE, USUAL_VEHICLES / vehicles);
}

/**
 * What is allowed and yet unusual, in sentences: whoever imports should look before it is believed. Nothing where any loss
 * is allowed for good, since somebody decided that; what is forced once is told all the same.
 */
export function importDoubts(
  judged: Judged,
  { maxDrop, allowEmpty }: Pick<ImportLimits, "maxDrop" | "allowEmpty">,
): readonly string[] {
  const { file, feed, published } = judged;
  if (maxDrop === null && !allowEmpty) return [];
  const ownerless = file.ownerless ?? 0;
  const strangers = ownerless === 1 ? "1 row is" : `${ownerless} rows are`;
  const told = [
    ...(file.cutOff === undefined ? [] : [file.cutOff]),
    ...(ownerless === 0
      ? []
      : [`${strangers} of no dealership that the mapping names, and nowhere on the site`]),
    ...manyRejected(judged),
    ...collisions(judged),
    ...unshownPictures(judged),
    ...unlisted(judged),
  ];
  const odd = oddFigures(judged);
  if (published.size === 0) return [...told, ...firstDoubts(judged), ...odd];
  const forSale = [...published.values()].filter(isInStock).length;
  const usual = usualShare(forSale);
  const losses =
    feed.length === 0 || usual >= (maxDrop ?? 1)
      ? []
      : lossesOf(judged, { allowed: usual, isLimitTold: false });
  return [...told, ...losses, ...odd];
}

/** Above this share of the vehicles, and this many, figures that look wrong are no slips of the keyboard. */
const [SLIPS_SHARE, SLIPS] = [0.05, 2];

function oddFigures({ feed, odd }: Judged): readonly string[] {
  const vehicles = new Set(odd.map(({ id }) => id)).size;
  const [first] = odd;
  if (first === undefined || vehicles <= Math.max(SLIPS, feed.length * SLIPS_SHARE)) return [];
  return [
    `${vehicles} of ${feed.length} vehicles have a price or an odometer reading that looks wrong, such as ${oddText(first)}`,
  ];
}

/** Rows that are no vehicles, where they are more than slips: a first import of them is smaller than the stock. */
function manyRejected({ rows, rejected }: Judged): readonly string[] {
  if (rejected.length <= USUAL_VEHICLES || rejected.length <= rows * USUAL_SHARE) return [];
  return [
    `${rejected.length} of ${rows} rows (${percent(rejected.length / rows)}) were rejected, such as for "${rejected[0]?.reason ?? ""}"`,
  ];
}

/** Different vehicles under one stock number: only one of them is on the site, and which one may change with each feed. */
function collisions({ duplicates }: Judged): readonly string[] {
  const told = duplicates.filter(({ different }) => different.length > 0);
  const [first] = told;
  if (first === undefined) return [];
  const what = told.length === 1 ? "1 stock number stands" : `${told.length} stock numbers stand`;
  const names = first.different.slice(0, 3).join(" and ");
  return [
    `${what} on rows of different vehicles, of which one alone is taken, such as ${first.identity}: ${names}`,
  ];
}

const HOST_NOTE = /^picture-host-not-allowed (.+)$/;

/** The hosts of pictures that an import's notes name ({@link Judged.hostsTold}). */
export function hostsIn(repairs: Readonly<Record<string, number>>): ReadonlySet<string> {
  return new Set(Object.keys(repairs).flatMap((code) => HOST_NOTE.exec(code)?.[1] ?? []));
}

/**
 * Hosts of pictures that the dealer's file does not allow, where half of the vehicles have such: shoppers see none. Those that
 * the import before had too are not unusual any more; its notes tell them still.
 */
function unshownPictures({ feed, repairs, hostsTold }: Judged): readonly string[] {
  if (feed.length < FEWEST) return [];
  return Object.entries(repairs).flatMap(([code, rows]) => {
    const host = HOST_NOTE.exec(code)?.[1];
    if (host === undefined || hostsTold?.has(host) === true || rows < feed.length / 2) return [];
    return [
      `images: ${rows} of ${feed.length} vehicles have pictures of ${host}, which show as missing until the host is in \`images.hosts\` of the dealer's file`,
    ];
  });
}

/**
 * Vehicles that no list of any site shows, where they are more than half: the mapping misreads their kind, or the sites lack
 * it. Where the import before had as many, somebody has seen it; its notes tell them still.
 */
function unlisted({ feed, repairs, unlistedTold = 0 }: Judged): readonly string[] {
  const rows = repairs["on-no-list"] ?? 0;
  if (rows <= feed.length / 2 || unlistedTold >= rows * (1 - USUAL_SHARE)) return [];
  return [
    `${rows} of ${feed.length} vehicles are of a kind that no list of any site shows, so nobody would find them: is \`item_type\` or \`car_type\` read from the right column?`,
  ];
}

/** What hardly any stock lacks altogether: other columns are often empty. */
const FIRST_LOOKED_AT = ["price", "km", "images", "show_on_dealer_website"] as const;

/** Of a first feed nothing is known to compare it with: a mapping that misreads it makes many vehicles alike. */
function firstDoubts({ feed, mapping }: Judged): readonly string[] {
  if (mapping === null || feed.length < FEWEST) return [];
  const forSale = feed.filter(isInStock);
  if (forSale.length < feed.length / 2)
    return [`${forSale.length} of ${feed.length} vehicles are for sale (${statusesOf(feed)})`];
  const coverage = coverageOf(forSale.map(({ mark }) => mark));
  return FIRST_LOOKED_AT.flatMap((field) => {
    const share = coverage[field];
    const read = mapping.fields[field === "images" ? "image_urls" : field];
    const isUsual = field === "price" ? share >= 0.5 : share > 0;
    // Hardly any dealer sells without prices: their column was not found.
    if (read === undefined && field === "price") return ["price: the mapping reads no column for it"];
    if (read === undefined || read.optional || isUsual) return [];
    return [`${field}: ${percent(share)} of the vehicles have it, though the mapping reads it`];
  });
}
