import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { safeOwnPath } from "~/domain/url/own-path";
import { PERSONAL_HEADERS } from "~/request/account-context.server";
import { forgetBrowser } from "~/request/forget-browser.server";
import { requireForm } from "~/request/posted-form.server";
import { requireSite } from "~/request/site-context.server";

/** Forgets what was typed in this browser, and shows its form again, empty. */
export async function action({ request }: ActionFunctionArgs) {
  const config = await requireSite(request);
  const form = await requireForm(request, config);
  const to = form.get("to");
  const headers = new Headers(PERSONAL_HEADERS);
  for (const cookie of await forgetBrowser(request, config)) headers.append("Set-Cookie", cookie);
  return redirect(safeOwnPath(typeof to === "string" ? to : null) ?? "/", { status: 303, headers });
}

/** A component makes this route a page: a form that cannot be accepted is answered in the dealer's look. */
export default function StartEmptyRoute() {
  return null;
}

/** A link cannot forget anything. */
export function loader() {
  return redirect("/", { headers: PERSONAL_HEADERS });
}
