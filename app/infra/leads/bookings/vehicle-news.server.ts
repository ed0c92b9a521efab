import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { LeadChange, LeadKind } from "~/domain/lead/lead";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { bookingOf } from "~/domain/appointment/booking";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { DAY_MS } from "~/domain/time/day";
import { dropAppointment } from "~/infra/db/forms/appointments.server";
import type { Schema } from "~/infra/db/schema.server";
import {
  insertChange,
  type LeadDeskOptions,
  leadTransaction,
  type Telling,
} from "~/infra/leads/lead-desk.server";
import { lockLead } from "./booking-desk.server";

/**
 * Leads whose last step is older are looked for no more, in milliseconds: longer than an ask counts, and than a test drive
 * may lie ahead (`forms.visits.days`).
 */
const FOLLOWED_MS = 61 * DAY_MS;

/** What telling news of a vehicle is done with: the leads' desk, and the dealers that are served. */
export interface VehicleNewsOptions extends LeadDeskOptions {
  /** The dealers that are served. */
  served(): readonly SiteConfig[];
}

/**
 * Changes a lead by what it is once nobody else changes it; nothing where that is null. A time that was kept for it, and is
 * not any more, is given back.
 */
export function changeLead(options: LeadDeskOptions) {
  const keep = leadTransaction(options);
  return (tenant: string, leadId: string, work: (lead: LeadRecord) => LeadChange | null, telling: Telling) =>
    keep(async (transaction) => {
      const lead = await lockLead(transaction, options.database.kind, tenant, leadId);
      const change = lead === null ? null : work(lead);
      if (lead === null || change === null) return;
      const after = { ...lead, fields: { ...lead.fields, ...change.fields } };
      if (bookingOf(lead)?.state === "kept" && bookingOf(after)?.state !== "kept")
        await dropAppointment(transaction, tenant, lead.submissionKey);
      await insertChange(transaction, tenant, leadId, change, options, telling);
    });
}

/** The dealers that are served and were asked about a vehicle: several may show one stock. */
export async function dealersAsked(
  { database, served }: Pick<VehicleNewsOptions, "database" | "served">,
  carId: string,
  kinds: readonly LeadKind[],
): Promise<readonly SiteConfig[]> {
  const rows = await database.queries
    .selectFrom("lead")
    .select("tenant")
    .distinct()
    .where("car_id", "=", carId)
    .where("kind", "in", kinds)
    .execute();
  const asked = new Set(rows.map(({ tenant }) => tenant));
  return served().filter(({ site }) => asked.has(site.slug));
}

/** Ids of the vehicles of leads that are followed, at the dealers that are served. @param which of the leads */
export async function followedVehicles(
  { database, clock, served }: Pick<VehicleNewsOptions, "database" | "clock" | "served">,
  which: (lead: ExpressionBuilder<Schema, "lead">) => Expression<SqlBool>,
): Promise<readonly string[]> {
  const tenants = served().map(({ site }) => site.slug);
  if (tenants.length === 0) return [];
  const rows = await database.queries
    .selectFrom("lead")
    .select("car_id")
    .distinct()
    .where("tenant", "in", tenants)
    .where("changed_at", ">", followedSince(clock.now()))
    .where(which)
    .execute();
  return rows.flatMap(({ car_id: carId }) => carId ?? []);
}

/** Since when the last step of a lead has to be for it to be followed. */
export function followedSince(now: Date): string {
  return new Date(now.getTime() - FOLLOWED_MS).toISOString();
}
