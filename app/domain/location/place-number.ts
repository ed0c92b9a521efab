import type { SiteLocation } from "../tenant/config/location";
import type { SiteConfig } from "../tenant/site-config";

/**
 * The number to call about a vehicle whose feed names none: its place's, else the dealer's for sales, else its main one
 * (OPEN-66). Null where nobody gave one.
 */
export function placeNumber(
  { phones }: Pick<SiteConfig["site"], "phones">,
  place: Pick<SiteLocation, "contactDetail"> | null,
): string | null {
  const detail = place?.contactDetail;
  const known = [detail?.phone, detail?.mobile, detail?.landlinePhone, phones["sales"], phones["main"]];
  return known.find((one) => Boolean(one)) ?? null;
}
