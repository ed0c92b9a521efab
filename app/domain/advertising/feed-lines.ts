import type { SiteConfig } from "../tenant/site-config";
import type { Vehicle } from "../vehicle/vehicle";
import { advertised, type Unadvertised } from "./advertised-vehicle";
import type { FeedFile } from "./advertising-feeds";
import { GOOGLE_COLUMNS, googleRow, googleTakes } from "./google-row";
import { META_COLUMNS, metaRow } from "./meta-row";

/** The columns of a file. */
export function feedColumns({ feed, isLeftOut }: FeedFile): readonly string[] {
  if (isLeftOut) return ["stock_number", "url", "title", "reason"];
  return feed === "google" ? GOOGLE_COLUMNS : META_COLUMNS;
}

/** Why a vehicle is left out, for the dealer's people who read the list. */
const REASONS: Record<Unadvertised, string> = {
  "not-for-sale": "it is not for sale",
  incoming: "it has not arrived",
  reserved: "somebody has reserved it",
  "no-price": "it has no sale price",
  "no-vin": "it has no VIN of 17 letters and digits",
  "no-picture": "it has no picture from this site or one of images.hosts",
  "no-odometer": "it is used and its odometer is not known",
  "no-place": "its location is not one of site.locations",
  "wrong-kind": "the advertiser takes cars and utes only",
};

/**
 * A vehicle's line of a file.
 * @param url of its page, absolute
 * @returns null where the vehicle does not stand in the file
 */
export function feedLine(
  vehicle: Vehicle,
  url: string,
  config: SiteConfig,
  { feed, isLeftOut }: FeedFile,
): Readonly<Record<string, string>> | null {
  // What is missing counts only where the kind is taken: nobody could mend it.
  const isTaken = feed !== "google" || googleTakes(vehicle);
  const found = isTaken ? advertised(vehicle, url, config) : "wrong-kind";
  const row = typeof found === "string" ? found : feed === "google" ? googleRow(found) : metaRow(found);
  if (typeof row !== "string") return isLeftOut ? null : row;
  if (!isLeftOut) return null;
  const { stocknum, name } = vehicle;
  return { stock_number: stocknum, url, title: name, reason: REASONS[row] };
}
