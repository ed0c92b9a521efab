import { bookingOf, isAhead } from "~/domain/appointment/booking";
import { bookingZone } from "~/domain/appointment/booking-place";
import { hearsOfVehicle, NEWS_KINDS } from "~/domain/appointment/open-ask";
import { ORDER_KINDS } from "~/domain/checkout/order";
import type { LeadChange, LeadContact } from "~/domain/lead/lead";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { isVehicleTaken, VEHICLE_STATUS } from "~/domain/lead/standing-fields";
import { matchesCondition } from "~/domain/search/matches-condition";
import { toIndexFields } from "~/domain/search/index-document";
import { stockScope } from "~/domain/search/stock-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { DAY_MS } from "~/domain/time/day";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { AwaitedVehicles } from "~/ports/awaited-vehicles";
import type { ReservedDrives } from "~/ports/reserved-drives";
import { isOnePerson, leadsAbout } from "./vehicle-leads.server";
import { changeLead, dealersAsked, type VehicleNewsOptions } from "./vehicle-news.server";

/** A lead may be told for so long after its last step, in milliseconds: longer than an ask counts, and than a drive lies ahead. */
const WAITING_MS = 61 * DAY_MS;

/** The order whose end frees a vehicle. */
type EndedOrder = { readonly tenant: string; readonly contact: LeadContact };

/** Tells those who wait for a vehicle once that it is free again, whether an order or the dealer's own stock says so. */
export function createFreedVehicles(
  options: VehicleNewsOptions,
): Pick<ReservedDrives, "freed"> & AwaitedVehicles {
  const { database, clock, onPosted } = options;
  const { queries } = database;
  const change = changeLead(options);
  const since = () => new Date(clock.now().getTime() - WAITING_MS).toISOString();
  const tellAt = async (config: SiteConfig, vehicle: Vehicle, order: EndedOrder | null) => {
    const { slug: tenant } = config.site;
    const zoneOf = (lead: LeadRecord) => bookingZone(lead, config);
    const hears = (lead: LeadRecord) => hearsOfVehicle(lead, clock.now(), zoneOf(lead));
    const all = await leadsAbout(queries, tenant, vehicle.id, NEWS_KINDS);
    const waiting = all.filter(hears);
    if (waiting.length === 0) return;
    const isTimed = (lead: LeadRecord) => {
      const booking = bookingOf(lead);
      return booking?.time != null && isAhead(booking, clock.now(), zoneOf(lead));
    };
    const told: LeadRecord[] = [];
    // Whoever asked several times is told once, of a time of their own first.
    for (const lead of [...waiting.filter(isTimed), ...waiting.filter((one) => !isTimed(one))]) {
      const isPerson = ({ contact }: { readonly contact: LeadContact }) => isOnePerson(contact, lead.contact);
      const knows =
        (order !== null && isPerson(order)) ||
        (!isTimed(lead) &&
          (told.some(isPerson) || all.some((one) => isPerson(one) && heardSince(one, lead))));
      const telling = knows ? "untold" : tenant === order?.tenant ? "listed" : "told";
      await change(
        tenant,
        lead.id,
        (now) => (hears(now) ? freedChange(now, vehicle, !knows) : null),
        telling,
      );
      if (!knows) told.push(lead);
    }
    onPosted();
  };
  const tell = async (vehicle: Vehicle, order: EndedOrder | null) => {
    for (const config of await dealersAsked(options, vehicle.id, NEWS_KINDS))
      if (lists(config, vehicle, clock.now())) await tellAt(config, vehicle, order);
  };
  return {
    async freed({ tenant, contact, endedAt }, vehicle) {
      await tell(vehicle, { tenant, contact });
      const leads = await leadsAbout(queries, tenant, vehicle.id, NEWS_KINDS);
      return leads.filter((lead) => heardAfter(lead, endedAt)).map(({ id }) => id);
    },
    async awaited() {
      const tenants = options.served().map(({ site }) => site.slug);
      if (tenants.length === 0) return [];
      const rows = await queries
        .selectFrom("lead")
        .select("car_id")
        .distinct()
        .where("tenant", "in", tenants)
        .where("changed_at", ">", since())
        .where("awaits_vehicle", "=", 1)
        .execute();
      return rows.flatMap(({ car_id: carId }) => carId ?? []);
    },
    async free(vehicle) {
      for (const { site } of await dealersAsked(options, vehicle.id, ORDER_KINDS)) {
        const orders = await leadsAbout(queries, site.slug, vehicle.id, ORDER_KINDS);
        // Its own end tells; and a vehicle that was sold here is not free because the feed is late.
        if (orders.some((order) => isVehicleTaken(order.fields) && order.changedAt > since())) return;
      }
      await tell(vehicle, null);
    },
  };
}

function lists(config: SiteConfig, vehicle: Vehicle, now: Date): boolean {
  return matchesCondition(stockScope(config, now).rule, toIndexFields(vehicle));
}

/** Whether another lead of the same person was told since this one was sent. */
function heardSince(other: LeadRecord, { receivedAt }: LeadRecord): boolean {
  return heardAfter(other, receivedAt);
}

function heardAfter({ changes }: LeadRecord, moment: string): boolean {
  return changes.some(({ letter, at }) => letter === "vehicleFreed" && at >= moment);
}

function freedChange({ changes }: LeadRecord, { status }: Vehicle, hasLetter: boolean): LeadChange {
  return {
    fields: { [VEHICLE_STATUS]: status },
    ...(hasLetter ? ({ letter: "vehicleFreed" } as const) : {}),
    // It may be reserved and freed again.
    submissionKey: `freed after ${changes.length}`,
  };
}
