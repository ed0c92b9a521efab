import { priceLine } from "../price-line";
import type { VehiclePageView } from "./vehicle-page-view";

/** The vehicle in sentences for search engines and link previews: name and price, facts, place. */
export function pageDescription(
  page: Pick<VehiclePageView, "title" | "badge" | "price" | "priceType" | "facts"> & {
    readonly location: Pick<VehiclePageView["location"], "name">;
  },
): string {
  const facts = page.facts.map(({ value }) => value).join(", ");
  return [`${pageName(page)}, ${priceLine(page)}`, facts, page.location.name]
    .map((sentence) => sentence.trim().replace(/[.。]+$/u, ""))
    .filter((sentence) => sentence !== "")
    .map((sentence) => `${sentence}.`)
    .join(" ");
}

/** Title and badge: "2026 Toyota HiAce LWB". */
export function pageName({ title, badge }: Pick<VehiclePageView, "title" | "badge">): string {
  return [title, badge].filter(Boolean).join(" ");
}
