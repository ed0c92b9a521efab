import { visitKindOf } from "~/domain/appointment/visit-plan";
import { formLocations } from "~/domain/forms/place-choices";
import { deskPhone, deskPlace } from "~/domain/phone/lead-phone";
import type { FormPageView } from "~/features/forms/form-page-view";
import { stepsAhead } from "~/features/forms/receipt/build-receipt";
import { contactBrief } from "~/request/contact-brief.server";
import type { FormRequest } from "../form-request.server";

interface OnThePage {
  /** Id of the nearest place, where it is known. */
  readonly nearest: string | null;
  /** Steps are said above the form already. */
  readonly hasGuide: boolean;
}

/** What stands beside a form: whom to call instead, and what comes after it. */
export function besideForm(
  asked: FormRequest,
  { nearest, hasGuide }: OnThePage,
): Pick<FormPageView, "contact" | "ahead"> {
  const { site, about, form } = asked;
  const place = about.vehicle?.location_id ?? namedPlace(asked) ?? nearest ?? deskId(asked);
  return {
    contact: contactBrief(site.config, site.t, site.now, place, deskPhone(form.key, site.config)),
    ahead: hasGuide ? null : aheadOf(asked),
  };
}

/** The place that the address names, `?location=`; null for none of the dealer's. */
function namedPlace({ site: { config }, query }: FormRequest): string | null {
  const named = query.get("location");
  return config.site.locations.find(({ id }) => id === named)?.id ?? null;
}

/** The first workshop, or the parts desk, for a form that goes to one; null for any other. */
function deskId({ site: { config }, form: { key } }: FormRequest): string | null {
  const place = key === "service" ? formLocations(config, key)[0] : deskPlace(key, config);
  return place?.id ?? null;
}

/** Null for a visit and a prize: there it depends on what is chosen and won. */
function aheadOf({ site: { t }, form, key }: FormRequest): FormPageView["ahead"] {
  const isOpen = visitKindOf(key) !== null || key === "spinToWin";
  const steps = isOpen ? [] : stepsAhead(form, t);
  return steps.length === 0 ? null : { title: t("forms.sent.next"), steps };
}
