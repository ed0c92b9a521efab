import { createHmac, timingSafeEqual } from "node:crypto";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { fittingKeys, linkKey } from "~/domain/url/link-key";

/** Of the keys in addresses that were given out before keys were shorter. */
const EARLIER_LENGTH = 43;

/** The address where the dealer fetches a file that came with a form; the lead carries it, and nobody can guess it. */
export function fileAddress({ site }: Pick<SiteConfig, "site">, id: string, secret: string): string {
  return new URL(`/form-files/${id}?key=${linkKey(fileDigest(site.slug, id, secret))}`, `${site.url}/`).href;
}

/** Whether it is where this site keeps a file that came with a form. */
export function isFileAddress({ site }: Pick<SiteConfig, "site">, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return origin === new URL(site.url).origin && /^\/form-files\/[\w-]+$/.test(pathname);
}

/** Whether the key in a file's address is valid, made with any of the secrets. */
export function isFileKey(key: string, tenant: string, id: string, secrets: readonly string[]): boolean {
  const keys = secrets.flatMap((secret) => fittingKeys(fileDigest(tenant, id, secret), EARLIER_LENGTH));
  return keys.some((one) => {
    const [given, wanted] = [Buffer.from(key), Buffer.from(one)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function fileDigest(tenant: string, id: string, secret: string): string {
  return createHmac("sha256", secret).update(["form-file", tenant, id].join("\n")).digest("base64url");
}
