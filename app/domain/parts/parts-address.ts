import { PART_SORTS, type PartsQuery } from "./find-parts";

/** Everything, as the catalogue lists it. */
export const EVERY_PART: PartsQuery = { text: "", category: "", fits: "", sort: "listed", page: 1 };

const LONGEST = 80;

/** What an address asks of the parts catalogue; whatever makes no sense is left out. */
export function readPartsQuery(params: URLSearchParams): PartsQuery {
  const given = (name: string) => (params.get(name) ?? "").trim().slice(0, LONGEST);
  const page = Number.parseInt(given("page"), 10);
  return {
    text: given("query"),
    category: given("category"),
    fits: given("fits"),
    sort: PART_SORTS.find((one) => one === given("sort")) ?? EVERY_PART.sort,
    page: page >= 1 && page < 1_000 ? page : 1,
  };
}

/** The address of a query below a path: only what differs from everything, always in the same order. */
export function partsAddress(path: string, query: Partial<PartsQuery>): string {
  const { text, category, fits, sort, page } = { ...EVERY_PART, ...query };
  const params = new URLSearchParams();
  if (text !== "") params.set("query", text);
  if (category !== "") params.set("category", category);
  if (fits !== "") params.set("fits", fits);
  if (sort !== EVERY_PART.sort) params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  const search = params.toString();
  return search === "" ? path : `${path}?${search}`;
}
