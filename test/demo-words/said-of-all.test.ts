import { beforeAll, describe, expect, it } from "vitest";
import { offerImage } from "~/domain/offer/offer";
import { salePrice } from "~/domain/pricing/price-rule";
import { vehiclePageView } from "~/features/vehicle/page/build-vehicle-page";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { type ShownDealer, shownDealers, wordsOf } from "./shown-dealers";

let dealers: readonly ShownDealer[] = [];
beforeAll(async () => {
  dealers = await shownDealers(new Date("2026-11-22T03:00:00Z"));
});

it("every offer has a picture, and none that the one before it has", () => {
  for (const { slug, offers } of dealers) {
    const pictures = [...offers]
      .sort((one, other) => one.order - other.order)
      .map((one) => offerImage(one)?.src);
    expect(pictures, slug).not.toContain(undefined);
    expect(
      pictures.filter((src, index) => src === pictures[index - 1]),
      slug,
    ).toEqual([]);
  }
});

describe("what a demonstration dealer says of all its prices and places", () => {
  it("every price is drive away where the words promise it", () => {
    const promised = dealers.filter(({ slug }) =>
      /cars at drive-away prices|every price drive away|windscreen price is drive away|It is drive away/i.test(
        wordsOf(slug),
      ),
    );
    expect(promised.length).toBeGreaterThan(0);
    for (const { stock } of promised)
      expect(stock.filter(({ price_type: type }) => type !== null && type !== "Drive Away")).toEqual([]);
  });

  it("every vehicle has a price where the words say that every one is priced", () => {
    const said =
      /every (?:car|vehicle|van)[^."\n]*(?<!is )priced\b|drive-away priced|priced on the windscreen|prices? on every/i;
    for (const { slug, stock } of dealers) {
      const unpriced = stock.filter((one) => salePrice(one) === null);
      if (unpriced.length > 0) expect(wordsOf(slug), slug).not.toMatch(said);
    }
    expect("Every car inspected, PPSR checked and drive-away priced").toMatch(said);
  });

  it("a span from one place to another is that of its locations, north to south", () => {
    let checked = 0;
    for (const { slug, config } of dealers) {
      const notes = config.home.blocks.flatMap((block) =>
        block.kind === "stats" ? block.items.map(({ note }) => note) : [],
      );
      for (const [, north = "", south = ""] of notes.join("\n").matchAll(/^From (\w+) to (\w+)$/gm)) {
        const places = config.site.locations
          .flatMap(({ name, address: { city, lat } }) =>
            lat === null ? [] : [{ lat, called: `${name}, ${city}` }],
          )
          .sort((a, b) => b.lat - a.lat);
        expect(places[0]?.called, slug).toContain(north);
        expect(places.at(-1)?.called, slug).toContain(south);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(0);
  });

  it("the way to a place asks for its state as it is written", () => {
    const asked = dealers.flatMap(({ config }) =>
      config.site.locations.flatMap(({ address: { placeUrl, state } }) =>
        placeUrl === null ? [] : [{ placeUrl, state: state.length > 3 ? state : state.toUpperCase() }],
      ),
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { placeUrl, state } of asked)
      expect(placeUrl).toMatch(new RegExp(`\\+${state.replaceAll(" ", "\\+")}\\+\\d{4}$`));
  });
});

describe("what a demonstration dealer's page says of one vehicle", () => {
  it("stands in one place below the pictures, also of a caravan with all its specifications", () => {
    const now = new Date("2026-11-22T03:00:00Z");
    let caravans = 0;
    for (const { config, stock } of dealers) {
      const { locale, currency, timeZone } = config.site;
      const site = {
        config,
        format: formatterFor(locale, currency, timeZone),
        t: serverTranslator("en-AU", {}),
        now,
      };
      const { sections } = config.vehicle;
      for (const vehicle of stock.filter((one, at) => one.item_type === "caravan" || at % 20 === 0)) {
        const page = vehiclePageView(vehicle, site, new URLSearchParams(), {
          delivery: null,
          comparison: null,
        });
        const details = sections.includes("details") ? page.details : [];
        const rows = [...page.specs, ...details, ...page.variantSpecs, ...page.allSpecs.flat()];
        const labels = rows.map(({ label }) => label);
        expect(
          labels.filter((label, at) => labels.indexOf(label) !== at),
          vehicle.slug,
        ).toEqual([]);
        caravans += vehicle.item_type === "caravan" ? 1 : 0;
      }
    }
    expect(caravans).toBeGreaterThan(10);
  });
});
