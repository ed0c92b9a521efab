import { useTranslation } from "~/i18n/translation";
import { useRef, type MouseEvent } from "react";
import { Carousel } from "~/ui/carousel/carousel";
import { NoPicture, Picture } from "~/ui/picture/picture";
import { classNames } from "~/ui/theme/class-names";
import * as css from "./vehicle-gallery.css";
import type { VehiclePageView } from "./vehicle-page-view";

const THUMBS = 6;
const pictureId = (index: number) => `picture-${index + 1}`;

/** All pictures in one row that snaps, with thumbnails below when there are more than three. */
export function VehicleGallery({ page }: { readonly page: VehiclePageView }) {
  const { t } = useTranslation();
  const track = useRef<HTMLUListElement>(null);
  const { pictures } = page;
  if (pictures.length === 0) {
    return (
      <div className={css.gallery}>
        <div className={css.stage}>
          <NoPicture alt={t("vehicle.noPicture")} className={css.photo} drawing={page.drawing} />
        </div>
      </div>
    );
  }
  const labels = { row: t("vehicle.pictures"), previous: t("vehicle.previous"), next: t("vehicle.next") };
  return (
    <section className={css.gallery} aria-label={t("vehicle.pictures")} data-state={page.state}>
      <Carousel
        className={css.stage}
        variant="full"
        labels={labels}
        trackRef={track}
        slideIds={pictures.map((_, index) => pictureId(index))}
      >
        {pictures.map((picture, index) => (
          <Picture
            key={picture.src}
            {...picture}
            className={classNames(css.photo, css.slide)}
            width={1200}
            height={900}
            sizes="(max-width: 1080px) 100vw, 900px"
            priority={index < 2}
          />
        ))}
      </Carousel>
      {pictures.length > 3 ? <Thumbs page={page} onPick={(index) => show(track.current, index)} /> : null}
    </section>
  );
}

function Thumbs({
  page: { pictures },
  onPick,
}: {
  readonly page: VehiclePageView;
  onPick: (index: number) => boolean;
}) {
  const { t } = useTranslation();
  const count = pictures.length;
  const pick = (index: number) => (event: MouseEvent) => {
    // Without script the link scrolls to the picture by itself, page included.
    if (onPick(index)) event.preventDefault();
  };
  return (
    <div className={css.thumbs}>
      {pictures.slice(0, THUMBS).map(({ src }, index) => {
        const more = index === THUMBS - 1 && count > THUMBS ? count - THUMBS : 0;
        return (
          <a
            key={src}
            href={`#${pictureId(index)}`}
            className={css.thumb}
            aria-label={t("vehicle.pictureOf", { number: index + 1, total: count })}
            onClick={pick(index)}
          >
            <Picture
              src={src}
              alt=""
              className={css.photo}
              width={1200}
              height={900}
              maxWidth={320}
              sizes="160px"
            />
            {more > 0 ? (
              <span className={css.more}>{t("vehicle.morePictures", { number: more })}</span>
            ) : null}
          </a>
        );
      })}
    </div>
  );
}

function show(track: HTMLUListElement | null, index: number): boolean {
  const slide = track?.children[index];
  if (track === null || !(slide instanceof HTMLElement)) return false;
  track.scrollTo({ left: slide.offsetLeft });
  return true;
}
