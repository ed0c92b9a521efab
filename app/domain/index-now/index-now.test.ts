import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { changedAddresses, indexNowMessage, messageParts, MOST_ADDRESSES } from "./index-now";
import { ownKeyFile } from "./own-key-file";

const NOW = new Date("2026-11-21T02:00:00Z");
const config = siteConfig();
const [own] = config.site.dealerships;
const dealership = own?.id ?? "";
const here = (change: Parameters<typeof vehicleWith>[1] = {}) =>
  vehicleWith("7", { dealership_id: dealership, ...change });

describe("the addresses of a changed vehicle", () => {
  it("are the dealer's own, in each of its languages", () => {
    const both = siteConfig({ site: { languages: [{ tag: "ar", locale: "ar-AU-u-nu-latn" }] } });
    expect(changedAddresses(both, { vehicle: here(), gone: null }, NOW)).toEqual([
      "https://www.yard.example/cars/vehicle-7",
      "https://www.yard.example/ar/cars/vehicle-7",
    ]);
  });

  it("are those of a sold one as well, and of one that is gone", () => {
    const sold = here({ status: "sold" });
    expect(changedAddresses(config, { vehicle: sold, gone: null }, NOW)).toHaveLength(1);
    const gone = { slug: "an-old-one", dealershipId: dealership };
    expect(changedAddresses(config, { vehicle: null, gone }, NOW)).toEqual([
      "https://www.yard.example/cars/an-old-one",
    ]);
  });

  it.each([
    ["another dealer's", { vehicle: here({ dealership_id: "another" }), gone: null }],
    ["one that the dealer does not show", { vehicle: here({ show_on_dealer_website: false }), gone: null }],
    ["one that was another's", { vehicle: null, gone: { slug: "x", dealershipId: "another" } }],
    ["one that nothing is known of", { vehicle: null, gone: null }],
  ])("are none for %s", (_, change) => {
    expect(changedAddresses(config, change, NOW)).toEqual([]);
  });
});

it("names host, key and where the key can be read", () => {
  expect(indexNowMessage({ url: "https://www.yard.example" }, "key-12345", ["a"])).toEqual({
    host: "www.yard.example",
    key: "key-12345",
    keyLocation: "https://www.yard.example/key-12345.txt",
    urlList: ["a"],
  });
});

describe("messages", () => {
  const change = (id: number, count = 1) => ({ id, addresses: Array.from({ length: count }, () => "a") });
  const ids = (parts: ReturnType<typeof messageParts<ReturnType<typeof change>>>) =>
    parts.map((part) => part.map(({ id }) => id));

  it("have at most so many addresses, and a vehicle's are in one", () => {
    expect(ids(messageParts([change(1, 2), change(2, 2), change(3)], 4))).toEqual([[1, 2], [3]]);
    expect(ids(messageParts([change(1, 3), change(2, 2), change(3)], 4))).toEqual([[1], [2, 3]]);
    expect(messageParts([], 4)).toEqual([]);
  });

  it("have ten thousand at most", () => {
    const parts = messageParts(Array.from({ length: MOST_ADDRESSES + 1 }, (_, id) => change(id)));
    expect(parts.map((part) => part.length)).toEqual([10_000, 1]);
  });
});

describe("the file of a key", () => {
  const site = (indexNowKey: string | null) => ({ site: { indexNowKey } });
  it("is answered for at its own site alone", () => {
    expect(ownKeyFile(site("key-12345"), "/key-12345.txt")).toBe("/index-now/key-12345");
    expect(ownKeyFile(site("key-12345"), "/key-12345.txt?again=1")).toBe("/index-now/key-12345");
    expect(ownKeyFile(site("another-1"), "/key-12345.txt")).toBeNull();
    expect(ownKeyFile(site(null), "/null.txt")).toBeNull();
    expect(ownKeyFile(null, "/key-12345.txt")).toBeNull();
    expect(ownKeyFile(site("key-12345"), "/cars/key-12345.txt")).toBeNull();
  });
});
