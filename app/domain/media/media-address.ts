import type { MediaFile, PictureFile } from "./media-file";

const ENDINGS = ["jpg", "jpeg", "png", "webp", "avif", "svg", "woff2", "txt"] as const;
/** The ending of a dealer's own file, which says what it is. */
export type MediaEnding = (typeof ENDINGS)[number];

const named = (endings: readonly MediaEnding[]) =>
  String.raw`[a-z0-9]+(?:[-_][a-z0-9]+)*\.(?:${endings.join("|")})`;
const SERVED = String.raw`d/([\w-]{24})(?:-(\d{1,5})x(\d{1,5}))?/`;

const NAME = named(ENDINGS);
const FILE_NAME = new RegExp(`^${NAME}$`);
const ADDRESS = new RegExp(`^/media/(?:${SERVED})?(${NAME})$`);
const WRITTEN = new RegExp(`^/media/(${NAME})$`);
/** The target of a picture or a link in Markdown. */
const IN_MARKDOWN = new RegExp(
  String.raw`(\]\(<?|^\[[^\]\n]+\]:[ \t]+<?)/media/(${NAME})(?=[\s)>#]|$)`,
  "gm",
);

/** What addresses of own files with one of these endings look like, as a dealer writes them and as they are served. */
export function mediaAddressPattern(endings: readonly MediaEnding[]): RegExp {
  return new RegExp(`^/media/(?:${SERVED})?${named(endings)}$`);
}

/** Whether a file of `media/` is named so that it has an address: small letters, digits, hyphens, a known ending. */
export function isMediaName(name: string): boolean {
  return name.length <= 100 && FILE_NAME.test(name);
}

/** What an address of a dealer's own file says. */
export interface MediaAddress {
  readonly name: string;
  /** Null for an address as a dealer writes it, which leads to whatever the file holds now. */
  readonly digest: string | null;
  /** Pixels of a picture, as it is served; null for other files. */
  readonly width: number | null;
  readonly height: number | null;
}

/** What an address is made of: of a picture its size too. */
type Addressed = Pick<MediaFile, "name" | "digest"> & Partial<Pick<PictureFile, "width" | "height">>;

/** Where a file is served for good: the address names its content, and a picture's size. */
export function mediaAddress({ name, digest, width, height }: Addressed): string {
  const size = width === undefined || height === undefined ? "" : `-${width}x${height}`;
  return `/media/d/${digest}${size}/${name}`;
}

const SERVED_ANYWHERE = new RegExp(`/media/${SERVED}(?=${NAME})`, "g");

/** A text for the dealer, with own files by the address that stands in its files (`/media/yard.jpg`). */
export function asWritten(text: string): string {
  return text.replace(SERVED_ANYWHERE, "/media/");
}

/** Reads `/media/yard.jpg` and what {@link mediaAddress} writes; null for any other address. */
export function parseMediaAddress(address: string): MediaAddress | null {
  const [, digest = null, width, height, name] = ADDRESS.exec(address) ?? [];
  if (name === undefined) return null;
  return {
    name,
    digest,
    width: width === undefined ? null : Number(width),
    height: height === undefined ? null : Number(height),
  };
}

/** The size in pixels that the address of a dealer's own file names; null for any other address. */
export function mediaSize(address: string): { readonly width: number; readonly height: number } | null {
  const { width = null, height = null } = parseMediaAddress(address) ?? {};
  return width === null || height === null ? null : { width, height };
}

/**
 * A text with the addresses of own files as they are served: the text itself, or pictures and links in Markdown.
 * @param addressOf where a file of that name is served; null leaves the address as it stands
 */
export function withMediaAddresses(text: string, addressOf: (name: string) => string | null): string {
  const whole = WRITTEN.exec(text)?.[1];
  if (whole !== undefined) return addressOf(whole) ?? text;
  if (!text.includes("/media/")) return text;
  return text.replace(IN_MARKDOWN, (found, before: string, name: string) => {
    const address = addressOf(name);
    return address === null ? found : `${before}${address}`;
  });
}
