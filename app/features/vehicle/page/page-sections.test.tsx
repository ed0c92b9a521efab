import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";
import { TranslationProvider } from "~/i18n/translation";
import { financedVehicle, financeSite } from "../../../../test/fixtures/financed";
import { vehiclePageView } from "./build-vehicle-page";
import { PageBlocks } from "./page-blocks";

const BLOCK = { title: "Ours", text: "Our own words." };
const COPY = { "reserve-online": BLOCK, "why-buy": BLOCK, "protect-your-car": BLOCK };
const LONG = `${"word ".repeat(100)}end`;

/** Fields some of which only these tests fill. */
const vehicle = (over: Partial<Vehicle> = {}) =>
  financedVehicle(
    {},
    {
      simple_fuel: "Petrol",
      standardEquipment: Array.from({ length: 10 }, (_, at) => `Feature ${at + 1}`),
      rego_expiry: "2027-03-01",
      colour: "Red",
      checkout_enabled: true,
      ...over,
    },
  );

function blocks(
  sections: readonly string[],
  over: Partial<Vehicle> = {},
  settings: Record<string, unknown> = {},
) {
  const base = financeSite().config.site;
  const site = financeSite(
    {},
    {
      site: base,
      delivery: { enabled: true, zones: [{ name: "All", postcodes: ["0000-9999"], price: 1 }] },
      content: { blocks: COPY },
      features: { reserveOnline: true },
      ...settings,
      vehicle: {
        sections,
        featureBanner: ["One", "Two", "Three"].map((label) => ({
          label,
          url: "https://service.example/book",
        })),
        ...(settings["vehicle"] as object | undefined),
      },
    },
  );
  const view = vehiclePageView(vehicle(over), site, new URLSearchParams(), {
    delivery: null,
    comparison: null,
  });
  return renderToStaticMarkup(
    <TranslationProvider t={site.t}>
      <PageBlocks page={view} />
    </TranslationProvider>,
  ).replaceAll("&#x27;", "'");
}

describe("sections of the dealer's choice", () => {
  it.each([
    ["VDP-07", "details", "details"],
    ["VDP-08", "keyInfo", "key-information"],
    ["VDP-09", "features", "features"],
    ["VDP-10", "infoAccordion", "good-to-know"],
    ["VDP-11", "comments", "comments"],
    ["VDP-12", "callDealer", "contact"],
    ["VDP-13", "fuel", "fuel"],
    ["VDP-14", "delivery", "delivery"],
    ["VDP-15", "finance", "finance"],
    ["VDP-22", "reserveExplainer", "reserve-online"],
    ["VDP-23", "whyBuy", "why-buy"],
    ["VDP-24", "protect", "protect"],
    ["VDP-25", "carSummary", "car-summary"],
    ["VDP-26", "allSpecs", "all-specifications"],
  ])("%s: %s stands on the page when it is chosen, and only then (OPEN-61)", (_, key, id) => {
    expect(blocks([key])).toContain(`id="${id}"`);
    expect(blocks(["location"])).not.toContain(`id="${id}"`);
  });

  it.each([
    ["is in stock", {}, "Where to see it", "Ask about this vehicle", true],
    ["is coming", { status: "coming_soon" }, "Where it will arrive", "Ask about this vehicle", false],
    ["is on its way", { status: "in_transit" }, "Where it will arrive", "Ask for one like it", false],
    ["is held", { status: "on_hold" }, "Where to see it", "Ask for one like it", true],
    ["is sold", { status: "sold" }, "Where we are", "Ask for one like it", true],
  ])("what is said of the place of a vehicle that %s is true of it", (_, over, place, asked, hasWay) => {
    const content = { blocks: { ...COPY, "payment-methods": BLOCK } };
    const { location } = vehicle();
    const mapped = { ...location, address: { ...location.address, place_url: "https://maps.example/yard" } };
    const html = blocks(["callDealer", "location"], { ...over, location: mapped }, { content });
    expect(html).toContain(`>${place}</h2>`);
    expect(html).toContain(`>${asked}</h2>`);
    expect(html.includes("https://maps.example/yard")).toBe(hasWay);
    const isGone = asked !== "Ask about this vehicle";
    expect(html.includes('id="payment-methods"')).toBe(!isGone);
  });

  it("VDP-17: the banner has three links", () => {
    expect(blocks(["featureBanner"]).match(/https:\/\/service\.example\/book/g)).toHaveLength(3);
  });

  it("have the dealer's own heading, which is Ours here (VDP-22 to VDP-24)", () => {
    for (const key of ["reserveExplainer", "whyBuy", "protect"])
      expect(blocks([key])).toMatch(/<h2[^>]*>Ours<\/h2>/);
  });

  it.each([
    ["somebody has reserved", { reserved: true }],
    ["is not sold online", { checkout_enabled: false }],
    ["can only be driven", { tag: "Test Drive Only" }],
    ["has no price", { price: null }],
  ])("how to reserve is not told of a vehicle that %s", (_, over) => {
    expect(blocks(["reserveExplainer", "whyBuy"], over)).not.toContain('id="reserve-online"');
    expect(blocks(["reserveExplainer", "whyBuy"], over)).toContain('id="why-buy"');
  });

  it("stand in the dealer's order", () => {
    const html = blocks(["fuel", "keyInfo"]);
    expect(html.indexOf('id="fuel"')).toBeLessThan(html.indexOf('id="key-information"'));
  });
});

describe("specifications", () => {
  it("SPEC-01: a row without a value is dropped", () => {
    expect(blocks(["keyInfo"], { colour: "Red" })).toContain("Red");
    expect(blocks(["keyInfo"], { colour: null })).not.toContain(">Colour<");
  });

  it("SPEC-02: four of the manufacturer's figures, the others behind More", () => {
    const variant = vehicleSchema.shape.variant.parse({
      cylinders: 4,
      induction: "Turbo",
      geartype: "Automatic",
      fuelcapacity: 56,
      vehiclelength: 4550,
      vehiclewidth: 1845,
      vehicleheight: 1680,
    });
    const [, html = ""] = blocks(["specs"], { variant }).split('id="specifications"');
    const [first = "", rest = ""] = html.split(/<\/dl>(.*)/s);
    expect(first.match(/<dt/g)).toHaveLength(4);
    expect(rest).toContain(">More<");
  });

  it("an electric car has no tank, whatever its feed says", () => {
    const variant = vehicleSchema.shape.variant.parse({ fuelcapacity: 45 });
    expect(blocks(["specs"], { variant, simple_fuel: "Petrol" })).toContain(">45 L<");
    expect(blocks(["specs"], { variant, simple_fuel: "Electric" })).not.toContain("45 L");
  });

  it("VDP-07, VDP-09: details and figures stand under the heading of the key information, where the page has that", () => {
    const variant = vehicleSchema.shape.variant.parse({ geartype: "Automatic", fuelcapacity: 56 });
    const html = blocks(["keyInfo", "features", "details", "specs"], { variant });
    expect([...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual([
      "Key information",
      "Features",
    ]);
    const [first = "", rest = ""] = html.split(/(?=id="details")/);
    expect(first).toContain('id="key-information"');
    expect(rest).toMatch(
      /id="details".*<h3[^>]*>Details<.*id="specifications".*<h3[^>]*>Specifications<.*<details.*>More</,
    );
    expect(blocks(["details", "specs"], { variant }).match(/<h2/g)).toHaveLength(2);
  });

  it("SPEC-03: eight features that stand out, all of them under headings behind Show All and Hide", () => {
    const standardEquipment = [...vehicle().standardEquipment, "Bluetooth", "Tow Bar", "Tow Bar"];
    const html = blocks(["features"], { standardEquipment });
    const [first = "", rest = ""] = html.split(/<\/ul>(.*)/s);
    expect(first.match(/<li/g)).toHaveLength(8);
    expect(first.indexOf("Tow Bar")).toBeLessThan(first.indexOf("Feature 1<"));
    expect(first).not.toContain("Feature 8");
    expect(rest.match(/<li/g)).toHaveLength(12);
    expect(rest, "the button ends the block").toMatch(
      /<h3[^>]*>Technology<.*Bluetooth.*<h3[^>]*>Outside<.*Tow Bar.*<details.*Show All.*12.*Hide/,
    );
    expect(blocks(["features"], { standardEquipment: ["One"] })).not.toContain("<details");
  });

  it("SPEC-07, SPEC-08: registration that has passed, and one that has not (COPY-46)", () => {
    expect(blocks(["keyInfo"], { rego_expiry: "2027-03-01" })).toMatch(/Expires on [^<]*2027/);
    const past = { rego_expiry: "2020-03-01" };
    expect(blocks(["keyInfo"], past)).not.toMatch(/Unregistered|Expires on/);
    expect(blocks(["keyInfo"], past, { vehicle: { showUnregistered: true } })).toContain("Unregistered");
    const unknown = blocks(["keyInfo"], { rego_expiry: null }, { vehicle: { showUnregistered: true } });
    expect(unknown).not.toMatch(/Unregistered|Registration/);
  });

  it("SPEC-09 to SPEC-11: comments are shortened at 400 characters, with a toggle, and split by pipes", () => {
    const html = blocks(["comments"], { dealercomments: `${LONG} | Second part` });
    expect(html).toContain("<details");
    expect(html).toMatch(/Show More.*Show Less/);
    expect(blocks(["comments"], { dealercomments: "One | Two" })).toMatch(
      /<p[^>]*>One<\/p>\s*<p[^>]*>Two<\/p>/,
    );
    expect(blocks(["comments"], { dealercomments: "Short" })).not.toContain("<details");
  });

  it("SPEC-12: without comments they are said to be coming, folded", () => {
    const [head = "", folded = ""] = blocks(["comments"], { dealercomments: null }).split("</summary>");
    expect(head).toMatch(/<details>.*Dealer Comments/);
    expect(folded).toContain("Dealer comments are coming soon.");
  });
});
