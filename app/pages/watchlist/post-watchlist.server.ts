import { redirect } from "@remix-run/node";
import { cookies, currentShopper, PERSONAL_HEADERS } from "~/request/account-context.server";
import { signInAddress } from "~/domain/account/sign-in-address";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { safeOwnPath } from "~/domain/url/own-path";
import { formText } from "~/features/account/typed-fields.server";
import { savesAsGuest } from "~/domain/shortlist/shortlist-controls";
import { postFavourites } from "~/pages/shortlist/post-favourites.server";
import { requireForm } from "~/request/posted-form.server";
import { changeWatchlist } from "./change-watchlist.server";

/**
 * Answers the buttons of pages without script: `save={id}` or `remove={id}`, and `back`, the page they stand on. A
 * visitor who is not signed in keeps it in the browser, or signs in first and the vehicle is saved then (WATCH-09).
 */
export async function postWatchlist(request: Request, config: SiteConfig): Promise<Response> {
  const form = await requireForm(request, config);
  const change = form.has("save") ? "save" : "remove";
  const car = formText(form, change).slice(0, 20);
  const back = safeOwnPath(formText(form, "back"));
  const shopper = await currentShopper(request, config);
  if (shopper === null && savesAsGuest(config)) return postFavourites(request, form);
  const headers = new Headers(PERSONAL_HEADERS);
  if (shopper === null) {
    const { pending } = await cookies();
    if (change === "save") headers.append("Set-Cookie", await pending.serialize(`car:${car}:page`));
    const page = back ?? config.routes.watchlist;
    const address = signInAddress({ kind: "watchlist", redirect: page, back: back ?? "/" });
    return redirect(address, { status: 303, headers });
  }
  const done = await changeWatchlist(change, shopper, config, car);
  const said = done.success ? [change === "save" ? "saved" : "removed", car] : ["failed", keyOf(done.status)];
  const params = new URLSearchParams([said, ...(back === null ? [] : [["back", back]])]);
  return redirect(`${config.routes.watchlist}?${params.toString()}`, { status: 303, headers });
}

function keyOf(status: 404 | 409 | 503): string {
  return { 404: "unknown", 409: "sold", 503: "failed" }[status];
}
