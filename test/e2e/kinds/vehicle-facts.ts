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
  /** Where the button to enquire leads. */
  readonly enquiry: "enquire" | "test drive" | null;
  readonly feet: boolean;
}

/** What the page has to say, by the row alone. */
export function factsOfRow({ vehicle, config }: KindCase, now: Date): PageFacts {
  const isSold = vehicle.status !== "in_stock" && vehicle.status !== "coming_soon";
  const has = (key: VehicleSection) => config.vehicle.sections.includes(key);
  const away = config.site.locations.find(({ primary }) => primary)?.id !== vehicle.location_id;
  const city = vehicle.location.address.city ?? vehicle.city;
  const announcement = config.features.announcementBar && away && city !== null ? `Located at ${city}` : null;
  const burns = burnsFuel(vehicle) && !isSold;
  const offer = isSold ? "hidden" : financeOffer(vehicle, config, now.getFullYear()).kind;
  const shown: Readonly<Record<string, boolean>> = {
    fuel: has("fuel") && burns,
    "fuel-here": announcement !== null && burns,
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
  const onlyDrive = vehicle.tag === "Test Drive Only" && config.routes.enabled.includes("testDrive");
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
      !isSold &&
      config.vehicle.buttons.includes("reserve") &&
      config.features.reserveOnline &&
      config.routes.enabled.includes("checkout") &&
      vehicle.checkout_enabled &&
      !vehicle.reserved,
    enquiry:
      isSold || !config.vehicle.buttons.includes("enquire") ? null : onlyDrive ? "test drive" : "enquire",
    feet: !isSold && has("keyInfo") && Boolean(vehicle.caravan?.body_length),
  };
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
  const links = [...side.querySelectorAll("a[href]")]
    // The finance panel has an enquiry of its own.
    .filter((link) => link.closest("#finance-side") === null)
    .map((link) => ({ label: text(link), href: link.getAttribute("href") ?? "" }));
  const enquiry = links.find(({ label }) => label === "Enquire Now")?.href;
  const pictures = [...main.querySelectorAll('section li img[width="1200"][height="900"]')];
  return {
    title: text(main.querySelector("h1")) ?? "",
    tags: [...main.querySelectorAll("[data-tags] > span")]
      .filter((tag) => tag.querySelector("svg") === null)
      .map((tag) => text(tag) ?? "")
      .sort(),
    price: text(side.querySelector("[data-price]")),
    was: text(side.querySelector("s"))?.replace(/^Was /, "") ?? null,
    isSold: /has been sold/.test(side.textContent),
    announcement: text(read.querySelector("#vehicle-blocks > p:first-child > span")),
    sections: decided.filter((id) => read.getElementById(id) !== null).sort(),
    hasFinanceSide: read.getElementById("finance-side") !== null,
    pictures: pictures.filter((picture) => picture.closest("[data-stage], #similar") === null).length,
    reserves: links.some(({ href }) => /^\/cars\/[^/]+\/(?:checkout|buy-online)/.test(href)),
    enquiry: enquiry === undefined ? null : enquiry.includes("test-drive") ? "test drive" : "enquire",
    feet: /\d ft \(\d/.test(read.getElementById("key-information")?.textContent ?? ""),
  };
}
