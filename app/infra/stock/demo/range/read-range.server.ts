import { join } from "node:path";
import { readModelFiles } from "~/infra/content/content-files.server";
import type { MediaBook } from "~/infra/tenant/media/media-book.server";
import type { RangeModel } from "./range-model.server";

/** Pictures do not matter here; whoever loads the dealer tells which are missing. */
const AS_WRITTEN: MediaBook = {
  resolve: (data) => data,
  resolveProse: (text) => text,
  judged: () => ({ problems: [], doubts: [] }),
};

/**
 * The models a dealer has written pages of.
 * @param dir the dealer's folder
 */
export async function readRange(dir: string): Promise<readonly RangeModel[]> {
  const { files } = await readModelFiles(join(dir, "content"), AS_WRITTEN);
  return files.flatMap(({ front }) => front ?? []);
}
