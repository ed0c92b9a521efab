import { loanFields } from "~/domain/finance/finance-link";
import { missingVehicle } from "~/domain/forms/vehicle/vehicle-refusal";
import { ASKED_ABOUT, VEHICLE_NOT_HERE } from "~/domain/lead/standing-fields";
import { askedAbout } from "./asked-about.server";
import { modelFields } from "../model-message.server";
import type { FormRequest } from "../form-request.server";

/**
 * What a lead says of the address its form was opened at: the model, work or page it names, a vehicle that is not there, and the loan that
 * a calculator worked out.
 */
export function openedFields(asked: FormRequest): Readonly<Record<string, string>> {
  const names = new Set(asked.form.steps.flat().map(({ name }) => name));
  const missing = missingVehicle(asked.about);
  const notHere = missing === null ? {} : { [VEHICLE_NOT_HERE]: missing };
  const about = askedAbout(asked);
  const asks = about === null ? {} : { [ASKED_ABOUT]: about };
  return { ...notHere, ...asks, ...modelFields(asked), ...loanFields(asked.query, names) };
}
