import { salesToday, startOfDay } from "~/domain/tenant/sales-count";
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

/**
 * The number of vehicles sold today. By the clock, with a note that it is not a real count (HOME-08); or by the
 * dealer's own orders, and left out while there are none.
 */
export async function salesCounterView<Card>(
  { kind, title, source, perDay }: BlockOf<"salesCounter">,
  { config, now, placedSince, t, format }: BlockContext<Card>,
): Promise<HomeBlockView<Card> | null> {
  const { timeZone, locale } = config.site;
  const shown = { kind, title, timeZone, locale };
  if (source === "orders") {
    const count = await placedSince(startOfDay(now, timeZone));
    return count === 0 ? null : { ...shown, perDay: null, note: "", count };
  }
  const note = t("home.salesByClock", { number: format.number(perDay) });
  return { ...shown, perDay, note, count: salesToday(perDay, now, timeZone) };
}
