import {
  bookingOf,
  bookingStart,
  BOOKING_STATES,
  BOOKING_STATUS,
  isAhead,
  isFreed,
  isWish,
} from "~/domain/appointment/booking";
import { bookingZone } from "~/domain/appointment/booking-place";
import { isOpenAsk, isRecentAsk, isReservedByOther, NEWS_KINDS } from "~/domain/appointment/open-ask";
import { type DepartedVehicle, isGoneForGood, standsAtDealers } from "~/domain/appointment/vehicle-gone";
import type { Order } from "~/domain/checkout/order";
import type { LeadChange, LeadKind } from "~/domain/lead/lead";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { VEHICLE_STATUS } from "~/domain/lead/standing-fields";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { DAY_MS } from "~/domain/time/day";
import { dropAppointment } from "~/infra/db/forms/appointments.server";
import { insertChange, type LeadDeskOptions, leadTransaction } from "~/infra/leads/lead-desk.server";
import type { DrivenVehicles } from "~/ports/driven-vehicles";
import type { ReservedDrives } from "~/ports/reserved-drives";
import { lockLead } from "./booking-desk.server";
import { buyersOf, isOnePerson, leadsAbout } from "./vehicle-leads.server";

/** What it works with: the leads' desk, and the dealers that are served. */
export interface ReservedDrivesOptions extends LeadDeskOptions {
  /** The dealers that are served. */
  served(): readonly SiteConfig[];
  /** Null for a dealer that is not served here any more. */
  configOf(tenant: string): SiteConfig | null;
}

/** Longest that a drive may lie ahead when it is booked or moved (`forms.visits.days`), and a day more, in milliseconds. */
const MOST_AHEAD_MS = 61 * DAY_MS;

/** Tells those who are to drive a vehicle, or have asked about it, that somebody else has reserved it, that it is free again, or gone. */
export function createReservedDrives(options: ReservedDrivesOptions): ReservedDrives & DrivenVehicles {
  const { database, clock, onPosted } = options;
  const keep = leadTransaction(options);
  /** Whether the lead is a test drive that lies ahead and stands. */
  const comes = (lead: LeadRecord, config: SiteConfig) => {
    const booking = bookingOf(lead);
    return booking !== null && isAhead(booking, clock.now(), bookingZone(lead, config));
  };
  /** Whether news of its vehicle is for a lead: its test drive lies ahead, or it asked without a time. */
  const hears = (lead: LeadRecord, config: SiteConfig) =>
    comes(lead, config) || isRecentAsk(lead, clock.now());
  /** The leads of others about an order's vehicle that news of it is for, as they stand now. */
  const othersOn = async (
    { tenant, carId, contact }: DrivenOrder,
    config: SiteConfig,
    kinds: readonly LeadKind[],
  ) =>
    (await leadsAbout(database.queries, tenant, carId, kinds)).filter(
      (lead) => hears(lead, config) && !isOnePerson(lead.contact, contact),
    );
  /** The leads among these that were told under this key. */
  const toldUnder = async (submissionKey: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set();
    const rows = await database.queries
      .selectFrom("lead_change")
      .select("lead_id")
      .where("lead_id", "in", ids)
      .where("submission_key", "=", submissionKey)
      .execute();
    return new Set(rows.map(({ lead_id: id }) => id));
  };
  /** Changes a lead by what it is once nobody else changes it. */
  const tell = (tenant: string, leadId: string, work: (lead: LeadRecord) => LeadChange | null) =>
    keep(async (transaction) => {
      const lead = await lockLead(transaction, database.kind, tenant, leadId);
      const change = lead === null ? null : work(lead);
      if (lead === null || change === null) return;
      if (bookingOf(lead)?.state === "kept") await dropAppointment(transaction, tenant, lead.submissionKey);
      await insertChange(transaction, tenant, leadId, change, options);
    });
  const each = async (
    order: Pick<Order, "tenant" | "carId" | "contact">,
    kinds: readonly LeadKind[],
    changeOf: (lead: LeadRecord) => LeadChange | null,
    among: (leads: readonly LeadRecord[]) => Promise<readonly LeadRecord[]> = (leads) =>
      Promise.resolve(leads),
  ): Promise<readonly string[]> => {
    const config = options.configOf(order.tenant);
    const { carId } = order;
    if (config === null || carId === null) return [];
    const leads = await among(await othersOn({ ...order, carId }, config, kinds));
    for (const { id } of leads)
      await tell(order.tenant, id, (lead) => (hears(lead, config) ? changeOf(lead) : null));
    if (leads.length > 0) onPosted();
    return leads.map(({ id }) => id);
  };
  /** Calls off what comes of one dealer's drives on a vehicle that is gone. */
  const callOff = async (config: SiteConfig, vehicle: DepartedVehicle) => {
    const { slug: tenant } = config.site;
    const isOff = (lead: LeadRecord) => {
      const booking = bookingOf(lead);
      if (booking === null || !comes(lead, config)) return false;
      return isGoneForGood(vehicle, bookingStart(booking, bookingZone(lead, config)), clock.now());
    };
    const { queries } = database;
    const leads = (await leadsAbout(queries, tenant, vehicle.carId, ["testDrive"])).filter(isOff);
    if (leads.length === 0) return;
    const isBuyer = await buyersOf(queries, tenant, vehicle.carId);
    const change = goneChange(vehicle);
    for (const { id, contact } of leads) {
      if (isBuyer(contact)) continue;
      await tell(tenant, id, (lead) => (isOff(lead) ? change : null));
    }
    onPosted();
  };
  return {
    reserved: ({ id, ...order }) =>
      each(order, ["testDrive"], (lead) => reservedChange(lead, `reserved ${id}`)),
    async freed({ id, ...order }) {
      const submissionKey = `freed ${id}`;
      const change = {
        fields: { [VEHICLE_STATUS]: "in_stock" },
        letter: "vehicleFreed",
        submissionKey,
      } as const;
      const hearing = async (all: readonly LeadRecord[]) => {
        const told = await toldUnder(
          submissionKey,
          all.map((lead) => lead.id),
        );
        return onceEach(all.filter((lead) => told.has(lead.id) || (waits(lead) && !hasHeard(lead, all))));
      };
      const leads = await each(order, NEWS_KINDS, (lead) => (waits(lead) ? change : null), hearing);
      const told = await toldUnder(submissionKey, leads);
      return leads.filter((lead) => told.has(lead));
    },
    async driven() {
      const tenants = options.served().map(({ site }) => site.slug);
      if (tenants.length === 0) return [];
      const rows = await database.queries
        .selectFrom("lead")
        .select("car_id")
        .distinct()
        .where("tenant", "in", tenants)
        .where("changed_at", ">", new Date(clock.now().getTime() - MOST_AHEAD_MS).toISOString())
        .where("kind", "=", "testDrive")
        .execute();
      return rows.flatMap(({ car_id: carId }) => carId ?? []);
    },
    async gone(vehicle) {
      const rows = await database.queries
        .selectFrom("lead")
        .select("tenant")
        .distinct()
        .where("car_id", "=", vehicle.carId)
        .where("kind", "=", "testDrive")
        .execute();
      const asked = new Set(rows.map(({ tenant }) => tenant));
      for (const config of options.served()) {
        if (!asked.has(config.site.slug) || standsAtDealers(vehicle, config)) continue;
        await callOff(config, vehicle);
      }
    },
  };
}

/** Whether who asked without a time was told since, by another lead of theirs, that the vehicle is free. */
function hasHeard(lead: LeadRecord, all: readonly LeadRecord[]): boolean {
  const isSince = ({ changes }: LeadRecord) =>
    changes.some(({ letter, at }) => letter === "vehicleFreed" && at >= lead.receivedAt);
  return isOpenAsk(lead) && all.some((other) => isSince(other) && isOnePerson(other.contact, lead.contact));
}

/** Leads without those of people who are told by another one: whoever asked three times is told once, of a time of their own first. */
function onceEach(leads: readonly LeadRecord[]): readonly LeadRecord[] {
  const timed = leads.filter((lead) => !isOpenAsk(lead));
  return leads
    .filter(isOpenAsk)
    .reduce(
      (told, lead) =>
        told.some(({ contact }) => isOnePerson(contact, lead.contact)) ? told : [...told, lead],
      timed,
    );
}

/** Whether somebody is to be told once the vehicle is free again: of their time, or because they asked about it. */
function waits(lead: LeadRecord): boolean {
  if (isWish(bookingOf(lead))) return lead.fields[VEHICLE_STATUS] === "reserved";
  return bookingOf(lead)?.state !== "kept" && isReservedByOther(lead);
}

/** A time that was kept is a wish from now on, and a drive without one waits; null for who was told before. */
function reservedChange(lead: LeadRecord, submissionKey: string): LeadChange | null {
  const booking = bookingOf(lead);
  const told = { letter: "vehicleReserved", submissionKey } as const;
  if (booking?.state === "kept" || isFreed(lead))
    return { fields: { booking_held: "No", [VEHICLE_STATUS]: "reserved" }, ...told };
  const isUndated = (booking?.time ?? null) === null;
  if (!isUndated || lead.fields[VEHICLE_STATUS] === "reserved") return null;
  return { fields: { [VEHICLE_STATUS]: "reserved" }, ...told };
}

type DrivenOrder = Pick<Order, "tenant" | "contact"> & { readonly carId: string };

/** The same for every time that the vehicle goes: its drive is called off once. */
function goneChange({ status }: DepartedVehicle): LeadChange {
  return {
    fields: {
      [BOOKING_STATUS]: BOOKING_STATES.vehicleGone,
      [VEHICLE_STATUS]: status,
    },
    letter: "vehicleGone",
    submissionKey: "vehicle gone",
  };
}
