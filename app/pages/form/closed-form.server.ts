import { FORMS } from "~/domain/forms/form-catalogue";
import { type VehicleRefusal, vehicleRefusal } from "~/domain/forms/vehicle/vehicle-refusal";
import { offeredStatus } from "~/domain/vehicle/stock-status";
import { vehicleTitle } from "~/domain/vehicle/title";
import type { FormNotice } from "~/features/forms/form-view";
import type { ReadySubmission, RefusedSubmission } from "~/features/forms/sending/read-submission.server";
import { refuseForm } from "~/request/form-context.server";
import { stockPath } from "~/paths";
import type { FormRequest } from "./form-request.server";

/** Says that a form's vehicle is not available, with ways on; null when it is available. */
export function closedNotice({ site: { config, t }, key, about }: FormRequest): FormNotice | null {
  const why: VehicleRefusal | null = vehicleRefusal(key, about);
  if (why === null) return null;
  const { vehicle } = about;
  const name = vehicle === null ? "" : vehicleTitle(vehicle, config.search);
  const { at } = FORMS.similarVehicle;
  const similar = "path" in at ? at.path : "/";
  return {
    title: t(`forms.closed.${why}.title`, { vehicle: name }),
    text: t(`forms.closed.${why}.text`),
    links: [
      {
        href:
          vehicle === null
            ? config.routes.defaultSearch
            : stockPath({ make: vehicle.make, model: vehicle.model }),
        label: t(vehicle === null ? "forms.closed.stock" : "forms.closed.similar"),
      },
      { href: vehicle === null ? similar : `${similar}?car_id=${vehicle.id}`, label: t("forms.closed.ask") },
    ],
  };
}

/** Says that somebody has a form's vehicle put by; null where nobody has. The form is taken all the same. */
export function reservedNotice({ site: { t }, about: { vehicle } }: FormRequest): FormNotice | null {
  if (vehicle === null || offeredStatus(vehicle) !== "reserved") return null;
  return { title: t("forms.reserved.title"), text: t("forms.reserved.text") };
}

/**
 * Sends a form about an unavailable vehicle back, with everything that was typed; faults of the answers are not shown.
 */
export function refuseClosed(
  { site }: FormRequest,
  read: ReadySubmission | RefusedSubmission,
  notice: FormNotice,
  context: object,
) {
  const said = { ...notice, text: `${notice.text} ${site.t("forms.closed.kept")}` };
  if (read.kind === "ready") return refuseForm(read.refuse({ notice: said }), 410, site, context);
  // A form that is too long, too frequent or cannot be checked gets that answer first.
  if (read.status !== 200 && read.status !== 400) return refuseForm(read.answer, read.status, site, context);
  return refuseForm({ ...read.answer, errors: [], notice: said }, 410, site, context);
}
