import type { Page } from "@playwright/test";
import { shownPrice } from "../../../app/domain/pricing/price-rule";
import { burnsFuel } from "../../../app/domain/fuel/fuel-cost";
import { financeOffer } from "../../../app/domain/finance/eligibility";
import type { VehicleSection } from "../../../app/domain/tenant/config/vehicle";
import { fuelTag } from "../../../app/domain/vehicle/extra-tags";
import { stockTag } from "../../../app/domain/vehicle/stock-tag";
import { vehicleTitle } from "../../../app/domain/vehicle/title";
import { formatterFor } from "../../../app/i18n/format";
import type { KindCase } from "./vehicle-kinds";

const CONDITIONS = { new: "New", demo: "Demo", used: "Used" } as const;
/** Sections a vehicle's own row decides about, by their ids on the page. */
const DECIDED = ["fuel", "fuel-here", "delivery", "finance", "key-information", "contact", "vehicle-map"];

/** What a vehicle's page says that depends on its row. */
export interface PageFacts {
  readonly title: string;
  readonly tags: readonly string[];
  /** In words where there is none; null for a vehicle that is gone. */
  readonly price: string | null;
  readonly was: string | null;
  readonly isSold: boolean;
  readonly announcement: string | null;
  readonly sections: readonly string[];
  readonly hasFinanceSide: boolean;
  /** Pictures in the row of the gallery; 0 is the drawing that stands for them. */
  readonly pictures: number;
  readonly reserves: boolean;
  readonly buys: boolean;
  /** Where the buttons to enquire lead, in the side panel, the contact block and the bar on phones. */
  readonly enquiries: readonly ("enquire" | "test drive")[];
  /** The prices that links to finance carry. */
  readonly budgets: readonly string[];
  readonly feet: boolean;
}

/** What the page has to say, by the row alone. */
export function factsOfRow({ vehicle, config }: KindCase, now: Date): PageFacts {
  const isSold = vehicle.status !== "in_stock" && vehicle.status !== "coming_soon";
  const has = (key: VehicleSection) => config.vehicle.sections.includes(key);
  const away = config.site.locations.find(({ primary }) => primary)?.id !== vehicle.location_id;
  const city = vehicle.location.address.city ?? vehicle.city;
  const isComing = vehicle.preorder || /coming|transit/.test(vehicle.status);
  const place = `${isComing ? "Arrives" : "Located"} at ${city ?? ""}`;
  const announcement = config.features.announcementBar && away && city !== null ? place : null;
  const burns = burnsFuel(vehicle) && !isSold;
  const finance = isSold ? null : financeOffer(vehicle, config, now.getFullYear());
  const offer = finance?.kind ?? "hidden";
  // Of a lender that refuses the vehicle's age or price nothing is asked.
  const isAsked = finance?.kind === "refused" && finance.refusal.reason === "figures";
  const shown: Readonly<Record<string, boolean>> = {
    fuel: has("fuel") && burns,
    "fuel-here": announcement !== null && burns && !has("fuel"),
    delivery: has("delivery") && config.delivery.enabled && !isSold,
    finance: has("finance") && offer !== "hidden",
    "key-information": has("keyInfo") && !isSold,
    contact: has("callDealer"),
    "vehicle-map": has("location"),
  };
  const tags = [
    CONDITIONS[vehicle.car_type],
    stockTag(vehicle, config.tags, now)?.label,
    fuelTag(vehicle, config.tags.fuelTag),
  ];
  const isAskedFor = shownPrice(vehicle, config.features.subscriptions).kind === "none";
  const onlyDrive =
    vehicle.tag === "Test Drive Only" && !isAskedFor && config.routes.enabled.includes("testDrive");
  return {
    title: vehicleTitle(vehicle, config.search),
    tags: [...new Set(tags.filter((tag) => tag != null))].sort(),
    ...priceOfRow({ vehicle, config }, isSold),
    isSold,
    announcement,
    sections: DECIDED.filter((id) => shown[id]).sort(),
    hasFinanceSide: offer === "offered",
    pictures: vehicle.images.length,
    reserves:
      isOffered({ vehicle, config }, isSold) &&
      config.vehicle.buttons.includes("reserve") &&
      config.features.reserveOnline &&
      config.routes.enabled.includes("checkout"),
    buys:
      isOffered({ vehicle, config }, isSold) &&
      !isComing &&
      config.vehicle.buttons.includes("onlinePurchase") &&
      config.features.buyOnline &&
      config.routes.enabled.includes("checkoutJourney"),
    enquiries: isSold ? [] : [onlyDrive ? "test drive" : "enquire"],
    budgets: offer === "offered" || isAsked ? budgetsOf({ vehicle, config }, offer === "offered") : [],
    feet: !isSold && has("keyInfo") && Boolean(vehicle.caravan?.body_length),
  };
}

type Row = Pick<KindCase, "vehicle" | "config">;

/** What can be reserved or bought at all: it has a price to buy at, and is not for drives only. */
function isOffered({ vehicle, config }: Row, isSold: boolean): boolean {
  const { kind } = shownPrice(vehicle, config.features.subscriptions);
  const isPriced = kind === "price" || kind === "offer";
  const isDriven = vehicle.tag === "Test Drive Only";
  return !isSold && isPriced && !isDriven && vehicle.checkout_enabled && !vehicle.reserved;
}

function budgetsOf({ vehicle, config }: Row, isOffered: boolean): readonly string[] {
  const shown = shownPrice(vehicle, config.features.subscriptions);
  const isPriced = shown.kind === "price" || shown.kind === "offer";
  const hasPanel = config.vehicle.sections.includes("finance");
  const hasCta = config.finance.cta.mode !== "hidden" && (hasPanel || isOffered);
  const hasButton = config.vehicle.buttons.includes("finance") && hasPanel && isPriced;
  return isPriced && (hasCta || hasButton) ? [String(shown.amount)] : [];
}

/** Price and what belongs to it, as search engines and link previews are to read it. */
export function describedPrice({ vehicle, config }: KindCase): string {
  const { price } = priceOfRow({ vehicle, config }, false);
  const shown = shownPrice(vehicle, config.features.subscriptions);
  const said = new Map<string, string>([
    ["subscription", "per week"],
    ["preorder", "Price on request"],
  ]);
  const words = said.get(shown.kind) ?? ("type" in shown ? shown.type : null);
  return [price, words].filter(Boolean).join(" ").replace(/\.$/, "");
}

function priceOfRow({ vehicle, config }: Pick<KindCase, "vehicle" | "config">, isSold: boolean) {
  if (isSold) return { price: null, was: null };
  const { site, features, pricing } = config;
  const { money } = formatterFor(site.locale, site.currency, site.timeZone);
  const shown = shownPrice(vehicle, features.subscriptions);
  if (shown.kind === "preorder") return { price: "PREORDER", was: null };
  if (shown.kind === "none") return { price: pricing.noPriceText, was: null };
  const was = "was" in shown && shown.was !== null ? money(shown.was) : null;
  return { price: money(shown.amount), was };
}

/** What the page does say, read from its elements. */
export function factsOfPage(page: Page): Promise<PageFacts> {
  return page.evaluate(factsIn, { html: null, decided: DECIDED });
}

/** The same of a page as the server wrote it, for those without script: what is in `<noscript>` counts. */
export function factsOfHtml(page: Page, html: string): Promise<PageFacts> {
  return page.evaluate(factsIn, { html, decided: DECIDED });
}

/** Runs in the browser: it can use nothing from around it. */
function factsIn({
  html,
  decided,
}: {
  readonly html: string | null;
  readonly decided: readonly string[];
}): PageFacts {
  const read = html === null ? document : new DOMParser().parseFromString(html, "text/html");
  const main = read.querySelector("main") ?? read.body;
  const side = main.querySelector("aside") ?? main;
  const text = (element: Element | null | undefined) =>
    element == null ? null : element.textContent.replace(/\s+/g, " ").trim();
  const links = [...main.querySelectorAll("a[href]")]
    // The finance panels have an enquiry of their own; other vehicles have their own everything.
    .filter((link) => link.closest("#finance-side, #finance, #similar, article") === null)
    .map((link) => ({ label: text(link), href: link.getAttribute("href") ?? "" }));
  const enquiries = links
    .filter(({ label }) => label === "Enquire Now")
    .map(({ href }) => (href.includes("test-drive") ? ("test drive" as const) : ("enquire" as const)));
  // Cards of similar vehicles ask for their own.
  const asking = [...main.querySelectorAll('a[href*="vehiclePriceBudget="]')].filter(
    (link) => link.closest("article") === null,
  );
  const budgets = asking.map((link) =>
    new URL(link.getAttribute("href") ?? "", "https://x.example").searchParams.get("vehiclePriceBudget"),
  );
  const isSold = /has been sold|was sold on|on its way to us|no longer for sale|on hold for/.test(
    side.textContent,
  );
  const pictures = [...main.querySelectorAll('section li img[width="1200"][height="900"]')];
  return {
    title: text(main.querySelector("h1")) ?? "",
    tags: [...main.querySelectorAll("[data-tags] > span")]
      .filter((tag) => tag.querySelector("svg") === null)
      .map((tag) => text(tag) ?? "")
      .sort(),
    price: text(side.querySelector("[data-price]")),
    was: text(side.querySelector("s")) ?? null,
    isSold,
    announcement: text(read.querySelector("[data-announcement] > a")),
    sections: decided.filter((id) => read.getElementById(id) !== null).sort(),
    hasFinanceSide: read.getElementById("finance-side") !== null,
    pictures: pictures.filter((picture) => picture.closest("[data-stage], #similar") === null).length,
    reserves: links.some(({ href }) => /^\/cars\/[^/]+\/(?:checkout|buy-online)/.test(href)),
    buys: links.some(({ href }) => href.startsWith("/checkout-journey")),
    enquiries: [...new Set(enquiries)],
    budgets: [...new Set(budgets.map(String))],
    feet: /\d ft \(\d/.test(read.getElementById("key-information")?.textContent ?? ""),
  };
}
