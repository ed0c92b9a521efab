import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { contactBrief } from "~/request/contact-brief.server";
import { ProseText } from "~/features/content/prose";
import { ContactBrief } from "~/features/forms/brief/contact-brief";
import { formPageHeaders } from "~/features/forms/sending/form-headers.server";
import { LaterLeadForm } from "~/features/forms/later-lead-form";
import { orLostConnection } from "~/features/forms/sending/lost-connection";
import { buildEndedOffer, buildOffer } from "~/features/offers/build-offer";
import { EndedOfferPage, OfferPage, OfferStock } from "~/features/offers/offer-page";
import { metaSite, linkedDataMeta, pageMeta } from "~/features/site/page-meta";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { FORM_HEADERS, wasRefused, formHeaders } from "~/request/form-context.server";
import { keepable } from "~/render/kept-page.server";
import { four } from "~/ui/theme/layout.css";
import { offerRequest } from "./offer-request.server";
import { offerEnquiry, takeOfferEnquiry } from "./offer-enquiry.server";
import { offerStock } from "./offer-stock.server";

/** Tells search engines that the offer is gone for good. */
const GONE = 410;

/** One offer (ROUTE-34, ROUTE-35); 410 with what is on now for one that is over. */
export const loader = keepable(async ({ request, context }: LoaderFunctionArgs) => {
  const { site, offer, isOver } = await offerRequest(request);
  const none = { view: null, form: null, stock: null, contact: null, ended: null, errorWord: "" };
  if (isOver) {
    const ended = buildEndedOffer(offer, site);
    return json({ ...none, ended }, { status: GONE, headers: FORM_HEADERS });
  }
  const form = offerEnquiry(offer, site);
  const stock = await offerStock(offer, site);
  const view = buildOffer(offer, site);
  const contact = contactBrief(site.config, site.t, site.now, null);
  const errorWord = wasRefused(context) ? site.t("forms.error") : "";
  const headers = formHeaders(site);
  return json({ ...none, view, form, stock, contact, errorWord }, { headers });
});

/** Takes the enquiry. */
export function action({ request, context }: ActionFunctionArgs) {
  return takeOfferEnquiry(request, context);
}

/** Script's way to it: a lost connection loses nothing that was typed. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return orLostConnection(request, () => serverAction());
}

export const headers = formPageHeaders;

/** A form that was sent back keeps its page: reloading the data would make a new token that the form does not have. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  (actionStatus ?? 0) >= 400 ? false : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  const frame = data?.view?.frame ?? data?.ended?.frame;
  if (!data || site === null || frame === undefined) return [];
  const { description, path, image, structured } = frame;
  const title = data.errorWord === "" ? frame.title : `${data.errorWord} ${frame.title}`;
  const noindex = data.ended !== null;
  return [
    ...pageMeta(site, { title, description, path, noindex, ...(image === null ? {} : { image }) }),
    linkedDataMeta(structured),
  ];
};

const CARD_SIZES = "(max-width: 720px) 82vw, (max-width: 1080px) 46vw, 340px";

export default function OfferRoute() {
  const { view, form, stock, contact, ended } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (ended !== null) return <EndedOfferPage view={ended} />;
  return (
    <OfferPage
      view={view}
      prose={<ProseText html={view.html} />}
      contact={
        contact === null ? null : (
          <aside aria-label={contact.title}>
            <ContactBrief contact={contact} />
          </aside>
        )
      }
      form={<LaterLeadForm key={form.action} view={form} answer={answer} />}
      stock={
        stock === null ? null : (
          <OfferStock title={stock.title} more={stock.more}>
            <div className={four}>
              {stock.cards.map((card) => (
                <VehicleCard key={card.id} card={card} labels={stock.labels} sizes={CARD_SIZES} />
              ))}
            </div>
          </OfferStock>
        )
      }
    />
  );
}
