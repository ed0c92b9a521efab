import { type CertifiedLogo, certifiedLogo } from "~/domain/vehicle/extra-tags";

/** The logo of a certified programme, with what it says. */
export interface CertifiedMark {
  readonly src: string;
  readonly label: string;
}

/** The mark that a vehicle carries on its card and its page (CARD-22, SPEC-14); null for none. */
export function certifiedMark(
  vehicle: Parameters<typeof certifiedLogo>[0],
  programme: CertifiedLogo | null,
): CertifiedMark | null {
  const carried = certifiedLogo(vehicle, programme);
  return carried === null ? null : { src: carried.logoUrl, label: carried.label };
}
