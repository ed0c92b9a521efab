import { countryOf } from "~/domain/country/country-of";
import { numberHider } from "~/domain/phone/hidden-number";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { contactLinks } from "./contact-links";

/**
 * Gives what takes the number to call about a vehicle out of the data of its page, for dealers that mask it (VDP-42);
 * for others, what leaves data as they are.
 */
export function numberHiding(vehicle: Vehicle, config: SiteConfig): <Data>(data: Data) => Data {
  const { phone } = contactLinks(vehicle, config);
  if (phone === null || !phone.hidden) return (data) => data;
  const { text: printed, revealPath } = phone;
  const hide = numberHider({ printed, country: countryOf(config.site.country), revealPath });
  return <Data>(data: Data) => {
    const changed: unknown = JSON.parse(JSON.stringify(data), (_, value: unknown) =>
      typeof value === "string" ? hide(value) : value,
    );
    // The same data, with other texts; what JSON cannot hold would not reach the page either.
    return changed as Data;
  };
}
