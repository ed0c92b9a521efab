import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Picture } from "~/ui/picture/picture";
import type { GalleryPanelProps } from "./panel-props";
import * as css from "./panels.css";
import { SpotList } from "./spots/spot-list";
import { useChunk } from "./use-chunk";

const loadSpots = () => import("./spots/spots");

/** The inside, with what is to be seen of it. */
export function InteriorPanel({ gallery: { interior, first }, shown, sizes }: GalleryPanelProps) {
  const { chunk } = useChunk(loadSpots, shown && (interior?.spots.length ?? 0) > 0);
  if (interior === null) return null;
  const { picture, spots } = interior;
  return (
    <>
      <div className={css.insideBox} style={assignInlineVars({ [css.ratio]: String(4 / 3) })}>
        <Picture
          {...picture}
          className={css.photo}
          width={1200}
          height={900}
          sizes={sizes}
          priority={first === "interior"}
        />
        {chunk === null ? null : <chunk.Spots spots={spots} frame={0} />}
      </div>
      <noscript>
        <SpotList spots={spots} />
      </noscript>
    </>
  );
}
