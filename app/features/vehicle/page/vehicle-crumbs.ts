import type { SiteConfig } from "~/domain/tenant/site-config";
import { displayMake, displayModel } from "~/domain/vehicle/make-names";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { stockPath } from "~/paths";
import type { BreadcrumbStep } from "~/ui/breadcrumbs/breadcrumbs";
import type { Translator } from "~/i18n/translator";
import { bodyLabel } from "./facts/body-label";

/** Home, the car type's stock, make, model, body, this vehicle (NAV-11). */
export function vehicleCrumbs(
  vehicle: Vehicle,
  title: string,
  config: SiteConfig,
  t: Translator,
): readonly BreadcrumbStep[] {
  const carTypes = [vehicle.car_type];
  const make = displayMake(vehicle.make, config.search.makeAliases);
  const { model, simple_body: body } = vehicle;
  const modelName = displayModel(make, model, config.search.makePrefixedModels);
  const bodyName = bodyLabel(vehicle, t);
  return [
    { label: t("vehicle.home"), href: "/" },
    { label: t(`vehicle.stock.${vehicle.car_type}`), href: stockPath({ carTypes }) },
    { label: make, href: stockPath({ carTypes, make }) },
    { label: modelName, href: stockPath({ carTypes, make, model }) },
    ...(body === null || bodyName === null
      ? []
      : [{ label: bodyName, href: stockPath({ carTypes, make, model, params: { body } }) }]),
    { label: title },
  ];
}
