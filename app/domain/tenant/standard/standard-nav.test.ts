import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { stockPath } from "~/paths";
import { siteConfig } from "../../../../test/fixtures/site";
import type { NavItem } from "../config/link";
import { siteConfigSchema } from "../site-config";
import { visibleLinks } from "../visible-links";
import { footerColumnsOf, menuOf, standardFooter, standardMenu } from "./standard-nav";

const t = serverTranslator("en-AU", {});
const bare = siteConfig();
const withGroups = (groups: object) =>
  siteConfigSchema.parse({
    site: { ...bare.site },
    theme: { logo: { wordmark: "Yard" } },
    ...groups,
  });
const labels = (items: readonly NavItem[]) => items.map(({ label }) => label);

it("is made of the stock that is sold and the pages there are (NAV-06)", () => {
  const config = withGroups({ content: { pages: ["about", "models"] } });
  expect(labels(standardMenu(config, t))).toEqual([
    "All stock",
    "Offers",
    "Sell or trade in",
    "Finance",
    "Book a service",
    "Parts and accessories",
    "Locations",
    "About us",
    "Contact us",
  ]);
  const [stock] = standardMenu(config, t);
  expect(stock?.children?.map(({ path }) => path)).toEqual(
    (["new", "demo", "used"] as const).map((type) => stockPath({ carTypes: [type] })),
  );
});

it("leaves out what a dealer does not sell and the pages that it has not", () => {
  const config = withGroups({
    search: { carTypes: ["used"] },
    routes: { enabled: ["home", "search", "contact"] },
  });
  expect(standardMenu(config, t)).toEqual([
    { label: "All stock", page: "search" },
    { label: "Contact us", page: "contact" },
  ]);
  expect(standardFooter(config, t)).toEqual([
    { title: "Vehicles", links: [{ label: "All stock", page: "search" }] },
    { title: "About Yard Motors", links: [{ label: "Contact us", page: "contact" }] },
  ]);
});

it("lists each kind of vehicle where there are several", () => {
  const config = siteConfig({ site: { vehicleTypes: ["caravan", "truck"] } });
  const [stock] = standardMenu(config, t);
  expect(stock?.children?.slice(3)).toEqual([
    { label: "Caravans", path: stockPath({ params: { item_type: "caravan" } }) },
    { label: "Trucks", path: stockPath({ params: { item_type: "truck" } }) },
  ]);
});

it("never leads nowhere (NAV-09)", () => {
  const columns = standardFooter(bare, t);
  const links = [...standardMenu(bare, t), ...columns.flatMap((column) => column.links)];
  for (const link of links) expect(visibleLinks(bare, [link]), link.label).toHaveLength(1);
  expect(columns.flatMap((column) => column.links)).not.toContainEqual(
    expect.objectContaining({ page: "privacy" }),
  );
});

it("speaks the language of the site", () => {
  expect(labels(standardMenu(bare, serverTranslator("zh-Hans", {})))).toContain("联系我们");
});

it("gives way to what the dealer configures", () => {
  const items = [{ label: "Cars", page: "search" as const }];
  const config = siteConfig({ nav: { items, footerColumns: [{ title: "Yard", links: items }] } });
  expect(menuOf(config, t)).toEqual(items);
  expect(footerColumnsOf(config, t)).toEqual([{ title: "Yard", links: items }]);
  expect(menuOf(bare, t)).toEqual(standardMenu(bare, t));
  expect(footerColumnsOf(bare, t)).toEqual(standardFooter(bare, t));
});
