import { createHmac, timingSafeEqual } from "node:crypto";
import type { SiteConfig } from "~/domain/tenant/site-config";

/** Where the dealer fetches a file that came with a form: an address nobody can guess, as the lead carries it. */
export function fileAddress({ site }: Pick<SiteConfig, "site">, id: string, secret: string): string {
  return new URL(`/form-files/${id}?key=${keyOf(site.slug, id, secret)}`, `${site.url}/`).href;
}

/** Whether an address of a file is one of ours. */
export function isFileKey(key: string, tenant: string, id: string, secrets: readonly string[]): boolean {
  return secrets.some((secret) => {
    const [given, wanted] = [Buffer.from(key), Buffer.from(keyOf(tenant, id, secret))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function keyOf(tenant: string, id: string, secret: string): string {
  return createHmac("sha256", secret).update(["form-file", tenant, id].join("\n")).digest("base64url");
}
