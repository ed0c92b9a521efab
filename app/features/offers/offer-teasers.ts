import type { PageSite } from "~/domain/content/page-frame";
import type { Offer } from "~/domain/offer/offer";
import type { OfferedVehicle } from "~/domain/offer/offer-stock";
import { offersOfModel, offersOnVehicle } from "~/domain/offer/offers-about";
import { runningOffers } from "~/domain/offer/shown-offers";
import { parseStudioPicture, studioPictureAddress, type StudioView } from "~/domain/picture/studio-picture";
import type { SiteImage } from "~/domain/tenant/config/shapes";
import { hasPage } from "~/domain/tenant/has-page";
import { offerCard } from "./offer-card-view";

/** An offer as other pages print it: a line, what it is, and where it leads. */
export interface OfferTeaser {
  readonly kicker: string;
  readonly title: string;
  /** Its figure and its last day. */
  readonly terms: string;
  readonly href: string;
  readonly image: SiteImage | null;
  /** Whether it is one of finance, with a rate of its own. */
  readonly isFinance: boolean;
}

/** The offers of today as the home page shows them, in the dealer's order; none where offers have no page. */
export function homeOffers(site: PageSite): readonly OfferTeaser[] {
  const { config, content, today } = site;
  if (!hasPage(config, "offers")) return [];
  return runningOffers(content.offers, today).map((offer, index) => {
    const teaser = offerTeaser(offer, site);
    // The range shows the same models in their first view. The first teaser is large; the others are taller than wide,
    // where a vehicle fits only when seen from the front.
    const isModel = offer.image === null && teaser.image !== null;
    return isModel ? { ...teaser, image: seenFrom(teaser.image, index === 0 ? "side" : "front") } : teaser;
  });
}

/** A drawn model in another view; any other picture as it is. */
function seenFrom(image: SiteImage, view: StudioView): SiteImage {
  const drawn = parseStudioPicture(image.src);
  return drawn === null ? image : { ...image, src: studioPictureAddress({ ...drawn, view }) };
}

/** The offers of today about a model, the first of the dealer's order first. */
export function teasersOfModel(
  model: { readonly make: string; readonly model: string },
  site: PageSite,
  most: number,
): readonly OfferTeaser[] {
  const { config, content, today } = site;
  if (!hasPage(config, "offers")) return [];
  return (
    offersOfModel(content.offers, model, today)
      .slice(0, most)
      .map((offer) => offerTeaser(offer, site))
      // Beside the model itself, which is seen in its first view.
      .map((teaser) =>
        teaser.image === null ? teaser : { ...teaser, image: seenFrom(teaser.image, "front") },
      )
  );
}

/** The offers of today that a vehicle comes with, the first of the dealer's order first. */
export function teasersOnVehicle(vehicle: OfferedVehicle, site: PageSite): readonly OfferTeaser[] {
  const { config, content, today } = site;
  if (!hasPage(config, "offers")) return [];
  return offersOnVehicle(content.offers, vehicle, today).map((offer) => offerTeaser(offer, site));
}

function offerTeaser(offer: Offer, site: PageSite): OfferTeaser {
  const { category, name, highlight, highlightNote, ends, href, image } = offerCard(offer, site);
  // The mark of a footnote is removed: the footnote itself stands only on the offer's card and page.
  const note = highlightNote.replaceAll("*", "");
  const figure = note === "" ? highlight : `${highlight} (${note})`.trim();
  const terms = [figure, ends?.text ?? ""].filter(Boolean).join(". ");
  return { kicker: category, title: name, terms, href, image, isFinance: offer.department === "finance" };
}
