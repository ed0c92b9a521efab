import * as z from "zod";
import type { BodyType } from "../../vehicle/body-types";
import { type HomeBlock, homeBlockSchema } from "../config/home-block";
import { hasPage } from "../has-page";
import type { PageKey } from "../pages";
import { pageLink, type StandardSite } from "./standard-nav";

type Words = Parameters<typeof pageLink>[1];
type GivenBlock = z.input<typeof homeBlockSchema>;

/** How many vehicles the home page shows. */
const ARRIVALS = 8;
/** Bodies that are shown while there is stock of them. */
const BODIES: readonly BodyType[] = [
  "suv",
  "sedan",
  "hatch",
  "ute",
  "wagon",
  "van",
  "peopleMover",
  "coupe",
  "convertible",
  "ev",
  "bus",
  "motorhome",
];

/**
 * The home page of a dealer that configures none, as a file would write it. It says nothing that the dealer has not
 * said: the name, and the interface's words for what follows from stock, places and pages. What is empty on the day is
 * left out when the page is built.
 */
export function standardHomeBlocks(config: StandardSite, t: Words): readonly GivenBlock[] {
  const { site } = config;
  const has = (page: PageKey) => hasPage(config, page);
  const kinds = site.vehicleTypes.map((itemType) => ({ label: t(`standard.kinds.${itemType}`), itemType }));
  const { sell, services } = { sell: pageLink("sell", t), services: ["service", "parts"] as const };
  const offered = services.filter(has).map((page) => pageLink(page, t));
  const when = (isThere: boolean, block: GivenBlock): GivenBlock[] => (isThere ? [block] : []);
  return [
    {
      kind: "hero",
      ...(site.tagline === "" ? { title: site.name } : { kicker: site.name, title: cut(site.tagline) }),
      ...(site.description === "" ? {} : { text: site.description.slice(0, 300) }),
    },
    ...when(kinds.length > 1, { kind: "types", title: t("standard.home.types"), items: kinds }),
    {
      kind: "arrivals",
      title: t("standard.home.arrivals"),
      count: ARRIVALS,
      more: { label: t("home.allStock"), page: "search" },
    },
    ...when(site.vehicleTypes.includes("car"), {
      kind: "bodyTypes",
      title: t("standard.home.bodyTypes"),
      bodies: [...BODIES],
      allLabel: t("home.allStock"),
    }),
    { kind: "makes", title: t("standard.home.makes") },
    ...when(has("offers"), {
      kind: "offers",
      title: t("standard.pages.offers"),
      more: pageLink("offers", t),
    }),
    ...when(has("sell"), { kind: "sell", title: sell.label, link: sell }),
    ...when(offered.length > 0, { kind: "service", title: t("standard.services"), links: offered }),
    { kind: "reviews" },
    ...when(has("blog"), { kind: "posts", title: t("standard.pages.blog"), more: pageLink("blog", t) }),
    ...when(
      site.locations.some(({ visible }) => visible),
      { kind: "locations", title: t("standard.pages.locations") },
    ),
  ];
}

/** The same blocks with every default in them, as they are shown. */
export function standardHome(config: StandardSite, t: Words): readonly HomeBlock[] {
  return z.array(homeBlockSchema).parse(standardHomeBlocks(config, t));
}

/** A tagline may be longer than a title. */
function cut(title: string): string {
  return title.length <= 120 ? title : `${title.slice(0, 119)}…`;
}
