import { describe, expect, it } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import { decodeSearch, encodeSearch } from "./search-params";
import type { SearchUrlContext } from "./url-context";

const context: SearchUrlContext = {
  dealerships: [],
  makes: ["Toyota", "Mazda"],
  makeModels: ["Toyota Corolla", "Mazda CX-5", "Mazda 3"],
  defaultSort: "relevant",
};
const read = (path: string) => decodeSearch(new URL(path, "https://dealer.example"), context);
const refinementsOf = (path: string) => read(path)?.query.refinements;

it.each([
  ["/search/mazda?make_model=Toyota+Corolla", "?make=Mazda&make_model=Toyota+Corolla"],
  ["/search/mazda/3?model_badge=Toyota+Corolla:+ZR", "?make_model=Mazda+3&model_badge=Toyota+Corolla:+ZR"],
  ["/search/mazda/3?model_badge=Mazda+3:+GT", "?model_badge=Mazda+3:+GT"],
])("%s is one list with one address: a path names one make or model alone", (path, params) => {
  const asked = read(path)?.query ?? EMPTY_QUERY;
  const url = encodeSearch(asked, context);
  expect(url).toBe(`/search/new-used-and-demo-cars${params}`);
  expect(read(url)?.query).toEqual(asked);
});

describe("a make beside models", () => {
  it.each([
    ["make=Mazda&make_model=Mazda+3", { make_model: ["Mazda 3"] }],
    [
      "make=Mazda&make=Toyota&make_model=Mazda+3&make_model=Toyota+Corolla",
      { make_model: ["Mazda 3", "Toyota Corolla"] },
    ],
    [
      "make=Mazda&make_model=Mazda+3&make_model=Toyota+Corolla",
      { make_model: ["Mazda 3", "Toyota Corolla"] },
    ],
    ["make=Mazda&make=Toyota&make_model=Toyota+Corolla", { make: ["Mazda"], make_model: ["Toyota Corolla"] }],
    [
      "make=Toyota&make_model=Toyota+Corolla&model_badge=Toyota+Corolla:+ZR&make=Mazda",
      { make: ["Mazda"], model_badge: ["Toyota Corolla: ZR"] },
    ],
  ])("%s drops the makes and models that something narrower says", (params, refinements) => {
    expect(refinementsOf(`/search/new-used-and-demo-cars?${params}`)).toEqual(refinements);
  });
});

describe("lists that are asked for whole", () => {
  it.each([
    ["expand=body&expand=colour&expand=body", ["body", "colour"]],
    ["expand=make_model:Toyota&expand=make_model", ["make_model", "make_model:Toyota"]],
    ["expand=make_model:Lada&expand=Toyota&expand=nothing&expand=", []],
  ])("%s names %j, and the address keeps them", (params, lists) => {
    const decoded = read(`/search/mazda?${params}`);
    expect(decoded?.expand).toEqual(lists);
    const url = encodeSearch({ ...EMPTY_QUERY, refinements: { make: ["Mazda"] } }, context, decoded?.expand);
    expect(read(url)?.expand).toEqual(lists);
  });
});
