import type { Country } from "~/domain/country/country";

/** The parts of an address; what is not known is null or empty. */
export interface AddressParts {
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
}

/** An address in one line as the country writes it: "92 High Street, Carrara QLD 4211", "1 High Street, Penrose 1061". */
export function addressLine(
  { street, city, state, postcode }: AddressParts,
  { stateInAddress }: Pick<Country, "stateInAddress">,
): string {
  const region = stateInAddress ? state?.toUpperCase() : null;
  const town = [city, region, postcode].filter(Boolean).join(" ");
  return [street, town].filter(Boolean).join(", ");
}
