import { framesAround } from "~/domain/vehicle/spin-turn";
import { Picture } from "~/ui/picture/picture";
import type { FramesView } from "~/features/vehicle/gallery/gallery-view";
import * as css from "~/features/vehicle/gallery/panels.css";
import { SpotList } from "~/features/vehicle/gallery/spots/spot-list";

/** How many frames show the turn without script: one every 30 degrees of a usual turntable. */
const STRIP_FRAMES = 12;

/**
 * The turn as a row of pictures that scrolls by itself, for a `noscript`: React draws nothing inside of one in the browser,
 * so it has no script.
 */
export const SpinStrip = import.meta.env.SSR ? Strip : () => null;

function Strip({ spin: { frames, spots, alt } }: { readonly spin: FramesView }) {
  return (
    <>
      <ul className={css.strip} aria-label={alt}>
        {framesAround(frames, STRIP_FRAMES).map((src) => (
          <li key={src} className={css.stripFrame}>
            <Picture
              src={src}
              alt=""
              className={css.photo}
              width={1200}
              height={900}
              sizes="100vw"
              minWidth={960}
            />
          </li>
        ))}
      </ul>
      <SpotList spots={spots} />
    </>
  );
}
