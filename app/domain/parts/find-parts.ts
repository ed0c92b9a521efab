import { toSlug } from "../text/slug";
import { foldText } from "../text/fold-text";
import type { Part, PartsCatalogue } from "./part-file";

/** Orders of a list of parts: the catalogue's own, or by price, parts on request last. */
export const PART_SORTS = ["listed", "price_asc", "price_desc"] as const;
/** One of {@link PART_SORTS}. */
export type PartSort = (typeof PART_SORTS)[number];

/** What somebody looks for; empty texts stand for anything. */
export interface PartsQuery {
  readonly text: string;
  /** Slug of a category. */
  readonly category: string;
  /** {@link fitSlug} of a vehicle. */
  readonly fits: string;
  readonly sort: PartSort;
  /** From 1. */
  readonly page: number;
}

/** A value to choose, with how many parts would be left. */
export interface PartChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** One page of parts, and what they can be narrowed by. */
export interface FoundParts {
  readonly parts: readonly Part[];
  readonly count: number;
  readonly pages: number;
  /** Counted under everything but the choice of a category itself; those without parts are left out. */
  readonly categories: readonly PartChoice[];
  /** Likewise the vehicles, by name. */
  readonly vehicles: readonly PartChoice[];
}

/** Parts of one page, as many as other collections have. */
export const PARTS_PER_PAGE = 21;

/** A vehicle as the page's address has it: `toyota-hilux`. */
export function fitSlug({ make, model }: Pick<Part["fits"][number], "make" | "model">): string {
  return toSlug(`${make} ${model}`);
}

/**
 * The parts that fit a query: every word of its text, the category, the vehicle. Parts for any vehicle
 * fit each; those that name none and are not for any are for none until the counter has been asked.
 */
export function findParts({ categories, parts }: PartsCatalogue, query: PartsQuery): FoundParts {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const words = foldText(query.text).split(/\s+/).filter(Boolean);
  const said = parts.filter((part) => saysAll(textOf(part, names), words));
  const fitting = said.filter((part) => fitsVehicle(part, query.fits));
  const inCategory = said.filter((part) => isIn(part, query.category));
  const found = sorted(
    fitting.filter((part) => isIn(part, query.category)),
    query.sort,
  );
  const first = (query.page - 1) * PARTS_PER_PAGE;
  return {
    parts: found.slice(first, first + PARTS_PER_PAGE),
    count: found.length,
    pages: Math.max(1, Math.ceil(found.length / PARTS_PER_PAGE)),
    categories: categories.flatMap(({ slug, name }) => {
      const count = fitting.filter(({ category }) => category === slug).length;
      return count === 0 ? [] : [{ value: slug, label: name, count }];
    }),
    vehicles: vehiclesOf(parts).flatMap((vehicle) => {
      const count = inCategory.filter((part) => fitsVehicle(part, vehicle.value)).length;
      return count === 0 ? [] : [{ ...vehicle, count }];
    }),
  };
}

const isIn = (part: Part, category: string) => category === "" || part.category === category;

const fitsVehicle = ({ fits, universal }: Part, vehicle: string) =>
  vehicle === "" || universal || fits.some((one) => fitSlug(one) === vehicle);

/** What a part is found by; its number with and without the signs in it. */
function textOf({ number, name, category, note, fits }: Part, names: ReadonlyMap<string, string>): string {
  const vehicles = fits.map(({ make, model }) => `${make} ${model}`);
  return foldText([number, bare(number), name, names.get(category) ?? "", note, ...vehicles].join(" "));
}

const bare = (number: string) => number.replace(/[^A-Z0-9]/gi, "");

const saysAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

function sorted(parts: readonly Part[], sort: PartSort): readonly Part[] {
  if (sort === "listed") return parts;
  const sign = sort === "price_asc" ? 1 : -1;
  return [...parts].sort((a, b) =>
    a.price === null || b.price === null
      ? Number(a.price === null) - Number(b.price === null)
      : sign * (a.price - b.price),
  );
}

function vehiclesOf(parts: readonly Part[]): readonly { readonly value: string; readonly label: string }[] {
  const all = new Map(
    parts.flatMap(({ fits }) => fits.map((one) => [fitSlug(one), `${one.make} ${one.model}`] as const)),
  );
  return [...all]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}
