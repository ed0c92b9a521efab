/** Views the demonstration studio pictures show a vehicle from. */
export const STUDIO_VIEWS = ["hero", "front", "rear", "rear34", "side", "detail"] as const;
/** A view of {@link STUDIO_VIEWS}. */
export type StudioView = (typeof STUDIO_VIEWS)[number];

/** A demonstration picture: which shape, from where, in which paint. */
export interface StudioPicture {
  readonly body: string;
  readonly view: StudioView;
  /** Six lower-case hex digits. */
  readonly paint: string;
}

/** Where the picture is served; a page adds the width (`?w=640`). */
export function studioPictureAddress({ body, view, paint }: StudioPicture): string {
  return `/media/v/${body}-${view}-${paint}`;
}

const ADDRESS = /^\/media\/v\/([A-Za-z]+)-([a-z0-9]+)-([0-9a-f]{6})$/;

/** Reads a studio picture's address (`/media/v/suv-hero-b3101a`); null for any other picture. */
export function parseStudioPicture(address: string): StudioPicture | null {
  const [, body, view, paint] = ADDRESS.exec(address) ?? [];
  if (body === undefined || paint === undefined) return null;
  const known = STUDIO_VIEWS.find((one) => one === view);
  return known === undefined ? null : { body, view: known, paint };
}
