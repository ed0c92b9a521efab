import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TranslationProvider } from "~/i18n/translation";
import { financedVehicle, financeSite } from "../../../../test/fixtures/financed";
import { vehiclePageView } from "./build-vehicle-page";
import { type VehiclePageSite } from "./vehicle-page-site";
import { PageBlocks } from "./page-blocks";
import { PhonePage } from "./contact/phone-page";
import { VehicleSide } from "./vehicle-side";

const NONE = { delivery: null, comparison: null };
const LOCATION = {
  id: "yard",
  name: "Yard Dubbo",
  slug: "yard",
  phone: "02 5550 0101",
  distribution_locations: [],
  address: { street: "1 Bore Street", city: "Dubbo", state: "NSW", postcode: "2830" },
};
type Changes = NonNullable<Parameters<typeof financedVehicle>[1]>;
/** Everything the side can show, on one vehicle. */
const FULL: Changes = {
  price: 38_990,
  before_price: 41_990,
  km: 38_410,
  simple_transmission: "Automatic",
  simple_body: "suv",
  simple_fuel: "Petrol",
  views: 128,
  location: LOCATION,
  autograb_data: { state_average_market_price: 41_000, average_market_price: null },
};
const BUTTONS = ["enquire", "testDrive", "CTD", "location"];
const YARD = { id: "main", name: "Main yard", slug: "main", dealershipId: "d1", primary: true };
const ADDRESS = { street: "2 Plain Street", city: "Orange", state: "NSW", postcode: "2800" };
const BASE = financeSite().config.site;
const SITE = financeSite(
  {},
  {
    site: { ...BASE, locations: [{ ...YARD, address: ADDRESS }] },
    vehicle: { buttons: BUTTONS },
  },
);

const pageOf = (over: Changes = {}, site: VehiclePageSite = SITE) =>
  vehiclePageView(financedVehicle({}, { ...FULL, ...over }), site, new URLSearchParams(), NONE);
function side(over: Changes = {}, site: VehiclePageSite = SITE): string {
  return renderToStaticMarkup(
    <TranslationProvider t={site.t}>
      <VehicleSide page={pageOf(over, site)} withTitle />
    </TranslationProvider>,
  );
}

describe("the side of a vehicle's page", () => {
  it("VDP-04: shows title, price, was-price, views, the market, the place, finance and the buttons", () => {
    const html = side();
    expect(html).toMatch(/<h1[^>]*><bdi>2020 Mazda CX-5/);
    expect(html).toMatch(/<p data-price="true"[^>]*>\$38,990/);
    expect(html).toMatch(/Was <s>\$41,990<\/s>/);
    const counting = financeSite({}, { card: { showViews: true } });
    expect(pageOf({}, counting).views).toMatchObject({ count: 128 });
    const alone = financeSite({}, { vehicle: { showViews: true } });
    expect(pageOf({}, alone).views, "though cards have none").toMatchObject({ count: 128 });
    const onCards = financeSite({}, { card: { showViews: true }, vehicle: { showViews: false } });
    expect(pageOf({}, onCards).views).toBeNull();
    expect(html).toContain("$2,010 below market average");
    expect(html).toContain("Located at Dubbo");
    expect(html).toContain('id="finance-side"');
    for (const label of ["Enquire Now", "View Location"]) expect(html).toContain(label);
  });

  it("says below the name what the vehicle's card says of it (CARD-12), but the condition, which stands above", () => {
    expect(pageOf().line).toEqual(["38,410 km", "Automatic", "Petrol"]);
    expect(side()).toMatch(/<\/h1>.*<ul[^>]*><li[^>]*>38,410 km<\/li>.*<p data-price/s);
    expect(side({ km: null, simple_transmission: null, simple_fuel: null })).not.toMatch(
      /<\/h1>.*<li.*<p data-price/s,
    );
  });

  it("SPEC-14: a certified vehicle of the dealer's programme has its logo beside the name, others have not", () => {
    const certifiedLogo = { make: "Mazda", logoUrl: "/programme.svg", label: "Yard Certified" };
    const programme = financeSite({}, { tags: { certifiedLogo } });
    expect(side({ certified: true }, programme)).toMatch(
      /<img[^>]*src="\/programme.svg" alt="Yard Certified"/,
    );
    expect(side({ certified: false }, programme)).not.toContain("programme.svg");
    expect(side({ certified: true, status: "sold" }, programme)).not.toContain("programme.svg");
    expect(side({ certified: true })).not.toContain("<img");
  });

  it("VDP-05: has icons for kilometres, transmission and body", () => {
    const html = side();
    for (const icon of ["gauge", "cog", "car"]) expect(html).toContain(`#i-${icon}"`);
    for (const value of ["38,410 km", "Automatic", "SUV"]) expect(html).toContain(value);
  });

  it("VDP-32: calls the button Book a Test Drive (OPEN-64)", () => {
    expect(side()).toMatch(
      /<a[^>]*href="\/book-test-drive[^"]*"[^>]*>[^<]*(?:<[^a][^>]*>)*Book a Test Drive/,
    );
  });

  it("VDP-29: offers to find something similar to a vehicle that is sold, in place of price and buttons", () => {
    const html = side({ status: "sold" });
    expect(html).toMatch(/<a[^>]*href="\/find-similar[^"]*"[^>]*>Find Me Something Similar<\/a>/);
    expect(html).not.toContain("$38,990");
    expect(html).not.toContain("Book a Test Drive");
    expect(side()).not.toContain("Find Me Something Similar");
  });
});

it("an offer of finance stands below the estimate and nowhere else; without an estimate among the others", () => {
  const offers = ["rate", "tray", "mats", "racks"].map((id) => ({
    title: `Offer ${id}`,
    terms: "",
    href: `/offers/${id}`,
    isFinance: id === "rate",
  }));
  const view = (over: Changes) =>
    vehiclePageView(financedVehicle({}, { ...FULL, ...over }), SITE, new URLSearchParams(), {
      ...NONE,
      offers,
    });
  const listed = (over: Changes) => view(over).info.map(({ link }) => link?.href ?? "");
  expect(view({}).calculators?.financeSide?.offer?.href).toBe("/offers/rate");
  expect(listed({})).toEqual(["/offers/tray", "/offers/mats"]);
  expect(listed({ price: null })).toEqual(["/offers/rate", "/offers/tray"]);
  expect(listed({ status: "sold" })).toEqual([]);
});

it("the calculator's numbers, sent without script, are in the page's links to forms", () => {
  const view = (query: string) =>
    vehiclePageView(financedVehicle({}, FULL), SITE, new URLSearchParams(query), NONE);
  const asked = view("fin_deposit=5000&fin_term=3");
  expect(asked.forms.enquire).toMatch(
    /\/enquire\?car_id=7&vehiclePriceBudget=\d+&deposit=5000&loan_term=3&loan_rate=[\d.]+$/,
  );
  const enquire = asked.buttons.find(({ key }) => key === "enquire");
  expect(enquire?.href).toContain("deposit=5000");
  expect(asked.ranks.filled?.href).toBe(enquire?.href);
  expect(asked.buttons.find(({ key }) => key === "testDrive")?.href).not.toContain("deposit");
  expect(view("").forms.enquire).toBe("/enquire?car_id=7");
});

it("VDP-44: the number that was asked for is a tel: link", () => {
  const { phone } = pageOf();
  if (phone === null) throw new Error("no number");
  const html = renderToStaticMarkup(
    <TranslationProvider t={SITE.t}>
      <PhonePage phone={phone} name="Mazda" backHref="/cars/x" revealed />
    </TranslationProvider>,
  );
  expect(html).toContain('href="tel:+61255500101"');
});

it("VDP-42: a dealer that masks no number has it as a link at once", () => {
  const shown = financeSite({}, { site: SITE.config.site, vehicle: { buttons: BUTTONS, maskPhone: false } });
  expect(side({}, shown)).toContain('href="tel:+61255500101"');
  expect(side().replace(/<[^>]+>/g, "")).toContain("02 55XX XXXX Show number");
});

it("OPEN-66: the number is the vehicle's own, else its location's, else the site's", () => {
  const yard = { ...YARD, id: "yard", address: ADDRESS, contactDetail: { mobile: "0491 570 006" } };
  const site = financeSite({}, { site: { ...BASE, phones: { main: "07 5550 0142" }, locations: [yard] } });
  const numberOf = (over: Changes) => pageOf(over, site).phone?.text;
  expect(numberOf({ location_id: "yard" })).toBe("02 5550 0101");
  const silent = { ...LOCATION, phone: null };
  expect(numberOf({ location_id: "yard", location: silent })).toBe("0491 570 006");
  expect(numberOf({ location_id: "elsewhere", location: { ...silent, id: "elsewhere" } })).toBe(
    "07 5550 0142",
  );
});

it("VDP-45: the page leads to the rest of its dealership's stock", () => {
  expect(pageOf({ dealership_slug: "yard-dubbo", dealership_name: "Yard Dubbo" }).dealerStock).toMatchObject({
    href: "/search/yard-dubbo",
  });
});

it("VDP-46: photos can be asked for where the dealer has that, of a vehicle that is there", () => {
  const { href, label } = pageOf().askPhotos ?? {};
  expect(href).toMatch(/^\/request-photos\?car_id=/);
  expect(label).toBe("Request photos");
  const without = financeSite({}, { features: { photoRequest: false } });
  expect(pageOf({}, without).askPhotos).toBeNull();
});

it("VDP-20, VDP-21: away from the main yard the page says where it is, with the fuel calculator that has no section (OPEN-60)", () => {
  const without = { buttons: BUTTONS, sections: ["keyInfo"] };
  const { site: own } = SITE.config;
  const blocks = (over: Changes, site = financeSite({}, { site: own, vehicle: without })) =>
    renderToStaticMarkup(
      <TranslationProvider t={SITE.t}>
        <VehicleSide page={pageOf(over, site)} withTitle />
        <PageBlocks page={pageOf(over, site)} />
      </TranslationProvider>,
    );
  const away = blocks({ location_id: "elsewhere", city: "Dubbo" });
  expect(away.split("Located at Dubbo"), "said once above the pictures' sections").toHaveLength(2);
  expect(away).toContain('id="fuel-here"');
  expect(away).not.toContain('id="fuel"');
  const both = blocks({ location_id: "elsewhere", city: "Dubbo" }, SITE);
  expect(both).toContain('id="fuel"');
  expect(both).not.toContain('id="fuel-here"');
  const home = blocks({ location_id: YARD.id });
  expect(home).not.toContain("Located at");
  expect(home).not.toContain('id="fuel-here"');
});
