import { shorten } from "~/domain/text/shorten";
import { priceLine } from "../price-line";
import type { VehiclePageView } from "./vehicle-page-view";

/**
 * The vehicle in sentences for search engines and link previews: name and price, how it stands, facts, place.
 * @param standing that it is reserved or still to come, as its tag says it; null for one that is there for everybody
 */
export function pageDescription(
  page: Pick<VehiclePageView, "title" | "badge" | "price" | "priceType" | "facts"> & {
    readonly location: Pick<VehiclePageView["location"], "name">;
  },
  standing: string | null = null,
): string {
  const facts = page.facts.map(({ value }) => value).join(", ");
  return [`${pageName(page)}, ${priceLine(page)}`, standing ?? "", facts, page.location.name]
    .map((sentence) => sentence.trim().replace(/[.。]+$/u, ""))
    .filter((sentence) => sentence !== "")
    .map((sentence) => `${sentence}.`)
    .join(" ");
}

/** Title and badge: "2026 Toyota HiAce LWB". */
export function pageName({ title, badge }: Pick<VehiclePageView, "title" | "badge">): string {
  return [title, badge].filter(Boolean).join(" ");
}

/** What search engines print of a title. */
const TITLE_LENGTH = 75;

/**
 * The title of a vehicle's page, up to 75 characters: "2026 Toyota HiAce LWB · BT10013". Two vehicles alike are told from
 * each other by their stock numbers.
 */
export function headTitle(page: Pick<VehiclePageView, "title" | "badge">, stockNumber: string): string {
  const end = stockNumber.trim() === "" ? "" : ` · ${stockNumber.trim()}`;
  return `${shorten(pageName(page), Math.max(TITLE_LENGTH - end.length, 0))}${end}`;
}
