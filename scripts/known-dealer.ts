import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Slugs of the dealers whose files stand in a folder, whatever is in the files. */
export function dealersIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((slug) => existsSync(join(folder, slug, "site.json")));
}

/**
 * Refuses a dealer that has neither files nor kept data, because with a misspelt slug everything would seem to be in
 * order.
 * @param slug as it was typed; nothing is checked without
 * @param hasKept whether data is kept of a dealer whose files are gone
 * @throws Error that names the dealers there are
 */
export async function requireDealer(
  slug: string | undefined,
  dealers: readonly string[],
  hasKept: (slug: string) => Promise<boolean>,
): Promise<void> {
  if (slug === undefined || dealers.includes(slug) || (await hasKept(slug))) return;
  throw new Error(`--tenant: expected a dealer (${dealers.join(", ")}), received ${slug}`);
}
