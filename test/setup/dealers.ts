import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const FOLDER = join(import.meta.dirname, "..", "..", "tenant-config");
const SITE = z.object({
  site: z.object({
    slug: z.string(),
    template: z.string(),
    region: z.string(),
    name: z.string(),
    hosts: z.array(z.string()),
    dealerships: z.array(z.object({ id: z.string() })),
    languages: z.array(z.object({ tag: z.string() })).default([]),
  }),
});

export type Dealer = z.infer<typeof SITE>["site"];

/** The demonstration dealers, as their folders say; tests name none of them. */
export const DEALERS: readonly Dealer[] = readdirSync(FOLDER)
  .map((name) => join(FOLDER, name, "site.json"))
  .filter((file) => existsSync(file))
  .map((file) => SITE.parse(JSON.parse(readFileSync(file, "utf8"))).site);

/** One dealer for each template, so that every template is seen. */
export const ONE_PER_TEMPLATE: readonly Dealer[] = [
  ...new Map([...DEALERS].reverse().map((dealer) => [dealer.template, dealer])).values(),
];

export const FIRST_DEALER: Dealer = first(DEALERS);

function first(dealers: readonly Dealer[]): Dealer {
  const [dealer] = dealers;
  if (dealer === undefined) throw new Error("tenant-config/ holds no such dealer.");
  return dealer;
}

/** A dealer that asks before it counts, or one that does not. @throws when there is none */
export function dealerWho(asksFirst: boolean): Dealer {
  const asks = ({ slug }: Dealer) =>
    /"consent": "required"/.test(readFileSync(join(FOLDER, slug, "site.json"), "utf8"));
  return first(DEALERS.filter((dealer) => asks(dealer) === asksFirst));
}

/** The host of a dealer on a developer's machine. */
export function hostOf(dealer: Dealer): string {
  return `${dealer.slug}.localhost`;
}
