import { expect, it } from "vitest";
import { partFile } from "~/domain/parts/part-file";
import { pageSiteOf } from "../../../test/fixtures/page-site";
import { siteConfig } from "../../../test/fixtures/site";
import { buildPartsCounter } from "./build-parts-counter.server";

const PARTS = partFile.parse({
  categories: [
    { slug: "brakes", name: "Brakes", drawing: "disc-3" },
    { slug: "towing", name: "Towing" },
    { slug: "lights", name: "Lights" },
  ],
  parts: [
    {
      number: "A-1",
      name: "Pads",
      category: "brakes",
      price: 149.5,
      fits: [{ make: "Ford", model: "Ranger" }],
    },
    { number: "A-2", name: "Fluid", category: "brakes", price: 21 },
    { number: "A-3", name: "Tow bar", category: "towing" },
  ],
});

function counter(path: string, enabled: ("parts" | "partsSearch" | "service")[]) {
  const config = siteConfig({ routes: { enabled } });
  const written = { ...config, content: { ...config.content, pages: ["partsSearch"] } };
  return buildPartsCounter(path, pageSiteOf(written, { parts: PARTS }));
}

it("leads from the parts form into the dealer's list, by words, vehicle and kind (ROUTE-31, ROUTE-32)", () => {
  const view = counter("/vehicle-parts-and-accessories", ["parts", "partsSearch"]);
  expect(view?.form).toMatchObject({ action: "/parts/search", sort: null, category: "" });
  expect(view?.form.vehicle.options.map(({ value }) => value)).toEqual(["", "ford-ranger"]);
  expect(view?.kinds).toEqual([
    { href: "/parts/search?category=brakes", name: "Brakes", note: "2 parts, from $21", drawing: "disc-3" },
    { href: "/parts/search?category=towing", name: "Towing", note: "1 part", drawing: "package" },
  ]);
});

it("is nothing at another form, and for a dealer that lists no parts", () => {
  expect(counter("/service-booking", ["parts", "partsSearch", "service"])).toBeNull();
  expect(counter("/vehicle-parts-and-accessories", ["parts"])).toBeNull();
});
