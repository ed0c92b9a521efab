import { DAY_MS } from "../time/day";
import { isInStock } from "./stock-status";
import type { Vehicle } from "./vehicle";

/** The site's `tags` settings this rule reads. */
export interface StockTagRules {
  readonly reservedLabel: string;
  readonly comingSoonLabel: string;
  readonly justArrivedLabel: string;
  readonly justArrivedDays: number;
  readonly soldLabel: string;
  readonly dealerTagColours: Readonly<Record<string, "red" | "green">>;
}

/** The one tag on a vehicle's picture; `kind` says how it looks. */
export interface StockTag {
  readonly kind: "reserved" | "dealer-red" | "dealer-green" | "soon" | "new" | "sold";
  readonly label: string;
}

/** The fields the tag is told from. */
export type TaggedVehicle = Pick<Vehicle, "status" | "reserved" | "tag" | "created_at">;

/**
 * The vehicle's tag, first match wins (CARD-13 to CARD-19): in stock reserved, with coming soon where it is both, the dealer's
 * own tag, coming soon, just arrived, none; not in stock the sold label.
 */
export function stockTag(vehicle: TaggedVehicle, rules: StockTagRules, now: Date): StockTag | null {
  if (!isInStock(vehicle)) return { kind: "sold", label: rules.soldLabel };
  if (vehicle.reserved) return { kind: "reserved", label: reservedLabel(vehicle, rules) };
  const own = vehicle.tag?.trim() ?? "";
  if (own !== "") return { kind: dealerTagKind(own, rules), label: own };
  if (vehicle.status === "coming_soon") return { kind: "soon", label: rules.comingSoonLabel };
  return isJustArrived(vehicle, rules.justArrivedDays, now)
    ? { kind: "new", label: rules.justArrivedLabel }
    : null;
}

/** That a vehicle in stock is reserved or still to come, in the words of its tag; null for one that anybody can have now. */
export function standingLabel(
  vehicle: Pick<Vehicle, "status" | "reserved">,
  rules: Pick<StockTagRules, "reservedLabel" | "comingSoonLabel">,
): string | null {
  if (!isInStock(vehicle)) return null;
  if (vehicle.reserved) return reservedLabel(vehicle, rules);
  return vehicle.status === "coming_soon" ? rules.comingSoonLabel : null;
}

/** The label of one that is reserved, with that it is still to come where it is; its caller knows that it is reserved. */
export function reservedLabel(
  { status }: Pick<Vehicle, "status">,
  rules: Pick<StockTagRules, "reservedLabel" | "comingSoonLabel">,
): string {
  return status === "coming_soon" ? `${rules.reservedLabel} · ${rules.comingSoonLabel}` : rules.reservedLabel;
}

/** Dealer tags are red unless the site colours this one otherwise (CARD-20); case does not matter. */
function dealerTagKind(tag: string, { dealerTagColours }: StockTagRules): "dealer-red" | "dealer-green" {
  const wanted = tag.toLowerCase();
  const entry = Object.entries(dealerTagColours).find(([name]) => name.trim().toLowerCase() === wanted);
  return entry?.[1] === "green" ? "dealer-green" : "dealer-red";
}

/** Created at most `days` times 24 hours before `now`, the limit included (CARD-16, CARD-18). */
export function isJustArrived(vehicle: Pick<Vehicle, "created_at">, days: number, now: Date): boolean {
  return now.getTime() - Date.parse(vehicle.created_at) <= days * DAY_MS;
}
