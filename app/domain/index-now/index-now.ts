import { pastScope } from "../search/stock-rule";
import { toIndexFields } from "../search/index-document";
import { matchesCondition } from "../search/matches-condition";
import type { SiteConfig } from "../tenant/site-config";
import { siteLanguages } from "../tenant/site-language";
import { withBase } from "../url/with-base";
import type { Vehicle } from "../vehicle/vehicle";

/** Addresses that one message to search engines may have at most, by the protocol (indexnow.org). */
export const MOST_ADDRESSES = 10_000;

/** What stock says of a vehicle whose address search engines are told of. */
export interface ChangedVehicle {
  /** Null for one that is not published any more. */
  readonly vehicle: Vehicle | null;
  /** What it was when it left; null for one that is published, and for one that nothing is known of. */
  readonly gone: { readonly slug: string; readonly dealershipId: string } | null;
}

/** A message to search engines: which pages of a site have changed. */
export interface IndexNowMessage {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

/** Where a site answers with its key, for search engines to see that the message is the site's own. */
export function keyFilePath(key: string): string {
  return `/${key}.txt`;
}

/**
 * The addresses of a vehicle at a dealer's site, in each of its languages: of one that the dealer lists or listed, sold
 * ones and those that went with it. Nothing for any other.
 */
export function changedAddresses(
  config: SiteConfig,
  { vehicle, gone }: ChangedVehicle,
  now: Date,
): readonly string[] {
  const slug = vehicle === null ? goneFrom(config, gone) : listedBy(config, vehicle, now);
  if (slug === null) return [];
  const { site } = config;
  return siteLanguages(site).map(
    ({ base }) => new URL(withBase(base, `/cars/${encodeURIComponent(slug)}`), `${site.url}/`).href,
  );
}

function listedBy(config: SiteConfig, vehicle: Vehicle, now: Date): string | null {
  return matchesCondition(pastScope(config, now).rule, toIndexFields(vehicle)) ? vehicle.slug : null;
}

function goneFrom({ site }: SiteConfig, gone: ChangedVehicle["gone"]): string | null {
  return gone !== null && site.dealerships.some(({ id }) => id === gone.dealershipId) ? gone.slug : null;
}

/** The message that names these addresses of a site whose key is known. */
export function indexNowMessage(
  { url }: Pick<SiteConfig["site"], "url">,
  key: string,
  urlList: readonly string[],
): IndexNowMessage {
  return { host: new URL(url).host, key, keyLocation: new URL(keyFilePath(key), `${url}/`).href, urlList };
}

/** Something with its addresses, which go in one message. */
interface Addressed {
  readonly addresses: readonly string[];
}

/** Splits what has changed into messages of at most so many addresses; nothing is split itself. */
export function messageParts<Change extends Addressed>(
  changes: readonly Change[],
  most = MOST_ADDRESSES,
): readonly (readonly Change[])[] {
  const parts: Change[][] = [];
  let room = 0;
  for (const change of changes) {
    const last = parts.at(-1);
    if (last === undefined || change.addresses.length > room) {
      parts.push([change]);
      room = most - change.addresses.length;
    } else {
      last.push(change);
      room -= change.addresses.length;
    }
  }
  return parts;
}
