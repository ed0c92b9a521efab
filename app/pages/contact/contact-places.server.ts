import { readNearCookie } from "~/domain/search/near/near-cookie";
import {
  buildContactPlaces,
  type ContactPlacesView,
} from "~/features/locations/contact/build-contact-places";
import { isPostcodeMissing } from "~/features/locations/directory/build-directory";
import { knownPlace } from "~/features/search/address/known-place.server";
import { pageSite } from "~/request/page-site.server";
import { services } from "~/services.server";
import type { FormRequest } from "~/pages/form/form-request.server";

const LONGEST = 60;

/**
 * The places below the contact form (LOC-05, LOC-16), counted from the postcode asked for, else from where the browser
 * remembers to look from: this page is kept by no cache. Null for every other form.
 */
export async function contactPlaces(
  request: Request,
  { key, query }: Pick<FormRequest, "key" | "query">,
): Promise<ContactPlacesView | null> {
  if (key !== "contact") return null;
  const site = await pageSite(request);
  const { postcodePlaces } = await services();
  const typed = (query.get("postcode") ?? "").trim().slice(0, LONGEST);
  const remembered = readNearCookie(request.headers.get("cookie") ?? "")?.place ?? "";
  const wanted = typed === "" ? remembered : typed;
  const from = wanted === "" ? null : await knownPlace(wanted, site.config, postcodePlaces);
  // A place that is remembered and no longer known is nobody's mistake.
  const missing = isPostcodeMissing(query);
  const postcode = missing || (typed === "" && from === null) ? "" : (from?.postcode ?? typed);
  const near = from === null ? "" : from.name;
  return buildContactPlaces({ postcode, from, near, missing }, site);
}
