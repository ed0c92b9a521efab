import type { Plugin } from "../tenant/config/features";
import { PLUGINS, type PluginKey } from "./plugins";
import type { SiteConfig } from "../tenant/site-config";
import { languageOf } from "../tenant/site-language";
import { isInStock } from "../vehicle/stock-status";
import type { Vehicle } from "../vehicle/vehicle";

/** Where a plug-in's service is, and the environment variable of its key. */
export interface PluginService {
  /** The dealer's slug, for the log. */
  readonly dealer: string;
  readonly url: string;
  /** Null where it asks for no key. */
  readonly keyEnv: string | null;
}

/** How a service is told which vehicle is meant: by VIN, by registration or by both. */
export interface PluginQuestion {
  readonly vin: string | null;
  readonly registration: string | null;
  /** "QLD": where it is registered, as far as the yard's state tells. */
  readonly state: string | null;
  /** BCP 47 tag of the page that asks. */
  readonly language: string;
}

type Site = Pick<SiteConfig, "features" | "site" | "vehicle">;

/**
 * The service of a plug-in that a vehicle's page shows (TEN-18 to TEN-20). Null where the page shows nothing of it: the
 * dealer has not got it or gives no address, the page has no such section, the vehicle is not a used one in stock, or
 * nobody knows its VIN or registration.
 */
export function pluginService(
  key: PluginKey,
  vehicle: Vehicle,
  { features, site, vehicle: page }: Site,
): PluginService | null {
  const plugin = features.plugins.find((one) => pluginName(one) === PLUGINS[key]);
  const isAbout = vehicle.car_type === "used" && isInStock(vehicle) && isKnown(vehicle);
  if (plugin === undefined || plugin.url === null || !isAbout || !page.sections.includes("history"))
    return null;
  return { dealer: site.slug, url: plugin.url, keyEnv: plugin.keyEnv };
}

/** What a plug-in is called in the dealer's file (ENT-34). */
export function pluginName({ name, feature }: Plugin): string {
  return name ?? feature ?? "";
}

/** What a plug-in's service is asked about a vehicle. */
export function pluginQuestion(vehicle: Vehicle, { site }: Pick<SiteConfig, "site">): PluginQuestion {
  return {
    vin: said(vehicle.vin),
    registration: said(vehicle.regplate),
    state: said(vehicle.state) ?? said(vehicle.location.address.state),
    language: languageOf(site).tag,
  };
}

function isKnown({ vin, regplate }: Vehicle): boolean {
  return said(vin) !== null || said(regplate) !== null;
}

function said(value: string | null): string | null {
  const text = value?.trim() ?? "";
  return text === "" ? null : text;
}
