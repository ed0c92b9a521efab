import { describe, expect, it } from "vitest";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import { decodeSearch, encodeSearch, foreignParams } from "./search-params";
import type { SearchUrlContext } from "./url-context";

const context: SearchUrlContext = { dealerships: [], makes: [], makeModels: [], defaultSort: "relevant" };
const read = (path: string) => decodeSearch(new URL(path, "https://dealer.example"), context);
const query = (part: Partial<VehicleQuery>): VehicleQuery => ({ ...EMPTY_QUERY, ...part });

describe("a place and a distance", () => {
  const near = (params: string) => read(`/search/used-cars?${params}`)?.query.near;
  it.each([
    ["near=4000", { place: "4000", withinKm: null }],
    ["near=4000&within=50", { place: "4000", withinKm: 50 }],
    ["near=%20Alice%20%20Springs%0A&within=50KM", { place: "Alice Springs", withinKm: 50 }],
    ["near=4000&within=%2050%20km", { place: "4000", withinKm: 50 }],
    ["near=\u0664\u0660\u0660\u0660&within=\u0665\u0660", { place: "4000", withinKm: 50 }],
    ["near=4000&within=anywhere", { place: "4000", withinKm: null }],
    ["near=4000&within=0", { place: "4000", withinKm: null }],
    ["near=4000&within=-5", { place: "4000", withinKm: null }],
    ["near=4000&within=99999", { place: "4000", withinKm: 20_015 }],
    ["near=4000&near=2000", { place: "4000", withinKm: null }],
    ["near=<b>&within=<b>", { place: "<b>", withinKm: null }],
  ])("%s is read %j", (params, asked) => {
    expect(near(params)).toEqual(asked);
  });

  it("says nothing without a place, and a place without letters is none", () => {
    expect(near("within=50")).toBeUndefined();
    expect(near("near=%20&within=50")).toBeUndefined();
    expect(read("/search/used-cars?sortBy=nearest")?.query.sort).toBe("relevant");
  });

  it("stands behind the ranges, and a form's empty field is left out", () => {
    const asked = query({ near: { place: "4000", withinKm: 50 }, sort: "nearest", page: 2 });
    expect(encodeSearch(asked, context)).toBe(
      "/search/new-used-and-demo-cars?near=4000&within=50&sortBy=nearest&page=2",
    );
    expect(read("/search/used-cars?near=&within=")?.fromForm).toBe(true);
    expect(foreignParams(new URLSearchParams("near=1&within=2&utm=3")).toString()).toBe("utm=3");
  });

  it("never writes where the place is", () => {
    const point = { lat: -27, long: 153 };
    expect(encodeSearch(query({ near: { place: "4000", withinKm: null, point } }), context)).toBe(
      "/search/new-used-and-demo-cars?near=4000",
    );
  });
});
