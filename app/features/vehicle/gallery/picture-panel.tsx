import { type RefObject, useRef } from "react";
import { hasPriority } from "~/domain/vehicle/viewer-modes";
import { useTranslation } from "~/i18n/translation";
import { Carousel } from "~/ui/carousel/carousel";
import { Picture } from "~/ui/picture/picture";
import { classNames } from "~/ui/theme/class-names";
import * as css from "./gallery.css";
import type { GalleryPanelProps } from "./panel-props";
import { showSlide } from "./show-slide";
import { useArrowKeys } from "./use-arrow-keys";

interface PicturePanelProps extends GalleryPanelProps {
  readonly track: RefObject<HTMLUListElement>;
  /** The picture in view, counted from 0. */
  readonly slide: number;
  readonly onSlide: (index: number) => void;
}

/** All pictures in one row that snaps; the arrow keys move it where it has the focus, and anywhere while it fills the screen (GAL-04). */
export function PicturePanel({
  gallery,
  pictures,
  shown,
  full,
  sizes,
  track,
  slide,
  onSlide,
}: PicturePanelProps) {
  const { t } = useTranslation();
  const wanted = useRef(0);
  wanted.current = slide;
  useArrowKeys(track, { active: shown, everywhere: full }, (direction) => {
    const isMirrored = track.current?.matches("[dir=rtl] *") === true;
    showSlide(track.current, wanted.current + (isMirrored ? -direction : direction));
  });
  const labels = { row: t("vehicle.pictures"), previous: t("vehicle.previous"), next: t("vehicle.next") };
  // Where another mode is shown first, its picture loads before these.
  const before = gallery.first === "gallery" ? 0 : 1;
  return (
    <>
      <Carousel className={css.row} variant="full" labels={labels} trackRef={track} onSlide={onSlide}>
        {pictures.map((picture, index) => (
          <Picture
            key={picture.src}
            {...picture}
            className={classNames(css.photo, css.slide)}
            width={1200}
            height={900}
            sizes={sizes}
            priority={hasPriority(index + before) ? (index + before === 0 ? true : "early") : false}
          />
        ))}
      </Carousel>
      {pictures.length > 1 ? (
        <p className={css.count} data-nosnippet>
          {t("viewer.place", { number: slide + 1, total: pictures.length })}
        </p>
      ) : null}
    </>
  );
}
