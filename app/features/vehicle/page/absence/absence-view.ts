import { type Absence, pageStands } from "~/domain/vehicle/absence/absence";
import { type StockTag, stockTag } from "~/domain/vehicle/stock-tag";
import { goneLink } from "~/domain/forms/vehicle/vehicle-form-links";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { stockPath } from "~/paths";
import type { VehiclePageSite } from "../vehicle-page-site";
import type { AbsenceView } from "../vehicle-page-view";

/**
 * What happened to a vehicle and when, in words; null for one in stock. Of one on its way that somebody has reserved, that.
 * @param until when it is reserved for, in words; null where nobody knows
 */
export function absenceView(
  vehicle: Vehicle,
  absence: Absence | null,
  site: VehiclePageSite,
  until: string | null = null,
): AbsenceView | null {
  if (absence === null) return null;
  const { make, model, item_type: type } = vehicle;
  const { config, format, t } = site;
  const { kind: state, since } = absence;
  const kind = t(`absence.kinds.${type}`);
  return {
    title:
      since === null
        ? t(`absence.${state}.title`, { kind })
        : t(`absence.${state}.titleOn`, { kind, date: format.date(since) }),
    ways: [
      ...(state === "incoming" || state === "held"
        ? [{ label: t(`absence.${state}.ask`), href: goneLink("enquiry", vehicle, config) }]
        : []),
      { label: t("vehicle.similar"), href: goneLink("similarVehicle", vehicle, config) },
    ],
    text: (state === "incoming" ? reservedText(vehicle, until, site) : null) ?? t(`absence.${state}.text`),
    alert: config.features.savedSearches
      ? { label: t("absence.alert"), path: stockPath({ make, model }) }
      : null,
  };
}

/** The vehicle's tag; "JUST SOLD" (CARD-19) is for those that listings still show as sold, others say what became of them. */
export function pageTag(
  vehicle: Vehicle,
  absence: Absence | null,
  { config, now, t }: VehiclePageSite,
): StockTag | null {
  const tag = stockTag(vehicle, config.tags, now);
  const justSold = absence?.kind === "sold" && pageStands(absence, config.search.soldWindowDays, now);
  if (absence === null || justSold || tag === null) return tag;
  const label = t(`absence.${absence.kind}.label`);
  return absence.kind === "incoming" && vehicle.reserved
    ? { kind: "reserved", label: `${config.tags.reservedLabel} · ${label}` }
    : { ...tag, label };
}

/** That somebody has put down a deposit, with until when where that is known; null for a vehicle that nobody has. */
export function reservedText(
  { reserved }: Pick<Vehicle, "reserved">,
  until: string | null,
  { t }: Pick<VehiclePageSite, "t">,
): string | null {
  if (!reserved) return null;
  return until === null ? t("absence.reserved.text") : t("absence.reserved.textUntil", { time: until });
}
