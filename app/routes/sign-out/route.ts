import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { cookies, currentShopper, PERSONAL_HEADERS } from "~/request/account-context.server";
import { forgetBrowser } from "~/request/forget-browser.server";
import { cookieValue } from "~/features/account/account-cookies.server";
import { requireForm } from "~/request/posted-form.server";
import { services } from "~/services.server";
import { requireSite } from "~/request/site-context.server";

/** Signs out, with `everywhere` on every device. By POST only, so that no link and no picture can do it. */
export async function action({ request }: ActionFunctionArgs) {
  const config = await requireSite(request);
  const { accounts } = await services();
  const { session, hint } = await cookies();
  const [shopper, secret, form] = await Promise.all([
    currentShopper(request, config),
    cookieValue(session, request),
    requireForm(request, config),
  ]);
  if (shopper !== null && form.has("everywhere")) await accounts.closeAllSessions(shopper);
  if (secret !== null) await accounts.closeSession(config.site.slug, secret);
  const headers = new Headers(PERSONAL_HEADERS);
  headers.append("Set-Cookie", await session.serialize("", { maxAge: 0 }));
  for (const cookie of await forgetBrowser(request, config)) headers.append("Set-Cookie", cookie);
  headers.append("Set-Cookie", hint(false));
  return redirect("/", { status: 303, headers });
}

/** A component makes this route a page: a form that cannot be accepted is answered in the dealer's look. */
export default function SignOutRoute() {
  return null;
}

/** A link cannot sign anybody out: it leads to the account instead. */
export function loader() {
  return redirect("/account", { headers: PERSONAL_HEADERS });
}
