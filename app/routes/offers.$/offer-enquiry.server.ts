import { redirect, type TypedResponse } from "@remix-run/node";
import { shopperToldAt } from "~/domain/lead/answering/shopper-told";
import type { Offer } from "~/domain/offer/offer";
import { offerForm, offerLeadFields } from "~/domain/offer/offer-form";
import { offerPath } from "~/domain/offer/offer-path";
import { placeChoices } from "~/domain/forms/place-choices";
import { buildForm } from "~/features/forms/build-form";
import { buildReceipt } from "~/features/forms/receipt/build-receipt";
import type { FormAnswer, FormView } from "~/features/forms/form-view";
import {
  finishForm,
  FORM_HEADERS,
  type FormSite,
  freshToken,
  leadFrom,
  receiveForm,
  refuseForm,
  sendLead,
  erasedAnswer,
  refuseUnkept,
} from "~/request/form-context.server";
import { offerRequest } from "./offer-request.server";

/** The enquiry on an offer's page, ready to be filled in. */
export function offerEnquiry(offer: Offer, site: FormSite): FormView {
  const { config, t, today } = site;
  const form = offerForm(config, offer);
  return buildForm({
    form,
    config,
    t,
    today,
    token: freshToken(site, form),
    action: offerPath(config, offer),
    choices: placeChoices(config, "contact", null),
  });
}

/**
 * Takes an enquiry about an offer: the lead names the offer (LEAD-03). An enquiry about an offer that has ended is
 * answered with the page that says so.
 */
export async function takeOfferEnquiry(
  request: Request,
  context: object,
): Promise<TypedResponse<FormAnswer>> {
  const { site, offer, isOver } = await offerRequest(request);
  const { config, t } = site;
  if (isOver) return redirect(offerPath(config, offer), { status: 303, headers: FORM_HEADERS });
  const form = offerForm(config, offer);
  const ready = await receiveForm(request, site, form, { choices: placeChoices(config, "contact", null) });
  if (ready.kind === "refused") return refuseForm(ready.answer, ready.status, site, context);
  const place = config.site.locations.find(({ id }) => id === ready.values["location"]);
  const only = config.site.dealerships.length === 1 ? config.site.dealerships[0]?.id : undefined;
  const lead = leadFrom(request, site, {
    form,
    ready,
    vehicle: null,
    dealershipId: place?.dealershipId ?? only ?? null,
    extra: offerLeadFields(inOwnLanguage(offer, site)),
  });
  const sent = await sendLead(site, lead);
  if (sent?.isErased === true) return refuseForm(erasedAnswer(site, ready), 409, site, context);
  if (sent === null) return refuseUnkept(site, ready, context);
  const receipt = buildReceipt({
    form,
    t,
    config,
    values: ready.values,
    choices: ready.choices,
    leadId: sent.leadId,
    vehicle: null,
    carId: null,
    highlight: t("forms.offer.about", { name: offer.name }),
    // What looks like a robot's is answered once a person has looked at it.
    ...(ready.suspicion === null
      ? {
          toldAt: shopperToldAt({ ...lead, vehicle: null }, config, site.services.env.smsWebhookUrl !== null),
        }
      : {}),
  });
  return finishForm(site, {
    form,
    vehicle: null,
    receipt,
    isNew: sent.isNew,
    suspicion: ready.suspicion,
  });
}

/** The offer as the dealer wrote it: who answers may not read the language of the page. */
function inOwnLanguage(offer: Offer, { config, services: { tenants } }: FormSite): Offer {
  const { offers } = tenants.contentFor(tenants.inLanguage(config, null));
  return offers.find(({ id }) => id === offer.id) ?? offer;
}
