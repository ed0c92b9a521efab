import { DEALERS, type Dealer } from "../setup/dealers";
import { type KnownSite, knownSites } from "../setup/site-configs";

/** The first demonstration dealer for which something holds. */
export async function dealerWith(rule: (site: KnownSite) => boolean): Promise<Dealer> {
  const sites = await knownSites();
  const found = DEALERS.find((dealer) => {
    const site = sites.get(dealer.slug);
    return site !== undefined && rule(site);
  });
  if (found === undefined) throw new Error("No demonstration dealer shows this.");
  return found;
}
