import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TranslationProvider } from "~/i18n/translation";
import { financedVehicle, financeSite } from "../../../../../test/fixtures/financed";
import { vehiclePageView } from "../build-vehicle-page";
import { MobileBar } from "./mobile-bar";
import { StickyBar } from "./sticky-bar";
import { DealerCall } from "./vehicle-contact";

const SITE = financeSite(
  {},
  {
    site: { ...financeSite().config.site, phones: { main: "07 5550 0142" } },
    vehicle: { buttons: ["enquire", "reserve"], maskPhone: false },
  },
);
const MASKING = financeSite(
  {},
  { site: SITE.config.site, vehicle: { buttons: ["enquire"], maskPhone: true } },
);

function pageOf(status: string, site = SITE, tag: string | null = null) {
  const vehicle = financedVehicle({}, { status, checkout_enabled: true, tag });
  return vehiclePageView(vehicle, site, new URLSearchParams(), { delivery: null, comparison: null });
}

function barOf(keys: readonly string[], status = "in_stock", site = SITE): string {
  return renderToStaticMarkup(
    <TranslationProvider t={SITE.t}>
      <MobileBar page={pageOf(status, site)} keys={keys} />
    </TranslationProvider>,
  );
}

it("VDP-18, VDP-19: the bar of small screens has the dealer's buttons, those with something behind them", () => {
  expect(barOf(["call", "enquire"])).toMatch(/href="tel:.*Call Now.*Enquire Now/);
  expect(barOf(["reserve", "call"])).toMatch(/href="\/cars\/.*href="tel:/);
  expect(barOf(["message"]), "without a number for WhatsApp or a chat").toBe("");
  expect(barOf(["call", "enquire"], "sold")).toBe("");
  const masked = barOf(["call"], "in_stock", MASKING);
  expect(masked).toMatch(/<form action="\/cars\/[^"]*\/phone" method="post">.*Call Now/);
  expect(masked).not.toContain("tel:");
});

it("VDP-19: holds the vehicle for a deposit where that is offered, also where buying it stands first", () => {
  const buttons = ["onlinePurchase", "reserve"];
  const site = financeSite(
    {},
    {
      site: SITE.config.site,
      vehicle: { buttons, maskPhone: false },
      features: { buyOnline: true, reserveOnline: true },
      routes: { enabled: [...SITE.config.routes.enabled, "checkoutJourney"] },
    },
  );
  const page = pageOf("in_stock", site);
  const hrefs = Object.fromEntries(page.buttons.map(({ key, href }) => [key, href]));
  expect(Object.keys(hrefs)).toEqual(buttons);
  expect(hrefs["reserve"]).not.toBe(hrefs["onlinePurchase"]);
  expect(barOf(["reserve"], "in_stock", site)).toContain(`href="${hrefs["reserve"]}"`);
});

it.each([
  [null, 1],
  [900, 2],
])(
  "VDP-02, VDP-03: the header waits for 500 px of scrolling, and turns compact at %j",
  (turnsCompact, marks) => {
    const html = renderToStaticMarkup(
      <TranslationProvider t={SITE.t}>
        <StickyBar page={pageOf("in_stock")} steps={{ shows: 500, turnsCompact }} />
      </TranslationProvider>,
    );
    expect(html).toContain("inset-block-start:500px");
    expect(html.match(/inset-block-start/g)).toHaveLength(marks);
    expect(html, "not before it is scrolled").not.toContain("region");
  },
);

it("VDP-41: a vehicle that can only be driven is booked for a drive from the bar and the contact, and held by nobody", () => {
  const page = pageOf("in_stock", SITE, "Test Drive Only");
  const html = renderToStaticMarkup(
    <TranslationProvider t={SITE.t}>
      <DealerCall page={page} />
      <MobileBar page={page} keys={["reserve", "call", "enquire"]} />
    </TranslationProvider>,
  );
  expect(html.match(/href="\/book-test-drive\?car_id=7"/g)).toHaveLength(2);
  expect(html).not.toMatch(/href="\/enquire|checkout/);
});
