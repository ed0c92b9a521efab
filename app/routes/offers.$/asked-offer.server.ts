import { redirect } from "@remix-run/node";
import type { PageSite } from "~/domain/content/page-frame";
import type { Offer } from "~/domain/offer/offer";
import { hasEnded, isRunning } from "~/domain/offer/offer-days";
import { offerIdAt, offerPath } from "~/domain/offer/offer-path";
import { barePath } from "~/domain/tenant/page-paths";
import { hasPage } from "~/domain/tenant/has-page";
import { formSite, type FormSite } from "~/request/form-context.server";
import { notFound } from "~/pages/content/not-found.server";

/** An offer as one request asked for it. */
export interface AskedOffer {
  readonly site: FormSite & PageSite;
  readonly offer: Offer;
  readonly isOver: boolean;
}

/**
 * The offer at an address.
 * @throws a 404 when there is none or it has not begun; a permanent redirect from any other address of the same offer:
 * the other form of ROUTE-34 and ROUTE-35, another manufacturer's slug, a slash at the end
 */
export async function askedOffer(request: Request): Promise<AskedOffer> {
  const form = await formSite(request);
  const content = form.services.tenants.contentFor(form.config);
  const site = { ...form, content };
  const { pathname, search } = new URL(request.url);
  const id = hasPage(form.config, "offers") ? offerIdAt(barePath(pathname)) : null;
  const offer = content.offers.find((one) => one.id === id);
  const isOver = offer !== undefined && hasEnded(offer, site.today);
  if (offer === undefined || !(isOver || isRunning(offer, site.today))) throw notFound(site, pathname);
  const path = offerPath(site.config, offer);
  if (path !== pathname) throw redirect(path + search, 301);
  return { site, offer, isOver };
}
