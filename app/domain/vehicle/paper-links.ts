import type { SiteConfig } from "../tenant/site-config";
import type { Vehicle } from "./vehicle";

/** Where a vehicle's papers are. */
export interface PaperLinks {
  /** The printable page. */
  readonly print: string;
  /** The PDF (CALL-20, OPEN-126). */
  readonly pdf: string;
}

type Site = Pick<SiteConfig, "features" | "routes">;

/** The addresses of a vehicle's papers; null on sites that offer none (VDP-39, TEN-13). */
export function paperLinks({ slug }: Pick<Vehicle, "slug">, { features, routes }: Site): PaperLinks | null {
  if (!features.print || !routes.enabled.includes("print")) return null;
  return { print: `/print?car_id=${encodeURIComponent(slug)}`, pdf: `/cars/${slug}/pdf` };
}
