import { displayMakeModel } from "./make-names";
import type { Vehicle } from "./vehicle";

/** The site's naming rules (SRCH-29, SRCH-30): `search.makeAliases` and `search.makePrefixedModels`. */
export interface NameRules {
  readonly makeAliases: Readonly<Record<string, string>>;
  readonly makePrefixedModels: Readonly<Record<string, readonly string[]>>;
}

/** "2022 Mazda CX-5": year, make and model as this site writes them. */
export function vehicleTitle(vehicle: Pick<Vehicle, "year" | "make" | "model">, rules: NameRules): string {
  return `${vehicle.year} ${displayMakeModel(vehicle, rules.makeAliases, rules.makePrefixedModels)}`;
}

/** Badge and series as one line ("GT SP KF"); a series the badge already names is not repeated; null when empty. */
export function badgeLine({ badge, series }: Pick<Vehicle, "badge" | "series">): string | null {
  const first = badge?.trim() ?? "";
  const second = series?.trim() ?? "";
  const repeated = second !== "" && first.toLowerCase().split(/\s+/).includes(second.toLowerCase());
  const line = repeated ? first : `${first} ${second}`.trim();
  return line === "" ? null : line;
}
