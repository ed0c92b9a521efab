import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { siteConfig } from "../../../../test/fixtures/site";
import { standardHome } from "./standard-home";

const t = serverTranslator("en-AU", {});
const kinds = (config: Parameters<typeof standardHome>[0]) => standardHome(config, t).map(({ kind }) => kind);

it("is made of what the dealer has: kinds, stock, makes, services, places (ROUTE-76)", () => {
  const config = siteConfig({ site: { vehicleTypes: ["car", "caravan"] } });
  expect(kinds(config)).toEqual([
    "hero",
    "types",
    "arrivals",
    "bodyTypes",
    "makes",
    "offers",
    "sell",
    "service",
    "reviews",
    "locations",
  ]);
});

it("leaves out what the dealer has not", () => {
  const config = siteConfig({
    site: { vehicleTypes: ["truck"], locations: [] },
    routes: { enabled: ["home", "search"] },
  });
  expect(kinds(config)).toEqual(["hero", "arrivals", "makes", "reviews"]);
});

it("opens with the dealer's own words, and claims nothing", () => {
  const [plain] = standardHome(siteConfig(), t);
  expect(plain).toMatchObject({ kind: "hero", title: "Yard Motors", text: "", kicker: "", priceLine: "" });
  const [own] = standardHome(
    siteConfig({ site: { tagline: "x".repeat(160), description: "y".repeat(320) } }),
    t,
  );
  expect(own).toMatchObject({ kicker: "Yard Motors", title: `${"x".repeat(119)}…`, text: "y".repeat(300) });
});
