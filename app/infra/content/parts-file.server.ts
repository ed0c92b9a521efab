import { partFile, NO_PARTS, type PartsCatalogue } from "~/domain/parts/part-file";
import { pictureAddress } from "~/domain/picture/picture-address";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { type DataFile, type DataPlace, readDataFile } from "./data-file.server";

/** Reads a dealer's `content/parts.yaml`. */
export function readParts(place: DataPlace): Promise<DataFile<PartsCatalogue>> {
  return readDataFile(place, partFile);
}

/** The catalogue with its pictures as our picture route serves them. */
export function routedParts({ data }: DataFile<PartsCatalogue>, { images }: SiteConfig): PartsCatalogue {
  if (data === null) return NO_PARTS;
  return {
    ...data,
    parts: data.parts.map((part) => {
      const src = part.image === null ? null : pictureAddress(part.image.src, images.hosts);
      return { ...part, image: part.image === null || src === null ? null : { ...part.image, src } };
    }),
  };
}

/** Faults that take more than one entry to see: numbers used twice, categories and pictures there are not. */
export function partFaults(
  { file, data }: DataFile<PartsCatalogue>,
  { images }: SiteConfig,
): readonly string[] {
  if (data === null) return [];
  const slugs = data.categories.map(({ slug }) => slug);
  const numbers = new Set<string>();
  return data.parts.flatMap(({ number, category, image }, index) => {
    const isTaken = numbers.has(number);
    numbers.add(number);
    const tell = (field: string, expected: string, received: string) =>
      `${file}: parts[${String(index)}].${field}: expected ${expected}, received ${received}`;
    return [
      ...(isTaken ? [tell("number", "a number of its own", number)] : []),
      ...(slugs.includes(category)
        ? []
        : [tell("category", `one of categories (${slugs.join(", ")})`, category)]),
      ...(image === null || pictureAddress(image.src, images.hosts) !== null
        ? []
        : [tell("image.src", "a picture of this site or of images.hosts", image.src)]),
    ];
  });
}
