import { absolute, absolutePicture, pageFrame, type PageSite } from "~/domain/content/page-frame";
import { pageLinks } from "~/domain/content/page-links";
import { dealerId } from "~/domain/location/place-id";
import { manufacturerName, type Offer, offerImage } from "~/domain/offer/offer";
import { lastDayOf } from "~/domain/offer/offer-days";
import { offerPath, OFFERS_PATH } from "~/domain/offer/offer-path";
import { runningOffers } from "~/domain/offer/shown-offers";
import { shorten } from "~/domain/text/shorten";
import { longDate } from "~/domain/time/long-date";
import { offerCard, offerWords, withDays } from "./offer-card-view";
import type { EndedOfferView, OfferPageView } from "./offer-views";

/** Characters of a description for search engines. */
const META_TEXT = 160;
const MORE_OFFERS = 3;

/** The page of an offer that runs today (ROUTE-34, ROUTE-35). */
export function buildOffer(offer: Offer, site: PageSite): OfferPageView {
  const { config, t } = site;
  const card = offerCard(offer, site);
  const text = withDays(offer.description, offer, site);
  return {
    frame: pageFrame(site, {
      title: offer.name,
      description: shorten(text, META_TEXT),
      path: card.href,
      above: [{ label: t("offer.title"), href: OFFERS_PATH }],
      image: card.image?.src ?? null,
      entities: [offerEntity(offer, text, site)],
    }),
    card,
    term: card.ends?.text ?? t("offer.ongoing"),
    facts: offer.facts,
    text,
    html: withDays(offer.prose.html, offer, site),
    actions: pageLinks(config, offer.actions),
    disclaimerTitle: t("offer.disclaimer"),
    disclaimer: offer.disclaimer === "" ? null : withDays(offer.disclaimer, offer, site),
    formTitle: t("forms.offer.title"),
    formIntro: t("forms.offer.intro"),
    more: moreOffers(offer, site),
    words: offerWords(site),
  };
}

/** What stands at the address of an offer that is over: what it was, and what is on now. */
export function buildEndedOffer(offer: Offer, site: PageSite): EndedOfferView {
  const { config, today, t } = site;
  const last = lastDayOf(offer, today) ?? today;
  const more = moreOffers(offer, site);
  const title = t("offer.ended.title");
  const told = t("offer.ended.text", { name: offer.name, date: longDate(last, config.site.locale) });
  return {
    frame: pageFrame(site, {
      title,
      description: told,
      path: offerPath(config, offer),
      above: [{ label: t("offer.title"), href: OFFERS_PATH }],
    }),
    title,
    text: more === null ? t("offer.ended.none") : told,
    actions: [
      { href: OFFERS_PATH, label: t("offer.ended.all") },
      { href: config.routes.defaultSearch, label: t("offer.ended.stock") },
    ],
    more,
    words: offerWords(site),
  };
}

/** Other offers of today: those of the same kind or make first. */
function moreOffers(offer: Offer, site: PageSite): OfferPageView["more"] {
  const { content, today, t } = site;
  const near = (one: Offer) =>
    Number(one.category === offer.category) +
    Number(manufacturerName(one) !== null && manufacturerName(one) === manufacturerName(offer));
  const others = runningOffers(content.offers, today).filter(({ id }) => id !== offer.id);
  const nearest = others.toSorted((a, b) => near(b) - near(a)).slice(0, MORE_OFFERS);
  return nearest.length === 0
    ? null
    : { title: t("offer.more"), cards: nearest.map((one) => offerCard(one, site)) };
}

function offerEntity(offer: Offer, description: string, { config, today }: PageSite) {
  const image = offerImage(offer);
  const last = lastDayOf(offer, today);
  const picture = image === null ? {} : { image: absolutePicture(config, image.src) };
  return {
    "@type": "Offer",
    name: offer.name,
    description,
    category: offer.category,
    url: absolute(config, offerPath(config, offer)),
    ...picture,
    ...(offer.price === null ? {} : { price: offer.price, priceCurrency: config.site.currency }),
    ...(offer.starts === null ? {} : { validFrom: offer.starts }),
    ...(last === null ? {} : { validThrough: last }),
    ...offeredModel(offer, picture),
    // A dealer would have to give its address here; its own page does.
    offeredBy: {
      "@type": "Organization",
      "@id": dealerId(config),
      name: config.site.name,
      url: absolute(config, "/"),
    },
  };
}

/** The model an offer is about; nothing where it is about a make, whose service is no vehicle at that price. */
function offeredModel(offer: Offer, picture: object): object {
  const make = manufacturerName(offer);
  if (make === null || !offer.model) return {};
  const brand = { "@type": "Brand", name: make };
  const model = { name: `${make} ${offer.model}`, model: offer.model };
  return { itemOffered: { "@type": "Vehicle", ...model, brand, ...picture } };
}
