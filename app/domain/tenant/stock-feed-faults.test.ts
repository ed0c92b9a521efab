import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { siteConfigSchema } from "./site-config";
import { stockFeedFaults } from "./stock-feed-faults";

const feed = (id: string, dealership: string) => ({
  id,
  dealership,
  mapping: "easycars.json",
  source: { type: "folder", files: ["*.csv"] },
});

function faults(...feeds: readonly object[]): readonly string[] {
  const { site, theme } = siteConfig({
    site: {
      dealerships: [
        { id: "north", name: "North", slug: "north" },
        { id: "south", name: "South", slug: "south" },
      ],
      locations: [],
    },
  });
  const config = siteConfigSchema.parse({ site, theme, stock: { feeds } });
  return stockFeedFaults(config).map(
    ({ path, expected, received }) => `${path.join(".")}: ${expected}: ${received}`,
  );
}

it("finds nothing wrong with one feed for each dealership", () => {
  expect(faults()).toEqual([]);
  expect(faults(feed("a", "north"), feed("b", "south"))).toEqual([]);
});

it("finds nothing wrong with changes beside the whole stock, in either order", () => {
  const delta = { ...feed("d", "north"), mode: "delta" };
  const whole = feed("a", "north");
  expect(faults(whole, delta, { ...delta, id: "e" })).toEqual([]);
  expect(faults(delta, { ...whole, mode: "full" })).toEqual([]);
  expect(faults(delta, whole, { ...whole, id: "b", mode: "full" })).toHaveLength(1);
});

it("finds a dealership that there is not", () => {
  expect(faults(feed("a", "east"))).toEqual(['stock.feeds.0.dealership: one of north, south: "east"']);
});

it("finds two feeds that would overwrite each other, and two of one name", () => {
  expect(faults(feed("a", "north"), feed("b", "north"))).toEqual([
    expect.stringMatching(/^stock\.feeds\.1\.dealership: one feed of each dealership.*: "north"$/),
  ]);
  expect(faults(feed("a", "north"), feed("a", "south"))).toEqual(['stock.feeds.1.id: its own id: "a"']);
});
