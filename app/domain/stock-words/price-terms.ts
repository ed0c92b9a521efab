import type { SiteConfig } from "../tenant/site-config";
import { withStockWords } from "./stock-words";

const LEAVES_OUT = "(?:excl?(?:udes|uding|usive of)?|before|not including|plus|\\+)";

/** The usual terms of a price, as our files of words call them, and how else feeds write each. */
const STANDARD: readonly (readonly [string, RegExp])[] = [
  ["Drive Away", /^(?:drive ?away(?: price)?|dap)$/],
  ["Ride Away", /^ride ?away(?: price)?$/],
  [
    "Excl. Govt. Charges",
    new RegExp(`^(?:egc|${LEAVES_OUT} ?(?:all )?gov(?:t|ernment)?(?: charges| fees)?)$`),
  ],
  ["Plus On Road Costs", new RegExp(`^${LEAVES_OUT} ?(?:orcs?|on ?roads?(?: costs?)?)$`)],
];

/**
 * What a price includes or leaves out, in the language of the site where it is one of the usual terms, however a feed
 * writes it ("DAP", "excl gov charges"). A dealer's own words stay as they are.
 */
export function priceTermsIn(terms: string, config: Pick<SiteConfig, "site">): string {
  const own = withStockWords({ terms }, config).terms;
  if (own !== terms || config.site.languages.length === 0) return own;
  const plain = terms
    .toLowerCase()
    .replace(/[.'’*!]/g, "")
    .replace(/[\s-]+/g, " ")
    .trim();
  const [standard = terms] = STANDARD.find(([, written]) => written.test(plain)) ?? [];
  const said = withStockWords({ terms: standard }, config).terms;
  // In the language of the feed nothing is reworded.
  return said === standard ? terms : said;
}
