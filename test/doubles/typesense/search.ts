import { countFacets } from "./facets";
import { compileFilter } from "./filter-evaluate";
import { parseFilter } from "./filter-parser";
import { type Collection, type Document, property, Refusal } from "./schema";
import { sortDocuments } from "./sort";
import { matchText, type TextField } from "./text-match";
import { tokenize } from "./tokens";

const MOST_PER_PAGE = 250;

/** Answers one search over a collection, or throws the {@link Refusal} Typesense would answer. */
export function searchCollection(collection: Collection, params: unknown): object {
  const read = paramReader(params);
  const perPage = read.number("per_page", read.number("limit", 10));
  if (perPage > MOST_PER_PAGE)
    throw new Refusal(422, `Only upto ${MOST_PER_PAGE} hits can be fetched per page.`);
  const offset = read.number("offset", (read.number("page", 1) - 1) * perPage);
  const q = read.text("q");
  if (q === undefined) throw new Refusal(400, "Parameter `q` is required.");
  const fields = queryFields(collection, read);

  const filter = parseFilter(read.text("filter_by") ?? "");
  const passes = filter === null ? () => true : compileFilter(filter, collection.fields);
  const filtered = [...collection.documents.values()].filter(passes);
  const scores =
    q === "*" ? new Map<Document, number>() : matchText(filtered, textQuery(collection, q, fields, read));
  const matched = q === "*" ? filtered : [...scores.keys()];
  const sorted = sortDocuments(matched, collection.fields, read.text("sort_by") ?? "", scores);
  return {
    facet_counts: countFacets(
      matched,
      collection.fields,
      read.text("facet_by") ?? "",
      read.number("max_facet_values", 10),
    ),
    found: matched.length,
    out_of: collection.documents.size,
    page: Math.floor(offset / Math.max(1, perPage)) + 1,
    request_params: { collection_name: collection.name, per_page: perPage, q },
    search_cutoff: false,
    search_time_ms: 1,
    hits: sorted.slice(offset, offset + perPage).map((document) => ({
      document: project(document, read.text("include_fields")),
      highlight: {},
      highlights: [],
      ...(q === "*" ? {} : { text_match: scores.get(document) ?? 0 }),
    })),
  };
}

interface ParamReader {
  text(name: string): string | undefined;
  number(name: string, fallback: number): number;
  flag(name: string, fallback: boolean): boolean;
  list(name: string): readonly string[];
}

function paramReader(params: unknown): ParamReader {
  const text = (name: string): string | undefined => {
    const value = property(params, name);
    if (value === undefined) return undefined;
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  return {
    text,
    number(name, fallback) {
      const value = text(name);
      if (value === undefined) return fallback;
      if (!/^\d{1,10}$/.test(value))
        throw new Refusal(400, `Parameter \`${name}\` must be an unsigned integer.`);
      return Number(value);
    },
    flag: (name, fallback) => (text(name) === undefined ? fallback : text(name) === "true"),
    list: (name) =>
      text(name)
        ?.split(",")
        .map((part) => part.trim()) ?? [],
  };
}

function queryFields(collection: Collection, read: ParamReader): readonly TextField[] {
  const names = read.list("query_by");
  const at = (list: readonly string[], index: number, fallback: string): string =>
    (list.length > 1 ? list[index] : list[0]) ?? fallback;
  return names.map((name, index) => {
    const field = collection.fields.find((one) => one.name === name);
    if (field === undefined)
      throw new Refusal(404, `Could not find a field named \`${name}\` in the schema.`);
    if (!field.type.startsWith("string"))
      throw new Refusal(400, `Field \`${name}\` should be a string or a string array.`);
    return {
      name,
      weight: Number(at(read.list("query_by_weights"), index, String(names.length - index))),
      typos: Number(at(read.list("num_typos"), index, "2")),
      prefix: at(read.list("prefix"), index, "true") === "true",
    };
  });
}

function textQuery(collection: Collection, q: string, fields: readonly TextField[], read: ParamReader) {
  if (fields.length === 0) throw new Refusal(400, "No search fields specified for the query.");
  return {
    words: tokenize(q),
    fields,
    synonyms: [...collection.synonyms.values()],
    minLength1: read.number("min_len_1typo", 4),
    minLength2: read.number("min_len_2typo", 7),
    typosInNumbers: read.flag("enable_typos_for_alpha_numerical_tokens", true),
    dropsWords: read.number("drop_tokens_threshold", 1) > 0,
    exhaustive: read.flag("exhaustive_search", false),
    maxCandidates: read.number("max_candidates", read.flag("exhaustive_search", false) ? 10_000 : 4),
    splitAndJoin: (read.text("split_join_tokens") ?? "fallback") !== "off",
  };
}

function project(document: Document, includeFields: string | undefined): Document {
  if (includeFields === undefined) return document;
  const wanted = includeFields.split(",").map((name) => name.trim());
  return Object.fromEntries(Object.entries(document).filter(([name]) => wanted.includes(name)));
}
