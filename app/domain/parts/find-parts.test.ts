import { describe, expect, it } from "vitest";
import { findParts, PARTS_PER_PAGE, type PartsQuery } from "./find-parts";
import { partFile } from "./part-file";
import { partsAddress, readPartsQuery } from "./parts-address";

const HILUX = { make: "Toyota", model: "HiLux", from: 2016 };
const CATALOGUE = partFile.parse({
  categories: [
    { slug: "filters", name: "Filters" },
    { slug: "brakes", name: "Brakes" },
    { slug: "towing", name: "Towing" },
  ],
  parts: [
    { number: "BG-1001", name: "Oil filter, 2.8 diesel", category: "filters", price: 28, fits: [HILUX] },
    { number: "BG-2001", name: "Front brake pads", category: "brakes", price: 149, fits: [HILUX] },
    { number: "BG-2002", name: "Brake fluid DOT 4", category: "brakes", price: 19, universal: true },
    {
      number: "BG-2003",
      name: "Big brake kit",
      category: "brakes",
      fits: [{ make: "Toyota", model: "GR86" }],
    },
  ],
});
const find = (query: Partial<PartsQuery>) =>
  findParts(CATALOGUE, { text: "", category: "", fits: "", sort: "listed", page: 1, ...query });
const numbers = (query: Partial<PartsQuery>) => find(query).parts.map(({ number }) => number);

describe("parts search (ROUTE-32, OPEN-23)", () => {
  it("finds every word, in the name, the number however written, the category and the vehicle", () => {
    expect(numbers({ text: "brake" })).toEqual(["BG-2001", "BG-2002", "BG-2003"]);
    expect(numbers({ text: "FRONT brake" })).toEqual(["BG-2001"]);
    expect(numbers({ text: "bg1001" })).toEqual(["BG-1001"]);
    expect(numbers({ text: "bg-1001" })).toEqual(["BG-1001"]);
    expect(numbers({ text: "gr86" })).toEqual(["BG-2003"]);
    expect(numbers({ text: "filters" })).toEqual(["BG-1001"]);
    expect(numbers({ text: "exhaust" })).toEqual([]);
  });

  it("counts a part for no vehicle where it names none and is not for any: a drum does not fit by silence", () => {
    const drum = { number: "BG-3001", name: "Brake drum", category: "brakes" };
    const catalogue = partFile.parse({
      categories: CATALOGUE.categories,
      parts: [...CATALOGUE.parts, drum],
    });
    const query: PartsQuery = { text: "drum", category: "", fits: "", sort: "listed", page: 1 };
    expect(findParts(catalogue, query).count).toBe(1);
    expect(findParts(catalogue, { ...query, fits: "toyota-hilux" }).count).toBe(0);
  });

  it("counts a part for any vehicle for each of them", () => {
    expect(numbers({ fits: "toyota-gr86" })).toEqual(["BG-2002", "BG-2003"]);
    expect(numbers({ fits: "toyota-hilux", category: "brakes" })).toEqual(["BG-2001", "BG-2002"]);
    expect(numbers({ fits: "toyota-nothing" })).toEqual(["BG-2002"]);
  });

  it("counts the choices without the choice itself, and leaves out those with nothing", () => {
    const { categories, vehicles } = find({ category: "filters", fits: "toyota-hilux" });
    expect(categories).toEqual([
      { value: "filters", label: "Filters", count: 1 },
      { value: "brakes", label: "Brakes", count: 2 },
    ]);
    expect(vehicles).toEqual([{ value: "toyota-hilux", label: "Toyota HiLux", count: 1 }]);
  });

  it("orders by price, parts on request last either way", () => {
    expect(numbers({ sort: "price_asc" })).toEqual(["BG-2002", "BG-1001", "BG-2001", "BG-2003"]);
    expect(numbers({ sort: "price_desc" })).toEqual(["BG-2001", "BG-1001", "BG-2002", "BG-2003"]);
  });

  it("comes in pages, and a page past the last one is empty", () => {
    const many = Array.from({ length: PARTS_PER_PAGE + 1 }, (_, index) => ({
      number: `P${index}`,
      name: "Bolt",
      category: "filters",
    }));
    const catalogue = partFile.parse({ categories: [{ slug: "filters", name: "Filters" }], parts: many });
    const page = (one: number) =>
      findParts(catalogue, { text: "", category: "", fits: "", sort: "listed", page: one });
    expect([page(1).parts.length, page(2).parts.length, page(3).parts.length]).toEqual([21, 1, 0]);
    expect([page(1).pages, page(3).count]).toEqual([2, 22]);
    expect(find({ text: "exhaust" }).pages).toBe(1);
  });
});

describe("the address of a parts search", () => {
  it("says only what differs from everything, and reads back (URL-13)", () => {
    const query: PartsQuery = {
      text: "brake",
      category: "brakes",
      fits: "toyota-gr86",
      sort: "price_asc",
      page: 2,
    };
    const address = partsAddress("/parts/search", query);
    expect(address).toBe("/parts/search?query=brake&category=brakes&fits=toyota-gr86&sort=price_asc&page=2");
    expect(readPartsQuery(new URL(address, "http://x").searchParams)).toEqual(query);
    expect(partsAddress("/parts/search", {})).toBe("/parts/search");
  });

  it("leaves out what makes no sense", () => {
    const read = readPartsQuery(new URLSearchParams("sort=random&page=-3&query=%20a%20"));
    expect(read).toEqual({ text: "a", category: "", fits: "", sort: "listed", page: 1 });
    expect(readPartsQuery(new URLSearchParams("page=1e9")).page).toBe(1);
  });
});
