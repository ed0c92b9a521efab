import type { Kysely } from "kysely";
import type { KeptChange } from "~/ports/stock-history";
import type { Schema } from "../schema.server";
import { unpackChanges } from "./change-pack.server";
import { parts } from "../edition/small-transactions.server";
import { storedVehicles } from "./keep-publication.server";

/**
 * Vehicles that later imports changed, as they were after import `number`: each as the first of the later imports found
 * it.
 */
export async function stateAfter(
  db: Kysely<Schema>,
  dealershipId: string,
  number: number,
): Promise<ReadonlyMap<string, string | null>> {
  const later = await db
    .selectFrom("stock_import")
    .select("number")
    .where("dealership_id", "=", dealershipId)
    .where("number", ">", number)
    .orderBy("number")
    .execute();
  const found = new Map<string, string | null>();
  for (const { number: one } of later)
    for (const { id, document } of await changesIn(db, one)) if (!found.has(id)) found.set(id, document);
  return found;
}

/** What one import changed: later ones may have changed other vehicles, which are none of it. */
export async function changesOf(
  db: Kysely<Schema>,
  dealershipId: string,
  number: number,
): Promise<readonly KeptChange[]> {
  const before = new Map((await changesIn(db, number)).map(({ id, document }) => [id, document]));
  const later = before.size === 0 ? before : await stateAfter(db, dealershipId, number);
  return compared(db, before, new Map([...later].filter(([id]) => before.has(id))));
}

/** What differs between the stocks after two imports; `null` for the present stock. */
export async function changesBetween(
  db: Kysely<Schema>,
  dealershipId: string,
  from: number,
  to: number | null,
): Promise<readonly KeptChange[]> {
  const before = await stateAfter(db, dealershipId, from);
  const after = to === null ? new Map<string, string | null>() : await stateAfter(db, dealershipId, to);
  return compared(db, before, after);
}

/** A vehicle that one of the states does not hold is in it as it is now. */
async function compared(
  db: Kysely<Schema>,
  before: ReadonlyMap<string, string | null>,
  after: ReadonlyMap<string, string | null>,
): Promise<readonly KeptChange[]> {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const now = new Map<string, string>();
  for (const some of parts(ids))
    for (const { id, document } of await storedVehicles(db, some)) now.set(id, document);
  const at = (state: ReadonlyMap<string, string | null>, id: string) => {
    const held = state.get(id);
    return held === undefined ? (now.get(id) ?? null) : held;
  };
  return ids
    .map((id) => ({ id, before: at(before, id), after: at(after, id) }))
    .filter((change) => change.before !== change.after);
}

/** The vehicles of one import as they were before it. */
export async function changesIn(db: Kysely<Schema>, number: number) {
  const rows = await db
    .selectFrom("stock_import_change")
    .select("content")
    .where("number", "=", number)
    .orderBy("part")
    .execute();
  return (await Promise.all(rows.map(({ content }) => unpackChanges(content)))).flat();
}
