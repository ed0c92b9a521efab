import type { SiteConfig } from "../tenant/site-config";

/** Whether a whole address is one of the dealer's own site, at any of its host names, with and without `www.`. */
export function isOwnAddress(
  { hosts, url }: Pick<SiteConfig["site"], "hosts" | "url">,
  address: string,
): boolean {
  if (!URL.canParse(address)) return false;
  const asked = bare(new URL(address).hostname);
  return [new URL(url).hostname, ...hosts].some((host) => bare(host) === asked);
}

function bare(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");
}
