import type { SiteConfig } from "../tenant/site-config";

/** The number of the people who sell, else the main one; null where the dealer names none. */
export function salesPhone({ site }: { readonly site: Pick<SiteConfig["site"], "phones"> }): string | null {
  return site.phones["sales"] ?? site.phones["main"] ?? null;
}
