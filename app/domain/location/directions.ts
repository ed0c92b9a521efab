import type { Country } from "../country/country";
import type { SiteLocation } from "../tenant/config/location";
import { addressLine } from "./address-line";

/** The way to a place on a map: the dealer's own map page, else directions to its address. */
export function directionsHref({ address }: Pick<SiteLocation, "address">, country: Country): string {
  if (address.placeUrl !== null) return address.placeUrl;
  const query = new URLSearchParams({
    api: "1",
    destination: addressLine(address, country),
    ...(address.placeId === null ? {} : { destination_place_id: address.placeId }),
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
