import type { Kysely, Selectable, Transaction } from "kysely";
import type { LeadChangeRecord, LeadRecord } from "~/domain/lead/lead-record";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";
import { changeDocument, leadDocument } from "./lead-document.server";

/** The kept lead with all its changes; null when there is none (any more). */
export async function findLead(db: Kysely<Schema>, id: string): Promise<LeadRecord | null> {
  const row = await db.selectFrom("lead").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : ((await withChanges(db, [row]))[0] ?? null);
}

/** Rows of leads as records, in the same order. */
export async function withChanges(
  db: Kysely<Schema>,
  rows: readonly Selectable<Schema["lead"]>[],
): Promise<readonly LeadRecord[]> {
  if (rows.length === 0) return [];
  const changes = await db
    .selectFrom("lead_change")
    .selectAll()
    .where(
      "lead_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("revision")
    .execute();
  return rows.map((row) =>
    toRecord(
      row,
      changes.filter(({ lead_id: leadId }) => leadId === row.id),
    ),
  );
}

function toRecord(
  row: Selectable<Schema["lead"]>,
  changes: readonly Selectable<Schema["lead_change"]>[],
): LeadRecord {
  const { contact, ...rest } = leadDocument.parse(JSON.parse(row.document));
  return {
    ...rest,
    contact,
    id: row.id,
    tenant: row.tenant,
    websiteId: row.website_id,
    kind: row.kind,
    category: row.category,
    subcategory: row.subcategory,
    dealershipId: row.dealership_id,
    carId: row.car_id,
    submissionKey: row.submission_key,
    suspicion: row.suspicion,
    receivedAt: row.received_at,
    changedAt: row.changed_at,
    changes: changes.map(toChange),
  };
}

function toChange({ revision, at, document }: Selectable<Schema["lead_change"]>): LeadChangeRecord {
  const { category, subcategory, fields, contact, endsLinks, letter } = changeDocument.parse(
    JSON.parse(document),
  );
  return {
    revision,
    at,
    ...(category === undefined ? {} : { category }),
    ...(subcategory === undefined ? {} : { subcategory }),
    ...(fields === undefined ? {} : { fields }),
    ...(contact === undefined ? {} : { contact }),
    ...(endsLinks === undefined ? {} : { endsLinks }),
    ...(letter === undefined ? {} : { letter }),
  };
}

/**
 * Keeps a lead from being changed by others until the transaction ends. SQLite has one writer at a time anyway.
 * @param by the column that names it, and its value
 * @returns its id; undefined where the dealer has no such lead
 */
export async function lockLeadRow(
  transaction: Transaction<Schema>,
  kind: Database["kind"],
  tenant: string,
  [column, value]: readonly ["id" | "submission_key", string],
): Promise<string | undefined> {
  const row = transaction
    .selectFrom("lead")
    .select("id")
    .where("tenant", "=", tenant)
    .where(column, "=", value);
  return (await (kind === "postgres" ? row.forUpdate() : row).executeTakeFirst())?.id;
}
