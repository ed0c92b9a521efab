import { type Kysely, sql } from "kysely";
import type { StockEdit } from "~/ports/stock-store";
import { EditionAhead } from "./edition/edition-ahead.server";
import { publishDifference } from "./edition/publish-edition.server";
import { stateOfDealership } from "./edition/stock-rows.server";
import type { Schema } from "./schema.server";

const IDS_AT_ONCE = 5_000;

/** An edit of one dealership's stock; it reads no row of any other. */
export async function editStock(queries: Kysely<Schema>, dealershipId: string): Promise<StockEdit> {
  const { version } = await stateOfDealership(queries, dealershipId);
  let ahead: EditionAhead | undefined;
  return {
    ids: () => idsOf(queries, dealershipId),
    async documents(ids) {
      if (ids.length === 0) return new Map();
      const rows = await queries
        .selectFrom("stock_vehicle")
        .select([sql<string>`cast(id as text)`.as("id"), "document"])
        .where("id", "in", ids.map(BigInt))
        .execute();
      return new Map(rows.map(({ id, document }) => [id, document]));
    },
    writeAhead: (at) => (ahead = new EditionAhead(queries, { dealershipId, version, at })),
    publish: (difference, about) =>
      publishDifference(queries, { dealershipId, version, difference, about, ...(ahead && { ahead }) }),
  };
}

async function idsOf(queries: Kysely<Schema>, dealershipId: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (;;) {
    const rows = await queries
      .selectFrom("stock_vehicle")
      .select(sql<string>`cast(id as text)`.as("vehicle_id"))
      .where("dealership_id", "=", dealershipId)
      .where("id", ">", BigInt(ids.at(-1) ?? 0))
      .orderBy("stock_vehicle.id")
      .limit(IDS_AT_ONCE)
      .execute();
    for (const { vehicle_id: id } of rows) ids.push(id);
    if (rows.length < IDS_AT_ONCE) return ids;
  }
}
