import { expect, it } from "vitest";
import { routesSchema } from "../config/routes";
import { redirectTarget } from "./redirect-target";

const routes = routesSchema.parse({
  redirects: [
    { from: "/old", to: "/new" },
    { from: "/stock/*", to: "/search/*" },
    { from: "/stock/specials/*", to: "/special-offers" },
    { from: "/old-site/*", to: "/*" },
    { from: "/team", to: "/about-us#team" },
    { from: "/shop", to: "https://shop.example/?from=site" },
  ],
});
const to = (path: string, query = "") => redirectTarget({ routes }, path, query);

it("leads old paths to new ones, in any case and with or without a slash", () => {
  expect([to("/old"), to("/OLD/"), to("/older"), to("/")]).toEqual(["/new", "/new", null, null]);
});

it("takes along what a star stands for, the longest pattern first", () => {
  expect(to("/stock/ford/ranger")).toBe("/search/ford/ranger");
  expect(to("/stock/specials/may")).toBe("/special-offers");
  expect(to("/stock")).toBeNull();
});

it("keeps the query, before a fragment, unless the new address has one", () => {
  expect(to("/old", "?a=1")).toBe("/new?a=1");
  expect(to("/team", "?a=1")).toBe("/about-us?a=1#team");
  expect(to("/shop", "?a=1")).toBe("https://shop.example/?from=site");
});

it("cannot lead off the site by what a visitor types", () => {
  expect(to("/stock//evil.example")).toBe("/search/evil.example");
  for (const slash of ["/", "//", "%2F", "%5c", "\\"]) {
    expect(to(`/old-site/${slash}evil.example`)).toBe("/evil.example");
  }
});
