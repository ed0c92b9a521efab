import { afterEach, expect, it, vi } from "vitest";
import type { BlogPost } from "~/domain/content/site-content";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { type SearchRequest, SearchUnavailableError } from "~/ports/search-service";
import { testConfig, testListing, testPage } from "../../../test/fixtures/listing";
import { pageSiteOf } from "../../../test/fixtures/page-site";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { postStock } from "./post-stock.server";

const POST = {
  slug: "post",
  title: "What a payload means",
  description: "Read the plate",
  links: [],
  prose: { html: "<p>Weigh it.</p>", contents: [] },
};

/** The stock that a post leads to, and what the search service was asked for it. */
async function led(post: object, found: (request: SearchRequest) => number = () => 2) {
  const { asked, source, answerWith } = testListing();
  const hits: readonly VehicleSummary[] = [2, 3].map((id) => toVehicleSummary(vehicleWith(id)));
  answerWith((request) => ({ ...testPage, hits, count: found(request) }));
  const services = { search: source.search, contentVersion: () => "1" };
  vi.stubGlobal("forecourtServices", Promise.resolve(services));
  // Only what it reads of a post.
  const stock = await postStock({ ...POST, ...post } as unknown as BlogPost, pageSiteOf(testConfig()));
  return { stock, asked: asked.map(({ query }) => query.refinements) };
}

afterEach(() => void vi.unstubAllGlobals());

const IN_STOCK = expect.arrayContaining(["in_stock"]) as unknown;

it("shows the vehicles of the first listing that a post links, under its words", async () => {
  const links = [
    { label: "About us", path: "/about-us" },
    { label: "Our utes", path: "/search/used-cars?body=ute" },
    { label: "Vans", path: "/search/used-cars?body=van" },
  ];
  const { stock, asked } = await led({ title: "Toyota or Mazda", links });
  expect(stock?.from).toBe("/search/used-cars?body=ute");
  expect(stock?.view.more).toEqual({ href: "/search/used-cars?body=ute", label: "Our utes" });
  expect(stock?.view.cards).toHaveLength(2);
  expect(asked).toEqual([{ car_type: ["used"], body: ["ute"], status: IN_STOCK }]);
});

it("shows what a listing asks for itself, such as sold ones", async () => {
  const { asked } = await led({ links: [{ label: "Sold", path: "/search/used-cars?status=sold" }] });
  expect(asked[0]?.["status"]).toEqual(["sold"]);
});

it("goes on to what the words name where the link finds nothing, and then to all", async () => {
  const links = [{ label: "Our utes", path: "/search/used-cars?body=ute" }];
  const post = { title: "Toyota or a van", links };
  const { stock, asked } = await led(post, ({ query }) => (query.refinements["car_type"] ? 0 : 2));
  expect(asked[1]).toEqual({ make: ["Toyota"], body: ["van"], status: IN_STOCK });
  expect(stock?.from).toBeNull();
  expect(stock?.view.more.href).toMatch(/^\/search\/.*van/);
  const none = await led(post, ({ query }) => (Object.keys(query.refinements).length > 1 ? 0 : 2));
  expect(none.asked).toHaveLength(3);
  expect(none.stock?.view.more.href).toBe("/search/new-used-and-demo-cars");
});

it("shows the latest after a post that names nothing, and none where there is no stock", async () => {
  const { stock, asked } = await led({});
  expect(asked).toEqual([{ status: IN_STOCK }]);
  expect(stock?.view.cards).toHaveLength(2);
  expect((await led({}, () => 0)).stock).toBeNull();
});

it("shows none while the search service does not answer, and hides no other fault", async () => {
  const failing = (error: Error) =>
    led({}, () => {
      throw error;
    });
  expect((await failing(new SearchUnavailableError("down"))).stock).toBeNull();
  await expect(failing(new Error("a fault of ours"))).rejects.toThrow("a fault of ours");
});
