import { expect, it } from "vitest";
import { siteConfig } from "../../../../test/fixtures/site";
import { usualAddress } from "./usual-address";

const { routes, content } = siteConfig({
  routes: {
    enabled: ["home", "search", "sell", "finance", "contact", "locations"],
    finance: "https://lender.example/apply",
    contact: "/email-us",
    location: "/our-location/{slug}",
    sell: "/sell-your-car",
  },
});
const to = (path: string) => usualAddress({ routes, content }, path);

it("leads a usual address to the dealer's own page, in any case and with or without a slash", () => {
  expect([to("/contact"), to("/Contact-Us/"), to("/sell-my-car"), to("/stock")]).toEqual([
    "/email-us",
    "/email-us",
    "/sell-your-car",
    "/search/new-used-and-demo-cars",
  ]);
});

it("leads to a provider where the dealer sends that page there", () => {
  expect(to("/car-finance")).toBe("https://lender.example/apply");
});

it("takes the list of places where there is no directory", () => {
  expect([to("/dealerships"), to("/locations")]).toEqual(["/our-location", "/our-location"]);
});

it("leads from each address that a garage or a watchlist may have to the dealer's own", () => {
  const own = siteConfig({
    routes: { enabled: ["garage", "watchlist"], garage: "/myservco", watchlist: "/saved-vehicles" },
  });
  expect(
    ["/my-garage", "/myblinkr/", "/myservco", "/watchlist", "/saved-vehicles"].map((path) =>
      usualAddress(own, path),
    ),
  ).toEqual(["/myservco", "/myservco", null, "/saved-vehicles", null]);
  expect([to("/my-garage"), to("/watchlist")], "a dealer without them").toEqual([null, null]);
});

it("leads nowhere where the dealer has no such page, from the page itself, or from any other address", () => {
  expect([
    to("/service"),
    to("/parts"),
    to("/email-us"),
    to("/sell-your-car"),
    to("/"),
    to("/contact/x"),
  ]).toEqual([null, null, null, null, null, null]);
});
