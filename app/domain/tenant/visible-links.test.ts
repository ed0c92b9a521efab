import { describe, expect, it } from "vitest";
import type { NavItem } from "./config/link";
import { contentSchema } from "./config/content";
import { routesSchema } from "./config/routes";
import { searchSchema } from "./config/search";
import { locationPath, pageOfPath, pagePath } from "./page-paths";
import { PAGE_KEYS } from "./pages";
import { visibleLink, visibleLinks } from "./visible-links";

const site = (
  routes: Record<string, unknown> = {},
  content: Record<string, unknown> = {},
  search: Record<string, unknown> = {},
) => ({
  search: searchSchema.parse(search),
  routes: routesSchema.parse(routes),
  content: contentSchema.parse(content),
  site: { vehicleTypes: ["car" as const, "truck" as const] },
});
const FEW = { enabled: ["home", "search", "vehicle"] };
const hrefs = (items: readonly NavItem[], routes: object = FEW) =>
  visibleLinks(site({ ...routes }), items).map((link) => link.href);

describe("visibleLinks", () => {
  it("leaves out pages this dealer does not have and shows them once it does", () => {
    const items = [
      { label: "Home", page: "home" },
      { label: "Finance", page: "finance" },
    ] as const;
    expect(hrefs(items)).toEqual(["/"]);
    expect(hrefs(items, {})).toEqual(["/", "/finance"]);
  });

  it("follows the dealer's own paths", () => {
    const items = [
      { label: "Sell", page: "sell" },
      { label: "Contact", page: "contact" },
    ] as const;
    expect(hrefs(items, { sell: "/sell-my-car", contact: "/contact" })).toEqual(["/sell-my-car", "/contact"]);
  });

  it("leaves out lists of car types that the dealer does not list, and no other list", () => {
    const paths = ["used-cars", "new-cars?fuel=Hybrid", "demo-cars", "new-and-demo-cars", "toyota"];
    const items = paths.map((path) => ({ label: path, path: `/search/${path}` }));
    const shown = visibleLinks(site({}, {}, { carTypes: ["new"] }), items).map(({ label }) => label);
    expect(shown).toEqual(["new-cars?fuel=Hybrid", "new-and-demo-cars", "toyota"]);
  });

  it("judges a path by the page it belongs to", () => {
    expect(hrefs([{ label: "Used", path: "/search/used-cars?body=suv" }])).toEqual([
      "/search/used-cars?body=suv",
    ]);
    expect(hrefs([{ label: "Budget", path: "/#budget" }])).toEqual(["/#budget"]);
    expect(hrefs([{ label: "Offers", path: "/special-offers" }])).toEqual([]);
    expect(hrefs([{ label: "Rental", path: "/twg-rental" }])).toEqual([]);
    expect(hrefs([{ label: "Search", path: "/searching" }])).toEqual([]);
  });

  it("prefers a path over the page's own, once the dealer has that page", () => {
    const item = { label: "Booking", page: "service", path: "/service#service-booking" } as const;
    expect(hrefs([item])).toEqual([]);
    expect(hrefs([item], {})).toEqual(["/service#service-booking"]);
  });

  it("always shows outside addresses, and pages a dealer sends to a provider", () => {
    expect(visibleLink(site(), { label: "Pro", url: "https://pro.example" })).toMatchObject({
      href: "https://pro.example",
      external: true,
    });
    expect(hrefs([{ label: "Service", page: "service" }], { service: "https://book.example/x" })).toEqual([
      "https://book.example/x",
    ]);
  });

  it("keeps a heading while anything below it leads somewhere", () => {
    const company: NavItem = { label: "Company", children: [{ label: "About", page: "about" }] };
    const stock: NavItem = {
      label: "Trade In",
      page: "sell",
      children: [{ label: "Used", path: "/search/used-cars" }],
    };
    expect(visibleLinks(site(FEW), [company])).toEqual([]);
    expect(visibleLinks(site(FEW), [stock])).toMatchObject([{ href: null, children: [{ label: "Used" }] }]);
  });

  it("shows a page of words once there are words (OPEN-38), by key or by a path of its own", () => {
    const items = [
      { label: "About", page: "about" },
      { label: "Rental", path: "/twg-rental#fleet" },
    ] as const;
    const shown = (content: object) => visibleLinks(site({}, { ...content }), items).map(({ href }) => href);
    expect(shown({})).toEqual([]);
    expect(shown({ pages: ["about", "/twg-rental"] })).toEqual(["/about-us", "/twg-rental#fleet"]);
    expect(shown({ blocks: { about: { title: "About", text: "Us." } } })).toEqual(["/about-us"]);
  });

  it("leaves out what belongs to one vehicle and what names nothing", () => {
    expect(hrefs([{ label: "Checkout", page: "checkout" }, { label: "Nothing" }], {})).toEqual([]);
    expect(visibleLink(site(), null)).toBeNull();
  });
});

describe("pageOfPath", () => {
  it("finds the page of every path it writes", () => {
    const config = site();
    const lost = PAGE_KEYS.filter((page) => {
      const path = pagePath(config, page);
      return path !== null && pageOfPath(config, path) !== page;
    });
    expect(lost).toEqual([]);
  });

  it("ignores query, fragment and a slash at the end", () => {
    expect(pageOfPath(site(), "/finance/?a=1#b")).toBe("finance");
    expect(pageOfPath(site(), "/?a=1")).toBe("home");
    expect(pageOfPath(site(), "/cars/2022-mazda")).toBe("vehicle");
    expect(pageOfPath(site(), "/blog/vehicle-reviews/a-post")).toBe("blog");
    expect(pageOfPath(site(), "/nothing-here")).toBeNull();
  });

  it("knows a location's page by the dealer's pattern, and the contact page that stands above it", () => {
    const config = site({ contact: "/contact-us", location: "/contact-us/{slug}" });
    expect(pageOfPath(config, "/contact-us/kedron?x=1")).toBe("locations");
    expect(pageOfPath(config, "/contact-us")).toBe("contact");
    expect(pageOfPath(config, "/contact-us/kedron/parts")).toBeNull();
    expect(locationPath(config, "kedron")).toBe("/contact-us/kedron");
  });
});

it("leaves out the list of a kind of vehicle that the dealer does not sell", () => {
  const listOf = (query: string) => ({ label: query, path: `/search/new-used-and-demo-cars${query}` });
  const [sold, several] = [listOf("?item_type=Truck"), listOf("?item_type=caravan&item_type=car#results")];
  expect(hrefs([sold, listOf("?item_type=caravan"), several])).toEqual([sold.path, several.path]);
});
