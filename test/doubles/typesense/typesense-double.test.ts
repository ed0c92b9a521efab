import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTypesenseDouble, type TypesenseDouble } from "./typesense-double";

const FIELDS = [
  { name: "make", type: "string[]", facet: true },
  { name: "price", type: "int64" },
  { name: "price_stat", type: "int64", facet: true, optional: true },
  { name: "sold", type: "bool" },
  { name: "title", type: "string" },
];
const DOCUMENTS = [
  { id: "1", make: ["Land Rover"], price: 30, price_stat: 30, sold: false, title: "land rover defender" },
  { id: "2", make: ["Mazda"], price: 10, price_stat: 10, sold: false, title: "mazda cx5" },
  { id: "3", make: ["Mazda", "Ford"], price: 20, sold: true, title: "mazda ranger twin" },
];

let double: TypesenseDouble;
beforeAll(async () => {
  double = await startTypesenseDouble({ apiKey: "admin", searchKey: "search" });
  await call("POST", "/collections", JSON.stringify({ name: "cars_1", fields: FIELDS }));
  await call("PUT", "/aliases/cars", JSON.stringify({ collection_name: "cars_1" }));
  const lines = DOCUMENTS.map((document) => JSON.stringify(document)).join("\n");
  await call("POST", "/collections/cars_1/documents/import?action=upsert", lines);
});
afterAll(() => double.close());

async function call(method: string, path: string, body?: string, key = "admin") {
  const headers: Record<string, string> = key === "" ? {} : { "x-typesense-api-key": key };
  const response = await fetch(double.url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, text };
}

async function search(params: Record<string, string>, key = "search") {
  const query = new URLSearchParams({ q: "*", query_by: "title", ...params });
  const { status, text } = await call(
    "GET",
    `/collections/cars/documents/search?${query.toString()}`,
    undefined,
    key,
  );
  // The double is ours; its answers to good searches have this shape.
  const answer = JSON.parse(text) as {
    found: number;
    message?: string;
    hits?: { document: { id: string } }[];
    facet_counts: { counts: { value: string; count: number }[]; stats: object }[];
  };
  return { status, ...answer, ids: (answer.hits ?? []).map(({ document }) => document.id) };
}

const filtered = async (filter_by: string): Promise<readonly string[]> =>
  (await search({ filter_by, sort_by: "price:asc" })).ids;

describe("the Typesense double: filters", () => {
  it.each<[string, readonly string[]]>([
    ["make:=Mazda", ["2", "3"]],
    ["make:=[Ford,`Land Rover`]", ["3", "1"]],
    ["make:Land", ["1"]],
    ["make:=Land", []],
    ["make:!=Mazda", ["1"]],
    ["make:!=[Mazda]", ["1"]],
    ["make:=mazda", ["2", "3"]],
    ["make:=`land-rover`", []],
    ["make:=`Land, Rover`", ["1"]],
    ["price:>10 && price:<=20", ["3"]],
    ["price:[10..20]", ["2", "3"]],
    ["price:[10, 30]", ["2", "1"]],
    ["price:!=10", ["3", "1"]],
    ["sold:=false", ["2", "1"]],
    ["sold:!=false", ["3"]],
    // Both operators bind equally and to the left, unlike in most languages.
    ["price:=10 || price:=20 && sold:=true", ["3"]],
    ["price:=10 || (price:=20 && sold:=true)", ["2", "3"]],
    // A backslash does not save a backtick: what follows it is read as filter.
    ["make:=`x\\` || price:>0 || make:=\\`y`", ["2", "3", "1"]],
  ])("%s", async (filter, ids) => {
    expect(await filtered(filter)).toEqual(ids);
  });

  it.each<[Record<string, string>, number, RegExp]>([
    [{ filter_by: "colour:=Red" }, 404, /Could not find a filter field named `colour` in the schema/],
    [{ filter_by: "make" }, 400, /Could not parse the filter query/],
    [{ filter_by: "(make:=Mazda" }, 400, /unbalanced parentheses/],
    [{ filter_by: "make:=Mazda)" }, 400, /unbalanced parentheses/],
    [{ filter_by: "make:=Mazda &&" }, 400, /unbalanced `&&` operands/],
    [{ filter_by: "make:" }, 400, /cannot be empty/],
    [{ filter_by: "price:>1e21" }, 400, /Not an int64/],
    [{ filter_by: "price:cheap" }, 400, /Not an int64/],
    [{ filter_by: "sold:=maybe" }, 400, /must be `true` or `false`/],
    [{ filter_by: Array.from({ length: 60 }, () => "price:>0").join(" && ") }, 400, /too many operations/],
    [{ sort_by: "colour:asc" }, 404, /Could not find a field named `colour` in the schema for sorting/],
    [{ sort_by: "title:asc" }, 404, /for sorting/],
    [{ sort_by: "_eval(title:`x`):desc" }, 400, /`sort_by` is malformed/],
    [{ sort_by: "price" }, 400, /`sort_by` is malformed/],
    [{ sort_by: "price:asc,price:asc,price:asc,price:asc" }, 422, /upto 3/],
    [{ facet_by: "title" }, 404, /Could not find a facet field named `title` in the schema/],
    [{ per_page: "251" }, 422, /Only upto 250 hits can be fetched per page/],
    [{ limit: "251" }, 422, /Only upto 250/],
    [{ q: "x", query_by: "colour" }, 404, /Could not find a field named `colour` in the schema/],
    [{ q: "x", query_by: "price" }, 400, /should be a string or a string array/],
  ])("refuses %j", async (params, status, message) => {
    const answer = await search(params);
    expect(answer.status).toBe(status);
    expect(answer.message).toMatch(message);
  });
});

describe("the Typesense double: answers", () => {
  it("sorts, pages and counts", async () => {
    const page = await search({ sort_by: "price:desc", offset: "1", limit: "1" });
    expect(page).toMatchObject({ found: 3, ids: ["3"] });
  });

  it("sorts by whether a filter holds", async () => {
    const { ids } = await search({ sort_by: "_eval(title:ranger || title:defender):desc,price:asc" });
    expect(ids).toEqual(["3", "1", "2"]);
  });

  it("counts facet values and their bounds", async () => {
    const { facet_counts, ids } = await search({ facet_by: "make,price_stat", per_page: "0" });
    expect(ids).toEqual([]);
    expect(facet_counts[0]?.counts.slice(0, 1)).toEqual([{ value: "Mazda", highlighted: "Mazda", count: 2 }]);
    expect(facet_counts[1]?.stats).toMatchObject({ min: 10, max: 30 });
  });

  it.each<[string, readonly string[]]>([
    ["defend", ["1"]],
    ["defendr", ["1"]],
    ["landrover", ["1"]],
    ["mazda twin", ["3"]],
    ["mazda defender", []],
    ["nothing", []],
  ])("finds the text %s", async (q, ids) => {
    expect((await search({ q, drop_tokens_threshold: "0" })).ids).toEqual(ids);
  });

  it("drops words unless told not to, and always when the search is exhaustive", async () => {
    expect((await search({ q: "mazda defender" })).ids).toHaveLength(2);
    expect(
      (await search({ q: "mazda defender", drop_tokens_threshold: "0", exhaustive_search: "true" })).found,
    ).toBe(2);
  });

  it("looks at no more completions of the last word than it is told", async () => {
    expect((await search({ q: "r", max_candidates: "10" })).ids).toEqual(["3", "1"]);
    expect((await search({ q: "r", max_candidates: "1" })).found).toBe(1);
  });

  it("wants a key, and lets the search key only search", async () => {
    expect((await call("GET", "/collections", undefined, "")).status).toBe(401);
    expect((await call("GET", "/collections", undefined, "search")).status).toBe(401);
    expect((await search({}, "wrong")).status).toBe(401);
    expect((await search({}, "search")).status).toBe(200);
    expect((await call("GET", "/health", undefined, "")).text).toBe(`{"ok":true}`);
  });

  it("says of each imported line what became of it, with status 200", async () => {
    const lines = [`{"id":"9"}`, "{", JSON.stringify({ ...DOCUMENTS[0], price: "30" })].join("\n");
    const { status, text } = await call("POST", "/collections/cars_1/documents/import?action=upsert", lines);
    expect(status).toBe(200);
    expect(text.split("\n").map((line) => (JSON.parse(line) as { error: string }).error)).toEqual([
      "Field `make` has been declared in the schema, but is not found in the document.",
      "Bad JSON.",
      "Field `price` must be an int64.",
    ]);
  });

  it("answers 200 to a multi search and refuses inside it", async () => {
    const searches = [
      { collection: "cars", q: "*" },
      { collection: "bikes", q: "*" },
    ];
    const { status, text } = await call("POST", "/multi_search", JSON.stringify({ searches }), "search");
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ results: [{ found: 3 }, { code: 404, error: "Not found." }] });
  });

  it("exports documents, and deletes those of a filter", async () => {
    const fields = JSON.stringify({ name: "bin", fields: FIELDS });
    await call("POST", "/collections", fields);
    const lines = DOCUMENTS.map((document) => JSON.stringify(document)).join("\n");
    await call("POST", "/collections/bin/documents/import", lines);
    const exported = async () =>
      (await call("GET", "/collections/bin/documents/export?include_fields=id,price")).text;
    expect(await exported()).toBe('{"id":"1","price":30}\n{"id":"2","price":10}\n{"id":"3","price":20}');
    const remove = (filter: string) =>
      call("DELETE", `/collections/bin/documents?filter_by=${encodeURIComponent(filter)}`);
    expect((await remove("id:[1,3,9]")).text).toBe('{"num_deleted":2}');
    expect(await exported()).toBe('{"id":"2","price":10}');
    expect((await remove("")).status).toBe(400);
  });
});
