import { writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Writable } from "node:stream";
import * as z from "zod";
import type { FeedFileOptions } from "~/domain/stock/file/feed-file";
import type { FeedOwner } from "~/domain/stock/row-to-vehicle";
import { inspectFeed } from "~/infra/stock/inspect-feed.server";
import { inspectionText } from "./inspect-report";

/** What the command was told. */
export interface InspectFlags {
  readonly file: string;
  readonly options: FeedFileOptions;
  /** Null without `--dealership`. */
  readonly owner: FeedOwner | null;
  /** Where the mapping goes; undefined for nowhere. */
  readonly write: string | undefined;
  /** As it was typed; undefined for every row. */
  readonly rows: string | undefined;
  readonly now: Date;
}

const SCHEMA = join(import.meta.dirname, "..", "stock-mappings", "mapping.schema.json");

/**
 * Says what a file of stock holds and what it would become, and writes the mapping that it asks for.
 * @throws Error in a sentence: a file that cannot be read, a mapping that stands there already
 */
export async function runInspect(flags: InspectFlags, out: Writable): Promise<void> {
  const { file, options, owner, write, now } = flags;
  const mostRows = mostRowsOf(flags.rows);
  const inspection = await inspectFeed({ file, options, owner, now: now.toISOString(), mostRows });
  out.write(inspectionText(file, inspection));
  const dealership = owner?.dealershipId ?? "ID";
  if (write === undefined) {
    out.write(`\nNothing was written. --write FILE writes the mapping.\n`);
    return;
  }
  const mapping = {
    $schema: schemaFrom(write),
    description: `Proposed for ${file.split("/").at(-1) ?? file}.`,
    ...inspection.mapping,
  };
  await writeFile(write, `${JSON.stringify(mapping, null, 2)}\n`, { flag: "wx" }).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      throw new Error(`${write} stands there already: name another file, or move it away`, { cause: error });
    throw error;
  });
  const quoted = (path: string) => (/\s/.test(path) ? `"${path}"` : path);
  out.write(
    `\nMapping written to ${write}. Correct it, then try it:\n` +
      `  npm run stock -- import ${quoted(file)} --dealership ${dealership} --mapping ${quoted(write)} --dry-run\n`,
  );
}

/** The schema's path as editors look it up: from the mapping's folder. */
function schemaFrom(write: string): string {
  const path = relative(dirname(write), SCHEMA);
  return path.startsWith(".") ? path : `./${path}`;
}

/** How many rows are looked at; null for all. @throws Error for what is no such number */
export function mostRowsOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const rows = z.coerce.number().int().min(1).safeParse(text);
  if (!rows.success) throw new Error(`--rows: expected a whole number from 1, received "${text}"`);
  return rows.data;
}
