const VIEWS = [
  "hero",
  "side",
  "rear34",
  "front",
  "rear",
  "detail",
  "front34",
  "tail",
  "rearseat",
  "dash",
] as const;

/** From where a studio picture shows a vehicle; `spin00` to `spin35` are the frames of a turntable. */
export type StudioView = (typeof VIEWS)[number] | `spin${string}`;

/** A demonstration picture: which shape, from where, in which paint. */
export interface StudioPicture {
  /** A key of `STUDIO_SHAPES`, unless the address was made up. */
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
const SPIN = /^spin(?:[0-2]\d|3[0-5])$/;

/** Reads a studio picture's address (`/media/v/suv-hero-b3101a`); null for any other picture. */
export function parseStudioPicture(address: string): StudioPicture | null {
  const [, body, text, paint] = ADDRESS.exec(address) ?? [];
  const view = studioView(text);
  return body === undefined || paint === undefined || view === null ? null : { body, view, paint };
}

/** The view of a turntable's frame, counted from 0. */
export function spinView(frame: number): `spin${string}` {
  return `spin${String(frame).padStart(2, "0")}`;
}

/** Whether a view is a frame of a turntable. */
export function isSpinView(view: string): view is `spin${string}` {
  return SPIN.test(view);
}

function studioView(text: string | undefined): StudioView | null {
  if (text === undefined) return null;
  return isSpinView(text) ? text : (VIEWS.find((one) => one === text) ?? null);
}
