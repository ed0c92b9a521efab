import { DateOrder } from "~/domain/stock/cells/date-order";
import type { FeedMapping } from "~/domain/stock/feed-mapping";
import type { FeedOwner } from "~/domain/stock/row-to-vehicle";
import { Turns } from "~/infra/turns.server";
import { openStock } from "./open-stock.server";

/** Short: what is read may be written meanwhile. */
const TURN_MS = 1;

/** Whose file it is, and how it is read. */
interface DatedFeed {
  readonly mapping: FeedMapping;
  readonly owner: Pick<FeedOwner, "dealershipId">;
}

/** Fields whose dates have the month first, and how many values show it: the file is read once for that, as far as it has to be. */
export async function datesByMonth(
  files: readonly string[],
  { mapping, owner }: DatedFeed,
): Promise<ReadonlyMap<string, number>> {
  const order = new DateOrder(mapping);
  if (order.isDecided()) return order.monthFirst();
  const feed = await openStock(files, mapping, owner.dealershipId);
  const turns = new Turns(TURN_MS);
  try {
    for await (const entry of feed.entries) {
      await turns.take();
      if (!("fault" in entry)) order.see(entry.cells);
      if (order.isDecided()) break;
    }
  } finally {
    await feed.close();
  }
  return order.monthFirst();
}

/** What a report says of it. */
export function monthNotes(monthFirst: ReadonlyMap<string, number>): readonly string[] {
  return [...monthFirst].map(
    ([field, count]) =>
      `dates of ${field} are read with the month first: ${count} or more of them can be read so alone, and none with the day first alone`,
  );
}
