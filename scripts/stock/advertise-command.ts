import type { Writable } from "node:stream";
import { createAdvertisingLinks } from "~/infra/advertising/advertising-links.server";
import type { TenantDirectory } from "~/infra/tenant/tenant-directory.server";

interface AdvertiseContext {
  readonly tenants: Pick<TenantDirectory, "all">;
  readonly env: { readonly sessionSecrets: readonly [string, ...string[]] };
  readonly out: Writable;
}

/**
 * Prints the addresses that advertisers fetch a dealer's stock from, and those of the lists of what is left out.
 * @param slug of one dealer; of all when left out
 * @throws Error for the person at the keyboard when there is no such dealer
 */
export function runAdvertise({ tenants, env, out }: AdvertiseContext, slug: string | undefined): void {
  const links = createAdvertisingLinks(env.sessionSecrets);
  const all = tenants.all();
  const chosen = slug === undefined ? all : all.filter(({ site }) => site.slug === slug);
  if (chosen.length === 0) {
    const known = all.map(({ site }) => site.slug).join(", ");
    throw new Error(`there is no dealer "${slug ?? ""}"; there are ${known}`);
  }
  for (const { site, advertising } of chosen) {
    if (advertising.feeds.length === 0) out.write(`${site.slug}: no feed in advertising.feeds\n`);
    for (const feed of advertising.feeds) {
      out.write(`${site.slug}, ${feed}: ${links.address(site, { feed, isLeftOut: false })}\n`);
      out.write(`  what is left out, and why: ${links.address(site, { feed, isLeftOut: true })}\n`);
    }
  }
}
