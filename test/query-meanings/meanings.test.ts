import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "~/domain/search/attributes";
import { EMPTY_QUERY } from "~/domain/search/query";
import { queryAsMeant } from "~/domain/search/meaning/read-meaning";
import { searchVocabulary } from "~/domain/search/meaning/vocabulary";
import { stockValues } from "./stock-values";

const lines = readFileSync(new URL("./meanings.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("# "));
const sets = lines.map((line) => line.split(" | "));

test("at least 300 queries, each once and each with one meaning", () => {
  expect(sets.length).toBeGreaterThanOrEqual(300);
  expect(sets.filter((parts) => parts.length !== 2)).toEqual([]);
  expect(new Set(sets.map(([query]) => query)).size).toBe(sets.length);
});

test("a meaning names attributes of listings, with ranges from the lower end to the higher", () => {
  const ranges: readonly string[] = RANGE_ATTRIBUTES;
  const names: readonly string[] = [...FACET_ATTRIBUTES, ...ranges, "text"];
  const wrong = sets.filter(([, meaning = ""]) =>
    meaning.split("&").some((part) => {
      const [name = "", value = ""] = part.split("=");
      if (!names.includes(name) || value === "") return true;
      if (!ranges.includes(name)) return false;
      const [, min, max] = /^(\d*):(\d*)$/.exec(value) ?? [];
      if (min === undefined || max === undefined || `${min}${max}` === "") return true;
      return min !== "" && max !== "" && Number(min) > Number(max);
    }),
  );
  expect(wrong).toEqual([]);
});

const vocabulary = searchVocabulary(stockValues);

/** A query as the lines of the set write it: by attribute, values in order. */
function meaningOf(text: string): string[] {
  const meant = queryAsMeant({ ...EMPTY_QUERY, text }, vocabulary, 2026);
  const values = Object.entries(meant.refinements).map(
    ([name, chosen]) => `${name}=${[...chosen].sort().join(",")}`,
  );
  const ranges = Object.entries(meant.ranges).map(
    ([name, { min = "", max = "" }]) => `${name}=${min}:${max}`,
  );
  return [...values, ...ranges, ...(meant.text === "" ? [] : [`text=${meant.text}`])].sort();
}

test.each(sets.map(([query = "", meaning = ""]) => [query, meaning] as const))(
  "%s means %s",
  (query, meaning) => {
    const wanted = meaning.split("&").map((part) => {
      const [name = "", value = ""] = part.split("=");
      return name === "text" ? part : `${name}=${value.split(",").sort().join(",")}`;
    });
    expect(meaningOf(query)).toEqual(wanted.sort());
  },
);
