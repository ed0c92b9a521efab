import { odometerText } from "~/domain/country/distance-unit";
import { type ShopperVehicle, shopperVehicle } from "~/domain/lead/shopper-vehicle";
import { plainDigits } from "~/domain/money/plain-digits";
import { directionOf, languageOf } from "~/domain/tenant/site-language";
import { isolated } from "~/domain/text/isolates";
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
  const named = asTyped(own) ?? [year, make, typedModel(model ?? "")].filter(Boolean).join(" ");
  const distance = km === null ? "" : odometerText(km, config.site);
  const apart = directionOf(languageOf(config.site).tag) === "rtl" ? isolated : String;
  return (
    [named, distance]
      .filter(Boolean)
      .map((part) => apart(part))
      // A line each: two directions in one line would break in the wrong place.
      .join("\n") || null
  );
}

/**
 * What was typed in another script, where it can be nothing but a vehicle: with our name of its make, half of it would be
 * translated. Null for anything else.
 */
function asTyped({ described, year }: ShopperVehicle): string | null {
  if (described === null || !/[\p{Script=Arabic}\p{Script=Han}]/u.test(described)) return null;
  const words = plainDigits(described).replace(String(year ?? ""), "");
  return typedModel(words) === "" ? null : described;
}
