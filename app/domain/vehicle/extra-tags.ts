import { isInStock } from "./stock-status";
import type { Vehicle } from "./vehicle";

const LOW_EMISSION = /\b(electric|hybrid|phev|plug-in|bev|ev)\b/i;

/** The fuel tag's text, the vehicle's own fuel word, on sites that show one (CARD-21, OPEN-26). */
export function fuelTag(vehicle: Pick<Vehicle, "simple_fuel">, enabled: boolean): string | null {
  const fuel = vehicle.simple_fuel?.trim() ?? "";
  return enabled && LOW_EMISSION.test(fuel) ? fuel : null;
}

/** The site's `tags.certifiedLogo`: one make's certified programme. */
export interface CertifiedLogo {
  readonly make: string;
  readonly carType?: string | undefined;
  readonly logoUrl: string;
  readonly label: string;
}

/** The programme for a certified, unsold vehicle of its make (CARD-22, OPEN-27); null otherwise. */
export function certifiedLogo(
  vehicle: Pick<Vehicle, "certified" | "make" | "car_type" | "status">,
  programme: CertifiedLogo | null,
): CertifiedLogo | null {
  if (programme === null || !vehicle.certified || !isInStock(vehicle)) return null;
  if (vehicle.make.toLowerCase() !== programme.make.toLowerCase()) return null;
  return programme.carType === undefined || programme.carType === vehicle.car_type ? programme : null;
}
