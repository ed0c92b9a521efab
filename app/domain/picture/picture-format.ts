/** Encodings a picture can be sent in, smallest files first. JPEG is for readers that know neither of the others. */
export const PICTURE_FORMATS = ["avif", "webp", "jpeg"] as const;
/** One of {@link PICTURE_FORMATS}. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** At least one, best first. */
export type PictureFormats = readonly [PictureFormat, ...PictureFormat[]];

/**
 * The formats to answer with, by the `Accept` header of the request: those with the highest weight first; of equal
 * weights, the smallest file first. AVIF and WebP only when the header names them: old programs send `image/*` although
 * they know neither. JPEG is always last, which HTTP allows even for readers that exclude it (RFC 9110 §12.4.1).
 * @param accept null when the header is absent
 */
export function formatsFor(accept: string | null): PictureFormats {
  const weights = readAccept(accept ?? "*/*");
  const weightOf = (format: PictureFormat) =>
    weights.get(`image/${format}`) ??
    (format === "jpeg" ? (weights.get("image/*") ?? weights.get("*/*") ?? 0) : 0);
  const [best, ...rest] = PICTURE_FORMATS.filter((format) => format !== "jpeg" && weightOf(format) > 0)
    .concat("jpeg")
    .sort((one, other) => weightOf(other) - weightOf(one));
  return [best ?? "jpeg", ...rest];
}

/** Media types, in small letters, with their weights; what has an unreadable weight is left out. */
function readAccept(accept: string): ReadonlyMap<string, number> {
  const entries = accept.split(",").map((part) => {
    const [type = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith("q="))?.slice(2) ?? "1";
    return [type, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0] as const;
  });
  return new Map(entries.filter(([type]) => type !== ""));
}
