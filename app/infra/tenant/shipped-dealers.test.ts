import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { isPostcode } from "~/domain/country/country";
import { countryOf } from "~/domain/country/country-of";
import { mapHosts } from "~/domain/location/provider-map";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { shownReviews } from "~/domain/review/shown-reviews";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { loadTenants, type TenantDirectory } from "./load-tenants.server";

let loaded: TenantDirectory;
let dealers: readonly SiteConfig[] = [];
beforeAll(async () => {
  loaded = await loadTenants({ dir: "tenant-config", presets: TEMPLATE_PRESETS, region: null });
  dealers = loaded.all();
});

const dealer = (slug: string): SiteConfig => {
  const found = dealers.find((config) => config.site.slug === slug);
  if (found === undefined) throw new Error(`no dealer ${slug}`);
  return found;
};
const blockOf =
  (kind: SiteConfig["home"]["blocks"][number]["kind"]) =>
  ({ home }: SiteConfig): boolean =>
    home.blocks.some((block) => block.kind === kind);
const shownBy = (rule: (config: SiteConfig) => boolean) => dealers.filter(rule).map(({ site }) => site.slug);

describe("the demonstration dealers", () => {
  it("are six on one code base, single dealers and a group, in two regions and two countries, on three templates (TEN-01)", () => {
    expect(dealers).toHaveLength(6);
    expect(new Set(dealers.map(({ site }) => site.region)).size).toBe(2);
    expect(new Set(dealers.map(({ site }) => site.country))).toEqual(new Set(["au", "nz"]));
    expect(new Set(dealers.map(({ site }) => site.template)).size).toBe(3);
  });

  it("all look different: no two share template and tokens", () => {
    const looks = dealers.map(({ site, theme }) => `${site.template} ${JSON.stringify(theme.tokens)}`);
    expect(new Set(looks).size).toBe(6);
  });

  it("say each in its own words what its workshop is", () => {
    const said = dealers.flatMap(({ home }) =>
      home.blocks.flatMap((block) => (block.kind === "service" ? [block.title, block.text] : [])),
    );
    expect(said.length).toBeGreaterThan(2);
    expect(new Set(said).size).toBe(said.length);
  });

  it("use numbers kept free for fiction, and names below .example", () => {
    const phones = dealers.flatMap(({ site }) => [
      ...Object.values(site.phones),
      ...site.locations.flatMap(({ contactDetail }) => contactDetail.phone ?? []),
    ]);
    const fictional = /^(?:0[2378] 5550 \d{4}|1300 975 70\d|0491 570 \d{3}|0\d 555 \d{4}|0800 555 \d{3})$/;
    expect(phones.filter((phone) => !fictional.test(phone))).toEqual([]);
    for (const { site } of dealers)
      expect([site.url, ...site.hosts].every((text) => text.endsWith(".example"))).toBe(true);
  });

  it("have a valid postcode, coordinates, a licence and hours at every sales location", () => {
    for (const { site } of dealers) {
      for (const { name, address, locationType, dealerLicenseNumber } of site.locations) {
        expect(isPostcode(countryOf(site.country), address.postcode), name).toBe(true);
        expect(address.lat, name).not.toBeNull();
        expect(address.long, name).not.toBeNull();
        if (locationType === "sales" || locationType === "") expect(dealerLicenseNumber, name).not.toBe("");
      }
      expect(site.openingHours.map(({ weekday }) => weekday).sort(), site.slug).toEqual([
        0, 1, 2, 3, 4, 5, 6,
      ]);
    }
  });

  it("show every switch of listings and menus somewhere, and its opposite elsewhere", () => {
    const switches: Record<string, (config: SiteConfig) => boolean> = {
      "TEN-09 caravans": ({ site }) => site.vehicleTypes.includes("caravan"),
      "TEN-10 motorcycles": ({ site }) => site.vehicleTypes.includes("motorcycle"),
      "TEN-11 trucks": ({ site }) => site.vehicleTypes.includes("truck"),
      "TEN-15 garage": ({ features }) => features.garage,
      "TEN-16 brand tabs": ({ features }) => features.brandTabs,
      "TEN-22 chat token": ({ site }) => site.chatProviderToken !== null,
      "SRCH-06 price above 0": ({ search }) => search.priceAscPositiveOnly,
      "SRCH-11 sold window": ({ search }) => search.soldWindowDays !== 3,
      "SRCH-12 site rule": ({ search }) => search.siteFilter !== null,
      "SRCH-13 hidden days": ({ search }) => search.hideStockDays > 0,
      "SRCH-14 car types": ({ search }) => search.carTypes.length < 3,
      "SRCH-15 manufacturer rule": ({ search }) => search.manufacturerFilter !== null,
      "SRCH-16 excluded stock": ({ search }) => search.excludedStockNumbers.length > 0,
      "SRCH-27 certified": ({ search }) => search.certifiedOnly,
      "SRCH-32 offers text": ({ results }) => results.emptyMessage === "offers",
      "CARD-01 four columns": ({ results }) => results.gridColumns === 4,
      "CARD-02 carousel": ({ home }) =>
        home.blocks.some((block) => block.kind === "arrivals" && block.variant === "carousel"),
      "CARD-05 save control": ({ card }) => card.saveControl !== "favourite",
      "CARD-07 views": ({ card }) => card.showViews,
      "CARD-13 reserved label": ({ tags }) => tags.reservedLabel === "Reserved",
      "CARD-16 arrival label": ({ tags }) => tags.justArrivedLabel === "New Arrival",
      "CARD-19 sold label": ({ tags }) => tags.soldLabel !== "Just sold",
      "CARD-20 green runout": ({ tags }) => tags.dealerTagColours["Runout Sale"] === "green",
      "CARD-21 fuel tag": ({ tags }) => tags.fuelTag,
      "CARD-22 certified logo": ({ tags }) => tags.certifiedLogo !== null,
      "CARD-25 no collapse": ({ results }) => !results.collapseSold,
      "CARD-30 strict tile": ({ results }) => results.promos.some((promo) => promo.strictDisplay),
      "CARD-32 random offset": ({ results }) => results.promoRandomOffset !== null,
      "FILT-03 popular makes": ({ filters }) => filters.popularMakes.length > 0,
      "BUDG-01 budget": ({ budget }) => budget.enabled,
      "NAV-01 brand menu": ({ nav }) => nav.brandMenu.length > 0,
      "NAV-02 click": ({ nav }) => nav.trigger === "click",
      "NAV-04 model menu": ({ nav }) => nav.modelMegaMenu,
      "NAV-10 outside link": ({ nav }) => nav.externalLinks.length > 0,
      "NAV-14 banner": ({ nav }) => nav.banners.some((banner) => banner.details !== ""),
      "LOC-05 tabs": ({ locations }) => locations.layout === "tabs",
      "LOC-05 provider's map": (config) => mapHosts(config).length > 0,
      "LOC-13 by appointment": ({ locations }) => locations.byAppointment,
      "REV-03 leave a review": ({ reviews }) => reviews.leaveReviewUrl !== null,
      "REV-06 rotation": ({ reviews }) => reviews.autoRotate,
      "REV-11 hidden names": ({ reviews }) => reviews.hiddenNames.length > 0,
      "REV-15 organisation": ({ reviews }) => reviews.snap21OrgId !== null,
      "REV-14 full grid": ({ home }) =>
        home.blocks.some((block) => block.kind === "reviews" && block.quantity === "all"),
      "REV reviews of a vehicle": ({ vehicle }) => vehicle.sections.includes("reviews"),
      "HOME-01 brand grids": blockOf("brandGrids"),
      "HOME-02 stats": blockOf("stats"),
      "HOME-03 slides": blockOf("slides"),
      "HOME-04 Facebook": blockOf("facebookFeed"),
      "HOME-06 service banner": blockOf("service"),
      "HOME-07 questions": blockOf("faq"),
      "HOME-08 sales counter": blockOf("salesCounter"),
      "HOME-09 promo tiles": blockOf("promos"),
      "BLOG-03 blog cards": blockOf("posts"),
    };
    const unshown = Object.entries(switches).filter(
      ([, rule]) => ![1, 2, 3, 4, 5].includes(shownBy(rule).length),
    );
    expect(unshown.map(([name]) => name)).toEqual([]);
  });

  it("place promo tiles at 8 and 17, at 8, and at 9 by template and dealer (CARD-31)", () => {
    const positions = new Set(dealers.map(({ results }) => results.promoPositions.join(",")));
    expect(positions).toEqual(new Set(["8,17", "8", "9"]));
    expect(dealer("tidewater-ford").results.promos[0]).toMatchObject({
      start: "2025-07-01",
      expiry: "2025-07-24",
    });
  });
});

describe("home pages and reviews", () => {
  it("a group has grids of cars, motorcycles, trucks and group companies, and its figures (HOME-01, HOME-02)", () => {
    const { blocks } = dealer("meridian-group").home;
    const grids = blocks.flatMap((block) => (block.kind === "brandGrids" ? block.groups : []));
    expect(grids.map(({ itemType, links }) => itemType ?? links.length)).toEqual([
      "car",
      "motorcycle",
      "truck",
      6,
    ]);
    const stats = blocks.flatMap((block) => (block.kind === "stats" ? block.items : []));
    expect(stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "50+ locations",
      "60+ brands",
      "30+ years",
    ]);
  });

  it("count 192 sales a day (HOME-08), and everybody shows payment methods (HOME-05)", () => {
    const counters = dealer("meridian-group").home.blocks.filter(({ kind }) => kind === "salesCounter");
    expect(counters).toMatchObject([{ perDay: 192 }]);
    expect(shownBy(({ home }) => home.paymentIcons)).toHaveLength(6);
  });

  it("have reviews, of which the rules hide some (REV-09 to REV-12)", () => {
    for (const { site, reviews } of dealers) {
      const all = loaded.contentOf(site.slug).reviews;
      expect(shownReviews(all, reviews, 100).length, site.slug).toBeGreaterThan(2);
    }
    const all = loaded.contentOf("harbour-city").reviews;
    const shown = shownReviews(all, dealer("harbour-city").reviews, 100);
    expect(all.length - shown.length).toBe(4);
  });
});

describe("menus of one-make franchises", () => {
  const labels = (items: readonly { readonly label: string }[] | undefined) =>
    items?.map((item) => item.label);

  it("are those of the Ford template (NAV-06 to NAV-09, COPY-10)", () => {
    const { nav } = dealer("tidewater-ford");
    expect(labels(nav.items)).toEqual([
      "Home",
      "Vehicles",
      "Offers",
      "Our Stock",
      "Trade In",
      "Service and Parts",
      "Company",
    ]);
    expect(labels(nav.items[5]?.children)).toEqual([
      "Book a Service",
      "Genuine Parts and Accessories",
      "Ford Warranty",
      "Roadside Assist",
    ]);
    expect(labels(nav.items[6]?.children)).toEqual(["About Us", "Careers", "Contact Us", "Fleet"]);
    expect(nav.footerColumns.map(({ title }) => title).slice(0, 3)).toEqual([
      "Vehicles",
      "Buyer Tools",
      "Servicing and Parts",
    ]);
  });
});

describe("the dealer group", () => {
  it("has more than 30 dealerships and 50 locations in every state and territory, with its figures on the home page (COPY-32)", () => {
    const { site, home } = dealer("meridian-group");
    expect(site.dealerships.length).toBeGreaterThan(30);
    expect(site.locations.length).toBeGreaterThan(50);
    expect(new Set(site.locations.map(({ address }) => address.state)).size).toBe(8);
    const stats = home.blocks.find((block) => block.kind === "stats");
    expect(stats?.items.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "50+ locations",
      "60+ brands",
      "30+ years",
    ]);
  });
});

it("a dealer offers money presets of its own (BUDG-15)", () => {
  const { moneyPresets } = dealer("longpaddock-caravans").budget;
  expect([moneyPresets[0], moneyPresets.at(-1), moneyPresets.length]).toEqual([20_000, 150_000, 11]);
});

describe("code", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join("app", file), "utf8") }));

  it("never names a dealer", () => {
    const names = dealers.flatMap(({ site, theme }) => [site.slug, theme.logo.wordmark]);
    expect(files.length).toBeGreaterThan(50);
    expect(
      files.filter(({ text }) => names.some((name) => text.includes(name))).map(({ file }) => file),
    ).toEqual([]);
  });

  it("never asks which template or dealer it is", () => {
    const question =
      /(?<!typeof )\b(?:template|slug)\)?\s*[!=]==?\s*["'`]\w|switch \([^)]*\b(?:template|slug)\b/;
    expect(files.filter(({ text }) => question.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
