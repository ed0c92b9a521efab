import type { Transaction } from "kysely";
import * as z from "zod";
import { parseJson } from "~/domain/faults/parse-json";
import type { PublicationAbout, PublishResult } from "~/ports/stock-store";
import type { Schema } from "../schema.server";
import { unpackChanges } from "./change-pack.server";

/** Pieces of one entry: each push that touches another vehicle adds one, and they are all read at the next push. */
const MOST_PARTS = 100;

const pushed = z.object({ pushes: z.number().catch(1) });

/** The entry of the history that a push goes on with. */
export interface JoinedPush {
  readonly number: number;
  readonly parts: number;
  /** Vehicles that the entry holds already, as they were before its first push. */
  readonly known: ReadonlySet<string>;
  /** Makes the entry reach to this publication. */
  until(version: number): Promise<void>;
}

/**
 * The entry with which a push belongs together: pushes of one hour that nothing else came between are one entry, so that
 * thousands a day leave the history readable. The entry keeps each vehicle as it was before the first of them, so the
 * way back beyond it stays exact.
 * @returns null when the push begins an entry
 */
export async function joinPush(
  transaction: Transaction<Schema>,
  dealershipId: string,
  { at }: Pick<PublicationAbout, "at">,
  { added, changed, removed, unchanged }: Omit<PublishResult, "version">,
): Promise<JoinedPush | null> {
  const last = await transaction
    .selectFrom("stock_import")
    .selectAll()
    .where("dealership_id", "=", dealershipId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.kind !== "push" || hourOf(last.at) !== hourOf(at)) return null;
  const { number } = last;
  const rows = await transaction
    .selectFrom("stock_import_change")
    .select("content")
    .where("number", "=", number)
    .execute();
  if (rows.length >= MOST_PARTS) return null;
  const changes = await Promise.all(rows.map(({ content }) => unpackChanges(content)));
  const { pushes } = pushed.parse(parseJson(last.details));
  return {
    number,
    parts: rows.length,
    known: new Set(changes.flat().map(({ id }) => id)),
    async until(version) {
      await transaction
        .updateTable("stock_import")
        .set({
          at,
          version,
          added: last.added + added,
          changed: last.changed + changed,
          removed: last.removed + removed,
          unchanged,
          details: JSON.stringify({ pushes: pushes + 1 }),
        })
        .where("number", "=", number)
        .execute();
    },
  };
}

function hourOf(at: string): string {
  return at.slice(0, 13);
}
