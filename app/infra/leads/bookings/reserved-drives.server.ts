import {
  bookingOf,
  bookingStart,
  BOOKING_STATES,
  BOOKING_STATUS,
  isFreed,
  withoutEarlierStep,
} from "~/domain/appointment/booking";
import { isBookingAhead } from "~/domain/appointment/booking-ahead";
import { bookingZone } from "~/domain/appointment/booking-place";
import { movedChange } from "~/domain/appointment/moved-vehicle";
import { isRecentAsk, isReservedByOther, NEWS_KINDS } from "~/domain/appointment/open-ask";
import { type DepartedVehicle, isGoneForGood, standsAtDealers } from "~/domain/appointment/vehicle-gone";
import type { LeadChange } from "~/domain/lead/lead";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { RESERVED_BY_SHOPPER, VEHICLE_STATUS } from "~/domain/lead/standing-fields";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { AwaitedVehicles } from "~/ports/awaited-vehicles";
import type { DrivenVehicles } from "~/ports/driven-vehicles";
import type { ReservedDrives } from "~/ports/reserved-drives";
import { createFreedVehicles } from "./freed-vehicles.server";
import { changeLead, dealersAsked, followedVehicles, type VehicleNewsOptions } from "./vehicle-news.server";
import { buyersOf, isOnePerson, leadsAbout } from "./vehicle-leads.server";

/** Tells those who are to drive a vehicle, or have asked about it, that somebody else has reserved it, that it is free again, or gone. */
export function createReservedDrives(
  options: VehicleNewsOptions,
): ReservedDrives & DrivenVehicles & AwaitedVehicles {
  const { database, clock, onPosted } = options;
  const { queries } = database;
  const change = changeLead(options);
  const freeing = createFreedVehicles(options);
  /** Whether it matters to it that somebody else has its vehicle: its test drive lies ahead, or it asked not long ago. */
  const hears = (lead: LeadRecord, config: SiteConfig) =>
    isBookingAhead(lead, config, clock.now()) || isRecentAsk(lead, clock.now());
  /** Calls off what comes of one dealer's drives on a vehicle that is gone. */
  const callOff = async (config: SiteConfig, vehicle: DepartedVehicle) => {
    const { slug: tenant } = config.site;
    const isOff = (lead: LeadRecord) => {
      const booking = bookingOf(lead);
      if (booking === null || !isBookingAhead(lead, config, clock.now())) return false;
      return isGoneForGood(vehicle, bookingStart(booking, bookingZone(lead, config)), clock.now());
    };
    const leads = (await leadsAbout(queries, tenant, vehicle.carId, ["testDrive"])).filter(isOff);
    if (leads.length === 0) return;
    const isBuyer = await buyersOf(queries, tenant, vehicle.carId);
    const gone = goneChange(vehicle);
    for (const { id, contact } of leads) {
      if (isBuyer(contact)) continue;
      await change(tenant, id, (lead) => (isOff(lead) ? gone : null), "told");
    }
    onPosted();
  };
  return {
    ...freeing,
    async reserved({ id, tenant: own, carId, contact }) {
      if (carId === null) return [];
      const told: string[] = [];
      for (const config of await dealersAsked(options, carId, NEWS_KINDS)) {
        const { slug: tenant } = config.site;
        const leads = (await leadsAbout(queries, tenant, carId, NEWS_KINDS)).filter(
          (lead) => hears(lead, config) && !isOnePerson(lead.contact, contact),
        );
        const changeOf = (lead: LeadRecord) =>
          hears(lead, config) ? reservedChange(lead, `reserved ${id}`) : null;
        const drives = leads.filter(({ kind }) => kind === "testDrive");
        for (const lead of leads) {
          // The mail of the reservation lists its own dealer's drives; of who only asked, nobody has to do anything.
          const isListed = tenant === own || !drives.includes(lead);
          await change(tenant, lead.id, changeOf, isListed ? "listed" : "told");
        }
        if (leads.length > 0) onPosted();
        if (tenant === own) told.push(...drives.map(({ id: leadId }) => leadId));
      }
      return told;
    },
    driven: () => followedVehicles(options, (lead) => lead("kind", "=", "testDrive")),
    async stands(vehicle) {
      for (const config of await dealersAsked(options, vehicle.carId, ["testDrive"])) {
        const { slug: tenant } = config.site;
        const moved = (lead: LeadRecord) =>
          isBookingAhead(lead, config, clock.now()) ? movedChange(lead, vehicle, config) : null;
        const leads = await leadsAbout(queries, tenant, vehicle.carId, ["testDrive"]);
        const told = leads.filter((lead) => moved(lead) !== null);
        for (const { id } of told) await change(tenant, id, moved, "told");
        if (told.length > 0) onPosted();
      }
    },
    async gone(vehicle) {
      for (const config of await dealersAsked(options, vehicle.carId, ["testDrive"]))
        if (!standsAtDealers(vehicle, config)) await callOff(config, vehicle);
    },
  };
}

/**
 * A time that was kept is a wish from now on, and every other drive waits; so does, without a word of it, who asked about the
 * vehicle, to be told once that it is free. Null for who was told before, and for who waits already.
 */
function reservedChange(lead: LeadRecord, submissionKey: string): LeadChange | null {
  const isDrive = lead.kind === "testDrive";
  if (!isDrive && lead.changes.some(({ letter }) => letter === "vehicleFreed")) return null;
  const booking = bookingOf(lead);
  const wasKept = booking?.state === "kept" || isFreed(lead);
  if (!wasKept && isReservedByOther(lead)) return null;
  const isOwnNoMore = lead.fields[RESERVED_BY_SHOPPER] === "true" ? { [RESERVED_BY_SHOPPER]: "" } : {};
  const fields = { [VEHICLE_STATUS]: "reserved", ...isOwnNoMore, ...withoutEarlierStep(lead.fields) };
  return {
    fields: wasKept ? { booking_held: "No", ...fields } : fields,
    ...(isDrive ? { letter: "vehicleReserved" } : {}),
    submissionKey,
  };
}

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
