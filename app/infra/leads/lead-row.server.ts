import type { Insertable, Transaction } from "kysely";
import { awaitsVehicle } from "~/domain/appointment/open-ask";
import type { NewLead } from "~/domain/lead/lead";
import type { LeadVehicle } from "~/domain/lead/lead-record";
import { vehicleOfLead } from "~/domain/lead/vehicle-of-lead";
import { vehicleSchema } from "~/domain/vehicle/vehicle";
import type { Schema } from "~/infra/db/schema.server";
import { documentOf } from "./lead-document.server";

const VEHICLE_ID = /^[1-9]\d{0,15}$/;

/**
 * The row of a new lead, and its vehicle as it is published at this moment.
 * @param sells whether a dealership is one of the dealer's; an address may name any vehicle
 */
export async function leadRow(
  transaction: Transaction<Schema>,
  id: string,
  lead: NewLead,
  { now, sells }: { readonly now: Date; sells(dealershipId: string): boolean },
): Promise<{
  readonly row: Insertable<Schema["lead"]> & { readonly id: string };
  readonly vehicle: LeadVehicle | null;
}> {
  const vehicle = lead.carId === null ? null : await publishedVehicle(transaction, lead.carId, sells);
  const row = {
    id,
    tenant: lead.tenant,
    website_id: lead.websiteId,
    kind: lead.kind,
    category: lead.category,
    subcategory: lead.subcategory,
    dealership_id: lead.dealershipId,
    car_id: lead.carId,
    submission_key: lead.submissionKey,
    received_at: now.toISOString(),
    changed_at: now.toISOString(),
    suspicion: lead.suspicion,
    email: lead.contact.email?.toLowerCase() ?? null,
    phone: lead.contact.phone,
    shopper_id: lead.shopperId ?? null,
    awaits_vehicle: Number(awaitsVehicle({ ...lead, changes: [] })),
    document: documentOf(lead, vehicle),
  };
  return { row, vehicle };
}

/** Read within the transaction: SQLite's one writing connection is in use by it. */
async function publishedVehicle(
  transaction: Transaction<Schema>,
  carId: string,
  sells: (dealershipId: string) => boolean,
): Promise<LeadVehicle | null> {
  if (!VEHICLE_ID.test(carId)) return null;
  const row = await transaction
    .selectFrom("stock_vehicle")
    .select("document")
    .where("id", "=", BigInt(carId))
    .executeTakeFirst();
  if (row === undefined) return null;
  const vehicle = vehicleSchema.safeParse(JSON.parse(row.document));
  return vehicle.success && sells(vehicle.data.dealership_id) ? vehicleOfLead(vehicle.data) : null;
}
