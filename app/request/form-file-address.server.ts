import type { SiteConfig } from "~/domain/tenant/site-config";
import { signedKeys } from "~/infra/signed-keys.server";

const keysOf = (secrets: readonly [string, ...string[]]) => signedKeys("form-file", secrets, 43);

/** The address where the dealer fetches a file that came with a form; the lead carries it, and nobody can guess it. */
export function fileAddress({ site }: Pick<SiteConfig, "site">, id: string, secret: string): string {
  return new URL(`/form-files/${id}?key=${keysOf([secret]).key([site.slug, id])}`, `${site.url}/`).href;
}

/** Whether it is where this site keeps a file that came with a form. */
export function isFileAddress({ site }: Pick<SiteConfig, "site">, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return origin === new URL(site.url).origin && /^\/form-files\/[\w-]+$/.test(pathname);
}

/** Whether the key in a file's address is valid, made with any of the secrets. */
export function isFileKey(
  key: string,
  tenant: string,
  id: string,
  secrets: readonly [string, ...string[]],
): boolean {
  return keysOf(secrets).fits(key, [tenant, id]);
}
