import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isBookingAhead } from "~/domain/appointment/booking-ahead";
import { isOrderKind } from "~/domain/checkout/order";
import { storageKey } from "~/domain/shortlist/kept-lists";
import { readReceipt } from "~/features/forms/receipt/receipt.server";
import { SuccessPage } from "~/features/forms/receipt/success-page";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import type { DraftAnswers } from "~/ports/draft-store";
import { FORM_HEADERS, type FormSite, formSite, RECEIPT_FLOW } from "~/request/form-context.server";
import { requirePage } from "~/request/site-context.server";

/**
 * The receipt of what this browser sent last (ROUTE-16, LEAD-06). It is found by the browser's own cookie, so that
 * nobody can read another's. Without a cookie the page thanks nobody, but says that whatever was sent has arrived.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePage(request, "success");
  const site = await formSite(request);
  const { config, t, visitor, services } = site;
  const key = { tenant: config.site.slug, visitor: visitor.secret, flow: RECEIPT_FLOW, about: "" };
  const kept: DraftAnswers = await services.drafts.read(key).catch(() => ({}));
  const receipt = readReceipt(kept);
  const page = {
    receipt,
    own: receipt === null ? null : await ownPage(site, receipt.leadId),
    keys: {
      contact: storageKey(config.site.slug, "contact"),
      enquiryCar: storageKey(config.site.slug, "enquiryCar"),
      successCategory: storageKey(config.site.slug, "successCategory"),
    },
    words: {
      title: t("forms.sent.none"),
      text: t("forms.sent.noneText"),
      answers: t("forms.sent.answers"),
      next: t("forms.sent.next"),
      about: t("forms.sent.about"),
      browse: t("forms.sent.browse"),
      back: t("forms.sent.back"),
      reference: t("forms.sent.reference"),
      calendar: t("forms.sent.calendar"),
      after: t("forms.sent.after"),
    },
    browseHref: config.routes.defaultSearch,
  };
  return json(page, { headers: FORM_HEADERS });
}

/** The page of what was sent just now; none where it is gone, or cannot be read at the moment. */
async function ownPage({ config, t, services, now }: FormSite, leadId: string) {
  const sent = await services.sentLeads.ofLead(config, leadId).catch(() => null);
  if (sent === null || isOrderKind(sent.lead.kind)) return null;
  const { lead } = sent;
  const isMovable = isBookingAhead(lead, config, now);
  return {
    href: services.sentLeads.path(config, lead),
    label: t(isMovable ? "forms.sent.ownBooking" : "forms.sent.own"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  return pageMeta(site, { title: data.receipt?.title ?? data.words.title, noindex: true });
};

export default function SuccessRoute() {
  return <SuccessPage {...useLoaderData<typeof loader>()} />;
}
