import { describe, expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { PAGE_KEYS } from "../tenant/pages";
import type { SiteConfig } from "../tenant/site-config";
import { type ButtonContext, pageButtons } from "./page-buttons";
import { VEHICLE_BUTTONS } from "./vehicle-buttons";

const everything = testConfig({
  site: {
    ...testConfig().site,
    phones: { whatsapp: "0491 570 156" },
    chatProviderToken: "token",
    chatProviderUrl: "https://chat.example/window",
  },
  features: { buyOnline: true, youxQuote: true },
  finance: { provider: "manual" },
  routes: { enabled: PAGE_KEYS },
  content: { blocks: { "payment-methods": { title: "How to pay", text: "Card or transfer." } } },
  vehicle: { buttons: VEHICLE_BUTTONS, customButton: { label: "Inspect", url: "/inspection" } },
});
const context = (over: Partial<ButtonContext> = {}): ButtonContext => ({
  config: everything,
  hasPhone: true,
  hasFinance: true,
  thisYear: 2026,
  ...over,
});
const car = (over: Parameters<typeof vehicleWith>[1] = {}) =>
  vehicleWith(7, {
    slug: "v7",
    checkout_enabled: true,
    trade_in_enabled: true,
    file: "/report.pdf",
    price: 38_990,
    ...over,
  });
const keys = (vehicle = car(), over: Partial<ButtonContext> = {}) =>
  pageButtons(vehicle, context(over)).map(({ key }) => key);
const withoutPages = { ...everything, routes: { ...everything.routes, enabled: [] } };
const action = (key: string, vehicle = car(), over: Partial<ButtonContext> = {}) =>
  pageButtons(vehicle, context(over)).find((button) => button.key === key)?.action;
const withVehicle = (vehicle: Record<string, unknown>): SiteConfig =>
  testConfig({ ...everything, vehicle: { ...everything.vehicle, ...vehicle } });

describe("pageButtons", () => {
  it("gives all 17 keys, in the dealer's order, when each has something behind it (VDP-31)", () => {
    expect(VEHICLE_BUTTONS).toHaveLength(17);
    expect(keys()).toEqual(VEHICLE_BUTTONS);
    expect(keys(car(), { config: withVehicle({ buttons: ["testDrive", "enquire"] }) })).toEqual([
      "testDrive",
      "enquire",
    ]);
  });

  it.each(["sold", "in_transit", "reserved"])("gives none to a vehicle that is %j (VDP-28)", (status) => {
    expect(keys(car({ status }))).toEqual([]);
  });

  it("keeps them on a vehicle that is coming soon, but for what has to wait until it is here (VDP-27)", () => {
    const waiting = new Set(["testDrive", "onlinePurchase"]);
    const kept = VEHICLE_BUTTONS.filter((key) => !waiting.has(key));
    expect(keys(car({ status: "coming_soon" }))).toEqual(kept);
    expect(keys(car({ preorder: true }))).not.toContain("testDrive");
  });

  it("leads from each way to finance to another place", () => {
    expect(action("financeYouX")).toEqual({ kind: "link", href: "#finance" });
    expect(action("finance")).not.toEqual(action("financeYouX"));
  });

  it("leads from location to the map (VDP-33)", () => {
    expect(action("location")).toEqual({ kind: "link", href: "#vehicle-map" });
  });

  it("offers trade-in only where the vehicle allows it (VDP-34)", () => {
    expect(action("tradeIn")).toEqual({ kind: "link", href: "/cars/trade-in?car_id=7" });
    expect(keys(car({ trade_in_enabled: false }))).not.toContain("tradeIn");
  });

  it("offers to reserve and to buy only with checkout, and only while nobody else holds the vehicle (VDP-35)", () => {
    expect(action("reserve")).toEqual({ kind: "link", href: "/cars/v7/checkout" });
    expect(action("onlinePurchase")).toEqual({ kind: "link", href: "/checkout-journey?car_id=v7" });
    for (const over of [{ checkout_enabled: false }, { reserved: true }]) {
      expect(keys(car(over))).not.toContain("reserve");
      expect(keys(car(over))).not.toContain("onlinePurchase");
    }
    const off = testConfig({ ...everything, features: { reserveOnline: false, buyOnline: false } });
    expect(keys(car(), { config: off })).not.toContain("reserve");
    expect(keys(car(), { config: off })).not.toContain("onlinePurchase");
  });

  it.each([
    ["without a price", { price: null }],
    ["at a placeholder for a price", { price: 0 }],
    ["that can only be driven", { tag: "Test Drive Only" }],
  ])("offers neither for a vehicle %s", (_, over) => {
    expect(keys(car(over)).filter((key) => key === "reserve" || key === "onlinePurchase")).toEqual([]);
  });

  it("reserves at the path the dealer gives it (ROUTE-11, OPEN-70)", () => {
    const config = testConfig({
      ...everything,
      routes: { ...everything.routes, checkoutSegment: "buy-online" },
    });
    expect(action("reserve", car(), { config })).toEqual({ kind: "link", href: "/cars/v7/buy-online" });
  });

  it("shows the history report only when there is a file (VDP-36)", () => {
    expect(action("carHistoryReport")).toEqual({ kind: "link", href: "/report.pdf" });
    expect(keys(car({ file: null }))).not.toContain("carHistoryReport");
  });

  it("has no call button without a number (VDP-37, ERR-18)", () => {
    expect(keys(car(), { hasPhone: false })).not.toContain("CTD");
    expect(keys(car(), { hasPhone: false })).not.toContain("callUsNow");
  });

  it("books a drive instead of an enquiry for a vehicle that can only be driven (VDP-41, OPEN-72)", () => {
    const drive = { kind: "link", href: "/book-test-drive?car_id=7" };
    expect(action("enquire")).toEqual({ kind: "link", href: "/enquire?car_id=7" });
    expect(action("enquire", car({ tag: " test drive ONLY " }))).toEqual(drive);
    expect(action("testDrive")).toEqual(drive);
  });

  it("fills the finance page with the vehicle (FIN-13), else stays with the page's own figures", () => {
    const vehicle = car({ price: 38_990, vin: "VIN&1", car_type: "used", dealership_slug: "moorooka-yard" });
    expect(action("finance", vehicle)).toEqual({
      kind: "link",
      href: "/finance?preferredDealership=moorooka-yard&vehiclePriceBudget=38990&car_id=7&car_type=used&vin=VIN%261#finance-form",
    });
    expect(action("finance", vehicle, { config: withoutPages })).toEqual({ kind: "link", href: "#finance" });
    expect(keys(vehicle, { hasFinance: false })).not.toContain("finance");
  });

  it("fills it with the price the page shows (PRICE-02)", () => {
    const shown = action("finance", car({ price: 28_990, offer_price: 27_490 }));
    expect(shown?.kind === "link" ? shown.href : "").toContain("vehiclePriceBudget=27490&");
  });

  it.each([
    ["the dealer hides", { hidden: true }, {}],
    ["the dealer hides for the make", { hiddenManufacturers: ["mazda"] }, {}],
    ["no lender gives", { provider: null }, {}],
    ["has no price to count with", {}, { price: null }],
    ["would be for a price a week", {}, { subscription_price: 150 }],
  ])("never leads to finance that %s (FIN-01 to FIN-03)", (_, finance, over) => {
    const config = testConfig({
      ...everything,
      features: { ...everything.features, subscriptions: true },
      finance: { provider: "manual", ...finance },
    });
    const shown = keys(car(over), { config });
    expect(shown.filter((key) => key === "finance" || key === "financeYouX")).toEqual([]);
    expect(keys(car(), { config: everything })).toEqual(expect.arrayContaining(["finance", "financeYouX"]));
  });

  it("never leads to a page that is missing", () => {
    const paged = ["testDrive", "tradeIn", "reserve", "onlinePurchase"];
    const shown = keys(car(), { config: withoutPages });
    expect(shown.filter((key) => paged.includes(key))).toEqual([]);
  });

  it("needs the provider's token for a chat and a number for WhatsApp (OPEN-65)", () => {
    expect(action("chatWithUs")).toEqual({
      kind: "link",
      href: "https://chat.example/window?token=token&car_id=7",
    });
    // The conversation begins with the vehicle.
    const whatsapp = action("whatsapp");
    const { pathname, searchParams } = new URL(whatsapp?.kind === "link" ? whatsapp.href : "about:blank");
    expect(pathname).toBe("/61491570156");
    expect(searchParams.get("text")).toMatch(/^\d{4} \S.*, https?:\/\/\S+\/cars\/\S+$/);
    const bare = testConfig({ vehicle: { buttons: VEHICLE_BUTTONS } });
    const shown = keys(car(), { config: bare });
    for (const key of ["chatWithUs", "openAutobot", "whatsapp", "customButton", "paymentMethods"]) {
      expect(shown).not.toContain(key);
    }
  });
});
