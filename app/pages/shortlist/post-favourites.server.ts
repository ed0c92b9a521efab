import { redirect } from "@remix-run/node";
import { cookieText, readIds, without, withNewest } from "~/domain/shortlist/id-list";
import { KEPT_LISTS, listCookie, listInCookies } from "~/domain/shortlist/kept-lists";
import { safeOwnPath } from "~/domain/url/own-path";
import { formText } from "~/features/account/typed-fields.server";
import { FAVOURITES_PATH } from "~/paths";
import { services } from "~/services.server";

const { cap } = KEPT_LISTS.favourites;

/**
 * Keeps or forgets vehicles in the browser's list: `save={id}` or `remove={id},{id}`; then shows the list (FAV-01).
 * @param form with `back`, the page the button stands on
 */
export async function postFavourites(request: Request, form: FormData): Promise<Response> {
  const { env } = await services();
  const ids = listInCookies(request.headers.get("cookie"), "favourites") ?? [];
  const [saved] = readIds(formText(form, "save"), 1);
  const removed = readIds(formText(form, "remove"), cap);
  const next = removed.reduce(without, saved === undefined ? ids : withNewest(ids, saved, cap));
  const [firstRemoved] = removed;
  const told = saved === undefined ? { removed: firstRemoved } : { saved };
  return redirect(resultPath(told, safeOwnPath(formText(form, "back"))), {
    status: 303,
    headers: {
      "Cache-Control": "no-store",
      "Set-Cookie": listCookie("favourites", cookieText(next), env.production),
    },
  });
}

function resultPath(told: Readonly<Record<string, string | undefined>>, back: string | null): string {
  const query = new URLSearchParams();
  for (const [name, id] of Object.entries(told)) if (id !== undefined) query.set(name, id);
  if (back !== null && !back.startsWith(FAVOURITES_PATH)) query.set("back", back);
  return query.size === 0 ? FAVOURITES_PATH : `${FAVOURITES_PATH}?${query.toString()}`;
}
