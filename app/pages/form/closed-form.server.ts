import { NEWS_KINDS } from "~/domain/appointment/open-ask";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { FORMS } from "~/domain/forms/form-catalogue";
import { missingVehicle, type VehicleRefusal, vehicleRefusal } from "~/domain/forms/vehicle/vehicle-refusal";
import { offeredStatus } from "~/domain/vehicle/stock-status";
import { vehicleTitle } from "~/domain/vehicle/title";
import type { FormNotice } from "~/features/forms/form-view";
import type { ReservedBy } from "~/features/forms/receipt/receipt";
import type { ReadySubmission, RefusedSubmission } from "~/features/forms/sending/read-submission.server";
import { ownOrder } from "~/request/checkout-context.server";
import { refuseForm } from "~/request/form-context.server";
import { stockPath } from "~/paths";
import type { FormRequest } from "./form-request.server";

/** Says that a form's vehicle is not available, with ways on; null when it is available. */
export function closedNotice({ site, key, about }: FormRequest): FormNotice | null {
  const why = vehicleRefusal(key, about);
  return why === null ? null : notThereNotice(site, about.vehicle, why);
}

/**
 * What stands above a form that is taken all the same: that its vehicle is put by, or that the dealer has no such vehicle;
 * null where there is nothing to say.
 */
export async function vehicleNotice(asked: FormRequest): Promise<FormNotice | null> {
  const { site, key, about } = asked;
  if (missingVehicle(about) === null || vehicleRefusal(key, about) !== null) return reservedNotice(asked);
  return notThereNotice(site, about.vehicle, "gone");
}

/** Says why a vehicle is not to be had, with ways on. */
export function notThereNotice(
  { config, t }: Pick<FormRequest["site"], "config" | "t">,
  vehicle: FormRequest["about"]["vehicle"],
  why: VehicleRefusal,
): FormNotice {
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

/** Who has a form's vehicle put by: this browser itself, or somebody else; null where nobody has. */
export async function reservedBy({ site, about: { vehicle } }: FormRequest): Promise<ReservedBy | null> {
  if (vehicle === null || offeredStatus(vehicle) !== "reserved") return null;
  const { checkout, logger } = site.services;
  try {
    const own = await ownOrder(site, vehicle.id);
    const isOwn = own !== null && (await checkout.holdOf(vehicle.id))?.orderId === own.id;
    return isOwn ? "shopper" : "other";
  } catch (error) {
    // The form is taken all the same, and these words are true of both.
    logger.warn({ tenant: site.config.site.slug, error }, "whose reservation it is could not be read");
    return "other";
  }
}

/** Says that a form's vehicle is put by, and for whom; null where it is not. The form is taken all the same, and promises news where it is told. */
export async function reservedNotice(asked: FormRequest): Promise<FormNotice | null> {
  const by = await reservedBy(asked);
  if (by === null) return null;
  const { t } = asked.site;
  const [own, isTold] = [by === "shopper", NEWS_KINDS.includes(asked.form.kind)];
  const said = own ? "ownText" : isTold ? "text" : "plain";
  const wish = visitKindOf(asked.key) === "testDrive" ? ["drive"] : [];
  return {
    title: t(`forms.reserved.${own ? "ownTitle" : "title"}`),
    text: [said, ...wish].map((key) => t(`forms.reserved.${key}`)).join(" "),
  };
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
