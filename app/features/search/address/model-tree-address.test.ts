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

describe("values as people write them", () => {
  const named: SearchUrlContext = {
    ...context,
    makes: [...context.makes, "Land Rover", "Isuzu"],
    values: {
      fuel: ["Petrol", "Plug-in Hybrid"],
      drive: ["AWD", "4x4"],
      tag: ["Great Value"],
      item_type: ["truck"],
    },
    shown: {
      makes: new Map([["isuzu-ute", "Isuzu"]]),
      models: new Map([["Mazda mazda3", "Mazda 3"]]),
    },
  };
  const found = (path: string) =>
    decodeSearch(new URL(path, "https://dealer.example"), named)?.query.refinements;

  it.each([
    ["/search/used-cars?body=SUV", { body: ["suv"] }],
    ["/search/used-cars?body=CabChassis", { body: ["cabChassis"] }],
    ["/search/used-cars?fuel=petrol&fuel=PLUG-IN+HYBRID", { fuel: ["Petrol", "Plug-in Hybrid"] }],
    ["/search/used-cars?drive=awd&drive=4X4", { drive: ["4x4", "AWD"] }],
    ["/search/used-cars?tag=great+value", { tag: ["Great Value"] }],
    ["/search/new-used-and-demo-cars?item_type=Truck&car_type=Used", { item_type: ["truck"] }],
    ["/search/used-cars?fuel=Steam", { fuel: ["Steam"] }],
    ["/search/used-cars/mazda/mazda3", { make_model: ["Mazda 3"] }],
    ["/search/used-cars/land%20rover", { make: ["Land Rover"] }],
    ["/search/used-cars/isuzu-ute", { make: ["Isuzu"] }],
    ["/search/used-cars?make=Isuzu+UTE", { make: ["Isuzu"] }],
  ])("%s asks for %j, whatever the case and the name shown", (path, refinements) => {
    expect(found(path)).toEqual({ car_type: ["used"], ...refinements });
  });
});
