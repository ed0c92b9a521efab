import { describe, expect, it } from "vitest";
import { offer } from "../../../test/fixtures/offer";
import { siteConfig } from "../../../test/fixtures/site";
import { modelFrontMatter } from "../catalogue/model-front-matter";
import { localTime } from "../time/local-time";
import { manufacturerName, offerImage } from "./offer";
import { hasEnded, isRunning, lastDayOf } from "./offer-days";
import { runsOn } from "../catalogue/day-range";
import { offerDocuments } from "./offer-documents";
import { offerFrontMatter } from "./offer-front-matter";
import { offerIdAt, offerPath } from "./offer-path";
import { modelImageOf } from "./model-image";
import { inOfferOrder, isAllowed } from "./shown-offers";

const picture = (src: string) => ({ src, alt: "x", width: 1200, height: 900 });

describe("isAllowed", () => {
  const excluding = offer({ id: "bonus", excludedWebsiteIds: ["yard", "other"] });
  const site = siteConfig();

  it("OFFER-08: hides an offer from the sites it excludes, by site.id", () => {
    expect(isAllowed(excluding, site)).toBe(false);
    expect(isAllowed({ ...excluding, excludedWebsiteIds: ["other"] }, site)).toBe(true);
    expect(isAllowed(offer(), site)).toBe(true);
  });

  it("OFFER-09: shows it all the same when the feature is on and lists it (OPEN-48)", () => {
    const withOffers = (exceptions: boolean, exceptionIds: string[]) => ({
      ...site,
      offers: { ...site.offers, exceptions, exceptionIds },
    });
    expect(isAllowed(excluding, withOffers(true, ["bonus"]))).toBe(true);
    expect(isAllowed(excluding, withOffers(false, ["bonus"]))).toBe(false);
    expect(isAllowed(excluding, withOffers(true, ["other"]))).toBe(false);
  });
});

describe("an offer's manufacturer and picture", () => {
  it("OFFER-11: the manufacturer is a name or an object with a name", () => {
    expect(manufacturerName(offer({ manufacturer: "Mazda" }))).toBe("Mazda");
    expect(manufacturerName(offer({ manufacturer: { name: "Land Rover" } }))).toBe("Land Rover");
    expect(manufacturerName(offer())).toBeNull();
  });

  it("OFFER-12: the picture is its own, else that of its model, else none", () => {
    const [own, models] = [picture("/media/p/own"), picture("/media/p/model")];
    expect(offerImage(offer({ image: own, modelImage: models }))).toEqual(own);
    expect(offerImage(offer({ modelImage: models }))).toEqual(models);
    expect(offerImage(offer())).toBeNull();
  });

  it("OFFER-12: the model's picture is the one its page shows, or drawn in its first paint", () => {
    const front = {
      name: "HiLux",
      make: "Toyota",
      stockName: "Hilux",
      category: "Trucks",
      body: ["trucks"],
      shape: "ute",
      shortDescription: "A ute.",
      colours: [{ name: "Red", paint: "red" }],
    };
    const model = { ...modelFrontMatter.parse(front), slug: "hilux", prose: offer().prose };
    const about = { manufacturer: { name: "Toyota" }, model: "Hilux" };
    expect(modelImageOf(about, [model])?.src).toMatch(/^\/media\/v\/ute[A-Z]?-hero-b3101a$/);
    expect(modelImageOf(about, [{ ...model, image: picture("/media/p/x") }])?.src).toBe("/media/p/x");
    expect(modelImageOf({ manufacturer: "Ford", model: "HiLux" }, [model])).toBeNull();
    expect(modelImageOf({ manufacturer: "Toyota", model: null }, [{ ...model, stockName: null }])).toBeNull();
    expect(modelImageOf(about, [model])?.alt).toBe("Toyota HiLux");
  });
});

describe("an offer's days", () => {
  const dated = offer({ starts: "2026-11-10", ends: "2026-11-30" });

  it("are whole: the first and the last one count", () => {
    const days = ["2026-11-09", "2026-11-10", "2026-11-30", "2026-12-01"];
    expect(days.map((day) => isRunning(dated, day))).toEqual([false, true, true, false]);
    expect(days.map((day) => hasEnded(dated, day))).toEqual([false, false, false, true]);
    expect([isRunning(offer(), "1999-01-01"), hasEnded(offer(), "2999-01-01")]).toEqual([true, false]);
  });

  it("end at midnight where the dealer is, through daylight saving", () => {
    const at = (moment: string, zone: string) => isRunning(dated, localTime(new Date(moment), zone).date);
    // 23:59 and 00:00 in Brisbane, then in Auckland, which is an hour further on in summer.
    expect([
      at("2026-11-30T13:59:59Z", "Australia/Brisbane"),
      at("2026-11-30T14:00:00Z", "Australia/Brisbane"),
    ]).toEqual([true, false]);
    expect([
      at("2026-11-30T10:59:59Z", "Pacific/Auckland"),
      at("2026-11-30T11:00:00Z", "Pacific/Auckland"),
    ]).toEqual([true, false]);
  });

  it.each([
    ["month-end", "2026-11-21", "2026-11-30"],
    ["month-end", "2026-11-30", "2026-11-30"],
    ["month-end", "2028-02-01", "2028-02-29"],
    ["month-end+1", "2026-12-31", "2027-01-31"],
    ["month-end+12", "2026-11-01", "2027-11-30"],
  ])("%s on %s is %s, so that it never runs out", (ends, today, last) => {
    expect(lastDayOf({ ends }, today)).toBe(last);
    expect(isRunning(offer({ ends }), today)).toBe(true);
  });

  it("are refused when they make no sense", () => {
    const faults = (own: object) => {
      const parsed = offerFrontMatter.safeParse({ name: "N", description: "D", category: "C", ...own });
      return parsed.error?.issues.map(({ path }) => path.join(".")) ?? [];
    };
    expect(faults({ starts: "2026-02-02", ends: "2026-02-01" })).toEqual(["ends"]);
    expect(faults({ ends: "soon" })).toEqual(["ends"]);
    expect(faults({ ends: "month-end+13" })).toEqual(["ends"]);
    expect(faults({ model: "Corolla" })).toEqual(["model"]);
    expect(faults({ starts: "2026-02-01", ends: "2026-02-01" })).toEqual([]);
  });
});

describe("offerPath", () => {
  const tied = siteConfig({ site: { manufacturer: { name: "Ford" } } });

  it("ROUTE-34: is the id alone for a dealer tied to one manufacturer", () => {
    expect(offerPath(tied, offer({ manufacturer: "Ford" }))).toBe("/offers/one");
    expect(offerPath(tied, offer())).toBe("/offers/one");
  });

  it("ROUTE-35: has the manufacturer's slug before it for any other dealer", () => {
    const free = siteConfig();
    expect(offerPath(free, offer({ manufacturer: { name: "Land Rover" } }))).toBe("/offers/land-rover/one");
    expect(offerPath(free, offer())).toBe("/offers/all-makes/one");
  });

  it("is read back in both forms", () => {
    const paths = [
      "/offers/one",
      "/offers/ford/one",
      "/offers/",
      "/offers/a/b/c",
      "/offers/a/",
      "/special-offers",
    ];
    expect(paths.map(offerIdAt)).toEqual(["one", "one", null, null, null, null]);
  });
});

describe("offers in search", () => {
  it("SRCH-35: are found by category and price, CALL-05 by words, make and model too", () => {
    const [found] = offerDocuments([
      offer({
        manufacturer: "Mazda",
        model: "CX-5",
        price: 38_990.4,
        category: "Finance offer",
        ends: "2026-11-30",
      }),
    ]);
    expect(found).toMatchObject({
      facets: { categories: ["Finance offer"], "manufacturer.name": ["Mazda"], "model.name": ["CX-5"] },
      numbers: { price: 38_990, expiry: 20_261_130 },
    });
    expect(found?.text).toContain("Service for $249");
  });

  it("hold on the days they run: without dates, and renewed each month, on every day", () => {
    const documents = offerDocuments([offer(), offer({ ends: "month-end" })]);
    expect(documents.map(({ numbers }) => numbers.expiry)).toEqual([99_991_231, 99_991_231]);
    expect(runsOn("2026-11-21")).toEqual({ start: { max: 20_261_121 }, expiry: { min: 20_261_121 } });
  });

  it("stand in the dealer's order, then by id", () => {
    const offers = [offer({ id: "b" }), offer({ id: "c", order: 1 }), offer({ id: "a" })];
    expect(inOfferOrder(offers).map(({ id }) => id)).toEqual(["c", "a", "b"]);
  });
});
