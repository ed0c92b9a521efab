import type { Prose } from "~/domain/content/prose";
import type { SiteImage } from "../tenant/config/shapes";
import type { OfferFrontMatter } from "./offer-front-matter";

/** An offer of a dealer: a file of `content/offers` (ENT-26). */
export interface Offer extends OfferFrontMatter {
  /** Name of the file without its ending. */
  readonly id: string;
  /** Its terms at length (sanitized_description). */
  readonly prose: Prose;
  /** Picture of the model it is about, for an offer without its own (image_or_model_image). */
  readonly modelImage: SiteImage | null;
}

/** Whose vehicles an offer is about: its manufacturer is a name or an object with one (OFFER-11); null for an offer about vehicles of any make. */
export function manufacturerName({ manufacturer }: Pick<Offer, "manufacturer">): string | null {
  return typeof manufacturer === "string" ? manufacturer : (manufacturer?.name ?? null);
}

/** Its own picture, else its model's (OFFER-12); null when it has neither. */
export function offerImage({ image, modelImage }: Pick<Offer, "image" | "modelImage">): SiteImage | null {
  return image ?? modelImage;
}
