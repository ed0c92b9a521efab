import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { cookies, currentShopper, PERSONAL_HEADERS } from "~/request/account-context.server";
import { signInAddress } from "~/domain/account/sign-in-address";
import { safeOwnPath } from "~/domain/url/own-path";
import { formText } from "~/features/account/typed-fields.server";
import type { Shopper } from "~/ports/shopper-accounts";
import { requireForm } from "~/request/posted-form.server";
import { services } from "~/services.server";
import { requireSite } from "~/request/site-context.server";
import { saveSearch } from "~/pages/account/save-search.server";

const LIST = "/account#searches";

/**
 * Saved searches by POST: with a listing's `path` it is saved, after signing in if need be; `intent` `on`, `off` or
 * `remove` with `id` changes a saved one.
 */
export async function action({ request }: ActionFunctionArgs) {
  const config = await requireSite(request);
  if (!config.features.savedSearches) throw new Response(null, { status: 404 });
  const form = await requireForm(request, config);
  const path = safeOwnPath(formText(form, "path"));
  const shopper = await currentShopper(request, config);
  if (shopper === null) return signInFirst(path);
  if (path === null) await change(form, shopper);
  const to = path === null ? LIST : await saveSearch(path, shopper, config);
  return redirect(to, { status: 303, headers: PERSONAL_HEADERS });
}

async function signInFirst(path: string | null): Promise<Response> {
  const headers = new Headers(PERSONAL_HEADERS);
  const { pending } = await cookies();
  if (path !== null) headers.append("Set-Cookie", await pending.serialize(`search:${path}`));
  const address = signInAddress({ kind: "my-garage", redirect: LIST, back: path ?? "/" });
  return redirect(address, { status: 303, headers });
}

async function change(form: FormData, shopper: Shopper): Promise<void> {
  const { savedSearches } = await services();
  const id = formText(form, "id");
  switch (formText(form, "intent")) {
    case "on":
      return savedSearches.setAlerts(shopper, id, true);
    case "off":
      return savedSearches.setAlerts(shopper, id, false);
    case "remove":
      return savedSearches.remove(shopper, id);
  }
}

/** A component makes this route a page: a form that cannot be accepted is answered in the dealer's look. */
export default function SearchesRoute() {
  return null;
}

/** The list of searches is on the account's page. */
export function loader() {
  return redirect(LIST, { headers: PERSONAL_HEADERS });
}
