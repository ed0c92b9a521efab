import { easyContact } from "../forms/contact-fields";
import { FIELDS } from "../forms/field-catalogue";
import type { SiteForm } from "../forms/site-form";
import type { SiteConfig } from "../tenant/site-config";
import { manufacturerName, type Offer } from "./offer";

/** Where an enquiry about an offer goes in the dealer's pipeline, by who answers it (OPEN-114). */
const CATEGORIES: Readonly<Record<Offer["department"], string>> = {
  sales: "Enquiry",
  service: "Service",
  parts: "Parts",
  finance: "Finance",
};

/** The enquiry on an offer's page: the core questions and, where there are several, which place it is for. */
export function offerForm(
  { forms }: Pick<SiteConfig, "forms">,
  { department }: Pick<Offer, "department">,
): SiteForm {
  const { name, last_name, email, phone, postcode, location, message } = FIELDS;
  const place = { ...location, optional: true as const };
  return {
    key: "offer",
    kind: "enquiry",
    category: CATEGORIES[department],
    subcategory: "Special Offer",
    steps: [easyContact([name, last_name, email, phone, postcode, place, message])],
    terms: forms.termsDisclaimer,
    own: {},
  };
}

/** What an enquiry says of the offer it is about. */
export function offerLeadFields(offer: Offer): Readonly<Record<string, string>> {
  return {
    offer_id: offer.id,
    offer_name: offer.name,
    offer_category: offer.category,
    "Vehicle Make": manufacturerName(offer) ?? "",
    "Vehicle Model": offer.model ?? "",
  };
}
