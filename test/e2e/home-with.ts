import type { HomeBlock } from "../../app/domain/tenant/config/home-block";
import type { SiteConfig } from "../../app/domain/tenant/site-config";
import type { Dealer } from "../setup/dealers";
import { knownSites } from "../setup/site-configs";
import { dealerWith } from "./dealer-with";

/** A demonstration dealer whose home page has a kind of block, and for which something holds. */
export async function homeWith(
  kind: HomeBlock["kind"],
  rule: (config: SiteConfig) => boolean,
): Promise<{ readonly dealer: Dealer; readonly config: SiteConfig }> {
  const dealer = await dealerWith(
    ({ config }) => config.home.blocks.some((block) => block.kind === kind) && rule(config),
  );
  const config = (await knownSites()).get(dealer.slug)?.config;
  if (config === undefined) throw new Error(`no dealer ${dealer.slug}`);
  return { dealer, config };
}
