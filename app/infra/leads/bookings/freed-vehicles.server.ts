import { withoutEarlierStep } from "~/domain/appointment/booking";
import { isWishAhead } from "~/domain/appointment/booking-ahead";
import { bookingZone } from "~/domain/appointment/booking-place";
import { awaitsSince, hearsOfVehicle, isRecentAsk, NEWS_KINDS } from "~/domain/appointment/open-ask";
import { ORDER_KINDS } from "~/domain/checkout/order";
import type { LeadChange, LeadContact } from "~/domain/lead/lead";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { isVehicleTaken, RESERVED_BY_SHOPPER, VEHICLE_STATUS } from "~/domain/lead/standing-fields";
import { matchesCondition } from "~/domain/search/matches-condition";
import { toIndexFields } from "~/domain/search/index-document";
import { stockScope } from "~/domain/search/stock-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { AwaitedVehicles } from "~/ports/awaited-vehicles";
import type { ReservedDrives } from "~/ports/reserved-drives";
import { isOnePerson, leadsAbout } from "./vehicle-leads.server";
import {
  changeLead,
  dealersAsked,
  followedSince,
  followedVehicles,
  type VehicleNewsOptions,
} from "./vehicle-news.server";

/** The order whose end frees a vehicle. */
type EndedOrder = { readonly tenant: string; readonly contact: LeadContact };

/** Tells those who wait for a vehicle once that it is free again, whether an order or the dealer's own stock says so. */
export function createFreedVehicles(
  options: VehicleNewsOptions,
): Pick<ReservedDrives, "freed"> & AwaitedVehicles {
  const { database, clock, onPosted } = options;
  const { queries } = database;
  const change = changeLead(options);
  const tellAt = async (config: SiteConfig, vehicle: Vehicle, order: EndedOrder | null) => {
    const { slug: tenant } = config.site;
    const hears = (lead: LeadRecord) => hearsOfVehicle(lead, clock.now(), bookingZone(lead, config));
    const isTimed = (lead: LeadRecord) => isWishAhead(lead, config, clock.now());
    const isOfOrder = ({ contact }: LeadRecord) => order !== null && isOnePerson(order.contact, contact);
    /** What somebody asked of a vehicle that they had reserved themselves: nobody has it now. */
    const isOwn = (lead: LeadRecord) =>
      isOfOrder(lead) &&
      lead.fields[RESERVED_BY_SHOPPER] === "true" &&
      (isTimed(lead) || isRecentAsk(lead, clock.now()));
    const isTold = (lead: LeadRecord) => hears(lead) || isOwn(lead);
    const all = await leadsAbout(queries, tenant, vehicle.id, NEWS_KINDS);
    const waiting = all.filter(isTold);
    if (waiting.length === 0) return;
    const told: LeadRecord[] = [];
    // Where one person sent several leads, they are told of one that has a time, as that letter offers it to them.
    for (const lead of [...waiting.filter(isTimed), ...waiting.filter((one) => !isTimed(one))]) {
      const isPerson = ({ contact }: { readonly contact: LeadContact }) => isOnePerson(contact, lead.contact);
      const wasTold = (one: LeadRecord) => isPerson(one) && heardAfter(one, awaitsSince(lead));
      // Whose own order ended knows that, but not that the time they wish for can be kept now.
      const knows =
        (isOfOrder(lead) && !(isOwn(lead) && isTimed(lead))) ||
        (!isTimed(lead) && (told.some(isPerson) || all.some(wasTold)));
      // The mail of the order that ended lists its own dealer's leads; of who knows already, people need no mail.
      const telling = knows || tenant === order?.tenant ? "listed" : "told";
      await change(
        tenant,
        lead.id,
        (now) => (isTold(now) ? freedChange(now, vehicle, !knows) : null),
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
    awaited: () => followedVehicles(options, (lead) => lead("awaits_vehicle", "=", 1)),
    async free(vehicle) {
      for (const { site } of await dealersAsked(options, vehicle.id, ORDER_KINDS)) {
        const orders = await leadsAbout(queries, site.slug, vehicle.id, ORDER_KINDS);
        // Its own end tells; and a vehicle that was sold here is not free because the feed is late.
        if (
          orders.some((order) => isVehicleTaken(order.fields) && order.changedAt > followedSince(clock.now()))
        )
          return;
      }
      await tell(vehicle, null);
    },
  };
}

function lists(config: SiteConfig, vehicle: Vehicle, now: Date): boolean {
  return matchesCondition(stockScope(config, now).rule, toIndexFields(vehicle));
}

function heardAfter({ changes }: LeadRecord, moment: string): boolean {
  return changes.some(({ letter, at }) => letter === "vehicleFreed" && at >= moment);
}

function freedChange({ fields, changes }: LeadRecord, { status }: Vehicle, hasLetter: boolean): LeadChange {
  return {
    fields: {
      [VEHICLE_STATUS]: status,
      ...(fields[RESERVED_BY_SHOPPER] === "true" ? { [RESERVED_BY_SHOPPER]: "" } : {}),
      ...withoutEarlierStep(fields),
    },
    ...(hasLetter ? ({ letter: "vehicleFreed" } as const) : {}),
    // It may be reserved and freed again.
    submissionKey: `freed after ${changes.length}`,
  };
}
