import { siteAddress } from "~/domain/tenant/site-language";
import type { ShopperMailSource } from "./letter-source.server";

/** The whole address of the page of what was sent, in the letter's language. */
export function sentAddress({
  lead,
  config,
  letters,
}: Pick<ShopperMailSource, "lead" | "config" | "letters">): string {
  return siteAddress(config.site, letters.sentPath(config, lead));
}
