import { salesToday } from "~/domain/tenant/sales-count";
import { type BlockContext, linkView, linkViews } from "./block-context";
import type { BlockOf } from "./block-of";
import type { HomeBlockView } from "./home-view";

export function reasonsView<Card>(
  block: BlockOf<"reasons">,
  context: BlockContext<Card>,
): HomeBlockView<Card> {
  return { ...block, link: linkView(context, block.link) };
}

export function serviceView<Card>(
  block: BlockOf<"service">,
  context: BlockContext<Card>,
): HomeBlockView<Card> {
  return { ...block, links: linkViews(context, block.links) };
}

export function salesCounterView<Card>(
  block: BlockOf<"salesCounter">,
  { config, now }: BlockContext<Card>,
): HomeBlockView<Card> {
  const { timeZone, locale } = config.site;
  return { ...block, timeZone, locale, count: salesToday(block.perDay, now, timeZone) };
}
