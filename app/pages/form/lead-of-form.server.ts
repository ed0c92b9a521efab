import { OWN_BOOKING } from "~/domain/appointment/own-booking";
import { dealershipOfAnswers } from "~/domain/forms/dealership-of-answers";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { leadFrom } from "~/request/form-context.server";
import type { FormRequest } from "./form-request.server";
import { openedFields } from "./opened/opened-fields.server";
import { answersOf } from "./steps-done";

/** The lead that a form makes. @param extra what it says besides the answers */
export function leadOf(
  request: Request,
  asked: FormRequest,
  ready: ReadySubmission,
  extra: Readonly<Record<string, string>> = {},
) {
  const { site, form, about } = asked;
  const { [OWN_BOOKING.name]: _, ...values } = answersOf(ready.values);
  return leadFrom(request, site, {
    form,
    ready: { ...ready, values },
    vehicle: about.vehicle,
    carId: about.named,
    dealershipId: dealershipOfAnswers(site.config, values),
    extra: { ...openedFields(asked), ...extra },
  });
}
