import { describe, expect, it } from "vitest";
import { facetKey } from "./catalogue-document";
import { type CatalogueQuery, EVERY_ENTRY } from "./catalogue-query";
import { readCatalogueQuery, writeCatalogueQuery } from "./catalogue-url";

const read = (text: string) => readCatalogueQuery(new URLSearchParams(text));

describe("the address of a catalogue page", () => {
  it("holds everything that was asked: reading what was written gives the same", () => {
    const query: CatalogueQuery = {
      text: "seven seats",
      filters: { "model.body": ["future vehicles", "suv"], "manufacturer.name": ["Land Rover"] },
      ranges: { price: { min: 20_000, max: 60_000 } },
      sort: "price_asc",
      page: 3,
    };
    const written = writeCatalogueQuery(query).toString();
    expect(written).toBe(
      "query=seven+seats&make=Land+Rover&body=future+vehicles&body=suv&price_min=20000&price_max=60000&sortBy=price_asc&page=3",
    );
    expect(read(written)).toEqual(query);
    expect(writeCatalogueQuery(EVERY_ENTRY).toString()).toBe("");
    expect(read("")).toEqual(EVERY_ENTRY);
  });

  it("ROUTE-37: a body of two words is read with a space, its code or a hyphen (OPEN-36)", () => {
    for (const text of ["body=future%20vehicles", "body=future+vehicles", "body=future-vehicles"]) {
      expect(read(text).filters["model.body"]?.map(facetKey)).toEqual(["future vehicles"]);
    }
  });

  it("drops what makes no sense and keeps the rest", () => {
    expect(read("body=&body=%20&make=Kia&make=kia&sortBy=random&page=-4&price_min=cheap&utm=1")).toEqual({
      ...EVERY_ENTRY,
      filters: { "manufacturer.name": ["kia"] },
    });
    expect(read("price_min=$60,000&price_max=20000").ranges.price).toEqual({ min: 20_000, max: 60_000 });
    expect(read("range[price]=20k:60k").ranges.price, "as listings write it (C24)").toEqual({
      min: 20_000,
      max: 60_000,
    });
    expect(read("range[price]=:30000&price_max=20000").ranges.price).toEqual({ max: 20_000 });
    expect(read("range[price]=cheap").ranges).toEqual({});
    expect(read("page=1e9").page).toBe(10_000);
    expect(read(`query=${"x".repeat(500)}`).text).toHaveLength(200);
    expect(read("sortBy=toString").sort).toBe("order");
  });
});
