import type { SiteConfig } from "../tenant/site-config";
import { readPhone } from "./phone-number";

/**
 * The number that text messages go to, E.164: a mobile one of the dealer's own country. Null for any other: a landline
 * shows none, and messages abroad can be made to cost the dealer what somebody else earns.
 * @param phone a lead's number, E.164; null where none was given
 */
export function textNumber(
  phone: string | null,
  { site: { country } }: { readonly site: Pick<SiteConfig["site"], "country"> },
): string | null {
  const number = phone === null ? null : readPhone(phone, country);
  return number?.mobile === true && number.country === country.toUpperCase() ? number.e164 : null;
}
