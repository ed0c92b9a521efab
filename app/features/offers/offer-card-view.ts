import type { PageSite } from "~/domain/content/page-frame";
import { type Offer, offerImage } from "~/domain/offer/offer";
import { lastDayOf } from "~/domain/offer/offer-days";
import { offerPath } from "~/domain/offer/offer-path";
import { foldAway } from "~/domain/text/fold-away";
import { longDate } from "~/domain/time/long-date";
import type { OfferCardView, OfferWords } from "./offer-views";

/** A description longer than this is folded away after {@link DESCRIPTION_FOLDED} characters (OFFER-06, OPEN-47). */
const DESCRIPTION = 200;
const DESCRIPTION_FOLDED = 160;
/** Characters of a disclaimer that show at first (OFFER-07). */
const DISCLAIMER = 200;

/** An offer as its card prints it. */
export function offerCard(offer: Offer, site: PageSite): OfferCardView {
  const disclaimer = withDays(offer.disclaimer, offer, site);
  return {
    id: offer.id,
    href: offerPath(site.config, offer),
    name: offer.name,
    category: offerCategoryName(offer.category, site),
    highlight: offer.highlight,
    highlightNote: offer.highlightNote,
    image: offerImage(offer),
    description: foldAway(withDays(offer.description, offer, site), DESCRIPTION, DESCRIPTION_FOLDED),
    disclaimer: disclaimer === "" ? null : foldAway(disclaimer, DISCLAIMER),
    ends: endsView(offer, site),
  };
}

/** A dealer's text with the offer's last day in the place of `{ends}`. */
export function withDays(text: string, offer: Offer, { config, today }: PageSite): string {
  const last = lastDayOf(offer, today);
  return last === null ? text : text.replaceAll("{ends}", longDate(last, config.site.locale));
}

/** The site's word for a category, else the category as the dealer wrote it (OFFER-10). */
export function offerCategoryName(category: string, { t }: PageSite): string {
  const key = `offer.categories.${category}`;
  const word = t(key);
  return word === key ? category : word;
}

/** The words of cards and pages of offers. */
export function offerWords({ t }: PageSite): OfferWords {
  return {
    more: t("text.more"),
    less: t("text.less"),
    fullDisclaimer: t("offer.fullDisclaimer"),
    lessDisclaimer: t("offer.lessDisclaimer"),
    view: t("offer.view"),
  };
}

function endsView(offer: Offer, { config, today, t }: PageSite): OfferCardView["ends"] {
  const day = lastDayOf(offer, today);
  if (day === null) return null;
  const text =
    day === today ? t("offer.endsToday") : t("offer.ends", { date: longDate(day, config.site.locale) });
  return { text, day };
}
