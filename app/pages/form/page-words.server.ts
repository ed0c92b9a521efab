import { modelTitle } from "~/domain/catalogue/catalogue-model";
import { type FormKey, FORMS } from "~/domain/forms/form-catalogue";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { displayModel } from "~/domain/vehicle/make-names";
import { offeredStatus } from "~/domain/vehicle/stock-status";
import { vehicleTitle } from "~/domain/vehicle/title";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { words } from "~/features/forms/build-form";
import { contactPlacesLink } from "~/features/locations/contact/build-contact-places";
import type { Translator } from "~/i18n/translator";
import { SHORT_FORM, vehiclePath } from "~/paths";
import { asksBrochure, namedModel } from "./model-message.server";
import type { FormRequest } from "./form-request.server";

/** Places other pages lead to (ROUTE-28, FIN-13). */
const ANCHORS: Readonly<Partial<Record<FormKey, string>>> = {
  service: "service-booking",
  financeEnquiry: "finance-form",
  financeApplication: "finance-form",
};

/** Title, introduction and breadcrumbs of a form's page. */
export function pageWords(asked: FormRequest) {
  const { form, key } = asked;
  const { t, config } = asked.site;
  const { vehicle } = asked.about;
  const model = namedModel(asked);
  const about = model === null ? null : aboutModel(key, modelTitle(model), t);
  const brochure =
    model !== null && asksBrochure(asked)
      ? t("models.page.brochureTitle", { title: modelTitle(model) })
      : null;
  const title =
    brochure ??
    form.own.title ??
    about ??
    (key === "financeEnquiry" && asked.query.has(SHORT_FORM) ? t("finance.modalTitle") : null) ??
    (vehicle === null
      ? words(t, form, "title")
      : t(`forms.${key}.titleVehicle`, { model: modelOf(vehicle, config) }));
  const way =
    vehicle === null
      ? []
      : [{ label: vehicleTitle(vehicle, config.search), href: vehiclePath(vehicle.slug) }];
  return {
    title,
    intro: form.own.intro ?? words(t, form, introOf(asked)),
    instead: insteadOf(key, vehicle === null, config, t),
    wordsFirst: FORMS[key].wordsFirst === true,
    anchor: ANCHORS[key] ?? "form",
    crumbs: [
      { label: t("vehicle.home"), href: "/" },
      ...way,
      { label: form.own.title ?? words(t, form, "title") },
    ],
    crumbsLabel: t("vehicle.breadcrumb"),
  };
}

/** Nobody is promised a time where the workshop names it, or where somebody has the vehicle reserved. */
function introOf({ form, key, about: { vehicle } }: FormRequest): "introDay" | "introReserved" | "intro" {
  if (asksDay(form)) return "introDay";
  const isReserved = vehicle !== null && offeredStatus(vehicle) === "reserved";
  return key === "testDrive" && isReserved ? "introReserved" : "intro";
}

/** The title of a form opened from a model's page (ROUTE-39); null for a form that says nothing of models. */
function aboutModel(key: FormKey, title: string, t: Translator): string | null {
  if (key === "enquiry") return t("models.page.enquireTitle", { title });
  return key === "testDrive" ? t("models.page.driveTitle", { title }) : null;
}

/** Whether the workshop is asked for a day, because it gives no times. */
function asksDay({ steps }: FormRequest["form"]): boolean {
  return steps.flat().some(({ name }) => name === "preferred_date");
}

/**
 * What to look at before asking: for a drive the stock, whose vehicles lead here, and the dealer's places below.
 */
function insteadOf(key: FormKey, isAboutNone: boolean, config: SiteConfig, t: Translator) {
  if (key === "testDrive" && isAboutNone)
    return {
      text: t("forms.testDrive.choose"),
      label: t("forms.sent.browse"),
      href: config.routes.defaultSearch,
    };
  return key === "contact" ? contactPlacesLink(config, t) : null;
}

function modelOf({ make, model }: Vehicle, { search }: SiteConfig): string {
  return displayModel(make, model, search.makePrefixedModels);
}
