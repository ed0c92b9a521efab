import { useCallback, useEffect, useRef, useState } from "react";
import type { ViewerMode } from "~/domain/vehicle/viewer-modes";
import type { Thumb } from "~/domain/vehicle/viewer-thumbs";
import { thumbsOf } from "~/domain/vehicle/viewer-thumbs";
import { useTranslation } from "~/i18n/translation";
import { IconButton } from "~/ui/button/button";
import { type Drawing, NoPicture } from "~/ui/picture/picture";
import type { PictureView } from "../picture-view";
import { FilmPanel } from "./film/film-panel";
import type { FullOffer } from "./full/full-offer";
import * as css from "./gallery.css";
import type { GalleryView } from "./gallery-view";
import { InteriorPanel } from "./interior-panel";
import { linkedSpot } from "./spots/linked-spot";
import { ModeBar } from "./mode-bar";
import type { GalleryPanelProps } from "./panel-props";
import { type PhotosAsk, PhotosLink } from "./photos-link";
import { PicturePanel } from "./picture-panel";
import { showSlide } from "./show-slide";
import { SpinPanel } from "./spin/spin-panel";
import { Thumbs } from "./thumbs";
import { useFullscreen } from "./use-fullscreen";

export interface VehicleGalleryProps {
  /** Null for a vehicle with nothing to show. */
  readonly gallery: GalleryView | null;
  readonly pictures: readonly PictureView[];
  /** What is drawn where there is nothing to show. */
  readonly drawing: Drawing;
  /** Null where photos cannot be asked for. */
  readonly askPhotos: PhotosAsk | null;
  readonly state: "in-stock" | "sold";
  /** What is said of it where its pictures fill the screen. */
  readonly offer: FullOffer;
}

/** Everything there is to see of a vehicle (GAL): a stage in one of its modes, and thumbnails. */
export function VehicleGallery({ gallery, drawing, askPhotos, ...rest }: VehicleGalleryProps) {
  const { t } = useTranslation();
  if (gallery !== null) return <Viewer gallery={gallery} {...rest} />;
  return (
    <div className={css.gallery}>
      <div className={css.stage}>
        <NoPicture alt={t("vehicle.noPicture")} className={css.photo} drawing={drawing} />
        <PhotosLink ask={askPhotos} className={css.askPhotos} />
      </div>
    </div>
  );
}

type ViewerProps = Omit<VehicleGalleryProps, "drawing" | "askPhotos"> & { readonly gallery: GalleryView };

function Viewer({ gallery, pictures, state, offer }: ViewerProps) {
  const { t } = useTranslation();
  const viewer = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [mode, setMode] = useMode(gallery, viewer);
  const [slide, setSlide] = useState(0);
  const { frame, toggle } = useFullscreen(viewer);
  const full = frame !== null;
  const onSlide = useCallback((index: number) => setSlide(index), []);
  const onPick = (thumb: Thumb) => {
    setMode(thumb.kind === "film" ? "walkaround" : "gallery");
    // In the next frame, when the row is visible again: a hidden row does not scroll.
    if (thumb.kind === "picture") requestAnimationFrame(() => showSlide(track.current, thumb.index));
  };
  const sizes = full ? "100vw" : "(max-width: 1080px) 100vw, 900px";
  const panel = (own: ViewerMode): GalleryPanelProps => ({
    gallery,
    pictures,
    shown: mode === own,
    full,
    sizes,
  });
  return (
    <section
      className={css.gallery}
      aria-label={t("vehicle.pictures")}
      data-state={state}
      data-thumbs={thumbsOf(pictures.length, gallery.films.length).length > 0 ? true : undefined}
    >
      <div ref={viewer} className={css.viewer} data-full={full ? true : undefined}>
        {frame === null ? null : <frame.FullHead offer={offer} onLeave={toggle} />}
        <div className={css.stage}>
          {gallery.modes.map((own) => (
            <div
              key={own}
              className={gallery.modes.length > 1 ? css.panels[own] : css.panel}
              data-current={own === mode ? true : undefined}
            >
              <Panel mode={own} {...panel(own)} track={track} onSlide={onSlide} slide={slide} />
            </div>
          ))}
          <IconButton
            icon={full ? "x" : "maximize"}
            label={full ? t("viewer.leaveFullscreen") : t("viewer.fullscreen")}
            className={css.fullscreen}
            onClick={toggle}
          />
        </div>
        {gallery.modes.length > 1 ? <ModeBar modes={gallery.modes} mode={mode} onMode={setMode} /> : null}
        {frame === null ? null : (
          <frame.FullStrip
            pictures={pictures}
            current={mode === "gallery" ? slide : null}
            onPick={(index) => onPick({ kind: "picture", index })}
          />
        )}
      </div>
      <Thumbs
        pictures={pictures}
        films={gallery.films}
        current={mode === "gallery" ? slide : null}
        onPick={onPick}
      />
    </section>
  );
}

interface ModePanelProps extends GalleryPanelProps {
  readonly mode: ViewerMode;
  readonly track: React.RefObject<HTMLUListElement>;
  readonly slide: number;
  readonly onSlide: (index: number) => void;
}

function Panel({ mode, track, slide, onSlide, ...rest }: ModePanelProps) {
  if (mode === "spinner") return <SpinPanel {...rest} />;
  if (mode === "walkaround") return <FilmPanel {...rest} />;
  if (mode === "interior") return <InteriorPanel {...rest} />;
  return <PicturePanel {...rest} track={track} slide={slide} onSlide={onSlide} />;
}

/** The chosen mode: the page's first, unless the visitor chose one before script ran or the address leads to a part. */
function useMode(gallery: GalleryView, viewer: React.RefObject<HTMLElement>) {
  const [mode, setMode] = useState(gallery.first);
  useEffect(() => {
    const chosen = viewer.current?.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;
    const linked = linkedMode(gallery);
    setMode((now) => linked ?? gallery.modes.find((one) => one === chosen) ?? now);
  }, [gallery, viewer]);
  return [mode, setMode] as const;
}

function linkedMode({ spin, interior }: GalleryView): ViewerMode | null {
  if (spin?.kind === "frames" && linkedSpot(spin.spots) !== null) return "spinner";
  return interior !== null && linkedSpot(interior.spots) !== null ? "interior" : null;
}
