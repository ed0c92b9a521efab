import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** Slugs of the dealers whose files stand in a folder, whatever is in the files. */
export function dealersIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((slug) => existsSync(join(folder, slug, "site.json")));
}

const language = z.object({ tag: z.string(), locale: z.string() });
const asPaid = z.object({
  site: z.object({
    url: z.url(),
    currency: z.string().default("AUD"),
    locale: z.string().default("en-AU"),
    languages: z.array(language).default([]),
  }),
});

/** Address, currency and languages of a dealer whose file stands in a folder; null where there is none that says them. */
export function paidSiteIn(folder: string, slug: string): z.infer<typeof asPaid>["site"] | null {
  if (!dealersIn(folder).includes(slug)) return null;
  return (
    asPaid.safeParse(JSON.parse(readFileSync(join(folder, slug, "site.json"), "utf8"))).data?.site ?? null
  );
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
