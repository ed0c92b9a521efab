import type { FeedMapping } from "~/domain/stock/feed-mapping";
import { missingColumns } from "~/domain/stock/guards/feed-guards";
import { REQUIRED_FIELDS } from "~/domain/stock/row-to-vehicle";
import { columnsAtStart } from "~/infra/stock/feed/columns-at-start.server";
import { readMapping } from "~/infra/stock/mapping-file.server";
import { feedOptions, type GivenFeedOptions } from "../feed-options";

/** What a file is read by where nobody names a mapping. */
export const DEFAULT_MAPPING = "stock-mappings/australian-listings.json";

/** How a file is read. */
interface ChosenMapping {
  readonly place: string;
  readonly mapping: FeedMapping;
  /** To follow "read". */
  readonly text: string;
}

/**
 * The mapping that was named, or the one that is taken where none was.
 * @param isOwn whether the file is an export, which needs none
 * @throws Error where none was named and that one does not fit the file, whatever is forced
 */
export async function chooseMapping(
  file: string,
  flags: GivenFeedOptions & { readonly mapping?: string | undefined },
  isOwn: boolean,
): Promise<ChosenMapping> {
  const place = flags.mapping ?? DEFAULT_MAPPING;
  const mapping = { ...(await readMapping(place)), ...feedOptions(flags) };
  if (isOwn) return { place, mapping, text: "as an export of this platform" };
  if (flags.mapping !== undefined) return { place, mapping, text: `by ${place}` };
  await requireFit(file, mapping);
  return { place, mapping, text: `by ${place}, since no --mapping was given` };
}

/** A mapping that nobody named must have what makes a vehicle: else a file would be read by one that is not meant for it. */
async function requireFit(file: string, mapping: FeedMapping): Promise<void> {
  const needed = Object.entries(mapping.fields).filter(([name]) => REQUIRED.has(name));
  const needs = { ...mapping, fields: Object.fromEntries(needed) };
  const [missing] = missingColumns(needs, await columnsAtStart(file, mapping));
  if (missing === undefined) return;
  throw new Error(
    `--mapping FILE is missing, and ${DEFAULT_MAPPING}, which is taken then, does not fit: ${missing}\n` +
      `\`npm run stock -- inspect ${file} --write mapping.json\` writes one that does`,
  );
}

const REQUIRED: ReadonlySet<string> = new Set(REQUIRED_FIELDS);
