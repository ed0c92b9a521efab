import type { SiteConfig } from "../tenant/site-config";
import type { ItemType } from "../vehicle/vehicle";

/** Name under which a trade-in and its lead say what kind of vehicle it is. */
export const TRADE_KIND = "vehicle_kind";

/** The kinds a dealer takes, its first kind first: what it sells, and cars, as people trade them for anything. */
export function tradeKinds({ site }: Pick<SiteConfig, "site">): readonly ItemType[] {
  return [...new Set<ItemType>([...site.vehicleTypes, "car"])];
}

/** The kind that was chosen; the dealer's first where none of its kinds was. */
export function tradeKind(config: Pick<SiteConfig, "site">, chosen: string | null | undefined): ItemType {
  const kinds = tradeKinds(config);
  return kinds.find((kind) => kind === chosen) ?? kinds[0] ?? "car";
}

/** Whether vehicles of a kind have an odometer, and plates whose state matters: a caravan's are those of whatever tows it. */
export function drivesItself(kind: ItemType): boolean {
  return kind !== "caravan";
}
