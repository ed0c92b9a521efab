import { pictureAddress } from "~/domain/picture/picture-address";
import { type Review, reviewFile } from "~/domain/review/review-file";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { type DataPlace, readDataFile } from "./data-file.server";

/** A dealer's `content/reviews.yaml`, read. */
export interface ReviewsRead {
  /** As people know it. */
  readonly file: string;
  readonly reviews: readonly Review[];
  readonly problems: readonly string[];
}

/** Reads what customers wrote; a dealer without the file has no reviews. */
export async function readReviews(place: DataPlace): Promise<ReviewsRead> {
  const { file, data, problems } = await readDataFile(place, reviewFile);
  return { file, reviews: data?.reviews ?? [], problems };
}

/** The reviews with their pictures as our picture route serves them. */
export function routedReviews({ reviews }: ReviewsRead, { images }: SiteConfig): readonly Review[] {
  return reviews.map((review) => {
    const src = review.image === null ? null : pictureAddress(review.image.src, images.hosts);
    return { ...review, image: review.image === null || src === null ? null : { ...review.image, src } };
  });
}

/** Faults that the file alone does not show: names used twice, locations and pictures there are not. */
export function reviewFaults({ file, reviews }: ReviewsRead, config: SiteConfig): readonly string[] {
  const places = config.site.locations.map(({ id }) => id);
  const ids = reviews.map(({ id }) => id);
  const tell = (index: number, field: string, expected: string, received: string) =>
    `${file}: reviews[${index}].${field}: expected ${expected}, received ${received}`;
  return reviews.flatMap(({ id, location, image }, index) => [
    ...(ids.indexOf(id) === index ? [] : [tell(index, "id", "an id of its own", id)]),
    ...(location === null || places.includes(location)
      ? []
      : [tell(index, "location", `the id of a location (${places.join(", ")})`, location)]),
    ...(image === null || pictureAddress(image.src, config.images.hosts) !== null
      ? []
      : [tell(index, "image.src", "a picture of this site or of images.hosts", image.src)]),
  ]);
}
