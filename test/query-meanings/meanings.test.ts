import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "~/domain/search/attributes";
import { EMPTY_QUERY } from "~/domain/search/query";
import { queryAsMeant } from "~/domain/search/meaning/read-meaning";
import type { StockValues } from "~/domain/search/meaning/stock-concepts";
import { searchVocabulary, type SearchVocabulary } from "~/domain/search/meaning/vocabulary";
import { stockValues } from "./stock-values";

const read = (file: string) =>
  readFileSync(new URL(`./${file}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "));
const setsOf = (file: string) => read(file).map((line) => line.split(" | "));

/** The values of a stock: "attribute: value | value" in every line. */
const stockOf = (file: string): StockValues =>
  Object.fromEntries(
    read(file).map((line) => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2).split(" | ")];
    }),
  );
/** Many kinds of vehicle. */
const groupStock = stockOf("group-stock.txt");
/** Caravans alone, some of them certified. */
const yardStock = stockOf("yard-stock.txt");
/** Used imports and what was sold new in the country. */
const importerStock = stockOf("importer-stock.txt");
const usual = {
  cheapPrice: 20_000,
  lowKm: 60_000,
  repaymentEvery: "week" as const,
  firstCarBodies: ["hatch"],
  towsFromKg: 2_000,
  carLicenceKg: 4_500,
  lowFuel: 7,
};

describe.each([
  { file: "meanings.txt", atLeast: 300, stock: stockValues, measures: [] },
  // A dealer whose panel has every range.
  { file: "shoppers.txt", atLeast: 200, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "fresh.txt", atLeast: 150, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "counter.txt", atLeast: 90, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "people.txt", atLeast: 60, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "voices.txt", atLeast: 120, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "turned.txt", atLeast: 30, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "yard.txt", atLeast: 20, stock: yardStock, measures: RANGE_ATTRIBUTES },
  { file: "ranges.txt", atLeast: 75, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "either.txt", atLeast: 20, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "said.txt", atLeast: 30, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "classes.txt", atLeast: 250, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "everyday.txt", atLeast: 60, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "everyday-yard.txt", atLeast: 12, stock: yardStock, measures: RANGE_ATTRIBUTES },
  { file: "typed.txt", atLeast: 35, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "clauses.txt", atLeast: 50, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "border.txt", atLeast: 50, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "border-yard.txt", atLeast: 15, stock: yardStock, measures: RANGE_ATTRIBUTES },
  { file: "misread.txt", atLeast: 30, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "causes.txt", atLeast: 50, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "furnished.txt", atLeast: 30, stock: yardStock, measures: RANGE_ATTRIBUTES },
  { file: "wishes.txt", atLeast: 40, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "tongues.txt", atLeast: 60, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "plain.txt", atLeast: 25, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "importer.txt", atLeast: 14, stock: importerStock, measures: RANGE_ATTRIBUTES },
  { file: "names.txt", atLeast: 60, stock: groupStock, measures: RANGE_ATTRIBUTES },
  { file: "tongues-yard.txt", atLeast: 8, stock: yardStock, measures: RANGE_ATTRIBUTES },
])("$file", ({ file, atLeast, stock, measures }) => {
  const sets = setsOf(file);
  const vocabulary = searchVocabulary(stock, usual, measures);

  test(`at least ${atLeast} queries, each once and each with one meaning`, () => {
    expect(sets.length).toBeGreaterThanOrEqual(atLeast);
    expect(sets.filter((parts) => parts.length !== 2)).toEqual([]);
    expect(new Set(sets.map(([query]) => query)).size).toBe(sets.length);
  });

  test("a meaning names attributes of listings, with ranges from the lower end to the higher", () => {
    expect(sets.filter(([, meaning = ""]) => meaning.split("&").some(isNoMeaning))).toEqual([]);
  });

  test.each(sets.map(([query = "", meaning = ""]) => [query, meaning] as const))(
    "%s means %s",
    (query, meaning) => {
      const wanted = meaning.split("&").map((part) => {
        const [name = "", value = ""] = part.split("=");
        return name === "text" || name === "aside" ? part : `${name}=${value.split(",").sort().join(",")}`;
      });
      expect(meaningOf(query, vocabulary)).toEqual(wanted.sort());
    },
  );
});

function isNoMeaning(part: string): boolean {
  const ranges: readonly string[] = RANGE_ATTRIBUTES;
  const names: readonly string[] = [...FACET_ATTRIBUTES, ...ranges, "text", "aside", "sort", "near"];
  const [name = "", value = ""] = part.split("=");
  if (!names.includes(name) || value === "") return true;
  if (!ranges.includes(name)) return false;
  const [, min, max] = /^([\d.]*):([\d.]*)$/.exec(value) ?? [];
  if (min === undefined || max === undefined || `${min}${max}` === "") return true;
  return min !== "" && max !== "" && Number(min) > Number(max);
}

/** A query as the lines of the sets write it: by attribute, values in order. */
function meaningOf(text: string, vocabulary: SearchVocabulary): string[] {
  const meant = queryAsMeant({ ...EMPTY_QUERY, text }, vocabulary, 2026);
  const values = Object.entries(meant.refinements).map(
    ([name, chosen]) => `${name}=${[...chosen].sort().join(",")}`,
  );
  const ranges = Object.entries(meant.ranges).map(
    ([name, { min = "", max = "" }]) => `${name}=${min}:${max}`,
  );
  const order = meant.sort === EMPTY_QUERY.sort ? [] : [`sort=${meant.sort}`];
  const { place = "", withinKm = null } = meant.near ?? {};
  const near = meant.near === undefined ? [] : [`near=${place}:${withinKm ?? ""}`];
  return [
    ...values,
    ...ranges,
    ...order,
    ...near,
    ...(meant.text === "" ? [] : [`text=${meant.text}`]),
    ...(meant.aside === undefined ? [] : [`aside=${meant.aside}`]),
  ].sort();
}
