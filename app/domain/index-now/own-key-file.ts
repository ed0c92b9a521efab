import type { SiteConfig } from "../tenant/site-config";
import { keyFilePath } from "./index-now";

/** Where the route stands that answers with a dealer's key. */
const ROUTE = "/index-now/";

/**
 * Where a dealer's key is answered for, when a path asks for its file; null for any other path: what another dealer's key
 * names, or looks like one, is that site's own.
 */
export function ownKeyFile(
  config: { readonly site: Pick<SiteConfig["site"], "indexNowKey"> } | null,
  path: string,
): string | null {
  const key = config?.site.indexNowKey ?? null;
  return key !== null && path.split("?", 1)[0] === keyFilePath(key) ? `${ROUTE}${key}` : null;
}
