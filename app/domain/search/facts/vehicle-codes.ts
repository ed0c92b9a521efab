import type { Vehicle } from "../../vehicle/vehicle";
import { compactText } from "../text";

/** The codes of one vehicle that a whole word finds it by (SRCH-01), folded; empty where nobody knows them. */
export interface VehicleCodes {
  readonly vin: string;
  readonly plate: string;
}

/** Letters and digits both: "TOYOTA" may be a plate too, but whoever types it means the make, and "2019" the year. */
const CODE = /^(?=.*\p{L})(?=.*\p{N}).{4,17}$/u;

/** The codes a vehicle is found by; a number cut short or a plate that reads as a word is none. */
export function vehicleCodes({ vin, regplate }: Pick<Vehicle, "vin" | "regplate">): VehicleCodes {
  return { vin: codeOf(vin), plate: codeOf(regplate) };
}

function codeOf(text: string | null): string {
  const code = compactText(text ?? "");
  return CODE.test(code) ? code : "";
}
