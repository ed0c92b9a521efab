import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { cookies, currentShopper, PERSONAL_HEADERS } from "~/request/account-context.server";
import { cookieValue } from "~/features/account/account-cookies.server";
import { services } from "~/services.server";
import { silence } from "~/domain/account/silence";
import { requireSite } from "~/request/site-context.server";

/**
 * Who is signed in and what they watch, for the script of public pages: `{phone, watched, justSaved, silent}`; `phone` is null
 * for visitors, `silent` says that nobody is told of news of what they watch. `justSaved` names the vehicle that was saved during the sign-in, once.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const shopper = await currentShopper(request, config);
  const { saved, hint } = await cookies();
  const headers = new Headers(PERSONAL_HEADERS);
  if (shopper === null) {
    headers.append("Set-Cookie", hint(false));
    return json({ phone: null, watched: [], justSaved: null, silent: false }, { headers });
  }
  const { watchlist } = await services();
  const entries = await watchlist.list(shopper);
  const justSaved = await cookieValue(saved, request);
  if (justSaved !== null) headers.append("Set-Cookie", await saved.serialize("", { maxAge: 0 }));
  const entry = entries.find(({ carId }) => carId === justSaved);
  return json(
    {
      phone: shopper.phone,
      watched: entries.map(({ carId }) => carId),
      justSaved: entry === undefined ? null : { id: entry.carId, name: entry.name },
      silent: silence(shopper) !== null,
    },
    { headers },
  );
}
