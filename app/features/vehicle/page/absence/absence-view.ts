import { type Absence, pageStands } from "~/domain/vehicle/absence/absence";
import { type StockTag, stockTag } from "~/domain/vehicle/stock-tag";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { stockPath } from "~/paths";
import type { VehiclePageSite } from "../vehicle-page-site";
import type { AbsenceView } from "../vehicle-page-view";

/** What happened to a vehicle and when, in words; null for one in stock. */
export function absenceView(
  { make, model }: Vehicle,
  absence: Absence | null,
  { config, format, t }: VehiclePageSite,
): AbsenceView | null {
  if (absence === null) return null;
  const { kind, since } = absence;
  return {
    title:
      since === null
        ? t(`absence.${kind}.title`)
        : t(`absence.${kind}.titleOn`, { date: format.date(since) }),
    text: t(`absence.${kind}.text`),
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
  return absence === null || justSold || tag === null
    ? tag
    : { ...tag, label: t(`absence.${absence.kind}.label`) };
}
