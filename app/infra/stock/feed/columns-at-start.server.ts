import type { FeedFileOptions } from "~/domain/stock/file/feed-file";
import { openFeed } from "./open-feed.server";

/** Records that are looked at where each has its own columns: some leave out what they do not know. */
const LOOKED_AT = 200;

/** The columns of a file: of a table all, else those of its first records; none without rows. @throws as {@link openFeed} */
export async function columnsAtStart(file: string, options: FeedFileOptions): Promise<ReadonlySet<string>> {
  const feed = await openFeed(file, options);
  try {
    const columns = new Set<string>();
    let count = 0;
    for await (const entry of feed.entries) {
      const own = feed.facts.columns ?? ("cells" in entry ? Object.keys(entry.cells) : []);
      for (const column of own) columns.add(column);
      count += 1;
      if (feed.facts.columns !== null || count >= LOOKED_AT) break;
    }
    return columns;
  } finally {
    await feed.close();
  }
}
