import { odometerText } from "~/domain/country/distance-unit";
import { shopperVehicle } from "~/domain/lead/shopper-vehicle";
import { typedModel } from "~/domain/trade/typed-model";
import type { ShopperMailSource } from "./letter-source.server";

/**
 * The shopper's vehicle as a letter names it: year, make, model, distance; null where nothing is known. The model, which
 * was typed, stands there only where it can be nothing else.
 */
export function ownVehicle({ lead, config }: Pick<ShopperMailSource, "lead" | "config">): string | null {
  const own = shopperVehicle(lead);
  if (own === null) return null;
  const { year, make, model, km, described } = own;
  // What stands in one line without a make may be no vehicle at all.
  if (described !== null && make === null) return null;
  const named = [year, make, typedModel(model ?? "")].filter(Boolean).join(" ");
  const distance = km === null ? "" : odometerText(km, config.site);
  return [named, distance].filter(Boolean).join(", ") || null;
}
