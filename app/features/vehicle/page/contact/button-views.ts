import { yearIn } from "~/domain/time/year-in";
import { pageButtons } from "~/domain/vehicle/page-buttons";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { exactMoney } from "~/domain/money/money-format";
import type { VehicleButton } from "~/domain/vehicle/vehicle-buttons";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import { contactLinks } from "./contact-links";
import type { ButtonView } from "~/features/vehicle/page/vehicle-page-view";

/** The buttons of the page with their words (VDP-31, OPEN-64). */
export function buttonViews(vehicle: Vehicle, site: VehiclePageSite): readonly ButtonView[] {
  const { config, now } = site;
  const thisYear = yearIn(now, config.site.timeZone);
  const hasPhone = contactLinks(vehicle, config).phone !== null;
  const hasFinance = config.vehicle.sections.includes("finance");
  return pageButtons(vehicle, { config, hasPhone, hasFinance, thisYear }).map(({ key, action }) => ({
    key,
    label: label(key, vehicle, site),
    kind: action.kind,
    href: action.kind === "link" ? action.href : "",
  }));
}

/** A button's label; it names the deposit where the vehicle has one of its own. */
function label(
  key: VehicleButton,
  { reserve_amount: amount, item_type: kind }: Vehicle,
  { config, t }: VehiclePageSite,
): string {
  if (key === "testDrive") return t("vehicle.testDrive");
  if (key === "carForm" && kind !== "car") return t(`vehicle.askAbout.${kind}`);
  if (key === "customButton") return config.vehicle.customButton?.label ?? "";
  if (key === "reserve" && amount !== null && amount > 0) {
    return t("vehicle.buttons.reserveAmount", {
      amount: exactMoney(config.site.locale, config.site.currency)(amount),
    });
  }
  return t(`vehicle.buttons.${key}`);
}
