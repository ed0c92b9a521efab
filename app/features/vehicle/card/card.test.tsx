import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { sampleVehicle } from "../../../../test/contract/search-service/sample-vehicle";
import { financedVehicle } from "../../../../test/fixtures/financed";
import { testConfig } from "../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { cardView } from "./build-card-view";
import { cardLabels } from "./card-labels";
import { VehicleCard } from "./vehicle-card";

const NOW = new Date("2026-11-21T00:00:00Z");
const format = formatterFor("en-AU", "AUD", "Australia/Brisbane");
const t = serverTranslator("en-AU", {});
const cx5: Partial<Vehicle> = {
  year: 2022,
  make: "Mazda",
  model: "CX-5",
  badge: "Touring",
  series: "KF",
  price: 38_990,
  price_type: "Drive Away",
  km: 38_410,
  simple_transmission: "Automatic",
  simple_fuel: "Petrol",
  city: "Moorooka",
  views: 1_284,
};

const viewOf = (change: Partial<Vehicle> = {}, over: Record<string, unknown> = {}) =>
  cardView(toVehicleSummary(sampleVehicle(7, { ...cx5, ...change })), testConfig(over), NOW, format, t);
const htmlOf = (...args: Parameters<typeof viewOf>) =>
  renderToStaticMarkup(<VehicleCard card={viewOf(...args)} labels={cardLabels(t)} />);

/** What is known of a variant whose mass alone anybody measured. */
const variantWith = (
  grossvehiclemass: number,
  other: Partial<NonNullable<Vehicle["variant"]>> = {},
): Vehicle["variant"] => vehicleWith(1, { variant: { grossvehiclemass, ...other } }).variant;

describe("a card of a vehicle in stock", () => {
  it("tells year, make, model, badge, series, price and its type, condition, odometer, transmission, fuel (CARD-12)", () => {
    expect(viewOf()).toMatchObject({
      title: "2022 Mazda CX-5",
      badge: "Touring KF",
      price: "$38,990",
      priceType: "Drive Away",
      facts: ["Used", "38,410 km", "Automatic", "Petrol"],
      state: "in-stock",
    });
    const html = htmlOf();
    for (const text of ["2022 Mazda CX-5", "Touring KF", "$38,990", "Drive Away", "38,410 km", "Petrol"])
      expect(html).toContain(text);
  });

  it("tells more strongly that a price leaves something out, and the old price after both", () => {
    const sides = (change: Partial<Vehicle>) =>
      htmlOf({ ...change, before_price: 41_990 }).match(/>\$38,990<.*?<s>\$41,990<\/s>/)?.[0] ?? "";
    expect(sides({}).replace(/<[^>]*>/g, "|")).toMatch(/\$38,990\|+Drive Away\|+Was \|\$41,990/);
    expect(sides({})).not.toContain("leavesOut");
    expect(sides({ price_type: "Excl. Govt. Charges" })).toMatch(/leavesOut[^>]*>Excl\. Govt\. Charges</);
    expect(viewOf({ price_type: "+ ORC" }).leavesOut).toBe(true);
    expect(viewOf({ status: "sold", price_type: "+ ORC" }).leavesOut).toBeUndefined();
  });

  it("tells condition, berths, length and mass of a caravan, those known", () => {
    const measures = { sleeps: 4, body_length: 19.55, tare_weight: 2_154.6, body_width: 8 };
    const unknown = { axle_type: null, aggregate_trailer_mass: null };
    const heaviest = { aggregate_trailer_mass: 2_800 };
    const van = (change: object): Partial<Vehicle> => ({
      item_type: "caravan",
      km: null,
      caravan: { ...measures, ...unknown, ...change },
    });
    expect(viewOf(van({})).facts).toEqual(["Used", "Sleeps 4", "19.6 ft", "2,155 kg tare"]);
    expect(viewOf(van({ body_length: 20 })).facts).toContain("20.0 ft");
    // The page says 21.7 ft (6.60 m).
    expect(viewOf(van({ body_length: 21.65 })).facts).toContain("21.7 ft");
    expect(viewOf(van({ sleeps: 0, body_length: 0.04, tare_weight: null })).facts).toEqual(["Used"]);
    expect(viewOf({ item_type: "caravan", car_type: "new" }).facts).toEqual(["New"]);
    expect(viewOf(van(heaviest)).facts.at(-1)).toBe("ATM 2,800 kg");
  });

  it("tells how far a vehicle goes on electricity", () => {
    const electric = (km: number | null) =>
      viewOf({ simple_fuel: "Electric", variant: variantWith(1_900, { electric_range_km: km }) }).facts;
    expect(electric(1_376)).toEqual(["Used", "38,410 km", "Automatic", "Electric", "1,376 km range"]);
    expect(electric(null)).not.toContainEqual(expect.stringContaining("range"));
  });

  it("tells a truck's mass and axles, a motorcycle's engine, and seats where a car has not five", () => {
    const truck: Partial<Vehicle> = { item_type: "truck", drive: "6x4", variant: variantWith(22_500) };
    expect(viewOf(truck).facts).toEqual(["Used", "38,410 km", "GVM 22,500 kg", "6x4", "Automatic"]);
    // What its axles say is said once, with the load it may carry.
    expect(
      viewOf({ ...truck, variant: variantWith(22_500, { payload: 12_300, axleconfiguration: "8x4" }) }).facts,
    ).toEqual(["Used", "38,410 km", "GVM 22,500 kg", "Payload 12,300 kg", "8x4", "Automatic"]);
    expect(viewOf({ ...truck, variant: variantWith(22_500, { payload: 0 }) }).facts).toHaveLength(5);
    expect(viewOf({ ...truck, variant: null, drive: null }).facts).toEqual([
      "Used",
      "38,410 km",
      "Automatic",
    ]);
    const bike: Partial<Vehicle> = { item_type: "motorcycle", engine_size_litres: 0.649, seats: 2 };
    expect(viewOf(bike).facts).toEqual(["Used", "38,410 km", "649 cc"]);
    const last = (seats: number | null) => viewOf({ seats }).facts.at(-1);
    expect([7, 1, 5, 0, null].map(last)).toEqual(["7 seats", "1 seat", "Petrol", "Petrol", "Petrol"]);
  });

  it("tells the facts that the dealer wants of each kind, in the dealer's order", () => {
    const card = { facts: { car: ["seats", "km"], truck: [] } };
    expect(viewOf({ seats: 7 }, { card }).facts).toEqual(["7 seats", "38,410 km"]);
    expect(viewOf({ item_type: "truck" }, { card }).facts).toEqual([]);
  });

  it("says how far its price is below the market's, where the dealer compares and wants it said", () => {
    const market = { autograb_data: { state_average_market_price: null, average_market_price: 41_000 } };
    expect(viewOf(market).deal).toBe("$2,010 below market average");
    expect(htmlOf(market)).toContain("$2,010 below market average");
    expect(viewOf({ ...market, price: 40_501 }).deal).toBeNull();
    expect(viewOf({ ...market, price: null }).deal).toBeNull();
    expect(viewOf({ ...market, status: "sold" }).deal).toBeNull();
    expect(viewOf(market, { card: { belowMarket: false } }).deal).toBeNull();
    expect(viewOf(market, { features: { priceComparison: false } }).deal).toBeNull();
  });

  it("can be read by scripts", () => {
    expect(htmlOf()).toMatch(/^<article[^>]* data-vehicle-id="7"/);
  });

  it("has its place over the picture (CARD-03, CARD-04)", () => {
    expect(viewOf().place).toBe("Moorooka");
    expect(viewOf({ city: null }).place).toBe("North Yard");
    expect(htmlOf()).toContain("Moorooka");
    const image = { image: { url: "/media/v/suv-hero-ffffff", thumb: { url: "/media/v/suv-hero-ffffff" } } };
    expect(htmlOf({ images: [image] })).toContain("/media/v/suv-hero-ffffff");
  });

  it("shows a stand-in without pictures (ERR-07)", () => {
    expect(htmlOf({ images: [] })).toContain("Pictures to follow");
  });

  it("leads to the vehicle, and its buttons to enquiry and finance (CARD-06, CARD-08, CARD-10, CARD-09)", () => {
    const html = htmlOf({}, FINANCED);
    expect(html).toContain('href="/cars/vehicle-7"');
    expect(html).toContain('href="/enquire?car_id=7"');
    expect(html).toMatch(/href="\/finance[^"]*car_id=7[^"]*#finance-form"/);
    expect(html).toContain("Get Finance");
    expect(html).not.toContain("Find Me Something Similar");
  });

  it("carries the site's choice of buttons, in its order, and no finance where there is none", () => {
    const actions = (over: Record<string, unknown>, change: Partial<Vehicle> = {}) =>
      viewOf(change, over).actions;
    expect(actions(FINANCED)).toEqual(["enquire", "finance"]);
    expect(actions({ ...FINANCED, card: { buttons: ["finance", "enquire"] } })).toEqual([
      "finance",
      "enquire",
    ]);
    expect(actions({ ...FINANCED, card: { buttons: ["enquire"] } })).toEqual(["enquire"]);
    const unfinanced: readonly (readonly [Record<string, unknown>, Partial<Vehicle>])[] = [
      [{ finance: { ...FINANCED.finance, hidden: true } }, {}],
      [{ finance: { provider: null } }, {}],
      [FINANCED, { make: "Suzuki" }],
      [FINANCED, { price: null }],
      [{ ...FINANCED, features: { subscriptions: true } }, { subscription_price: 150 }],
      [{ ...FINANCED, vehicle: { sections: ["keyInfo"] } }, {}],
    ];
    for (const [over, change] of unfinanced)
      expect(actions(over, change), JSON.stringify([over, change])).toEqual(["enquire"]);
  });

  it("offers no finance where the repayment is too small to be named (FIN-21)", () => {
    const actionsAt = (price: number) =>
      viewOf(
        { price, lenders: financedVehicle({ paymentWeek: null, paymentMonth: null }).lenders },
        {
          finance: {
            ...FINANCED.finance,
            defaultFrequency: "week",
            lenderRules: { manual: { needs: "none" } },
          },
        },
      ).actions;
    expect(actionsAt(3_000)).toEqual(["enquire"]);
    expect(actionsAt(30_000)).toEqual(["enquire", "finance"]);
  });

  it("draws every button it may carry: a drive and a reservation where the dealer takes them", () => {
    const buttons = ["viewDetails", "reserve", "testDrive"];
    const over = {
      card: { buttons },
      features: { reserveOnline: true },
      routes: { enabled: ["testDrive", "checkout"] },
    };
    const html = htmlOf({ checkout_enabled: true }, over);
    expect(viewOf({ checkout_enabled: true }, over).actions).toEqual(buttons);
    expect(html).toMatch(/href="[^"]*\?car_id=7"[^>]*>Test drive/);
    expect(html).toMatch(/href="\/cars\/vehicle-7\/[^"]+"[^>]*>Reserve/);
    expect(html).toMatch(/href="\/cars\/vehicle-7"[^>]*>View details/);
    expect(viewOf({ checkout_enabled: false }, over).actions).toEqual(["viewDetails", "testDrive"]);
    expect(viewOf({ status: "coming_soon", checkout_enabled: true }, over).actions).toEqual([
      "viewDetails",
      "reserve",
    ]);
    expect(viewOf({}, { card: { buttons }, routes: { enabled: [] } }).actions).toEqual(["viewDetails"]);
  });

  it("counts views on sites that show them (CARD-07)", () => {
    expect(viewOf().views).toBeNull();
    const shown = { card: { showViews: true } };
    expect(viewOf({}, shown).views).toBe("1,284 views");
    expect(viewOf({ views: 1 }, shown).views).toBe("1 view");
    expect(viewOf({ views: 0 }, shown).views).toBeNull();
    expect(htmlOf({}, shown)).toContain("1,284 views");
  });

  it("says what to do without a price (COPY-28)", () => {
    expect(viewOf({ price: null }).price).toBe("Enquire for price.");
    expect(viewOf({ price: null }, { pricing: { noPriceText: "Call us." } }).price).toBe("Call us.");
  });

  it("prints what a dealer wrote as text", () => {
    const html = htmlOf({ badge: "<script>alert(1)</script>", city: '"><img src=x>' });
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<img src=x>");
  });
});

const FINANCED = { finance: { provider: "manual" } };

describe("a card of a vehicle that is gone", () => {
  it.each(["sold", "in_transit"])("of status %s leads to others like it (CARD-11, CARD-19)", (status) => {
    const view = viewOf({ status });
    expect(view).toMatchObject({
      state: "sold",
      price: "Sold",
      actions: [],
      similarHref: "/cars/vehicle-7#similar",
      tag: { kind: "sold", label: "JUST SOLD" },
    });
    const html = htmlOf({ status });
    expect(html).toContain("Find Me Something Similar");
    expect(html).not.toContain("$38,990");
    expect(html).not.toContain("Get Finance");
  });
});

describe("tags of a card", () => {
  it("are the site's own words", () => {
    expect(viewOf({ reserved: true }, { tags: { reservedLabel: "Reserved" } }).tag).toMatchObject({
      label: "Reserved",
    });
    expect(htmlOf({ status: "coming_soon" })).toContain("COMING SOON");
    expect(viewOf({ created_at: "2026-11-20T00:00:00Z" }).tag).toMatchObject({ label: "New" });
  });

  it("add fuel and certified programme where the site has them (CARD-21, CARD-22)", () => {
    const electric = { simple_fuel: "Electric", certified: true };
    expect(viewOf(electric)).toMatchObject({ fuel: null, certified: null });
    const certifiedLogo = { make: "Mazda", carType: "used", logoUrl: "/certified.svg", label: "Certified" };
    const shown = { tags: { fuelTag: true, certifiedLogo } };
    expect(viewOf(electric, shown)).toMatchObject({
      fuel: "Electric",
      certified: { src: "/certified.svg", label: "Certified" },
    });
    expect(htmlOf(electric, shown)).toContain('src="/certified.svg"');
  });
});

describe("the controls of a card (CARD-05)", () => {
  const compares = { features: { compare: true } };

  it("post the vehicle's id to the browser's lists, and are no toggles before script made them so", () => {
    const html = htmlOf({}, compares);
    expect(html).toMatch(
      /<button type="submit" form="kept-lists" name="save" value="7" data-list="favourites"/,
    );
    expect(html).toContain('formaction="/compare" name="add" value="7" data-list="compare"');
    expect(html).toContain('aria-label="Save: 2022 Mazda CX-5"');
    expect(html).not.toContain("aria-pressed");
  });

  it("say Save in words where that is the dealer's control", () => {
    expect(htmlOf({}, { card: { saveControl: "save" } })).toMatch(/<\/svg><span[^>]*>Save<\/span><\/button>/);
    expect(htmlOf()).not.toMatch(/<\/svg><span[^>]*>Save<\/span><\/button>/);
  });

  it("are missing on vehicles that are gone and on sites without favourites (FAV-02)", () => {
    expect(htmlOf({ status: "sold" }, compares)).not.toContain("kept-lists");
    expect(htmlOf({}, { features: { favourites: false, compare: true } })).not.toContain("kept-lists");
    expect(htmlOf({}, { card: { saveControl: "none" } })).not.toContain("kept-lists");
  });
});
